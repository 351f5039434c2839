"""From chosen cards to a Lay: the ways in which they can go on the table, found by the engine's search, and judged by
its own check of the move before anything is pressed.

Where there is one way, it is done; where there are several (what a joker stands for, which meld, which end), the player
is asked; where there is none, this says what is missing.
"""

import zlib
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, combinations, islice, product
from typing import Final

from bot.hosting.games.drafts import Draft
from bot.ui.table.game_facts import meld_rules
from engine.cards import JOKER, Card, without
from engine.games.draw_discard.possible import options
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.events import Opened
from engine.games.gin.view import GinView
from engine.games.moves import JokerSwap, Lay, LayOffCard, LayTable
from engine.games.table import TableMeld
from engine.games.views import MatchView, PileView
from engine.melds.laying_off import fitting_cards, longer_melds, swap_joker
from engine.melds.meld import Meld, MeldKind, MeldRules, NewMeld, meld_rule_set
from engine.melds.partners import completing
from engine.melds.reading import readings
from engine.melds.search import MeldSplit, best_melds, best_opening, deadwood, melds_with, splits
from engine.melds.worth import hand_value, meld_value
from engine.rules.refusals import IllegalMove, Reject
from engine.variants import variant_of

MOST_WAYS: Final = 25
_MOST_STEPS: Final = 4000
_MOST_JUDGED: Final = 200
_MOST_LOOSE: Final = 3


@dataclass(frozen=True, slots=True)
class Laying:
    """One way to put chosen cards on the table. `grown` are the melds on the table as the lay-offs leave them."""

    melds: tuple[Meld, ...] = ()
    layoffs: tuple[LayOffCard, ...] = ()
    grown: tuple[TableMeld, ...] = ()

    @property
    def new_melds(self) -> tuple[NewMeld, ...]:
        return tuple(NewMeld(meld.cards, meld.faces) for meld in self.melds)

    @property
    def places(self) -> int:
        """How many melds it makes or adds a card to."""
        return len(self.melds) + len(self.layoffs)

    @property
    def placed(self) -> int:
        """How many cards it lays."""
        return sum(len(meld.cards) for meld in self.melds) + len(self.layoffs)

    def points(self, rules: MeldRules, table: Sequence[TableMeld]) -> int:
        """What the way lays on a table, in points: its new melds, and what its lay-offs add to melds there."""
        before = {lying.meld_id: lying.meld for lying in table}
        added = [
            meld_value(rules, lying.meld) - meld_value(rules, before[lying.meld_id])
            for lying in self.grown
            if lying.meld != before[lying.meld_id]
        ]
        return sum(meld_value(rules, meld) for meld in self.melds) + sum(added)

    @property
    def name(self) -> str:
        """A short name that means the same way at the next click, and no other."""
        told = repr((self.melds, sorted((off.meld, off.card, off.face or off.card) for off in self.layoffs)))
        return f"{zlib.crc32(told.encode()):08x}"


def table_of(view: PileView, draft: Draft) -> tuple[TableMeld, ...]:
    """The melds on the table, the drafted swaps carried out on paper."""
    melds = {lying.meld_id: lying for lying in view.melds}
    for swap in draft.swaps:
        lying = melds[swap.meld]
        melds[swap.meld] = replace(lying, meld=swap_joker(meld_rules(view.rules), lying.meld, swap.card))
    return tuple(melds.values())


def ways_to_meld(
    rules: MeldRules,
    table: Sequence[TableMeld],
    cards: Sequence[Card],
    may: Callable[[Laying], bool] | None = None,
) -> tuple[Laying, ...]:
    """The ways to lay exactly these cards as new melds, worth most first.

    Where they do not all go into new melds, the ways in which some are laid off and the others are melded, so that a
    first laying-out that counts lay-offs is one press. With `may`, ways that it refuses are left out as long as there
    are others. At most MOST_WAYS; empty where the cards cannot be laid.
    """
    alone = [Laying(melds) for melds in _announced(rules, splits(rules, cards, MOST_WAYS))][:MOST_WAYS]
    legal = [way for way in alone if may is None or may(way)]
    if legal:
        return tuple(legal)
    mixed = tuple(islice(_with_lay_offs(rules, table, cards), MOST_WAYS if may is None else _MOST_JUDGED))
    legal = [way for way in mixed if may is None or may(way)]
    return tuple(legal[:MOST_WAYS] or alone or mixed[:MOST_WAYS])


def _with_lay_offs(rules: MeldRules, table: Sequence[TableMeld], cards: Sequence[Card]) -> Iterator[Laying]:
    """The ways in which some of the cards are laid off and the others melded."""
    for way, left in _lay_offs(rules, table, cards):
        if left and way.layoffs:
            for melds in _announced(rules, splits(rules, left, MOST_WAYS)):
                yield replace(way, melds=melds)


def ways_to_lay_off(rules: MeldRules, table: Sequence[TableMeld], cards: Sequence[Card]) -> tuple[Laying, ...]:
    """The ways to add exactly these cards to melds on the table, in a legal order. At most MOST_WAYS."""
    return tuple(islice((way for way, left in _lay_offs(rules, table, cards) if not left), MOST_WAYS))


def fits_nowhere(rules: MeldRules, table: Sequence[TableMeld], cards: Sequence[Card]) -> IllegalMove:
    """The refusal of cards that cannot all be added to melds: it names one that fits none, and what a meld takes."""
    card = next((card for card in cards if not ways_to_lay_off(rules, table, [card])), None)
    choices = sorted(fitting_cards(rules, table[0].meld)) if len(table) == 1 and card is not None else ()
    return IllegalMove(Reject.DOES_NOT_FIT, card=card, choices=tuple(choices))


def ways_to_swap(swaps: Sequence[tuple[Card, int]], card: Card) -> tuple[JokerSwap, ...]:
    """The jokers on the table that this card would free."""
    return tuple(JokerSwap(meld, fits) for fits, meld in swaps if fits is card)


def _announced(rules: MeldRules, found: Sequence[tuple[Meld, ...]]) -> Iterator[tuple[Meld, ...]]:
    """Every announcement of the jokers in sets, where the rules ask for one."""
    for melds in found:
        yield from product(*[_announcements(rules, meld) for meld in melds])


def _announcements(rules: MeldRules, meld: Meld) -> tuple[Meld, ...]:
    if meld.kind is not MeldKind.SET or JOKER not in meld.cards:
        return (meld,)
    return tuple(other for other in readings(rules, meld.cards) if other.kind is MeldKind.SET)


def _lay_offs(
    rules: MeldRules, table: Sequence[TableMeld], cards: Sequence[Card]
) -> Iterator[tuple[Laying, tuple[Card, ...]]]:
    """Every distinct state of the table that laying off some of the cards can reach, with the cards that are left."""
    start = (Laying(grown=tuple(table)), tuple(sorted(cards)))
    waiting, seen = [start], {(start[0].grown, start[1])}
    for _ in range(_MOST_STEPS):
        if not waiting:
            return
        way, left = waiting.pop(0)
        yield way, left
        for card in dict.fromkeys(left):
            for after in _one_more(rules, way, card):
                rest = without(left, (card,))
                if (after.grown, rest) not in seen:
                    seen.add((after.grown, rest))
                    waiting.append((after, rest))


def _one_more(rules: MeldRules, way: Laying, card: Card) -> Iterator[Laying]:
    for at, lying in enumerate(way.grown):
        for face, meld in longer_melds(rules, lying.meld, card):
            grown = (*way.grown[:at], replace(lying, meld=meld), *way.grown[at + 1 :])
            yield replace(way, layoffs=(*way.layoffs, LayOffCard(lying.meld_id, card, face)), grown=grown)


@dataclass(frozen=True, slots=True)
class Found:
    """Ways to put cards on the table, the first to be made, which lays `points`; `refused` says why not even that."""

    ways: tuple[Laying, ...] = ()
    points: int = 0
    refused: IllegalMove | None = None

    @property
    def works(self) -> bool:
        return bool(self.ways) and self.refused is None


NOWHERE: Final = Found()

MOST_AT_ONCE: Final = 20
"""So many cards are looked at together; the search among more, jokers among them, would keep everybody waiting."""


def melding(view: PileView, draft: Draft) -> Found:
    """The chosen cards as new melds."""
    return _judged(view, draft, ways_to_lay(view, draft))


def ways_to_lay(view: PileView, draft: Draft) -> tuple[Laying, ...]:
    """The ways to lay the chosen cards as new melds, worth most first; empty where they cannot be laid."""

    def may(way: Laying) -> bool:
        return why_not(view, draft, way) is None

    checked = may if opens_with_lay_offs(view) else None
    return ways_to_meld(meld_rules(view.rules), table_of(view, draft), draft.chosen, checked)


def fitting(view: PileView, draft: Draft) -> Found:
    """The chosen cards added to melds on the table, in a game that checks no laying-out beforehand."""
    rules = meld_rules(view.rules)
    ways = ways_to_lay_off(rules, view.melds, draft.chosen)
    return Found(ways, ways[0].points(rules, view.melds)) if ways else NOWHERE


def adding(view: PileView, draft: Draft) -> Found:
    """The chosen cards added to melds on the table."""
    return _judged(view, draft, ways_to_lay_off(meld_rules(view.rules), table_of(view, draft), draft.chosen))


def why_not(view: PileView, draft: Draft, way: Laying) -> IllegalMove | None:
    """What the rules say against putting cards on the table in this way; None where they let the view's seat."""
    return refusal_of(view, _move(view, draft, way))


def opens_with(view: DrawDiscardView, way: Laying) -> int:
    """The points of a way that the rules take which count for a first laying-out, as it will be told (A003-10)."""
    told = variant_of(view.variant).game.check_laying(view, _move(view, Draft(), way))
    return next((event.points for event in told if isinstance(event, Opened)), 0)


def _move(view: PileView, draft: Draft, way: Laying) -> Lay:
    return Lay(view.own_seat, view.turn, way.new_melds, way.layoffs, draft.swaps, draft.call)


def refusal_of(view: MatchView, move: Lay | LayTable) -> IllegalMove | None:
    """What the rules would say to a laying-out, None where they would take it."""
    try:
        variant_of(view.variant).game.check_laying(view, move)
    except IllegalMove as refused:
        return refused
    return None


def opens_with_lay_offs(view: PileView) -> bool:
    """Whether cards laid off beside the melds may bring the points of a first laying-out (A000-17)."""
    if not isinstance(view, DrawDiscardView) or not options(view).opening_short:
        return False
    return view.rules.opening.count_layoffs


def on_the_table(rules: MeldRules, table: Sequence[TableMeld], cards: Sequence[Card]) -> tuple[Laying, ...]:
    """The ways to lay cards as new melds, else those to add them to melds as these lie."""
    return ways_to_meld(rules, table, cards) or ways_to_lay_off(rules, table, cards)


def _judged(view: PileView, draft: Draft, ways: Sequence[Laying]) -> Found:
    if not ways:
        return NOWHERE
    refused = [why_not(view, draft, way) for way in ways]
    first = refused.index(None) if None in refused else 0
    ordered = (ways[first], *ways[:first], *ways[first + 1 :])
    return Found(ordered, ways[first].points(meld_rules(view.rules), table_of(view, draft)), refused[first])


def found_ways(view: DrawDiscardView, draft: Draft) -> list[Laying]:
    """What of a hand may be laid: all that goes in one move, or all but the card with which the discard goes out; then
    each of its best melds, then each loose card that fits one meld on the table; what opens where none of it does.

    A joker whose announcement is required and open is announced as the first card that it can stand for. What must be
    melded at once is found a place wherever it has one.
    """

    def legal(ways: Iterable[Laying]) -> list[Laying]:
        return [way for way in ways if why_not(view, draft, way) is None]

    rules, table = meld_rules(view.rules), Laying(grown=tuple(view.melds))
    hand = draft.hand(view)
    split = best_melds(rules, hand)
    melds = [as_announced(rules, meld) for meld in split.melds]
    at_once, offs = replace(table, melds=tuple(melds)), list[Laying]()
    for card in dict.fromkeys(card for card in split.left if card is not JOKER):
        alone = legal(_one_more(rules, table, card))
        # What lacks points alone: several that are laid off may open together.
        beside = list(_beside(view, draft, at_once, card))
        offs += alone if len(alone) == 1 else []
        at_once = beside[0] if len(beside) == 1 else at_once
    found = legal([*([at_once] if at_once.places > 1 else []), *(Laying((meld,)) for meld in melds), *offs])
    elsewise = chain(_with_what_is_owed(view, draft), _that_opens(view, draft))
    found = found or list(islice((way for way in elsewise if not why_not(view, draft, way)), 1))
    wins = (len(hand) - 1, len(hand) - (view.rules.go_out.last_card == "floats"))
    if any(way.placed in wins for way in found):
        return found
    return [*islice((way for way in _all_but_one(view, draft) if not why_not(view, draft, way)), 1), *found]


def _all_but_one(view: DrawDiscardView, draft: Draft) -> Iterator[Laying]:
    """The ways to lay a hand but for one card, whose discard then goes out, though less may stay in hand otherwise."""
    rules, hand, table = meld_rules(view.rules), draft.hand(view), table_of(view, draft)
    for kept in dict.fromkeys(hand):
        split = best_melds(rules, without(hand, (kept,)))
        melds = tuple(as_announced(rules, meld) for meld in split.melds)
        # Many loose cards never all fit, and take long to try.
        ways = ways_to_lay_off(rules, table, split.left) if len(split.left) <= _MOST_LOOSE else ()
        yield from (replace(way, melds=melds) for way in ways if way.placed or melds)


def _with_what_is_owed(view: DrawDiscardView, draft: Draft) -> Iterator[Laying]:
    """The ways to lay a freed joker, or what was taken to be melded at once, although its cards lie better in other
    melds: in a meld, in several where one does not open, or at any meld on the table.
    """
    owed = JOKER if draft.swaps else view.taken if view.owed else None
    if owed is None:
        return
    rules, needed, hand = view.rules, options(view).opening_short, draft.hand(view)
    single = rules.opening.scope == "single_meld"
    for meld in melds_with(rules, hand, owed):
        announced = as_announced(rules, meld)
        yield Laying((announced,))
        lacking = needed if single else needed - meld_value(rules, meld)
        others = best_opening(rules, without(hand, meld.cards), lacking, single) if lacking > 0 else None
        if others is not None:
            yield Laying((announced, *(as_announced(rules, other) for other in others)))
    yield from _one_more(rules, Laying(grown=table_of(view, draft)), owed)


def _that_opens(view: DrawDiscardView, draft: Draft) -> Iterator[Laying]:
    """The ways to reach the points of a first laying-out with melds that leave more than need be: of the whole hand,
    then of what is beside a card that stays for the discard; then with what is laid off, where that counts (A000-17).
    """
    rules, needed, hand = view.rules, options(view).opening_short, draft.hand(view)
    if not needed:
        return
    for kept in ((), *((card,) for card in dict.fromkeys(hand))):
        melds = best_opening(rules, without(hand, kept), needed, rules.opening.scope == "single_meld")
        if melds is not None:
            yield Laying(tuple(as_announced(rules, meld) for meld in melds), grown=table_of(view, draft))
        elif not kept:
            break
    if rules.opening.count_layoffs:
        best = [as_announced(rules, meld) for meld in best_melds(rules, hand).melds]
        for melds in (tuple(best), *((meld,) for meld in best), ()):
            yield from _ever_more_laid_off(view, draft, Laying(melds, grown=table_of(view, draft)))


def _beside(view: DrawDiscardView, draft: Draft, way: Laying, card: Card) -> Iterator[Laying]:
    """The ways to lay a card off beside what a way lays, which the rules take, or would with more points."""
    for further in _one_more(meld_rules(view.rules), way, card):
        refused = why_not(view, draft, further)
        if refused is None or refused.code is Reject.OPENING_SHORT:
            yield further


def _ever_more_laid_off(view: DrawDiscardView, draft: Draft, way: Laying) -> Iterator[Laying]:
    """A way with ever more of the loose cards laid off, each at the first place that takes it, until none fits."""
    loose, before = [*without(draft.hand(view), [card for meld in way.melds for card in meld.cards])], -1
    while len(loose) != before:
        before = len(loose)
        for card in dict.fromkeys(card for card in loose if card is not JOKER):
            further = next(_beside(view, draft, way, card), None)
            if further is not None:
                way = further
                loose.remove(card)
                yield way


def ways_of(melds: Sequence[Meld]) -> list[Laying]:
    """Melds all at once, where there are several, then each of them."""
    return [*([Laying(tuple(melds))] if len(melds) > 1 else []), *(Laying((meld,)) for meld in melds)]


def as_announced(rules: MeldRules, meld: Meld) -> Meld:
    """The meld with all that its jokers stand for, where that must be said."""
    said = [other for other in readings(rules, meld.cards) if other.kind is meld.kind]
    return meld if not said or meld in said else said[0]


def leaves_least(view: GinView, among: Collection[Card]) -> Card | None:
    """Of these cards the one without which the least deadwood is left: just drawn if it can be, else worth most, the
    lowest suit first. None of none.
    """

    def order(card: Card) -> tuple[int, bool, int, int]:
        left = deadwood(view.rules, without(view.hand, (card,)))
        return left, card not in view.drawn, -hand_value(view.rules, (card,)), card.suit

    return min(among, key=order, default=None)


def likeliest_discard(
    rules: MeldRules, split: MeldSplit, drawn: Collection[Card], discardable: Collection[Card]
) -> Card | None:
    """Of the loose cards that go with no other loose one, if any, else of all: the one just drawn, else the one worth
    most, the lowest suit first.

    None where no loose card may be discarded. A joker is loose only in a hand of jokers: it fits wherever two cards do.
    """
    alone = not split.melds and {*split.left} == {JOKER}
    loose = [card for card in split.left if card in discardable and (alone or card is not JOKER)]
    melds = meld_rule_set(rules)
    paired = {card for pair in combinations(split.left, 2) if completing(melds, *pair)[0] for card in pair}
    single = [card for card in loose if card not in paired] or loose
    dearest = [card for card in single if card in drawn] or single
    return max(dearest, key=lambda card: (hand_value(rules, (card,)), -card.suit), default=None)
