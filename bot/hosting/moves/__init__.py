"""The one path by which a game changes: from a plan to a commit, and all that follows by itself."""
