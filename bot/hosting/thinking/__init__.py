"""Where and for how long is thought: processes of their own, the coach."""
