"""Laying tiles: the opening, the whole table rebuilt, hand games, open tiles that were taken."""

from collections import Counter

from tests.referee.foul import expect
from tests.referee.melds import is_meld, worth
from tests.referee.rebuilding.jokers import expect_jokers, may_be_new
from tests.referee.rebuilding.rebuilt import Rebuilt, rebuild
from tests.referee.record import Entry, Events
from tests.referee.tiles.packing import could_meld, dearest_opening
from tests.referee.tiles.rack import Table

OPENING = "RULES, opening"


def lays(table: Table, events: Events) -> None:
    """One laying-out, judged by the table as it lies in the end."""
    rules, turn = table.rules, table.turn
    told = events.next("table_laid")
    table.expect_actor(told["seat"], "lays")
    by_clock = table.move["kind"] == "turn_timed_out"
    expect(by_clock or table.move["kind"] == "lay_table", "RULES, turn", "tiles are laid without a move that lays")
    playable = rules["drawn_tile_playable_same_turn"] or rules["v1"]["enabled"] or not turn.drawn
    expect(playable, "A002-14", f"seat {turn.seat} lays in the turn in which it drew")
    rack = table.racks[turn.seat]
    # The table tiles that the clock takes off the table after a draft that was not finished.
    loose = Counter(events.find("loose_tiles_taken").get("cards", ())) if by_clock else None
    found = rebuild(rules, table.melds, told, len(rack), loose)
    whole = len(rack) == len(told["cards"])
    rack.take(*told["cards"])
    opened = table.seat in table.opened and not (turn.opened and rules["table_access_after_opening"] == "next_turn")
    may_free = table.seat in table.opened or rules["table_access_after_opening"] == "same_turn"
    turn.hand_game = whole and _is_hand_game(table, found)
    expect_jokers(rules, found, may_free or turn.hand_game)
    points = events.next()["points"] if events.kind == "opened" else None
    if not opened:
        _expect_opening(table, found, points)
    else:
        expect(points is None, OPENING, f"seat {turn.seat} opens a second time")
    _expect_taken(table, found, whole)
    if points is not None:
        table.opened.add(turn.seat)
        turn.opened = True
    table.melds = dict(found.after)
    table.have_laid.add(turn.seat)
    turn.laid += len(told["cards"])
    if loose:
        # What was taken off the table may change what the others can lay.
        table.passes = 0


def _is_hand_game(table: Table, found: Rebuilt) -> bool:
    """All tiles at once, nothing laid before, from the rack alone unless agreed otherwise (A002-13)."""
    rules = table.rules["hand_game"]
    if not rules["enabled"] or table.seat in table.have_laid:
        return False
    return bool(rules["allow_table"]) or _table_untouched(found)


def _table_untouched(found: Rebuilt) -> bool:
    return all(found.after.get(number) == meld for number, meld in found.before.items())


def _expect_opening(table: Table, found: Rebuilt, points: int | None) -> None:
    """The first laying-out comes from the rack and is worth enough; what it may touch besides, A002-10 says."""
    rules, seat = table.rules, table.seat
    untouched = _table_untouched(found)
    waived = table.turn.hand_game and rules["hand_game"]["waives_opening"]
    if waived:
        return
    if not untouched:
        access = rules["table_access_after_opening"] == "same_turn"
        expect(access, "A002-10", f"seat {seat} uses the table before its opening, or in the turn of it")
    if table.turn.opened:
        return
    least, single = rules["opening"]["points"], rules["opening"]["scope"] == "single_meld"
    laid = [sum(worth(rules, found.after[number])) for number in found.new]
    # The one meld that opened may be rebuilt at once, with tiles of the rack alone, where the table may be (A002-10).
    rebuilt = single and rules["table_access_after_opening"] == "same_turn"
    exact = untouched and not found.to_hand and not rebuilt
    best = (max(laid, default=0) if single else sum(laid)) if exact else dearest_opening(found.laid, single)
    expect(best >= least, OPENING, f"seat {seat} opens with {best} points, and needs {least}")
    expect(points is not None, OPENING, f"seat {seat} lays for the first time, and nobody says that it has opened")
    assert points is not None
    right = points == best if exact else least <= points <= best
    expect(right, OPENING, f"seat {seat} opens with {best} points, not {points}")


def _expect_taken(table: Table, found: Rebuilt, whole: bool) -> None:
    """An open tile is taken for what its variant allows (A004-08, A004-09)."""
    turn, rules = table.turn, table.rules
    if not turn.took or turn.laid:
        return
    anywhere = turn.took_from == "aside" and rules["v1"]["take_condition"] == "any_new_meld"
    expect(anywhere or found.laid[turn.took] > 0, "A004-08", f"{turn.took} was taken, and is not laid at once")
    if turn.took_from == "open":
        expect(
            whole or rules["v2"]["condition"] == "any_play", "A004-09", "the open tile is taken, and the game goes on"
        )
        return
    new = [number for number in found.after if may_be_new(found.before, found.after, number)]
    fitting = [number for number in new if anywhere or turn.took in found.after[number].cards]
    expect(bool(fitting), "A004-08", f"{turn.took} was taken, and lies in no new meld")


def expect_unable(table: Table) -> None:
    """Where nobody may decline to lay, a seat draws or passes only if it can lay nothing (A004-13).

    Looked for are an opening from the rack, a new meld from it, and a single tile laid off.
    """
    rules = table.rules
    if rules["may_decline_to_lay"] or table.turn.timed_out or table.turn.laid or rules["rearrange"]["min_rack"] > 1:
        return
    heap = Counter(table.racks[table.seat].cards)
    if table.seat not in table.opened:
        most = dearest_opening(heap, rules["opening"]["scope"] == "single_meld") if _plain(rules) else 0
        able = most >= max(1, rules["opening"]["points"])
    else:
        able = (could_meld(heap) and _plain(rules)) or any(
            is_meld(rules, [*meld.cards, tile])
            for meld in table.melds.values()
            if not meld.jokers
            for tile in set(heap)
        )
    expect(not able, "A004-13", f"seat {table.seat} could lay, and does not")


def _plain(rules: Entry) -> bool:
    """Whether melds may hold as many jokers as the search takes for granted."""
    return bool(rules["joker"]["max_per_meld"] == "at_least_one_natural")
