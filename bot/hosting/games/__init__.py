"""What is done to games: lobbies, plans for matches, orders, drafts, ends, and the service in front of them."""
