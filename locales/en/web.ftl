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
web-theme-auto = As the system has it
web-theme-light = Light
web-theme-dark = Dark
web-pace = Movement of pieces, cubes and coins
web-pace-off = None
web-pace-fast = Fast
web-pace-normal = Normal
web-pace-slow = Slow
web-notify = Tell me with a notification when it is my turn
web-close = Close
web-cancel = Cancel
web-not-found = Nothing is here
web-not-found-help = The address leads to no page of this game. Check the link, or start from the first page.
web-unreachable = The server does not answer. Check the connection and try again.


## Inside sentences, for those who cannot see the pictures

web-groszy = { $amount ->
    [one] { $amount } grosz
   *[other] { $amount } groszy
}
web-water = { $count } water
web-rule = Rule { $rule }
