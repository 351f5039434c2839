"""A seat's own cards or tiles."""
