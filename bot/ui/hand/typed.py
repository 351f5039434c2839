"""What a player says by a slash command, as a move or with cards and melds as they type them: as by the buttons.

Nothing is judged here. While a claim window is open, the seat next in turn takes by claiming and draws by passing;
whatever does not fit the moment is handed on as it was said, and the rules refuse it.
"""

import unicodedata
from dataclasses import replace
from typing import Final

from bot.hosting.refusals import HostReject, Refused
from bot.records.games import GameRecord
from bot.ui.hand import meld_actions
from bot.ui.hand.laying import Laying, fits_nowhere, table_of, ways_to_lay_off, ways_to_swap
from bot.ui.hand.questions import which_lay_off, which_swap
from bot.ui.hand.sitting import Reply, Sitting
from bot.ui.table.game_facts import meld_rules, notation_of
from bot.ui.workbench.bench_actions import propose
from bot.wording import Wording
from engine.cards import JOKER, Card, CardTextError, Notation, WindowNumber
from engine.games.draw_discard.possible import options
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.moves import (
    Claim,
    Discard,
    DrawStock,
    JokerSwap,
    Lay,
    Pass,
    PassTurn,
    PlaceCard,
    TakeDiscard,
)
from engine.games.views import MatchView, PileView
from engine.melds import reading
from engine.melds.meld import NewMeld
from engine.rules.refusals import IllegalMove, Reject

ECHOED: Final = 20
"""So much of a word that names no card is said back, and so many cards where one is wanted."""
TYPED_LONGEST: Final = 1_500
"""Characters: a whole table of tiles, each joker with what it stands for, has room in them."""


def typed_notation(record: GameRecord, wording: Wording) -> Notation:
    """How the game's cards or tiles may be typed: also with the letters of the player's language."""
    notation = notation_of(record)
    return replace(notation, also=wording.letters(notation))


def parse_card(notation: Notation, text: str) -> Card:
    """The one card that a text names. Raises IllegalMove(UNKNOWN_CARD), and Refused(ONE_CARD) where it names more."""
    found = parse_cards(notation, text)
    if not found:
        raise IllegalMove(Reject.UNKNOWN_CARD)
    if len(found) > 1:
        raise Refused(HostReject.ONE_CARD, cards=found[:ECHOED], count=len(found))
    return found[0]


def parse_cards(notation: Notation, text: str) -> tuple[Card, ...]:
    """The cards that a text names, with blanks or commas. Raises IllegalMove(UNKNOWN_CARD), Refused(TOO_MUCH_TYPED)."""
    try:
        return notation.parse_many(_bounded(text))
    except CardTextError as error:
        raise _names_nothing(notation, error.text) from None


def parse_melds(notation: Notation, text: str) -> tuple[NewMeld, ...]:
    """The melds of a text such as `7H 8H JK=9H | KS KH KD`. Raises as `parse_cards` does."""
    try:
        return reading.parse_melds(notation, _bounded(text))
    except CardTextError as error:
        raise _names_nothing(notation, error.text) from None


def _bounded(text: str) -> str:
    """The text without signs that nobody sees: they come along where a card was copied."""
    if len(text) > TYPED_LONGEST:
        raise Refused(HostReject.TOO_MUCH_TYPED)
    return "".join(sign for sign in text if unicodedata.category(sign) != "Cf")


def _names_nothing(notation: Notation, word: str) -> IllegalMove:
    """A word that names no card, with what may be meant: a card whose suit is missing, or stands at the wrong end."""
    turned = [_card_or_none(notation, one) for one in (word[-1:] + word[:-1], word[1:] + word[:1])]
    # Of a language's letters that for a suit may be a rank: what is put to a suit has to be read as one.
    suits = [(one, suit) for suit, letter in enumerate(notation.letters) for one in (word + letter, letter + word)]
    suited = [card for one, suit in suits if (card := _card_or_none(notation, one)) is not None and card.suit == suit]
    meant = dict.fromkeys(notation.text(card) for card in (*turned, *suited) if card is not None)
    return IllegalMove(Reject.UNKNOWN_CARD, text=word[:ECHOED], choices=tuple(meant))


def _card_or_none(notation: Notation, word: str) -> Card | None:
    try:
        return notation.parse(word)
    except CardTextError:
        return None


def draw(sitting: Sitting[MatchView]) -> DrawStock | Pass:
    """Draw from the stock: in a claim window the next seat's pass, with its draw queued."""
    window = sitting.view.claim_window
    if window is not None and window.next_seat == sitting.seat:
        return Pass(sitting.seat, window.window, then_draw=True)
    return DrawStock(sitting.seat, sitting.view.turn)


def take(sitting: Sitting[MatchView], depth: int) -> TakeDiscard | Claim:
    """Take the top discard, of a visible pile the topmost `depth`: in a claim window the next seat's claim."""
    window = sitting.view.claim_window
    if window is not None and window.next_seat == sitting.seat:
        return Claim(sitting.seat, window.window)
    return TakeDiscard(sitting.seat, sitting.view.turn, depth)


async def knock(sitting: Sitting[MatchView]) -> Reply:
    """Claim the discard of the open window. Raises IllegalMove where none is open, and Refused."""
    return await sitting.submit(Claim(sitting.seat, _open_window(sitting.view)))


async def let_go(sitting: Sitting[MatchView]) -> Reply:
    """Pass: in the open window, or where the game lets a turn pass. Raises IllegalMove and Refused."""
    if sitting.view.claim_window is None and not isinstance(sitting.view, DrawDiscardView):
        return await sitting.submit(PassTurn(sitting.seat, sitting.view.turn))
    return await sitting.submit(Pass(sitting.seat, _open_window(sitting.view)))


def _open_window(view: MatchView) -> WindowNumber:
    if view.claim_window is None:
        raise IllegalMove(Reject.NO_WINDOW)
    return view.claim_window.window


async def discard(sitting: Sitting[MatchView], text: str, *, call: bool) -> Reply:
    """End the turn with the card that is typed. Raises IllegalMove and Refused."""
    card = parse_card(typed_notation(sitting.visible.record, sitting.wording), text)
    called = call or meld_actions.calls_with_last(sitting)
    return await sitting.submit(Discard(sitting.seat, sitting.view.turn, card, called))


async def place(sitting: Sitting[MatchView], text: str) -> Reply:
    """Lay the card that is typed in its row. Raises IllegalMove and Refused."""
    card = parse_card(typed_notation(sitting.visible.record, sitting.wording), text)
    return await sitting.submit(PlaceCard(sitting.seat, sitting.view.turn, card))


async def meld(sitting: Sitting[MatchView], text: str, *, call: bool) -> Reply:
    """Lay melds as typed. Melds set apart by `|`, and jokers named by `=`, are taken at their word; of plain cards the
    melds are found, and asked about where there are several ways. Raises IllegalMove and Refused.
    """
    at, notation = _calling(sitting.at_a(PileView), call), typed_notation(sitting.visible.record, sitting.wording)
    if "|" in text or "=" in text:
        melds = parse_melds(notation, text)
        return await at.submit(Lay(at.seat, at.view.turn, melds, swaps=at.draft.swaps, call=at.draft.call))
    return await meld_actions.meld(at, parse_cards(notation, text))


def _calling(at: Sitting[PileView], call: bool) -> Sitting[PileView]:
    """The same sitting, “Rommé” called where it was typed so; a call that was switched on stays."""
    return replace(at, draft=replace(at.draft, call=at.draft.call or call))


async def lay_off(
    sitting: Sitting[MatchView], text: str, meld_id: int | None, face: str | None, *, call: bool
) -> Reply:
    """Lay cards off, on the given meld if one is given, a joker as the given card. Raises IllegalMove and Refused."""
    at, notation = _calling(sitting.at_a(PileView), call), typed_notation(sitting.visible.record, sitting.wording)
    at = meld_actions.holding(at, parse_cards(notation, text))
    stands_for = None if face is None else parse_card(notation, face)
    rules, chosen = meld_rules(at.view.rules), at.draft.chosen
    if not chosen:
        raise IllegalMove(Reject.NOTHING_CHOSEN)
    table = [lying for lying in table_of(at.view, at.draft) if meld_id is None or lying.meld_id == meld_id]
    if not table:
        raise IllegalMove(Reject.NO_SUCH_MELD)
    found = ways_to_lay_off(rules, table, chosen)
    ways = [way for way in found if stands_for is None or _stands(way, stands_for)]
    if not ways:
        raise fits_nowhere(rules, table, chosen)
    if len(ways) == 1:
        return await meld_actions.lay(at, ways[0], at.view.turn)
    return await at.drafting(at.draft, question=which_lay_off(at.speaker, at.view, ways))


def _stands(way: Laying, face: Card) -> bool:
    return all(off.face is face for off in way.layoffs if off.card is JOKER)


async def free_joker(sitting: Sitting[MatchView], card_text: str, meld_id: int | None) -> Reply:
    """Free a joker with a card, from the given meld if one is given. Raises IllegalMove and Refused."""
    at = sitting.at_a(DrawDiscardView)
    card = parse_card(typed_notation(sitting.visible.record, sitting.wording), card_text)
    at = meld_actions.holding(at, (card,))
    fitting = ways_to_swap(options(at.view).swaps, card)
    swaps = [swap for swap in fitting if meld_id is None or swap.meld == meld_id]
    if not swaps:
        # What the search does not offer is handed on as it was said: the rules know best why it cannot be.
        swaps = [JokerSwap(_meld_named(at.view, meld_id), card)]
    if len(swaps) > 1:
        return await at.drafting(at.draft, question=which_swap(at.speaker, at.view, swaps))
    return await meld_actions.free(at, swaps[0], at.view.turn)


def _meld_named(view: PileView, meld_id: int | None) -> int:
    if meld_id is not None:
        return meld_id
    if not view.melds:
        raise IllegalMove(Reject.SWAP_NO_JOKER)
    return view.melds[0].meld_id


async def rearrange(sitting: Sitting[MatchView], text: str) -> Reply:
    """Show a whole table as typed, to be confirmed. Raises IllegalMove and Refused."""
    return await propose(sitting, parse_melds(typed_notation(sitting.visible.record, sitting.wording), text))
