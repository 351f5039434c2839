"""The lobby: a picture of who sits at the table, what is still missing, and three buttons."""

from typing import Final

from bot.card_emojis import CardEmojis
from bot.hosting.clock.absence import frees, goes_on
from bot.hosting.clock.pace import rests_of
from bot.hosting.results.counting import friendly_of
from bot.hosting.seats.lobby import agreement
from bot.records.games import GameRecord, GameStatus, VisibleGame
from bot.records.ids import GameId
from bot.records.series import Series
from bot.records.tournaments import Terms
from bot.ui.games.families import has_hands
from bot.ui.hand.hand import open_hand
from bot.ui.hand.sitting import sit_down
from bot.ui.kit.items import Click, Edge, PanelId, PanelItem, Style, button, framed, handles
from bot.ui.kit.message import Outgoing, OutgoingFile, draw
from bot.ui.kit.more import to_change
from bot.ui.kit.request import Request
from bot.ui.lobby.house_rules import LENGTH, said_differences
from bot.ui.table import seats
from bot.ui.table.again import series_lines
from bot.ui.table.calling_off import call_off
from bot.ui.table.game_facts import notation_of, of_game, paused, why_over, worded
from bot.wording import Wording
from engine.variants import variant_of
from render.pieces.pack import Pack
from render.sheets.scenes import LobbyLabels, lobby_picture, tournament_poster

SURE: Final = "sure"


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
    return OutgoingFile("lobby.png", drawn.png, alt)


async def poster_of_tournament(terms: Terms, wording: Wording) -> OutgoingFile:
    """The picture above a tournament's board as long as registration is open."""
    drawn = await draw(tournament_poster, terms.rules, Pack(variant_of(terms.variant).notation))
    return OutgoingFile("tournament.png", drawn.png, wording.variant_name(terms.variant))


@handles("lobby")
async def press(request: Request, click: Click) -> None:
    """A button under the lobby, or one elsewhere that does the same."""
    match click.action:
        case "fair":
            await show_fairness(request, click.game)
        case "join":
            await seats.join(request, click.game)
        case "leave":
            await leave(request, click.game, sure=click.detail == SURE, by_word=False)
        case "start":
            await start(request, click.game, click.mark)
        case "cancel":
            await call_off(request, click.game)


async def leave(request: Request, game: GameId, *, sure: bool = False, by_word: bool = True) -> None:
    """Leave the lobby, or hand one's seat in a running match to the computer. Who would be out of that, or has not
    asked for it `by_word` but by a single press, is asked first, unless they are `sure`. Raises Refused.
    """
    await request.defer()
    visible = await request.look(game)
    is_out = visible.record.rules.match.on_leave == "forfeit"
    if (is_out or not by_word) and not sure and visible.view is not None:
        over = await request.services.games.leaving_ends(game, request.user_id)
        ends = "kept" if not is_out else "yes" if over else "no"
        await request.show(_leaving(visible.record, request.wording, ends))
        return
    record = await request.services.games.leave(game, request.user_id, request.key)
    left = await request.services.games.look(game, request.user_id)
    told = _left(record, left, request.wording, is_out=is_out)
    await (request.show(framed(told, edge=Edge.NONE)) if sure else request.say(told))


def _left(record: GameRecord, visible: VisibleGame, wording: Wording, *, is_out: bool) -> str:
    """What has become of a table, and of one's seat at it, by leaving."""
    kept, out = "none", () if visible.view is None else visible.view.out
    if record.status is GameStatus.RUNNING:
        if record.is_suspended:
            return why_over(visible, wording)
        if not is_out and not goes_on(record, out):
            return paused(record, wording)
        kept = "forfeit" if is_out else "open" if frees(record) else "computer"
    return wording.text("lobby-left", status=record.status.value, kept=kept)


def _leaving(record: GameRecord, wording: Wording, ends: str) -> Outgoing:
    question = of_game("lobby-leaving", record, wording, ends=ends)
    surely, keep = PanelId("lobby", "leave", record.id, detail=SURE), PanelId("calloff", "keep", record.id)
    row = [
        button(surely, wording.text("button-seat-leave"), style=Style.danger),
        button(keep, wording.text("button-keep-playing")),
    ]
    return framed(question, row, edge=Edge.LIT)


async def start(request: Request, game: GameId, agreed: int = 0) -> None:
    """Begin the match, and lay their hand before whoever began it. Raises Refused."""
    await request.defer()
    visible = await request.services.games.lobbies.start(game, request.user_id, request.key, agreed)
    if visible.view is not None and visible.view.seat is not None and has_hands(visible.view):
        await open_hand(await sit_down(request, game))
        return
    # What hangs there for all is in the table's language.
    flip = Wording.of(visible.record.locale).text("button-board-flip")
    wording = worded(request.wording, visible.record)
    await request.say(wording.text("lobby-started", seats=visible.record.seats, flip=flip))


async def show_fairness(request: Request, game: GameId) -> None:
    """Show what the shuffles of a game are committed to; once the match is over, the secret too."""
    await request.defer()
    record = (await request.look(game)).record
    wording = worded(request.wording, record)
    if record.is_chosen:
        told = wording.text("shuffles-chosen")
    elif record.secret is None and record.day:
        told = wording.text("deal-fair", commitment=record.commitment)
    elif record.secret is None:
        told = wording.text("lobby-fair", commitment=record.commitment)
    else:
        shown = {"game": record.public_id, "secret": record.secret, "commitment": record.commitment}
        told = wording.text("shuffles-shown", **shown)
    await request.show(framed(told, [to_change(game, wording)] if record.status is GameStatus.LOBBY else []))


async def lobby(visible: VisibleGame, wording: Wording, cards: CardEmojis, series: Series | None = None) -> Outgoing:
    """The message of a lobby, with how the `series` that it goes on stands; of one that was called off, that it was."""
    record = visible.record
    if record.status is not GameStatus.LOBBY:
        return framed(wording.text("lobby-gone", game=wording.variant_name(record.variant)))
    told = "\n".join([*series_lines(series, wording), _missing(record, wording)])
    return framed(await poster(record, wording, cards), told, _buttons(record, wording), edge=Edge.LIT)


def _missing(record: GameRecord, wording: Wording) -> str:
    """What there is to wait for, and what a newcomer would not expect."""
    free = record.seats - len(record.holders)
    lines = [wording.text("lobby-missing", host=f"<@{record.host_id}>", count=wanting(record), free=free)]
    if said_differences(record.variant, record.rules, wording, LENGTH):
        lines.append(wording.text("lobby-house"))
    if not record.pace.quiet:
        lines.append(wording.text("lobby-rests", rests=rests_of(record.pace)))
    people = sum(one.user_id is not None for one in record.holders) + wanting(record)
    lines.append(wording.text("lobby-counts", why=friendly_of(record, people) or "none"))
    if record.guests.only_invited:
        lines.append(wording.text("lobby-by-invitation"))
    return "\n".join(lines)


def _buttons(record: GameRecord, wording: Wording) -> list[PanelItem]:
    """Joining is the first thing to do as long as a seat is free, then starting."""
    ready, free = wanting(record) == 0, record.seats > len(record.holders)
    joining, starting = (Style.success, Style.secondary) if free else (Style.secondary, Style.success)
    join_id = PanelId("lobby", "join", record.id)
    start_id = PanelId("lobby", "start", record.id, agreement(record))
    return [
        button(join_id, wording.text("button-join"), style=joining, disabled=not free),
        button(start_id, wording.text("button-start"), style=starting, disabled=not ready),
        button(PanelId("change", "open", record.id), wording.text("button-change")),
    ]


def wanting(record: GameRecord) -> int:
    """How many more must sit down before the match can begin."""
    taken = len(record.holders)
    return next(count for count in record.rules.seat_counts() if count >= taken) - taken
