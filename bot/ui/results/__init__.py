"""Results as panels: statistics, comparisons, a server's lists and seasons."""
