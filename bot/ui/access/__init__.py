"""One's own block list, and whom a server does not let play."""
