### The first game that teaches by doing, and the rules with their small boards.
