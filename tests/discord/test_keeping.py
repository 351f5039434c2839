"""A match to keep: its clip and its page, from the panel in which it is watched; who is named, who may have them."""

import io
import json
import re
from dataclasses import replace

import pytest
from PIL import Image
from simcord.actors import MemberActor
from simcord.results import ResponseMessage
from sqlalchemy import text, update

from bot.store.schema import games
from bot.ui.keepsake import clip, keep_panel
from bot.ui.kit.items import PanelId
from tests.discord.conftest import World
from tests.discord.tables import Playing, answer, choose_from, labels, panel_of, press, started, tap, values_of, words
from tests.discord.test_replay_panel import FAMILIES, clicked, finished, watching
from tests.discord.test_sight import hidden
from tests.prove.reporting import ProofReport


def file_of(world: World, panel: ResponseMessage, ending: str) -> bytes:
    (found,) = (one for one in panel.attachments if one.filename.endswith(ending))
    data = world.env.backend.cdn.get(found.url)
    assert data is not None
    return data


async def opened(person: MemberActor, table: Playing, what: str) -> ResponseMessage:
    panel = await watching(person, table)
    await tap(person, panel, what)
    return panel


async def test_a_clip_of_a_round_is_made_and_handed_over_in_private(world: World) -> None:
    table = await finished(world)
    panel = await opened(world.ada, table, "Clip")
    said = re.search(r"round 1: (\d+) pictures in (\d+) seconds", words(panel))
    assert said, words(panel)
    assert len(words(panel).split()) <= 60
    steps = values_of(panel, "part")
    assert steps == sorted(set(steps), key=int)
    await choose_from(world.ada, panel, "part", *steps[:2])
    pictures = int(re.search(r"(\d+) pictures", words(panel))[1])
    await press(world.ada, panel, "make")
    gif = Image.open(io.BytesIO(file_of(world, panel, ".gif")))
    assert gif.width == 540
    assert 1 < gif.n_frames <= pictures
    gif.seek(gif.n_frames - 1)
    assert gif.info["duration"] >= clip.AT_THE_END_MS
    assert not labels(panel)
    assert panel.ephemeral, "nobody else sees it"


@pytest.mark.prove
@pytest.mark.parametrize("variant", FAMILIES)
async def test_a_round_of_every_family_has_a_clip(world: World, proof_report: ProofReport, variant: str) -> None:
    table = await finished(world, variant)
    panel = await opened(world.ada, table, "Clip")
    if not labels(panel)["Make it"]:
        await choose_from(world.ada, panel, "part", values_of(panel, "part")[0])
    await press(world.ada, panel, "make")
    gif = file_of(world, panel, ".gif")
    image = Image.open(io.BytesIO(gif))
    shown = 0
    for number in range(image.n_frames):
        image.seek(number)
        shown += int(image.info["duration"])
    proof_report(f"seconds that a clip of {variant} lasts before its end", (shown - clip.AT_THE_END_MS) / 1000, 60)
    proof_report(f"kB of a clip of {variant}", len(gif) / 1000, 3_000)


async def test_a_clip_that_is_too_long_or_too_large_is_not_made_and_the_match_is_gone_back_to(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(world)
    for what in ("Clip", "Page"):
        panel = await opened(world.ada, table, what)
        await tap(world.ada, panel, "Watch")
        assert "move 1 of" in words(panel)
        assert "On" in labels(panel)
    with monkeypatch.context() as patched:
        patched.setattr(clip, "LONGEST_MS", 6_000)
        panel = await opened(world.ada, table, "Clip")
        assert "at most a minute" in words(panel)
        assert labels(panel)["Make it"] is False
        await choose_from(world.ada, panel, "part", values_of(panel, "part")[1])
        assert labels(panel)["Make it"] is True
        assert int(re.search(r"in (\d+) seconds", words(panel))[1]) <= 6
    monkeypatch.setattr("bot.ui.kit.request.Request.upload_limit", 2_000)
    panel = await opened(world.ada, table, "Clip")
    await choose_from(world.ada, panel, "part", *values_of(panel, "part")[:2])
    assert "Choose a shorter part." in answer(await press(world.ada, panel, "make"))


async def test_a_page_names_people_only_where_that_is_asked_for(world: World) -> None:
    table = await finished(world, "disney_karo8")
    panel = await opened(world.ada, table, "Page")
    await press(world.ada, panel, "make")
    unnamed = file_of(world, panel, ".html").decode()
    assert '"names":["Seat 1","Seat 2"]' in unnamed
    assert "ada" not in unnamed.partition('id="match">')[2].partition("</script>")[0]
    panel = await opened(world.ada, table, "Page")
    assert "Names: left out" in labels(panel)
    await press(world.ada, panel, "names")
    assert "Names: shown" in labels(panel)
    await press(world.ada, panel, "make")
    assert '"names":["ada","ben"]' in file_of(world, panel, ".html").decode()


async def test_a_page_is_refused_where_it_cannot_be_or_is_not_for_the_asker_and_names_nobody_who_was_forgotten(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(world, "disney_karo8")
    for forged in (
        PanelId("clip", "make", table.game_id, 3, "x7.9."),
        PanelId("clip", "make", table.game_id, 3, "all.nine."),
        PanelId("clip", "fly", table.game_id, 3, "all.9."),
        PanelId("page", "fly", table.game_id),
    ):
        assert "from an older version" in answer(await clicked(world.ada, world, forged)), forged
    made = PanelId("page", "make", table.game_id)
    with monkeypatch.context() as patched:
        patched.setattr("bot.ui.keepsake.page.LARGEST", 1_000)
        assert "The page would be" in answer(await clicked(world.ada, world, made))
    await world.bot.services.privacy.forget(world.ben.id, "somebody")
    result = await clicked(world.ada, world, PanelId("page", "make", table.game_id, 0, "names"))
    page = file_of(world, panel_of(result), ".html").decode()
    names = json.loads(re.search(r'"names":(\[.*?\])', page)[1])
    assert names[0] == "ada"
    assert "ben" not in json.dumps(names)
    async with world.bot.services.database.writing() as connection:
        await connection.execute(text("UPDATE games SET secret = :other"), {"other": bytes(32)})
    await world.restart()
    said = answer(await clicked(world.ada, world, made))
    assert 4 < len(said.split()) < 40, "its log does not hold"
    assert "went wrong" not in said
    back = hidden(world)
    async with world.bot.services.database.writing() as connection:
        await connection.execute(update(games).where(games.c.id == table.game_id).values(channel_id=back.id))
    await world.restart()
    for game in (table.game_id, 99):
        for kept in (keep_panel.CLIP, keep_panel.PAGE):
            result = await clicked(world.dot, world, PanelId(kept, "make", game, 3, "all.9." if kept == "clip" else ""))
            assert "gone" in answer(result)


FORGED = [
    *(PanelId("clip", action, 1, mark, detail) for action in ("open", "make", "names", "part")
      for mark, detail in ((2, "all.9.names"), (2**40, "s1.1."), (0, ""))),
    *(PanelId("page", action, 1, 0, detail) for action in ("open", "make", "names") for detail in ("", "names")),
]  # fmt: skip


async def test_nothing_is_kept_of_a_match_that_is_on_through_any_forged_id(world: World) -> None:
    table = await started(world, world.ada, world.ben, variant="disney_layoff")
    for forged in FORGED:
        result = await clicked(world.ada, world, replace(forged, game=table.game_id))
        assert "still being played" in answer(result), forged
