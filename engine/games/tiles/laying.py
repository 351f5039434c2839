"""Laying: the whole table after the move, judged at its end; the opening, the hand game, tiles taken to be laid."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from engine.cards import JOKER, Card, put_at
from engine.games.events import Opened, TileTaken
from engine.games.moves import LayTable
from engine.games.table_changes import laid_table
from engine.games.tiles.round import Events, Outcome, TileRound, gain, may_use_table, player_before
from engine.games.tiles.rules import TileRules
from engine.games.tiles.turns import end_round, next_turn
from engine.games.views import Phase
from engine.melds.joker_locks import are_new
from engine.melds.meld import Meld, MeldKind
from engine.melds.rebuilding import Rearranged, check_rearranged
from engine.melds.search import best_opening
from engine.melds.worth import meld_value
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.scores import RoundEnd


def lay(rules: TileRules, rnd: TileRound, move: LayTable) -> Outcome:
    """Lay tiles; the turn is over, or the round where no tile is left. Raises IllegalMove."""
    rnd, told, hand_game = put_down(rules, rnd, move)
    rnd, more = finish(rules, rnd, hand_game=hand_game)
    return rnd, told + more


def put_down(rules: TileRules, rnd: TileRound, move: LayTable) -> tuple[TileRound, Events, bool]:
    """The round with the tiles laid, the turn still going on, and whether it is a hand game. Raises IllegalMove."""
    seat = move.seat
    if not move.melds:
        raise IllegalMove(Reject.NOTHING_CHOSEN)
    if rnd.phase is Phase.PUT_ASIDE:
        raise IllegalMove(Reject.PUT_ONE_ASIDE)
    if rnd.phase is Phase.DRAW and move.taken is None:
        raise IllegalMove(Reject.DRAW_FIRST)
    if rnd.phase is Phase.LAY and move.taken is not None:
        raise IllegalMove(Reject.ALREADY_DRAWN)
    taking, told = _taken(rules, rnd, move)
    rebuilt, points, hand_game = _judged(rules, taking, move)
    if move.taken is not None:
        _check_taken_used(rules, rnd, taking, move, rebuilt)
    after, more = lie(rules, taking, rebuilt)
    opened = () if points is None else (Opened(seat, points),)
    return after, (*told, *more, *opened), hand_game


def lie(rules: TileRules, rnd: TileRound, rebuilt: Rearranged) -> Outcome:
    """The round with the rebuilt table, its tiles gone from the rack of the seat in turn, which has opened now."""
    seat = rnd.turn_seat
    table = laid_table(rules, rnd.melds, rebuilt, seat, rnd.next_meld)
    rack = tuple(sorted((Counter(rnd.racks[seat]) - Counter(rebuilt.laid)).elements()))
    after = replace(
        rnd,
        racks=put_at(rnd.racks, seat, rack),
        fresh=put_at(rnd.fresh, seat, ()),
        melds=table.melds,
        next_meld=rnd.next_meld + len(table.new),
        changes=table.told.changes,
        opened=put_at(rnd.opened, seat, rnd.opened[seat] or bool(rebuilt.laid)),
        passes=0,
    )
    return after, (table.told,)


def finish(rules: TileRules, rnd: TileRound, *, hand_game: bool) -> Outcome:
    """What follows a laying-out: the end of the round, a tile to put aside (V1), or the next turn."""
    seat = rnd.turn_seat
    if not rnd.racks[seat]:
        doubled = hand_game and rules.score.double == "hand_game"
        return end_round(rules, rnd, RoundEnd.CLOSED_FROM_HAND if doubled else RoundEnd.WENT_OUT, seat)
    if rules.v1.enabled and rules.v1.discard == "always":
        return replace(rnd, phase=Phase.PUT_ASIDE), ()
    return next_turn(rules, rnd)


def aside_tile(rules: TileRules, rnd: TileRound) -> Card | None:
    """The tile that the seat in turn may take from the seat before: its last one put aside (V1, G-38)."""
    aside = rnd.aside[player_before(rnd, rnd.turn_seat)]
    return aside[-1] if rules.v1.enabled and aside else None


def _taken(rules: TileRules, rnd: TileRound, move: LayTable) -> Outcome:
    """The round with the tile that the move takes on the rack. Raises IllegalMove."""
    if move.taken is None:
        return rnd, ()
    switches = rules.v1 if move.taken == "aside" else rules.v2
    if not switches.enabled:
        raise IllegalMove(Reject.TAKE_NOT_ALLOWED)
    tile = aside_tile(rules, rnd) if move.taken == "aside" else rnd.open_tile
    if tile is None:
        raise IllegalMove(Reject.NO_TILE_TO_TAKE)
    if move.taken == "open":
        rnd = replace(rnd, open_tile=None)
    else:
        giver = player_before(rnd, rnd.turn_seat)
        rnd = replace(rnd, aside=put_at(rnd.aside, giver, rnd.aside[giver][:-1]))
    told: Events = (TileTaken(move.seat, tile, move.taken),)
    return gain(rnd, move.seat, (tile,)), told


def _check_taken_used(
    rules: TileRules, before: TileRound, taking: TileRound, move: LayTable, rebuilt: Rearranged
) -> None:
    """What the tile was taken for: to finish with it, for any play, or for a new meld (A004-08, A004-09)."""
    tile = taking.fresh[move.seat][-1]
    if move.taken == "open":
        if rules.v2.condition == "finish" and len(rebuilt.laid) < len(taking.racks[move.seat]):
            raise IllegalMove(Reject.OPEN_TILE_FINISHES, card=tile)
        if tile not in rebuilt.laid:
            raise IllegalMove(Reject.TAKEN_NOT_MELDED, card=tile)
        return
    lying = [there.meld for there in before.melds]
    new = [
        meld.cards
        for number, meld in enumerate(rebuilt.melds)
        if are_new(rules, rules.rearrange, lying, rebuilt.melds, {number})
    ]
    in_it = tile in rebuilt.laid and any(tile in cards for cards in new)
    if not (new if rules.v1.take_condition == "any_new_meld" else in_it):
        raise IllegalMove(Reject.TAKEN_NEEDS_NEW_MELD, card=tile)


def _judged(rules: TileRules, rnd: TileRound, move: LayTable) -> tuple[Rearranged, int | None, bool]:
    """The table, the points of an opening (None where this is none), whether it is a hand game. Raises IllegalMove."""
    seat = move.seat
    rebuilt = check_rearranged(rules, [there.meld for there in rnd.melds], rnd.racks[seat], move.melds)
    if rnd.opened[seat]:
        return rebuilt, None, False
    hand_game = _is_hand_game(rules, rnd, rebuilt)
    if may_use_table(rules, opened=False) or (hand_game and rules.hand_game.waives_opening):
        return rebuilt, None, hand_game
    if rebuilt.touched and rules.table_access_after_opening == "next_turn" and not hand_game:
        raise IllegalMove(Reject.TABLE_NEEDS_OPENING, needed=rules.opening.points)
    return rebuilt, _opening_points(rules, rebuilt), hand_game


def _is_hand_game(rules: TileRules, rnd: TileRound, rebuilt: Rearranged) -> bool:
    """Whether a seat that has laid nothing before lays its whole rack at once (A002-13, V3)."""
    everything = len(rebuilt.laid) == len(rnd.racks[rnd.turn_seat])
    return rules.hand_game.enabled and everything and (rules.hand_game.allow_table or not rebuilt.touched)


def _opening_points(rules: TileRules, rebuilt: Rearranged) -> int:
    """What the melds from the rack alone are worth. Raises IllegalMove where that is no opening (A004-01).

    Where the table may be used in the same turn, the melds of the opening may have been rebuilt at once (A002-10).
    """
    single, needed = rules.opening.scope == "single_meld", rules.opening.points
    values = [meld_value(rules, meld) for meld in _own_melds(rules, rebuilt)]
    rebuilds = rules.table_access_after_opening == "same_turn"
    if rebuilds and (max(values, default=0) if single else sum(values)) < needed:
        values = rebuilt_opening(rules, rebuilt, needed, single_meld=single) or values
    points = sum(values)
    if single:
        best = max(values, default=0)
        if best < needed <= points:
            raise IllegalMove(Reject.OPENING_ONE_MELD, points=best, needed=needed)
        points = best
    if points < needed:
        raise IllegalMove(Reject.OPENING_SHORT, points=points, needed=needed)
    return points


def _own_melds(rules: TileRules, rebuilt: Rearranged) -> Sequence[Meld]:
    """The melds that the tiles laid can have formed by themselves, those worth most together.

    Which of two equal tiles came from the rack cannot be told, so it counts in the seat's favour.
    """
    laid = Counter(rebuilt.laid)
    from_rack = [meld for meld in rebuilt.melds if Counter(meld.cards) <= laid]
    together = (
        chosen
        for count in range(len(from_rack) + 1)
        for chosen in combinations(from_rack, count)
        if Counter(tile for meld in chosen for tile in meld.cards) <= laid
    )
    return max(together, key=lambda chosen: sum(meld_value(rules, meld) for meld in chosen))


def rebuilt_opening(rules: TileRules, rebuilt: Rearranged, points: int, *, single_meld: bool) -> list[int] | None:
    """What melds that the tiles laid formed are worth, that open with so many points; None where none can have.

    Naturals may lie anywhere in the end. A joker of the opening lies in a meld that stays what it was, grown at most:
    locks hold it as soon as it lies.
    """
    laid = Counter(rebuilt.laid)
    for held in _held_together(rules, rebuilt.melds, laid):
        left = laid - Counter(tile for meld in held for tile in meld.cards)
        naturals = [tile for tile in left.elements() if tile is not JOKER]
        values = [meld_value(rules, meld) for meld in held]
        if single_meld and max(values, default=0) >= points:
            return values
        lacking = points if single_meld else max(points - sum(values), 0)
        more = best_opening(rules, naturals, lacking, single_meld, exact=True) if lacking else ()
        if more is not None:
            return values + [meld_value(rules, meld) for meld in more]
    return None


def _held_together(rules: TileRules, melds: Sequence[Meld], laid: Counter[Card]) -> Iterator[tuple[Meld, ...]]:
    """The melds with jokers, one of each meld at the end at most, that the tiles laid can have formed together."""
    with_jokers = [meld for meld in melds if JOKER in meld.cards] if laid[JOKER] else []
    yield from _choices([list(_parts(rules, meld)) for meld in with_jokers], laid)


def _choices(options: Sequence[Sequence[Meld]], laid: Counter[Card]) -> Iterator[tuple[Meld, ...]]:
    if not options:
        yield ()
        return
    for part in options[0]:
        if Counter(part.cards) <= laid:
            yield from ((part, *more) for more in _choices(options[1:], laid - Counter(part.cards)))
    yield from _choices(options[1:], laid)


def _parts(rules: TileRules, meld: Meld) -> Iterator[Meld]:
    """The melds with all the jokers of a meld that it can have grown from, itself first."""
    pairs = list(zip(meld.cards, meld.faces, strict=True))
    is_run = meld.kind is MeldKind.RUN
    shortest = rules.run.min if is_run else rules.set.min
    for size in range(len(pairs), shortest - 1, -1):
        in_order = (tuple(pairs[first : first + size]) for first in range(len(pairs) - size + 1))
        for part in in_order if is_run else combinations(pairs, size):
            cards = tuple(card for card, _ in part)
            if cards.count(JOKER) == meld.cards.count(JOKER) < size:
                yield Meld(meld.kind, cards, tuple(face for _, face in part))
