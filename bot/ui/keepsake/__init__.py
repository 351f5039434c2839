"""A match to keep: one page that plays it in any browser without network, and pictures that move."""
