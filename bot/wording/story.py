"""What happened while somebody was away, player by player: a line for what each did one after the other."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby, zip_longest
from typing import Final

from bot.wording.speech import Speech
from engine.cards import Seat
from engine.games.events import ClaimUnwanted, ClaimWon, Event, TimedOut, TurnBegan, WindowAnswered
from engine.games.scenes import SILENT, Happening

LINE_LONGEST: Final = 1_000
"""Characters of what one line tells."""


def lines(speech: Speech, happenings: Iterable[Happening], own_seat: Seat | None = None) -> list[str]:
    """The lines, oldest first; `own_seat` is spoken to, but not of what a computer player or the clock did for it."""
    told = _without_answers_that_won([one for one in _with_the_clock(happenings) if _is_told(one)])
    said = []
    for (seat, by_computer), stretch in groupby(told, key=lambda one: (_doer(speech, one.event), one.by_computer)):
        if seat is None:
            said += [speech.line(one.event, own_seat) for one in stretch]
        else:
            events = [one.event for one in stretch]
            deeds = [speech.text(f"did-{one.kind}", **speech.facts_of(one)) for one in events]
            own, name = "yes" if seat == own_seat and not by_computer else "no", speech.say("seat", seat)
            said += [
                speech.text("story-line", name=name, own=own, deeds=speech.listed(part)) for part in _in_lines(deeds)
            ]
    return said


def _with_the_clock(happenings: Iterable[Happening]) -> Iterator[Happening]:
    """What happened, and of a turn whose time was up all that followed as not its seat's own doing."""
    late = None
    for one in happenings:
        if isinstance(one.event, TimedOut | TurnBegan):
            late = one.event.seat if isinstance(one.event, TimedOut) else None
        yield replace(one, by_computer=True) if late is not None and getattr(one.event, "seat", None) == late else one


def _in_lines(deeds: Iterable[str]) -> list[list[str]]:
    """The deeds of a line, or of several where there is much: Fluent refuses what is much longer."""
    parts: list[list[str]] = []
    for deed in deeds:
        if not parts or sum(map(len, parts[-1])) + len(deed) > LINE_LONGEST:
            parts.append([])
        parts[-1].append(deed)
    return parts


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
    if isinstance(event, ClaimUnwanted):
        return bool(event.seats)
    return not isinstance(event, SILENT)


def _doer(speech: Speech, event: Event) -> Seat | None:
    """Whose line an event stands in, a deed of one seat as `did-<kind>` says it; None for its own sentence."""
    return getattr(event, "seat", None) if speech.says(f"did-{event.kind}") else None
