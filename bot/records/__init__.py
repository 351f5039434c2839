"""Values that the bot keeps beside the rules: games, tournaments, people, servers, what has to be said. No I/O."""
