"""The picture of a table that waits: pieces of its game, who sits there, and how fast it goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.card_emojis import CardEmojis
from bot.records.games import GameRecord
from bot.ui.kit.message import OutgoingFile, draw, picture
from bot.ui.table.game_facts import has_jokers, meld_rules, notation_of, worded
from bot.wording import Wording
from engine.cards import CLUBS, DIAMONDS, HEARTS, JOKER, SPADES, Card, natural
from engine.rules.refusals import IllegalMove
from engine.rules.rule_set import RuleSet
from render.pieces.pack import Pack
from render.sheets.lobby import LobbyLabels, lobby_picture

_RUN: Final = tuple(natural(HEARTS, rank) for rank in (7, 8, 9))
_SET: Final = tuple(natural(suit, 13) for suit in (SPADES, DIAMONDS, CLUBS))
_COURT: Final = tuple(natural(suit, rank) for rank in (11, 12, 13) for suit in (HEARTS, SPADES))
"""Where nothing is melded, the figures whose sides one plays on."""


def showpieces(rules: RuleSet) -> Sequence[Card]:
    """Pieces that show what a game is about: a run, a set and, where there are any, a joker; else its figures."""
    try:
        meld_rules(rules)
    except IllegalMove:
        return _COURT
    return (*_RUN, *((JOKER,) if has_jokers(rules) else ()), *_SET)


async def poster(record: GameRecord, wording: Wording, cards: CardEmojis) -> OutgoingFile:
    """The picture of a lobby, its alt text with all that it shows."""
    names: list[str | None] = [holder.name for holder in record.holders]
    names += [None] * (record.seats - len(names))
    pace = worded(wording, record).pace(record.pace)
    title = wording.variant_name(record.variant)
    labels = LobbyLabels(title, pace, wording.text("picture-free-seat"))
    pack = Pack(notation_of(record), cards.four_colour)
    drawn = await draw(lobby_picture, showpieces(record.rules), names, labels, pack)
    taken = wording.listed([holder.name for holder in record.holders])
    alt = wording.text("lobby-alt", game=title, pace=pace, players=taken, free=record.seats - len(record.holders))
    return picture("lobby.png", drawn.png, alt)
