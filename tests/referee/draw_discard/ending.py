"""The end of a round of draw-and-discard rummy: whether it may end so, and what it brings each seat."""

from tests.referee.book import RoundScore
from tests.referee.draw_discard.table import Table
from tests.referee.foul import Foul, expect
from tests.referee.melds import hand_value
from tests.referee.pieces import JOKER, RANK_OF, canonical
from tests.referee.record import Entry

ENDS = "RULES, going out"
SCORES = "RULES, scoring"


def ends(table: Table, told: Entry) -> None:
    """The round is over: for a reason that holds, with the right winner, hands and points."""
    result = told["result"]
    expect(result["round"] == len(table.book.rounds) + 1, SCORES, f"the result of round {result['round']} comes")
    end, winner = result["end"], result["winner"]
    _expect_reason(table, end, winner)
    points: list[int | None] = []
    gross: list[int] = []
    for seat in range(table.book.seats):
        score = result["seats"][seat]
        if seat not in table.dealt:
            expect(score is None, SCORES, f"seat {seat} scores, and did not play the round")
            points.append(None)
            gross.append(0)
            continue
        expect(score is not None, SCORES, f"seat {seat} played the round, and has no score")
        hand = table.gone.get(seat, table.hands[seat].cards)
        expect(canonical(score["hand"]) == canonical(hand), SCORES, f"seat {seat} is left with {score['hand']}")
        items = _items(table, seat, end, winner)
        _expect_items(seat, score, items)
        points.append(sum(items.values()))
        gross.append(sum(value for value in items.values() if value > 0))
    table.score = RoundScore(end, winner, points, gross)
    table.phase = "over"


def _expect_items(seat: int, score: Entry, items: dict[str, int]) -> None:
    told: dict[str, int] = {}
    for item, value in score["items"]:
        told[item] = told.get(item, 0) + value
    wanted = {item: value for item, value in items.items() if value}
    expect(
        {item: value for item, value in told.items() if value} == wanted,
        SCORES,
        f"seat {seat} scores {wanted}, not {told}",
    )
    total = sum(items.values())
    expect(score["points"] == total, SCORES, f"seat {seat} scores {total} points, not {score['points']}")


def _expect_reason(table: Table, end: str, winner: int | None) -> None:
    if end == "last_seat":
        expect(len(table.players) == 1, "G-15", f"the round ends for want of players with {len(table.players)} there")
        expect(winner == table.players[0], "G-15", f"the last seat is {table.players[0]}, not {winner}")
    elif end == "stock_exhausted":
        expect(winner is None, "G-43", f"seat {winner} wins a round that ends undecided")
        _expect_exhausted(table)
    elif end == "knocked":
        _expect_knock(table, winner)
    elif end in ("went_out", "closed_from_hand"):
        expect(winner == table.seat, ENDS, f"seat {winner} wins, and it is the turn of seat {table.seat}")
        expect(not len(table.hands[table.seat]), ENDS, f"seat {table.seat} goes out with cards in hand")
        last, laid = table.rules["go_out"]["last_card"], table.phase == "play"
        expect(not laid or last == "may_discard", "A000-13", f"seat {table.seat} goes out without a discard")
        expect(end == _way_out(table), "A001-07", f"the end is {end}, and it is {_way_out(table)}")
    else:
        raise Foul(ENDS, f"no round of this game ends with {end}")


def _way_out(table: Table) -> str:
    double = table.rules["score"]["double"]
    from_hand = table.turn.flush or (double == "any_close_from_hand" and not table.turn.laid_before)
    return "closed_from_hand" if from_hand and double != "none" else "went_out"


def _expect_exhausted(table: Table) -> None:
    """Nothing can be drawn: the seat in turn does without, or everybody has taken the top discard for a lap (G-03)."""
    expect(table.phase in ("draw", "ended"), "G-03", "the round ends in the middle of a turn")
    left = table.drawable()
    expect(not left, "G-03", f"the round ends undecided, and {left} cards can still be drawn")
    lap = table.idle_turns >= len(table.players)
    if table.phase == "ended" and not lap:
        draw = table.rules["draw"]
        barred = draw["discard_take"] == "never" or table.lap < draw["discard_take_from_lap"]
        free = not table.discards or barred
        expect(free, "G-10", "the round ends at a claim though the next seat may take the top discard")
    # The seat in turn was to begin; no more is told of a turn that can only end the round, and its number is used up.
    table.book.unplayed_turn = table.phase == "ended"


def _expect_knock(table: Table, winner: int | None) -> None:
    rules, seat = table.rules["go_out"]["knock"], table.seat
    if rules is None:
        raise Foul(ENDS, "somebody bids Rommé in a game without a limit")
    expect(table.called == seat and table.phase == "ended", "A003-01", f"seat {seat} has not bid Rommé with a discard")
    left = {other: knock_count(table, other) for other in table.players}
    limit, exactly = rules["limit"], rules["test"] == "exactly"
    within = left[seat] == limit if exactly else left[seat] <= limit
    expect(within, "A003-01", f"seat {seat} bids Rommé with {left[seat]} points left, and the limit is {limit}")
    lowest = min(left.values())
    if rules["undercut"] and lowest < left[seat]:
        expect(winner is not None and left.get(winner) == lowest, "G-29", f"seat {winner} wins with a higher hand")
    else:
        expect(winner == seat, "G-29", f"seat {winner} wins, and seat {seat} has bid Rommé")


def knock_count(table: Table, seat: int) -> int:
    """The points in a hand as they count for the knock (A003-05)."""
    rules, hand = table.rules["go_out"]["knock"], table.hands[seat].cards
    aces = sum(one != JOKER and RANK_OF[one] == 1 for one in hand)
    return int(hand_value(table.rules, hand) + aces * (rules["ace"] - table.rules["hand_values"]["ace"]))


def _items(table: Table, seat: int, end: str, winner: int | None) -> dict[str, int]:
    """What a round brings a seat, line by line; penalty points count upwards (A000-15)."""
    rules = table.rules["score"]
    hand = table.gone.get(seat, table.hands[seat].cards)
    left = hand_value(table.rules, hand)
    items: dict[str, int] = {}
    if seat in table.gone:
        items["hand"] = left
    elif seat == winner:
        if rules["winner"] == "own_hand_value":
            items["hand"] = left
        items["winner_bonus"] = rules["winner_bonus"]
    else:
        items["hand"] = left
        if end == "closed_from_hand" and rules["double"] != "none":
            items["doubled"] = left
        if list(hand) == [JOKER]:
            items["lone_joker"] = rules["lone_joker_relief"]
        if winner is not None and seat == table.first_melder:
            items["first_melder"] = rules["first_melder_penalty"]
    if rules["bonus_floor"] == "zero":
        _floor(items, table.book.totals[seat])
    if rules["count_melds"]:
        items = {item: -value for item, value in items.items()}
        items["melded"] = table.earned[seat]
    return items


def _floor(items: dict[str, int], total: int) -> None:
    """A bonus takes a total down to zero and no further (G-39)."""
    for item in [item for item, value in items.items() if value < 0]:
        below = -(total + sum(items.values()))
        if below > 0:
            items[item] += min(below, -items[item])
