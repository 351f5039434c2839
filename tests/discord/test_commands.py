"""The commands are few, and what they open holds everything, also where channel and board are deleted."""

import re
from dataclasses import replace
from typing import Any

from discord import app_commands
from simcord.results import ResponseMessage

from bot.hosting.tournaments.plans import Actor
from bot.hosting.tournaments.service import VisibleTournament
from bot.records.games import SavedRules
from bot.records.tournaments import TournamentStatus
from bot.wording import BASE_LOCALE, Wording
from tests.discord.conftest import World
from tests.discord.tables import answer, choose_from, keeper, labels, may_manage, panel_of, select_of, values_of, words
from tests.discord.tournaments import entered

MOST_AT_THE_TOP = 24
MOST = 45
MOST_OPTIONS = 5
GATHERING = ["pause", "remove", "cancel"]
USER = 1
"""How Discord counts a command that somebody may install for themselves."""
RUNNING = ["pause", "extend", "decide", "end", "remove", "export", "cancel"]


def of_tree(world: World) -> list[app_commands.Command]:  # type: ignore[type-arg]
    return [one for one in world.bot.tree.walk_commands() if isinstance(one, app_commands.Command)]


def test_commands_are_few_and_everybodys_and_called_in_code_what_the_english_catalog_calls_them(world: World) -> None:
    assert len(world.bot.tree.get_commands()) <= MOST_AT_THE_TOP
    assert len(of_tree(world)) <= MOST
    assert max(len(one.parameters) for one in of_tree(world)) <= MOST_OPTIONS
    assert all(one.default_permissions is None for one in world.bot.tree.get_commands())
    told = [one.to_dict(world.bot.tree) for one in world.bot.tree.get_commands()]
    assert all(one.get("integration_types") for one in told)
    for_people = [one["name"] for one in told if USER in (one["integration_types"] or [])]
    assert for_people == ["daily"], "what somebody may install for themselves"
    in_servers_alone = {one.name for one in world.bot.tree.get_commands() if getattr(one, "guild_only", False)}
    assert in_servers_alone == {"leaderboard", "settings", "tournament"}
    english = Wording.of(BASE_LOCALE)
    for one in world.bot.tree.walk_commands():
        assert english.name_of(f"command-{one.qualified_name.replace(' ', '-')}") == one.name
    for option in (option for one in of_tree(world) for option in one.parameters):
        assert english.name_of(option.locale_description.extras["message_id"]) == option.display_name


def acts_of(panel: ResponseMessage) -> list[str]:
    return [one.partition(".")[0] for one in values_of(panel, "act")]


async def tournament(world: World, **rules: Any) -> VisibleTournament:
    """A tournament of four people of ada's, about to begin."""
    people = (world.ada, world.ben, world.cyd, world.dot)
    return await entered(world, [Actor(one.id, one.user.name) for one in people], **rules)


async def begin(world: World, of: VisibleTournament, rounds: int = 1) -> None:
    await world.ada.click(panel_of(await world.ada.slash(world.channel, "tournament host")), label="Begin")
    for _ in range(50):
        if len((await world.bot.services.tournaments.look(of.record.id)).state.rounds) >= rounds:
            return
        await world.env.advance_time(2)
    raise AssertionError("no round begins")


async def test_a_host_finds_every_act_in_any_channel_where_the_board_is_deleted_and_what_was_typed_and_refused(
    world: World,
) -> None:
    of = await tournament(world, rounds=2)
    panel = panel_of(await world.ada.slash(world.channel, "tournament host"))
    assert acts_of(panel) == GATHERING
    assert labels(panel) == {"Begin": True}
    await begin(world, of)
    elsewhere = world.guild.create_text_channel("elsewhere")
    for posted in world.messages():
        await world.bot.get_partial_messageable(world.channel.id).get_partial_message(posted.id).delete()
    panel = panel_of(await world.ada.slash(elsewhere, "tournament host"))
    assert acts_of(panel) == RUNNING
    form = await choose_from(world.ada, panel, "act", "decide.")
    refused = await world.ada.submit_modal(form, {"table": ["1.2"], "places": "first, second", "reason": "a quarrel"})
    assert "one whole number for each seat" in answer(refused)
    again = await choose_from(world.ada, panel, "act", "decide.")
    assert again.modal is not None
    kept = str(again.modal)
    assert "first, second" in kept
    assert "'value': '1.2', 'default': True" in kept.replace("'label'", "")
    assert "Only the host of this tournament" in answer(await world.ben.slash(elsewhere, "tournament host"))
    form = await choose_from(world.ada, panel, "act", "remove.")
    await world.ada.submit_modal(form, {"player": [f"<@{world.dot.id}>"], "reason": "spoke ill"})
    assert "has taken dot out: spoke ill" in words(panel)
    assert acts_of(panel) == [*RUNNING, "undo"]
    form = await choose_from(world.ada, panel, "act", "undo.1")
    await world.ada.submit_modal(form, {"reason": "was sorry"})
    assert acts_of(panel) == RUNNING
    form = await choose_from(world.ada, panel, "act", "pause.")
    await world.ada.submit_modal(form, {"reason": "dinner"})
    assert labels(panel) == {"Go on": True}
    form = await choose_from(world.ada, panel, "act", "cancel.")
    await world.ada.submit_modal(form, {"reason": "no channel"})
    assert (await world.bot.services.tournaments.look(of.record.id)).record.status is TournamentStatus.CANCELLED
    assert acts_of(panel) == ["export"]
    await world.env.advance_time(10)
    assert any("has called the tournament off: no channel" in words(message) for message in world.messages())


async def test_of_a_tournament_that_was_called_off_nobody_is_told_that_it_has_not_begun(world: World) -> None:
    await tournament(world, format="swiss", rounds=3, late_rounds=1, size_limit=3)
    assert "· on the waiting list" in answer(await world.dot.slash(world.channel, "tournament mine"))
    assert "has not begun yet" in answer(await world.ben.slash(world.channel, "tournament standings"))
    listed = panel_of(await world.ben.slash(world.channel, "tournament list"))
    assert words(listed).endswith("registration is open, players: 3")
    board = world.messages()[0]
    assert "Late entry is open until round 2 begins." in words(board)
    panel = panel_of(await world.ada.slash(world.channel, "tournament host"))
    form = await choose_from(world.ada, panel, "act", "cancel.")
    await world.ada.submit_modal(form, {"reason": "rain"})
    await world.env.advance_time(10)
    assert answer(await world.ben.slash(world.channel, "tournament standings")) == "This tournament was called off."
    assert "· was on the waiting list" in answer(await world.dot.slash(world.channel, "tournament mine"))
    assert "Late entry" not in words(world.messages()[0])


async def test_ones_own_page_checks_in_rests_and_leaves(world: World) -> None:
    of = await tournament(world, format="arena")
    panel = panel_of(await world.ben.slash(world.channel, "tournament mine"))
    assert list(labels(panel)) == ["Leave"]
    await begin(world, of)
    panel = panel_of(await world.ben.slash(world.channel, "tournament mine"))
    assert list(labels(panel)) == ["Rest", "Drop out", "Standings"]
    late = keeper(world)
    assert "a table as soon as there is one" in answer(await late.slash(world.channel, "tournament join"))
    await world.ben.click(panel, label="Rest")
    assert words(panel).startswith("**ben** · is resting")
    assert list(labels(panel)) == ["Seat me again", "Drop out", "Standings"]
    await world.ben.click(panel, label="Drop out")
    assert words(panel) == "Drop out of **Friday**? The computer plays on for you."
    asked = panel_of(await late.slash(world.channel, "tournament leave"))
    assert words(asked) == "Drop out of **Friday**?", "who sits at no table"
    await world.ben.click(panel, label="Drop out")
    assert "has dropped out" in words(panel)
    assert list(labels(panel)) == ["Join", "Standings"]


async def test_who_is_beaten_in_a_knock_out_is_not_asked_to_drop_out(world: World) -> None:
    await begin(world, await tournament(world, format="knockout", seats=2))
    panel = panel_of(await world.ada.slash(world.channel, "tournament host"))
    form = await choose_from(world.ada, panel, "act", "decide.")
    await world.ada.submit_modal(form, {"table": ["1.1"], "places": "1 2", "reason": "a quarrel"})
    people = (world.ada, world.ben, world.cyd, world.dot)
    pages = [panel_of(await one.slash(world.channel, "tournament mine")) for one in people]
    beaten = [list(labels(page)) for page in pages if "is out" in words(page)]
    assert beaten == [["Standings"]]


async def test_standings_lead_to_anybodys_road_and_to_the_tables_of_a_round(world: World) -> None:
    await begin(world, await tournament(world, rounds=2))
    panel = panel_of(await world.cyd.slash(world.channel, "tournament standings"))
    assert list(labels(panel)) == ["Tables", "Files"]
    assert sorted(values_of(panel, "road")) == ["0", "1", "2", "3"]
    await choose_from(world.cyd, panel, "road", "1")
    assert "**ben**" in words(panel)
    assert list(labels(panel)) == ["Standings"]
    await world.cyd.click(panel, label="Standings")
    await world.cyd.click(panel, label="Tables")
    assert "**Table 2**" in words(panel)


async def test_tables_of_several_rounds_are_told_apart(world: World) -> None:
    await begin(world, await tournament(world, format="league", seats=2), rounds=3)
    panel = panel_of(await world.cyd.slash(world.channel, "tournament standings"))
    await world.cyd.click(panel, label="Tables")
    assert {"**Round 1, table 1**", "**Round 3, table 2**"} <= set(re.findall(r"\*\*[^*]+\*\*", words(panel)))


async def test_the_servers_saved_rules_are_chosen_in_the_panel_of_a_draft(world: World) -> None:
    may_manage(world, world.ada)
    ours = SavedRules(world.guild.id, "Ours", "my_rummy", {"match.rounds": 3}, world.ada.id)
    await world.bot.services.rule_sets.save(ours)
    await world.bot.services.rule_sets.save(replace(ours, name="Short", switches={"match.rounds": 1}))
    await world.bot.services.rule_sets.use(world.guild.id, "Ours")
    panel = panel_of(await world.ada.slash(world.channel, "tournament create", name="Cup", game="my_rummy"))

    def chosen() -> list[str]:
        return [one["description"] for one in select_of(panel, "which")["options"] if one["value"] == "set"]

    assert chosen() == ["Our rules: Ours"]
    for name, said in (("Short", "Our rules: Short"), ("booklet", "Standard rules")):
        await choose_from(world.ada, panel, "which", "set")
        await choose_from(world.ada, panel, "set", name)
        assert chosen() == [said]
