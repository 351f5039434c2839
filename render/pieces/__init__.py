"""Cards and tiles at every size, and as emojis."""
