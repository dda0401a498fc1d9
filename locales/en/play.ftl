### Playing: what is asked, what can be done, what it costs and what is warned of.
