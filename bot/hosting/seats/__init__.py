"""Who may sit at a table, who sits there, who takes over, who is taken off."""
