"""What those who manage a server settle for its games, and the word with which it is greeted."""
