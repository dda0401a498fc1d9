### Following a game: the log, the recap, whose turn it is.
