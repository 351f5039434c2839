"""Every format by its key. Nothing else names them all."""

from typing import Any, Final

from engine.tournament.formats.arena import Arena
from engine.tournament.formats.format import Format
from engine.tournament.formats.knockout import Knockout
from engine.tournament.formats.ladder import Ladder
from engine.tournament.formats.league import League
from engine.tournament.formats.round_robin import RoundRobin
from engine.tournament.formats.swiss import Swiss
from engine.tournament.state import Tournament

FORMATS: Final[dict[str, Format[Any]]] = {
    "swiss": Swiss(),
    "round_robin": RoundRobin(),
    "knockout": Knockout(),
    "ladder": Ladder(),
    "league": League(),
    "arena": Arena(),
}


def format_of(state: Tournament) -> Format[Any]:
    """The format that a tournament is played in."""
    return FORMATS[state.rules.format]
