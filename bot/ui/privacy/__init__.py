"""What is kept of somebody: to read, to have, to delete."""
