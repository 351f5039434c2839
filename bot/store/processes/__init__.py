"""What several processes on one database settle among themselves: shards, turns, notifications."""
