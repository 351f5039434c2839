"""What happened while somebody was away: told in their hand, and as a panel of its own with the board."""
