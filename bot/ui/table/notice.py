"""Short messages that call people or tell them something: it is your turn, the computer plays for you, your order was
carried out, your match stands still, these games wait for you.
"""

from collections.abc import Sequence
from typing import Final

from bot.card_emojis import CardEmojis
from bot.hosting.clock.absence import can_be_played, frees
from bot.hosting.clock.stage import ends
from bot.hosting.policy import MISSES, TURNS_KEPT
from bot.records.games import GameRecord, VisibleGame
from bot.records.ids import UserId
from bot.records.notices import Notice
from bot.ui.games.families import board_of
from bot.ui.kit.items import Click, Edge, PanelId, PanelItem, button, framed, handles
from bot.ui.kit.message import Outgoing
from bot.ui.kit.more import as_fit
from bot.ui.kit.permissions import permissions_named
from bot.ui.kit.request import Request
from bot.ui.table.game_facts import (
    back_button,
    game_line,
    hand_button,
    notation_of,
    of_game,
    time_ends,
    when,
    why_still,
    worded,
)
from bot.wording import Wording
from bot.wording.speech import awaited
from engine.cards import Seat


@handles("notice")
async def press(request: Request, click: Click) -> None:
    """The person is back: their seat is theirs again."""
    await request.defer()
    await request.services.games.resume(click.game, request.user_id, request.key)
    await request.say(request.wording.text("seat-taken-back"))


def turn_notice(visible: VisibleGame, seat: Seat, wording: Wording, cards: CardEmojis) -> Outgoing:
    """Call the person of a seat to their turn: a mention, what is to be done, until when; what the turn may begin with,
    which opens the hand as well, and the way to the hand. `visible` must be a spectator's.
    """
    record, view = visible.record, visible.view
    text = of_game(
        "notice-turn",
        record,
        worded(wording, record),
        who=f"<@{record.holders[seat].user_id}>",
        phase="none" if view is None else awaited(view),
        ends=why_still(record, wording) or time_ends(visible, wording) or "none",
    )
    opened = hand_button(record.id, wording, 0 if view is None else view.turn)
    begins = () if view is None else board_of(visible, wording, cards).moves()
    return _calling(text, record.holders[seat].user_id, *begins, opened)


def autopilot_notice(visible: VisibleGame, seat: Seat, wording: Wording) -> Outgoing:
    """Tell the person of a seat that the computer plays for them, and how they return."""
    record = visible.record
    holder, view = record.holders[seat], visible.view
    plays = view is not None and can_be_played(record, view.out)
    text = of_game(
        "notice-autopilot",
        record,
        wording,
        who=f"<@{holder.user_id}>",
        misses=holder.misses,
        rests="no" if plays else "yes",
        kept=MISSES + TURNS_KEPT - holder.misses if plays and frees(record) else "none",
    )
    return _calling(text, holder.user_id, back_button(record.id, wording))


def reminder(visible: VisibleGame, user_id: UserId, wording: Wording, *, direct: bool) -> Outgoing:
    """Remind a person of their turn: until when, and the way to the hand; in a direct message without a mention."""
    record, view = visible.record, visible.view
    text = of_game(
        "notice-reminder",
        record,
        wording,
        who="none" if direct else f"<@{user_id}>",
        until=when(visible.deadlines.turn),
    )
    opened = hand_button(record.id, wording, 0 if direct or view is None else view.turn)
    return _calling(text, None if direct else user_id, opened)


def knock_notice(visible: VisibleGame, user_ids: Sequence[UserId], wording: Wording, cards: CardEmojis) -> Outgoing:
    """Call those who want it while others may have a discard: until when, the answers, and the way to the hand."""
    record, until = visible.record, when(visible.deadlines.window)
    who = wording.listed([f"<@{user_id}>" for user_id in user_ids])
    text = of_game("notice-knock", record, worded(wording, record), who=who, until=until)
    opened = hand_button(record.id, wording)
    answers = board_of(visible, wording, cards).moves()
    return framed(text, [*answers, opened], edge=Edge.NONE, mentions=user_ids)


def vacation_notice(visible: VisibleGame, notice: Notice, wording: Wording) -> Outgoing:
    """Tell the table that a player will be away, or is not; nobody is called."""
    who = wording.name(visible.record.holders[notice.seat].name)
    first, last = wording.day(notice.first), wording.day(notice.last)
    undone = "yes" if notice.undone else "no"
    return framed(wording.text("notice-vacation", who=who, first=first, last=last, undone=undone), edge=Edge.NONE)


def _calling(text: str, user_id: UserId | None, *buttons: PanelItem) -> Outgoing:
    return framed(text, buttons, edge=Edge.NONE, mentions=() if user_id is None else (user_id,))


def order_report(visible: VisibleGame, word: Notice, wording: Wording, cards: CardEmojis) -> Outgoing:
    """The word, with the way to the hand and to all orders."""
    record = visible.record
    words = worded(wording, record)
    faces = words.cards(word.faces, notation_of(record), cards)
    about = f"order-word-{word.what}"
    text = of_game(about, record, words, faces=faces, count=len(word.faces), penalty=word.penalty)
    mine = button(PanelId("orders", "mine"), wording.text("button-orders-mine"))
    return framed(text, [hand_button(record.id, wording), mine], edge=Edge.NONE)


LISTED: Final = 20


def digest(waiting: Sequence[VisibleGame], wording: Wording) -> Outgoing:
    """The games that wait for a person, the most urgent first, each with the way to it."""
    lines = as_fit((game_line(one, wording, None, not _is_away(one)) for one in waiting), LISTED)
    if len(waiting) > len(lines):
        lines.append(wording.text("and-more", count=len(waiting) - len(lines)))
    heading = wording.text("digest-heading", count=len(waiting))
    return framed("\n".join([heading, *lines]), wording.text("digest-settings"))


def _is_away(visible: VisibleGame) -> bool:
    view = visible.view
    return view is not None and view.seat is not None and visible.record.holders[view.seat].autopilot


def standstill_notice(record: GameRecord, missing: Sequence[str], wording: Wording, *, direct: bool) -> Outgoing:
    """Tell the host what stands against their match, what mends it, until when, and which permissions are `missing`.

    Of a tournament's table the round may go on at others, and its end is the tournament's.
    """
    standstill = record.standstill
    until = None if standstill is None else ends(standstill)
    if standstill is None or until is None:
        raise ValueError("nothing stands against the match")
    text = wording.text(
        "standstill-notice",
        said=why_still(record, wording),
        game=wording.variant_name(record.variant),
        channel=f"<#{record.channel_id}>",
        missing=permissions_named(missing, wording) if missing else "none",
    )
    if record.table_of is None:
        text = f"{text} {wording.text('standstill-ends', until=when(until))}"
    called = () if direct else (record.host_id,)
    return framed(*(f"<@{user_id}>" for user_id in called), text, edge=Edge.NONE, mentions=called)
