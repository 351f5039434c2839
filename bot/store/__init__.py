"""The database. SQL lives here and nowhere else."""
