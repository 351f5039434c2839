"""A round of a tile game, event by event."""

from collections.abc import Callable, Sequence

from tests.referee.book import Book
from tests.referee.foul import Foul, expect
from tests.referee.pieces import Hand, Stock, canonical, pack
from tests.referee.record import Entry, Events
from tests.referee.tiles import ending, laying, timeouts
from tests.referee.tiles.rack import Table, Turn
from tests.referee.turns import RoundOfTurns

TURNS = Table.clause
DEAL = "RULES, deal"


class TileRound(RoundOfTurns):
    """Follows a round: lay or draw, and whatever the booklets' variants add to that."""

    table: Table

    def __init__(self, book: Book, players: Sequence[int]) -> None:
        self.table = Table(book, players)
        self._seen: dict[str, Callable[[Entry], None]] = {
            "turn_began": self._turn_begins,
            "drew_stock": self._draws,
            "turn_passed": self._passes,
            "tile_taken": self._takes,
            "tile_put_aside": self._puts_aside,
            "timed_out": self._times_out,
            "loose_tiles_taken": lambda told: timeouts.takes_loose(self.table, told),
            "penalty_drawn": lambda told: timeouts.draws_penalty(self.table, told),
            "seat_left": self._leaves,
            "round_ended": lambda told: ending.ends(self.table, told),
        }

    def deck(self) -> list[str]:
        """All tiles of the round."""
        rules = self.table.rules["deck"]
        return pack(rules["copies"], rules["jokers"])

    def deal(self, order: Sequence[int], events: Events) -> None:
        """Everybody takes tiles, the rest is the pool; the stack of eight is never dealt (G-37)."""
        table, rules = self.table, self.table.rules
        pieces = self.deck()
        tiles = [pieces[place] for place in order]
        began = events.next("round_began")
        number = len(table.book.rounds) + 1
        expect(began["round"] == number, DEAL, f"round {began['round']} begins, not {number}")
        expect(began["starter"] == table.starter, DEAL, f"seat {table.starter} begins, not {began['starter']}")
        count = rules["deal"]["tiles"]
        if rules["v2"]["enabled"]:
            table.open_tile = tiles.pop()
        for seat in [table.starter, *table.clockwise(table.starter)]:
            told = events.next("hand_dealt")
            expect(told["seat"] == seat, DEAL, f"seat {told['seat']} is dealt tiles before seat {seat}")
            dealt = canonical(told["cards"])
            expect(len(dealt) == count, DEAL, f"seat {seat} is dealt {len(dealt)} tiles, not {count}")
            table.racks[seat] = Hand(dealt, f"seat {seat}")
        if table.open_tile is not None:
            up = events.next("upcard_turned")["card"]
            expect(up == table.open_tile, "004, V2", f"{up} lies open, and it is {table.open_tile}")
        self._expect_dealt(tiles)
        table.pool = Stock(tiles[count * len(table.players) :])
        table.phase = "ended"
        self.follow(events)

    def _expect_dealt(self, tiles: Sequence[str]) -> None:
        """Tiles are dealt from place 0 on: one by one, or by stacks of seven."""
        table = self.table
        seats = [table.starter, *table.clockwise(table.starter)]
        count, size = table.rules["deal"]["tiles"], len(seats)
        packet = 7 if table.rules["deal"]["method"] == "two_stacks_of_7" else 1
        for at, seat in enumerate(seats):
            places = [
                lap * packet * size + at * packet + piece for lap in range(count // packet) for piece in range(packet)
            ]
            dealt = canonical(tiles[place] for place in places)
            expect(table.racks[seat].cards == dealt, DEAL, f"seat {seat} is not dealt the tiles that chance gave it")

    def follow(self, events: Events) -> None:
        table = self.table
        while events.kind and table.score is None:
            if events.kind == "table_laid":
                laying.lays(table, events)
            elif events.kind in self._seen:
                self._seen[events.kind](events.next())
            else:
                raise Foul(TURNS, f"{events.kind} has no place in this game")
        if table.score is None:
            expect(table.phase == "act", TURNS, "a turn has ended, and nothing follows")
            expect(len(table.racks[table.seat]) > 0, "RULES, going out", f"seat {table.seat} is out, and plays on")

    def _turn_begins(self, told: Entry) -> None:
        table, seat = self.table, told["seat"]
        if table.phase == "act":
            self._end_turn()
        table.book.turn += 1
        expect(told["turn"] == table.book.turn, TURNS, f"turn {told['turn']} begins where {table.book.turn} is next")
        expected = table.starter if table.seat < 0 else table.follows(table.seat)
        if table.seat < 0 and expected not in table.players:
            expected = table.follows(expected)
        expect(seat == expected, TURNS, f"the turn of seat {seat} begins, and seat {expected} is next")
        expect(table.passes < len(table.players), "G-04", "everybody has passed in succession, and play goes on")
        table.turn = Turn(seat)
        table.phase = "act"

    def _end_turn(self) -> None:
        """Whatever a turn must hold has been done: laid or drawn, never neither (A002-14)."""
        table, turn, v1 = self.table, self.table.turn, self.table.rules["v1"]
        expect(len(table.racks[turn.seat]) > 0, "RULES, going out", f"seat {turn.seat} is out, and play goes on")
        done = turn.laid or turn.drawn or turn.passed or turn.timed_out
        expect(bool(done), TURNS, f"seat {turn.seat} has neither laid nor drawn")
        if v1["enabled"] and not turn.timed_out and not turn.passed:
            aside = turn.put_aside or (turn.laid and v1["discard"] == "if_nothing_laid")
            expect(bool(aside), "A004-07", f"seat {turn.seat} puts no tile aside")
            taken = turn.drawn or turn.took or not len(table.pool)
            expect(bool(taken), "004, V1", f"seat {turn.seat} takes no tile")
        table.passes = table.passes + 1 if turn.passed else 0
        table.phase = "ended"

    def _draws(self, told: Entry) -> None:
        table, turn = self.table, self.table.turn
        table.expect_actor(told["seat"], "draws")
        expect(not turn.laid, "A002-14", f"seat {turn.seat} draws after it has laid")
        expect(turn.timed_out or not turn.drawn, TURNS, f"seat {turn.seat} draws twice")
        expect(not turn.took, "004, V1", f"seat {turn.seat} draws, and has taken an open tile")
        # With V1 every turn begins by taking a tile; whoever then puts one aside declines to lay.
        if not turn.timed_out and not table.rules["v1"]["enabled"]:
            laying.expect_unable(table)
        table.pool.draw(told["card"])
        table.racks[turn.seat].add(told["card"])
        turn.drawn += 1

    def _passes(self, told: Entry) -> None:
        table, turn = self.table, self.table.turn
        table.expect_actor(told["seat"], "passes")
        free = not len(table.pool) or turn.drawn or turn.timed_out
        expect(bool(free), "G-04", f"seat {turn.seat} passes, and {len(table.pool)} tiles lie in the pool")
        laying.expect_unable(table)
        turn.passed = not turn.drawn

    def _takes(self, told: Entry) -> None:
        """An open tile, to be laid at once: the predecessor's last one aside (V1), or the open one (V2)."""
        table, turn, source = self.table, self.table.turn, told["source"]
        table.expect_actor(told["seat"], "takes an open tile")
        expect(not turn.drawn, "004, V1", f"seat {turn.seat} takes an open tile, and has drawn")
        if source == "open":
            expect(table.rules["v2"]["enabled"], "004, V2", "there is no open tile in this game")
            expect(
                table.open_tile == told["card"], "004, V2", f"the open tile is {table.open_tile}, not {told['card']}"
            )
            table.open_tile = None
        else:
            expect(table.rules["v1"]["enabled"], "004, V1", "no tile is put aside in this game")
            pile = table.aside[table.precedes(turn.seat)]
            expect(pile[-1:] == [told["card"]], "A004-08", f"{told['card']} is no last tile that was put aside")
            pile.pop()
        table.racks[turn.seat].add(told["card"])
        turn.took, turn.took_from = told["card"], source

    def _puts_aside(self, told: Entry) -> None:
        table, turn, v1 = self.table, self.table.turn, self.table.rules["v1"]
        table.expect_actor(told["seat"], "puts a tile aside")
        expect(v1["enabled"] and not turn.put_aside, "004, V1", f"seat {turn.seat} puts a tile aside")
        expect(
            v1["discard"] == "always" or not turn.laid, "A004-07", f"seat {turn.seat} puts a tile aside after laying"
        )
        taken = turn.drawn or turn.took or not len(table.pool)
        expect(bool(taken), "004, V1", f"seat {turn.seat} puts a tile aside before it takes one")
        if not turn.laid:
            laying.expect_unable(table)
        table.racks[turn.seat].take(told["card"])
        table.aside[turn.seat].append(told["card"])
        turn.put_aside = True

    def _times_out(self, told: Entry) -> None:
        table = self.table
        table.expect_actor(told["seat"], "runs out of time")
        expect(table.move["kind"] == "turn_timed_out", "A002-02", f"seat {told['seat']} did not run out of time")
        table.turn.timed_out = True
        table.turn.undone = told["undone"]

    def _leaves(self, told: Entry) -> None:
        """A seat leaves for good: its tiles go into the pool, and its rack will be charged in full (G-15)."""
        table, seat = self.table, told["seat"]
        expect(table.move["kind"] == "seat_forfeited" and table.move["seat"] == seat, "G-15", f"seat {seat} leaves")
        expect(seat in table.players, "G-15", f"seat {seat} leaves, and is not there")
        table.gone[seat] = list(table.racks[seat].cards)
        table.pool.slip_under(table.racks[seat].cards)
        table.racks[seat] = Hand([], f"seat {seat}")
        table.players.remove(seat)
        # There are tiles to draw again.
        table.passes = 0
        table.book.left.append(seat)
        if seat == table.seat:
            table.phase = "ended"
