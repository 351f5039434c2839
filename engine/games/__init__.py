"""The games: the contract that every family fulfils, what families share, and one folder a family."""
