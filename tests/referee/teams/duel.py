"""A duel, comparison by comparison (000, G-32)."""

from collections.abc import Sequence

from tests.referee.book import Book, RoundScore
from tests.referee.foul import Foul, expect
from tests.referee.pieces import JOKER, RANK_OF, SUIT_OF, pack
from tests.referee.record import Entry, Events
from tests.referee.teams.sides import RED, expect_result, other_team

DUEL = "RULES, game 3"
HIGHEST = "A000-22"
PLAY_OFF = "RULES, game 3: tie for the highest value"


def worth(one: str) -> int:
    """Joker 20, ace 11, jack, queen and king 10, number cards their number."""
    if one == JOKER:
        return 20
    return 11 if RANK_OF[one] == 1 else min(RANK_OF[one], 10)


class DuelRound:
    """Follows a duel: who turns up what, who takes it, how many cards each team has in the end."""

    def __init__(self, book: Book, players: Sequence[int]) -> None:
        self.book = book
        self.players = list(players)
        self.score: RoundScore | None = None
        self.piles: dict[int, list[str]] = {}
        self.won: dict[int, int] = dict.fromkeys(players, 0)
        self.pot: list[tuple[int, str]] = []
        self.tied: list[int] | None = None
        self.flipped: set[int] = set()
        self.letting: set[int] = set()
        self.move: Entry = {}

    def deck(self) -> list[str]:
        """All cards of the duel."""
        rules = self.book.rules["duel"]
        return pack(rules["packs"], rules["jokers"])

    def team(self, seat: int) -> list[int]:
        """The seats of a seat's team: the even ones are heroes."""
        return [other for other in range(self.book.seats) if other % 2 == seat % 2]

    def deal(self, order: Sequence[int], events: Events) -> None:
        """All red cards to the heroes, all black ones to the villains, half of the jokers each, split equally."""
        told = events.next("round_began")
        expect(told["round"] == len(self.book.rounds) + 1, DUEL, f"round {told['round']} begins")
        expect(told["starter"] is None, DUEL, f"seat {told['starter']} is said to begin, and all do at once")
        pieces = self.deck()
        jokers = [place for place in range(len(pieces)) if pieces[place] == JOKER]
        red_jokers = set(jokers[: len(jokers) // 2])
        sides: tuple[list[str], list[str]] = ([], [])
        for place in order:
            one = pieces[place]
            red = place in red_jokers if one == JOKER else SUIT_OF[one] in RED
            sides[0 if red else 1].append(one)
        for side, cards in enumerate(sides):
            seats = [seat for seat in range(self.book.seats) if seat % 2 == side]
            for at, seat in enumerate(seats):
                # What is dealt first lies at the bottom.
                self.piles[seat] = cards[at :: len(seats)][::-1]
        self.book.turn += 1

    def see(self, move: Entry, events: Events) -> None:
        """A move and all that comes of it."""
        self.move = move
        expect(move["kind"] != "shuffled", "FAIRNESS, orders", "chance answers, and nobody asked")
        if move["kind"] != "seat_forfeited":
            expect(move["turn"] == self.book.turn, DUEL, f"{move['kind']} names comparison {move['turn']}")
        while events.kind and self.score is None:
            told = events.next()
            if told["kind"] == "flipped":
                self._flips(told["seat"])
            elif told["kind"] == "letting_run":
                self._lets_run(told)
            elif told["kind"] == "timed_out":
                expect(move["kind"] == "turn_timed_out", DUEL, f"seat {told['seat']} did not run out of time")
                expect(told["seat"] not in self.flipped, DUEL, f"seat {told['seat']} has turned up its card")
                self._flips(told["seat"])
            elif told["kind"] == "comparison_decided":
                self._compares(told, events)
            elif told["kind"] == "seat_left":
                self._leaves(told["seat"])
            elif told["kind"] == "round_ended":
                self._ends(told)
            else:
                raise Foul(DUEL, f"{told['kind']} has no place in this game")
        waits = self.score is not None or any(seat not in self.flipped for seat in self.asked())
        expect(waits, DUEL, "everybody has turned up a card, and nothing follows")

    def asked(self) -> list[int]:
        """The seats that turn up a card: all that have one, or those that tied."""
        among = self.players if self.tied is None else self.tied
        return [seat for seat in among if self.piles[seat] and seat in self.players]

    def _flips(self, seat: int) -> None:
        right = seat in self.asked() and seat not in self.flipped
        expect(right, DUEL, f"seat {seat} turns up a card when it must not")
        if "seat" in self.move:
            expect(seat == self.move["seat"], DUEL, f"seat {seat} turns up a card on another seat's move")
        self.flipped.add(seat)

    def _lets_run(self, told: Entry) -> None:
        seat = told["seat"]
        right = self.move["kind"] == "flip_all" and self.move["seat"] == seat and self.move["agree"] == told["agree"]
        expect(right, DUEL, f"seat {seat} lets its cards run")
        if told["agree"]:
            self.letting.add(seat)
            self.flipped |= {seat} & set(self.asked())
        else:
            # What has been turned up stays so.
            self.letting.discard(seat)

    def _compares(self, told: Entry, events: Events) -> None:
        """The highest card takes all; those who tie for it turn up their next card, they alone."""
        asked = self.asked()
        ready = [seat for seat in asked if seat in self.flipped]
        expect(ready == asked, DUEL, f"cards are compared before seats {asked} have all turned one up")
        shown = [(seat, self.piles[seat].pop(0)) for seat in asked]
        expect([tuple(one) for one in told["shown"]] == shown, DUEL, f"{shown} are turned up, not {told['shown']}")
        self.pot += shown
        expect(told["cards"] == len(self.pot), DUEL, f"{len(self.pot)} cards lie there, not {told['cards']}")
        best = max(worth(one) for _, one in shown)
        highest = [seat for seat, one in shown if worth(one) == best]
        taker = highest[0] if len(highest) == 1 else None
        expect(told["taker"] == taker, HIGHEST, f"seat {taker} takes the cards, not {told['taker']}")
        if taker is not None:
            self.won[taker] += len(self.pot)
            self.pot, self.tied = [], None
        else:
            again = [seat for seat in highest if self.piles[seat]]
            told = events.next("play_off_called")
            expect(list(told["seats"]) == again, PLAY_OFF, f"seats {again} turn up again, not {told['seats']}")
            self.tied = again or None
        self.flipped = self.letting & set(self.asked())
        if self.asked():
            self.book.turn += 1

    def _leaves(self, seat: int) -> None:
        right = self.move["kind"] == "seat_forfeited" and self.move["seat"] == seat and seat in self.players
        expect(right, "G-15", f"seat {seat} leaves")
        self.players.remove(seat)
        self.book.left.append(seat)

    def _ends(self, told: Entry) -> None:
        seats = range(self.book.seats)
        gone = [seat for seat in seats if seat not in self.players]
        if gone:
            # The team forfeits (G-15): the other one has all cards.
            winners = [seat for seat in other_team(seats, self.team(gone[0])) if seat in self.players]
            count = len(self.deck())
            points = [None if seat in gone else count if seat in winners else 0 for seat in seats]
            self.score = expect_result(self.book, told, "last_team", winners, points, [()] * self.book.seats)
            return
        left = [seat for seat in seats if self.piles[seat]]
        expect(not left, "G-32", f"the duel ends, and seats {left} have cards to turn up")
        for seat, _ in self.pot:
            self.won[seat] += 1
        totals = [sum(self.won[seat] for seat in seats if seat % 2 == side) for side in (0, 1)]
        team = [seat for seat in seats if totals[0] != totals[1] and seat % 2 == totals.index(max(totals))]
        points = [totals[seat % 2] for seat in seats]
        expect(sum(totals) == len(self.deck()), "cards are conserved", f"the teams have {totals} cards")
        self.score = expect_result(self.book, told, "piles_empty", team, points, [()] * self.book.seats)
