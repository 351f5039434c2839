"""A round of draw-and-discard rummy as it may be for all that one seat sees, and how one that is broken off may end.

Who is likely to go out, and what that would bring each seat, is fitted to rounds of club players under several rule
sets (`scripts/outlooks.py`). What tells a round is the same under all of them; what its end brings, the rules say.
"""

from collections.abc import Iterator, Sequence
from math import exp
from typing import Final, NamedTuple

from engine.cards import FACES, JOKER, Card, Seat, WindowNumber, seats_of, with_cards
from engine.games.dice import Dice
from engine.games.draw_discard.players.hand import choices_of, hidden_cards, melds_since, pile_of
from engine.games.draw_discard.possible import extendable
from engine.games.draw_discard.round import Claims, Piles, Round, Window
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.draw_discard.seeing import round_as_seen
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.draw_discard.weights import LEFT, MORE, READY
from engine.games.imagined import Choices, Habits, Hidden, Opening, deals, fitting_faces, likelihood_of
from engine.games.views import Phase
from engine.melds.laying_off import extending
from engine.melds.meld import meld_rule_set
from engine.melds.partners import makers
from engine.melds.search import MeldSplit, split_of
from engine.melds.worth import hand_value, meld_value

HABITS: Final = Habits(
    tidier=0.03,
    tidiest=0.3,
    forgiven=6.5,
    unlaid=0.8,
    kept=3.0,
    unopened=4.0,
    idle_joker=1.0,
    took_for_nothing=2.0,
    spurned_meld=1.5,
    spurned_pair=0.2,
    fades=0.8,
)
CROWDED: Final = HABITS._replace(tidier=0.025, tidiest=0.2, kept=0.0, unopened=0.0, idle_joker=0.0)
"""At a table of more than two the steps are shared out among the hands: too few to find those that little explains."""


def rounds(view: DrawDiscardView, dice: Dice) -> Iterator[Round]:
    """Round after round, without end, that look to the view's seat as the real one does."""
    me = view.own_seat
    others = [seat for seat in seats_of(len(view.seats)) if seat != me and view.seats[seat].cards]
    habits = CROWDED if len(view.seats) > 2 else HABITS
    hidden = []
    for seat in others:
        choices = _choices(view, seat)
        likelihood = likelihood_of(view.rules, habits, choices)
        hidden.append(Hidden(choices.held, view.seats[seat].cards, likelihood))
    start = _start(view)
    for theirs, stock in deals(dice, hidden_cards(view), hidden):
        hands = list(start.hands)
        for seat, hand in zip(others, theirs, strict=True):
            hands[seat] = with_cards(hand, ())
        yield start._replace(hands=tuple(hands), piles=start.piles._replace(stock=tuple(stock[: view.stock])))


def _choices(view: DrawDiscardView, seat: Seat) -> Choices:
    """What a seat has done, and what it has not although it could have."""
    rules, choices = view.rules, choices_of(view.history, seat)
    if rules.go_out.knock is not None or view.lap <= rules.meld_from_lap:
        return choices
    opening = rules.opening
    if view.seats[seat].opened or not opening.points:
        return choices._replace(lays=True, fitting=_fitting(view, seat))
    return choices._replace(opening=Opening(opening.points, opening.scope == "single_meld"))


def _fitting(view: DrawDiscardView, seat: Seat) -> frozenset[int]:
    """The faces that a seat could have laid off in its last turn, on melds that are still what they were then."""
    rules, info = view.rules, view.seats[seat]
    if not rules.layoff.enabled or not (info.melded or rules.layoff.requires == "any_meld_on_table"):
        return frozenset()
    since = melds_since(view.history, seat)
    melds = [lying.meld for lying in extendable(rules, view.melds, seat) if lying.meld_id not in since]
    return fitting_faces(rules, melds)


def _start(view: DrawDiscardView) -> Round:
    """The round as everything but the hidden cards has it."""
    seen = round_as_seen(view)
    window, pile = view.claim_window, pile_of(view)
    if len(pile) < view.discards:
        pile = (*(pile[:1] * (view.discards - len(pile))), *pile)
    turn = seen.turn._replace(had=tuple([view.lap - 1] * len(view.seats)))
    # Whoever has had its turn in this lap counts one more.
    first = seen.players.index(turn.seat) if turn.seat in seen.players else 0
    done = seen.players[: first + 1]
    had = tuple([count + (seat in done) for seat, count in enumerate(turn.had)])
    claims = Claims(None, WindowNumber(0), seen.claims.won)
    if window is not None:
        discarder = window.discarder
        turn = turn._replace(seat=view.dealer if discarder is None else discarder)
        asked = Window(window.window, window.card, discarder, window.next_seat, window.asked)
        claims = claims._replace(window=asked, number=window.window)
    return seen._replace(
        piles=Piles((), pile[-view.discards :] if view.discards else ()), turn=turn._replace(had=had), claims=claims
    )


DEAR: Final = 10
"""Cards that count so much are dear."""


def outlook(rules: DrawDiscardRules, rnd: Round) -> tuple[float, ...] | None:
    """The points that a round which goes on may bring each seat; None while the seat in turn has one card more."""
    if rnd.phase is not Phase.DRAW:
        return None
    told = numbers(rules, rnd)
    ready = [exp(READY.of(each)) for each in told]
    total, many = sum(ready), len(ready)
    points = [0.0] * len(rnd.hands)
    for seat, share, each in zip(rnd.players, ready, told, strict=True):
        out = share / total
        standing = [*each, out * many / 2]
        if rules.score.count_melds:
            points[seat] = rnd.table.earned[seat] + MORE.of(standing)
        else:
            points[seat] = (1 - out) * max(LEFT.of(standing), 0.0) + out * won(rules)
    return tuple(points)


def won(rules: DrawDiscardRules) -> float:
    """The penalty of whoever goes out: after a knock what it may keep counts, half of that more or less."""
    knock = rules.go_out.knock
    kept = knock.limit / 2 if knock is not None and rules.score.winner == "own_hand_value" else 0.0
    return kept + rules.score.winner_bonus


class _Seat(NamedTuple):
    """A seat's hand: its melds, its loose naturals, which cards would make a meld of those, which would fit one."""

    hand: tuple[Card, ...]
    split: MeldSplit
    loose: list[Card]
    making: dict[int, int]
    longer: set[int]


def numbers(rules: DrawDiscardRules, rnd: Round) -> list[list[float]]:
    """What tells a round in which a card is to be drawn, for each seat that is in it, in their order."""
    melds = meld_rule_set(rules)
    stock = [0.0] * len(FACES)
    for card in rnd.piles.stock:
        stock[card.index] += 1.0
    lying = rules.layoff.enabled
    table = extending(melds, tuple([there.meld for there in rnd.table.melds])) if lying else ()
    seats: list[_Seat] = []
    for player in rnd.players:
        hand = rnd.hands[player]
        split = split_of(rules, hand)
        loose = [card for card in split.left if card is not JOKER]
        seats.append(_Seat(hand, split, loose, makers(melds, loose), {*extending(melds, split.melds), *table}))
    public = [
        len(rnd.piles.stock) / 50,
        rnd.turn.lap / 10,
        float(rules.go_out.knock is not None),
        float(lying),
        float(rules.score.count_melds),
        len(seats) / 4 - 0.5,
    ]
    top = rnd.piles.discards[-1].index if rnd.piles.discards and rules.draw.discard_take != "never" else None
    first = rnd.players.index(rnd.turn.seat)
    found: list[list[float]] = []
    for at, (player, seat) in enumerate(zip(rnd.players, seats, strict=True)):
        others = {card.index for one in seats if one is not seat for card in one.loose}
        wait = (at - first) % len(seats)
        found.append(
            [
                *_of_hand(rules, seat, stock, others),
                *_of_opening(rules, rnd, player, seat, table),
                float(not wait),
                wait / len(seats),
                float(not wait and (top in seat.making or top in seat.longer)),
                *public,
            ]
        )
    return found


def _of_hand(rules: DrawDiscardRules, seat: _Seat, stock: Sequence[float], others: set[int]) -> list[float]:
    """How far a hand is, and which cards would bring it on: those in the stock, and those loose in other hands."""
    split = seat.split
    points = [hand_value(rules, (card,)) for card in seat.loose]
    highest = max(points, default=0)
    knock = rules.go_out.knock
    return [
        len(seat.hand) / 10,
        len(seat.loose) / 5,
        split.deadwood / 50,
        hand_value(rules, seat.hand) / 100,
        float(seat.hand.count(JOKER)),
        0.0 if knock is None else max(0, split.deadwood - highest - knock.limit) / 20,
        highest / 10,
        sum([each >= DEAR for each in points]) / 5,
        sum([stock[index] for index in seat.making]) / 10,
        sum([index in others for index in seat.making]) / 3,
        sum([stock[index] for index in seat.longer]) / 10,
        sum([index in others for index in seat.longer]) / 3,
    ]


def _of_opening(
    rules: DrawDiscardRules, rnd: Round, player: Seat, seat: _Seat, table: Sequence[int]
) -> tuple[float, float, float, float]:
    """Whether the seat has opened, how much of that is still missing, and the loose cards that fit the table."""
    needed = rules.opening.points
    opened = not needed or rnd.table.opened[player]
    short = 0.0
    if not opened:
        values = [meld_value(rules, meld) for meld in seat.split.melds]
        have = max(values, default=0) if rules.opening.scope == "single_meld" else sum(values)
        short = max(0.0, 1 - have / needed)
    fitting = sum([card.index in table for card in seat.loose]) / 2
    return fitting if opened else 0.0, fitting, short, float(opened)
