"""Clicks on a page whose world moves by itself: let through, or refused, by what the message offers now."""

import asyncio
import itertools
import re
from collections.abc import Mapping
from importlib.resources import files
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest
from discord import app_commands
from simcord.preview._media import MediaInfo, MediaWorker
from simcord.preview._server import PreviewServer

from bot.hosting.thinking.coaching import Asked, Coaching, Report
from bot.hosting.thinking.thinkers import InlineThinkers
from bot.playground.page import PICTURES_KEPT, KeptMedia, Page, own_words
from bot.playground.passing import SHORTEST_STEP, Passing
from bot.records.games import GameStatus
from bot.ui.kit.open_panels import BETWEEN_LOOKS_S
from bot.ui.table import coach
from bot.wording import BASE_LOCALE, Wording, locales
from bot.wording.languages import discords
from tests.ui.looks import ENGLISH, NO_EMOJIS, a_record
from tests.waiting import until


class Panel(discord.ui.View):
    def __init__(self, heard: list[str], custom_id: str) -> None:
        super().__init__(timeout=None)
        self.heard = heard
        button: discord.ui.Button[Panel] = discord.ui.Button(label="Press", custom_id=custom_id)
        button.callback = self.pressed  # type: ignore[method-assign]
        self.add_item(button)

    async def pressed(self, interaction: discord.Interaction) -> None:
        self.heard.append(str(interaction.data["custom_id"]))
        await interaction.response.defer()


class Visitor:
    """A browser page as the server sees it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.context = page._open_page()
        self.numbers = itertools.count(1)
        self.seen = self.context.snapshot

    @property
    def revision(self) -> int:
        return self.context.revision

    async def press(self, message_id: int, revision: int) -> dict:
        (control,) = (key for key in _controls(self.seen["messages"][str(message_id)]))
        return await self.act("click", revision, target_id=str(message_id), control_key=control)

    async def be(self, name: str) -> dict:
        """Look at the world as whoever has this name in the list; what the page shows then."""
        listed = {one["name"]: one["id"] for one in self.page._page_payload(self.context)["viewers"]}
        await self.go(listed[name])
        return self.page._page_payload(self.context)

    async def go(self, viewer_id: str) -> None:
        """Look from somewhere else."""
        answer = await self.act("viewer", self.revision, viewer_id=viewer_id)
        assert answer["settlement"] == "settled"
        self.seen = self.page._page_payload(self.context)

    async def act(self, kind: str, revision: int, **said: object) -> dict:
        number = next(self.numbers)
        return await self.page._action(
            self.context.id,
            {
                "protocol_version": 3,
                "sequence": number,
                "request_id": f"r{number}",
                "generation": self.context.generation,
                "bot_generation": self.page.env._generation,
                "published_revision": revision,
                "kind": kind,
                **said,
            },
        )


def _controls(value) -> list[str]:
    if isinstance(value, dict):
        own = [value["control_key"]] if "control_key" in value else []
        return own + [key for part in value.values() for key in _controls(part)]
    return [key for part in value for key in _controls(part)] if isinstance(value, list) else []


@pytest.fixture
async def room(request, here):
    bot, world = here
    wording, passing = Wording.of(getattr(request, "param", BASE_LOCALE)), Passing(world.env.now)
    async with Page(world, port=0, timezone="UTC", assets={}, wording=wording, passing=passing) as page:
        yield bot, world, page


class Looking:
    """How pictures are looked into: what was begun, and ended once it may."""

    def __init__(self, patches: pytest.MonkeyPatch) -> None:
        self.begun, self.ended, self.may_end = list[str](), list[str](), asyncio.Event()
        patches.setattr(MediaWorker, "_decode", lambda _, *asked: self.decode(*asked))

    async def decode(self, key: str, blob: bytes, _media_time: float | None) -> MediaInfo:
        self.begun.append(key)
        await self.may_end.wait()
        self.ended.append(key)
        return MediaInfo("PNG", 1, 1, 1, 4, blob, "image/png")


async def test_a_picture_is_looked_into_once_however_often_its_place_is_opened(monkeypatch):
    looking, media = Looking(monkeypatch), KeptMedia()
    looking.may_end.set()
    for _ in range(2):
        assert (await media.validate("one", b"1")).normalized == b"1"
        media.release("one")
    await asyncio.gather(*(media.validate(str(number), b"2") for number in range(PICTURES_KEPT)))
    await media.validate("one", b"1")
    assert looking.begun.count("one") == 2, "and forgotten when many others came"
    await media.close()


async def test_what_is_being_looked_into_comes_to_its_end_when_its_message_goes_or_the_page(monkeypatch):
    looking, media = Looking(monkeypatch), KeptMedia()
    found = asyncio.create_task(media.validate("one", b"1"))
    await until(lambda: looking.begun)
    media.release("one")
    closing = asyncio.create_task(media.close())
    looking.may_end.set()
    await closing
    assert (looking.ended, (await found).normalized) == (["one"], b"1")


async def test_a_click_counts_though_other_messages_have_changed_and_not_where_its_button_means_something_else(room):
    bot, world, page = room
    heard: list[str] = []
    channel = bot.get_partial_messageable(world.channel.id)
    message = await channel.send("board", view=Panel(heard, "draw:1"))
    await page.refresh()
    visitor = Visitor(page)
    seen = visitor.revision
    await channel.send("talk")
    await page.refresh()
    assert visitor.revision > seen
    answer = await visitor.press(message.id, seen)
    assert (answer["rejected"], answer["settlement"]) == (False, "settled")
    assert heard == ["draw:1"]
    seen = visitor.revision
    await message.edit(view=Panel(heard, "discard:1"))
    await page.refresh()
    assert (await visitor.press(message.id, seen))["rejected"] is True
    assert heard == ["draw:1"]


async def test_while_the_coach_thinks_that_is_told_at_once_and_time_goes_on(room):
    bot, world, page = room
    record, panel, thought = a_record(status=GameStatus.FINISHED), Panel([], "coach"), asyncio.Event()

    class Slow(Coaching):
        async def _made(self, asked: Asked) -> Report:
            await thought.wait()
            return Report(asked.seat, 7, (), None)

    stories = SimpleNamespace(of=AsyncMock())
    services = SimpleNamespace(coaching=Slow(Any, InlineThinkers()), stories=stories)
    request: Any = SimpleNamespace(user_id=record.host_id, wording=ENGLISH, cards=NO_EMOJIS, services=services)
    request.look, request.show = AsyncMock(return_value=SimpleNamespace(record=record)), AsyncMock()

    async def pressed(interaction: discord.Interaction) -> None:
        request.interaction, request.defer = interaction, interaction.response.defer
        await coach.ask(request, record.id)

    def said() -> str:
        return request.show.await_args.args[0].view.children[0].children[0].content

    panel.children[0].callback = pressed
    message = await bot.get_partial_messageable(world.channel.id).send("over", view=panel)
    await page.refresh()
    visitor = Visitor(page)
    assert (await visitor.press(message.id, visitor.revision))["settlement"] == "settled"
    assert said() == ENGLISH.text("coach-begins")
    await world.env.advance_time(BETWEEN_LOOKS_S)
    thought.set()
    await services.coaching.ask(record, record.host_id).made
    await world.env.advance_time(0)
    assert "7" in said()


async def test_a_page_opens_at_the_newest_message(room):
    bot, world, page = room
    channel = bot.get_partial_messageable(world.channel.id)
    for number in range(60):
        await channel.send(str(number))
    await page.refresh()
    snapshot = Visitor(page).seen
    assert snapshot["history"]["hasAfter"] is False
    assert snapshot["targetId"] is None


async def test_a_countdown_makes_its_message_new_as_time_goes_by(room):
    bot, world, page = room
    channel = bot.get_partial_messageable(world.channel.id)
    counting, still = await channel.send("<t:1900000000:R>"), await channel.send("a day like any other")
    await page.refresh()
    context = Visitor(page).context
    before = context.snapshot["messages"]
    await world.env.advance_time(10)
    await page.refresh()
    after = context.snapshot["messages"]
    assert before[str(counting.id)] != after[str(counting.id)]
    assert before[str(still.id)] == after[str(still.id)]


async def test_everybodys_direct_messages_can_be_looked_at_and_pressed_in(room):
    bot, world, page = room
    heard: list[str] = []
    ada, _ben = world.direct
    said = f"a practice game beside <#{world.channel.id}>"
    await bot.get_partial_messageable(ada.id).send(said, view=Panel(heard, "draw:1"))
    await bot.get_partial_messageable(world.channel.id).send("the table")
    visitor = Visitor(page)
    shown = await visitor.be("Ada: messages with Talon")
    (message,) = shown["messages"].values()
    assert message["content"] == "a practice game beside #rummy"
    assert (shown["channel"]["recipient"]["name"], shown["viewerId"]) == ("Talon", f"direct-{world.people[0].id}")
    await visitor.press(int(message["id"]), visitor.revision)
    assert heard == ["draw:1"]
    assert (await visitor.be("Ben: messages with Talon"))["messages"] == {}
    back = await visitor.be("Ada")
    assert [message["content"] for message in back["messages"].values()] == ["the table"]


async def a_thread(bot, world, name: str) -> discord.Thread:
    card = await bot.get_channel(world.channel.id).send(name)
    return await card.create_thread(name=name)


def _places(page, visitor) -> dict[str, dict]:
    told = page._page_payload(visitor.context)["places"]["listed"]
    return {one["name"]: one for one in told}


async def test_a_thread_is_opened_and_whoever_one_becomes_one_stays_there_until_one_goes_back(room):
    bot, world, page = room
    heard: list[str] = []
    thread = await a_thread(bot, world, "table 1")
    message = await thread.send("a hand", view=Panel(heard, "draw:1"))
    await page.refresh()
    visitor = Visitor(page)
    assert [*_places(page, visitor)] == ["# rummy", "table 1", "Ada: messages with Talon"]
    await visitor.go(_places(page, visitor)["table 1"]["go"])
    await visitor.press(message.id, visitor.revision)
    shown = await visitor.be("Ben")
    assert [one["content"] for one in shown["messages"].values()] == ["a hand"]
    assert (shown["channel"]["name"], shown["viewerId"]) == ("table 1", f"{thread.id}-{world.people[1].id}")
    await visitor.press(message.id, visitor.revision)
    assert heard == ["draw:1"] * 2
    await visitor.go(_places(page, visitor)["# rummy"]["go"])
    assert visitor.seen["channel"]["name"] == "rummy"
    assert visitor.seen["viewerId"] == str(world.people[1].id)


async def test_who_is_called_in_a_thread_is_told_so_until_they_have_looked_and_nobody_stays_where_it_goes(room):
    bot, world, page = room
    ada, ben = world.people
    thread, quiet = await a_thread(bot, world, "table 1"), await a_thread(bot, world, "table 2")
    await thread.send(f"<@{ada.id}> and <@{ben.id}>", allowed_mentions=discord.AllowedMentions(users=True))
    await quiet.send(f"<@{ada.id}>", allowed_mentions=discord.AllowedMentions.none())
    visitor = Visitor(page)
    listed = _places(page, visitor)
    assert [*listed][1:3] == ["table 1", "table 2"]  # where one is called comes first, though it is older
    assert [(one["mine"], one["called"]) for one in listed.values()][1:3] == [
        (True, "calls Ada and Ben"),
        (False, None),
    ]
    assert listed["table 2"]["new"]
    await visitor.go(listed["table 1"]["go"])
    listed = _places(page, visitor)
    assert (listed["table 1"]["mine"], listed["table 1"]["called"]) == (False, "calls Ben")
    await visitor.be("Ben")
    assert _places(page, visitor)["table 1"]["called"] is None
    assert page._page_payload(visitor.context)["channel"]["name"] == "table 1"
    await thread.delete()
    await page.refresh()
    assert page._page_payload(visitor.context)["channel"]["name"] == "rummy"
    assert page._page_payload(visitor.context)["viewerId"] == str(ben.id)


async def test_nobody_goes_anywhere_as_somebody_whom_there_is_not(room):
    bot, world, page = room
    thread = await a_thread(bot, world, "table 1")
    visitor = Visitor(page)
    answer = await visitor.act("viewer", visitor.revision, viewer_id=f"{thread.id}-1")
    assert answer["rejected"]
    await page.refresh()
    assert page._page_payload(visitor.context)["channel"]["name"] == "rummy"


async def test_commands_are_given_where_the_page_is(room):
    bot, world, page = room
    given: list[int] = []

    @bot.tree.command(name="here", description="Say where this is.")
    async def here(interaction: discord.Interaction) -> None:
        given.append(interaction.channel_id or 0)
        await interaction.response.send_message("here")

    await bot.tree.sync()
    await page.refresh()
    visitor = Visitor(page)
    for name, channel in (("Ben: messages with Talon", world.direct[1]), ("Ben", world.channel)):
        await visitor.be(name)
        (entry,) = visitor.context.command_catalog["entries"]
        answer = await visitor.act(
            "run_command",
            visitor.revision,
            command_id=entry["commandId"],
            path=entry["path"],
            schema_fingerprint=entry["schemaFingerprint"],
            options={},
        )
        assert answer["settlement"] == "settled", answer
        assert given.pop() == channel.id


async def test_commands_are_called_as_in_the_pages_language(room):
    bot, _, page = room
    names = {"here": "hier", "game": "spiel"}

    class German(app_commands.Translator):
        async def translate(self, string, locale, context):
            return names.get(string.message) if locale is discord.Locale.german else None

    @bot.tree.command(name=app_commands.locale_str("here"), description="Say where this is.")
    @app_commands.rename(game=app_commands.locale_str("game"))
    async def here(interaction: discord.Interaction, game: str) -> None:
        raise NotImplementedError

    await bot.tree.set_translator(German())
    await bot.tree.sync()
    for locale, called, option in (("de", "hier", "spiel"), ("en-US", "here", "game")):
        page.locale = locale
        await page.refresh()
        visitor = Visitor(page)
        (entry,) = visitor.context.command_catalog["entries"]
        assert (entry["invocation"], entry["path"]) == (called, ["here"])
        assert [one["name"] for one in entry["options"]] == ["game"], "it is sent back so"
        assert page._page_payload(visitor.context)["called"] == {"/here": f"/{called}", "game": option}


async def served(page: Page, *paths: str) -> list[tuple[Mapping[str, str], bytes]]:
    """What a browser is given at each path: the headers and the body."""
    async with aiohttp.ClientSession(page.url.partition("/#")[0], raise_for_status=True) as session:
        given = [await session.get(path) for path in paths]
        return [(one.headers, await one.read()) for one in given]


async def test_the_page_has_the_playgrounds_own_style_and_title(room):
    (headers, text), *own = await served(room[2], "/", "/preview.css", "/app.js")
    assert b"<title>Talon</title>" in text
    assert headers["X-Frame-Options"] == "SAMEORIGIN", "the page holds itself, beside itself"
    assert "frame-ancestors 'self'" in headers["Content-Security-Policy"]
    for name, (_, body) in zip(("page.css", "page.js"), own, strict=True):
        assert body.endswith(files("bot.playground").joinpath(name).read_bytes())


def says(text: str, words: str) -> bool:
    """Whether words stand alone between quotes or tags; the look at all of a text comes before the dear one."""
    return words in text and re.search(rf"""["`>]\s*{re.escape(words)}\s*["`<]""", text) is not None


@pytest.mark.parametrize(
    "room",
    [
        pytest.param(one, marks=() if one in ("de", "fr") else pytest.mark.prove)
        for one in locales()
        if one != BASE_LOCALE
    ],
    indirect=True,
)
async def test_what_the_page_says_by_itself_is_said_in_its_language(room):
    wording = room[2].wording
    read = await served(room[2], *PreviewServer._STATIC_FILES)
    texts = [body.decode() for one, body in read if one["Content-Type"].startswith(("text/", "application/"))]
    assert any(f'<html lang="{discords(wording.locale)}">' in text for text in texts)
    for english, said in own_words(wording).items():
        assert not set(said) & set('"\\`<>'), "it would end the words in the script"
        assert any(says(text, said) for text in texts), (english, said)
        assert not any(says(text, english) for text in texts), english


async def test_the_page_has_a_clock_from_which_time_is_let_go_by(room):
    _, _, page = room
    text = (await served(page, "/"))[0][1].decode()
    assert f"<p>{ENGLISH.text('playground-time')}</p>" in text
    assert f'data-let-pass="0">{ENGLISH.text("playground-let-pass", hours=1)}</button>' in text
    assert page._page_payload(page._python)["passing"] == {"left": None, "offered": [True] * 4, "waits": None}
    for _ in range(3):
        await page._action(None, {"kind": "let_time_fly", "choice": 3})
    told = page._page_payload(page._python)["passing"]
    assert told == {"left": "144 h to go", "offered": [True, True, True, False], "waits": None}
    assert page.passing.next_step() == SHORTEST_STEP
    await page._action(None, {"kind": "stop_time"})
    assert page.passing.next_step() is None
