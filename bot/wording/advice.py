"""What a player could do, and why, in words: moves as advice, and the reasons that the engine gives."""

from collections.abc import Iterable
from typing import Any

from bot.wording.speech import Speech
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.moves import Claim, Discard, Lay, LayTable, PassTurn, PlaceCard, SeatMove, TakeDiscard
from engine.games.reasons import Reason, is_rebuilt, laid_together
from engine.games.tiles.options import TileView
from engine.games.views import MatchView, Phase, PileView


def advised(speech: Speech, view: MatchView, move: SeatMove) -> str:
    """A move of the view's seat in words: what to do, or what the coach compares with it."""
    name, facts = _told(view, move)
    return speech.text(f"advice-{name}", **{fact: speech.say(fact, value) for fact, value in facts.items()})


def _told(view: MatchView, made: SeatMove) -> tuple[str, dict[str, Any]]:
    match made:
        case Discard(card=card, call=call):
            return "discard", {"card": card, "how": _ending(view, call=call)}
        case Lay() | LayTable():
            return "lay", _laying(view, made)
        case TakeDiscard(depth=depth):
            top = view.discard_top if isinstance(view, PileView) else None
            return "take_discard", {"card": top, "number": depth}
        case Claim():
            window = view.claim_window
            return "claim", {"card": None if window is None else window.card}
        case PassTurn() if view.phase is Phase.LAY_OFF:
            return "lay_off_best", {}
    offered = view.phase is Phase.UPCARD
    placed = made.card if isinstance(made, PlaceCard) else None
    return made.kind, {"card": placed, "offered": offered}


def _ending(view: MatchView, *, call: bool) -> str:
    """How a discard ends the round, in the words that the messages select on: with a bid, a call that is required."""
    if not call:
        return "plainly"
    if len(view.hand) > 1:
        return "bid"
    rules = view.rules
    return "called" if isinstance(rules, DrawDiscardRules) and rules.go_out.call == "required" else "plainly"


def _laying(view: MatchView, made: Lay | LayTable) -> dict[str, Any]:
    """What a laying-out says; `how` it is done, in the words that the messages select on."""
    lying = view.melds if isinstance(view, PileView | TileView) else ()
    if isinstance(made, LayTable):
        return {"cards": laid_together(lying, made), "how": "rebuilt" if is_rebuilt(lying, made) else "melds"}
    laid = laid_together(lying, made)
    how = "melds" if made.melds else "layoffs"
    if made.swaps:
        how = "swap_and_lay" if laid else "swap"
    return {"cards": laid, "swapped": tuple(swap.card for swap in made.swaps), "how": how}


def reasons(speech: Speech, given: Iterable[Reason]) -> list[str]:
    """A sentence for each reason."""
    return [_reason(speech, reason) for reason in given]


def _reason(speech: Speech, reason: Reason) -> str:
    return speech.text(
        f"reason-{reason.why.value}",
        cards=speech.say("cards", reason.cards),
        count=len(reason.cards),
        number=reason.number,
        points=reason.points,
        ends="both" if reason.both_ends else "one",
        how="single" if reason.is_single else "together",
        seat=speech.say("seat", reason.seat),
    )
