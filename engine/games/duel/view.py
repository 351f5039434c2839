"""A duel as one seat sees it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.games.duel.rules import DuelRules
from engine.games.views import TeamView


@dataclass(frozen=True)
class DuelView(TeamView):
    """A match of the duel as one seat sees it: the same for all, as nobody knows a card before it is turned up.

    `seats[i].cards` counts the pile of a seat, `won[i]` the cards it has taken. `turn` numbers the comparison:
    `revealing` are the seats that reveal in it, `flipped` those of them that have flipped, `play_off` says whether it
    decides a tie. `shown` is what the last comparison turned up, seat by seat, `at_stake` counts the cards that wait
    for a winner. The cards of the seats in `letting_run` flip by themselves.
    """

    rules: DuelRules
    won: tuple[int, ...]
    revealing: tuple[int, ...]
    flipped: tuple[int, ...]
    letting_run: tuple[int, ...]
    shown: tuple[tuple[int, Card], ...]
    at_stake: int
    play_off: bool
