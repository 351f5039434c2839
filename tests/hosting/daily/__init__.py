"""The puzzle of the day as the host keeps it."""
