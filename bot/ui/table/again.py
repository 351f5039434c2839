"""From a finished match on to the next: the same table with its seats turned, with one more, or as a series."""

from contextlib import suppress
from dataclasses import replace

from bot.answers import Outdated
from bot.hosting.games.service import GameService
from bot.hosting.refusals import HostReject, Refused
from bot.records.games import Follows, GameRecord, GameStatus
from bot.records.ids import GameId
from bot.records.series import LENGTHS, Played, Series, sitter_of
from bot.ui.kit.items import Click, PanelId, PanelItem, Style, button
from bot.ui.kit.permissions import may_host
from bot.ui.kit.request import Request
from bot.ui.lobby.opening import computers_of, new_table
from bot.ui.table import seats
from bot.ui.table.game_facts import of_game
from bot.wording import Wording
from engine.rules.scores import MatchResult

ONE_MORE = "more"
"""What a click says that wants a seat more at the table."""


def with_match(series: Series | None, record: GameRecord, result: MatchResult) -> Series | None:
    """A series with the match that has just ended, where that is one of it."""
    if series is None or not series.together:
        return series
    played = Played(tuple((sitter_of(one), one.name) for one in record.holders), result.places)
    return replace(series, matches=(*series.matches, played))


def series_lines(series: Series | None, wording: Wording, *, over: bool = False) -> list[str]:
    """How a series stands, and who has won it, or that it ends with another table: once its match is `over` it has."""
    if series is None:
        return []
    score = wording.listed([f"{wording.name(name)} {won}" for name, won in series.score])
    lines = [wording.text("series-score", best=series.best_of, score=score)]
    if not series.together:
        began = wording.listed([wording.name(name) for _, name in series.matches[0].sitters])
        lines.append(wording.text("series-apart", over="yes" if over else "no", names=began))
    won = [wording.name(name) for name in series.winners]
    how = "level" if len(won) == len(series.score) else "single" if len(won) == 1 else "several"
    return [*lines, wording.text("series-won", how=how, names=wording.listed(won))] if won else lines


def rematch_button(record: GameRecord, series: Series | None, wording: Wording, *, followed: bool) -> PanelItem:
    """The same table again, or the next match of a series that goes on; or the way to that which has followed."""
    goes_on = followed or (series is not None and series.goes_on)
    label = wording.text("button-next-match" if goes_on else "button-rematch")
    style = Style.secondary if followed else Style.primary
    return button(PanelId("summary", "rematch", record.id), label, style=style)


def other_ways(record: GameRecord, series: Series | None, wording: Wording) -> list[PanelItem]:
    """The other ways on: with one more at a table that others can come to, and as a series, where none goes on."""
    if record.table_of is not None or (series is not None and series.goes_on):
        return []
    ways = [(str(best), wording.text("button-best-of", best=best)) for best in LENGTHS]
    if record.guild_id and record.seats + 1 in record.rules.seat_counts():
        ways.append((ONE_MORE, wording.text("button-one-more")))
    return [button(PanelId("summary", "rematch", record.id, detail=way), label) for way, label in ways]


async def rematch(request: Request, click: Click) -> None:
    """Set the same table again, the asker its host; where that has been done sit down, or read where it is. Raises
    Refused for those who had no seat, and for a match that is not over; Outdated for the table of a tournament.
    """
    visible = await request.look(click.game)
    record, view = visible.record, visible.view
    if record.table_of is not None or (click.detail and click.detail not in (*map(str, LENGTHS), ONE_MORE)):
        raise Outdated
    if record.seat_of(request.user_id) is None:
        raise Refused(HostReject.NOT_SEATED)
    if view is None or view.result is None:
        raise Refused(HostReject.NOT_FINISHED, status=record.status.value)
    series = with_match(await request.services.games.series(record.id), record, view.result)
    if await _led_on(request, record, series) or not await may_host(request):
        return
    count = record.seats + (click.detail == ONE_MORE)
    new = replace(
        new_table(request, record.variant, count, record.pace, record.switches, computers_of(record, count)),
        guild_id=record.guild_id,
        channel_id=record.channel_id,
        locale=record.locale,
        called=tuple(one.name for one in record.holders if one.computer is not None),
        follows=_after(record.id, series, click.detail, view.result.places),
    )
    request.check_post()
    try:
        await request.services.games.lobbies.open(new, request.key)
    except Refused:
        # Another may have set it at the same moment.
        if not await _led_on(request, record, series):
            raise
    else:
        await request.say(request.wording.text("rematch-opened"))


async def _led_on(request: Request, before: GameRecord, series: Series | None) -> bool:
    """Whether a match follows on another: then the asker sits down there, or reads where it is. Raises Refused."""
    after = await following(request.services.games, before, series)
    if after is None:
        return False
    way, lobby = await _way_of(request, after, before), after.status is GameStatus.LOBBY
    if lobby and after.seat_of(request.user_id) is None:
        await seats.join(request, after.id, way)
    else:
        await request.say(of_game("rematch-follows", after, request.wording, way=way))
    return True


async def _way_of(request: Request, waiting: GameRecord, before: GameRecord) -> str:
    """By which button a table was set after a match: whoever pressed another one should read that."""
    series = await request.services.games.series(waiting.id)
    if series is not None:
        return request.wording.text("button-best-of", best=series.best_of)
    return request.wording.text("button-one-more" if waiting.seats > before.seats else "button-rematch")


async def following(games: GameService, record: GameRecord, series: Series | None) -> GameRecord | None:
    """The match that follows on another, in the making or being played; in a series that goes on from either of them
    also one that is over. None where there is none.
    """
    goes_on = series is not None and series.goes_on
    for game_id in await games.following(record.id):
        with suppress(Refused):
            visible = await games.look(game_id, None)
            after, result = visible.record, None if visible.view is None else visible.view.result
            later = None if result is None else with_match(await games.series(game_id), after, result)
            if not after.is_over or (result and goes_on) or (later is not None and later.goes_on):
                return after
    return None


def _after(game: GameId, series: Series | None, way: str, places: tuple[int, ...]) -> Follows:
    """How the next match belongs to the one before: in the series that goes on, in a new one, or in none."""
    if way.isdigit():
        return Follows(game, game, int(way), places)
    if series is not None and series.goes_on and way != ONE_MORE:
        return Follows(game, series.series_id, series.best_of, places)
    return Follows(game, game, 0, places)
