"""One match of every variant with its score sheet worked out by hand, line by line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.games.moves import (
    Discard,
    DrawStock,
    Flip,
    Lay,
    LayOffCard,
    Move,
    PassTurn,
    PlaceCard,
    Shuffled,
    TakeDiscard,
)
from engine.games.suit_rows.rules import fits
from engine.rules.scores import RoundEnd, ScoreItem
from engine.variants import game_of
from tests.engine.builders import DRAW, a_round, card, new_meld
from tests.engine.gin_builders import gin_order
from tests.engine.matches import Match
from tests.engine.team_builders import whole_rows

Sheet = list[tuple[RoundEnd, list[int | None]]]


class Played:
    """A match of a variant of which the end of each round is played out: the cards left are what is counted."""

    def __init__(self, variant: str, seats: int) -> None:
        self.game = game_of(variant, {"match.first_dealer": "first_seat"})
        self.match = Match(self.game, self.game.new(seats))

    def round(self, *hands: str | None, turn_seat: int, moves: Callable[[int, int], list[Move]], **more: Any) -> None:
        """Deal, put these hands in the place of the dealt ones (None: out of the match), and make the last moves.

        `moves` gets the seat in turn and the number of its turn.
        """
        self.match.shuffle()
        state = self.match.state
        totals = tuple(self.totals())
        play = a_round(
            self.game.rules, hands=[words or "" for words in hands], turn_seat=turn_seat,
            players=[seat for seat, words in enumerate(hands) if words is not None], dealer=state.dealer,
            number=state.round, totals=totals, turn=state.turn, **more,
        )  # fmt: skip
        self.match.state = state._replace(play=play)
        for move in moves(turn_seat, state.turn):
            self.match.do(move)

    def totals(self) -> list[int]:
        """Each seat's total over the sheet so far."""
        scores = [result.seats for result in self.match.state.sheet]
        return [sum(one.points for of in scores if (one := of[seat])) for seat in range(self.match.state.seats)]

    def sheet(self) -> Sheet:
        """How each round ended, and what it brought each seat."""
        return [
            (result.end, [None if score is None else score.points for score in result.seats])
            for result in self.match.state.sheet
        ]


def discarding(word: str, *, call: bool = False) -> Callable[[int, int], list[Move]]:
    return lambda seat, turn: [Discard(seat, turn, card(word), call)]


def laying(*melds: str, then: str | None = None, call: bool = False) -> Callable[[int, int], list[Move]]:
    def moves(seat: int, turn: int) -> list[Move]:
        laid: list[Move] = [Lay(seat, turn, tuple(new_meld(words) for words in melds))]
        return laid if then is None else [*laid, Discard(seat, turn, card(then), call)]

    return moves


# ------------------------------------------------------------------------------------------ 000, Disney 100 Rummy


def test_disney_basic() -> None:
    played = Played("disney_basic", 3)
    # Seat 1 goes out: the booklet's own hand counts 87; ten and ace 21.
    played.round("AS KS QH QD 8S 8H 10C JK", "2C", "10S AD", turn_seat=1, moves=discarding("2C"))
    # Seat 0 lays its last meld and discards: a joker 20; 5 + 7 = 12.
    played.round("2H 3H 4H KD", "JK", "5S 7C", turn_seat=0, opened=[0], moves=laying("2H 3H 4H", then="KD"))
    # The stock has run out for the third time: everybody counts, 9, 10 and 11.
    played.round(
        "9S", "KD", "AC", turn_seat=0, phase=DRAW, stock="", discards="5D", recycles=2,
        moves=lambda seat, turn: [DrawStock(seat, turn)],
    )  # fmt: skip
    assert played.sheet() == [
        (RoundEnd.WENT_OUT, [87, 0, 21]),
        (RoundEnd.WENT_OUT, [0, 20, 12]),
        (RoundEnd.STOCK_EXHAUSTED, [9, 10, 11]),
    ]
    assert played.match.result.totals == (96, 30, 44)
    assert played.match.result.places == (3, 1, 2)


def test_disney_layoff() -> None:
    played = Played("disney_layoff", 3)
    # Seat 0 laid out first and does not win: 13 + 20; seat 1 has 40 deducted; seat 2 keeps one joker: 20 - 20.
    played.round("3C KS", "2C", "JK", turn_seat=1, melds=[(0, "5H 6H 7H"), (1, "10C JC QC")], moves=discarding("2C"))
    # Seat 0 laid out first and wins: -40 alone; 16 and 11.
    played.round("9S", "8D 8C", "AH", turn_seat=0, melds=[(0, "5H 6H 7H")], moves=discarding("9S"))
    # Seat 2 wins with its last meld: -40; seat 0 still holds two jokers, so no relief: 40; seat 1 laid first: 5 + 20.
    played.round("JK JK", "5D", "QH KH AH", turn_seat=2, melds=[(1, "5H 6H 7H")], opened=[2], moves=laying("QH KH AH"))
    assert played.sheet() == [
        (RoundEnd.WENT_OUT, [33, -40, 0]),
        (RoundEnd.WENT_OUT, [-40, 16, 11]),
        (RoundEnd.WENT_OUT, [40, 25, -40]),
    ]
    assert played.match.result.totals == (33, 1, -29)
    assert played.match.result.places == (3, 2, 1)


# -------------------------------------------------------------------------------------------------- 001, Czech rummy


def test_czech_rummy() -> None:
    played = Played("czech_rummy", 3)
    # Seat 0 closes: -10; king, queen, five 25; joker, ace, nine 25.
    played.round("2D", "KH QH 5D", "JK AS 9C", turn_seat=0, moves=discarding("2D"))
    # Seat 1 closes from the hand with twelve spades: the others twice 25 and twice 19.
    twelve = "AS AS 3S 3S 5S 5S 7S 7S 9S 9S JS JS"
    played.round("KD JK", f"{twelve} KH", "10H 9H", turn_seat=1, lap=3, moves=laying(twelve, then="KH"))
    # Seat 1 closes: seat 0 goes to 74; seat 2 from 63 to 103 and is out.
    played.round("KH KD 10C 4C", "2D", "JK JK 10D", turn_seat=1, moves=discarding("2D"))
    # Two are left; king, queen, six take seat 0 from 74 to 100 exactly: out as well.
    played.round("KS QS 6D", "2D", None, turn_seat=1, moves=discarding("2D"))
    assert played.sheet() == [
        (RoundEnd.WENT_OUT, [-10, 25, 25]),
        (RoundEnd.CLOSED_FROM_HAND, [50, -10, 38]),
        (RoundEnd.WENT_OUT, [34, -10, 40]),
        (RoundEnd.WENT_OUT, [26, -10, None]),
    ]
    assert played.match.result.totals == (100, -5, 103)
    assert played.match.result.places == (2, 1, 3)
    doubled = played.match.state.sheet[1].seats[0]
    assert doubled is not None
    assert doubled.items == ((ScoreItem.HAND, 25), (ScoreItem.DOUBLED, 25))


# -------------------------------------------------------------- 001, the two games that its title alone speaks of


def test_rummy_500() -> None:
    played = Played("rummy_500", 3)
    # Seat 1 lays 10 J Q K and three sevens, 40 + 21, and goes out. Three aces, 45, lie from seat 0, less king and five;
    # nothing from seat 2, less joker, ace and nine, 39.
    played.round(
        "KD 5C", "10S JS QS KS 7H 7D 7C 2C", "JK AS 9D", turn_seat=1, melds=[(0, "AH AD AC")], earned=(45, 0, 0),
        moves=laying("10S JS QS KS", "7H 7D 7C", then="2C"),
    )  # fmt: skip
    # Seat 0 lays off the ace above the king, 15, and the ace below the two, 1, on the melds of seat 1, 30 + 9.
    played.round(
        "AH AS 4C", "6D", "9C 9D", turn_seat=0, melds=[(1, "JH QH KH"), (1, "2S 3S 4S")], earned=(0, 39, 0),
        moves=lambda seat, turn: [
            Lay(seat, turn, layoffs=(LayOffCard(1, card("AH")), LayOffCard(2, card("AS")))),
            Discard(seat, turn, card("4C")),
        ],
    )  # fmt: skip
    # The stock is out and seat 2 takes nothing: what lies counts, less what is held: 31 - 20, 100 - 15, 92 - 4.
    played.round(
        "KS QS", "AC", "4D", turn_seat=2, phase=DRAW, stock="", discards="5D", earned=(31, 100, 92),
        moves=lambda seat, turn: [DrawStock(seat, turn)],
    )  # fmt: skip
    # Seat 1 takes five of hearts with all above it, lays 5 6 7 with a joker for 6 + 15, and passes 500 with 310.
    played.round(
        "2D", "6H JK", "3C", turn_seat=1, phase=DRAW, discards="9S 5H 8S", earned=(10, 297, 0),
        moves=lambda seat, turn: [
            TakeDiscard(seat, turn, depth=2),
            Lay(seat, turn, (new_meld("5H 6H JK=7H"),)),
            Discard(seat, turn, card("8S")),
        ],
    )  # fmt: skip
    assert played.sheet() == [
        (RoundEnd.WENT_OUT, [30, 61, -39]),
        (RoundEnd.WENT_OUT, [16, 33, -18]),
        (RoundEnd.STOCK_EXHAUSTED, [11, 85, 88]),
        (RoundEnd.WENT_OUT, [8, 323, -3]),
    ]
    assert played.match.result.totals == (65, 502, 28)
    assert played.match.result.places == (2, 1, 3)


def test_gin_rummy() -> None:
    game = game_of("gin_rummy", {"match.first_dealer": "first_seat"})
    match = Match(game, game.new(2))

    def knock(first: str, second: str, upcard: str, thrown: str) -> None:
        """A round: the seat that does not deal holds the first hand, takes the up-card and knocks, throwing a card."""
        match.do(Shuffled(gin_order([first, second], upcard)))
        seat = match.state.play.turn_seat
        match.do(TakeDiscard(seat, match.state.turn))
        match.do(Discard(seat, match.state.turn, card(thrown), call=True))

    # Seat 0 deals. Seat 1 has 5 6 7, 10 J Q, three nines and an ace; 2 4 6 8 10 Q K A 3 5 are 59 and fit nowhere.
    knock("5H 6H 10S JS QS 9C 9D 9S AD KD", "2S 4S 6C 8D 10D QC KC AC 3C 5C", "7H", "KD")
    # Seat 1 deals. Seat 0 goes gin with A 2 3 4, 7 8 9 and three queens against 5 6 6 10 J 2 4 8 K K, 71.
    knock("AS 2S 3S 4S 7D 8D 9D QH QC KH", "5S 6S 6H 10D JH 2C 4C 8C KC KD", "QD", "KH")
    # Seat 0 deals. Seat 1 knocks with six and four. Seat 0 lays off a six, and two and three are left: an undercut.
    knock("2H 4H 5H JC JD JS JH 6S 4D KS", "7C 8C 9C 10C AD AS AC 6H 2S 3D", "3H", "KS")
    match.do(PassTurn(0, match.state.turn))
    assert [(result.end, [score.items for score in result.seats if score]) for result in match.state.sheet] == [
        (RoundEnd.KNOCKED, [(), ((ScoreItem.DIFFERENCE, 58),)]),
        (RoundEnd.GIN, [((ScoreItem.DIFFERENCE, 71), (ScoreItem.GIN, 25)), ()]),
        (RoundEnd.UNDERCUT, [((ScoreItem.DIFFERENCE, 5), (ScoreItem.UNDERCUT, 25)), ()]),
    ]
    # Seat 0 has 96 + 30 = 126 and leads: 100 for the game and 20 for each of two rounds; seat 1 has 58, and 20.
    assert match.result.bonuses == (((ScoreItem.GAME, 100), (ScoreItem.BOXES, 40)), ((ScoreItem.BOXES, 20),))
    assert match.result.totals == (266, 78)
    assert match.result.winners == (0,)


# --------------------------------------------------------------------------------------------------- 003, NSV Rommé


def test_nsv_basic() -> None:
    played = Played("nsv_basic", 3)
    # The booklet's bid: nine of diamonds left, which the bidder is charged; 11 + 10 and 40.
    played.round(
        "3D 4D 5D 6D 7D 9D QD", "AS KC", "JK", turn_seat=0, lap=1, moves=laying("3D 4D 5D 6D 7D", then="QD", call=True)
    )
    # Seat 2 lays everything: nothing left; the booklet's settlement hand counts 107; 2 + 3.
    played.round("AS KS QS QH 8S 8H 10S JK", "2S 3C", "KS KS KH", turn_seat=2, moves=laying("KS KS KH"))
    # Seat 1 bids with a two and a six left, 8 points; 14 and 12.
    played.round("4S 10C", "2D 6C KH", "5S 7S", turn_seat=1, moves=discarding("KH", call=True))
    assert played.sheet() == [
        (RoundEnd.KNOCKED, [9, 21, 40]),
        (RoundEnd.WENT_OUT, [107, 5, 0]),
        (RoundEnd.KNOCKED, [14, 8, 12]),
    ]
    assert played.match.result.totals == (130, 34, 52)
    assert played.match.result.places == (3, 1, 2)


def test_nsv_buy() -> None:
    played = Played("nsv_buy", 2)
    # Seat 1 opens with 30 in two melds and bids with a four left; 27.
    played.round(
        "9S 9H 9D", "5H 6H 7H 3S 4S 5S 4C QD", turn_seat=1, moves=laying("5H 6H 7H", "3S 4S 5S", then="QD", call=True)
    )
    # Seat 0 bids before it has opened: five left; joker and ace 51.
    played.round("5D KD", "JK AH", turn_seat=0, moves=discarding("KD", call=True))
    assert played.sheet() == [(RoundEnd.KNOCKED, [27, 4]), (RoundEnd.KNOCKED, [5, 51])]
    assert played.match.result.totals == (32, 55)
    assert played.match.result.winners == (0,)


def test_nsv_layoff() -> None:
    played = Played("nsv_layoff", 3)
    # Seat 0 wins: -40; a lone joker 40 - 20; seat 2 laid first: 11 + 20.
    played.round("2C", "JK", "AS", turn_seat=0, melds=[(2, "5H 6H 7H")], moves=discarding("2C"))
    # Seat 1 lays its last cards: -40; nobody else has laid; 107 and a lone joker that laid first is 40 - 20 + 20.
    played.round(
        "AS KS QS QH 8S 8H 10S JK", "KS KH KD", "JK", turn_seat=1, melds=[(2, "5H 6H 7H")], opened=[1],
        moves=laying("KS KH KD"),
    )  # fmt: skip
    # Nobody wins: neither -40 nor +20, but the joker alone is still 20; 9 and 4.
    played.round(
        "9C", "4C", "JK", turn_seat=0, phase=DRAW, stock="", discards="5D", recycles=2, melds=[(1, "5H 6H 7H")],
        moves=lambda seat, turn: [DrawStock(seat, turn)],
    )  # fmt: skip
    assert played.sheet() == [
        (RoundEnd.WENT_OUT, [-40, 20, 31]),
        (RoundEnd.WENT_OUT, [107, -40, 40]),
        (RoundEnd.STOCK_EXHAUSTED, [9, 4, 20]),
    ]
    assert played.match.result.totals == (76, -16, 91)
    assert played.match.result.places == (2, 1, 3)


# -------------------------------------------------------------------------------- 000, heroes against villains, Karo 8


def test_disney_duel() -> None:
    """One pack of 52: the villains show A K Q J 10 ... 2 twice over, the heroes the same one comparison later."""
    game = game_of("disney_duel", {"duel.packs": 1, "duel.jokers": 0})
    ranks = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
    villains = [f"{rank}S" for rank in ranks] + [f"{rank}C" for rank in ranks]
    heroes = ["2D", *(f"{rank}H" for rank in ranks), *(f"{rank}D" for rank in ranks[:-1])]
    deck = game.deck(game.rules.seat_counts()[0])
    order = tuple(deck.index(card(word)) for word in (*heroes, *villains))
    state = game.apply(game.new(2), Shuffled(order)).state
    while state.result is None:
        for seat in game.active(state):
            if state.result is None and seat in state.play.revealing and seat not in state.play.flipped:
                state = game.apply(state, Flip(seat, state.turn)).state
    # By hand, villain against hero: A>2 takes 2 cards; K<A; then Q-K, J-Q and 10-J tie, with 6 cards at stake, and 9<10
    # takes all 8; 8<9, 7<8, 6<7, 5<6, 4<5, 3<4, 2<3. The second suit goes likewise: 2 cards and 24 each time.
    assert state.result.totals == (48, 4)
    assert state.result.winners == (0,)
    (result,) = state.sheet
    assert (result.end, result.team) == (RoundEnd.PILES_EMPTY, (0,))


def test_disney_karo8() -> None:
    """Four seats: the heroes are dealt red cards only, the villains black ones, and everybody lays the first that fits.

    The stock gives out both colours in turn, in the order in which the rows need them. Red begins, with the eight of
    diamonds, and stays ahead.
    """
    game = game_of("disney_karo8", {"match.first_dealer": "first_seat"})
    red, black = (whole_rows(*suits).split() for suits in ((2, 1), (0, 3)))
    # Dealt from seat 1 on: seats 1 and 3 are villains, 0 and 2 heroes, six cards each by turns.
    hands = {1: black[:12:2], 2: red[:12:2], 3: black[1:12:2], 0: red[1:12:2]}
    dealt = [hands[seat][at] for at in range(6) for seat in (1, 2, 3, 0)]
    rest = [word for pair in zip(red[12:], black[12:], strict=True) for word in pair]
    deck = game.deck(game.rules.seat_counts()[0])
    order = tuple(deck.index(card(word)) for word in (*dealt, *rest))
    state = game.apply(game.new(4), Shuffled(order)).state
    assert state.play.must_place is card("8D")
    while state.result is None:
        rnd = state.play
        seat, turn = rnd.turn_seat, state.turn
        here = [one for one in rnd.hands[seat] if fits(game.rules, rnd.rows, one)]
        move: Move = PlaceCard(seat, turn, rnd.must_place or here[0]) if here else DrawStock(seat, turn)
        if not here and not rnd.stock:
            move = PassTurn(seat, turn)
        state = game.apply(state, move).state
    (result,) = state.sheet
    assert result.end is RoundEnd.COLOUR_COMPLETE
    assert (result.team, state.result.totals) == ((0, 2), (1, 0, 1, 0))
    assert [row for suit, row in enumerate(state.play.rows) if suit in (1, 2)] == [(2, 14), (2, 14)]
