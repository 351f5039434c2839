"""What may become of one meld of a table: it stays, or it is loose, and its jokers stand for faces or are freed.

A natural that takes a joker's place (A002-04b) lies in a meld as short as can be, which may grow; such naturals may lie
together with one another, with a meld that stays, or with a joker that goes on standing for its face.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Final, NamedTuple

from engine.cards import JOKER, SUITS, Card, natural
from engine.melds.joker_locks import is_whole_in, locks_whole, stand_apart, stands_for
from engine.melds.meld import Meld, MeldKind, build_set, most_jokers, run_starts
from engine.melds.rebuilding import TableRules
from engine.rules.melding import RearrangeRules
from engine.solver.asked import PLACES, Bounded, face_at
from engine.solver.rank_sets import largest_set


def in_place(
    rules: TableRules, meld: Meld, face: Card, there: Counter[Card], others: Sequence[Meld] = ()
) -> Iterator[Bounded]:
    """The melds of pieces that are there in which a face lies beside a natural of a meld that held a joker for it.

    They never contain one of the `others` whole, which hold the face too; jokers of those are taken for the faces they
    stand for, and sets are only regarded where suits are distinct.
    """
    naturals = [card for card in meld.cards if card is not JOKER]
    if meld.kind is MeldKind.RUN:
        first, _ = span(meld)
        beside = [place for place, card in enumerate(meld.cards, start=first) if card is not JOKER]
        yield from _there(rules, _runs(rules, face, others, beside), there)
    for each in _there(rules, _sets(rules, face, others), there) if meld.kind is MeldKind.SET else ():
        left = Counter(each.meld.cards) - Counter((face,))
        if any(left[card] for card in naturals):
            yield each


def _there(rules: TableRules, melds: Iterable[Bounded], there: Counter[Card]) -> Iterator[Bounded]:
    """Those melds of which the pieces are there."""
    for each in melds:
        have = Counter(each.meld.cards)
        if have <= there and have[JOKER] <= most_jokers(rules.joker, max(len(each.meld.cards), rules.run.min)):
            yield each


def away(rules: TableRules, face: Card, there: Counter[Card], others: Sequence[Meld]) -> Iterator[Bounded]:
    """The melds of pieces that are there in which a face lies that has left the melds of their kind which held it."""
    kinds = {other.kind for other in others}
    runs = _runs(rules, face, others) if MeldKind.RUN in kinds else ()
    yield from _there(rules, (*runs, *(_sets(rules, face, others) if MeldKind.SET in kinds else ())), there)


def _runs(rules: TableRules, face: Card, others: Sequence[Meld], beside: Collection[int] = ()) -> Iterator[Bounded]:
    """The runs that hold a face and a natural at one of certain places, if those are told, but none of the others."""
    runs = [other for other in others if other.kind is MeldKind.RUN]
    found: dict[Bounded, None] = {}
    for place in {face.rank, PLACES} if face.rank == 1 else {face.rank}:
        around = [run for run in runs if span(run)[0] <= place <= span(run)[1]]
        for near in [at for at in beside if at != place] if beside else (place,):
            # Of those places it is the nearest one.
            nearer = [at for at in beside if min(near, place) < at < max(near, place)]
            for first, last, below, above, jokers in _spans(rules, {place, near}, place, around):
                faces = tuple(face_at(face.suit, at) for at in range(first, last + 1))
                options = [
                    (each,) if at in (place, near) else (JOKER,) if at in jokers or at in nearer else (each, JOKER)
                    for at, each in enumerate(faces, start=first)
                ]
                for cards in product(*options) if near not in jokers else ():
                    found[Bounded(Meld(MeldKind.RUN, cards, faces), below=below, above=above)] = None
    yield from found


Span = tuple[int, int, bool, bool, Collection[int]]
"""Where a run begins and ends, whether it may grow below and above, and the places where jokers must lie."""


def _spans(rules: TableRules, held: Collection[int], place: int, around: Sequence[Meld]) -> Iterator[Span]:
    """The runs that hold certain places, and none of those around one of them whole.

    Of each of those the first place is left out, or the last one, or a joker lies in the place of a natural.
    """
    shortest = rules.run.min
    starts = set(run_starts(rules.run, shortest))
    for ends in product(*(_missing(run, place) for run in around)):
        lowest = max((span(run)[0] + 1 for run, end in zip(around, ends, strict=True) if end == _FIRST), default=0)
        highest = min((span(run)[1] - 1 for run, end in zip(around, ends, strict=True) if end == _LAST), default=0)
        jokers = {end for end in ends if end not in (_FIRST, _LAST)}
        low, high = min({*held, *jokers}), max({*held, *jokers})
        if not lowest and not highest:
            length = max(shortest, high - low + 1)
            yield from (
                (start, start + length - 1, True, True, jokers)
                for start in range(high - length + 1, low + 1)
                if start in run_starts(rules.run, length)
            )
        elif not highest:
            # Where it is too short yet, it has to go on.
            yield from ((start, high, False, True, jokers) for start in range(lowest, low + 1) if start in starts)
        else:
            for end in range(high, highest + 1):
                for start in range(lowest, low + 1) if lowest else (min(low, end - shortest + 1),):
                    if end - start + 1 >= shortest and start >= min(starts):
                        yield start, end, not lowest, False, jokers


_FIRST: Final = -1
_LAST: Final = -2


def _missing(run: Meld, place: int) -> Iterator[int]:
    """What may be missing of a run around a place: its first place, its last one, or a natural at one of the others."""
    yield from (_FIRST, _LAST)
    first, _ = span(run)
    for at, card in enumerate(run.cards, start=first):
        if card is not JOKER and at != place:
            yield at


def span(run: Meld) -> tuple[int, int]:
    """The first and the last place of a run."""
    first = 1 if run.faces[0] is None else run.faces[0].rank
    return first, first + len(run.cards) - 1


def _sets(rules: TableRules, face: Card, others: Sequence[Meld]) -> Iterator[Bounded]:
    suits: Sequence[Card] = [natural(suit, face.rank) for suit in range(SUITS) if suit != face.suit]
    around = [other for other in others if other.kind is MeldKind.SET] if rules.set.distinct_suits else []
    for size in range(rules.set.min, largest_set(rules.set) + 1) if around else (rules.set.min,):
        for jokers in range(size - 1):
            for more in combinations(suits, size - 1 - jokers):
                cards = (face, *more, *(JOKER,) * jokers)
                made = read_set(rules, cards)
                if not any(is_whole_in(other, made) for other in around):
                    yield Bounded(made, below=not around, above=not around)


def read_set(rules: TableRules, cards: Sequence[Card], stand: Sequence[Card] = ()) -> Meld:
    """The set of these cards, some of its jokers standing for those faces, where no natural does."""
    naturals = [card for card in cards if card is not JOKER]
    jokers = len(cards) - len(naturals)
    said = [face for face in stand if face not in naturals][:jokers]
    if rules.joker.announce == "required" or len(naturals) == 1:
        free = [natural(suit, naturals[0].rank) for suit in range(SUITS)]
        said += [face for face in free if face not in naturals and face not in said][: jokers - len(said)]
    return build_set(rules.set, naturals, said, jokers - len(said))


Stand = tuple[MeldKind, Card]
"""A joker that goes on standing for a face in melds of a kind."""


class Replaced(NamedTuple):
    """A natural that took a joker's place: its face, and the meld in which it lies, as far as that is told."""

    face: Card
    lying: Bounded


class Shared(NamedTuple):
    """The melds in which such naturals lie, the melds that stay besides, and those which have become part of the
    former; the jokers in the former that go on standing for their faces.
    """

    aside: tuple[Bounded, ...]
    pins: tuple[Meld, ...]
    grown: tuple[Meld, ...] = ()
    held: tuple[Stand, ...] = ()


def ways(
    rules: TableRules, replaced: Sequence[Replaced], pins: tuple[Meld, ...], kept: Sequence[Stand]
) -> Iterator[Shared]:
    """Every way in which these naturals lie apart, or one of them together with something else."""
    every = tuple(each.lying for each in replaced)
    yield Shared(every, pins)
    for at, each in enumerate(replaced):
        others = every[:at] + every[at + 1 :]
        for number, pin in enumerate(pins):
            if JOKER in pin.cards:
                left = pins[:number] + pins[number + 1 :]
                for joined in _joined(rules, Bounded(pin), each.lying):
                    yield Shared((*others, joined), left, grown=(pin,))
        for stand in kept:
            held = _with_held(rules, each.lying, stand)
            if held is not None:
                yield Shared((*others, held), pins, held=(stand,))
    for (one, first), (other, second) in combinations(enumerate(replaced), 2):
        left_over = tuple(lying for at, lying in enumerate(every) if at not in (one, other))
        for joined in _joined(rules, first.lying, second.lying) if first.face != second.face else ():
            yield Shared((*left_over, joined), pins)


def _with_held(rules: TableRules, lying: Bounded, stand: Stand) -> Bounded | None:
    """The meld in which a joker is one that goes on standing for its face, None where it has none that might be."""
    kind, face = stand
    meld = lying.meld
    if kind is not meld.kind or JOKER not in meld.cards:
        return None
    if kind is MeldKind.RUN:
        return lying if (JOKER, face) in zip(meld.cards, meld.faces, strict=True) else None
    if face.rank != meld.cards[0].rank or face in meld.cards:
        return None
    return lying._replace(meld=read_set(rules, meld.cards, (face,)))


def _joined(rules: TableRules, one: Bounded, other: Bounded) -> Iterator[Bounded]:
    """The melds that hold both of two, as small as can be."""
    if one.meld.kind is not other.meld.kind:
        return
    if one.meld.kind is MeldKind.RUN:
        yield from _joined_runs(one, other)
    elif one.meld.cards[0].rank == other.meld.cards[0].rank:
        yield from _joined_sets(rules, one, other)


def _joined_runs(one: Bounded, other: Bounded) -> Iterator[Bounded]:
    suits = {face.suit for each in (one, other) for face in each.meld.faces if face is not None}
    spans = [span(each.meld) for each in (one, other)]
    first, last = min(low for low, _ in spans), max(high for _, high in spans)
    ends = [
        (each.below or low == first) and (each.above or high == last)
        for each, (low, high) in zip((one, other), spans, strict=True)
    ]
    if len(suits) > 1 or not all(ends):
        return
    suit = next(iter(suits))
    pieces: dict[int, Card] = {}
    for each, (low, _) in zip((one, other), spans, strict=True):
        for place, card in enumerate(each.meld.cards, start=low):
            if pieces.setdefault(place, card) != card:
                return
    faces = tuple(face_at(suit, place) for place in range(first, last + 1))
    options = [(pieces[place],) if place in pieces else (face, JOKER) for place, face in enumerate(faces, start=first)]
    for cards in product(*options):
        meld = Meld(MeldKind.RUN, cards, faces)
        yield Bounded(meld, below=one.below and other.below, above=one.above and other.above)


def _joined_sets(rules: TableRules, one: Bounded, other: Bounded) -> Iterator[Bounded]:
    together = Counter(one.meld.cards) | Counter(other.meld.cards)
    fixed = [each.meld for each in (one, other) if not each.grows_freely]
    fits = all(together == Counter(meld.cards) for meld in fixed)
    if fits and together.total() <= largest_set(rules.set):
        said = [face for card, face in zip(one.meld.cards, one.meld.faces, strict=True) if card is JOKER and face]
        meld = read_set(rules, tuple(sorted(together.elements())), said)
        yield Bounded(meld, below=not fixed, above=not fixed)


class MeldChoice(NamedTuple):
    """What becomes of one meld: its loose pieces, the faces for which jokers go on standing, the faces of which a piece
    must take a joker's place, how many jokers that frees, and the meld if it stays.

    `in_pin` are those of the freeing pieces that lie in the meld that stays, `in_kinds` those that must lie in some
    meld of a kind. `replaced` says of some in which melds they lie in the jokers' places, those `by_rack` come from the
    rack. Where `is_told` nothing else need be there to free the jokers.
    """

    kind: MeldKind
    loose: tuple[Card, ...] = ()
    kept: tuple[Card, ...] = ()
    freeing: tuple[Card, ...] = ()
    in_pin: tuple[Card, ...] = ()
    in_kinds: tuple[Stand, ...] = ()
    replaced: tuple[Replaced, ...] = ()
    by_rack: tuple[Card, ...] = ()
    is_told: bool = False
    pin: Meld | None = None


class _Way(NamedTuple):
    """How a face takes a joker's place: the meld in which it lies, or the kind of it, as far as that is told, and
    whether it comes from the rack.
    """

    lying: Bounded | None = None
    kind: MeldKind | None = None
    by_rack: bool = False


_let_loose: Final = lru_cache(maxsize=4096)(MeldChoice)
"""A meld of which every piece is loose."""


class MeldChoices:
    """Everything that may become of the melds of a table, with a rack."""

    def __init__(self, rules: TableRules, table: tuple[Meld, ...], rack: tuple[Card, ...]) -> None:
        self.rules = rules
        self.table = table
        self.rack = rack
        self._known: Counter[Card] | None = None

    @property
    def _there(self) -> Counter[Card]:
        """Every piece of the table and the rack."""
        if self._known is None:
            self._known = Counter((*self.rack, *(card for meld in self.table for card in meld.cards)))
        return self._known

    def of(self, switches: RearrangeRules, meld: Meld, explicit: bool) -> Iterator[MeldChoice]:
        """Everything that may become of a meld which need not stay."""
        jokers = [at for at, card in enumerate(meld.cards) if card is JOKER]
        if not jokers or switches.lock == "none":
            yield _let_loose(meld.kind, meld.cards)
            return
        naturals = tuple(card for card in meld.cards if card is not JOKER)
        whole = locks_whole(switches, meld)
        for chosen in product(*(self._of_joker(switches, meld, at, whole) for at in jokers)):
            freeing = tuple(face for face, frees in chosen if frees and face is not None)
            kept = tuple(face for face, frees in chosen if not frees and face is not None)
            if not stand_apart(self.rules.set, meld.kind, freeing + kept):
                continue
            if whole and len(freeing) < len(jokers):
                yield self._staying(meld, freeing)
            elif explicit and freeing:
                replaced = MeldChoice(meld.kind, loose=naturals, kept=kept, freeing=freeing, is_told=True)
                yield from self._replaced(switches, meld, replaced, whole)
            else:
                in_kinds = () if whole else tuple((meld.kind, face) for face in freeing)
                yield MeldChoice(meld.kind, loose=naturals, kept=kept, freeing=freeing, in_kinds=in_kinds)

    def _replaced(self, switches: RearrangeRules, meld: Meld, choice: MeldChoice, whole: bool) -> Iterator[MeldChoice]:
        """The ways in which pieces lie in the places of the jokers of a meld, in a meld of their own or together."""
        ways = self._from_anywhere if whole else self._in_place
        options = [[(face, way) for way in ways(switches, meld, face)] for face in choice.freeing]
        for chosen in product(*options):
            yield choice._replace(
                replaced=tuple(Replaced(face, way.lying) for face, way in chosen if way.lying is not None),
                in_kinds=tuple((way.kind, face) for face, way in chosen if way.kind is not None),
                by_rack=tuple(face for face, way in chosen if way.by_rack),
            )

    def _in_place(self, switches: RearrangeRules, meld: Meld, face: Card) -> Iterator[_Way]:
        """The melds in which a face replaces a joker, and whether it must come from the rack (A002-04b, A002-05).

        What does not come from there has left a meld that is no longer whole around it.
        """
        there, theirs = self._there, self._others_with(meld, face)
        if face in self.rack:
            yield from (_Way(replaced, by_rack=True) for replaced in in_place(self.rules, meld, face, there))
        if switches.swap_tile_from == "rack_or_table" and any(face in other.cards for other in self.table):
            yield from (_Way(replaced) for replaced in in_place(self.rules, meld, face, there, theirs))

    def _from_anywhere(self, switches: RearrangeRules, meld: Meld, face: Card) -> Iterator[_Way]:
        """The same where the whole meld is locked: what comes from the rack may lie wherever it will.

        In a meld of another kind than all those that held it, it has left them.
        """
        if face in self.rack:
            yield _Way(by_rack=True)
        theirs = self._others_with(meld, face)
        if switches.swap_tile_from == "rack_or_table" and theirs:
            kinds = {other.kind for other in theirs}
            yield from (_Way(kind=kind) for kind in (MeldKind.RUN, MeldKind.SET) if kind not in kinds)
            yield from (_Way(left) for left in away(self.rules, face, self._there, theirs))

    def _others_with(self, meld: Meld, face: Card) -> list[Meld]:
        """The other melds that hold a face."""
        return [other for other in self.table if other is not meld and face in other.cards]

    def _of_joker(self, switches: RearrangeRules, meld: Meld, at: int, whole: bool) -> list[tuple[Card | None, bool]]:
        """What may become of one joker: the face for which it goes on standing or that frees it, and which of these."""
        faces = sorted(stands_for(self.rules, switches, meld, at))
        freed: list[tuple[Card | None, bool]] = [(face, True) for face in faces]
        kept: list[tuple[Card | None, bool]] = [(None, False)] if whole else [(face, False) for face in faces]
        return kept if self.rules.joker.swap == "never" else freed + kept

    def _staying(self, meld: Meld, freeing: tuple[Card, ...]) -> MeldChoice:
        """A meld that stays, pieces put in the places of some of its jokers."""
        left = list(freeing)
        pairs = list(zip(meld.cards, meld.faces, strict=True))
        for number, (card, face) in enumerate(pairs):
            if card is JOKER and face in left:
                pairs[number] = face, face
                left.remove(face)
        for number, (card, _) in enumerate(pairs):
            if card is JOKER and left:
                pairs[number] = left[0], left.pop(0)
        if freeing and meld.kind is MeldKind.SET:
            naturals = [card for card, _ in pairs if card is not JOKER]
            once = naturals if self.rules.set.distinct_suits else ()
            said = [face for card, face in pairs if card is JOKER and face is not None and face not in once]
            stays = build_set(self.rules.set, naturals, said, len(pairs) - len(naturals) - len(said))
        else:
            stays = Meld(meld.kind, tuple(card for card, _ in pairs), tuple(face for _, face in pairs))
        return MeldChoice(meld.kind, freeing=freeing, in_pin=freeing, pin=stays)
