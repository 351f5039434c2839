"""All who read a rule of melds or of values, held against each other: searches, solver, scores, tables and players.

Every function takes rules and a hand and asserts that nobody counts it differently.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from engine.cards import ACE, JOKER, PLAYING_CARDS, Card, with_cards, without
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.duel.rules import COMPARED, DuelRules
from engine.games.events import ComparisonDecided, MeldLaid, Opened
from engine.games.gin.rules import GinRules
from engine.games.moves import Discard, Lay, LayTable, Move, PlaceCard
from engine.games.suit_rows.rules import SuitRowsRules
from engine.games.table import TableMeld
from engine.games.tiles.rules import TileRules
from engine.games.views import Phase
from engine.melds.meld import Meld, MeldKind, MeldRules, NewMeld
from engine.melds.reading import read_meld
from engine.melds.search import best_melds, best_opening, deadwood, melds_in, splits
from engine.melds.worth import hand_value, meld_value
from engine.rules.refusals import IllegalMove
from engine.rules.scores import RoundResult, ScoreItem
from engine.solver import opening, solve
from tests.engine.builders import Table, at_table, happened, text
from tests.engine.gin_builders import gin_table
from tests.engine.team_builders import duel_dealt, karo8
from tests.engine.tile_builders import TileTable, a_tile_round

SPARE = "KS"
"""A card that stays in hand, so that what is laid never ends the round."""

BUDGET = 3_000


# ----------------------------------------------------------------------------------------------------- a hand, melds


def counted(rules: MeldRules, cards: Sequence[Card]) -> int:
    """What cards in hand count, one by one."""
    return sum(rules.hand_values.of(card) for card in cards)


def agree_on_hand(rules: MeldRules, hand: Sequence[Card]) -> None:
    """The searches and the count of a hand."""
    split = best_melds(rules, hand)
    melded = [card for meld in split.melds for card in meld.cards]
    assert Counter(melded) + Counter(split.left) == Counter(hand)
    assert hand_value(rules, hand) == counted(rules, hand)
    assert deadwood(rules, hand) == split.deadwood == hand_value(rules, split.left) == counted(rules, split.left)


def agree_on_melds(rules: MeldRules, hand: Sequence[Card]) -> None:
    """What melds are worth, and what the search for an opening credits."""
    found = melds_in(rules, hand)
    worths = [meld_value(rules, meld) for meld in found]
    assert worths == [_card_by_card(rules, meld) for meld in found] == sorted(worths, reverse=True)
    dearest = max(worths, default=0)
    opens = best_opening(rules, hand, dearest, single_meld=True) or ()
    assert max([meld_value(rules, meld) for meld in opens], default=0) == dearest
    assert best_opening(rules, hand, dearest + 1, single_meld=True) is None
    together = best_opening(rules, hand, dearest + 1, single_meld=False)
    assert together is None or sum(meld_value(rules, meld) for meld in together) > dearest
    for meld in found[:1]:
        assert max(sum(meld_value(rules, part) for part in split) for split in splits(rules, meld.cards)) >= dearest


def _card_by_card(rules: MeldRules, meld: Meld) -> int:
    fixed, total = rules.joker.meld_value, 0
    for at, (card, face) in enumerate(zip(meld.cards, meld.faces, strict=True)):
        if card is JOKER and fixed != "replaced_card":
            total += fixed
        elif meld.kind is MeldKind.RUN and face is not None:
            total += rules.meld_values.in_run(face, first=at == 0)
        else:
            total += rules.meld_values.in_set(meld.cards[0])
    return total


# ------------------------------------------------------------------------------------------------------------- tables


def agree_in_rummy(rules: DrawDiscardRules, hands: Sequence[tuple[Card, ...]]) -> None:
    """Laying, knocking and scoring as the engine carries them out."""
    for hand in hands:
        _opens_as_searched(rules, hand)
    _is_charged_with_hands(rules, hands)
    _knocks_as_counted(rules, hands[0][:4])


def _is_charged_with_hands(rules: DrawDiscardRules, hands: Sequence[tuple[Card, ...]]) -> None:
    """A seat goes out: the others are charged with what they hold."""
    table = at_table(rules, hands=[SPARE, *map(text, hands)], opened=range(len(hands) + 1), lap=9)
    table.discard(SPARE, call=True)
    for seat, hand in enumerate(hands, start=1):
        assert _charged(rules, table.result, seat) == counted(rules, hand)


def _charged(rules: DrawDiscardRules, result: RoundResult, seat: int) -> int:
    score = result.seats[seat]
    assert score is not None
    assert _brought(result, seat) == score.points
    return dict(score.items)[ScoreItem.HAND] * (-1 if rules.score.count_melds else 1)


def _opens_as_searched(rules: DrawDiscardRules, hand: tuple[Card, ...]) -> None:
    """The engine lets a seat open with what the search finds, credits it with its worth, and refuses anything less."""
    needed, single = rules.opening.points, rules.opening.scope == "single_meld"
    opens = best_opening(rules, hand, needed, single_meld=single)
    laid = opens or best_melds(rules, hand).melds
    if not laid:
        return
    values = [meld_value(rules, meld) for meld in laid]
    points = max(values) if single else sum(values)
    assert (points >= needed) == bool(opens)
    table = at_table(rules, hands=[f"{text(hand)} {SPARE} {SPARE}", SPARE], lap=9)
    if not opens:
        with pytest.raises(IllegalMove, match="opening_"):
            _lay(rules, table, laid)
        return
    told = _lay(rules, table, laid)
    assert [event.points for event in happened(told, Opened)] == [points]
    assert sorted(lying.value for lying in table.round.table.melds) == sorted(values)
    assert all(event.value == meld_value(rules, event.meld) for event in happened(told, MeldLaid))
    table.leave(0)
    left = without(
        (*hand, *PLAYING_CARDS.parse_many(f"{SPARE} {SPARE}")), [card for meld in laid for card in meld.cards]
    )
    assert _charged(rules, table.result, 0) == counted(rules, left)
    if rules.score.count_melds:
        score = table.result.seats[0]
        assert score is not None
        assert dict(score.items)[ScoreItem.MELDED] == sum(values)


def _lay(rules: DrawDiscardRules, table: Table, laid: Sequence[Meld]) -> Sequence[object]:
    melds = tuple(NewMeld(meld.cards, meld.faces) for meld in laid)
    move: Move = (
        Lay(0, table.round.last_turn, melds) if rules.rearrange is None else LayTable(0, table.round.last_turn, melds)
    )
    return table.do(move)


def _knocks_as_counted(rules: DrawDiscardRules, hand: tuple[Card, ...]) -> None:
    """The engine takes a bid for just those discards that the options list and the agreed count allows (A003-05)."""
    knock = rules.go_out.knock
    hands = [text(with_cards(hand, ())), SPARE]
    offered = at_table(rules, hands=hands, opened=(0, 1), lap=9).options(0).may_knock
    for card in set(hand):
        left = without(hand, (card,))
        taken = knock is not None and _is_within(
            knock.limit, knock.test, [knock.ace if one.rank == ACE else rules.hand_values.of(one) for one in left]
        )
        table = at_table(rules, hands=hands, opened=(0, 1), lap=9)
        try:
            table.do(Discard(0, table.round.last_turn, card, call=True))
        except IllegalMove:
            assert not taken
        else:
            assert taken
        assert (card in offered) == taken


def _is_within(limit: int, test: str, counts: Sequence[int]) -> bool:
    return sum(counts) == limit if test == "exactly" else sum(counts) <= limit


def agree_in_gin(rules: GinRules, hand: tuple[Card, ...], other: tuple[Card, ...]) -> None:
    """Knocking and scoring: the difference of the deadwood; a seat that leaves pays all of its own."""
    table = gin_table(rules, hands=[text(hand), text(other)])
    options = table.options(0)
    for card in set(hand):
        left = deadwood(rules, without(hand, (card,)))
        assert (card in options.may_knock) == (card in options.discardable and left <= rules.knock.limit)
    if options.may_knock:
        card = options.may_knock[0]
        table.knock(text([card]))
        if table.phase is Phase.LAY_OFF:
            table.pass_()
        held = [score.hand for score in table.result.seats if score is not None]
        assert hand_value(rules, held[0]) == deadwood(rules, without(hand, (card,)))
        assert hand_value(rules, held[1]) <= deadwood(rules, other)
        assert _differences(table.result) == [abs(hand_value(rules, held[1]) - hand_value(rules, held[0]))]
    table = gin_table(rules, hands=[text(hand), text(other)])
    table.leave(1)
    assert _differences(table.result) == [deadwood(rules, other)]


def _differences(result: RoundResult) -> list[int]:
    scores = [dict(score.items) for score in result.seats if score is not None]
    return [items[ScoreItem.DIFFERENCE] for items in scores if ScoreItem.DIFFERENCE in items]


def agree_in_tiles(rules: TileRules, racks: Sequence[tuple[Card, ...]]) -> None:
    """A seat lays its last tile, or all others leave: who still holds tiles loses what they count."""
    row = [read_meld(rules, NewMeld(PLAYING_CARDS.parse_many("9H 10H JH")))]
    out = _tiles(rules, ["QH", *map(text, racks)], row)
    out.do(LayTable(0, out.round.last_turn, (NewMeld(PLAYING_CARDS.parse_many("9H 10H JH QH")),)))
    left = _tiles(rules, ["QH", *map(text, racks)], row)
    for seat in range(1, len(racks) + 1):
        left.leave(seat)
    lost = [counted(rules, rack) for rack in racks]
    won = 0 if rules.score.winner == "zero" else sum(lost)
    for table in (out, left):
        assert [_brought(table.result, seat) for seat in range(len(racks) + 1)] == [won, *(-points for points in lost)]


def _tiles(rules: TileRules, racks: Sequence[str], lying: Sequence[Meld]) -> TileTable:
    """A table of tiles written as cards, at which everybody has opened."""
    table = " | ".join(_written(meld) for meld in lying)
    pool, opened = "2C 3C 4C 5C", range(len(racks))
    return TileTable(
        rules,
        PLAYING_CARDS,
        a_tile_round(rules, PLAYING_CARDS, racks=racks, table=table, pool=pool, opened=opened),
    )


def _brought(result: RoundResult, seat: int) -> int:
    """What a round brought a seat, item by item."""
    score = result.seats[seat]
    assert score is not None
    assert sum(points for _, points in score.items) == score.points
    return score.points


# ------------------------------------------------------------------------------------------------- rebuilding, solver


def agree_on_rebuilding(rules: DrawDiscardRules | TileRules, pool: Sequence[Card], rack: tuple[Card, ...]) -> None:
    """The solver lays just what lowers the score by as much as it says; without a table that is the best melds."""
    bare = solve(rules, (), rack, "value", budget=BUDGET)
    assert bare.optimal
    assert bare.value == counted(rules, rack) - deadwood(rules, rack)
    _agree_on_opening(rules, rack)
    lying = best_melds(rules, pool).melds
    found = solve(rules, lying, rack, "value", budget=BUDGET)
    left = without(rack, found.placed)
    assert found.value == counted(rules, rack) - counted(rules, left)
    melds = tuple(NewMeld(meld.cards, meld.faces) for meld in found.table)
    spare = PLAYING_CARDS.parse(SPARE)
    if isinstance(rules, DrawDiscardRules):
        hands = [f"{text(rack)} {SPARE}", SPARE]
        table = at_table(rules, hands=hands, melds=[(0, _written(meld)) for meld in lying], opened=(0, 1), lap=9)
        if found.placed:
            table.do(LayTable(0, table.round.last_turn, melds))
        _same_worth(rules, table.round.table.melds)
        table.leave(0)
        assert _charged(rules, table.result, 0) == counted(rules, rack) - found.value + counted(rules, (spare,))
        return
    tiles = _tiles(rules, [f"{text(rack)} {SPARE}", SPARE], lying)
    if found.placed:
        tiles.do(LayTable(0, tiles.round.last_turn, melds))
    _same_worth(rules, tiles.round.melds)
    tiles.leave(0)
    assert -_brought(tiles.result, 0) == counted(rules, rack) - found.value + counted(rules, (spare,))


def _agree_on_opening(rules: DrawDiscardRules | TileRules, rack: tuple[Card, ...]) -> None:
    points, single = rules.opening.points, rules.opening.scope == "single_meld"
    laid = best_opening(rules, rack, points, single_meld=single)
    found = opening(rules, rack, points, "value", single_meld=single, budget=BUDGET)
    assert (found is None or not found.placed) == (not laid)
    if found is not None and laid:
        left = without(rack, [card for meld in laid for card in meld.cards])
        assert counted(rules, left) == counted(rules, without(rack, found.placed))
        assert found.value == counted(rules, rack) - counted(rules, left)


def _same_worth(rules: MeldRules, melds: Sequence[TableMeld]) -> None:
    for lying in melds:
        assert lying.value == meld_value(rules, lying.meld)


def _written(meld: Meld) -> str:
    """A meld as the builders read it: `4S JK=5S 6S`."""
    words = [
        f"JK={text([face])}" if card is JOKER and face is not None else text([card])
        for card, face in zip(meld.cards, meld.faces, strict=True)
    ]
    return " ".join(words)


# ---------------------------------------------------------------------------------------------------------- team games


def agree_in_duel(rules: DuelRules) -> None:
    """The cards that count most take what is at stake, comparison by comparison; a team scores its cards."""
    table = duel_dealt(rules, seats=rules.seat_counts()[0])
    for seat in table.round.players:
        table.let_run(seat)
    decided = happened(table.events, ComparisonDecided)
    assert decided
    for one in decided:
        counts = {seat: COMPARED.of(card) for seat, card in one.shown}
        dearest = [seat for seat, count in counts.items() if count == max(counts.values())]
        assert one.taker == (dearest[0] if len(dearest) == 1 else None)
    assert sum(score.points for score in table.result.seats[:2] if score is not None) == len(table.family.deck(rules))


def agree_in_suit_rows(rules: SuitRowsRules, hand: tuple[Card, ...], laid: str) -> None:
    """The cards that the options list are those that the engine lets a seat lay."""
    others = ["2S 3S"] * (rules.seat_counts()[0] - 1)
    offered = karo8(text(hand), *others, laid=laid, stock="4C 5C", rules=rules).options(0).placeable
    for card in hand:
        table = karo8(text(hand), *others, laid=laid, stock="4C 5C", rules=rules)
        try:
            table.do(PlaceCard(0, table.round.last_turn, card))
        except IllegalMove:
            assert card not in offered
        else:
            assert card in offered
