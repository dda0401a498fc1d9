### The other players of a table: whose messages are shown, and what the host can do.

moderation-title = Players
moderation-hide = Hide messages
moderation-show = Show messages again
moderation-hide-help = Hiding is for you alone, in this browser: nobody else notices.
moderation-muted = cannot write
moderation-mute = Let them write no more
moderation-unmute = Let them write again
moderation-remove = Send away …
moderation-remove-open = The seat is free again, and the player’s key to it is void. You can invite somebody else.
moderation-remove-playing = A bot plays on, and the player’s key is void. You can invite somebody else to the seat.
moderation-remove-do = Send away
moderation-vacant = The player on seat { $seat } was sent away. A bot plays until somebody takes the seat.
moderation-report = Report …
moderation-report-about = What is it about?
moderation-report-player = The player in general
moderation-report-text = What is wrong? The operator of this server reads it, and nobody at the table.
moderation-report-send = Send the report
moderation-reported = Thank you. The operator has your report.
