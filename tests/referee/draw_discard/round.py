"""A round of draw-and-discard rummy, event by event."""

from collections.abc import Callable, Sequence

from tests.referee.book import Book, RoundScore
from tests.referee.draw_discard import claims, dealing, drawing, ending, laying, taking_back
from tests.referee.draw_discard.table import TURNS, Table, Turn
from tests.referee.foul import Foul, expect
from tests.referee.melds import hand_value
from tests.referee.record import Entry, Events

LAYING = ("joker_swapped", "meld_laid", "laid_off", "opened")
CHANCE = "FAIRNESS, orders"


class DrawDiscardRound:
    """Follows a round: who may act, whether each event may happen, and whether all that must follow does."""

    def __init__(self, book: Book, players: Sequence[int]) -> None:
        self.table = Table(book, players)
        self._seen: dict[str, Callable[[Entry], None]] = {
            "turn_began": self._turn_begins,
            "drew_stock": lambda told: drawing.draws(self.table, told),
            "took_discard": lambda told: drawing.takes(self.table, told),
            "returned_discard": lambda told: drawing.returns(self.table, told),
            "stock_renewed": lambda told: drawing.renews(self.table, told),
            "took_back": lambda told: taking_back.takes_back(self.table, told),
            "discarded": self._discards,
            "window_opened": lambda told: claims.opens(self.table, told),
            "window_answered": self._answers,
            "claim_won": lambda told: claims.won(self.table, told, self._closing),
            "claim_unwanted": lambda told: claims.unwanted(self.table, told, self._closing),
            "romme_called": self._calls,
            "call_forgotten": self._forgets,
            "floated": self._floats,
            "timed_out": self._times_out,
            "seat_left": self._leaves,
            "round_ended": lambda told: ending.ends(self.table, told),
        }
        self._closing = False
        self._began = -1
        self._have_laid: set[int] = set()

    @property
    def score(self) -> RoundScore | None:
        """What the round brought, None while it goes on."""
        return self.table.score

    def deck(self) -> list[str]:
        """All cards of the round."""
        return dealing.deck(self.table)

    def deal(self, order: Sequence[int], events: Events) -> None:
        """The cards are dealt."""
        dealing.deal(self.table, order, events)
        self._follow(events)

    def see(self, move: Entry, events: Events) -> None:
        """A move and all that comes of it."""
        table = self.table
        if move["kind"] == "shuffled":
            expect(table.phase == "chance", CHANCE, "chance answers, and nobody asked")
            drawing.order_renewal(table, move["order"])
            table.phase = "window" if table.window is not None else "draw"
        else:
            expect(table.phase != "chance", CHANCE, f"{move['kind']} comes while the discards are to be mixed")
            self._expect_actor(move)
            table.move = move
            self._closing = move["kind"] == "window_closed"
            self._began = -1
            if move.get("then_draw") and move["seat"] == self._first_in_line():
                table.then_draw = move["seat"]
        self._follow(events)

    def _expect_actor(self, move: Entry) -> None:
        """Who may act: the seat in turn, the seats that a window still waits for, the clock (RULES, turn)."""
        table, kind = self.table, move["kind"]
        if kind == "seat_forfeited":
            return
        if "window" in move:
            window = table.window
            expect(
                window is not None and window.number == move["window"], claims.WINDOW, f"{kind} names no open window"
            )
            return
        expect(table.phase in ("draw", "play"), TURNS, f"{kind} comes while a window is open")
        expect(move["turn"] == table.book.turn, TURNS, f"{kind} names turn {move['turn']}, not {table.book.turn}")
        if "seat" in move:
            table.expect_actor(move["seat"], f"makes the move {kind}")

    def _follow(self, events: Events) -> None:
        table = self.table
        while events.kind and table.score is None:
            if events.kind in LAYING:
                expect(table.move["kind"] == "lay", TURNS, "cards are laid without a move that lays")
                laying.lays(table, events)
            elif events.kind == "table_laid":
                expect(table.move["kind"] == "lay_table", TURNS, "the table is rebuilt without a move that does")
                laying.rebuilds(table, events)
            elif events.kind in self._seen:
                self._seen[events.kind](events.next())
            else:
                raise Foul(TURNS, f"{events.kind} has no place in this game")
        self._settle()

    def _settle(self) -> None:
        """All that must follow from the move has followed, and somebody is to act."""
        table = self.table
        if table.phase == "over":
            return
        expect(table.phase != "ended", TURNS, "a turn has ended, and nothing follows")
        window = table.window
        if window is not None and claims.outcome(table, window, self._closing)[0]:
            expect(self._mixing(), claims.WINDOW, "the window is decided, and stays open")
            table.phase = "chance"
        elif table.phase == "draw" and self._wants_card():
            expect(self._mixing(), TURNS, f"seat {table.seat} is to draw, and does not")
            table.phase = "chance"
        elif table.phase == "play" and table.seat not in table.floating:
            expect(len(table.hands[table.seat]) > 0, "RULES, going out", f"seat {table.seat} is out, and plays on")

    def _wants_card(self) -> bool:
        """Whether the seat in turn has said that it draws, now or with its pass, or the clock draws for it."""
        table = self.table
        if table.move.get("kind") == "draw_stock":
            return True
        if table.move.get("kind") == "turn_timed_out":
            return bool(table.move["turn"] == table.book.turn)
        return table.book.turn == self._began and table.seat == table.then_draw and table.drawable() > 0

    def _mixing(self) -> bool:
        """Whether discards are to be mixed before the move can be finished."""
        rules = self.table.rules["stock"]["empty"]
        empty = not len(self.table.stock) or self.table.window is not None
        return empty and self.table.renewable() and rules == "shuffle_discards_keep_top"

    def _turn_begins(self, told: Entry) -> None:
        table, seat = self.table, told["seat"]
        expect(table.phase == "ended", TURNS, f"the turn of seat {seat} begins before the other one has ended")
        expect(not claims.window_due(table), claims.WINDOW, "a discard that may be claimed is offered to nobody")
        if table.seat >= 0 and table.seat in table.players and table.seat not in table.floating:
            expect(len(table.hands[table.seat]) > 0, "RULES, going out", f"seat {table.seat} is out, and play goes on")
        skipped = table.seat < 0 and told["turn"] == table.book.turn + 2
        table.book.turn += 2 if skipped and table.book.unplayed_turn else 1
        table.book.unplayed_turn = False
        expect(told["turn"] == table.book.turn, TURNS, f"turn {told['turn']} begins where {table.book.turn} is next")
        expected = self._next_seat()
        expect(seat == expected, TURNS, f"the turn of seat {seat} begins, and seat {expected} is next")
        if seat != table.then_draw:
            # Whoever meant to draw once it was offered to all has lost its turn to a claim that changes the order.
            table.then_draw = None
        claimed = table.claimant == seat and self._first_in_line() == seat
        after_a_claim = table.claimant is not None and not claimed
        table.stock_only = table.goes_stale or (after_a_claim and table.rules["claim"]["next_draw"] == "stock_only")
        table.stale_turns += 1
        taking_back.forget(table)
        table.turn = Turn(seat, laid_before=seat in self._have_laid, stock_used_up=not table.drawable())
        idle = table.idle_turns <= len(table.players)
        expect(idle, "G-03", "a lap has passed with the stock used up and nothing laid, and the round goes on")
        table.phase = "draw"
        self._began = table.book.turn
        if claimed:
            table.phase = "play"
            table.turn.taken = [table.claimed_card]
        table.claimant = None
        table.closed_window = False
        table.upcard = False

    def _first_in_line(self) -> int:
        table = self.table
        return table.follows(table.book.dealer or 0) if table.seat < 0 else table.follows(table.seat)

    def _next_seat(self) -> int:
        """Clockwise; a claim changes that only by agreement (G-09)."""
        table, first = self.table, self._first_in_line()
        moved = table.rules["claim"]["changes_turn_order"] and table.claimant not in (None, first)
        return table.follows(table.claimant) if moved and table.claimant is not None else first

    def _discards(self, told: Entry) -> None:
        table, one = self.table, told["card"]
        table.expect_actor(told["seat"], "discards")
        alone = drawing.discards_only(table)
        expect(table.phase == ("draw" if alone else "play"), TURNS, f"seat {table.seat} discards before it has drawn")
        turn = table.turn
        expect(turn.must_meld is None, drawing.DISCARD_PILE, f"{turn.must_meld} was taken to be laid, and is not")
        held = table.hands[table.seat].cards.count(one) + turn.laid[one]
        again = one in turn.taken[:1] and len(turn.taken) == 1 and held == 1
        allowed = table.rules["draw"]["discard_just_taken"] or not again
        expect(allowed, "G-23", f"seat {table.seat} discards {one}, which it has just taken")
        if table.move["kind"] == "turn_timed_out" and turn.by_clock and turn.drawn is not None:
            expect(one == turn.drawn, "G-31", f"the clock discards {one}, and {turn.drawn} was drawn")
        table.hands[table.seat].take(one)
        table.discards.append(one)
        table.then_draw = None
        self._end_turn()

    def _end_turn(self) -> None:
        table = self.table
        table.turns[table.seat] += 1
        table.idle_turns = table.idle_turns + 1 if table.turn.stock_used_up and not table.turn.laid else 0
        if table.turn.laid:
            self._have_laid.add(table.seat)
        table.phase = "ended"

    def _answers(self, told: Entry) -> None:
        move = self.table.move
        named = told["seat"] == move.get("seat") and told["claimed"] == (move["kind"] == "claim")
        expect(named, claims.WINDOW, f"seat {told['seat']} is said to have answered {told['claimed']}")
        claims.answers(self.table, told)

    def _calls(self, told: Entry) -> None:
        table = self.table
        table.expect_actor(told["seat"], "calls")
        left = hand_value(table.rules, table.hands[table.seat].cards)
        expect(told["left"] == left, "A003-01", f"seat {table.seat} calls with {left} points, not {told['left']}")
        table.called = table.seat

    def _forgets(self, told: Entry) -> None:
        table = self.table
        table.expect_actor(told["seat"], "forgets the call")
        rule = table.rules["go_out"]["call"]
        expect(rule == "required" and not table.move.get("call"), "G-28", f"seat {table.seat} is made to draw a card")
        expect(not len(table.hands[table.seat]), "G-28", f"seat {table.seat} did not go out")
        if told["card"] is not None:
            table.stock.draw(told["card"])
            table.hands[table.seat].add(told["card"])
        taking_back.forget(table)

    def _floats(self, told: Entry) -> None:
        table = self.table
        table.expect_actor(told["seat"], "floats")
        expect(table.rules["go_out"]["last_card"] == "floats", "500, floating", "nobody floats in this game")
        expect(not len(table.hands[table.seat]), "500, floating", f"seat {table.seat} floats with cards in hand")
        table.floating.add(table.seat)
        # Nothing was thrown: what lies on top was offered to all before.
        table.closed_window = True
        self._end_turn()

    def _times_out(self, told: Entry) -> None:
        table = self.table
        table.expect_actor(told["seat"], "runs out of time")
        expect(table.move["kind"] == "turn_timed_out", "G-31", f"seat {told['seat']} did not run out of time")
        table.turn.by_clock = table.turn.drawn is None

    def _leaves(self, told: Entry) -> None:
        table, seat = self.table, told["seat"]
        expect(table.move["kind"] == "seat_forfeited" and table.move["seat"] == seat, "G-15", f"seat {seat} leaves")
        drawing.leaves(table, seat)
        if seat == table.seat and table.phase in ("draw", "play"):
            table.phase = "ended"
            table.closed_window = True
