"""What happened while somebody was away, player by player: a line for what each did one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby, zip_longest
from typing import Final

from bot.wording.speech import Speech, listed
from engine.cards import Seat
from engine.games.events import ClaimWon, Event, WindowAnswered
from engine.games.scenes import SILENT, Happening

DEEDS: Final = frozenset(
    {
        "drew_stock",
        "took_discard",
        "returned_discard",
        "upcard_refused",
        "discarded",
        "claim_won",
        "opened",
        "meld_laid",
        "laid_off",
        "joker_swapped",
        "table_laid",
        "took_back",
        "card_placed",
        "turn_passed",
        "timed_out",
        "tile_taken",
        "tile_put_aside",
        "loose_tiles_taken",
        "penalty_drawn",
        "call_forgotten",
        "floated",
        "knocked",
        "romme_called",
    }
)
"""Kinds of event that are one seat's doing: several of one seat stand in one line, as `did-<kind>` says them."""


def lines(speech: Speech, happenings: Iterable[Happening], own_seat: int | None = None) -> list[str]:
    """The lines, oldest first; `own_seat` is spoken to."""
    told = _without_answers_that_won([one for one in happenings if _is_told(one)])
    said = []
    for seat, stretch in groupby(told, key=_doer):
        if seat is None:
            said += [speech.line(one.event) for one in stretch]
        else:
            deeds = listed(speech.catalog, [_deed(speech, one) for one in stretch])
            who = {"name": speech.say("seat", seat), "own": "yes" if seat == own_seat else "no"}
            said.append(speech.text("story-line", who | {"deeds": deeds}))
    return said


def _without_answers_that_won(told: list[Happening]) -> list[Happening]:
    """What is told, without that an order knocked where the next thing is that it got the card."""
    pairs = zip_longest(told, told[1:])
    return [one for one, after in pairs if after is None or not _got_what_it_wanted(one.event, after.event)]


def _got_what_it_wanted(event: Event, after: Event) -> bool:
    return isinstance(event, WindowAnswered) and isinstance(after, ClaimWon) and event.seat == after.seat


def _is_told(happening: Happening) -> bool:
    event = happening.event
    if isinstance(event, WindowAnswered):
        # One's own answer is known; what an order answered is not, and a pass is no news.
        return happening.by_order and event.claimed
    return not isinstance(event, SILENT)


def _doer(happening: Happening) -> int | None:
    """Whose line an event stands in; None for a sentence of its own."""
    event = happening.event
    if event.kind in DEEDS or isinstance(event, WindowAnswered):
        seat: Seat = getattr(event, "seat")  # noqa: B009 - not every event has one, and all of these do
        return seat
    return None


def _deed(speech: Speech, happening: Happening) -> str:
    event: Event = happening.event
    return speech.text(f"did-{event.kind}", speech.facts_of(event))
