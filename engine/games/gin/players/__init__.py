"""Computer players of gin. They see a view, never a round."""
