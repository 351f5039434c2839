"""Every component and every form of every panel, with ids of another version, of another server, of a draft and of
direct messages: each is answered, and reaches and changes nothing.
"""

import ast
import asyncio
import inspect
import itertools
import logging
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from types import ModuleType, SimpleNamespace
from typing import Any

import discord
import pytest
from sqlalchemy import event, select
from sqlalchemy.util import await_only

from bot.answers import Outdated
from bot.hosting.clock.pace import PACES
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.tournaments.drafts import NewTournament
from bot.hosting.tournaments.plans import Actor
from bot.records.games import NewGame
from bot.records.people import NOTHING_SETTLED
from bot.store.schema import metadata
from bot.ui.kit import forms
from bot.ui.kit.forms import _SUBMISSIONS
from bot.ui.kit.items import _HANDLERS, PanelId, PanelItem, handle
from bot.ui.kit.request import Request
from bot.wording import Wording
from engine.rules.refusals import IllegalMove
from engine.tournament.refusals import TournamentRefused
from tests.discord.conftest import World
from tests.discord.interactions import an_interaction
from tests.discord.tables import open_table, started
from tests.prove.reporting import ProofReport
from tests.waiting import until

OTHER_SERVER, DIRECT = 4_242, None
STRANGER = 990
OWN = {"people", "passing_users", "servers", "daily_deals"}
"""What a forged click may change: the settings of the clicker and of the server in which they click; and the next day's
deal is committed by who looks at it first.
"""
ANSWERED = (Refused, Outdated, IllegalMove, TournamentRefused, KeyError, ValueError)


AT_A_TABLE = (
    "guests:invite",
    "guests:out",
    "guests:only",
    "guests:nonsense",
    "house:value",
    "house:page",
    "house:switch",
)
IN_A_SERVER = ("variant", "hosts", "pace", "locale", "assist", "nonsense")
LISTED = (
    "blocks:add",
    "blocks:off",
    "bars:lift",
    "new:usual",
    "new:game",
    "help:turn",
    "more:choose",
    "privacy:nonsense",
)
OF_ALL = [*LISTED, *(f"server:{action}" for action in IN_A_SERVER)]
BUTTONS = [
    *(f"t1:{one}:1:0:0:" for one in (*AT_A_TABLE, "nothing:here")),
    *(f"t1:{one}:0:0:0:" for one in OF_ALL),
    *(f"t1:{one}:on:0:1y2p0ij32e8e7:0:" for one in ("blocks", "bars")),
    *("t1:guests:only:zz:0:0:", "t1:board:hand:zzzzzzzzzzzzz:0:0:", "t1:help:turn:0:zzz:0:7"),
    *("t1:new:usual:0:0:0:bridge", "t1:rules:turn:0:0:0:bridge", "t1:rules:page:0:0:0:.next"),
]
SELECTS = [
    *(f"t1:{one}:1:0:0:" for one in ("guests:out", "house:value")),
    *("t1:orders:suit:1:0:0:7", "t1:orders:suit:1:0:0:-1"),
    *(f"t1:{one}:0:0:0:" for one in OF_ALL),
]
VALUES = ["garbage", "99", "9" * 90, "\u200b" * 90, "t1:hand:open:zzzzzzzzzzzzzz:0:0:", "t1:hand:open:-1:0:0:g g"]


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


def _texts(nodes: Sequence[ast.AST]) -> Iterator[str]:
    for node in nodes:
        for inner in ast.walk(node):
            if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
                yield inner.value


def _words_of(module: ModuleType) -> Iterator[str]:
    """What a panel's module compares an action with, looks it up in, and writes into ids."""
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        match node:
            case ast.MatchValue() | ast.Compare():
                yield from _texts([node])
            case ast.Dict():
                yield from _texts([key for key in node.keys if key is not None])
            case ast.Call(func=ast.Name(id="PanelId")):
                yield from _texts(node.args[1:2])


def forged_actions(panel: str) -> list[str]:
    """The actions that a panel knows, as its code says them, and one that it does not."""
    modules = {sys.modules[one.__module__] for one in (_HANDLERS[panel], _SUBMISSIONS.get(panel)) if one is not None}
    found = {word for module in modules for word in _words_of(module)}
    return sorted({"nonsense", *(word for word in found if word.isalpha() and word.islower() and len(word) <= 12)})


@dataclass
class Forger:
    """Somebody with every permission where they are, and all that they were shown."""

    world: World
    guild_id: int | None
    user_id: int = STRANGER
    shown: list[str] = field(default_factory=list)

    def interaction(self, data: dict[str, Any]) -> Any:
        done: list[bool] = []

        async def answered(*args: object, **kwargs: object) -> SimpleNamespace:
            done.append(True)
            self.shown += [str(one.to_components() if hasattr(one, "to_components") else one) for one in args]
            self.shown += [str(one.to_components()) for one in kwargs.values() if hasattr(one, "to_components")]
            self.shown += [str(one.filename) for one in kwargs.get("attachments") or () if "replay" in one.filename]
            return SimpleNamespace(id=1)

        async def opened(modal: discord.ui.Modal) -> None:
            done.append(True)
            self.shown.append(str(modal.to_dict()))

        where = {"send_modal": opened, "edit_message": answered, "is_done": lambda: bool(done)}
        return an_interaction(self.world, self.user_id, self.guild_id, shows=answered, data=data, **where)

    async def click(self, panel_id: PanelId, *values: str, interaction: Any = None) -> None:
        item = discord.ui.Button[Any](label="x", custom_id=str(panel_id))
        if values:
            options = [discord.SelectOption(label=value, value=value) for value in values]
            chosen = discord.ui.Select[Any](custom_id=str(panel_id), options=options)
            chosen._values = list(values)
            item = chosen  # type: ignore[assignment]
        try:
            await handle(Request(interaction or self.interaction({})), PanelItem(item)._click())
        except ANSWERED as error:
            self.shown.append(str(error))

    async def press(self, custom_id: str, *values: str) -> None:
        """Use a component as Discord would hand it over: whatever goes wrong is answered."""
        item: Any = (
            discord.ui.Select[Any](custom_id=custom_id) if values else discord.ui.Button[Any](custom_id=custom_id)
        )
        item._values = list(values)
        await PanelItem(item).callback(self.interaction({}))

    async def submit(self, panel_id: PanelId) -> None:
        fields = [
            {"custom_id": key, "value": value}
            for key, value in (("reason", "because"), ("name", "Mine"), ("round", "1h"), ("rules", "match.rounds=2"))
        ]
        await forms.submitted(self.interaction({"custom_id": str(panel_id), "components": fields}))


async def played(world: World) -> dict[str, int]:
    """A lobby, a match, a practice game, a draft of a tournament and one that is open; whose nobody else here is."""
    table = await started(world, world.ada, world.ben)
    lobbies, alone_at = world.guild.create_text_channel("lobbies"), world.guild.create_text_channel("alone")
    services, hostess = world.bot.services, Actor(world.ada.id, "Zebedee")
    lobby = NewGame(world.guild.id, lobbies.id, world.ada.id, "Zebedee", "disney_basic", 3, PACES["quick"], {})
    opened = await services.games.lobbies.open(lobby, "forged lobby")
    alone = NewGame(0, alone_at.id, world.ben.id, "Zebedee", "gin_rummy", 2, PACES["quick"], {}, computers=("steady",))
    practice = await services.games.lobbies.open(alone, "forged practice")
    await services.games.lobbies.start(practice.id, world.ben.id, "forged start")
    new = NewTournament(world.guild.id, world.channel.id, world.ada.id, "Zebedee Cup", "disney_basic", {})
    drafted = await services.tournaments.create(new, "forged draft")
    announced = await services.tournaments.create(new, "forged open")
    await services.tournaments.open(announced.record.id, hostess, "forged opening")
    await world.env.settle()
    ids = {"match": table.game_id, "lobby": opened.id, "practice": practice.id}
    return ids | {"draft": drafted.record.id, "open": announced.record.id}


async def everything(world: World) -> dict[str, list[str]]:
    """All rows that games and tournaments have."""
    rows = {}
    async with world.bot.services.database.reading() as connection:
        for table in metadata.sorted_tables:
            found = await connection.execute(select(table))
            rows[table.name] = sorted(str(tuple(row)) for row in found)
    return {name: found for name, found in rows.items() if "outbox" not in name}


async def forged(world: World, guild_id: int | None, *, every: int) -> int:
    """Use each component and form with each of the ids, of which one in so many is tried; gives how many were."""
    ids, forger = await played(world), Forger(world, guild_id)
    before, numbers = await everything(world), sorted(set(ids.values()))
    tried = [
        (PanelId(panel, action, number, 1, "0"), way)
        for panel in _HANDLERS
        for action in forged_actions(panel)
        for number in numbers
        for way in ("button", "select", "named", "more", "form")
        if way != "form" or panel in _SUBMISSIONS
    ][::every]
    for panel_id, way in tried:
        match way:
            case "form":
                await forger.submit(panel_id)
            case "more":
                await forger.click(PanelId("more", "choose"), str(panel_id))
            case _:
                chosen = {"select": ["0"], "named": [str(panel_id.game)]}
                await forger.click(panel_id, *chosen.get(way, []))
    after = await everything(world)
    assert {name for name in before if before[name] != after[name]} <= OWN, "something that is played was changed"
    told = " ".join(forger.shown)
    for secret in ("Zebedee", str(world.channel.id), "replay-", str(world.ada.id)):
        assert secret not in told, f"{secret} was shown"
    return len(tried)


@pytest.mark.parametrize("guild_id", [OTHER_SERVER, DIRECT])
async def test_no_id_of_a_panel_reaches_what_is_elsewhere(world: World, guild_id: int | None) -> None:
    assert await forged(world, guild_id, every=29) > 100


async def test_nobodys_number_cannot_be_barred(world: World) -> None:
    forger = Forger(world, OTHER_SERVER)
    await forger.submit(PanelId("bars", "add", detail="0"))
    assert "from an older version" in " ".join(forger.shown)
    assert await world.bot.services.games.access.bars_in(OTHER_SERVER) == ()


async def test_nobody_waits_for_the_database_before_discord_is_answered(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every component and form, in the hands of whose all of it is, and every command."""
    host, ids = Forger(world, world.guild.id, world.ada.id), await played(world)
    numbers, asked = (ids["match"], ids["open"]), dict[tuple[str, ...], tuple[Any, asyncio.Task[None]]]()
    goes_on, engine = asyncio.Event(), world.bot.services.database.engine.sync_engine
    stands = event.listens_for(engine, "begin")(lambda _: await_only(goes_on.wait()))
    monkeypatch.setattr("bot.answers.IN_TIME_S", 0)
    for panel in _HANDLERS:
        for action, number, values in itertools.product(
            forged_actions(panel), numbers, ((), ("typed",), ("decide.1",), ("pause",))
        ):
            interaction = host.interaction({})
            pressed = host.click(PanelId(panel, action, number, 1, "0"), *values, interaction=interaction)
            asked[panel, action, str(number), *values] = interaction, asyncio.create_task(pressed)
    for panel, number in itertools.product(_SUBMISSIONS, numbers):
        interaction = host.interaction({"custom_id": str(PanelId(panel, "rules", number, 1, "0")), "components": []})
        asked["form", panel, str(number)] = interaction, asyncio.create_task(forms.submitted(interaction))
    for command in world.bot.tree.walk_commands():
        if isinstance(command, discord.app_commands.Command):
            interaction = host.interaction({})
            typed = {one.name: "7H" for one in command.parameters if one.required}
            given = command.callback(*filter(None, [command.binding]), interaction, **typed)
            asked["/", command.qualified_name] = interaction, asyncio.create_task(given)
    suggested = host.interaction({})
    suggested.type, suggested.response.autocomplete = discord.InteractionType.autocomplete, suggested.response.defer
    monkeypatch.setattr(discord.app_commands.CommandTree, "_call", lambda *_: goes_on.wait())
    try:
        await world.bot.tree._call(suggested)
        assert suggested.response.is_done()
        await until(lambda: all(task.done() or one.response.is_done() for one, task in asked.values()))
    finally:
        goes_on.set()
        event.remove(engine, "begin", stands)
        for _, task in asked.values():
            task.cancel()
        await asyncio.gather(*(task for _, task in asked.values()), return_exceptions=True)


async def test_what_no_host_is_offered_is_from_an_older_version(world: World) -> None:
    host, ids = Forger(world, world.guild.id, world.ada.id), await played(world)
    for chosen in ("decide.1.1", "extend.9.9", "undo.-1", "undo." + "9" * 40, "undo.\u0663"):
        host.shown.clear()
        await host.press(str(PanelId("thost", "act", ids["open"])), chosen)
        assert "from an older version" in host.shown[-1], chosen


async def test_in_their_own_server_an_id_of_what_one_cannot_see_is_answered_as_one_of_nothing(world: World) -> None:
    ids, member = await played(world), Forger(world, world.guild.id)
    before, numbers = await everything(world), sorted(set(ids.values()))
    tried = [(panel, action) for panel in _HANDLERS for action in forged_actions(panel)]
    chosen = [("seats", "take"), ("board", "more"), ("thost", "remove"), ("lobby", "start"), ("draft", "open")]
    for (panel, action), submits in itertools.product((*chosen, *tried[::5]), (False, True)):
        if submits and panel not in _SUBMISSIONS:
            continue
        told = set[str]()
        for number in (STRANGER, *numbers):
            member.shown.clear()
            panel_id = PanelId(panel, action, number, 1, "0")
            await (member.submit(panel_id) if submits else member.click(panel_id))
            told.add(re.sub(r"game_id\W+\d+|t1:[0-9a-z:]+|'id': \d+", "", " ".join(member.shown)))
        assert len(told) == 1, (panel, action, submits)
    after = await everything(world)
    assert {name for name in before if before[name] != after[name]} <= OWN


@pytest.mark.prove
@pytest.mark.parametrize("guild_id", [OTHER_SERVER, DIRECT])
async def test_all_ids_of_all_panels_reach_nothing_elsewhere(
    world: World, guild_id: int | None, proof_report: ProofReport
) -> None:
    proof_report("forged components and forms", await forged(world, guild_id, every=1), limit=1_000, at_least=True)


async def test_powers_end_at_the_servers_border_before_any_form_opens(world: World) -> None:
    # Who takes part may mean it from anywhere, yet manages nothing there but their own server.
    ids, services = await played(world), world.bot.services
    await services.tournaments.join(ids["open"], Actor(STRANGER, "Mallory"), "forged join")
    away = Forger(world, OTHER_SERVER)
    await away.click(PanelId("thost", "start", ids["open"]))
    await away.click(PanelId("thost", "act", ids["open"]), "remove.")
    await away.submit(PanelId("thost", "remove", ids["open"]))
    only_the_host = Wording.of("en").reject(Refused(HostReject.NOT_TOURNAMENT_HOST))
    assert {str(Refused(HostReject.NOT_TOURNAMENT_HOST)), only_the_host} == {*away.shown}
    assert (await services.tournaments.look(ids["open"])).record.status.value == "open"


async def test_whatever_is_forged_is_answered_and_changes_nothing(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await open_table(world, world.ada)
    before, forger = await everything(world), Forger(world, world.guild.id)
    unanswered: list[object] = []
    of_another_version = itertools.product(_HANDLERS, ("zz", "open"), ("", "x.9"))
    pressed = [(f"t1:{panel}:{action}:1:0:0:{detail}", ()) for panel, action, detail in of_another_version]
    chosen = [(custom_id, (value,)) for custom_id in SELECTS for value in VALUES]
    for custom_id, values in (*pressed, *((custom_id, ()) for custom_id in BUTTONS), *chosen):
        known = len(forger.shown)
        await forger.press(custom_id, *values)
        unanswered += [] if len(forger.shown) > known else [(custom_id, values)]
        assert errors(caplog) == [], (custom_id, values)
    assert unanswered == [], f"somebody waits for a word: {unanswered}"
    after = await everything(world)
    assert {name for name in before if before[name] != after[name]} <= OWN
    assert await world.bot.services.servers.get(world.guild.id) == NOTHING_SETTLED
