"""What goes on by itself, though nobody clicks: deadlines, the night, shards."""
