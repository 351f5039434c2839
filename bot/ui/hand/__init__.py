"""One's own hand: the panel, what is chosen in it, and what its clicks do."""
