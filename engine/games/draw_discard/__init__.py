"""Draw-and-discard rummy: draw, meld or lay off, discard; with claim windows, knocking and closing as the rules say."""
