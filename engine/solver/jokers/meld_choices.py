"""What may become of one meld of a table: it stays, or it is loose, and its jokers stand for faces or are freed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from engine.cards import JOKER, Card
from engine.melds.joker_locks import locks_whole, stands_for
from engine.melds.meld import Meld, MeldKind, build_set
from engine.melds.rebuilding import TableRules
from engine.rules.melding import RearrangeRules
from engine.solver.asked.problem import Bounded
from engine.solver.jokers.replacing import away, in_place
from engine.solver.jokers.sharing import Replaced, Stand


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


@lru_cache(maxsize=4096)
def _let_loose(kind: MeldKind, cards: tuple[Card, ...]) -> MeldChoice:
    """A meld of which every piece is loose."""
    return MeldChoice(kind, loose=cards)


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
            if len(set(freeing)) < len(freeing):
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
