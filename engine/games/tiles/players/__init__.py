"""Computer players of the tile games. They see a view, never a round."""
