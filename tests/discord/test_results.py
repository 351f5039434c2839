"""`/stats` and `/leaderboard` after a season of 200 matches, as people meet them."""

from dataclasses import replace

import discord
import pytest
from discord import app_commands
from simcord.actors import MemberActor

from bot.hosting.results.seasons import season_before
from bot.hosting.thinking.finales import Finales
from bot.records.people import NOTHING_SETTLED
from bot.records.results import Rated, Shows
from bot.wording import Wording
from engine.cards import Seat
from engine.finale.feats import Award, Feat
from engine.finale.finale import Finale
from tests.discord.conftest import World
from tests.discord.tables import (
    alts,
    answer,
    choose_from,
    keeper,
    labels,
    panel_of,
    press,
    settings_page,
    started,
    tap,
    values_of,
    words,
)
from tests.discord.test_standstills import forbid
from tests.hosting.results.leaving import keep, season, seats
from tests.prove.reporting import ProofReport

TYPED = {discord.AppCommandOptionType.string: "1h", discord.AppCommandOptionType.integer: 1}


@pytest.fixture
async def played(world: World) -> World:
    """A season in which the earlier of the alphabet are the stronger."""
    people = [world.ada.id, world.ben.id, world.dot.id]
    matches = season(people, 200, guild_id=world.guild.id, channel_id=world.channel.id)
    await keep(world.bot.services.database, matches)
    await world.bot.services.results.rater.rebuild()
    return world


async def hide(world: World, person: MemberActor, shows: Shows) -> None:
    await world.bot.services.people.settle(person.id, shows=shows)


async def test_somebody_sees_figures_and_rivals_alone_what_the_coach_said_and_chooses_who_else_does(
    played: World,
) -> None:
    results = played.bot.services.results
    [*_, newest] = await results.store.of_person(played.ada.id, None, None, 200)
    await results.store.put_coached(newest.result.match_id, newest.result.seat, played.ada.id, 40, 6.0)
    panel = panel_of(await played.ada.slash(played.channel, "stats"))
    assert panel.ephemeral
    alt = " ".join(alts(panel))
    assert "Gin rummy, everywhere." in alt
    assert "matches" in alt
    assert "Rating" in alt
    assert "Best against" in alt
    assert "Points lost a decision (only you see this): March 2030: 0.15." in alt
    assert labels(panel) == {"Post": True}
    await press(played.ada, panel, "post")
    alt = " ".join(alts(played.messages()[-1]))
    assert "Gin rummy, in this server." in alt
    assert "Best against" in alt
    assert "Points lost" not in alt
    panel = panel_of(await tap(played.ada, panel_of(await played.ada.slash(played.channel, "me")), "Results"))
    assert values_of(panel, "results") == ["me", "server", "everywhere"]
    await choose_from(played.ada, panel, "results", "me")
    assert (await played.bot.services.people.get(played.ada.id)).shows is Shows.ME


async def test_others_are_posted_and_compared_and_who_hides_is_as_if_they_had_never_played(played: World) -> None:
    panel = panel_of(await played.ben.slash(played.channel, "stats", somebody=played.ada))
    both = panel_of(await press(played.ben, panel, "both"))
    assert "Ahead of the other" in alts(both)[0]
    before = len(played.messages())
    await press(played.ben, panel_of(await played.ben.slash(played.channel, "stats", somebody=played.ada)), "post")
    assert len(played.messages()) == before + 1
    await hide(played, played.ada, Shows.ME)
    hidden = answer(await played.ben.slash(played.channel, "stats", somebody=played.ada))
    never = answer(await played.ben.slash(played.channel, "stats", somebody=played.cyd))
    assert hidden == never == "No results here to show."
    for command in ("leaderboard", "stats"):
        [alt] = alts(panel_of(await played.ben.slash(played.channel, command)))
        assert str(played.ada.id) not in alt


async def test_two_are_compared_by_what_both_played_here_and_only_where_both_did(
    played: World,
) -> None:
    elsewhere = [seats(1000 + one, (played.cyd.id, played.ben.id), guild_id=8) for one in range(3)]
    await keep(played.bot.services.database, elsewhere)
    await played.bot.services.results.rater.rebuild()
    await hide(played, played.ben, Shows.EVERYWHERE)
    store, here = played.bot.services.results.store, played.guild.id
    many = {who: len(await store.of_person(who, here, None, 500)) for who in (played.ada.id, played.ben.id)}
    for asker, other in ((played.ben, played.ada), (played.ada, played.ben)):
        panel = panel_of(await asker.slash(played.channel, "stats", somebody=other))
        [alt] = alts(panel_of(await press(asker, panel, "both")))
        assert "Gin rummy, in this server." in alt
        assert f"Played: P{asker.id} {many[asker.id]}, P{other.id} {many[other.id]}." in alt
    for whose, offered in ((played.ben, {"Post": True}), (played.cyd, {"Post": False})):
        assert labels(panel_of(await played.cyd.slash(played.channel, "stats", somebody=whose))) == offered
    await hide(played, played.dot, Shows.ME)
    panel = panel_of(await played.dot.slash(played.channel, "stats", somebody=played.ada))
    assert "The two of us" in labels(panel), "one's own one always sees"


async def test_the_list_of_a_server_and_of_a_season(played: World) -> None:
    panel = panel_of(await played.dot.slash(played.channel, "leaderboard", game="gin_rummy"))
    [alt] = alts(panel)
    assert alt.index("1.") < alt.index("2.") < alt.index("3.")
    assert labels(panel) == {"Post": True}
    said = answer(await played.dot.slash(played.channel, "leaderboard", season="\u202e2031-13"))
    assert said.startswith("There was no season “2031-13”.")
    now = f"{played.env.now():%Y}-Q{(played.env.now().month + 2) // 3}"
    for name in ("2024-02", now):
        empty = answer(await played.dot.slash(played.channel, "leaderboard", game="rummy_500", season=name))
        assert empty == f"Nobody in this server has a rating that shows in season {name}."
    assert "yet" in answer(await played.dot.slash(played.channel, "leaderboard", game="rummy_500"))
    assert "has no rating" in answer(await played.dot.slash(played.channel, "leaderboard", game="disney_duel"))
    assert words(panel) == ""


async def test_the_card_of_a_season_is_posted_once_where_the_server_wants_it(played: World) -> None:
    services, clock = played.bot.services, played.bot.services.clock
    month = season_before("month", clock())
    people = [played.ada.id, played.ben.id, played.dot.id]
    of_month = season(people, 30, guild_id=played.guild.id, channel_id=played.channel.id, begins=month.begins)
    later = [[replace(one, match_id=one.match_id + 1000) for one in match] for match in of_month]
    await keep(services.database, later)
    await services.results.rater.rebuild()
    await services.people.settle(played.dot.id, shows=Shows.ME)
    settled = replace(NOTHING_SETTLED, season="month", season_channel=played.channel.id)
    await services.servers.settle(played.guild.id, lambda before: settled)
    before = len(played.messages())
    await forbid(played, played.channel.id, discord.Permissions(attach_files=True).value)
    await played.bot.seasons.look()
    assert len(played.messages()) == before, "it waits until it may be posted"
    await forbid(played, played.channel.id, 0)
    played.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
    await played.bot.seasons.look()
    assert played.bot.seasons._fails, "it is tried again soon"
    assert len(played.messages()) == before, "and until it can be"
    played.env.backend.faults.clear()
    await played.bot.seasons.look()
    await played.bot.seasons.look()
    [card] = played.messages()[before:]
    [alt] = alts(card)
    assert month.name in alt
    assert str(played.ada.id) in alt
    assert str(played.dot.id) not in alt


async def test_the_card_tells_the_match_that_is_remembered(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await started(world, world.ada, world.ben, variant="gin_rummy")
    told = Finale(
        None,
        (),
        (Award(Feat.STREAK, Seat(1), 4, frozenset()),),
        rounds=4,
    )

    async def remembered(*_: object) -> Finale:
        return told

    monkeypatch.setattr(Finales, "of", remembered)
    rows = [Rated(one) for one in seats(table.game_id, (world.ada.id, world.ben.id), guild_id=world.guild.id)]
    said = await world.bot.seasons._rarest(world.guild.id, rows, Wording.of("en"))
    assert said == "ben won 4 rounds in a row"
    await world.bot.services.people.settle(world.ada.id, shows=Shows.ME)
    assert await world.bot.seasons._rarest(world.guild.id, rows, Wording.of("en")) == ""


async def test_a_manager_settles_the_seasons_of_a_server(world: World) -> None:
    kay = keeper(world)
    page = await settings_page(world, kay, "season")
    done = await choose_from(kay, page, "season", "quarter")
    assert "**Season:** a quarter" in words(done.response or page)


@pytest.mark.prove
async def test_who_hides_is_told_by_no_command(played: World, proof_report: ProofReport) -> None:
    await hide(played, played.ada, Shows.ME)
    told = commands = 0
    for command in played.bot.tree.walk_commands():
        if not isinstance(command, app_commands.Command):
            continue
        required = {one.name: TYPED.get(one.type, played.ada) for one in command.parameters if one.required}
        said = []
        for one in command.parameters:
            if one.autocomplete:
                said.append(
                    str(await played.ben.autocomplete(played.channel, command.qualified_name, one.name, "", **required))
                )
        if "game" in {one.name for one in command.parameters} and command.name in ("stats", "leaderboard"):
            required["game"] = "gin_rummy"
        result = await played.ben.slash(played.channel, command.qualified_name, **required)
        for message in (result.response, *result.followups):
            if message is not None:
                said += [words(message), *alts(message)]
        commands += 1
        told += sum("Ada" in one or str(played.ada.id) in one for one in said)
    proof_report("commands asked", commands, limit=35, at_least=True)
    proof_report("answers that name who hides", told, limit=0)


async def test_a_game_without_a_rating_says_why_and_one_not_sure_yet_what_its_question_mark_means(world: World) -> None:
    people, place = [world.ada.id, world.ben.id], {"guild_id": world.guild.id, "channel_id": world.channel.id}
    results = world.bot.services.results
    await keep(world.bot.services.database, season(people, 5, variant="disney_duel", **place))
    await results.rater.catch_up()
    [alt] = alts(panel_of(await world.ada.slash(world.channel, "stats")))
    assert "No rating." in alt
    assert "Rating: none: it would predict too little." in alt
    assert "5 matches" in alt
    unsure = season(people, 3, **place)
    later = [[replace(one, match_id=one.match_id + 1000) for one in match] for match in unsure]
    await keep(world.bot.services.database, later)
    await results.rater.rebuild()
    for command in ("stats", "leaderboard"):
        panel = panel_of(await world.ada.slash(world.channel, command, game="gin_rummy"))
        assert "?" in alts(panel)[0]
        assert "not sure yet" in words(panel)
