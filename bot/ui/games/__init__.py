"""What each family adds to the board and the hand, a file a family."""
