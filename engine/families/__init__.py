"""The control flows of play. Families never import each other."""
