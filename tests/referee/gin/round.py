"""A round of gin, event by event."""

from collections.abc import Callable, Sequence

from tests.referee.book import Book
from tests.referee.foul import Foul, expect
from tests.referee.gin import knocking
from tests.referee.gin.hands import Table
from tests.referee.pieces import Hand, Stock, canonical, pack
from tests.referee.record import Entry, Events
from tests.referee.turns import RoundOfTurns, Turn

TURNS = Table.clause
DEAL = "GIN, the deal"
UPCARD = "GIN, the up-card"


class GinRound(RoundOfTurns):
    """Follows a round: the up-card, turns, the knock, lay-offs, what the round is worth."""

    table: Table

    def __init__(self, book: Book, players: Sequence[int]) -> None:
        self.table = Table(book, players)
        book.final_bonuses = knocking.final_bonuses
        self._seen: dict[str, Callable[[Entry], None]] = {
            "turn_began": self._turn_begins,
            "upcard_refused": self._refuses,
            "drew_stock": self._draws,
            "took_discard": self._takes,
            "discarded": self._discards,
            "knocked": lambda told: knocking.knocks(self.table, told),
            "meld_laid": lambda told: knocking.lays(self.table, told),
            "laid_off": lambda told: knocking.lays_off(self.table, told),
            "timed_out": self._times_out,
            "seat_left": self._leaves,
            "round_ended": lambda told: knocking.ends(self.table, told),
        }

    def deck(self) -> list[str]:
        """All cards of the round."""
        return pack(1, 0)

    def deal(self, order: Sequence[int], events: Events) -> None:
        """One by one, beginning with the seat that does not deal; one card is turned up."""
        table, pieces = self.table, self.deck()
        cards = [pieces[place] for place in order]
        count = table.rules["deal"]["cards"]
        began = events.next("round_began")
        expect(began["round"] == len(table.book.rounds) + 1, DEAL, f"round {began['round']} begins")
        expect(began["dealer"] == table.book.dealer, "G-02", f"seat {began['dealer']} deals, not {table.book.dealer}")
        expect(began["starter"] == table.starter, DEAL, f"seat {began['starter']} begins, not {table.starter}")
        for at, seat in enumerate((table.starter, table.other(table.starter))):
            told, dealt = events.next("hand_dealt"), canonical(cards[at : 2 * count : 2])
            right = told["seat"] == seat and canonical(told["cards"]) == dealt
            expect(right, DEAL, f"seat {seat} is dealt {dealt}, not {told['cards']}")
            table.hands[seat] = Hand(dealt, f"seat {seat}")
        up = events.next("upcard_turned")["card"]
        expect(up == cards[2 * count], DEAL, f"{up} is turned up, and {cards[2 * count]} lies on top")
        table.upcard, table.discards = up, [up]
        table.stock = Stock(cards[2 * count + 1 :])
        table.phase = "ended"
        self.follow(events)

    def follow(self, events: Events) -> None:
        table = self.table
        while events.kind and table.score is None:
            if events.kind not in self._seen:
                raise Foul(TURNS, f"{events.kind} has no place in this game")
            self._seen[events.kind](events.next())
        waiting = table.phase in ("offer", "draw", "play", "layoff", "over")
        expect(waiting, TURNS, "a turn has ended, and nothing follows")

    def _turn_begins(self, told: Entry) -> None:
        table, seat = self.table, told["seat"]
        table.book.turn += 1
        expect(told["turn"] == table.book.turn, TURNS, f"turn {told['turn']} begins where {table.book.turn} is next")
        if table.knocker is not None:
            knocking.begins_lay_offs(table, seat)
            return
        expect(table.phase == "ended", TURNS, f"the turn of seat {seat} begins before the other one has ended")
        wanted = table.starter if table.seat < 0 or table.refused == 2 else table.other(table.seat)
        if table.refused == 2:
            table.refused = 3
        expect(seat == wanted, TURNS, f"the turn of seat {seat} begins, and seat {wanted} is next")
        left = len(table.stock)
        void = table.discarded and left <= table.rules["stock"]["void_at"]
        expect(not void, "GIN, void", f"play goes on with {left} cards in the stock")
        table.turn, table.drawn, table.taken = Turn(seat), None, None
        offered = table.rules["deal"]["upcard_offered"] and not table.discarded and table.refused < 2
        table.phase = "offer" if offered else "draw"

    def _refuses(self, told: Entry) -> None:
        table = self.table
        table.expect_actor(told["seat"], "refuses the up-card")
        right = table.phase == "offer" and told["card"] == table.upcard
        expect(right, UPCARD, f"seat {told['seat']} refuses {told['card']}")
        table.refused += 1
        table.phase = "ended"

    def _draws(self, told: Entry) -> None:
        table = self.table
        table.expect_actor(told["seat"], "draws")
        expect(table.phase == "draw", TURNS, f"seat {told['seat']} draws when it must not")
        table.stock.draw(told["card"])
        table.hands[table.seat].add(told["card"])
        table.drawn = told["card"]
        table.phase = "play"

    def _takes(self, told: Entry) -> None:
        table = self.table
        table.expect_actor(told["seat"], "takes the discard")
        expect(table.phase in ("offer", "draw"), TURNS, f"seat {told['seat']} takes the discard when it must not")
        refused = table.refused == 3 and not table.discarded
        expect(not refused, UPCARD, f"seat {told['seat']} takes the up-card that both have refused")
        right = not told["above"] and table.discards[-1:] == [told["card"]]
        expect(right, TURNS, f"{told['card']} does not lie on top")
        table.discards.pop()
        table.hands[table.seat].add(told["card"])
        table.taken = told["card"]
        table.phase = "play"

    def _discards(self, told: Entry) -> None:
        table, one = self.table, told["card"]
        table.expect_actor(told["seat"], "discards")
        expect(table.phase == "play", TURNS, f"seat {table.seat} discards before it has drawn")
        again = one == table.taken and not table.rules["draw"]["discard_just_taken"]
        expect(not again, "G-23", f"seat {table.seat} discards {one}, which it has just taken")
        if table.move["kind"] == "turn_timed_out" and table.drawn is not None and table.clock_drew:
            expect(one == table.drawn, "G-31", f"the clock discards {one}, and {table.drawn} was drawn")
        table.hands[table.seat].take(one)
        table.discards.append(one)
        table.discarded = True
        table.phase = "ended"

    def _times_out(self, told: Entry) -> None:
        table = self.table
        table.expect_actor(told["seat"], "runs out of time")
        expect(table.move["kind"] == "turn_timed_out", "G-31", f"seat {told['seat']} did not run out of time")
        table.clock_drew = table.phase in ("offer", "draw")

    def _leaves(self, told: Entry) -> None:
        table, seat = self.table, told["seat"]
        right = table.move["kind"] == "seat_forfeited" and table.move["seat"] == seat and seat in table.players
        expect(right, "G-15", f"seat {seat} leaves")
        table.players.remove(seat)
        table.book.left.append(seat)
        table.phase = "ended"
