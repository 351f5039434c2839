"""What there is every day: a puzzle that everybody shares, and whoever has solved it how many days in a row."""
