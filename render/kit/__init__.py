"""The canvas and what every picture is made with: text, paths, layout, encoding. Nothing here knows a game."""
