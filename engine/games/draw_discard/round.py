"""A round of draw-and-discard rummy as one frozen value."""

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from engine.cards import Card, Seat, TurnNumber, WindowNumber, put_at, with_cards
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.events import Event
from engine.games.game import Forfeit
from engine.games.table import MeldChange, TableMeld
from engine.games.views import Phase
from engine.rules.scores import RoundResult


@dataclass(frozen=True, slots=True)
class Answer:
    """A sealed answer to a claim window. `then_draw` of the seat next in turn also draws from the stock."""

    seat: Seat
    claimed: bool
    then_draw: bool = False


@dataclass(frozen=True, slots=True)
class Window:
    """An open claim window. `asked` runs clockwise from the discarder; `answers` are in order of arrival."""

    number: WindowNumber
    card: Card
    discarder: Seat | None
    next_seat: Seat
    asked: tuple[Seat, ...]
    answers: tuple[Answer, ...] = ()

    def answer_of(self, seat: Seat) -> Answer | None:
        return next((answer for answer in self.answers if answer.seat == seat), None)


@dataclass(frozen=True, slots=True)
class Pending:
    """What an awaited shuffle of the discards is for.

    `draw`: the turn's draw, `neutral` when the clock draws and the card is discarded again. `claim`: the penalty cards
    of the claimant, of which `owing` are still to come and `drawn` are those it has. `call`: the card for a forgotten
    call, after a discard (`discarded`) or after the last card was laid.
    """

    purpose: Literal["draw", "claim", "call"]
    seat: Seat
    neutral: bool = False
    owing: int = 1
    drawn: tuple[Card, ...] = ()
    discarded: bool = False


class Piles(NamedTuple):
    """The stock and the discard pile, the top of each its last entry; `recycles` counts how often one became the other,
    `unlaid` how often since anybody has laid a card.
    """

    stock: tuple[Card, ...]
    discards: tuple[Card, ...]
    recycles: int = 0
    unlaid: int = 0


class Table(NamedTuple):
    """What has been laid: the melds, the number of the next one, and what the last laying-out brought to them.

    By seat: `opened` says who has reached the opening, `melded` who has laid a card in a meld, `earned` what the cards
    count that it has laid, where they count. `changes` are kept where melds are rebuilt.
    """

    opened: tuple[bool, ...]
    melded: tuple[bool, ...]
    earned: tuple[int, ...]
    melds: tuple[TableMeld, ...] = ()
    next_meld: int = 1
    changes: tuple[MeldChange, ...] = ()
    first_melder: int | None = None


class Laid(NamedTuple):
    """What the turn has laid and may take back, and all that laying changes as it was before.

    `cards` came out of the hand, the jokers among them that were `freed` in the same turn; everybody has seen them.
    """

    cards: tuple[Card, ...]
    freed: int
    table: Table
    fresh: tuple[Card, ...]
    unlaid: int
    turn: "Turn"


class Turn(NamedTuple):
    """The turn that is played: its number and its seat, which is the dealer before the first turn.

    `had` counts each seat's turns, this one included, `lap` how often the table has gone round. Of the turn itself:
    `drawn` is the card drawn from the stock and `taken` the discard taken in it, `owed` while that must be melded,
    `above` the discards taken with it that would go back with it, `opened_now` whether the seat opened in it, `closing`
    whether it closes from hand. `stock_only` bars the discard pile after a claim. `returned` counts how often a discard
    was taken in it and given back. `idle` counts the turns in a row, this one included, in which no card has come off
    the stock and none has been laid. `laid` is what may still be taken back, and `taken_back` how often that was done.
    `touched` are the melds that were changed in it and `laid_off` is what its cards count there: it may open with them.
    """

    number: TurnNumber
    seat: Seat
    had: tuple[int, ...]
    lap: int = 1
    drawn: Card | None = None
    taken: Card | None = None
    owed: bool = False
    above: tuple[Card, ...] = ()
    opened_now: bool = False
    closing: bool = False
    stock_only: bool = False
    returned: int = 0
    idle: int = 0
    taken_back: int = 0
    laid: Laid | None = None
    touched: tuple[int, ...] = ()
    laid_off: int = 0

    def followed_by(self, seat: Seat, players: tuple[Seat, ...], taken: Card | None, *, stock_only: bool) -> "Turn":
        """The turn that a seat has next, with `taken` after a claim."""
        had = self.had
        # A lap ends when everyone has had a turn in it, whatever order claims have made of the turns.
        lap = 1 + min([had[player] for player in players])
        more = (*had[:seat], had[seat] + 1, *had[seat + 1 :])
        return Turn(
            TurnNumber(self.number + 1), seat, more, lap, None, taken, False, (), False, False, stock_only, 0,
            self.idle + 1,
        )  # fmt: skip

    def with_drawn(self, card: Card) -> "Turn":
        """The turn in which this card has been drawn from the stock."""
        return Turn(
            self.number, self.seat, self.had, self.lap, card, self.taken, self.owed, self.above,
            self.opened_now, self.closing, self.stock_only, self.returned, 0, self.taken_back,
        )  # fmt: skip

    def with_taken(self, card: Card | None, above: tuple[Card, ...] = (), *, owed: bool = False) -> "Turn":
        """The turn in which this discard has been taken, with those above it; with None it has been given back."""
        return Turn(
            self.number, self.seat, self.had, self.lap, self.drawn, card, owed, above,
            self.opened_now, self.closing, self.stock_only, self.returned, self.idle, self.taken_back,
        )  # fmt: skip

    def discarded(self) -> "Turn":
        """The turn once its discard has been made: what was got in it is a card like any other."""
        return Turn(
            self.number, self.seat, self.had, self.lap, None, None, self.owed, self.above,
            self.opened_now, self.closing, False, self.returned, self.idle, self.taken_back,
        )  # fmt: skip


class Claims(NamedTuple):
    """Claiming: the open window, the last window number used, and how many claims each seat has won."""

    window: Window | None
    number: WindowNumber
    won: tuple[int, ...]


class Round(NamedTuple):
    """A round.

    Tuples by seat have one entry for every seat of the match, `totals` those before this round; `players` are the seats
    in it, clockwise from the starter. `fresh` are the cards each seat got since its last discard, newest last.
    """

    number: int
    dealer: Seat
    totals: tuple[int, ...]
    players: tuple[Seat, ...]
    hands: tuple[tuple[Card, ...], ...]
    fresh: tuple[tuple[Card, ...], ...]
    phase: Phase
    piles: Piles
    turn: Turn
    table: Table
    claims: Claims
    pending: Pending | None = None
    forfeits: tuple[Forfeit, ...] = ()
    result: RoundResult | None = None

    def can_renew(self, rules: DrawDiscardRules) -> bool:
        """Whether the discards under the top one may become a new stock.

        Where that may happen without limit, it happens twice at most with nobody laying a card in between: a table of
        absent players would never be done (001, G-03).
        """
        stock, piles = rules.stock, self.piles
        if stock.empty == "end_round" or len(piles.discards) <= 1:
            return False
        return piles.unlaid < 2 if stock.max_recycles is None else piles.recycles < stock.max_recycles

    def moved_on(
        self,
        hands: tuple[tuple[Card, ...], ...],
        fresh: tuple[tuple[Card, ...], ...],
        phase: Phase,
        piles: Piles,
        turn: Turn,
    ) -> "Round":
        """The round after a step of a turn: cards between the piles and a hand; what has been laid stays as it is."""
        return Round(
            self.number, self.dealer, self.totals, self.players, hands, fresh, phase, piles, turn,
            self.table, self.claims, self.pending, self.forfeits, self.result,
        )  # fmt: skip

    @property
    def last_turn(self) -> TurnNumber:
        return self.turn.number

    @property
    def last_window(self) -> WindowNumber:
        return self.claims.number


# Reading a member off its enumeration costs more than comparing it, and every move compares many.
IN_SHUFFLE: Final = Phase.SHUFFLE
IN_OPENING_DISCARD: Final = Phase.OPENING_DISCARD
IN_DRAW: Final = Phase.DRAW
IN_PLAY: Final = Phase.PLAY
IN_WINDOW: Final = Phase.WINDOW
IS_OVER: Final = Phase.OVER

Events = tuple[Event, ...]
Outcome = tuple[Round, Events]


def gain(rnd: Round, seat: Seat, cards: tuple[Card, ...]) -> Round:
    """The round with cards added to a hand and marked fresh."""
    return got(rnd, seat, cards, rnd.phase, rnd.piles, rnd.turn)


def got(rnd: Round, seat: Seat, cards: tuple[Card, ...], phase: Phase, piles: Piles, turn: Turn) -> Round:
    """The round after a step in which a seat got cards from a pile, marked fresh."""
    return rnd.moved_on(
        put_at(rnd.hands, seat, with_cards(rnd.hands[seat], cards)),
        put_at(rnd.fresh, seat, rnd.fresh[seat] + cards),
        phase,
        piles,
        turn,
    )


def with_window(rnd: Round, window: Window | None) -> Round:
    """The round with another window open, or none."""
    return rnd._replace(claims=rnd.claims._replace(window=window))


def next_player(rnd: Round, seat: Seat) -> Seat:
    """The player clockwise after a seat; the seat itself may have left the round."""
    players = rnd.players
    if seat in players:
        return players[(players.index(seat) + 1) % len(players)]
    return players_from(rnd, seat)[0]


def players_from(rnd: Round, seat: Seat) -> tuple[Seat, ...]:
    """All players clockwise, beginning with the given seat, or with the one after it if it has left the round."""
    players, seats = rnd.players, len(rnd.hands)
    if seat not in players:
        return tuple(sorted(players, key=lambda player: (player - seat) % seats))
    first = players.index(seat)
    return players[first:] + players[:first]
