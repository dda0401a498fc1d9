### Games without a server: they are kept and played in the browser alone.

local-place = Where is the game?
local-place-server = On the server
local-place-help-server = Others can look on by its link, and the server does the thinking of bots.
local-place-here = In this browser
local-place-help-here = It goes on without a net. Only this browser has it.
local-friends = Friends on other devices need a server that all of you can reach, and these pages come without one. If somebody has told you the address of a server, go there and make the table.
local-friends-address = Address of the server
local-friends-go = Go to the server
local-kept = Games in this browser
local-kept-help = Games that are played without a server are kept in this browser alone. A file takes them to another device, or keeps them safe.
local-export = Save all games as a file
local-import = Bring in games from a file
local-import-none = This file has no games of this kind.
# $taken games were brought in, $known were here already, $refused could not be taken.
local-imported = { $taken ->
    [0] No game was brought in.
    [one] { $taken } game was brought in.
   *[other] { $taken } games were brought in.
} { $known ->
    [0] { "" }
    [one] { $known } was here already.
   *[other] { $known } were here already.
} { $refused ->
    [0] { "" }
    [one] { $refused } cannot be read, or is another game here.
   *[other] { $refused } cannot be read, or are other games here.
}
local-delete-sure = Delete this game?
local-delete-help = Only this browser has { $table }. Deleted, it is gone for good.
local-delete = Delete it
local-memory = This browser stores no games just now: it has no room, or is not allowed to. You can play on, but what you play is gone when this page is closed.
local-failed = The game has failed and was started again. Every move that was answered is still there.
local-no-net = There is no net just now. Games in this browser go on without it.
local-install-help = As an app, the game has an icon and a window of its own.
local-install = Install the game
