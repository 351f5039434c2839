"""The coach's report: what one's decisions cost, and how the cards fell. For one's own eyes, until one posts it."""
