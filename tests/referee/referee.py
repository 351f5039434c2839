"""The referee itself: it follows a match move by move, and whistles at the first foul."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

from tests.referee.book import Book, RoundScore
from tests.referee.draw_discard.round import DrawDiscardRound
from tests.referee.foul import Foul, expect
from tests.referee.gin.round import GinRound
from tests.referee.pieces import JOKER, RANK_OF, pack
from tests.referee.record import Entry, Events, read_events, read_move, read_rules
from tests.referee.teams.duel import DuelRound
from tests.referee.teams.rows import RowsRound
from tests.referee.tiles.round import TileRound

CHANCE = "FAIRNESS, orders"


class Round(Protocol):
    """A round that is being watched."""

    @property
    def score(self) -> RoundScore | None:
        """What the round brought, None while it goes on."""

    def deal(self, order: Sequence[int], events: Events) -> None:
        """The cards are dealt in the order that chance gave."""

    def see(self, move: Entry, events: Events) -> None:
        """A move and what came of it."""

    def deck(self) -> list[str]:
        """All its cards in their canonical order."""


FAMILIES: Mapping[str, Callable[[Book, Sequence[int]], Round]] = {
    "draw_discard": DrawDiscardRound,
    "tiles": TileRound,
    "gin": GinRound,
    "duel": DuelRound,
    "suit_rows": RowsRound,
}


class Referee:
    """Watches one match. `label` names it in every foul, for example by its variant and its seed."""

    def __init__(self, variant: str, rules_json: str, seats: int, label: str = "") -> None:
        self.rules = read_rules(rules_json)
        self.label = label or f"{variant}, {seats} seats"
        self.moves = 0
        self.book = Book(self.rules, seats)
        self.round: Round | None = None
        self._family = FAMILIES[self.rules["kind"]]
        if self.rules["match"]["first_dealer"] != "random":
            self.book.dealer = 0

    def see(self, move_json: str, events_json: str) -> None:
        """One move and its events. Raises Foul with the match, the number of the move and the clause."""
        self.moves += 1
        events = read_events(events_json)
        try:
            self._see(read_move(move_json), events)
            events.close()
        except Foul as foul:
            raise foul.at(f"{self.label}, move {self.moves}") from None

    def close(self) -> None:
        """Raises Foul where the match is not over."""
        where = f"{self.label}, move {self.moves}"
        if not self.book.over:
            raise Foul("G-13", "the record breaks off before the match is over", where)

    def _see(self, move: Entry, events: Events) -> None:
        expect(not self.book.over, "G-13", "a move comes after the end of the match")
        if self.round is not None:
            self.round.see(move, events)
        elif move["kind"] == "seat_forfeited":
            self._leaves_between_rounds(move["seat"], events)
        elif move["kind"] != "shuffled":
            raise Foul(CHANCE, f"{move['kind']} comes before the cards are dealt")
        elif self.book.dealer is None:
            self._first_dealer(move["order"], events)
        else:
            self.round = self._family(self.book, self.book.seated())
            expect_order(move["order"], len(self.round.deck()))
            self.round.deal(move["order"], events)
        if self.round is not None and self.round.score is not None:
            self.book.enter(self.round.score, events)
            self.round = None

    def _first_dealer(self, order: Sequence[int], events: Events) -> None:
        """By lot, or by the highest tile drawn, whose seat begins (G-02, G-36)."""
        alive = self.book.alive()
        if self.rules.get("start", {}).get("player") == "highest_tile_drawn":
            self.book.dealer = self._highest_tile(order, alive, events)
            return
        expect_order(order, self.book.seats)
        self.book.dealer = next(seat for seat in order if seat in alive)

    def _highest_tile(self, order: Sequence[int], alive: Sequence[int], events: Events) -> int:
        tiles = pack(self.rules["deck"]["copies"], self.rules["deck"]["jokers"])
        expect_order(order, len(tiles))
        mixed, draws, tied = [tiles[place] for place in order], [], list(alive)
        while len(tied) > 1:
            drawn: dict[int, int] = {}
            for seat in tied:
                while seat not in drawn:
                    tile = mixed.pop(0)
                    draws.append([seat, tile])
                    if tile != JOKER:
                        drawn[seat] = RANK_OF[tile]
            tied = [seat for seat in tied if drawn[seat] == max(drawn.values())]
        told = events.next("starter_drawn")
        expect([list(one) for one in told["draws"]] == draws, "G-36", f"the seats draw {draws}, not {told['draws']}")
        expect(told["starter"] == tied[0], "G-36", f"seat {tied[0]} drew the highest tile, not seat {told['starter']}")
        return max(alive, key=lambda seat: (seat - tied[0]) % self.book.seats)

    def _leaves_between_rounds(self, seat: int, events: Events) -> None:
        told = events.next("seat_left")
        expect(told["seat"] == seat and seat in self.book.alive(), "G-15", f"seat {told['seat']} cannot leave")
        self.book.left.append(seat)
        if len(self.book.seated()) <= 1:
            self.book.end(events)
        elif self.book.dealer == seat:
            self.book.dealer = self.book.after(seat, self.book.seated())


def expect_order(order: Sequence[int], size: int) -> None:
    """Raises Foul for an order that is not one of so many pieces."""
    expect(sorted(order) == list(range(size)), CHANCE, f"chance ordered {len(order)} pieces where there are {size}")


def watch(
    variant: str, rules_json: str, seats: int, steps: Iterable[tuple[str, str]], *, label: str = "", whole: bool = True
) -> int:
    """Watch a match: each step is a move and its events as the archive writes them. Gives the number of moves.

    Raises Foul at the first thing that the rules forbid, and for a match that is not over where a `whole` one is told.
    """
    referee = Referee(variant, rules_json, seats, label)
    for move_json, events_json in steps:
        referee.see(move_json, events_json)
    if whole:
        referee.close()
    return referee.moves
