"""The line that explains a turn to somebody who plays a game for the first time."""
