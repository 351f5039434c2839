"""The search of one problem, place by place, and the way back from its end to melds."""
