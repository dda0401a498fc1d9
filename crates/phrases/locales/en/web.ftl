### The frame of the page in the browser, the start page, and what stands at a table before a game.


## Everywhere

web-skip = Skip to the content
web-nav = Main menu
web-nav-start = Play
web-nav-learn = Learn
web-nav-rules = Rules
web-settings = Settings
web-language = Language
web-theme = Appearance
web-theme-auto = Same as the system
web-theme-light = Light
web-theme-dark = Dark
web-pace = Animation of pieces, cubes and coins
web-pace-off = Off
web-pace-fast = Fast
web-pace-normal = Normal
web-pace-slow = Slow
web-notify = Notify me when it is my turn
web-notify-denied = This browser shows no notifications from here. You can allow them in its settings for this page.
web-cautions = { $count ->
    [0] You are warned before moves that are likely to hurt you.
    [one] { $count } warning before moves is switched off.
   *[other] { $count } warnings before moves are switched off.
}
web-cautions-again = Warn me again
web-settings-kept = Settings are saved in this browser.
web-close = Close
web-cancel = Cancel
web-loading = One moment …
web-load-failed = This page could not be loaded
web-load-failed-help = The connection was lost, or the server has a newer version of the game. Your games are safe.
web-part-failed = This could not be loaded.
web-late = The game has not started yet. The connection is slow, or the server has just got another version. If this stays, load the page again.
web-again = Try again
web-outdated-reloading = The server has another version of the game than this page. The page is reloaded.
web-outdated-stays = The server has another version of the game than this page. Reload it in a moment.
web-reload = Reload
web-no-new-tables = No new tables are made just now. Games that have begun go on.
web-copy = Copy the link
web-copied = Copied
web-share = Share …
web-not-found = Nothing is here
web-not-found-help = The address leads to no page of this game. Check the link, or start from the first page.
web-unreachable = The server does not answer. Check the connection and try again.


## Titles of the tab

web-title = Magnum Sal, the salt mine of Wieliczka
web-title-table = A table · Magnum Sal
web-title-replay = A game looked at again · Magnum Sal
web-title-rules = Rules · Magnum Sal
web-title-learn = Learn to play · Magnum Sal
web-title-notices = Notices · Magnum Sal
web-title-unknown = Nothing is here · Magnum Sal
web-title-waiting = Waiting for players · Magnum Sal


## Start page

# "Magnum Sal" itself is a name and is not translated.
web-start-invitation = Send your miners down into the royal salt mine of Wieliczka, bring up brown, green and white salt, and deliver what the king has ordered.
web-start-learn = New to the game?
web-start-learn-help = A first game of ten minutes shows how to play. You need not read anything before.
web-start-learn-go = Learn by playing
web-start-waiting = { $games ->
    [one] It is your turn in { $games } game
   *[other] It is your turn in { $games } games
}


## A new game

web-new = New game
web-new-mode = Who plays?
web-mode-bots = Against bots
web-mode-screen = Around one screen
web-mode-friends = With friends
web-mode-watch = Watch bots
web-mode-help-bots = You alone against opponents that the computer plays.
web-mode-help-screen = Two to five players take turns at this screen.
web-mode-help-friends = You get a link to send to each friend. Play at once, or over days.
web-mode-help-watch = Only bots play, and you watch.
web-new-expansion = Which game?
web-expansion-none = Base game
web-expansion-muria = With Muria
web-expansion-help-none = The mine under the town. Two to four players.
web-expansion-help-muria = The expansion: you dig the mine yourselves, boil brine and send foremen. Two to five players.
web-new-opponents = How many opponents?
web-new-bots = How many bots?
web-new-bots-too = Shall bots join in?
web-new-open = How many friends?
web-count = { $count }
web-count-none = None
web-new-level = How strong are the bots?
web-new-more-levels = Two more, to compare with
web-level-apprentice = Apprentice
web-level-journeyman = Journeyman
web-level-master = Master
web-level-grandmaster = Grandmaster
web-level-random = Daydreamer
web-level-uct = Calculator
web-level-help-apprentice = Friendly. Plays by rules of thumb; good for first games.
web-level-help-journeyman = A fair match. Thinks ahead to the next delivery.
web-level-help-master = Formidable. Searches for about a second a move.
web-level-help-grandmaster = The strongest. Has learned from thousands of games.
web-level-help-random = Plays any legal move at random.
web-level-help-uct = Searches as long as the master, but knows nothing but the rules.
# A bot by its level; with several of one level they are numbered.
web-bot = { $number ->
    [1] { $level }
   *[other] { $level } { $number }
}
web-new-name = Your name
web-new-name-help = Friends see it. At most 40 characters.
# What a player is called who has given no name; log sentences begin with it.
web-guest = Guest
web-new-players = Who sits at this screen?
web-new-player = Name of player { $number }
web-player = Player { $number }
web-new-add = Add a player
web-new-remove = Take player { $number } away
web-new-public = Public table: anybody in the lobby may sit down
# What a table is called that has no name of its own, while players are missing; $name is a list of those who sit there.
web-table-of = Table of { $name }
web-new-play = Play
web-new-start-screen = Begin
web-new-invite = Make the table
web-new-watch = Watch
web-new-summary-bots = { $expansion ->
    [muria] With Muria
   *[none] Base game
}, { $bots ->
    [one] { $bots } opponent
   *[other] { $bots } opponents
}, { $level }
web-new-summary-screen = { $expansion ->
    [muria] With Muria
   *[none] Base game
}, { $people } players at this screen{ $bots ->
    [0] { "" }
    [one] , { $bots } bot
   *[other] , { $bots } bots
}
web-new-summary-friends = { $expansion ->
    [muria] With Muria
   *[none] Base game
}, you and { $people ->
    [one] { $people } friend
   *[other] { $people } friends
}{ $bots ->
    [0] { "" }
    [one] , { $bots } bot
   *[other] , { $bots } bots
}
web-new-summary-watch = { $expansion ->
    [muria] With Muria
   *[none] Base game
}, { $bots } bots, { $level }


## Options of a new game

web-options = Options
web-options-help = Name, order, clock, hints and rule variants
web-clock-none = No clock
web-clock-turn = For each turn
web-clock-game = For the whole game
web-patience = Others need not wait longer than { $time } for a move
web-length-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-length-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-length-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-length-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-clock-per-turn = { $time } for each turn
web-clock-per-game = { $time } for the game, and { $increment } more after each turn
web-clock-per-game-flat = { $time } for the game
web-variant-mapped = Mapped mine
web-variant-fatigue = Everybody gets tired
web-variant-cart_capacity = Small carts
web-variant-bucket_into_unrevealed = No bucket into the dark
web-variant-pump_with_tired = Tired miners may pump
web-variant-help-mapped = The tiles of the mine lie face up: nothing is left to luck underground.
web-variant-help-fatigue = All of your miners in a chamber dig and get tired, not only those who are needed.
web-variant-help-cart_capacity = A cart covers two cubes only, as always with Muria.
web-variant-help-bucket_into_unrevealed = Water may only be poured into chambers that somebody has entered.
web-variant-help-pump_with_tired = Water can be pumped out of a chamber where all of your miners are tired.
web-variant-round_limit = Rounds of a phase at most
web-variant-help-round_limit = A phase ends then even if too few orders were delivered. It hardly ever comes to that.


## Lists of tables

web-mine = My games
web-mine-help = Games that this browser has a seat at. Nobody else can see this list.
web-mine-none = Games that you have begun or joined stand here, so that you can go on at any time.
web-mine-finished = Finished
web-lobby = Lobby
web-lobby-open = Tables with free seats
web-lobby-open-none = No public table is waiting for players now. Make one: choose “With friends” and tick “Public table”.
web-lobby-playing = Being played
web-lobby-playing-none = No public game is being played now.
web-your-turn = Your turn
web-their-turn = Turn of { $player }
web-over = Over
web-adjourned = Adjourned
web-ended = Ended early
web-won = { $winners } won with { $groszy ->
    [one] { $groszy } grosz
   *[other] { $groszy } groszy
}
web-go-on = Go on
web-look = Look
web-watch = Watch
web-join = Sit down
web-replay = Look at it again
web-forget = Forget
web-forget-sure = Forget this game?
web-forget-help = This browser gives its seat at { $table } away for good: the key to it cannot be got back.
web-forget-finished = { $table } disappears from this list. The game itself stays on the server.
web-forget-do = Forget it
web-free-seats = { $seats ->
    [one] { $seats } free seat
   *[other] { $seats } free seats
}
web-lost = The server does not answer just now; this list may be old.


## Bringing in a record

web-import = Look at a record
web-import-help = A game that was saved as a file, from here or from the command line, opens as a replay.
web-import-file = Choose a file
web-import-drop = or drop one here
web-import-paste = or paste its text
web-import-text = Text of the record
web-import-open = Open


## Foot of the start page

web-about-fan = This is an unofficial fan project. It is not connected with the authors or the publisher, and its texts and pictures are its own.
web-about-credits = Magnum Sal (2010) and Magnum Sal: Muria were designed by Marcin Krupiński and Filip Miłuński and published by Leonardo Games.
web-about-muria = The tiles and orders of Muria are reconstructed: the sources do not show the printed ones.
web-about-licence = The program is free: licensed under MIT or Apache 2.0, as you prefer.


## Before a game

web-room-title = { $table }: waiting for players
web-room-help = The game begins by itself when every seat is taken.
web-room-seats = Seats
web-room-order = The seats are in the order of play.
web-room-open = Waiting for a player
web-room-you = you
web-room-bot = bot
web-room-link = Invitation to seat { $seat }
web-room-link-help = Send each link to one friend: whoever sits down with it first has the seat.
web-room-new-link = Make a new link
web-room-link-gone = The link was made in another browser. Make a new one.
web-room-fill = Fill with a bot
web-room-fill-level = Level of the bot for seat { $seat }
web-room-watch = You are watching. If you were invited, open the link that you were sent.
web-room-public = This is a public table: you may take a free seat.
web-room-rules = What is played
web-room-leave = Give the seat up
web-room-leave-sure = Yes, give it up
web-join-title = You are invited to a game of Magnum Sal
web-join-with = { $count ->
    [one] { $players } is waiting for you.
   *[other] { $players } are waiting for you.
}
web-join-alone = Nobody sits at this table yet.
web-join-do = Sit down
web-join-look = Just watch
web-join-mine = You have a seat at this table already
web-join-mine-help = The link is for somebody else. Send it to a friend, or open it in another browser.
web-join-late = This game has begun without you
web-join-late-help = Every seat is taken. You may watch.
web-to-table = To the table
web-refused = This table cannot be opened
web-to-start = To the start page
web-without-key = Watch without a seat
web-connecting = Going to the table …


## At a table: its menu

web-menu = Table menu
web-menu-link = Link to watch
web-menu-link-help = Whoever has it sees the game, but cannot play.
web-menu-title = Name of the table
web-menu-rename = Save
web-menu-seats = Your seats
web-menu-name = Name of seat { $seat }
web-menu-leave = Leave the game
web-menu-leave-help = A journeyman sits in for you. You may come back at any time.
web-menu-leave-sure = Yes, leave
web-menu-over = The game is over
web-menu-save = Save the record
web-menu-rules = What is played
web-menu-seal = Seal of the deal
web-menu-seal-help = Proves after the game that the deal was fixed before it.
web-played-hints = { $hints ->
    [0] No hints
    [one] { $hints } hint for each player
   *[other] { $hints } hints for each player
}
web-played-hints-any = As many hints as wanted
web-played-no-chat = No chat
web-played-clock-none = No clock
web-played-usual = The standard rules


## Inside sentences, for those who cannot see the pictures

web-groszy = { $amount ->
    [one] { $amount } grosz
   *[other] { $amount } groszy
}
web-water = { $count } water
web-rule = Rule { $rule }
