"""Where games are played: channels, threads, and whether Discord can be reached."""
