"""What players gave one another at a table, read from its log once it is done: for the host's report alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from engine.games.events import ClaimWon, Discarded, Event, TookDiscard, WindowAnswered, WindowOpened
from engine.tournament.feeding import Dealings

Pair = tuple[int, int]
"""The giver's seat and the taker's."""


@dataclass
class _Table:
    """What is counted on the way through a log."""

    discards: Counter[Pair] = field(default_factory=Counter)
    taken: Counter[Pair] = field(default_factory=Counter)
    claims: Counter[Pair] = field(default_factory=Counter)
    left: Counter[Pair] = field(default_factory=Counter)
    discarder: int | None = None
    asked: tuple[int, ...] = ()
    claimed: set[int] = field(default_factory=set)

    def see(self, event: Event) -> None:
        """Count one event."""
        match event:
            case Discarded(seat=seat):
                self.discarder, self.asked, self.claimed = seat, (), set()
            case WindowOpened(discarder=int(discarder), asked=asked):
                self.discarder, self.asked, self.claimed = discarder, asked, set()
                self.discards.update((discarder, seat) for seat in asked)
            case WindowAnswered(seat=seat, claimed=True):
                self.claimed.add(seat)
            case ClaimWon(seat=seat):
                self._won(seat)
            case TookDiscard(seat=seat) if self.discarder not in (None, seat):
                self._took(seat)
            case _:
                pass

    def _won(self, seat: int) -> None:
        """A claim won the card: of the others who were asked, some left it to the winner."""
        if self.discarder is not None:
            self.taken[self.discarder, seat] += 1
        for other in self.asked:
            if other != seat:
                self.claims[other, seat] += 1
                self.left[other, seat] += other not in self.claimed
        self.discarder = None

    def _took(self, seat: int) -> None:
        """The next player took a discard; where a window was open for it, the chance is counted there."""
        if self.discarder is not None:
            if seat not in self.asked:
                self.discards[self.discarder, seat] += 1
            self.taken[self.discarder, seat] += 1
            self.discarder = None


def dealings_at(round: int, table: int, seats: Sequence[int | None], events: Iterable[Event]) -> tuple[Dealings, ...]:
    """What went between the entrants of a table; a computer that only filled a seat is left out."""
    counted = _Table()
    for event in events:
        counted.see(event)
    pairs = sorted({*counted.discards, *counted.taken, *counted.claims})
    return tuple(
        Dealings(
            round,
            table,
            giver,
            taker,
            counted.discards[pair],
            counted.taken[pair],
            counted.claims[pair],
            counted.left[pair],
        )
        for pair in pairs
        if (giver := seats[pair[0]]) is not None and (taker := seats[pair[1]]) is not None
    )
