"""Tables at which melds are rebuilt, set up in one line, and the clicks that one makes at the workbench."""

from __future__ import annotations

from typing import Any

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.hosting.pace import PACES
from bot.records import NewGame
from engine.cards import Notation
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.tiles.view import TileView
from engine.games.views import Phase
from engine.variants import VARIANTS
from tests.discord.conftest import World
from tests.discord.tables import SECRET, Playing, choices, parts, select_of
from tests.engine.builders import a_round
from tests.engine.tile_builders import a_tile_round

TABLE = "P4 P5 P6 P7 | B9 G9 Y9"


async def seated(world: World, variant: str = "my_rummy", **switches: object) -> Playing:
    """A running match of Ada and Ben."""
    service, people = world.bot.services.games, (world.ada, world.ben)
    service.lobbies._secret = lambda: SECRET
    new = NewGame(
        guild_id=world.guild.id,
        channel_id=world.channel.id,
        host_id=people[0].id,
        host_name="Ada",
        variant=variant,
        seats=2,
        pace=PACES["quick"],
        switches=dict(switches),
    )
    await service.lobbies.open(new, "new")
    await world.env.settle()
    await people[1].slash(world.channel, "game join")
    await people[0].slash(world.channel, "game start")
    record = await service.game_in_channel(world.channel.id)
    return Playing(world, record.id, people)


async def at_the_rack(
    world: World,
    *,
    variant: str = "my_rummy",
    switches: dict[str, object] | None = None,
    rack: str = "P8 P9 P10 G1",
    table: str = TABLE,
    **more: Any,
) -> tuple[Playing, MemberActor, ResponseMessage]:
    """Ada to lay or draw, her rack open."""
    playing = await seated(world, variant, **(switches or {}))
    rules: Any = (await playing.record()).rules
    notation = VARIANTS[variant].notation
    other = f"{notation.letters[3]}1 {notation.letters[3]}2"
    rnd: Any = a_tile_round(rules, notation, racks=(rack, other), table=table, **more)
    await playing.set_round(rnd)
    return playing, world.ada, await at_hand(world, world.ada)


async def with_cards(
    world: World,
    hand: str,
    *melds: str,
    switches: dict[str, object] | None = None,
    theirs: str = "2S 3S 4D",
    **more: Any,
) -> tuple[Playing, MemberActor, ResponseMessage]:
    """Ada to meld in Räuber-Rommé, her hand open; the melds on the table are Ben's."""
    playing = await seated(world, "nsv_robber", **(switches or {}))
    rules: Any = (await playing.record()).rules
    lying = [(1, meld) for meld in melds]
    await playing.set_round(a_round(rules, hands=(hand, theirs), melds=lying, phase=Phase.PLAY, **more))
    return playing, world.ada, await at_hand(world, world.ada)


async def at_hand(world: World, person: MemberActor) -> ResponseMessage:
    """The person's own pieces, opened with the command."""
    panel = (await person.slash(world.channel, "hand")).response
    assert panel is not None
    return panel


async def choose(
    person: MemberActor, panel: ResponseMessage, pieces: str, notation: Notation = VARIANTS["my_rummy"].notation
) -> None:
    """Choose pieces of one's own in the panel."""
    values = choices(panel, notation.parse_many(pieces))
    await person.select(panel, values, custom_id=select_of(panel, "cards")["custom_id"])


async def pick(person: MemberActor, panel: ResponseMessage, action: str, *values: str) -> None:
    """Choose values in a select of the workbench: of several that do the same, in the one that offers them."""
    offering = (part for part in parts(panel) if f":{action}:" in part.get("custom_id", ""))
    select = next(part for part in offering if {option["value"] for option in part["options"]} >= set(values))
    await person.select(panel, list(values), custom_id=select["custom_id"])


async def table_of(playing: Playing) -> list[str]:
    """The melds on the table, as everyone sees them."""
    view = (await playing.look()).view
    assert isinstance(view, TileView | DrawDiscardView)
    notation = VARIANTS[view.variant].notation
    return [notation.texts(lying.meld.cards) for lying in view.melds]
