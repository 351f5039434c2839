"""The formats of tournaments, a file each, and the registry that names them all."""
