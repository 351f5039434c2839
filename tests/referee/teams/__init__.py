"""Heroes against villains: the duel and Karo 8 (000)."""
