"""The seats of a running match: who plays them, who is away, and taking one that is free."""

from collections.abc import Collection, Iterator
from contextlib import suppress

from bot.hosting.clock.absence import can_be_played, frees, goes_on, opens
from bot.hosting.clock.stage import check_running
from bot.hosting.policy import MISSES
from bot.hosting.refusals import Refused
from bot.hosting.seats.substitutes import open_seat_for
from bot.records.games import GameRecord, GameStatus, Holder, VisibleGame
from bot.records.ids import GameId, UserId
from bot.records.notices import Notice
from bot.ui.games.families import has_hands, with_hand
from bot.ui.hand import hand
from bot.ui.hand.sitting import sit_down
from bot.ui.kit.items import Click, Edge, PanelId, PanelItem, Style, button, framed, handles
from bot.ui.kit.message import Live, Outgoing, Shown
from bot.ui.kit.request import Request
from bot.ui.table.game_facts import SEATS, back_button, call_off_button, held_before, known_as, of_game, take_button
from bot.ui.table.notice import autopilot_notice
from bot.wording import Wording
from engine.cards import Seat


@handles(SEATS)
async def press(request: Request, click: Click) -> None:
    """The seats are looked at, one is taken, or the host frees one."""
    await request.defer()
    games, game, user_id = request.services.games, click.game, request.user_id
    if click.action == "take":
        await take(request, game, Seat(int(click.detail)))
        return
    if click.action == "free":
        await games.open_seat(game, user_id, Seat(int(click.detail)), request.key)

    async def again() -> Shown | None:
        visible = await request.look(game)
        record, out = visible.record, () if visible.view is None else visible.view.out
        panel = players_panel(record, user_id, request.wording, out, games.marks.of(game, user_id))
        state = record.holders, record.host_id, record.ending, record.standstill, out
        return Shown(state, with_hand(panel, visible, request.wording)) if record.status is GameStatus.RUNNING else None

    check_running((await request.look(game)).record)
    if (shown := await again()) is not None:
        await request.show(await shown.message(), Live(game, SEATS, shown.state, again))


async def join(request: Request, game: GameId, way: str = "") -> None:
    """Take a seat in a lobby, which is told with the `way` it goes on, or a free one of a running match. Raises
    Refused.
    """
    await request.defer()
    if (await request.look(game)).record.status is GameStatus.RUNNING:
        await take(request, game)
        return
    name = request.interaction.user.display_name
    record = await request.services.games.lobbies.join(game, request.user_id, name, request.key)
    free = record.seats - len(record.holders)
    told = request.wording.text("lobby-joined", game=request.wording.variant_name(record.variant), free=free)
    await request.say(request.wording.text("lobby-joined-next", way=way, told=told) if way else told)


async def take(request: Request, game: GameId, seat: Seat | None = None) -> None:
    """Take a free seat, the named one or the first, or one's own back, and open its hand. Raises Refused."""
    await request.defer()
    record = (await request.look(game)).record
    own = record.seat_of(request.user_id)
    if own is not None and record.holders[own].autopilot and seat in (None, own):
        await request.services.games.resume(game, request.user_id, request.key)
        told = request.wording.text("seat-taken-back")
    else:
        name = request.interaction.user.display_name
        record = await request.services.games.take_seat(game, request.user_id, name, request.key, seat)
        taken = next(one for one in record.holders if one.user_id == request.user_id)
        before = taken.before[-1].name if taken.before else taken.name
        told = request.wording.text("seat-taken", name=request.wording.name(before))
    sitting = await sit_down(request, game)
    if has_hands(sitting.view):
        await hand.show(request, sitting.reply(told))
    else:
        await request.say(told)


def players_panel(
    record: GameRecord, user_id: UserId, wording: Wording, out: Collection[Seat] = (), mark: str = ""
) -> Outgoing:
    """The seats of a match as one person of this `mark` may look at them, with what they may do; some are `out`."""
    told = [of_game("players-heading", record, wording)]
    told.append("\n".join(_line(holder, record, wording, out) for holder in record.holders))
    if record.is_suspended:
        return framed(*told)
    if opens(record) or (record.guild_id and record.rules.match.on_leave == "forfeit"):
        open_to, host = "closed" if record.is_closed else "yes" if opens(record) else "no", f"<@{record.host_id}>"
        told.append(wording.text("players-freeing", opens=open_to, misses=MISSES, host=host))
    return framed(*told, list(_seats_to_take(record, user_id, wording, mark)), _own(record, user_id, wording, out))


def _line(holder: Holder, record: GameRecord, wording: Wording, out: Collection[Seat]) -> str:
    told = [wording.name(holder.name)]
    if holder.computer is not None:
        told.append(wording.text("players-computer"))
    if holder.seat in out:
        told.append(wording.text("alt-seat-out"))
    elif holder.autopilot:
        told.append(wording.text("players-away"))
    if record.offers(holder):
        told.append(wording.text("players-free"))
    elif holder.autopilot and can_be_played(record, out):
        told.append(wording.text("players-played"))
    if holder.user_id == record.host_id:
        told.append(wording.text("players-host"))
    before = held_before(holder, wording)
    if before != "none":
        told.append(wording.text("players-before", before=before))
    return wording.text("players-line", seat=holder.seat + 1, told=wording.listed(told, "told"))


def _seats_to_take(record: GameRecord, user_id: UserId, wording: Wording, mark: str) -> Iterator[PanelItem]:
    """For whoever has no seat those that are free for them; for the host those that could be."""
    may_free = user_id == record.host_id and frees(record)
    for holder in record.holders:
        if holder.is_open:
            with suppress(Refused):
                yield take_button(record, open_seat_for(record, user_id, holder.seat, mark=mark), wording)
        elif holder.autopilot and may_free:
            label = wording.text("button-seat-open", name=holder.name)
            yield button(PanelId(SEATS, "free", record.id, detail=str(holder.seat)), label, style=Style.danger)


def _own(record: GameRecord, user_id: UserId, wording: Wording, out: Collection[Seat]) -> list[PanelItem]:
    """What the asker may do with a seat of their own: come back to it, or leave it where they may come back; and have
    the match called off where it is no tournament's.
    """
    seat = record.seat_of(user_id)
    if seat is None:
        return []
    if record.holders[seat].autopilot:
        return [back_button(record.id, wording)]
    leaves, label = opens(record) and seat not in out, wording.text("button-seat-leave")
    leave = [button(PanelId("lobby", "leave", record.id), label)] if leaves else []
    return [*leave, call_off_button(record, wording)] if record.table_of is None else leave


def seat_open_notice(visible: VisibleGame, seat: Seat, wording: Wording) -> Outgoing:
    """Tell everybody that a seat is free; nobody is called."""
    record, holder = visible.record, visible.record.holders[seat]
    back = holder.computer is None
    out = () if visible.view is None else visible.view.out
    text = of_game(
        "notice-seat-open",
        record,
        wording,
        who=wording.name(known_as(holder)),
        paused="no" if goes_on(record, out) else "yes",
        back="yes" if back else "no",
    )
    coming = [back_button(record.id, wording)] if back else []
    return framed(text, [take_button(record, holder, wording), *coming], edge=Edge.NONE)


def seat_notice(visible: VisibleGame, notice: Notice, wording: Wording) -> Outgoing | None:
    """What the message about a seat says now: that it is free, that its person is away or back, or who has taken it.
    None where it says nothing any more.
    """
    record, holder = visible.record, visible.record.holders[notice.seat]
    if record.offers(holder):
        return seat_open_notice(visible, notice.seat, wording)
    if record.status is not GameStatus.RUNNING or holder.is_open:
        return None
    if holder.autopilot:
        return autopilot_notice(visible, notice.seat, wording)
    if notice.substitute:
        return _taken_notice(record, holder, wording)
    if notice.user_id != holder.user_id or (visible.view is not None and notice.seat in visible.view.out):
        return None
    return framed(wording.text("notice-back", who=f"<@{notice.user_id}>"), edge=Edge.NONE)


def _taken_notice(record: GameRecord, holder: Holder, wording: Wording) -> Outgoing:
    before = wording.name(holder.before[-1].name if holder.before else holder.name)
    text = of_game("notice-seat-taken", record, wording, name=wording.name(holder.name), before=before)
    return framed(text, edge=Edge.NONE)
