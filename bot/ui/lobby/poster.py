"""The pictures of a table and of a tournament that wait for players, each with the scene of its game."""

from __future__ import annotations

from bot.card_emojis import CardEmojis
from bot.records.games import GameRecord
from bot.records.tournaments import Terms
from bot.ui.kit.message import OutgoingFile, draw, picture
from bot.ui.table.game_facts import notation_of, worded
from bot.wording import Wording
from engine.variants import variant_of
from render.pieces.pack import Pack
from render.sheets.lobby import LobbyLabels, lobby_picture, tournament_poster


async def poster(record: GameRecord, wording: Wording, cards: CardEmojis) -> OutgoingFile:
    """The picture of a lobby, its alt text with all that it shows."""
    names: list[str | None] = [holder.name for holder in record.holders]
    names += [None] * (record.seats - len(names))
    pace = worded(wording, record).pace(record.pace)
    title = wording.variant_name(record.variant)
    labels = LobbyLabels(title, pace, wording.text("picture-free-seat"))
    pack = Pack(notation_of(record), cards.four_colour)
    drawn = await draw(lobby_picture, record.rules, names, labels, pack)
    taken = wording.listed([holder.name for holder in record.holders])
    alt = wording.text("lobby-alt", game=title, pace=pace, players=taken, free=record.seats - len(record.holders))
    return picture("lobby.png", drawn.png, alt)


async def poster_of_tournament(terms: Terms, wording: Wording) -> OutgoingFile:
    """The picture above a tournament's board as long as registration is open."""
    drawn = await draw(tournament_poster, terms.rules, Pack(variant_of(terms.variant).notation))
    return picture("tournament.png", drawn.png, wording.variant_name(terms.variant))
