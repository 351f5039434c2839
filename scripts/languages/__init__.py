"""Whether the translations say what the English says: `python -m scripts.languages --help`."""
