"""A hint: the move that the strongest computer player would make in one's place, and why."""

from __future__ import annotations

from typing import Final, TypeVar

from bot.hosting.thinking.pondering import advised
from bot.records.games import GameRecord
from bot.ui.hand.sitting import Reply, Sitting
from bot.ui.kit.items import Click
from bot.ui.table.game_facts import names_of, notation_of, rearrange_of
from bot.wording import advice as said
from engine.cards import Card
from engine.computers import Advice
from engine.games.moves import Discard, Lay, SeatMove
from engine.games.reasons import laid_from_hand
from engine.games.views import MatchView
from engine.rules.refusals import IllegalMove, Reject

V = TypeVar("V", bound=MatchView)

MOST_REASONS: Final = 3
WORTH_TELLING: Final = 1.0
"""So many points a move must be ahead of the next best for that to be told, and as much as its uncertainty."""


def may_ask(record: GameRecord) -> bool:
    """Whether a table lets the computer say what it would do.

    Where melds are rebuilt the table has agreed on that. Elsewhere it may be asked where nobody but computer players
    would suffer for it, and never at a tournament's table nor in the deal of a day.
    """
    if record.table_of is not None or record.day:
        return False
    rearrange = rearrange_of(record.rules)
    if rearrange is not None:
        return rearrange.assist == "hints"
    return sum(holder.user_id is not None for holder in record.holders) == 1


async def advise(sitting: Sitting[V], click: Click) -> Reply:
    """Say what the strongest computer player would do, and choose the cards for it."""
    if not may_ask(sitting.visible.record):
        return sitting.reply(sitting.wording.text("advice-alone"))
    if click.mark != sitting.view.turn:
        raise IllegalMove(Reject.STALE_TURN)
    advice = await sitting.request.services.thinkers.think(advised, sitting.view)
    if advice is None:
        return sitting.reply(sitting.wording.text("advice-none"))
    said, move = told(sitting, advice), advice.move
    cards = first_chosen(move)
    if not cards:
        return sitting.reply(said)
    draft = sitting.draft
    return await sitting.drafting(draft.choosing(cards, draft.hand(sitting.view)), said)


def first_chosen(move: SeatMove) -> tuple[Card, ...]:
    """The cards of the hand that a move begins with: a joker is freed before anything is laid with it."""
    if isinstance(move, Discard):
        return (move.card,)
    if not isinstance(move, Lay):
        return ()
    return tuple(swap.card for swap in move.swaps) or laid_from_hand((), move)


def told(sitting: Sitting[V], advice: Advice) -> str:
    """Advice in words."""
    record, wording = sitting.visible.record, sitting.wording
    speech = wording.speech(names_of(record), notation_of(record), sitting.request.cards)
    why = said.reasons(speech, advice.reasons[:MOST_REASONS])
    if advice.ahead >= max(WORTH_TELLING, advice.error):
        why.append(wording.text("reason-ahead", points=round(advice.ahead), deals=advice.deals))
    return wording.text("advice", move=said.advised(speech, sitting.view, advice.move), why=" ".join(why))
