"""The knock: with how much, the melds, the lay-offs of the other seat, what the round is worth."""

from tests.referee.book import Book, RoundScore
from tests.referee.foul import Foul, expect
from tests.referee.gin.deadwood import fits, least, least_after_lay_offs, points, sort
from tests.referee.gin.hands import Table
from tests.referee.melds import VALUES, read_meld
from tests.referee.pieces import RANK_OF, SUIT_OF, canonical
from tests.referee.record import Entry
from tests.referee.turns import Turn

KNOCK = "GIN, knocking"
LAY_OFFS = "GIN, lay-offs"
WORTH = "GIN, what a round is worth"


def limit(table: Table) -> int:
    """The most deadwood with which one may knock in this round."""
    rules = table.rules["knock"]
    oklahoma = rules["oklahoma"]
    if oklahoma is None:
        return int(rules["limit"])
    if RANK_OF[table.upcard] == 1 and oklahoma["ace"] == "gin":
        return 0
    return min(int(rules["limit"]), points([table.upcard]))


def knocks(table: Table, told: Entry) -> None:
    """A seat knocks with its discard, or lays big gin without one."""
    table.expect_actor(told["seat"], "knocks")
    table.knocker, table.left, table.big = told["seat"], told["left"], told["big"]
    if told["big"]:
        agreed = table.rules["score"]["big_gin"] is not None and table.phase == "play"
        expect(agreed and not told["left"], "GIN, big gin", f"seat {table.seat} lays big gin")
    else:
        called = bool(table.move.get("call")) and table.phase == "ended"
        expect(called, KNOCK, f"seat {table.seat} knocks without a discard that does")
        most = limit(table)
        expect(told["left"] <= most, KNOCK, f"seat {table.seat} knocks with {told['left']}, and {most} is the limit")
    table.phase = "ended"


def lays(table: Table, told: Entry) -> None:
    """A meld is laid open: the knocker's first, the other seat's after the lay-offs."""
    seat, knocker = told["seat"], table.knocker
    expect(knocker is not None, KNOCK, "melds are laid before anybody has knocked")
    if seat == knocker:
        expect(not table.before_lay_offs, KNOCK, "the knocker lays melds after the other seat has begun")
    meld = read_meld(table.rules, seat, told["meld"])
    expect(told["value"] == points(meld.cards), VALUES, f"{meld} is worth {points(meld.cards)}, not {told['value']}")
    expect(told["meld_id"] == len(table.melds) + 1, KNOCK, f"meld {told['meld_id']} comes out of order")
    if seat == knocker:
        table.knockers_melds.append(meld.cards)
    else:
        _begin(table)
    table.hands[seat].take(*meld.cards)
    table.melds[told["meld_id"]] = meld


def _begin(table: Table) -> None:
    """The other seat begins to lay: the knocker's deadwood must be what it said."""
    if table.before_lay_offs or table.knocker is None:
        return
    expect_knockers_hand(table)
    table.before_lay_offs = sort(table.hands[table.other(table.knocker)].cards)


def expect_knockers_hand(table: Table) -> None:
    """What the knocker has left is what it said, and the least where it named no melds."""
    assert table.knocker is not None
    hand = table.hands[table.knocker].cards
    expect(points(hand) == table.left, KNOCK, f"seat {table.knocker} has {points(hand)} left, not {table.left}")
    if not table.move.get("melds") and table.move.get("call"):
        whole = sort([*hand, *(one for meld in table.knockers_melds for one in meld)])
        best = least(whole, table.ace_high)
        expect(table.left == best, KNOCK, f"seat {table.knocker} could knock with {best}, not {table.left}")


def may_lay_off(table: Table) -> bool:
    """Whether the other seat lays off at all: not on gin, unless agreed."""
    rules = table.rules["layoff"]
    return bool(rules["by"] != "nobody" and (table.left or rules["on_gin"]))


def begins_lay_offs(table: Table, seat: int) -> None:
    """The other seat is asked for its lay-offs, where some card fits."""
    assert table.knocker is not None
    expect(seat == table.other(table.knocker), LAY_OFFS, f"seat {seat} is asked for lay-offs")
    asked = may_lay_off(table) and table.rules["layoff"]["by"] == "choice"
    expect(asked and _something_fits(table), LAY_OFFS, f"seat {seat} is asked, and nothing can be laid off")
    expect_knockers_hand(table)
    table.turn, table.phase = Turn(seat), "layoff"


def _something_fits(table: Table) -> bool:
    assert table.knocker is not None
    hand = table.hands[table.other(table.knocker)].cards
    return any(fits(one, meld, table.ace_high) for one in hand for meld in table.knockers_melds)


def lays_off(table: Table, told: Entry) -> None:
    """A card of the other seat comes to a meld of the knocker."""
    seat, one, lying = told["seat"], told["card"], table.melds.get(told["meld_id"])
    expect(table.knocker is not None and seat != table.knocker, LAY_OFFS, f"seat {seat} lays off")
    expect(may_lay_off(table), LAY_OFFS, "a card is laid off where none may be")
    _begin(table)
    if lying is None or lying.owner != table.knocker:
        raise Foul(LAY_OFFS, f"{one} is laid off on meld {told['meld_id']}")
    meld = read_meld(table.rules, lying.owner, told["meld"])
    expect(sorted(meld.cards) == sorted((*lying.cards, one)), LAY_OFFS, f"{lying} and {one} make no {meld}")
    table.hands[seat].take(one)
    table.melds[told["meld_id"]] = meld


def ends(table: Table, told: Entry) -> None:
    """The round is over: its end, its winner and its points."""
    result = told["result"]
    expect(result["round"] == len(table.book.rounds) + 1, WORTH, f"the result of round {result['round']} comes")
    if table.knocker is not None:
        end, winner, items = _after_knock(table)
    elif len(table.players) < 2:
        end, winner, items = _after_leaving(table)
    else:
        left = len(table.stock)
        void = table.phase == "ended" and table.discarded and left <= table.rules["stock"]["void_at"]
        expect(void, "GIN, void", f"the round ends with {left} cards in the stock and without a knock")
        end, winner, items = "void", None, {}
    expect(result["end"] == end, WORTH, f"the end is {end}, not {result['end']}")
    expect(result["winner"] == winner, WORTH, f"seat {winner} wins, not {result['winner']}")
    scored: list[int | None] = [0, 0]
    for seat, score in enumerate(result["seats"]):
        hand = table.hands[seat].cards
        expect(canonical(score["hand"]) == canonical(hand), WORTH, f"seat {seat} is left with {score['hand']}")
        wanted = {item: value for item, value in items.items() if value and seat == winner}
        told_items = {item: value for item, value in score["items"] if value}
        expect(told_items == wanted, WORTH, f"seat {seat} scores {wanted}, not {told_items}")
        total = sum(wanted.values())
        expect(score["points"] == total, WORTH, f"seat {seat} scores {total} points, not {score['points']}")
        scored[seat] = total
    table.score = RoundScore(end, winner, scored, [0, 0])
    table.phase = "over"


def _after_knock(table: Table) -> tuple[str, int, dict[str, int]]:
    assert table.knocker is not None
    _begin(table)
    knocker, other, rules = table.knocker, table.other(table.knocker), table.rules["score"]
    _expect_least(table)
    theirs = points(table.hands[other].cards)
    if table.big:
        return "big_gin", knocker, _doubled(table, {"difference": theirs, "big_gin": rules["big_gin"] or 0})
    if not table.left:
        return "gin", knocker, _doubled(table, {"difference": theirs, "gin": rules["gin"]})
    if theirs < table.left or (theirs == table.left and rules["undercut_on_tie"]):
        return "undercut", other, _doubled(table, {"difference": table.left - theirs, "undercut": rules["undercut"]})
    return "knocked", knocker, _doubled(table, {"difference": theirs - table.left})


def _doubled(table: Table, items: dict[str, int]) -> dict[str, int]:
    """A spade as up-card doubles what the round is worth, where that is agreed (Oklahoma)."""
    oklahoma = table.rules["knock"]["oklahoma"]
    doubles = oklahoma is not None and oklahoma["spades_double"] and SUIT_OF[table.upcard] == "S"
    return items | {"doubled": sum(items.values())} if doubles else items


def _expect_least(table: Table) -> None:
    """Where the other seat did not choose, it is left with as little as can be; always its best melds are laid."""
    assert table.knocker is not None
    other = table.other(table.knocker)
    left = points(table.hands[other].cards)
    chose = table.move["kind"] == "lay" and table.phase == "layoff"
    if not chose:
        whole = table.before_lay_offs
        melds = table.knockers_melds if may_lay_off(table) else []
        best = least_after_lay_offs(whole, melds, table.ace_high)
    elif not table.move.get("melds"):
        off = [entry["card"] for entry in table.move["layoffs"]]
        best = least(sort([one for one in table.before_lay_offs if one not in off]), table.ace_high)
    else:
        return
    expect(left == best, LAY_OFFS, f"seat {other} is left with {left} points, and {best} is the least")


def _after_leaving(table: Table) -> tuple[str, int, dict[str, int]]:
    """Who leaves loses the round: the other scores the deadwood of the hand that was left."""
    gone = next(seat for seat in table.dealt if seat not in table.players)
    lost = least(sort(table.hands[gone].cards), table.ace_high)
    return "last_seat", table.players[0], _doubled(table, {"difference": lost})


def final_bonuses(book: Book) -> list[int]:
    """At the end of the match: the game, the shut-out, the boxes."""
    rules, totals = book.rules["score"], book.totals
    boxes = [sum(score.winner == seat for score in book.rounds) for seat in range(2)]
    bonuses = [rules["box"] * won for won in boxes]
    if totals[0] != totals[1]:
        leader = totals.index(max(totals))
        bonuses[leader] += rules["game"]
        if rules["shutout_doubles"] and not boxes[1 - leader]:
            bonuses[leader] += totals[leader]
    return bonuses
