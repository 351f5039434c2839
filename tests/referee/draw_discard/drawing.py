"""Step one of a turn: the stock, the discard pile, and the stock that runs out."""

from tests.referee.draw_discard.table import TURNS, Table
from tests.referee.foul import expect
from tests.referee.pieces import Hand, canonical, is_part
from tests.referee.record import Entry

DISCARD_PILE = "RULES, draw rules"
RENEWED = "G-03"


def draws(table: Table, told: Entry) -> None:
    """A card from the stock."""
    table.expect_actor(told["seat"], "draws")
    expect(table.phase == "draw", TURNS, f"seat {told['seat']} draws when it must not")
    expect(not discards_only(table), "A001-11", "the starter's first turn is a discard and nothing else")
    table.stock.draw(told["card"])
    table.hands[table.seat].add(told["card"])
    table.turn.drawn = told["card"]
    table.stale_turns = 0
    table.phase = "play"


def takes(table: Table, told: Entry) -> None:
    """The top discard, or several of a visible pile, in one's own turn."""
    rules, count = table.rules["draw"], 1 + len(told["above"])
    table.expect_actor(told["seat"], "takes the discard")
    expect(table.phase == "draw", TURNS, f"seat {told['seat']} takes the discard when it must not")
    expect(not discards_only(table), "A001-11", "the starter's first turn is a discard and nothing else")
    expect(rules["discard_take"] != "never", DISCARD_PILE, "no discard may ever be taken")
    expect(count == 1 or rules["discard_take"] == "visible_pile", DISCARD_PILE, f"{count} discards are taken at once")
    expect(table.lap >= rules["discard_take_from_lap"], DISCARD_PILE, f"a discard is taken in lap {table.lap}")
    if table.stock_only:
        expect(not table.drawable(), "G-10, G-03", "a discard is taken where the stock must be drawn from")
    lying = table.discards[-count:]
    expect(lying == [told["card"], *told["above"]], DISCARD_PILE, f"{told['card']} is taken, and {lying} lies on top")
    floats = not len(table.hands[table.seat]) and not rules["discard_just_taken"]
    if _must_meld(table, count) or floats:
        table.turn.must_meld = told["card"]
    del table.discards[-count:]
    table.hands[table.seat].add(*lying)
    table.turn.taken = lying
    table.phase = "play"


def _must_meld(table: Table, count: int) -> bool:
    """Whether the deepest card that was taken must be laid at once."""
    rules = table.rules["draw"]
    if rules["discard_take"] == "visible_pile":
        return count > 1 or bool(rules["pile_top"] == "must_be_melded")
    return bool(rules["discard_take"] == "only_if_melded_this_turn")


def returns(table: Table, told: Entry) -> None:
    """What was taken goes back, which is for cards that would have to be laid and while nothing was laid."""
    table.expect_actor(told["seat"], "gives back a discard")
    back = [told["card"], *told["above"]]
    expect(table.turn.must_meld is not None and back == table.turn.taken, DISCARD_PILE, f"{back} cannot be given back")
    expect(not table.turn.laid, DISCARD_PILE, "a discard goes back only while nothing was laid")
    table.hands[table.seat].take(*back)
    table.discards += back
    table.turn.taken, table.turn.must_meld = [], None
    table.phase = "draw"


def discards_only(table: Table) -> bool:
    """Whether it is the starter's first turn, which is a discard of the card too many (A001-11)."""
    rules, starter = table.rules, table.book.after(table.book.dealer or 0, table.dealt)
    opening = table.seat == starter and not table.turns
    return opening and bool(rules["start"]["opening_action"] == "discard_only")


def order_renewal(table: Table, order: list[int]) -> None:
    """Chance mixes the discards that become the new stock; the top one stays."""
    pieces = canonical(table.old_discards)
    expect(sorted(order) == list(range(len(pieces))), RENEWED, f"{len(order)} discards are mixed, not {len(pieces)}")
    table.fresh_stock = [pieces[place] for place in order]


def renews(table: Table, told: Entry) -> None:
    """The discards become the new stock: mixed, or turned over so that the oldest comes first."""
    short = table.rules["claim"]["penalty_stock_cards"] if table.window is not None else 1
    expect(len(table.stock) < short, RENEWED, f"the stock is renewed with {len(table.stock)} cards in it")
    expect(table.renewable(), RENEWED, f"the stock is renewed for the {table.renewals + 1}. time")
    shuffles = table.rules["stock"]["empty"] == "shuffle_discards_keep_top"
    old = table.old_discards
    expect(told["cards"] == len(old), RENEWED, f"{told['cards']} cards become the stock, and {len(old)} lie there")
    expect(told["shuffled"] == shuffles, RENEWED, f"shuffled is {told['shuffled']}, and the rules say {shuffles}")
    if shuffles and table.fresh_stock is None:
        expect(len(old) < 2, RENEWED, "the discards are mixed, and chance was never asked")
        table.fresh_stock = old
    # What is left of the stock, too little for a penalty of several cards, is drawn first.
    table.stock.put_under(table.fresh_stock if shuffles and table.fresh_stock is not None else old)
    del table.discards[: len(old)]
    table.fresh_stock = None
    table.renewals += 1
    table.idle_renewals += 1


def leaves(table: Table, seat: int) -> None:
    """A seat leaves for good: its cards go under the stock, and its hand will be charged in full (G-15).

    A discard that it took in this turn, and has laid nothing with, lies on the pile again: its turn never was.
    """
    expect(seat in table.players, "G-15", f"seat {seat} leaves, and is not there")
    hand = table.hands[seat]
    taken = table.turn.taken if seat == table.seat and table.phase == "play" else []
    if taken and is_part(taken, hand.cards) and not any(table.turn.laid[one] for one in taken):
        hand.take(*taken)
        table.discards += taken
    table.gone[seat] = list(hand.cards)
    table.stock.slip_under(hand.cards)
    table.hands[seat] = Hand([], f"seat {seat}")
    table.players.remove(seat)
    table.book.left.append(seat)
