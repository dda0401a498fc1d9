### The board: what is read out of the town, the mine and the areas of the players.
