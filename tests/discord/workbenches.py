"""Tables at which melds are rebuilt, set up in one line, and the clicks that one makes at the workbench."""

from typing import Any

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.ui.kit.items import PanelId
from engine.cards import Notation
from engine.games.views import Phase
from engine.variants import VARIANTS
from tests.discord.conftest import World
from tests.discord.tables import Playing, choices, dealt, panel_of, parts, press, select_of, started
from tests.engine.tile_builders import a_tile_round

TABLE = "P4 P5 P6 P7 | B9 G9 Y9"
LISTS = {
    "benchfocus": "Choose a meld",
    "benchpick": "Choose ",
    "benchread": "Say what",
    "benchmove": "Move what",
    "cards": "Choose ",
}
"""How the ways to the lists of the workbench begin."""


async def at_the_rack(
    world: World,
    *,
    variant: str = "my_rummy",
    switches: dict[str, object] | None = None,
    rack: str = "P8 P9 P10 G1",
    table: str = TABLE,
    at: Playing | None = None,
    **more: Any,
) -> tuple[Playing, MemberActor, ResponseMessage]:
    """Ada to lay or draw, her rack open; `at` a table that is there already, which lies otherwise from here on."""
    playing = at or await started(world, world.ada, world.ben, variant=variant, switches=switches or {})
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
    **more: Any,
) -> tuple[Playing, MemberActor, ResponseMessage]:
    """Ada to meld in Räuber-Rommé, her hand open; the melds on the table are Ben's."""
    lying = [(1, meld) for meld in melds]
    playing = await dealt(world, hand, "2S 3S 4D", variant="nsv_robber", melds=lying, phase=Phase.PLAY, **more)
    return playing, world.ada, await at_hand(world, world.ada)


async def at_hand(world: World, person: MemberActor) -> ResponseMessage:
    """The person's own pieces, opened with the command."""
    return panel_of(await person.slash(world.channel, "hand"))


async def choose(
    person: MemberActor, panel: ResponseMessage, pieces: str, notation: Notation = VARIANTS["my_rummy"].notation
) -> None:
    await to_list(person, panel, "cards")
    values = choices(panel, notation.parse_many(pieces))
    await person.select(panel, values, custom_id=select_of(panel, "cards")["custom_id"])


async def lay_chosen(person: MemberActor, panel: ResponseMessage, pieces: str, *notation: Notation) -> None:
    """Choose pieces, and have them laid wherever they go."""
    await choose(person, panel, pieces, *notation)
    await press(person, panel, "laythese")


async def move_by_hand(person: MemberActor, panel: ResponseMessage, pieces: str, to: str, *notation: Notation) -> None:
    """Choose pieces, and move them to the meld of this number, or to a new one."""
    await choose(person, panel, pieces, *notation)
    await pick(person, panel, "benchmove", to)


async def pick(person: MemberActor, panel: ResponseMessage, action: str, *values: str) -> None:
    """Choose values in a list of the workbench: of several that do the same, in the one that offers them."""
    await to_list(person, panel, action, *values)
    await person.select(panel, list(values), custom_id=select_of(panel, action)["custom_id"])


async def to_list(person: MemberActor, panel: ResponseMessage, action: str, *values: str) -> None:
    """Get the list that does this, and offers these values, into sight, by its button or from behind More."""
    for number in range(20):
        shown = next((part for part in parts(panel) if f":{action}:" in part.get("custom_id", "")), None)
        if shown is not None and {option["value"] for option in shown["options"]} >= set(values):
            return
        await see_list(person, panel, str(number), LISTS[action])
    raise AssertionError((action, values))


async def see_list(person: MemberActor, panel: ResponseMessage, number: str, label: str) -> None:
    """Press the way to the list of this number, where it is called so."""
    found = [part for part in parts(panel) if part["type"] == 2 and way_to(number, part["custom_id"])]
    if found:
        if found[0]["label"].startswith(label):
            await person.click(panel, custom_id=found[0]["custom_id"])
        return
    more = [part for part in parts(panel) if part["type"] == 2 and ":more:" in part["custom_id"]]
    if not more:
        return
    await person.click(panel, custom_id=more[0]["custom_id"])
    behind = select_of(panel, "choose")
    ways = [one for one in behind["options"] if way_to(number, one["value"]) and one["label"].startswith(label)]
    if ways:
        await person.select(panel, [ways[0]["value"]], custom_id=behind["custom_id"])
    else:
        await press(person, panel, "more")


def way_to(number: str, custom_id: str) -> bool:
    """Whether a component leads to the list of this number."""
    panel_id = PanelId.parse(custom_id)
    return panel_id.action == "benchlist" and panel_id.detail == number
