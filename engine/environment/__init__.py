"""Gin and the card rummies as an environment for learners, by PettingZoo's interface for players who act in turn.

>>> from engine.environment.aec import env
>>> games = env("gin_rummy")
>>> games.reset(seed=3)
>>> games.agent_selection
'seat_0'

It needs the extra `pettingzoo`. What an agent is shown is made from its seat's view alone (`observation`), and what it
may do is numbered once for all games (`actions`).
"""
