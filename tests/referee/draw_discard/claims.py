"""Out-of-turn claims: knocking (000) and buying (003)."""

from tests.referee.draw_discard.table import Table, Window
from tests.referee.foul import Foul, expect
from tests.referee.record import Entry

WINDOW = "G-07"
WINNER = "G-06"
PENALTY = "RULES, claim: penalty card"


def window_due(table: Table) -> bool:
    """Whether the card on top must be offered: a fresh discard, or the up-card where it can be bought."""
    rules = table.rules["claim"]
    if not rules["enabled"] or table.closed_window or not table.discards or len(table.players) < 2 or table.goes_stale:
        return False
    if table.seat < 0 and not (table.upcard and rules["upcard_buyable"]):
        return False
    # The seat next in turn may draw the card anyway, so it is not asked alone.
    somebody_else = any(seat != _first_in_line(table) for seat in _asked(table))
    return bool(_lap_of_window(table) >= rules["from_lap"]) and somebody_else


def _lap_of_window(table: Table) -> int:
    """The lap of the discard itself: it belongs to the turn that it ended."""
    if table.seat < 0:
        return 1
    return 1 + min(table.turns[seat] - (seat == table.seat) for seat in table.players) if table.players else 1


def _first_in_line(table: Table) -> int:
    """The seat next in turn: it comes first, and claims without a penalty (A000-09)."""
    if table.seat < 0:
        return table.follows(table.book.dealer or 0)
    return table.follows(table.seat)


def _asked(table: Table) -> list[int]:
    """Who may claim, clockwise: everybody but the discarder, those who float, and who has claimed as often as they may.

    A seat that floats holds nothing that it could throw in the turn in which it claims.
    """
    rules, first = table.rules["claim"], _first_in_line(table)
    line = [first, *table.clockwise(first)]
    most = rules["max_per_round"]
    others = [seat for seat in line if seat != table.seat and len(table.hands[seat])]
    free = [seat for seat in others if most is None or table.claims[seat] < most or _takes_in_turn(table, seat)]
    return [seat for seat in free if _can_pay(table, seat)]


def _can_pay(table: Table, seat: int) -> bool:
    """Whether the stock can give the penalty (G-08). The claimed card itself never becomes a new stock."""
    old = table.discards[:-2] if table.renewable() else []
    return len(table.stock) + len(old) >= _price(table, seat)


def _price(table: Table, seat: int) -> int:
    return 0 if _takes_in_turn(table, seat) else int(table.rules["claim"]["penalty_stock_cards"])


def _takes_in_turn(table: Table, seat: int) -> bool:
    """Whether a claim is no more than the draw of the seat next in turn: it costs nothing and is not counted."""
    return bool(seat == _first_in_line(table) and table.rules["claim"]["next_player_exempt"])


def opens(table: Table, told: Entry) -> None:
    """A window opens, the same for everybody, whatever anyone holds."""
    expect(table.phase == "ended" and window_due(table), WINDOW, "a claim window opens where nothing can be claimed")
    table.book.window += 1
    number, discarder = table.book.window, None if table.seat < 0 else table.seat
    expect(told["window"] == number, WINDOW, f"window {told['window']} opens where {number} is next")
    expect(
        told["card"] == table.discards[-1], WINDOW, f"{told['card']} is offered, and {table.discards[-1]} lies on top"
    )
    expect(told["discarder"] == discarder, WINDOW, f"seat {told['discarder']} is named as the discarder")
    asked = _asked(table)
    expect(list(told["asked"]) == asked, WINDOW, f"seats {told['asked']} are asked, and seats {asked} may claim")
    table.window = Window(number, told["card"], discarder, asked)
    table.phase = "window"


def answers(table: Table, told: Entry) -> None:
    """A sealed answer."""
    window, seat = _open_window(table), told["seat"]
    expect(told["window"] == window.number, WINDOW, f"an answer names window {told['window']}")
    expect(seat in window.asked and seat not in window.answers, WINDOW, f"seat {seat} answers, and is not asked")
    window.answers[seat] = told["claimed"]


def outcome(table: Table, window: Window, closing: bool) -> tuple[bool, int | None]:
    """Whether the window is decided, and who gets the card: the claimant nearest clockwise (G-06, G-07)."""
    rules, asked = table.rules["claim"], [seat for seat in window.asked if seat in table.players]
    if rules["resolution"] == "first_click":
        first = next((seat for seat, claimed in window.answers.items() if claimed and seat in asked), None)
        return closing or first is not None or all(seat in window.answers for seat in asked), first
    for seat in asked:
        if window.answers.get(seat):
            return True, seat
        if seat not in window.answers:
            if not closing:
                return False, None
            if rules["veto"]:
                return True, None
    return True, None


def won(table: Table, told: Entry, closing: bool) -> None:
    """The card goes to the right claimant, with the right number of penalty cards."""
    window = _open_window(table)
    decided, claimant = outcome(table, window, closing)
    expect(decided, WINDOW, "the window closes while an answer could still change who gets the card")
    expect(told["seat"] == claimant, WINNER, f"the claim goes to seat {told['seat']}, and it is seat {claimant}'s")
    expect(told["card"] == window.card == table.discards[-1], WINDOW, f"{told['card']} is claimed, not {window.card}")
    assert claimant is not None
    owed = _price(table, claimant)
    drawn = list(told["drawn"])
    expect(
        told["penalty"] == len(drawn), PENALTY, f"{told['penalty']} penalty cards are counted, {len(drawn)} are drawn"
    )
    expect(len(drawn) == owed, PENALTY, f"seat {claimant} draws {len(drawn)} penalty cards, and owes {owed}")
    table.discards.pop()
    for one in drawn:
        table.stock.draw(one)
        table.stale_turns = 0
    table.hands[claimant].add(window.card, *drawn)
    table.claims[claimant] += not _takes_in_turn(table, claimant)
    table.claimant = claimant
    table.claimed_card = window.card
    _shut(table)


def unwanted(table: Table, told: Entry, closing: bool) -> None:
    """Nobody wants the card."""
    window = _open_window(table)
    decided, claimant = outcome(table, window, closing)
    expect(decided, WINDOW, "the window closes while a claim could still come")
    expect(claimant is None, WINNER, f"seat {claimant} claims the card, and does not get it")
    expect(told["window"] == window.number and told["card"] == window.card, WINDOW, "another window closes")
    _shut(table)


def _open_window(table: Table) -> Window:
    if table.window is None:
        raise Foul(WINDOW, "no window is open")
    return table.window


def _shut(table: Table) -> None:
    table.window = None
    table.closed_window = True
    table.phase = "ended"
