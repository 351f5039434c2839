"""Cards and tiles in running text: an emoji where there is one, rank and suit sign where not."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from bot.wording.catalogs import Catalog
from engine.cards import PLAYING_CARDS, SUITS, Card, Notation

if TYPE_CHECKING:
    from bot.card_emojis import CardEmojis

AS_TEXT: Final = "\N{VARIATION SELECTOR-15}"
"""After a suit sign: it is written in the colour of the text, and not as a picture, black on a dark page."""

_IN_PROSE: Final = re.compile(rf"\b(?:10|[2-9AJQK])[{PLAYING_CARDS.signs}](?!{AS_TEXT})")


def card_text(
    catalog: Catalog, card: Card, notation: Notation = PLAYING_CARDS, emojis: CardEmojis | None = None
) -> str:
    """One card or tile: its emoji, else `7♥`, `10♠`, `Joker`; tiles as their colour letter and number."""
    emoji = emojis.partial(card, notation) if emojis is not None else None
    if emoji is not None:
        return str(emoji)
    if card.is_joker:
        return catalog.text("card-joker", {})
    text = notation.text(card)
    return text if notation.tiles else text[:-1] + notation.signs[card.suit] + AS_TEXT


def cards_text(
    catalog: Catalog, cards: Iterable[Card], notation: Notation = PLAYING_CARDS, emojis: CardEmojis | None = None
) -> str:
    """Several cards, separated by blanks."""
    return " ".join(card_text(catalog, card, notation, emojis) for card in cards)


def labels_text(catalog: Catalog, cards: Iterable[Card], notation: Notation = PLAYING_CARDS) -> str:
    """Cards on buttons and in selects, which show emojis beside their words: `7♥ 8♥`, `purple 7, 8, 9`.

    Tiles that follow one another in a colour say it once.
    """
    if not notation.tiles:
        return cards_text(catalog, cards, notation)
    said: list[str] = []
    colour = None
    for card in cards:
        if card.is_joker:
            said.append(catalog.text("card-joker", {}))
        elif card.suit == colour:
            said.append(str(card.rank))
        else:
            name = catalog.text(f"suit-{notation.name}-{card.suit}", {})
            said.append(catalog.text("cards-of-suit", {"suit": name, "ranks": str(card.rank)}))
        colour = None if card.is_joker else card.suit
    return ", ".join(said)


def cards_in_prose(catalog: Catalog, prose: str, emojis: CardEmojis | None = None) -> str:
    """A text in which cards are written as `9♥`, each shown as `card_text` shows it."""

    def shown(found: re.Match[str]) -> str:
        return card_text(catalog, PLAYING_CARDS.parse(found[0]), PLAYING_CARDS, emojis)

    return _IN_PROSE.sub(shown, prose)


def cards_by_suit(catalog: Catalog, cards: Iterable[Card], notation: Notation = PLAYING_CARDS) -> str:
    """Cards for the ear: `Hearts 5, 6, king; jokers 2`, every card said, in the order of suits and ranks."""
    held = sorted(cards)
    groups = []
    for suit in range(SUITS):
        ranks = [_rank_name(catalog, card, notation) for card in held if card.suit == suit]
        if ranks:
            name = catalog.text(f"suit-{notation.name}-{suit}", {})
            groups.append(catalog.text("cards-of-suit", {"suit": name, "ranks": ", ".join(ranks)}))
    jokers = sum(card.is_joker for card in held)
    if jokers:
        groups.append(catalog.text("cards-jokers", {"count": jokers}))
    return "; ".join(groups)


def _rank_name(catalog: Catalog, card: Card, notation: Notation) -> str:
    if notation.tiles or 2 <= card.rank <= 10:
        return str(card.rank)
    return catalog.text(f"rank-{card.rank}", {})
