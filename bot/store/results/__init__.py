"""Results and ratings in the database."""
