"""The playground: the whole bot in a local web page, without a token. `session.play` runs it."""
