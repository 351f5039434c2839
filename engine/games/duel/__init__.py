"""The duel of heroes against villains (000): everybody flips, the highest card takes all."""
