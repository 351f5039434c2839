"""The deal: how many cards to whom, in which packets, the up-card, and who begins."""

from collections.abc import Sequence
from itertools import cycle

from tests.referee.draw_discard.table import Table
from tests.referee.foul import expect
from tests.referee.pieces import Hand, Stock, canonical, pack
from tests.referee.record import Events

DEAL = "RULES, deal"


def deck(table: Table) -> list[str]:
    """All cards of a round: packs and jokers as agreed, more packs at a big table of 500."""
    rules = table.rules["deck"]
    packs = rules["packs"]
    if table.book.seats >= 5 and rules["packs_from_five"] is not None:
        packs = rules["packs_from_five"]
    return pack(packs, rules["jokers"])


def deal(table: Table, order: Sequence[int], events: Events) -> None:
    """The cards go round from the dealer's left in packets; the rest is the stock, place 0 dealt first."""
    book, rules = table.book, table.rules["deal"]
    pieces = deck(table)
    cards = [pieces[place] for place in order]
    dealer = book.dealer
    began = events.next("round_began")
    expect(began["round"] == len(book.rounds) + 1, DEAL, f"round {began['round']} begins, not {len(book.rounds) + 1}")
    expect(dealer is not None and began["dealer"] == dealer, "G-02", f"seat {began['dealer']} deals, not {dealer}")
    starter = table.follows(int(began["dealer"]))
    expect(began["starter"] == starter, DEAL, f"seat {starter} left of the dealer begins, not {began['starter']}")
    hands = _round_the_table(table, cards, [starter, *table.clockwise(starter)])
    if rules["extra_card_to"] == "left_of_dealer":
        hands[starter].append(cards.pop(0))
    while hands:
        told = events.next("hand_dealt")
        seat = told["seat"]
        expect(seat in hands, DEAL, f"seat {seat} is dealt a second hand, or takes no part")
        dealt = canonical(hands.pop(seat))
        expect(canonical(told["cards"]) == dealt, DEAL, f"seat {seat} is dealt {told['cards']}, not {dealt}")
        table.hands[seat] = Hand(dealt, f"seat {seat}")
    if rules["upcard"]:
        up = events.next("upcard_turned")["card"]
        expect(up == cards[0], DEAL, f"{up} is turned up, and {cards[0]} lies on top of the stock")
        table.discards.append(cards.pop(0))
        table.upcard = True
    table.stock = Stock(cards)
    table.phase = "ended"


def _round_the_table(table: Table, cards: list[str], seats: Sequence[int]) -> dict[int, list[str]]:
    rules = table.rules["deal"]
    each = rules["cards"]
    if table.book.seats == 2 and rules["cards_two"] is not None:
        each = rules["cards_two"]
    hands: dict[int, list[str]] = {seat: [] for seat in seats}
    for packet in cycle(rules["packets"]):
        for seat in seats:
            count = min(packet, each - len(hands[seat]))
            hands[seat] += cards[:count]
            del cards[:count]
        if all(len(hand) == each for hand in hands.values()):
            return hands
    return hands
