"""A table that is being rebuilt: its steps, what every piece came from, and what is not right about it yet."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.hosting.games.drafts import Bench, Draft, as_table, lying
from bot.ui.hand.laying import refusal_of
from bot.ui.table.game_facts import table_rules
from engine.cards import JOKER, Card, Seat
from engine.games.draw_discard.possible import options as draw_discard_options
from engine.games.draw_discard.view import DrawDiscardOptions, DrawDiscardView
from engine.games.moves import LayTable
from engine.games.tiles.options import TileOptions, TileView
from engine.games.tiles.options import options as tile_options
from engine.games.views import MatchView, Phase
from engine.melds.meld import Meld, MeldKind, NewMeld
from engine.melds.reading import meld_or_none, readings
from engine.melds.rebuilding import Change, TableRules, changes, read_again
from engine.rules.refusals import IllegalMove, Reject

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
    """A table in the making: its melds as far as they are any, what became of each, what is wrong.

    `laid` are the pieces that come from the hand, `left` those that stay in it; `freed` are jokers that go there.
    """

    melds: tuple[Meld, ...]
    changes: tuple[Change, ...]
    laid: tuple[Card, ...]
    left: tuple[Card, ...]
    freed: tuple[Card, ...]
    wrong: tuple[Wrong, ...]


def begun(view: MatchView, *after: Table, by_hand: bool) -> Bench:
    """A bench with the table as it lies, and steps from there."""
    return Bench((as_table(lying(view)), *after), by_hand)


def stepped(bench: Bench, table: Table, focus: int | None = None) -> Bench:
    """The bench after one more step, nothing picked. The table before the first step is never forgotten."""
    first, *later = (*bench.steps, table)
    kept = (first, *later[-MOST_STEPS:])
    return replace(bench, steps=kept, picked=(), focus=bench.focus if focus is None else focus)


def undone(bench: Bench) -> Bench:
    """The bench before its last step."""
    steps = bench.steps[:-1] or bench.steps
    return replace(bench, steps=steps, picked=(), focus=min(bench.focus, max(len(steps[-1]) - 1, 0)))


def lies_in(bench: Bench, rack: Sequence[Card]) -> int | None:
    """The number of the meld in which everything chosen lies already; None where it lies apart, or on the rack."""
    melds = {meld for meld, _ in bench.picked}
    return melds.pop() if len(melds) == 1 and not rack else None


def moved(rules: TableRules, bench: Bench, rack: Sequence[Card], to: int | None) -> Bench:
    """The picked pieces and the pieces from the rack in a new meld (None), or in the one of this number."""
    if not bench.picked and not rack:
        raise IllegalMove(Reject.NOTHING_CHOSEN)
    table = bench.steps[-1]
    if to is not None and not 0 <= to < len(table):
        raise IllegalMove(Reject.NO_SUCH_MELD)
    picked = [at for at in bench.picked if at[0] != to]
    going = [_pieces(table[meld])[place] for meld, place in picked] + [(card, None) for card in rack]
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


def taken_back(rules: TableRules, bench: Bench) -> Bench:
    """The picked pieces back on the rack. Raises IllegalMove(TABLE_PIECE_MISSING) for one that lay on the table.

    Only a joker goes to the hand from there, where the rules let a freed one: whether it is free shows at the end.
    """
    if not bench.picked:
        raise IllegalMove(Reject.NOTHING_CHOSEN)
    table, before = bench.steps[-1], Counter(pieces_of(bench.steps[0]))
    gone = Counter(table[meld].cards[place] for meld, place in bench.picked)
    more = Counter(pieces_of(table))
    for card, count in sorted(gone.items()):
        may_go = card is JOKER and rules.joker.freed == "hand_or_play"
        if more[card] - count < before[card] and not may_go:
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


def readings_in_focus(rules: TableRules, bench: Bench) -> tuple[Meld, ...]:
    """The ways to read the meld in focus, where its jokers leave a choice; empty where they do not."""
    table = bench.steps[-1]
    cards = table[bench.focus].cards if bench.focus < len(table) else ()
    found = readings(rules, cards) if JOKER in cards else ()
    return found if len(found) > 1 else ()


def announced(rules: TableRules, bench: Bench, choice: int) -> Bench:
    """The meld in focus read in one of the ways. Raises IllegalMove(NO_SUCH_MELD) where there is no such way."""
    found, table = readings_in_focus(rules, bench), bench.steps[-1]
    if not 0 <= choice < len(found):
        raise IllegalMove(Reject.NO_SUCH_MELD)
    said = NewMeld(found[choice].cards, found[choice].faces)
    return stepped(bench, (*table[: bench.focus], said, *table[bench.focus + 1 :]))


def _pieces(meld: NewMeld) -> list[tuple[Card, Card | None]]:
    return list(zip(meld.cards, meld.faces or (None,) * len(meld.cards), strict=True))


def _new(pieces: Sequence[tuple[Card, Card | None]]) -> NewMeld:
    return NewMeld(tuple(card for card, _ in pieces), tuple(face for _, face in pieces))


def _without(meld: NewMeld, places: set[int]) -> NewMeld:
    if not places:
        return meld
    return _new([piece for place, piece in enumerate(_pieces(meld)) if place not in places])


def _group(rules: TableRules, pieces: Sequence[tuple[Card, Card | None]]) -> NewMeld:
    """Pieces as a meld in table order, if they are one; jokers go on standing for what they stood for if they can."""
    cards = [card for card, _ in pieces]
    said = Counter(face for card, face in pieces if card is JOKER and face is not None)
    found = list(readings(rules, cards))
    ordered = sorted(pieces, key=lambda piece: piece[0].index)
    as_said = _new([(card, face if card is JOKER else card) for card, face in ordered])
    exact = meld_or_none(rules, as_said) if said else None
    if exact is not None:
        found.insert(0, exact)
    if not found:
        return _new(ordered)
    best = max(found, key=lambda meld: (said & Counter(_joker_faces(meld))).total())
    return NewMeld(best.cards, best.faces)


def _joker_faces(meld: Meld) -> list[Card]:
    return [face for card, face in zip(meld.cards, meld.faces, strict=True) if card is JOKER and face is not None]


def pieces_of(table: Table) -> list[Card]:
    """All pieces of a table."""
    return [card for meld in table for card in meld.cards]


def judged(view: MatchView, draft: Draft, bench: Bench) -> Judged:
    """The bench's table as it lies: meld by meld first; where each is one, the whole as the move would be judged."""
    rules, before, table = table_rules(view.rules), lying(view), bench.steps[-1]
    melds, wrong = [], []
    for number, new in enumerate(table):
        try:
            melds.append(read_again(rules, before, new))
        except IllegalMove as why:
            wrong.append(Wrong(why, number))
            melds.append(Meld(MeldKind.SET, new.cards, new.faces or (None,) * len(new.cards)))
    at_first, at_last = Counter(pieces_of(bench.steps[0])), Counter(pieces_of(table))
    laid, freed = tuple(sorted((at_last - at_first).elements())), tuple((at_first - at_last).elements())
    refusal = None if wrong else refusal_of(view, laying(view, draft, bench))
    if refusal is not None:
        wrong.append(Wrong(refusal))
    left = tuple(sorted((Counter(draft.hand(view)) - Counter(laid)).elements()))
    return Judged(tuple(melds), changes(before, melds, laid), laid, left, freed, tuple(wrong))


def lacks_tile(view: MatchView, draft: Draft) -> bool:
    """Whether a tile has to be drawn, or one that lies open taken, before anything is laid (A004-07)."""
    return view.phase is Phase.DRAW and draft.taking is None


def rebuilding_options(view: MatchView) -> DrawDiscardOptions | TileOptions:
    """What the view's seat may do now in a game in which tables are rebuilt; nothing at all in others."""
    if isinstance(view, TileView):
        return tile_options(view)
    return draw_discard_options(view) if isinstance(view, DrawDiscardView) else DrawDiscardOptions()


def laying(view: MatchView, draft: Draft, bench: Bench) -> LayTable:
    """The move by which the view's seat lays the bench's table."""
    seat = Seat(-1) if view.seat is None else view.seat
    return LayTable(seat, view.turn, bench.steps[-1], draft.taking, draft.call)
