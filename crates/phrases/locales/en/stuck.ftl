### What becomes of a game that is stuck: a bot for somebody who is gone, a pause, an early end.
###
### $player and $awaited are pictures, sign and name; they stay as they are.

stuck-menu = Adjourn or end the game
stuck-adjourn = Adjourn
stuck-adjourn-help = Clocks and bots stand still until somebody goes on.
stuck-end = End the game
stuck-end-help = It is over for everybody and has no result. Its record can be saved.
stuck-end-sure = Yes, end it
stuck-replace = Let a bot sit in
stuck-resume = Go on with the game
stuck-needs-all = All players have to agree.
stuck-needs-most = Most of those who are there have to agree.
stuck-needs-none = You decide this alone.
stuck-overdue = { $player } has not moved for a long time. Nobody has to wait any longer.
# $time is a day with a time.
stuck-from = From { $time } on, nobody has to wait for { $player } any longer.
stuck-adjourned = Nothing happens until somebody goes on with the game.
stuck-ended = The game was ended before its time and has no result.
stuck-vote-replace = { $player } proposes that a bot sits in for { $awaited }.
stuck-vote-adjourn = { $player } proposes to adjourn the game.
stuck-vote-end = { $player } proposes to end the game.
stuck-count = Agreed: { $agreed } of { $needed }.
