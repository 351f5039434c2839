"""What every panel needs to know of a game: who sits where, how cards are written, in which words, what its rules say.

Each fact of the rules is read from the rule models of the families that have it.
"""

from collections.abc import Sequence
from datetime import datetime
from enum import StrEnum
from typing import Final, Literal, NamedTuple

import discord

from bot.card_emojis import CardEmojis
from bot.hosting.clock.absence import can_be_played, opens
from bot.records.games import GameRecord, GameStatus, Holder, VisibleGame
from bot.records.ids import GameId
from bot.records.tournaments import TournamentRecord
from bot.ui.kit.items import PanelId, PanelItem, Style, button, options_of
from bot.wording import Wording
from engine.cards import Notation
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.events import Event, Opened
from engine.games.gin.rules import GinRules
from engine.games.tiles.rules import TileRules
from engine.melds.meld import MeldRules
from engine.melds.rebuilding import TableRules
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.rule_set import RuleSet
from engine.variants import variant_of

WATCH: Final = "watch"


def names_of(record: GameRecord) -> tuple[str, ...]:
    """The players' plain names, by seat."""
    return tuple(holder.name for holder in record.holders)


def options_of_games(records: Sequence[GameRecord], wording: Wording) -> list[discord.SelectOption]:
    """The options of a list of games: what is played, and by whom, or that it is practice."""
    names = {record.id: wording.variant_name(record.variant) for record in records}
    practice = wording.text("place-of-practice")
    about = {record.id: wording.listed(names_of(record)) if record.guild_id else practice for record in records}
    return options_of(names, about=about)


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
    words, then whether discards are claimed at all, and whether that is called buying.
    """
    taking = ("v1",) if isinstance(rules, TileRules) and rules.v1.enabled else ()
    # Between two nobody knocks: the discard is there for the next one. The up-card is for sale all the same.
    claim = rules.claim if isinstance(rules, DrawDiscardRules) else None
    claimed = claim is not None and (claim.upcard_buyable or (claim.enabled and seats > 2))
    claims = (*(() if claimed else ("claimless",)), *(("buying",) if is_bought(variant, rules) else ()))
    return wording.in_forms(*taking, variant_of(variant).family, *claims, rules=rules)


def is_bought(variant: str, rules: RuleSet) -> bool:
    """Whether claiming is called buying: where the up-card can be bought (003), here or as the game is printed."""
    both = (rules, variant_of(variant).rules)
    return any(isinstance(one, DrawDiscardRules) and one.claim.upcard_buyable for one in both)


def is_news(record: GameRecord, event: Event) -> bool:
    """Whether an event says anything under the rules of its game: where any meld opens, the meld says it."""
    return not (isinstance(event, Opened) and opens_with_any_meld(record.rules))


def when(moment: datetime | None, style: Literal["R", "t", "f", "D"] = "R") -> str:
    """A moment as everybody's own clock shows it, `none` for none: how far away it is, or what stays true when it has
    passed: its time of day (`t`), or that with its date (`f`), or the date alone (`D`).
    """
    return "none" if moment is None else discord.utils.format_dt(moment, style)


def moment_and_end(visible: VisibleGame, wording: Wording, cards: CardEmojis | None) -> tuple[str, str]:
    """Where a match stands and who is to act, in words, and until when; empty for what there is not."""
    record, view = visible.record, visible.view
    if record.standstill is not None:
        return why_still(record, wording), ""
    if visible.deadlines.ending is not None:
        return why_over(visible, wording), ""
    if view is None or record.is_over:
        return "", ""
    if not can_be_played(record, view.out):
        return paused(record, wording), ""
    moment = worded(wording, record).speech(names_of(record), notation_of(record), cards).moment(view)
    return moment, time_ends(visible, wording)


def game_line(
    visible: VisibleGame, wording: Wording, cards: CardEmojis | None, waits: bool, reserve: str = "none"
) -> str:
    """A game of somebody's in words: which one, how far it has come, whose turn it is, until when, and where it is;
    where it `waits` for them with what is left of their reserve.
    """
    view, (moment, ends) = visible.view, moment_and_end(visible, wording, cards)
    window = view is not None and view.claim_window is not None
    return of_game(
        "my-games-line",
        visible.record,
        wording,
        yours="no" if not waits else "window" if window else "turn",
        round=0 if view is None else view.round,
        moment=moment,
        ends=ends,
        reserve=reserve if waits and not window else "none",
    )


def why_still(record: GameRecord, wording: Wording) -> str:
    """Why a match stands still; empty where it does not."""
    standstill = record.standstill
    return "" if standstill is None else wording.text("reject-stands_still", why=standstill.why.value)


def paused(record: GameRecord, wording: Wording) -> str:
    """That a match waits, as everybody is away."""
    if any(record.offers(holder) for holder in record.holders):
        return wording.text("board-paused", opens="yes")
    return wording.text("board-paused", opens="alone" if record.plays_alone and not opens(record) else "no")


def time_ends(visible: VisibleGame, wording: Wording) -> str:
    """Until when the open claim window may be answered, else until when the turn may be played, or that its time has
    ended; empty where no time is told. Who is away is told that the computer plays their seat.
    """
    record, view, told = visible.record, visible.view, visible.deadlines
    seat = None if view is None else view.seat
    if view is not None and seat is not None and record.holders[seat].autopilot:
        return wording.text("seat-away") if can_be_played(record, view.out) else ""
    asked = view is not None and view.claim_window is not None
    over = "yes" if told.can_play_on and not asked else "no"
    return wording.text("time-ends", until=when(told.window if asked else told.turn), over=over)


def is_over(visible: VisibleGame) -> bool:
    """Whether nothing can be done in a match any more, or not before its players want it to go on."""
    record, view = visible.record, visible.view
    is_played = record.status is GameStatus.RUNNING and not record.is_suspended
    return not is_played or (view is not None and view.result is not None)


def why_over(visible: VisibleGame, wording: Wording) -> str:
    """That a match was called off, or is suspended and until when; empty for any other."""
    record, ending = visible.record, visible.deadlines.ending
    if record.status is GameStatus.CANCELLED:
        if record.day:
            return wording.text("deal-unfinished")
        return wording.text("board-cancelled", closed="no" if record.table_of is None else "yes")
    if record.is_suspended and record.standstill is not None:
        return why_still(record, wording)
    # Not as a time that is left: what is written down stays true when that is over.
    return "" if ending is None else wording.text("board-suspended", until=when(ending, "f"))


def headed(heading: str, record: GameRecord, wording: Wording) -> str:
    """A heading, and below it from which match the game is played on, if it is: then nothing of it counts."""
    if not record.played_on:
        return heading
    return f"{heading}\n{wording.text('board-played-on', match=record.played_on)}"


def of_game(message_id: str, record: GameRecord, wording: Wording, **facts: object) -> str:
    """A sentence about a game: its name, where it is and the way there, who plays, and how many seats are free."""
    known = {
        "game": wording.variant_name(record.variant),
        "players": wording.listed([wording.name(holder.name) for holder in record.holders]),
        "status": record.status.value,
        "free": record.seats - len(record.holders),
        "channel": f"<#{record.channel_id}>" if record.guild_id else wording.text("place-of-practice"),
        "board": board_link(record),
    }
    return wording.text(message_id, **(known | facts))


def board_link(record: GameRecord | TournamentRecord) -> str:
    """Where something is in Discord: the message of its board, or the channel until that is posted."""
    link = f"https://discord.com/channels/{record.guild_id or '@me'}/{record.channel_id}"
    return link if record.board_message_id is None else f"{link}/{record.board_message_id}"


def meld_rules(rules: RuleSet) -> MeldRules:
    """The rules as the search for melds reads them. Raises IllegalMove(WRONG_PHASE) in a game without melds."""
    if isinstance(rules, DrawDiscardRules | GinRules | TileRules):
        return rules
    raise IllegalMove(Reject.WRONG_PHASE)


def table_rules(rules: RuleSet) -> TableRules:
    """The rules as the check of a rebuild reads them. Raises IllegalMove(REARRANGE_DISABLED) where melds stay."""
    if isinstance(rules, DrawDiscardRules | TileRules):
        return rules
    raise IllegalMove(Reject.REARRANGE_DISABLED)


def assist_of(rules: RuleSet) -> str | None:
    """How far a table lets the computer help, None where melds stay as they lie and nothing is agreed on it."""
    rearrange = rules.rearrange if isinstance(rules, DrawDiscardRules | TileRules) else None
    return None if rearrange is None else rearrange.assist


class MeldSizes(NamedTuple):
    """How many cards a set takes at least and at most, and a run; None for no limit."""

    set: tuple[int, int | None] = (3, None)
    run: tuple[int, int | None] = (3, None)


def meld_sizes(rules: RuleSet) -> MeldSizes:
    """How large melds are in a game of melds; in others what is usual."""
    if isinstance(rules, DrawDiscardRules):
        return MeldSizes((rules.set.min, rules.set.largest), (rules.run.min, rules.run.max))
    if isinstance(rules, GinRules | TileRules):
        return MeldSizes((rules.set.min, None), (rules.run.min, None))
    return MeldSizes()


def opens_with_any_meld(rules: RuleSet) -> bool:
    """Whether no points are needed for first melds, so that having opened is no news (A000-06)."""
    return isinstance(rules, DrawDiscardRules | TileRules) and rules.opening.points == 0


def plays_for_cents(rules: RuleSet) -> bool:
    """Whether totals are told in money as well."""
    return isinstance(rules, DrawDiscardRules) and rules.score.show_money


class Stretch(StrEnum):
    """How much is told: what the asker has not seen yet, or the round from its deal on."""

    SINCE = "since"
    ROUND = "round"


def happened_button(
    game: GameId, wording: Wording, stretch: Stretch = Stretch.SINCE, words: str = "button-happened"
) -> PanelItem:
    """A button that tells what happened."""
    return button(PanelId(WATCH, stretch, game), wording.text(words))


def hand_button(game: GameId, wording: Wording, turn: int = 0) -> PanelItem:
    """The way to one's hand, in the call to a turn with which it is."""
    return button(PanelId("hand", "open", game, turn), wording.text("button-hand"), style=Style.primary)


def back_button(game: GameId, wording: Wording) -> PanelItem:
    """The way back to a seat that the computer plays."""
    return button(PanelId("notice", "back", game), wording.text("button-seat-back"), style=Style.primary)


def watch_button(game: GameId, wording: Wording) -> PanelItem:
    """A button that opens a match to be watched from its first deal."""
    return button(PanelId(WATCH, "open", game), wording.text("button-watch"))


SEATS: Final = "seats"


def take_button(record: GameRecord, holder: Holder, wording: Wording) -> PanelItem:
    """The button that takes a free seat."""
    panel_id = PanelId(SEATS, "take", record.id, detail=str(holder.seat))
    return button(panel_id, wording.text("button-seat-take", name=known_as(holder)), style=Style.success)


def call_off_button(record: GameRecord, wording: Wording) -> PanelItem:
    """The button by which a lobby or a match is called off."""
    return button(PanelId("lobby", "cancel", record.id), wording.text("button-cancel"), style=Style.danger)


def known_as(holder: Holder) -> str:
    """By whose name a free seat is known: its holder's, or that of who was taken off it for good."""
    return holder.before[-1].name if holder.computer is not None and holder.before else holder.name


def held_before(holder: Holder, wording: Wording) -> str:
    """Who else held a seat before, by name; `none` where nobody did."""
    others = (one for one in holder.before if one.user_id is None or one.user_id != holder.user_id)
    names = list(dict.fromkeys(wording.name(one.name) for one in others if one.name != holder.name))
    return wording.listed(names) if names else "none"
