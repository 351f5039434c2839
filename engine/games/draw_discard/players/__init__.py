"""Computer players of draw-and-discard rummy. They see a view, never a round."""
