"""What somebody settles for themselves: `/me`."""
