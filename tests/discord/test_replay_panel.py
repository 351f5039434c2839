"""Watching a match: from the first deal to the last move, through whose eyes, and who may see what of it."""

import re
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage
from sqlalchemy import delete, select, text, update

from bot.records.games import GameStatus
from bot.store.ledger.tidying import Tidying
from bot.store.schema import games, games_known, results
from bot.ui.kit.items import PanelId
from bot.ui.replay.watched import LINES_SHOWN
from engine.cards import Seat
from engine.games.moves import FlipAll
from engine.games.scenes import Eyes
from tests.discord.conftest import World
from tests.discord.games import AnyGame
from tests.discord.tables import (
    Playing,
    alts,
    answer,
    behind_more,
    choose_from,
    labels,
    panel_of,
    parts,
    press,
    select_of,
    started,
    tap,
    words,
)
from tests.discord.test_answers import posted
from tests.discord.test_learn import practice_of, the_board
from tests.discord.test_sight import hidden

FAMILIES = ("disney_layoff", "gin_rummy", "tile_rummy", "disney_duel", "disney_karo8")
WITH_HANDS = tuple(variant for variant in FAMILIES if variant != "disney_duel")
CLOSED = "Hands open when the match is over."


def few(variants: tuple[str, ...], *here: str) -> list[Any]:
    """All of them in `make prove`, some in every run."""
    return [variant if variant in here else pytest.param(variant, marks=pytest.mark.prove) for variant in variants]


async def watching(person: MemberActor, table: Playing) -> ResponseMessage:
    """The panel of a match, as `/game replay` opens it."""
    public_id = (await table.record()).public_id
    return panel_of(await person.slash(table.world.channel, "game replay", game=public_id))


async def finished(world: World, variant: str = "disney_layoff") -> Playing:
    """A short match that computer players have played to its end for ada and ben."""
    switches = {"match.rounds": 2} if variant in ("disney_layoff", "tile_rummy") else {}
    table = await started(world, world.ada, world.ben, variant=variant, switches=switches)
    await table.played_out()
    return table


def moves_of(panel: ResponseMessage) -> tuple[int, int]:
    found = re.search(r"move (\d+) of (\d+)", words(panel))
    assert found, words(panel)
    return int(found[1]), int(found[2])


async def chosen(person: MemberActor, panel: ResponseMessage, action: str, begins: str) -> None:
    """Choose from a list what begins so."""
    offered = select_of(panel, action)["options"]
    await choose_from(person, panel, action, next(one["value"] for one in offered if one["label"].startswith(begins)))


async def clicked(person: MemberActor, world: World, panel_id: PanelId) -> InteractionResult:
    """What somebody is answered who presses a button with an id of their own making."""
    return await person.click(await posted(world, str(panel_id)), custom_id=str(panel_id))


@pytest.mark.parametrize("variant", few(FAMILIES, "tile_rummy", "disney_duel"))
async def test_a_match_is_watched_from_the_first_move_to_the_last_by_who_played_it(world: World, variant: str) -> None:
    table = await finished(world, variant)
    panel = await watching(world.ada, table)
    assert moves_of(panel)[0] == 1
    in_sight = ["Back", "On", "Last", *(["Eyes"] if variant != "disney_duel" else []), "More"]
    assert labels(panel) == {name: name != "Back" for name in in_sight}
    for move in range(2, 5):
        await press(world.ada, panel, "on")
        assert moves_of(panel)[0] == move
        assert len(words(panel).split()) <= 60
    if variant != "disney_duel":
        assert "through your eyes" in words(panel)
        assert alts(panel)[-1].startswith("Your ")
    await press(world.ada, panel, "back")
    assert moves_of(panel)[0] == 3
    await press(world.ada, panel, "last")
    assert moves_of(panel)[0] == moves_of(panel)[1]
    assert "The match is over" in words(panel)
    assert not labels(panel)["On"]
    await tap(world.ada, panel, "First move")
    assert moves_of(panel)[0] == 1
    await chosen(world.ada, panel, "go", "Round 1 begins")
    assert moves_of(panel)[0] <= 2
    if variant == "disney_layoff":
        await chosen(world.ada, panel, "go", "Round 1 ends")
        assert re.search(r"\*\*, round 1: move.*\n(.*\n)?Round 1 is over", words(panel))


async def test_the_end_of_a_duel_that_was_let_run_is_watched_too_and_tells_what_fits(world: World) -> None:
    table = await started(world, world.ada, world.ben, variant="disney_duel")
    for seat, person in enumerate(table.people):
        await AnyGame(table)(person, FlipAll(Seat(seat), 0))
    panel = await watching(world.ada, table)
    await press(world.ada, panel, "last")
    assert moves_of(panel)[0] == moves_of(panel)[1]
    assert words(panel).count("\n") == LINES_SHOWN
    assert "\n…\n" in words(panel)


async def test_every_hand_is_open_once_the_match_is_over_and_a_packed_one_is_watched_alike(world: World) -> None:
    table = await finished(world)
    panel = await watching(world.dot, table)
    for _ in range(2):
        await press(world.dot, panel, "on")
    assert "all hands open" in words(panel)
    assert re.search(r"drew \S+ from the stock", words(panel)), "a drawn card is open too"
    assert re.search("ada held .* ben held ", alts(panel)[-1])
    await press(world.dot, panel, "eyes")
    await chosen(world.dot, panel, "see", "through ben")
    assert "through ben’s eyes" in words(panel)
    assert "ada held" not in alts(panel)[-1]
    before = words(panel), alts(panel)
    services = world.bot.services
    later = services.games.path.clock() + timedelta(days=40)
    assert await Tidying(services.database).step(later, delete_all=False) == {"packed": 1}
    await world.restart()
    async with world.bot.services.database.reading() as connection:
        assert await connection.scalar(text("SELECT count(*) FROM moves")) == 0
    again = panel_of(await clicked(world.dot, world, PanelId("watch", "at", table.game_id, 2, "s1")))
    assert moves_of(again)[1] > 1
    panel = await watching(world.dot, table)
    for _ in range(2):
        await press(world.dot, panel, "on")
    await press(world.dot, panel, "eyes")
    await chosen(world.dot, panel, "see", "through ben")
    assert (words(panel), alts(panel)) == before


FORGED = [
    *(
        PanelId("watch", "at", 1, mark, detail)
        for mark, detail in ((2, "all."), (9, "s1.3"), (5, "s2."), (2**40, "all.7"))
    ),
    *(PanelId("watch", one, 1, 5, "all.") for one in ("back", "on", "last", "first", "eyes", "more", "post", "play")),
    *(PanelId("watch", action, 1, 5, "s2.3") for action in ("open", "since", "round")),
]


async def test_no_forged_id_opens_another_hand_while_the_match_is_on(world: World) -> None:
    table = await started(world, world.ada, world.ben, world.cyd, variant="disney_layoff")
    await table.played_out(30)
    mine = (await table.view(world.ada)).seat
    assert mine == 0
    for panel_id in FORGED:
        for person in (world.ada, world.dot):
            result = await clicked(person, world, replace(panel_id, game=table.game_id))
            if panel_id.action not in ("open", "since", "round"):
                assert CLOSED in answer(result), panel_id
            elif result.response is not None and CLOSED not in answer(result):
                assert all(alt.startswith("Your ") and person is world.ada for alt in alts(result.response)[1:])
    assert "still being played" in answer(await clicked(world.ada, world, PanelId("summary", "replay", table.game_id)))
    panel = await watching(world.ada, table)
    await press(world.ada, panel, "more")
    assert {"Replay file", "Play on from here"}.isdisjoint(behind_more(panel))


async def test_what_is_watched_or_posted_of_a_match_that_is_on_holds_nobody_else_s_hand(world: World) -> None:
    table = await started(world, world.ada, world.ben, variant="disney_layoff")
    await table.played_out(20)
    panel = await watching(world.dot, table)
    await press(world.dot, panel, "back")
    for _ in range(4):
        await press(world.dot, panel, "on")
        assert len(alts(panel)) == 1
        assert "as everybody saw it" in words(panel)
        assert not re.search(r"drew \S+ from the stock", words(panel))
    panel = await watching(world.ada, table)
    await press(world.ada, panel, "back")
    await press(world.ada, panel, "on")
    assert len(alts(panel)) == 2
    await tap(world.ada, panel, "Post this moment")
    post = world.messages()[-1]
    assert "ada** shows a moment" in words(post)
    assert len(alts(post)) == 1
    assert "as everybody saw it" in words(post)
    assert not re.search(r"drew \S+ from the stock", words(post))


async def test_at_a_tournament_s_table_hands_open_with_the_round(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await finished(world)
    over = False

    async def round_is_over(*_: object) -> bool:
        return over

    monkeypatch.setattr(world.bot.services.stories, "_round_is_over", round_is_over)
    panel = await watching(world.ada, table)
    assert "through your eyes" in words(panel)
    assert "Eyes" not in labels(panel)
    for panel_id in (PanelId("watch", "at", table.game_id, 3, "all"), PanelId("summary", "replay", table.game_id)):
        said = answer(await clicked(world.ada, world, panel_id))
        assert "Other tables of this round still play" in said
    over = True
    assert "all hands open" in words(await watching(world.dot, table))


async def test_one_sentence_for_what_cannot_be_watched(world: World) -> None:
    table = await finished(world)
    public_id = (await table.record()).public_id
    said: dict[str, Any] = {}
    said["none"] = answer(await world.ada.slash(world.channel, "game replay", game="ZZZZ"))
    said["no text"] = answer(await world.ada.slash(world.channel, "game replay", game="\ud800"))
    for detail in ("x", "s9", "all.x", "s1.1.1"):
        said[detail] = answer(await clicked(world.ada, world, PanelId("watch", "at", table.game_id, 1, detail)))
    said["go"] = answer(await clicked(world.ada, world, PanelId("watch", "nothing", table.game_id)))
    async with world.bot.services.database.writing() as connection:
        await connection.execute(text("UPDATE moves SET move = '[{' WHERE seq = 3"))
    world.bot.services.stories._kept.clear()
    said["unreadable"] = answer(await world.ada.slash(world.channel, "game replay", game=public_id))
    async with world.bot.services.database.writing() as connection:
        await connection.execute(delete(games).where(games.c.id == table.game_id))
    await world.restart()
    said["deleted"] = answer(await world.ada.slash(world.channel, "game replay", game=public_id))
    for case, sentence in said.items():
        assert 4 < len(sentence.split()) < 40, (case, sentence)
        assert "went wrong" not in sentence, (case, sentence)
    assert "gone" in said["none"]
    assert said["deleted"] == said["none"]


async def test_a_moment_is_posted_in_the_words_of_its_game(world: World) -> None:
    table = await finished(world, "gin_rummy")
    panel = await watching(world.dot, table)
    await press(world.dot, panel, "last")
    await tap(world.dot, panel, "Post this moment")
    (ended,) = (line for line in words(panel).splitlines() if line.endswith("is over.") or " is over. " in line)
    assert ended in words(world.messages()[-1])


async def test_a_moment_is_posted_where_the_match_was_played_with_the_poster_s_name(world: World) -> None:
    table = await finished(world)
    panel = await watching(world.dot, table)
    for _ in range(4):
        await press(world.dot, panel, "on")
    told = words(panel)
    before = len(world.messages())
    await tap(world.dot, panel, "Post this moment")
    post = world.messages()[-1]
    assert len(world.messages()) == before + 1
    assert words(post).startswith("**dot** shows a moment:")
    assert told in words(post)
    assert "ada held" in alts(post)[-1]
    again = panel_of(await tap(world.cyd, post, "Watch"))
    assert moves_of(again) == moves_of(panel)
    for _ in range(2):
        await tap(world.dot, panel, "Post this moment")
    said = answer(await tap(world.dot, panel, "Post this moment"))
    assert "3 moments within an hour" in said
    assert len(world.messages()) == before + 3
    beside = world.guild.create_text_channel("beside")
    public_id = (await table.record()).public_id
    elsewhere = panel_of(await world.ada.slash(beside, "game replay", game=public_id))
    assert f"<#{world.channel.id}>" in answer(await tap(world.ada, elsewhere, "Post this moment"))
    assert len(world.messages()) == before + 3


@pytest.mark.parametrize("variant", few(WITH_HANDS, "disney_layoff", "gin_rummy"))
async def test_it_is_played_on_from_a_moment_against_the_computer_and_nothing_of_it_counts(
    world: World, variant: str
) -> None:
    table = await finished(world, variant)
    panel = await watching(world.ada, table)
    for _ in range(6):
        await press(world.ada, panel, "on")
    told = await world.bot.services.stories.of(table.game_id)
    step = PanelId.parse(next(part["custom_id"] for part in parts(panel) if part.get("label") == "Eyes")).mark
    said = answer(await tap(world.ada, panel, "Play on from here"))
    assert "Play on [in your messages]" in said
    (record,) = [one for one in await world.bot.services.games.games_of(world.ada.id) if one.id != table.game_id]
    begun = await world.bot.services.stories.of(record.id)
    for seat in (Seat(0), Seat(1), None):
        assert [one.view for one in begun.scenes(step, step, Eyes(seat))] == [
            one.view for one in told.scenes(step, step, Eyes(seat))
        ]
    assert (record.guild_id, record.played_on) == (0, (await table.record()).public_id)
    assert [one.computer for one in record.holders] == [None, "steady"]
    assert begun.story.moves[:step] != told.story.moves[:step], "the stock is another one"
    if variant == "gin_rummy":
        board = await the_board(world, world.ada.user)
        assert f"Practice from game {record.played_on}: nothing counts." in words(board)
    asked = await tap(world.ada, panel, "Play on from here")
    assert "You are practising" in answer(asked)
    if variant == "disney_layoff":
        await tap(world.ada, panel, "Play on here instead")
        assert (await world.bot.services.games.look(record.id, None)).record.status is GameStatus.CANCELLED
        record = await practice_of(world, world.ada.user)
        assert record.played_on
    services = world.bot.services
    async with services.database.writing() as connection:
        await connection.execute(delete(games_known))
    playing = Playing(world, record.id, (world.ada, world.ada))
    assert (await playing.played_out()).status is GameStatus.FINISHED
    async with services.database.reading() as connection:
        assert not (await connection.execute(select(games_known))).all()
        assert not (await connection.execute(select(results).where(results.c.match_id == record.id))).all()


async def test_nothing_is_played_on_after_the_end_nor_while_the_match_is_on_nor_where_nobody_decides(
    world: World,
) -> None:
    table = await finished(world)
    panel = await watching(world.ada, table)
    await press(world.ada, panel, "last")
    await press(world.ada, panel, "more")
    assert "Play on from here" not in behind_more(panel)
    end = PanelId("watch", "play", table.game_id, 9_999, "s0.")
    assert "Nothing can be played on from here" in answer(await clicked(world.ada, world, end))
    channels = [replace(world, channel=world.guild.create_text_channel(name)) for name in ("duel", "on")]
    duel = await finished(channels[0], "disney_duel")
    assert "older version" in answer(await clicked(world.ada, world, PanelId("watch", "play", duel.game_id, 9, "s0.")))
    on = await started(channels[1], world.ada, world.ben, variant="disney_layoff")
    for action in ("play", "instead"):
        said = answer(await clicked(world.ada, world, PanelId("watch", action, on.game_id, 3, "s0.")))
        assert "still being played" in said


async def test_finished_matches_are_suggested_and_shown_to_who_may_see_their_channel(world: World) -> None:
    table = await finished(world)
    public_id = (await table.record()).public_id
    for typed in ("", "german", public_id.lower(), "BEN"):
        found = await world.dot.autocomplete(world.channel, "game replay", "game", typed)
        assert [(one["value"], one["name"]) for one in found] == [
            (public_id, f"{public_id} · German rummy · ada and ben")
        ]
    assert not await world.dot.autocomplete(world.channel, "game replay", "game", "gin")
    async with world.bot.services.database.writing() as connection:
        moved = update(games).where(games.c.id == table.game_id).values(channel_id=hidden(world).id)
        await connection.execute(moved)
    assert not await world.dot.autocomplete(world.channel, "game replay", "game", "")
    await world.restart()
    assert "gone" in answer(await world.dot.slash(world.channel, "game replay", game=public_id))
    for action, detail in (("at", "all"), ("on", "s0"), ("open", "")):
        assert "gone" in answer(await clicked(world.dot, world, PanelId("watch", action, table.game_id, 4, detail)))
