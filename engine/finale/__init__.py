"""What a finished match is remembered by: the moment that decided it, and what its players did best."""
