"""A practice game: one person against a computer player, in the person's direct messages with the bot."""

from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec

import discord

from bot.hosting.clock.pace import PACES
from bot.records.games import GameRecord, GameStatus
from bot.records.ids import GameId
from bot.ui.kit.items import Click, Edge, PanelId, PanelItem, Style, button, framed, handles
from bot.ui.kit.request import Request
from bot.ui.lobby.opening import new_table, settled_here
from bot.ui.table.game_facts import of_game, worded_by
from engine.variants import VARIANTS, variant_of

STRENGTH: Final = "easy"
PACE: Final = "friendly"
"""A practice game waits: nobody else does."""
Asked = ParamSpec("Asked")


@handles("practice")
async def press(request: Request, click: Click) -> None:
    """Play another game in the place of the one that is being practised."""
    variant_of(click.detail)
    await practise(request, click.detail, instead_of=click.game)


def one_by_one(
    deal: Callable[Concatenate[Request, Asked], Coroutine[Any, Any, None]],
) -> Callable[Concatenate[Request, Asked], Coroutine[Any, Any, None]]:
    """What deals in the asker's direct messages, done for one of their presses after the other."""

    @wraps(deal)
    async def in_turn(request: Request, /, *asked: Asked.args, **settled: Asked.kwargs) -> None:
        await request.defer()
        async with request.services.games.one_by_one(request.user_id):
            await deal(request, *asked, **settled)

    return in_turn


@one_by_one
async def practise(request: Request, variant: str, instead_of: GameId | None = None) -> None:
    """Deal the asker a practice game, ending the one it is `instead_of`; else say where that is. Raises Refused."""
    wording = request.wording

    def switch(running: GameRecord) -> PanelItem | None:
        if variant == running.variant:
            return None
        label = wording.text("button-learn-switch", game=wording.variant_name(variant))
        return button(PanelId("practice", "switch", running.id, detail=variant), label, style=Style.primary)

    rules = variant_of(variant).rules
    seats = rules.seat_counts()[0]
    welcome = worded_by(wording, variant, rules, seats).text("learn-welcome", game=wording.variant_name(variant))
    channel_id = await make_room(request, welcome, switch, lambda running: running.id == instead_of)
    if not channel_id:
        return
    new = new_table(request, variant, seats, PACES[PACE], {}, (STRENGTH,) * (seats - 1))
    new = replace(new, guild_id=0, channel_id=channel_id, to_learn=True)
    record = await request.services.games.lobbies.open(new, request.key)
    await request.services.games.lobbies.start(record.id, request.user_id, f"{request.key}-start")
    told = of_game("learn-dealt", record, wording, chosen="yes" if record.is_chosen else "no")
    await request.show(framed(told, edge=Edge.NONE))


async def make_room(
    request: Request,
    welcome: str,
    instead: Callable[[GameRecord], PanelItem | None],
    gives_way: Callable[[GameRecord], bool],
    day: int = 0,
) -> int:
    """Make room for a game in the asker's direct messages, welcome them there, and give the channel; where there is no
    room say why, and give 0.

    What is being practised ends where it `gives_way`; else the button `instead` of it is offered. A deal of the day,
    but for that of this `day`, gives way to nothing.
    """
    channel, wording = request.interaction.channel, request.wording
    if not isinstance(channel, discord.DMChannel):
        channel = await request.interaction.user.create_dm()
    running = await request.services.games.playable_in(channel.id)
    if running is not None and day and running.day == day:
        running = None
    if running is not None and running.day:
        await request.say(of_game("deal-first", running, wording))
        return 0
    if running is not None and not gives_way(running):
        told, offered = of_game("learn-running", running, wording), instead(running)
        await (request.say(told) if offered is None else request.show(framed(told, [offered])))
        return 0
    try:
        await channel.send(welcome)
    except discord.Forbidden:
        await request.say(wording.text("learn-closed"))
        return 0
    if running is not None:
        games = request.services.games
        end = games.cancel if running.status is GameStatus.LOBBY else games.want_end
        await end(running.id, request.user_id, f"{request.key}-end")
    return channel.id


async def variant_to_learn(request: Request) -> str:
    """The game that is learnt where none is named: that of the channel, else the server's usual or last one."""
    here, guild_id = await request.services.games.playable_in(request.channel_id), request.interaction.guild_id
    if here is not None:
        return here.variant
    usual = (await settled_here(request)).variant
    if usual in VARIANTS:
        return usual
    last = None if guild_id is None else await request.services.games.last_opened(guild_id)
    return next(iter(VARIANTS)) if last is None else last.variant
