"""A table that is being rebuilt: its steps, what every piece came from, and what is not right about it yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, cast

from bot.ui.draft import Bench, Draft
from engine.cards import JOKER, Card
from engine.errors import IllegalMove, Reject
from engine.melds import Meld, MeldKind, read_meld
from engine.moves import NewMeld
from engine.search import splits
from engine.table import Change, TableRules, changes, judge
from engine.views import MatchView, SeatView, TileView

MOST_STEPS: Final = 30
"""So many steps can be undone; earlier ones are forgotten."""

Table = tuple[NewMeld, ...]


@dataclass(frozen=True, slots=True)
class Wrong:
    """What is not right: the refusal, and the number of the meld that it speaks of, None for the whole table."""

    why: IllegalMove
    meld: int | None = None


@dataclass(frozen=True, slots=True)
class Judged:
    """A table in the making: its melds as far as they are any, what became of each, what is left, what is wrong."""

    melds: tuple[Meld, ...]
    changes: tuple[Change, ...]
    laid: tuple[Card, ...]
    left: tuple[Card, ...]
    wrong: tuple[Wrong, ...]


def table_rules(view: MatchView) -> TableRules:
    """The rules as the check of a rebuild reads them."""
    return cast(TableRules, view.rules)


def lying(view: MatchView) -> tuple[Meld, ...]:
    """The melds on the table."""
    return tuple(there.meld for there in view.melds) if isinstance(view, SeatView | TileView) else ()


def as_table(melds: Iterable[Meld]) -> Table:
    """Melds with all that their jokers stand for."""
    return tuple(NewMeld(meld.cards, meld.faces) for meld in melds)


def opened(draft: Draft, view: MatchView) -> Bench | None:
    """The draft's bench, as long as the table that it began with still lies."""
    bench = draft.bench
    return bench if bench is not None and bench.steps and bench.steps[0] == as_table(lying(view)) else None


def begun(view: MatchView, *after: Table, by_hand: bool) -> Bench:
    """A bench with the table as it lies, and steps from there."""
    return Bench((as_table(lying(view)), *after), by_hand)


# -------------------------------------------------------------------------------------------------------------- steps


def stepped(bench: Bench, table: Table, focus: int | None = None) -> Bench:
    """The bench after one more step, nothing picked. The table before the first step is never forgotten."""
    first, *later = (*bench.steps, table)
    kept = (first, *later[-MOST_STEPS:])
    return replace(bench, steps=kept, picked=(), focus=bench.focus if focus is None else focus)


def undone(bench: Bench) -> Bench:
    """The bench before its last step."""
    steps = bench.steps[:-1] or bench.steps
    return replace(bench, steps=steps, picked=(), focus=min(bench.focus, max(len(steps[-1]) - 1, 0)))


def moved(rules: TableRules, bench: Bench, rack: Sequence[Card], to: int | None) -> Bench:
    """The picked pieces and the pieces from the rack in a new meld (None), or in the one of this number."""
    if not bench.picked and not rack:
        raise IllegalMove(Reject.NOTHING_CHOSEN)
    table = bench.steps[-1]
    if to is not None and not 0 <= to < len(table):
        raise IllegalMove(Reject.NO_SUCH_MELD)
    picked = [at for at in bench.picked if at[0] != to]
    going = [_piece(table[meld], place) for meld, place in picked] + [(card, None) for card in rack]
    if not going:
        raise IllegalMove(Reject.NOTHING_CHOSEN)
    groups = [_without(meld, {place for of, place in picked if of == number}) for number, meld in enumerate(table)]
    if to is None:
        groups.append(_group(rules, going))
    else:
        groups[to] = _group(rules, [*_pieces(groups[to]), *going])
    target = len(groups) - 1 if to is None else to
    left = [group for group in groups if group.cards]
    return stepped(bench, tuple(left), sum(bool(group.cards) for group in groups[:target]))


def taken_back(bench: Bench) -> Bench:
    """The picked pieces back on the rack. Raises IllegalMove(TABLE_PIECE_MISSING) for one that lay on the table."""
    if not bench.picked:
        raise IllegalMove(Reject.NOTHING_CHOSEN)
    table, before = bench.steps[-1], Counter(_cards(bench.steps[0]))
    gone = Counter(_piece(table[meld], place)[0] for meld, place in bench.picked)
    more = Counter(_cards(table))
    for card, count in sorted(gone.items()):
        if more[card] - count < before[card]:
            raise IllegalMove(Reject.TABLE_PIECE_MISSING, card=card)
    groups = [_without(meld, {place for of, place in bench.picked if of == at}) for at, meld in enumerate(table)]
    return stepped(bench, tuple(group for group in groups if group.cards), 0)


def split(bench: Bench) -> Bench:
    """The meld of the one picked piece in two: what is before the piece, and the piece with what follows."""
    if len(bench.picked) != 1 or bench.picked[0][1] == 0:
        raise IllegalMove(Reject.NOTHING_CHOSEN)
    (number, place), table = bench.picked[0], bench.steps[-1]
    pieces = _pieces(table[number])
    halves = [_new(pieces[:place]), _new(pieces[place:])]
    return stepped(bench, (*table[:number], *halves, *table[number + 1 :]), number)


def _piece(meld: NewMeld, place: int) -> tuple[Card, Card | None]:
    return _pieces(meld)[place]


def _pieces(meld: NewMeld) -> list[tuple[Card, Card | None]]:
    return list(zip(meld.cards, meld.faces or (None,) * len(meld.cards), strict=True))


def _new(pieces: Sequence[tuple[Card, Card | None]]) -> NewMeld:
    return NewMeld(tuple(card for card, _ in pieces), tuple(face for _, face in pieces))


def _without(meld: NewMeld, places: set[int]) -> NewMeld:
    if not places:
        return meld
    return _new([piece for place, piece in enumerate(_pieces(meld)) if place not in places])


def _group(rules: TableRules, pieces: Sequence[tuple[Card, Card | None]]) -> NewMeld:
    """Pieces as a meld in table order, if they are one; jokers go on standing for what they stood for where they can.

    Pieces that are no meld lie sorted, jokers last.
    """
    cards = [card for card, _ in pieces]
    said = Counter(face for card, face in pieces if card is JOKER and face is not None)
    readings = [melds[0] for melds in splits(rules, cards) if len(melds) == 1]
    ordered = sorted(pieces, key=lambda piece: piece[0].index)
    exact = _read_as(rules, _new([(card, face if card is JOKER else card) for card, face in ordered])) if said else None
    if exact is not None:
        readings.insert(0, exact)
    if not readings:
        return _new(ordered)
    best = max(readings, key=lambda meld: (said & Counter(_joker_faces(meld))).total())
    return NewMeld(best.cards, best.faces)


def _joker_faces(meld: Meld) -> list[Card]:
    return [face for card, face in zip(meld.cards, meld.faces, strict=True) if card is JOKER and face is not None]


def _read_as(rules: TableRules, new: NewMeld) -> Meld | None:
    try:
        return read_meld(rules, new)
    except IllegalMove:
        return None


def _cards(table: Table) -> list[Card]:
    return [card for meld in table for card in meld.cards]


# ------------------------------------------------------------------------------------------------------------- judging


def judged(view: MatchView, rack: Sequence[Card], bench: Bench) -> Judged:
    """The bench's table as it lies: meld by meld first, and the whole where each meld is one."""
    rules, before, table = table_rules(view), lying(view), bench.steps[-1]
    melds, wrong = [], []
    for number, new in enumerate(table):
        try:
            melds.append(_known(before, new) or read_meld(rules, new))
        except IllegalMove as why:
            wrong.append(Wrong(why, number))
            melds.append(Meld(MeldKind.SET, new.cards, new.faces or (None,) * len(new.cards)))
    more = Counter(_cards(table)) - Counter(_cards(bench.steps[0]))
    laid = tuple(sorted(more.elements()))
    if not wrong:
        try:
            judge(rules, before, rack, melds)
        except IllegalMove as why:
            wrong.append(Wrong(why))
    left = tuple((Counter(rack) - more).elements())
    return Judged(tuple(melds), changes(before, melds, laid), laid, tuple(sorted(left)), tuple(wrong))


def _known(before: Sequence[Meld], new: NewMeld) -> Meld | None:
    """The meld that lay so already: what its jokers stand for need not be read again."""
    return next((meld for meld in before if meld.cards == new.cards and meld.faces == new.faces), None)
