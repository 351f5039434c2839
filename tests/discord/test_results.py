"""`/stats` and `/leaderboard` after a season of 200 matches, as people meet them."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor

from bot.records.results import Shows
from tests.discord.conftest import World
from tests.discord.tables import alts, answer, labels, panel_of, press, words
from tests.hosting.results.leaving import keep, season


@pytest.fixture
async def played(world: World) -> World:
    """A season in which the earlier of the alphabet are the stronger."""
    people = [world.ada.id, world.ben.id, world.dot.id]
    matches = season(people, 200, guild_id=world.guild.id, channel_id=world.channel.id)
    with world.as_the_bot():
        await keep(world.bot.services.database, matches)
        await world.bot.services.results.rater.catch_up()
    return world


async def hide(world: World, person: MemberActor, shows: Shows) -> None:
    with world.as_the_bot():
        await world.bot.services.people.show_results(person.id, shows)


async def test_somebody_sees_their_own_figures_and_rivals(played: World) -> None:
    panel = panel_of(await played.ada.slash(played.channel, "stats"))
    assert panel.ephemeral
    [alt] = alts(panel)
    assert "Gin" in alt
    assert "matches" in alt
    assert "Rating" in alt
    assert "Best against" in alt
    assert labels(panel) == {"Post": True}


async def test_the_figures_of_somebody_else_are_posted_and_compared(played: World) -> None:
    panel = panel_of(await played.ben.slash(played.channel, "stats", somebody=played.ada))
    both = panel_of(await press(played.ben, panel, "both"))
    assert "Ahead of the other" in alts(both)[0]
    before = len(played.messages())
    await press(played.ben, panel_of(await played.ben.slash(played.channel, "stats", somebody=played.ada)), "post")
    assert len(played.messages()) == before + 1


async def test_who_hides_is_as_if_they_had_never_played(played: World) -> None:
    await hide(played, played.ada, Shows.ME)
    hidden = answer(await played.ben.slash(played.channel, "stats", somebody=played.ada))
    never = answer(await played.ben.slash(played.channel, "stats", somebody=played.cyd))
    assert hidden == never == "No results here to show."
    [alt] = alts(panel_of(await played.ben.slash(played.channel, "leaderboard")))
    assert "ada" not in alt.lower()
    [alt] = alts(panel_of(await played.ben.slash(played.channel, "stats")))
    assert "ada:" not in alt.lower()


async def test_the_list_of_a_server_and_of_a_season(played: World) -> None:
    panel = panel_of(await played.dot.slash(played.channel, "leaderboard", game="gin_rummy"))
    [alt] = alts(panel)
    assert alt.index("1.") < alt.index("2.") < alt.index("3.")
    assert labels(panel) == {"Post": True}
    said = answer(await played.dot.slash(played.channel, "leaderboard", season="2031-13"))
    assert said.startswith("There was no season")
    assert "has no rating" in answer(await played.dot.slash(played.channel, "leaderboard", game="disney_duel"))
    assert words(panel) == ""
