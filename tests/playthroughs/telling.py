"""A played match as plain lines, for people to review: what happened, move by move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import singledispatch

from engine import events as ev
from engine.cards import PLAYING_CARDS, Card
from engine.game import Step
from engine.match import Game, MatchState
from engine.melds import Meld
from engine.moves import Move, Shuffled

text = PLAYING_CARDS.texts


def told(game: Game, seats: int, moves: Iterable[Move]) -> Iterator[str]:
    """The lines of a match: each event in full, secrets included, under the move that brought it about."""
    state = game.new(seats)
    yield f"{game.variant}, {seats} seats"
    for number, move in enumerate(moves, start=1):
        step: Step[MatchState] = game.apply(state, move)
        if isinstance(move, Shuffled):
            yield f"{number:4}  shuffle of {len(move.order)}"
        for event in step.events:
            indent = "" if isinstance(event, ev.RoundBegan | ev.MatchEnded) else "  "
            yield f"{number:4}  {indent}{line(event)}"
        state = step.state


@singledispatch
def line(event: object) -> str:
    raise TypeError(f"no line for {type(event).__name__}")


def _meld(meld: Meld) -> str:
    stands = [PLAYING_CARDS.text(face) if face else "any suit" for card, face in _jokers(meld)]
    return f"{meld.kind} {text(meld.cards)}" + (f" (JK = {', '.join(stands)})" if stands else "")


def _jokers(meld: Meld) -> list[tuple[object, object]]:
    return [(card, face) for card, face in zip(meld.cards, meld.faces, strict=True) if card.is_joker]


@line.register
def _(event: ev.RoundBegan) -> str:
    starts = "" if event.starter is None else f": seat {event.dealer} deals, seat {event.starter} starts"
    return f"round {event.round}{starts}"


@line.register
def _(event: ev.HandDealt) -> str:
    return f"seat {event.seat} holds {text(event.cards)}"


@line.register
def _(event: ev.UpcardTurned) -> str:
    return f"{event.card} is turned up"


@line.register
def _(event: ev.TurnBegan) -> str:
    return f"turn {event.turn}: seat {event.seat}"


@line.register
def _(event: ev.DrewStock) -> str:
    return f"seat {event.seat} draws {event.card}"


@line.register
def _(event: ev.TookDiscard) -> str:
    return f"seat {event.seat} takes the discard {event.card}{_with(event.above)}"


@line.register
def _(event: ev.ReturnedDiscard) -> str:
    return f"seat {event.seat} puts {event.card}{_with(event.above)} back"


def _with(above: tuple[Card, ...]) -> str:
    return f" and above it {text(above)}" if above else ""


@line.register
def _(event: ev.MeldLaid) -> str:
    return f"seat {event.seat} lays meld {event.meld_id}: {_meld(event.meld)}, worth {event.value}"


@line.register
def _(event: ev.Opened) -> str:
    return f"seat {event.seat} opens with {event.points}"


@line.register
def _(event: ev.LaidOff) -> str:
    return f"seat {event.seat} lays {event.card} off on meld {event.meld_id}: {_meld(event.meld)}"


@line.register
def _(event: ev.JokerSwapped) -> str:
    return f"seat {event.seat} frees a joker of meld {event.meld_id} with {event.card}: {_meld(event.meld)}"


@line.register
def _(event: ev.Discarded) -> str:
    return f"seat {event.seat} discards {event.card}"


@line.register
def _(event: ev.WindowOpened) -> str:
    return f"window {event.window} on {event.card}: seats {', '.join(map(str, event.asked))} are asked"


@line.register
def _(event: ev.WindowAnswered) -> str:
    return f"seat {event.seat} {'knocks' if event.claimed else 'passes'}"


@line.register
def _(event: ev.ClaimWon) -> str:
    penalty = f" and {text(event.drawn)} as penalty" if event.drawn else ""
    return f"seat {event.seat} gets {event.card}{penalty}"


@line.register
def _(event: ev.ClaimUnwanted) -> str:
    return f"nobody wants {event.card}"


@line.register
def _(event: ev.StockRenewed) -> str:
    return f"{event.cards} discards are the stock again, {'shuffled' if event.shuffled else 'turned over'}"


@line.register
def _(event: ev.Flipped) -> str:
    return f"seat {event.seat} flips"


@line.register
def _(event: ev.ComparisonDecided) -> str:
    shown = ", ".join(f"seat {seat} {text((card,))}" for seat, card in event.shown)
    taker = "a tie" if event.taker is None else f"seat {event.taker} takes all"
    return f"{shown}: {taker}, {event.cards} cards"


@line.register
def _(event: ev.PlayOffCalled) -> str:
    return f"play-off of seats {', '.join(map(str, event.seats)) or 'without cards'}"


@line.register
def _(event: ev.CardPlaced) -> str:
    return f"seat {event.seat} lays {event.card}"


@line.register
def _(event: ev.TurnPassed) -> str:
    return f"seat {event.seat} passes"


@line.register
def _(event: ev.SeatEliminated) -> str:
    return f"seat {event.seat} is out with {event.total}"


@line.register
def _(event: ev.UpcardRefused) -> str:
    return f"seat {event.seat} refuses {event.card}"


@line.register
def _(event: ev.Knocked) -> str:
    return f"seat {event.seat} knocks with {event.left}{' and no discard' if event.big else ''}"


@line.register
def _(event: ev.RommeCalled) -> str:
    return f"seat {event.seat} calls Rommé with {event.left} left"


@line.register
def _(event: ev.RoundEnded) -> str:
    result = event.result
    scores = [
        f"seat {seat} {score.points:+} for {text(score.hand) or 'nothing'}"
        for seat, score in enumerate(result.seats)
        if score is not None
    ]
    team = f", won by the team of seats {', '.join(map(str, result.team))}" if result.team else ""
    return f"the round ends, {result.end}{team}: {'; '.join(scores)}"


@line.register
def _(event: ev.MatchEnded) -> str:
    result = event.result
    bonuses = [f"seat {seat} {item} {points:+}" for seat, items in enumerate(result.bonuses) for item, points in items]
    ends = f"the match ends: totals {result.totals}, places {result.places}, won by {result.winners}"
    return f"{'; '.join(bonuses)}; {ends}" if bonuses else ends
