"""What every panel needs to know of a game: who sits where, how cards are written, which rules its melds obey."""

from __future__ import annotations

from typing import cast

from bot.records import GameRecord
from bot.wording import Wording
from engine.cards import Notation
from engine.melds.meld import MeldRules
from engine.rules.rule_set import RuleSet
from engine.variants import variant_of


def names_of(record: GameRecord) -> tuple[str, ...]:
    """The players' plain names, by seat."""
    return tuple(holder.name for holder in record.holders)


def notation_of(record: GameRecord) -> Notation:
    """How the game's cards or tiles are written."""
    return variant_of(record.variant).notation


def worded(wording: Wording, record: GameRecord) -> Wording:
    """The wording as a game's own rules want it: that of turns which begin with taking a tile (004, V1), its family's
    words, then whether discards are claimed at all, and whether that is called buying, as it is where the up-card can
    be bought (003).
    """
    switches = record.rules.switches()
    taking = ("v1",) if switches.get("v1.enabled") else ()
    claims = "buying" if switches.get("claim.upcard_buyable") else "" if switches.get("claim.enabled") else "claimless"
    return wording.in_forms(*taking, variant_of(record.variant).family, claims)


def meld_rules(rules: RuleSet) -> MeldRules:
    """The rules as the search for melds reads them: every rule set of a rummy family has what it asks for."""
    return cast(MeldRules, rules)


def seat_of(record: GameRecord, user_id: int) -> int | None:
    """The seat that a person holds, None for a spectator."""
    return next((holder.seat for holder in record.holders if holder.user_id == user_id), None)


def as_written(points: int, rules: RuleSet) -> int:
    """Points as the game writes them down: as penalty points, or below zero (A000-15)."""
    return -points if rules.switches().get("score.display") == "negative" else points


def board_link(record: GameRecord) -> str:
    """Where the game is in Discord: the board's message, or the channel until the board is posted."""
    link = f"https://discord.com/channels/{record.guild_id}/{record.channel_id}"
    return link if record.board_message_id is None else f"{link}/{record.board_message_id}"
