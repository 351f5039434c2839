"""What there is every day, shared by everybody: a puzzle, with whoever has solved it how many days in a row; a deal."""
