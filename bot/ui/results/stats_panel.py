"""`/stats`: somebody's figures in a game, for the asker alone, with what posts them and what compares two
people; and in which channels matches of others may be seen.
"""

from collections.abc import Iterable
from typing import Final

import discord

from bot.answers import Outdated
from bot.hosting.results.counting import LEAST_PEOPLE, friendly_of
from bot.hosting.results.service import Looked
from bot.hosting.results.visibility import Asker
from bot.records.games import PlayedGame
from bot.records.ids import GameId, UserId
from bot.ui.kit.items import Click, PanelId, PanelItem, Style, button, framed, handles, id_of, options_of, select
from bot.ui.kit.message import Outgoing
from bot.ui.kit.request import Request
from bot.ui.results.sheets import statistics_files, together_files
from engine.variants import VARIANTS


def asker_of(request: Request, *, public: bool = False) -> Asker:
    """Who asks, and where; everybody for what is to be posted."""
    return Asker(None if public else request.user_id, request.interaction.guild_id or 0)


async def channels_seen(
    request: Request, places: Iterable[tuple[int, int]], user_id: UserId, *, public: bool
) -> frozenset[int]:
    """Those of these channels, each with its server, that the asker can see, or everybody in this server."""
    if public:
        guild = request.interaction.guild
        return frozenset(one for server, one in places if guild and guild.id == server and is_open(guild, one))
    sight, people = request.sight, (("", user_id),)
    return frozenset([one for server, one in places if await sight.sees(PlayedGame(server, one, people))])


def is_open(guild: discord.Guild, channel_id: int) -> bool:
    """Whether everybody in a server sees one of its channels."""
    channel = guild.get_channel_or_thread(channel_id)
    if channel is None or (isinstance(channel, discord.Thread) and channel.is_private()):
        return False
    return channel.permissions_for(guild.default_role).view_channel


PANEL: Final = "stats"


async def open_stats(request: Request, user_id: UserId, variant: str | None, *, public: bool = False) -> None:
    """Show somebody's statistics to the asker as far as they may see them, or to everybody what everybody may see; of
    oneself what was played here, whatever one chose.
    """
    await request.defer()
    own = public and user_id == request.user_id
    looked = await request.services.results.look(
        user_id, asker_of(request, public=public and not own), variant, here=own
    )
    if looked is None:
        await request.say(request.wording.text("results-none"))
        return
    panel = await _panel(request, looked, public=public)
    await (request.post(panel) if public else request.show(panel))


@handles(PANEL)
async def press(request: Request, click: Click) -> None:
    """A button, or the list of games. The person and the game are looked up anew: choices may have changed."""
    await request.defer()
    if click.action == "change":
        await _tell_change(request, click.game)
        return
    user, _, variant = click.detail.partition(".")
    variant = click.value if click.action == "game" else variant
    if variant not in VARIANTS:
        raise Outdated
    user_id = UserId(id_of(user))
    if click.action in ("both", "postboth"):
        await _together(request, user_id, variant, public=click.action == "postboth")
    else:
        await open_stats(request, user_id, variant, public=click.action == "post")


async def _tell_change(request: Request, game: GameId) -> None:
    """What a match has changed of the asker's rating, told to them alone; or why it has changed nothing."""
    wording, record = request.wording, (await request.look(game)).record
    found = await request.services.results.change(record.id, request.user_id)
    why = friendly_of(record, LEAST_PEOPLE) if found is None else found.why
    if found is None or why is not None:
        await request.say(wording.text("stats-unchanged", why=why or "none"))
    else:
        before, now = (wording.text("stats-rating", rating=one, provisional="no") for one in (found.before, found.now))
        points, way = abs(found.now - found.before), "up" if found.now >= found.before else "down"
        await request.say(wording.text("stats-changed", before=before, now=now, points=points, way=way))


async def _panel(request: Request, looked: Looked, *, public: bool) -> Outgoing:
    wording = await request.public_wording() if public else request.wording
    results = request.services.results
    channels = await channels_seen(request, looked.channels, looked.user_id, public=public)
    found = await results.statistics(looked, asker_of(request, public=public), channels)
    doubt = [wording.text("stats-doubt")] if found.rating and found.provisional else []
    files = await statistics_files(found, wording)
    if public:
        return framed(*files, *doubt)
    games: list[PanelItem] = []
    if len(looked.games) > 1:
        options = options_of({key: wording.variant_name(key) for key in looked.games}, looked.variant)
        games = [select(_id("game", looked), options, wording.text("stats-choose"))]
    own, other = await _both(request, looked.user_id, looked.variant)
    is_own = looked.user_id == request.user_id
    both = [button(_id("both", looked), wording.text("button-stats-both"))] if own and other and not is_own else []
    posts = _posts(request, "post", looked, nothing=is_own and own is None)
    return framed(*files, *doubt, games, [posts, *both])


def _posts(request: Request, action: str, looked: Looked, *, nothing: bool = False) -> PanelItem:
    shut = nothing or request.interaction.guild_id is None
    return button(_id(action, looked), request.wording.text("button-stats-post"), style=Style.primary, disabled=shut)


async def _together(request: Request, user_id: UserId, variant: str, *, public: bool) -> None:
    """The asker and somebody else in this server, by what both let everybody here see, or each other."""
    results, asker = request.services.results, asker_of(request)
    own, other = await _both(request, user_id, variant)
    if own is None or other is None:
        await request.say(request.wording.text("results-none"))
        return
    shared = await results.shared(own, other)
    channels = await channels_seen(request, shared.channels, request.user_id, public=public)
    wording = await request.public_wording() if public else request.wording
    sides = [await results.statistics(one, asker, ()) for one in (own, other)]
    files = await together_files(sides[0], sides[1], await results.together(shared, other, channels), wording)
    if public:
        await request.post(framed(*files))
    else:
        back = button(_id("open", other), request.wording.text("button-previous"))
        await request.show(framed(*files, [_posts(request, "postboth", other), back]))


async def _both(request: Request, user_id: UserId, variant: str) -> list[Looked | None]:
    """What the asker and somebody else have done in a game in this server, as far as the asker may see it."""
    look, asker = request.services.results.look, asker_of(request)
    return [await look(who, asker, variant, here=True) for who in (request.user_id, user_id)]


def _id(action: str, looked: Looked) -> PanelId:
    return PanelId(PANEL, action, detail=f"{looked.user_id}.{looked.variant}")
