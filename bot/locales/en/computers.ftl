# What to expect of computer players, in a lobby that still has free seats.
lobby-levels = -# **Computer players.** *Easy* is learning: it plays what it sees. *Casual* looks closely only now and then, and forgets what was played. *Steady* plays like a good club player and remembers every card. *Sharp* tries each of its moves on many deals that may be the real one, and takes a moment for it.
