"""What clicks do in the hand of a game with melds, a hint among them: the move that the strongest computer player would
make. They change the game or the draft, and say what the panel is to show; they draw nothing themselves.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from bot.hosting.games.drafts import Draft, SortOrder
from bot.hosting.refusals import Refused
from bot.hosting.thinking.pondering import advised
from bot.records.games import GameRecord
from bot.ui.hand.laying import (
    MOST_AT_ONCE,
    Laying,
    fits_nowhere,
    found_ways,
    table_of,
    ways_to_lay,
    ways_to_lay_off,
    ways_to_swap,
)
from bot.ui.hand.questions import Question, Speaker, what_is_missing, which_lay_off, which_meld, which_swap
from bot.ui.hand.sitting import Action, Reply, Sitting, plays
from bot.ui.kit.items import Click
from bot.ui.kit.more import is_page, page_of
from bot.ui.table.game_facts import assist_of, meld_rules, names_of, notation_of
from bot.wording import advice as said
from engine.cards import PLAYING_CARDS, Card, TurnNumber, card_at, holds
from engine.computers import Advice
from engine.games.draw_discard.possible import options
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.moves import Discard, DrawStock, JokerSwap, Lay, Pass, PassTurn, SeatMove, TakeBack, TakeDiscard
from engine.games.reasons import laid_from_hand
from engine.games.views import MatchView, PileView
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
    assist = assist_of(record.rules)
    return record.plays_alone if assist is None else assist == "hints"


async def advise(sitting: Sitting[V], click: Click) -> Reply:
    """Say what the strongest computer player would do, and choose the cards for it."""
    if not may_ask(sitting.visible.record):
        return sitting.reply(sitting.wording.text("advice-alone"))
    if click.mark != sitting.view.turn:
        raise IllegalMove(Reject.STALE_TURN)
    advice = await sitting.request.services.thinkers.think(advised, sitting.view)
    if advice is None:
        return sitting.reply(sitting.wording.text("advice-none"))
    return await advising(sitting, advice, told(sitting, advice))


async def advising(sitting: Sitting[V], advice: Advice, said: str) -> Reply:
    """Advice said, with the cards for it chosen: what buttons offer is what it is about."""
    cards, draft = first_chosen(advice.move), sitting.draft
    chosen = draft.choosing(cards, draft.hand(sitting.view)) if cards else draft
    return replace(await sitting.drafting(chosen, said), hinted=steps_of(advice.move))


def steps_of(move: SeatMove) -> tuple[str, ...]:
    """What of `MELD_ACTIONS` and the like may be the first step of a move, the likeliest first."""
    match move:
        case Discard(call=call):
            return ("bid", "discard") if call else ("discard",)
        case Lay(swaps=swaps, melds=melds):
            return ("swap",) if swaps else ("biggin", "meld") if melds else ("layoff",)
        case Pass(then_draw=then_draw):
            return ("drawlater",) if then_draw else ("pass",)
    return {TakeDiscard: ("take",), PassTurn: ("passturn",)}.get(type(move), ())


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


At = Sitting[PileView]


def holding(sitting: Sitting[V], cards: Sequence[Card]) -> Sitting[V]:
    """The same sitting, these cards chosen. Raises IllegalMove(NOT_IN_HAND)."""
    hand = sitting.draft.hand(sitting.view)
    for card in cards:
        if not holds(hand, [card] * cards.count(card)):
            raise IllegalMove(Reject.NOT_IN_HAND, card=card)
    return replace(sitting, draft=sitting.draft.choosing(cards, hand))


async def lay(sitting: At, way: Laying, turn: TurnNumber) -> Reply:
    """Put chosen cards on the table in one of the ways."""
    draft = sitting.draft
    return await sitting.submit(Lay(sitting.seat, turn, way.new_melds, way.layoffs, draft.swaps, draft.call))


async def free(sitting: At, swap: JokerSwap, turn: TurnNumber) -> Reply:
    """Free a joker; where the rules want it played in the same breath, keep the swap for the Lay that plays it."""
    swaps = (*sitting.draft.swaps, swap)
    try:
        return await sitting.submit(Lay(sitting.seat, turn, swaps=swaps, call=sitting.draft.call))
    except IllegalMove as error:
        if error.code is not Reject.FREED_JOKER_UNUSED:
            raise
        return await sitting.drafting(replace(sitting.draft, chosen=(), swaps=swaps))


async def meld(sitting: At, cards: Sequence[Card]) -> Reply:
    """Meld these cards as the button does; where they are not laid they stay chosen. Raises IllegalMove, Refused."""
    chosen = holding(sitting, cards)
    try:
        reply = await _meld(chosen, Click("hand", "meld", sitting.game, sitting.view.turn))
    except (IllegalMove, Refused):
        await chosen.drafting(chosen.draft)
        raise
    return await chosen.drafting(reply.draft, reply.note, reply.question) if reply.draft == chosen.draft else reply


async def take_back(sitting: Sitting[V], turn: TurnNumber | None = None) -> Reply:
    """Take back what the turn has laid, and with it what was prepared for the table as it lay. Raises IllegalMove."""
    draft = replace(sitting.draft, swaps=(), bench=None, taking=None)
    return await replace(sitting, draft=draft).submit(TakeBack(sitting.seat, turn or sitting.view.turn))


async def _meld(sitting: At, click: Click) -> Reply:
    chosen = _some_chosen(sitting)
    if len(chosen) > MOST_AT_ONCE:
        return sitting.reply(sitting.wording.text("verdict-many", most=MOST_AT_ONCE))
    found = ways_to_lay(sitting.view, sitting.draft)
    if not found:
        return sitting.reply(what_is_missing(sitting.speaker, meld_rules(sitting.view.rules), chosen))
    return await _lay_what_is_meant(sitting, click, found, which_meld)


async def lay_found(sitting: Sitting[DrawDiscardView], click: Click) -> Reply:
    """Lay what was found in the hand: a meld, all of them, or a card at a meld on the table."""
    found = await asyncio.to_thread(found_ways, sitting.view, sitting.draft)
    way = next((one for one in found if one.name == click.detail), None)
    if way is None:
        return sitting.reply(sitting.wording.text("question-stale"))
    return await lay(sitting, way, click.turn)


async def _lay_off(sitting: At, click: Click) -> Reply:
    chosen = _some_chosen(sitting)
    if len(chosen) > MOST_AT_ONCE:
        return sitting.reply(sitting.wording.text("verdict-many", most=MOST_AT_ONCE))
    rules, table = meld_rules(sitting.view.rules), table_of(sitting.view, sitting.draft)
    found = ways_to_lay_off(rules, table, chosen)
    if not found:
        raise fits_nowhere(rules, table, chosen)
    return await _lay_what_is_meant(sitting, click, found, which_lay_off)


async def _lay_what_is_meant(
    sitting: At,
    click: Click,
    found: Sequence[Laying],
    which: Callable[[Speaker, PileView, Sequence[Laying]], Question],
) -> Reply:
    """Lay the one way that is in question, or ask which of several."""
    ways = [way for way in found if _is_meant(way.name, click)]
    if len(ways) == 1:
        return await lay(sitting, ways[0], click.turn)
    return sitting.ask(which(sitting.speaker, sitting.view, found), click)


def to_free(view: DrawDiscardView, draft: Draft) -> Card | None:
    """The card that is to free a joker: the one that is chosen; where none is, the one that must be melded at once."""
    owed = (view.taken,) if view.owed and not draft.swaps else ()
    cards = draft.chosen or owed
    return cards[0] if len(cards) == 1 else None


async def swap(sitting: Sitting[DrawDiscardView], click: Click) -> Reply:
    """Free a joker with the card that is to do it, or ask which. Raises IllegalMove and Refused."""
    card = to_free(sitting.view, sitting.draft)
    if card is None:
        raise IllegalMove(Reject.NOTHING_CHOSEN)
    found = ways_to_swap(options(sitting.view).swaps, card)
    if not found:
        raise IllegalMove(Reject.SWAP_NO_JOKER, card=card)
    swaps = tuple(swap for swap in found if _is_meant(str(swap.meld), click))
    if len(swaps) == 1:
        return await free(sitting, swaps[0], click.turn)
    return sitting.ask(which_swap(sitting.speaker, sitting.view, found), click)


def _is_meant(name: str, click: Click) -> bool:
    """Whether a way is still in question: all are for the button, the chosen one for the answer to a question."""
    return not click.values or name in click.values


def card_named(click: Click) -> Card:
    """The card that a button names. Raises ValueError for a button that names none."""
    return card_at(int(click.detail))


def calls_with_last(at: Sitting[V]) -> bool:
    """Whether a call that was switched on goes with a discard: with an earlier one it would bid (A003-05)."""
    return at.draft.call and len(at.view.hand) == 1


async def ready(sitting: Sitting[V], click: Click) -> Reply:
    """Choose the card that a button names, and say what is to be pressed to play it: who asks for that gets it."""
    action, _, named = click.detail.partition(".")
    card, wording = card_at(int(named)), sitting.wording
    label = wording.text(f"button-{action}-card", card=wording.card(card, notation_of(sitting.visible.record)))
    chosen = sitting.draft.choosing((card,), sitting.draft.hand(sitting.view))
    return await sitting.drafting(chosen, wording.text("discard-asked", button=label))


async def choose_cards(sitting: Sitting[V], click: Click) -> Reply:
    """Choose cards in the list anew; its last choice leads on to its next page."""
    offered, values = ([one for one in named if not is_page(one)] for named in (click.offered, click.values))
    # What other lists of the same hand hold stays chosen.
    elsewhere = Counter(sitting.draft.chosen) - Counter(_face(value) for value in offered)
    chosen = [*elsewhere.elements(), *(_face(value) for value in values)]
    reply = await sitting.drafting(sitting.draft.choosing(chosen, sitting.draft.hand(sitting.view)))
    return replace(reply, page=page_of(click), listed=click.action if any(map(is_page, click.values)) else "")


async def sort_anew(sitting: Sitting[V], click: Click) -> Reply:
    """Show the hand in the order that a button asks for."""
    return await sitting.drafting(replace(sitting.draft, order=SortOrder(click.detail)))


MELD_ACTIONS: Final[Mapping[str, Action[PileView]]] = {
    "advice": advise,
    "cards": choose_cards,
    "draw": plays(lambda at, click: DrawStock(at.seat, click.turn)),
    "take": plays(lambda at, click: TakeDiscard(at.seat, click.turn)),
    "meld": _meld,
    "layoff": _lay_off,
    "discard": plays(lambda at, click: Discard(at.seat, click.turn, card_named(click), calls_with_last(at))),
    "bid": plays(lambda at, click: Discard(at.seat, click.turn, card_named(click), call=True)),
    "ready": ready,
    "clear": lambda at, click: at.drafting(replace(at.draft, chosen=(), swaps=(), call=False)),
    "order": sort_anew,
}


def _face(value: str) -> Card:
    return PLAYING_CARDS.parse(value.partition(".")[0])


def _some_chosen(sitting: At) -> tuple[Card, ...]:
    if not sitting.draft.chosen:
        raise IllegalMove(Reject.NOTHING_CHOSEN)
    return sitting.draft.chosen
