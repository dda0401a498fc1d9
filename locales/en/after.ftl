### Replays, the end of a game, the review.
