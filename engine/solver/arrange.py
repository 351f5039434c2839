"""From the end of a search back to melds: which cards lie where."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.cards import JOKER, NATURALS, SUITS, Card, natural
from engine.melds.meld import MeldKind
from engine.solver.asked import NO_COUNTS, Counts, Problem, face_at
from engine.solver.best_first import Entry, Search, Step
from engine.solver.layout import RankCell, SuitCell
from engine.solver.open_runs import Open, cut
from engine.solver.rank_sets import EMPTY
from engine.solver.suit_runs import GrowingPin
from engine.solver.uses import Deed, Pool, Schedule

Arranged = tuple[tuple[Card, ...], tuple[Card | None, ...]]
"""A meld: its cards, a run's in order, and what they stand for, empty where no joker is among them."""


@dataclass(slots=True, eq=False)
class _Run:
    """A run being built: its first place and its cards."""

    place: int
    cards: list[Card]


class _Pieces:
    """Hands out the pieces put to melds of one kind, by face: of those some are jokers that go on standing for it.

    `kept` counts those jokers, `used` all pieces put to such melds; new melds get naturals, if possible.
    """

    def __init__(self, kept: Counts, used: Mapping[Card, int]) -> None:
        counts = zip(NATURALS, kept, strict=True) if kept is not NO_COUNTS else ()
        self._left = {face: [jokers, used.get(face, 0) - jokers] for face, jokers in counts if jokers}

    def take(self, face: Card, *, fresh: bool = False) -> Card:
        """A piece that counts as this face: itself or a joker."""
        left = self._left.get(face) if self._left else None
        if left is None or not left[0]:
            return face
        natural_first = fresh and left[1] > 0
        left[natural_first] -= 1
        return face if natural_first else JOKER


class _Line:
    """The runs of one suit, built place by place."""

    def __init__(self, search: Search, suit: int, pieces: _Pieces) -> None:
        self._open_runs = search.runs
        self._growing = search.suits[suit].growing
        self._suit = suit
        self._pieces = pieces
        self._open: dict[Open, list[_Run]] = {}
        self._riding: list[tuple[GrowingPin, _Run]] = []
        self._finished: list[_Run] = []

    def put(self, place: int, deed: Deed) -> None:
        """Carries out what a search did at a place."""
        if not (deed.extensions or self._open or self._growing or deed.fresh):
            return
        if self._growing:
            self._begin_riding(place, deed)
        for schedule in deed.fresh:
            self._begin_fresh(place, schedule)
        before, after = self._open, dict[Open, list[_Run]]()
        runs, face = self._open_runs, self._face(place)
        any_jokers = runs.bears_any_jokers
        naturals = deed.use.naturals
        for number, (kind, joker) in enumerate(deed.extensions):
            run = _Run(place, []) if kind is None else before[kind].pop()
            is_joker = number >= naturals if any_jokers else joker
            run.cards.append(JOKER if is_joker else self._pieces.take(face))
            longer = runs.extended(kind, joker=joker)
            if longer is None:
                raise AssertionError("a search extends runs only as they may be")
            after.setdefault(longer, []).append(run)
        for ended in before.values():
            self._finished += ended
        self._open = after
        if self._riding:
            self._end_riding(place)

    def _begin_riding(self, place: int, deed: Deed) -> None:
        """Puts the runs that stay and begin at a place after those that they take over."""
        joined = [self._open[kind].pop() for kind in deed.joined]
        for growing in self._growing:
            if growing.first == place:
                begun = joined.pop() if joined and growing.below else _Run(place, [])
                self._riding.append((growing, _Run(begun.place, [*begun.cards, *growing.pin.cards])))

    def _end_riding(self, place: int) -> None:
        """Opens the runs that stay and end at a place, if they may grow, or finishes them."""
        for growing, run in self._riding:
            if growing.last == place and growing.above:
                self._open.setdefault(growing.at_end, []).append(run)
            elif growing.last == place:
                self._finished.append(run)
        self._riding = [(growing, run) for growing, run in self._riding if growing.last > place]

    def _begin_fresh(self, place: int, schedule: Schedule) -> None:
        """Makes a new run with fresh jokers as a whole."""
        faces = [self._face(place + at) for at in range(len(schedule))]
        pieces = zip(faces, schedule, strict=True)
        cards = [self._pieces.take(face, fresh=True) if plain else JOKER for face, plain in pieces]
        self._finished.append(_Run(place, cards))

    def _face(self, place: int) -> Card:
        return face_at(self._suit, place)

    def melds(self, problem: Problem) -> Iterator[Arranged]:
        """The runs, once all places are dealt with."""
        for run in [*self._finished, *(run for runs in self._open.values() for run in runs)]:
            for part in _short_enough(problem, run):
                cards = tuple(part.cards)
                faces = tuple(self._face(part.place + at) for at in range(len(cards))) if JOKER in cards else ()
                yield cards, faces


class Arrangement:
    """The melds of a table, built cell by cell as a search went."""

    def __init__(self, search: Search) -> None:
        self._problem = search.problem
        self._pieces = _Pieces(search.problem.kept_in_sets, {})
        self._lines: list[_Line] = []
        self._search = search
        self._grown = {pin.pin for line in search.suits for pin in line.growing}
        self._sets: list[Arranged] = []
        self._set_pins: dict[int, list[Arranged]] = {}
        for pin in self._problem.pins:
            if pin.kind is MeldKind.SET:
                self._set_pins.setdefault(pin.cards[0].rank, []).append((pin.cards, pin.faces))

    def melds(self, end: Entry) -> Iterator[Arranged]:
        """The melds at an end."""
        steps = self._search.steps(end)
        in_runs = _Pieces(self._problem.kept_in_runs, self._put_to_runs(steps))
        self._lines = [_Line(self._search, suit, in_runs) for suit in range(SUITS)]
        heaps, counts = [EMPTY] * SUITS, [0] * SUITS
        for step in steps:
            cell = step.cell
            if isinstance(cell, SuitCell):
                self._lines[cell.suit].put(cell.place, step.done)
                heaps[cell.suit :] = [step.heap] * (SUITS - cell.suit)
                counts[cell.suit] = step.done.use.to_sets
            else:
                self._divide(cell, heaps, counts, step.done)
                heaps, counts = [EMPTY] * SUITS, [0] * SUITS
        for line in self._lines:
            yield from line.melds(self._problem)
        for pin in self._problem.pins:
            if pin.kind is MeldKind.RUN and pin not in self._grown:
                yield (pin.cards, pin.faces)
        for bounded in self._problem.bounded:
            if bounded.meld.kind is MeldKind.SET:
                yield bounded.meld.cards, bounded.meld.faces
        for pins in self._set_pins.values():
            yield from pins
        yield from self._sets

    def _put_to_runs(self, steps: Sequence[Step]) -> Counter[Card]:
        """How many naturals, or jokers that stand for them, were put to runs, by face."""
        used: Counter[Card] = Counter()
        if any(self._problem.kept_in_runs):
            for cell, done, _ in steps:
                if isinstance(cell, SuitCell):
                    used[face_at(cell.suit, cell.place)] += done.use.naturals
                    for schedule in done.fresh:
                        used.update(face_at(cell.suit, cell.place + n) for n, plain in enumerate(schedule) if plain)
        return used

    def _divide(self, cell: RankCell, heaps: Sequence[int], counts: Sequence[int], used: Pool) -> None:
        rank = face_at(0, cell.place).rank
        parts = cell.sets.divide(rank, heaps, counts, used.forced + used.spare, used.fresh)
        self._sets += [self._set(cards) for cards in parts.sets]
        for number, taken in enumerate(parts.taken):
            if taken:
                cards, faces = self._set_pins[rank][number]
                self._set_pins[rank][number] = self._set((*cards, *taken), faces)

    def _set(self, cards: Sequence[Card], faces: Sequence[Card | None] = ()) -> Arranged:
        """A set of these cards, of which the first stand for `faces` already.

        Jokers are announced where they must be, and beside one natural, where they could be read as a run.
        """
        own = len(faces)
        pieces = [*cards[:own], *[card if card is JOKER else self._pieces.take(card) for card in cards[own:]]]
        if JOKER not in pieces:
            return tuple(pieces), ()
        known = [*faces, *(None if card is JOKER else card for card in cards[own:])]
        must = self._problem.joker.announce == "required" or len(pieces) - pieces.count(JOKER) == 1
        stands = [face if must or piece is not JOKER else None for piece, face in zip(pieces, known, strict=True)]
        if must:
            if self._problem.set.distinct_suits:
                stands = [
                    face if piece is not JOKER or face not in pieces else None
                    for piece, face in zip(pieces, stands, strict=True)
                ]
            rank = next(card.rank for card in cards if card is not JOKER)
            free = [face for suit in range(SUITS) if (face := natural(suit, rank)) not in stands]
            stands = [face or (free.pop(0) if free else natural(0, rank)) for face in stands]
        return tuple(pieces), tuple(stands)


def _short_enough(problem: Problem, run: _Run) -> Iterator[_Run]:
    """The run, or several where it is too long for one; as it is where its jokers allow for none of that."""
    lengths = cut(problem.run, problem.joker, [card is JOKER for card in run.cards]) or (len(run.cards),)
    begin = 0
    for length in lengths:
        yield _Run(run.place + begin, run.cards[begin : begin + length])
        begin += length
