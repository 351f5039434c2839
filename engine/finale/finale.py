"""A finished match told once: by whom it was won and how, the moment that decided it, and two or three awards.

It is made from the events alone, which a log of moves gives again at any time, and is the same on any machine.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.finale.feats import Award, Feat, feats_of
from engine.finale.lines import Match, told
from engine.finale.moment import Moment, moment_of
from engine.finale.rarities import RARITIES
from engine.games.events import Event, MatchEnded, RoundEnded
from engine.games.moves import Move
from engine.match.match import AnyGame

MOST: Final = 3
ALWAYS: Final = 2
"""So many awards there are at most, and so many however common they are."""
RARE: Final = 12.0
"""A third award is for what is to be found in no more of 100 matches."""
UNKNOWN: Final = 100.0
Steps = Sequence[tuple[int, float]]
"""Scores, the least first, each with in how many of 100 matches it was reached."""


@dataclass(frozen=True, slots=True)
class Finale:
    """What a finished match is remembered by.

    `awards` are shown, the rarest first; `feats` are all that somebody did better than everybody else. There were so
    many `rounds`.
    """

    moment: Moment | None
    awards: tuple[Award, ...]
    feats: tuple[Award, ...]
    rounds: int


def finale_of(game: AnyGame, seats: int, moves: Iterable[Move]) -> Finale:
    """The finale of a match that was played to its end by these moves. Raises ValueError for another, IllegalMove."""
    events: list[Event] = []
    state = game.new(seats)
    for move in moves:
        state, happened = game.apply(state, move)
        events += happened
    return told_finale(game, events)


def told_finale(game: AnyGame, events: Iterable[Event]) -> Finale:
    """The finale of a match of which all events are given, in their order. Raises ValueError where it has no end."""
    match = match_of(game, events)
    feats = tuple(
        feat._replace(rarity=rarity_in(known_steps(game.variant, feat.feat), feat.score)) for feat in feats_of(match)
    )
    return Finale(moment_of(match), chosen(feats), feats, len(match.sheet))


def match_of(game: AnyGame, events: Iterable[Event]) -> Match:
    """The match that the events tell. Raises ValueError where it has no end."""
    lines = told(events)
    end = next((line.event for line in reversed(lines) if isinstance(line.event, MatchEnded)), None)
    if end is None:
        raise ValueError("the match has no end")
    sheet = tuple(line.event.result for line in lines if isinstance(line.event, RoundEnded))
    return Match(lines, sheet, end.result, 1 if game.rules.match.best == "highest" else -1)


def chosen(feats: Sequence[Award]) -> tuple[Award, ...]:
    """The awards of a match: its rarest feats, no two of which are borne out by the same event."""
    awards: list[Award] = []
    for feat in sorted((feat for feat in feats if feat.rarity < 100), key=lambda feat: feat.rarity):
        if len(awards) == MOST or (len(awards) >= ALWAYS and feat.rarity > RARE):
            break
        if all(feat.events.isdisjoint(one.events) for one in awards):
            awards.append(feat)
    return tuple(awards)


def known_steps(variant: str, feat: Feat) -> Steps:
    """What the table says of a feat in a game."""
    written = (step.split(":") for step in RARITIES.get(variant, {}).get(feat.value, "").split())
    return [(int(score), float(share)) for score, share in written]


def rarity_in(steps: Steps, score: int) -> float:
    """In how many of 100 self-played matches there was such a feat with that score or a better one.

    100 where the steps do not go so far: what comes in too many matches, or hardly ever, is no award of that game.
    """
    return next((share for least, share in reversed(steps) if least <= score), UNKNOWN)
