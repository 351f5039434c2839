"""What every panel needs to know of a game: who sits where, how cards are written, in which words."""

from __future__ import annotations

import discord

from bot.card_emojis import CardEmojis
from bot.records import GameRecord, VisibleGame
from bot.ui.games.rule_facts import (
    begins_with_a_tile,
    discards_are_bought,
    discards_are_claimed,
    opens_with_any_meld,
)
from bot.wording import Wording
from engine.cards import Notation
from engine.games.events import Event, Opened
from engine.rules.rule_set import RuleSet
from engine.variants import variant_of


def names_of(record: GameRecord) -> tuple[str, ...]:
    """The players' plain names, by seat."""
    return tuple(holder.name for holder in record.holders)


def names_at(record: GameRecord, seq: int) -> tuple[str, ...]:
    """The plain names of those who held the seats when a move of the log was made; today's where that is not known."""
    held = ((holder.at(seq) if seq else None, holder) for holder in record.holders)
    return tuple(holder.name if earlier is None else earlier.name for earlier, holder in held)


def notation_of(record: GameRecord) -> Notation:
    """How the game's cards or tiles are written."""
    return variant_of(record.variant).notation


def worded(wording: Wording, record: GameRecord) -> Wording:
    """The wording as a game's own rules want it."""
    return worded_by(wording, record.variant, record.rules, record.seats)


def worded_by(wording: Wording, variant: str, rules: RuleSet, seats: int) -> Wording:
    """The wording as rules of a variant want it: that of turns which begin with taking a tile (004, V1), its family's
    words, then whether discards are claimed at all, and whether that is called buying, as it is where the up-card can
    be bought (003).
    """
    taking = ("v1",) if begins_with_a_tile(rules) else ()
    # Between two nobody knocks: the discard is there for the next one. The up-card is for sale all the same.
    claimed = discards_are_claimed(rules) and seats > 2
    claims = "buying" if discards_are_bought(rules) else "" if claimed else "claimless"
    return wording.in_forms(*taking, variant_of(variant).family, claims)


def is_news(record: GameRecord, event: Event) -> bool:
    """Whether an event says anything under the rules of its game: where any meld opens, the meld says it."""
    return not (isinstance(event, Opened) and opens_with_any_meld(record.rules))


def seat_of(record: GameRecord, user_id: int) -> int | None:
    """The seat that a person holds, None for a spectator."""
    return next((holder.seat for holder in record.holders if holder.user_id == user_id), None)


def moment_and_end(visible: VisibleGame, wording: Wording, cards: CardEmojis) -> tuple[str, str]:
    """Where a match stands and who is to act, in words, and until when; `none` for what there is not."""
    record, view = visible.record, visible.view
    if record.standstill is not None:
        return wording.text("standstill-moment", why=record.standstill.why.value), "none"
    if view is None:
        return "none", "none"
    due = visible.deadlines.window if view.claim_window is not None else visible.deadlines.turn
    moment = worded(wording, record).moment(view, names_of(record), notation_of(record), cards)
    return moment, "none" if due is None else discord.utils.format_dt(due, "R")


def place_of(record: GameRecord, wording: Wording) -> str:
    """Where a game is, to stand after “in”: its channel, or the messages of its player with us."""
    return f"<#{record.channel_id}>" if record.guild_id else wording.text("place-of-practice")


def board_link(record: GameRecord) -> str:
    """Where the game is in Discord: the board's message, or the channel until the board is posted."""
    link = f"https://discord.com/channels/{record.guild_id or '@me'}/{record.channel_id}"
    return link if record.board_message_id is None else f"{link}/{record.board_message_id}"
