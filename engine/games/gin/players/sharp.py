"""A player of gin who knows from many rounds what a discard and a knock bring: the sharp one, before it searches.

What tells a card that may be thrown: what it may still become, and of what use it is to the other seat.
"""

from collections.abc import Sequence
from operator import mul
from typing import Final, NamedTuple

from engine.cards import Card
from engine.games.gin.players.experience import KNOCKING, THROWING
from engine.games.gin.players.steady import Memory, choose_steady_in_gin, memory_of
from engine.games.gin.view import GinView
from engine.games.moves import Discard, DrawStock, PassTurn, SeatMove, TakeDiscard
from engine.games.views import Phase
from engine.melds.laying_off import extending
from engine.melds.meld import MeldRuleSet, meld_rule_set
from engine.melds.partners import danger, likely_held, neighbours, outs_lost, partners
from engine.melds.search import MeldSplit, split_of

FULL_STOCK: Final = 31
"""The cards in the stock when the first one is drawn."""


class _Known(NamedTuple):
    """What is known when a card is to be thrown.

    `theirs` is by face index the chance that the other seat holds the card, `shown` what it took and `spurned` what it
    threw and left; `loose` are the cards of the hand outside its melds, `longer` what would lengthen those.
    """

    melds: MeldRuleSet
    memory: Memory
    theirs: list[float]
    shown: set[int]
    spurned: list[int]
    loose: set[int]
    longer: set[int]


def numbers(view: GinView, split: MeldSplit, cards: Sequence[Card]) -> list[list[float]]:
    """For each of some loose cards what tells it, once for each number that tells how far the round is."""
    melds, memory = meld_rule_set(view.rules), memory_of(view)
    spurned = (*memory.thrown, *memory.left)
    theirs = likely_held(melds, memory.unseen, memory.held, spurned, view.seats[1 - view.own_seat].cards)
    known = _Known(
        melds,
        memory,
        theirs,
        {card.index for card in memory.held},
        [card.index for card in spurned],
        {card.index for card in split.left},
        set(extending(melds, split.melds)),
    )
    there = [free * (1.0 - held) for free, held in zip(memory.unseen, theirs, strict=True)]
    lost, most = outs_lost(melds, split.left, there), outs_lost(melds, split.left, memory.unseen)
    stage = [
        1.0,
        (FULL_STOCK - view.stock) / 20 - 0.4,
        min(len(memory.held), 3) / 2 - 0.4,
        split.deadwood / 30 - 1.0,
    ]
    found: list[list[float]] = []
    for card in cards:
        points = view.rules.hand_values.by_face[card.index]
        over = split.deadwood - points - view.limit
        plain = [points / 10, lost[card] / 3, most[card] / 3, *_of_use(known, card.index)]
        plain += [float(over <= 0), max(0.0, over) / 20]
        found.append([each * part for part in stage for each in plain])
    return found


def _of_use(known: _Known, index: int) -> list[float]:
    """Of what use a card is to the other seat, and whether it has company in the hand itself."""
    pairs, near = partners(known.melds)[index], neighbours(known.melds)[index]
    there, shown = known.memory.unseen, known.shown
    took = max([(one in shown) + (other in shown) for one, other in pairs], default=0)
    live = sum([bool(there[one] or one in shown) and bool(there[other] or other in shown) for one, other in pairs])
    company = sum([one in known.loose for one in near])
    rank = index % 13
    same = sum([one % 13 == rank for one in known.spurned])
    beside = sum([one % 13 != rank and one in near for one in known.spurned])
    return [
        danger(pairs, known.theirs) * 3,
        float(took > 0),
        float(took > 1),
        live / 4,
        float(not company),
        min(company, 3) / 3,
        min(same, 2) / 2,
        min(beside, 2) / 2,
        float(index in known.longer),
    ]


def choose_sharp_in_gin(view: GinView, dice: int) -> SeatMove:
    """The move that experience speaks for."""
    first = choose_steady_in_gin(view, dice)
    if view.phase is not Phase.PLAY or not isinstance(first, Discard):
        return first
    split = split_of(view.rules, view.hand)
    loose = loose_cards(view, split)
    if not loose:
        return first
    points = view.rules.hand_values.by_face
    dearest = max(loose, key=lambda card: points[card.index])
    left = split.deadwood - points[dearest.index]
    if not left or (left <= view.limit and knocking(view, split, dearest) > 0.0):
        return Discard(view.own_seat, view.turn, dearest, call=True)
    return Discard(view.own_seat, view.turn, by_experience(view, split, loose)[0])


def loose_cards(view: GinView, split: MeldSplit) -> list[Card]:
    """The cards outside the melds that may be thrown."""
    return [card for card in split.left if card is not view.taken or view.rules.draw.discard_just_taken]


def by_experience(view: GinView, split: MeldSplit, loose: Sequence[Card]) -> list[Card]:
    """The loose cards, first the one whose discard brings most."""
    worth: list[float] = [sum(map(mul, THROWING, told)) for told in numbers(view, split, loose)]
    return [loose[at] for at in sorted(range(len(loose)), key=lambda at: (-worth[at], loose[at].index))]


def knocking(view: GinView, split: MeldSplit, thrown: Card) -> float:
    """By how many points it is better to knock with this discard than to wait."""
    worth: float = sum(map(mul, KNOCKING, knock_numbers(view, split, thrown)))
    return worth


def knock_numbers(view: GinView, split: MeldSplit, thrown: Card) -> list[float]:
    """What tells whether to knock: what is left and may still come, how far the round is, what the other seat took."""
    rules = view.rules
    melds, memory = meld_rule_set(rules), memory_of(view)
    kept = [card for card in split.left if card is not thrown]
    outs = outs_lost(melds, kept, memory.unseen)[None] / 5
    outs += sum([memory.unseen[index] for index in extending(melds, split.melds)]) / 5
    gone = (FULL_STOCK - view.stock) / 20
    left = (split.deadwood - rules.hand_values.by_face[thrown.index]) / 10
    took = min(len(memory.held), 3) / 2
    one, two = float(len(kept) == 1), float(len(kept) == 2)
    return [
        1.0,
        gone,
        gone * gone,
        left,
        gone * left,
        outs,
        outs * gone,
        took,
        took * gone,
        one,
        two,
        one * gone,
        one * left,
        two * gone,
        float(len(kept) > 3),
    ]


MOST_DISCARDS: Final = 4
"""Only so many discards are worth a thought."""


def ideas(view: GinView, dice: int) -> tuple[SeatMove, ...]:
    """The move that experience speaks for, then what else may be better."""
    first = choose_sharp_in_gin(view, dice)
    seat, turn = view.own_seat, view.turn
    if view.phase is Phase.LAY_OFF or view.stock_only:
        return (first,)
    if view.phase is not Phase.PLAY:
        left = PassTurn(seat, turn) if view.phase is Phase.UPCARD else DrawStock(seat, turn)
        return (first, left if isinstance(first, TakeDiscard) else TakeDiscard(seat, turn))
    split = split_of(view.rules, view.hand)
    loose = loose_cards(view, split)
    if not isinstance(first, Discard) or not loose:
        return (first,)
    points = view.rules.hand_values.by_face
    dearest = max(loose, key=lambda card: points[card.index])
    lowest = split.deadwood - points[dearest.index]
    moves: list[SeatMove] = [first]
    if lowest <= view.limit:
        if not lowest:
            return (first,)
        moves.append(Discard(seat, turn, dearest, call=True))
    moves += [Discard(seat, turn, card) for card in by_experience(view, split, loose)[:MOST_DISCARDS]]
    return tuple(dict.fromkeys(moves))
