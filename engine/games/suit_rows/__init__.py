"""Karo 8 (000): four rows of one suit each grow from their eights."""
