# Refusals of a table, by their code.

table-no-table = There is no such table; check the link.
table-no-seat = There is no such seat: the table has { $seats } seats.
table-no-key = This needs the key to a seat.
table-not-seated = This key opens no seat at this table.
table-not-host = Only the table's host may do this.
table-bad-invitation = This invitation is not good any more; ask the player who made the table for a new one.
table-no-open-seat = Every seat at this table is taken.
table-seat-taken = The seat of { $seat } is taken.
table-bad-name = A name has 1 to { $most } characters that can be seen, in one line.
table-name-taken = Another player at the table has this name.
table-bad-message = A message has 1 to { $most } characters.
table-muted = The host has muted you: you can play on, but not write.
table-no-chat = There is no chat here.
table-nobody-there = No player sits on the seat of { $seat }.
table-blocked-word = This has a word that the server does not allow.
table-blocked-address = The server takes nothing from your address.
table-no-new-tables = The server makes no new tables just now; games that have begun go on.
table-clock-range = A clock has between { $least } and { $most } seconds.
table-pause-too-long = A bot waits at most { $most } milliseconds.
table-too-many-hints = A table allows at most { $most } hints for each player.
table-thinks-too-long = A bot thinks at most { $seconds } seconds or { $iterations } iterations about a move.
table-not-started = The game begins when every seat is taken.
table-over = The game is over.
table-not-over = This is possible once the game is over.
table-not-your-turn = It is the turn of { $seat }.
table-stale = The game has gone on: { $ply ->
    [one] there is 1 move
   *[other] there are { $ply } moves
} in it now.
table-nothing-to-undo = You have made no move in this turn that could be taken back.
table-turned-up = Something was turned up since then: that is taken back only if all players agree.
table-nothing-to-redo = No move was taken back that could be made again.
table-no-ply = There is no such move: the game has { $plies }.
table-no-line = There is no such line: the journal has { $lines }.
table-nothing-drawn = `{ $found }` is neither a tile such as bbg/1 nor an order such as bb=9 nor a tool such as rope.
table-bots-need-stacks = Nobody knows the stacks of this game: bots cannot play it, because somebody has to say what their moves turn up.
table-seat-count = The table needs { $expected } seats, one for each player of the record.
table-nothing-asked = Nobody asks you for an answer.
table-asked-already = { $seat } has asked something already, and waits for answers.
table-adjourned = The game is adjourned: somebody has to go on with it first.
table-not-adjourned = The game is not adjourned.
table-not-overdue = Nobody has kept the others waiting for long enough.
table-nothing-to-claim = No bot sits in for { $seat }.
table-no-hints = { $allowed ->
    [0] This table allows no hints.
    [one] You have used the hint that this table allows.
   *[other] You have used the { $allowed } hints that this table allows.
}
table-no-review = This table allows no review.
table-no-notices = This server sends no notices by { $kind }.
table-bad-address = Nothing can be sent to this address.
table-bad-link = This link is not good any more. Ask for notices at the table again.
table-asked-too-often = Notices were asked for too often. Please try again tomorrow.
table-full = The table's journal takes no more of this: it holds { $most } such lines.
table-other-edition = The game was dealt with other component values than this server plays with.
table-busy = The server is busy; please try again in a moment.
table-too-fast = Too many requests; please wait a moment.
table-bad-form = The request cannot be read: { $message }.
table-too-long = The request is too long: at most { $most } kB.
table-not-json = The request must be JSON, with Content-Type: application/json.
table-no-page = There is nothing at this address; /api/docs/ tells what there is.
table-no-method = This address does not take requests of this kind; /api/docs/ tells which.
table-no-socket = This address opens a WebSocket, and the request does not ask for one.
table-store-failed = The move could not be stored; please try again in a moment.
table-damaged = This table cannot be read; the host should look into the log.
table-newer-table = This table was written by a newer version of the program; the operator of the server should update it.
table-newer-record = This record has format { $found }, which only a newer version of the program can read.
table-other-protocol = This server speaks version { $spoken } of the protocol, and the client version { $asked }: update whichever is older.

# Notices to players who are not at the table.

# Subjects have no names in them: whoever writes a name must not write a subject.
notice-subject = Magnum Sal: it is your turn
notice-text = { $name }, it is your turn at the table “{ $table }”: phase { $phase }, round { $round }.
notice-confirm-subject = Magnum Sal: confirm your address
notice-confirm-text = Somebody wants to be told at this address when it is their turn in a game of Magnum Sal at { $host }. If that was you, open this link within a day and confirm it. If it was not, you need not do anything: no notices will come.
notice-end = No more notices of this table:
notice-end-all = Nothing more from this server to this address:
# On a button of a phone.
notice-end-short = End notices
