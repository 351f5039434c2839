"""Who sits with whom: how many tables of how many seats, groups with few repeats, the order of the seats."""
