"""A round of Karo 8, event by event (000, G-33 to G-35)."""

from collections.abc import Sequence

from tests.referee.book import Book, RoundScore
from tests.referee.foul import Foul, expect
from tests.referee.pieces import RANK_OF, SUIT_OF, SUITS, Hand, Stock, canonical, card, pack
from tests.referee.record import Entry, Events
from tests.referee.teams.sides import RED, expect_result, other_team

ROWS = "RULES, game 4"
EIGHTS = ("8D", "8H", "8S", "8C")


class RowsRound:
    """Follows a round: four rows that grow from their eights, one card a turn."""

    def __init__(self, book: Book, players: Sequence[int]) -> None:
        self.book = book
        self.rules: Entry = book.rules["karo8"]
        self.players = list(players)
        self.score: RoundScore | None = None
        self.hands: dict[int, Hand] = {}
        self.stock = Stock([])
        self.laid: set[str] = set()
        self.seat = -1
        self.starter = -1
        self.first: str | None = None
        self.drawn: str | None = None
        self.acted = False
        self.heroes: list[int] = []
        self.move: Entry = {}

    def deck(self) -> list[str]:
        """One of each of the 52 cards."""
        return pack(1, 0)

    def _clockwise(self) -> list[int]:
        dealer = self.book.dealer or 0
        return sorted(self.players, key=lambda seat: (seat - dealer - 1) % self.book.seats)

    def deal(self, order: Sequence[int], events: Events) -> None:
        """Six each, one by one from the dealer's left; who has the eight of diamonds begins with it."""
        pieces = self.deck()
        cards, seats = [pieces[place] for place in order], self._clockwise()
        told = events.next("round_began")
        expect(told["round"] == len(self.book.rounds) + 1, ROWS, f"round {told['round']} begins")
        expect(told["dealer"] == self.book.dealer, "G-02", f"seat {told['dealer']} deals, not {self.book.dealer}")
        for at, seat in enumerate(seats):
            dealt = canonical(cards[at : 6 * len(seats) : len(seats)])
            hand = events.next("hand_dealt")
            right = hand["seat"] == seat and canonical(hand["cards"]) == dealt
            expect(right, ROWS, f"seat {seat} is dealt {dealt}, not {hand['cards']}")
            self.hands[seat] = Hand(dealt, f"seat {seat}")
        self.stock = Stock(cards[6 * len(seats) :])
        self.heroes = self._heroes()
        self._find_starter(events)
        expect(told["starter"] == self.starter, "G-35", f"seat {self.starter} begins, not {told['starter']}")
        self._follow(events)

    def _heroes(self) -> list[int]:
        """One of two seats, every other one of four; of three the dealer stands alone (G-33)."""
        seats = range(self.book.seats)
        if len(self.players) == 2:
            return self.players[:1]
        if len(self.players) == 4:
            return [seat for seat in seats if seat % 2 == 0]
        lone = [seat for seat in seats if seat == self.book.dealer]
        return lone if self.rules["teams"] == "lone_hero" else other_team(seats, lone)

    def _find_starter(self, events: Events) -> None:
        """The holder of the first of the eights; where nobody has one, cards are drawn for it (A000-27)."""
        for eight in EIGHTS:
            for seat in self.players:
                if eight in self.hands[seat].cards:
                    self.starter, self.first = seat, eight
                    return
        seats = self._clockwise()
        if self.rules["start_draw"] == "first_player":
            seats = seats[:1]
        at = 0
        while True:
            told, seat = events.next("drew_stock"), seats[at % len(seats)]
            expect(told["seat"] == seat, "A000-27", f"seat {told['seat']} draws for an eight, and seat {seat} must")
            self.stock.draw(told["card"])
            self.hands[seat].add(told["card"])
            if told["card"] in EIGHTS:
                self.starter, self.first = seat, told["card"]
                return
            at += 1

    def see(self, move: Entry, events: Events) -> None:
        """A move and all that comes of it."""
        kind = move["kind"]
        expect(kind != "shuffled", "FAIRNESS, orders", "chance answers, and nobody asked")
        if kind != "seat_forfeited":
            expect(move["turn"] == self.book.turn, ROWS, f"{kind} names turn {move['turn']}, not {self.book.turn}")
            right = move.get("seat", self.seat) == self.seat
            expect(right, ROWS, f"seat {move.get('seat')} makes the move {kind}, and seat {self.seat} is in turn")
        self.move = move
        self._follow(events)

    def _follow(self, events: Events) -> None:
        while events.kind and self.score is None:
            told = events.next()
            kind, seat = told["kind"], told.get("seat")
            if kind not in ("round_ended", "turn_began", "seat_left"):
                expect(seat == self.seat, ROWS, f"seat {seat} is told of, and seat {self.seat} is in turn")
            if kind == "turn_began":
                self._turn_begins(told)
            elif kind == "card_placed":
                self._places(told["card"])
            elif kind == "drew_stock":
                self._draws(told["card"])
            elif kind == "turn_passed":
                self._passes()
            elif kind == "seat_left":
                self._leaves(told["seat"])
            elif kind == "round_ended":
                self._ends(told)
            else:
                expect(kind == "timed_out" and self.move["kind"] == "turn_timed_out", ROWS, f"{kind} has no place here")
        expect(self.score is not None or not self.acted, ROWS, "a turn has ended, and nothing follows")

    def _turn_begins(self, told: Entry) -> None:
        self.book.turn += 1
        expect(told["turn"] == self.book.turn, ROWS, f"turn {told['turn']} begins where {self.book.turn} is next")
        expect(self.seat < 0 or self.acted, ROWS, f"the turn of seat {told['seat']} begins before the other has ended")
        expect(self._won() is None, "A000-30", "a team has won, and play goes on")
        wanted = self.starter
        if self.seat >= 0:
            # A seat with an empty hand skips (G-35).
            holding = [seat for seat in self.players if len(self.hands[seat])] or self.players
            wanted = self.book.after(self.seat, holding)
        expect(told["seat"] == wanted, ROWS, f"the turn of seat {told['seat']} begins, and seat {wanted} is next")
        self.seat, self.acted, self.drawn = wanted, False, None

    def _rank(self, one: str) -> int:
        rank = RANK_OF[one]
        return 14 if rank == 1 and self.rules["ace"] == "high" else rank

    def _fits(self, one: str) -> bool:
        """Whether a card may be laid: an eight opens its row, any other follows its neighbour towards the eight."""
        if not self.laid:
            return one == self.first
        rank = self._rank(one)
        if rank == 8:
            return True
        if self.rules["eights_first"] and any(eight not in self.laid for eight in EIGHTS):
            return False
        return card(SUIT_OF[one], rank + 1 if rank < 8 else rank - 1) in self.laid

    def _places(self, one: str) -> None:
        expect(not self.acted, ROWS, f"seat {self.seat} acts twice")
        expect(self._fits(one), ROWS, f"{one} is laid, and its neighbour does not lie there")
        if self.drawn is not None:
            allowed = self.rules["drawn_card_playable_same_turn"] and one == self.drawn
            expect(allowed, "G-35", f"seat {self.seat} lays {one} after drawing {self.drawn}")
        self.hands[self.seat].take(one)
        self.laid.add(one)
        self.acted = True

    def _draws(self, one: str) -> None:
        expect(self.drawn is None and not self.acted, ROWS, f"seat {self.seat} draws after it has acted")
        able = any(self._fits(own) for own in self.hands[self.seat].cards)
        expect(not able or self.rules["may_hold_back"], "A000-29", f"seat {self.seat} draws, and could lay a card")
        self.stock.draw(one)
        self.hands[self.seat].add(one)
        self.drawn = one
        self.acted = not (self.rules["drawn_card_playable_same_turn"] and self._fits(one))

    def _passes(self) -> None:
        able = any(self._fits(own) for own in self.hands[self.seat].cards)
        expect(not len(self.stock), "G-35", f"seat {self.seat} passes with {len(self.stock)} cards in the pile")
        expect(not able and not self.acted, "A000-29", f"seat {self.seat} passes, and could lay a card")
        self.acted = True

    def _leaves(self, seat: int) -> None:
        right = self.move["kind"] == "seat_forfeited" and self.move["seat"] == seat and seat in self.players
        expect(right, "G-15", f"seat {seat} leaves")
        self.stock.slip_under(self.hands[seat].cards)
        self.hands[seat] = Hand([], f"seat {seat}")
        self.players.remove(seat)
        self.book.left.append(seat)
        self.acted = self.acted or seat == self.seat

    def _won(self) -> list[int] | None:
        """The team that has won, None as long as none has."""
        seats = range(self.book.seats)
        teams = self.heroes, other_team(seats, self.heroes)
        if self.rules["win"] == "team_hands_empty":
            # A partner who has left holds nothing back.
            for team in teams:
                there = [seat for seat in team if seat in self.players]
                if there and not any(len(self.hands[seat]) for seat in there):
                    return team
            return None
        for team, suits in zip(teams, (RED, "".join(suit for suit in SUITS if suit not in RED)), strict=True):
            if all(card(suit, rank) in self.laid for suit in suits for rank in range(1, 14)):
                return team
        return None

    def _ends(self, told: Entry) -> None:
        seats = range(self.book.seats)
        teams = self.heroes, other_team(seats, self.heroes)
        there = [team for team in teams if any(seat in self.players for seat in team)]
        team, end = self._won(), "hands_empty" if self.rules["win"] == "team_hands_empty" else "colour_complete"
        if len(there) == 1:
            team, end = there[0], "last_team"
        if team is None:
            raise Foul("A000-30", "the round ends, and no team has won")
        points = [None if seat not in self.players else int(seat in team) for seat in seats]
        hands = [self.hands[seat].cards if seat in self.hands else [] for seat in seats]
        still = [seat for seat in team if seat in self.players]
        self.score = expect_result(self.book, told, end, still, points, hands)
        self.acted = False
