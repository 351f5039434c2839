"""After the match: one picture with its buttons, the same table again, a series, and what a person plays usually."""

import discord
import pytest

from bot.hosting.results.parameters import PARAMETERS
from bot.records.games import GameRecord, NewGame
from bot.ui.kit.items import PanelId
from tests.discord.conftest import World
from tests.discord.games import play_out
from tests.discord.tables import (
    QUICKEST_ROUND,
    Playing,
    alts,
    answer,
    behind_more,
    labels,
    open_table,
    panel_of,
    press,
    started,
    tap,
    words,
)
from tests.discord.test_forged_ids import Forger
from tests.discord.test_replay_panel import clicked

pytestmark = pytest.mark.usefixtures("unpacked")

FORGED = (("rematch", "7"), ("rematch", "more.more"), ("rematch", "3"), ("more", ""), ("scores", ""))


async def played(world: World, computers: tuple[str, ...] = ()) -> tuple[Playing, discord.Message]:
    """A finished match of two people, and its summary."""
    table = await started(world, world.ada, world.ben, rules=QUICKEST_ROUND, computers=computers)
    await play_out(table, table.submit)
    await world.env.advance_time(5)
    return table, next(message for message in world.messages() if "the match is over" in words(message))


async def test_a_match_ends_with_one_picture_goes_on_as_a_series_and_is_watched(world: World) -> None:
    table, summary = await played(world)
    assert [file.filename for file in summary.attachments] == ["finale.png"]
    (alt,) = alts(summary)
    assert alt.startswith("1st ")
    assert "decided" in alt
    assert [*labels(summary)] == ["Watch", "Rematch", "Coach", "More"]
    more = panel_of(await press(world.ada, summary, "more"))
    assert behind_more(more) == ["Best of 3", "Best of 5", "With one more", "Scores", "Fair shuffles"]
    scores = panel_of(await tap(world.dot, summary, "Scores"))
    assert any("held" in told for told in alts(scores)), "a match of one round has its hands to show"
    assert "no seat" in answer(await tap(world.dot, summary, "Rematch"))
    assert "no seat" in answer(await tap(world.dot, summary, "Best of 3"))
    assert "set again" in answer(await tap(world.ben, summary, "Best of 3"))
    games = world.bot.services.games
    again = await games.game_in_channel(world.channel.id)
    assert (again.host_id, again.switches) == (world.ben.id, (await table.record()).switches)
    series = await games.series(again.id)
    assert (series.best_of, series.series_id, len(series.matches)) == (3, table.game_id, 1)
    lobby = next(one for one in world.messages() if "Join" in labels(one))
    assert "Best of 3: " in words(lobby)
    assert "The series is between ada and ben alone. Otherwise it ends." in words(lobby)
    assert "**Best of 3:** You sit at this table already. [" in answer(await tap(world.ben, summary, "Rematch")), (
        "who sits there reads so"
    )
    joined = answer(await tap(world.ada, summary, "Rematch"))
    assert joined.startswith("**Best of 3:** You sit at the table of"), "it is set already, and not as a plain rematch"
    assert "The series" not in words(await Playing(world, again.id, ()).board())
    record = (await games.lobbies.start(again.id, world.ben.id, "start")).record
    for before, way in ((summary, "Rematch"), (more, "Best of 3")):
        assert "**Next match:** [Disney" in answer(await tap(world.ada, before, way))
    before = [one.user_id for one in (await table.record()).holders]
    assert [one.user_id for one in record.holders] == [*before[1:], before[0]]
    public_id = (await table.record()).public_id
    result = await tap(world.dot, panel_of(await tap(world.dot, summary, "Watch")), "Replay file")
    assert "`talon verify` checks it" in answer(result)
    assert [file.filename for file in panel_of(result).attachments] == [f"replay-{public_id}.json"]
    assert f"Game {public_id}" in words(summary)
    typed = await world.dot.slash(world.channel, "game replay", game=f" {public_id.lower()}")
    assert "all hands open" in answer(typed)


async def test_a_followed_summary_leads_on_and_offers_the_same_again_where_that_was_called_off(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, summary = await played(world)
    offered = [*labels(summary)]
    lobbies = world.bot.services.games.lobbies
    opened = lobbies.open

    async def at_once(new: NewGame, key: str) -> GameRecord:
        monkeypatch.setattr(lobbies, "open", opened)
        await Forger(world, world.guild.id, world.ben.id).click(PanelId("summary", "rematch", table.game_id))
        return await opened(new, key)

    monkeypatch.setattr(lobbies, "open", at_once)
    assert "**Rematch:** You sit at the table of" in answer(await tap(world.ada, summary, "Rematch"))
    await world.env.advance_time(5)
    (now,) = (one for one in world.messages() if one.id == summary.id)
    assert [*labels(now)] == ["Watch", "Next match", "Coach", "More"]
    assert behind_more(panel_of(await press(world.ada, now, "more"))) == ["Scores", "Fair shuffles"]
    monkeypatch.setitem(PARAMETERS, "disney_basic", None)
    assert "Rating" in behind_more(panel_of(await press(world.ada, now, "more"))), "of a game that has one"
    again = await world.bot.services.games.game_in_channel(world.channel.id)
    await world.bot.services.games.cancel(again.id, world.ben.id, "off")
    await world.env.advance_time(5)
    (now,) = (one for one in world.messages() if one.id == summary.id)
    assert [*labels(now)] == offered


async def test_a_series_ends_with_another_table_and_says_so(world: World) -> None:
    _, summary = await played(world)
    await tap(world.ben, summary, "Best of 3")
    again = await world.bot.services.games.game_in_channel(world.channel.id)
    lobby = next(one for one in world.messages() if "Join" in labels(one))
    await tap(world.cyd, lobby, "Join")
    other = Playing(world, again.id, (world.ben, world.cyd))
    lobby = await other.board()
    assert "The series is between ada and ben alone. Otherwise it ends." in words(lobby)
    await tap(world.ben, lobby, "Start")
    await play_out(other, other.submit)
    await world.env.advance_time(5)
    told = [words(one) for one in world.messages() if "the match is over" in words(one)][-1]
    assert "The series is between ada and ben alone. **It has ended.**" in told


async def test_a_series_goes_on_with_the_same_computer_players_whoever_sets_the_table(world: World) -> None:
    table, summary = await played(world, ("easy",))
    await tap(world.ben, summary, "Best of 5")
    await tap(world.ada, summary, "Rematch")
    again = await world.bot.services.games.game_in_channel(world.channel.id)
    assert {one.name for one in again.holders} == {one.name for one in (await table.record()).holders}
    assert (await world.bot.services.games.series(again.id)).together


async def test_a_forged_way_on_is_one_sentence_and_opens_nothing(world: World) -> None:
    table = await started(world, world.ada, world.ben)
    forged = [PanelId("summary", action, table.game_id, detail=way) for action, way in FORGED]
    said = [answer(await clicked(world.ada, world, one)) for one in forged]
    assert len(set(said[:2])) == 1, "what no button of ours says"
    assert all("not over" in one or "is still" in one or "finished" in one for one in said[2:]), said[2:]
    assert len(await world.bot.services.games.games_in_guild(world.guild.id)) == 1


async def test_a_new_game_is_as_its_host_played_it_last_in_this_server(world: World) -> None:
    games = world.bot.services.games
    asked = {"game": "disney_layoff", "seats": 3, "pace": "live", "computers": 1}
    await world.ada.slash(world.channel, "game new", **asked)
    first = await games.game_in_channel(world.channel.id)
    await games.lobbies.change_rules(first.id, world.ada.id, {"opening.points": 0}, "rules")
    await games.cancel(first.id, world.ada.id, "off")
    await world.ada.slash(world.channel, "game new", game="disney_layoff")
    again = await games.game_in_channel(world.channel.id)
    assert (again.seats, again.pace.name, again.switches) == (3, "live", {"opening.points": 0})
    assert [one.computer for one in again.holders] == [None, "steady"]
    await games.cancel(again.id, world.ada.id, "off again")
    await world.ada.slash(world.channel, "game new", game="disney_layoff", seats=2, pace="slow", computers=0)
    said = await games.game_in_channel(world.channel.id)
    assert (said.seats, said.pace.name, len(said.holders)) == (2, "slow", 1)
    await games.cancel(said.id, world.ada.id, "off once more")
    await world.ben.slash(world.channel, "game new", game="disney_layoff")
    other = await games.game_in_channel(world.channel.id)
    assert (other.seats, other.pace.name, other.switches) == (4, "daily", {}), "what others played is theirs"


async def test_the_chooser_offers_one_s_own_last_table_before_anybody_s(world: World) -> None:
    mine = await open_table(world, world.ada, variant="czech_rummy", seats=2)
    await world.bot.services.games.cancel(mine.game_id, world.ada.id, "off")
    theirs = await open_table(world, world.ben, variant="gin_rummy", seats=2)
    await world.bot.services.games.cancel(theirs.game_id, world.ben.id, "off too")
    for person, game in ((world.ada, "Czech rummy"), (world.ben, "Gin rummy"), (world.cyd, "Gin rummy")):
        panel = panel_of(await person.slash(world.channel, "game new"))
        (again,) = [label for label in labels(panel) if label.startswith("As last time")]
        assert game in again
