"""What the pieces of one suit or one rank can do: the ways on of a search, and what the rest costs at least."""
