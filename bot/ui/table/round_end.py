"""How a round ended, in a sentence: under its summary, and in the picture of a match's end."""

from __future__ import annotations

from bot.records.games import GameRecord
from bot.ui.table.game_facts import names_of
from bot.wording import Wording
from engine.games.gin.rules import GinRules
from engine.melds.worth import hand_value
from engine.rules.scores import RoundResult


def round_end(
    result: RoundResult, record: GameRecord, wording: Wording, *, plain: bool = False, counted: bool = True
) -> str:
    """How a round ended, and what two hands against each other came to where that is `counted`; names as they are where
    it is `plain`.
    """
    names = [name if plain else wording.name(name) for name in names_of(record)]
    winner = "none" if result.winner is None else names[result.winner]
    team = wording.listed([names[seat] for seat in result.team]) if result.team else "none"
    left, others = _against_each_other(result, record) if counted else ("none", "none")
    return wording.text(f"round-end-{result.end.value}", winner=winner, team=team, left=left, others=others)


def _against_each_other(result: RoundResult, record: GameRecord) -> tuple[int, int] | tuple[str, str]:
    """The deadwood of the winner and of the other player, once gin is played out; `none` twice anywhere else."""
    if not isinstance(record.rules, GinRules) or result.winner is None:
        return "none", "none"
    held = [hand_value(record.rules, score.hand) for score in result.seats if score is not None]
    return held[result.winner], held[1 - result.winner]
