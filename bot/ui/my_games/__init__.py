"""One's games over all servers, and the way from one that waits to the next."""
