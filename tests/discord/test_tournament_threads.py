"""Threads of tables: opened one after another with progress shown, found again where they are lost, made room for."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.delivery.speaking import Messages
from bot.hosting.tournaments.plans import Actor
from bot.hosting.tournaments.service import VisibleTournament
from bot.records.deadlines import DeadlineKind
from bot.records.games import GameStatus
from bot.records.tournaments import TournamentStatus, table_number
from bot.ui.kit.items import PanelId
from bot.ui.tournament.host import acts_now, report
from bot.wording import Wording
from engine.tournament.moves import Cancel, Decide, Extend, Pause, Remove, Resume, Undo
from engine.tournament.standings import standings
from tests.discord.conftest import World
from tests.discord.tables import (
    QUICKEST_ROUND,
    alts,
    answer,
    choose_from,
    direct_to,
    labels,
    panel_of,
    select_of,
    tap,
    words,
)
from tests.discord.test_delivery import hidden_from_the_gateway
from tests.discord.test_forged_ids import Forger
from tests.discord.test_requests import failed
from tests.discord.test_standstills import forbid
from tests.discord.tournaments import entered, host_of, the_tournament
from tests.prove.reporting import ProofReport
from tests.ui.looks import ENGLISH

TOO_MANY_THREADS, UNKNOWN_CHANNEL, THREAD_THERE, BLOCKED_TITLE, LOCKED_THREAD = 160006, 10003, 160004, 200001, 160005
THREADS_OF = "/channels/*/messages/*/threads"


def _people(world: World, count: int = 4) -> list[Actor]:
    return [Actor(one.id, one.user.name) for one in (world.ada, world.ben, world.cyd, world.dot)[:count]]


async def _opened(world: World, people: Sequence[Actor] = (), **rules: object) -> VisibleTournament:
    """A tournament of these people, or of the usual four, whose first round is about to open."""
    switches: dict[str, object] = dict(piece.split("=") for piece in QUICKEST_ROUND.split())
    of = (await entered(world, people or _people(world), switches=switches, **rules)).record.id
    with world.env.time_context():
        await world.bot.services.tournaments.start(of, host_of(world), "start")
    return await the_tournament(world)


async def _decide(world: World, *tables: int) -> None:
    """Their host decides tables of the first round."""
    service, of = world.bot.services.tournaments, (await the_tournament(world)).record.id
    with world.env.time_context():
        for table in tables:
            await service.act(of, host_of(world), Decide(1, table, (1, 2), "late", "1"), f"decide{table}")


def _threads(visible: VisibleTournament) -> list[int]:
    """The threads of the newest round's tables, as far as they are open."""
    of_round = [one for one in visible.record.tables if one.round == len(visible.state.rounds)]
    return [one.thread_id for one in of_round if one.thread_id is not None and one.game_id is not None]


async def _until(world: World, there: Callable[[VisibleTournament], bool], step_s: float = 2) -> VisibleTournament:
    for _ in range(2_000):
        visible = await the_tournament(world)
        if there(visible):
            return visible
        await world.env.advance_time(step_s)
    raise AssertionError("it does not come about")


def _told_of_the_crowd(world: World) -> list[str]:
    return [words(one) for one in world.messages() if "as many open threads as Discord allows" in words(one)]


@pytest.mark.parametrize("lacking", ["create_public_threads", "view_channel"])
async def test_where_tables_may_not_open_the_host_is_told_once_and_nothing_is_posted_until_they_may(
    world: World, lacking: str
) -> None:
    with world.env.time_context():
        await entered(world, _people(world), rounds=2)
    await forbid(world, world.channel.id, discord.Permissions(**{lacking: True}).value)
    with world.env.time_context():
        await world.bot.services.tournaments.start((await the_tournament(world)).record.id, host_of(world), "start")
    posts = len(world.messages())
    whole = (await the_tournament(world)).record.terms.round_time
    await world.env.advance_time(60)
    await world.restart()
    await world.env.advance_time(whole.total_seconds() + 3600)
    assert len(world.messages()) == posts
    (told,) = direct_to(world.ada)
    assert "so tables of **Friday** cannot open" in told
    assert Wording.of("en").text(f"permission-{lacking}") in told
    tables = answer(await world.ben.slash(world.channel, "tournament standings"))
    assert "being played" not in tables
    await forbid(world, world.channel.id, 0)
    visible = await _until(world, lambda now: len(_threads(now)) == 2, 600)
    for table, thread in zip(visible.record.tables, world.channel.threads, strict=True):
        promised = (await world.bot.services.games.look(table.game_id or 0, None)).record.commitment
        assert f"`{promised}`" in words(thread.history()[0]), "before anything is dealt"
    ends = visible.stored.deadline(DeadlineKind.ROUND, 1)
    left = ends.due - world.bot.services.clock()
    assert left > whole - timedelta(minutes=12), "a round has its whole time from when its first table could open"


async def test_where_too_few_check_in_the_host_is_called_once_however_often_it_lasts_on(world: World) -> None:
    of = (await entered(world, _people(world), check_in_s=600, check_in=True)).record.id
    with world.env.time_context():
        await world.bot.services.tournaments.start(of, host_of(world), "start")
    await world.env.advance_time(300)
    # That it could not be said at first loses nothing.
    world.env.inject_error("POST", "/channels/*/messages", status=500)
    await world.env.advance_time(3_400)
    assert (await the_tournament(world)).record.status is TournamentStatus.CHECK_IN
    (told,) = [words(one) for one in world.messages() if "has not begun" in words(one)]
    assert told.startswith(f"<@{world.ada.id}>: **Friday** has not begun. Only 0 can play so far")


async def test_a_check_in_that_could_not_be_told_lasts_ten_minutes_from_when_it_is(world: World) -> None:
    of = (await entered(world, _people(world), check_in_s=1800, rounds=2)).record.id
    world.env.inject_error("*", "/channels/*/messages*", status=503, times=None)
    with world.env.time_context():
        await world.bot.services.tournaments.start(of, host_of(world), "start")
    await world.env.advance_time(2_000)
    assert (await the_tournament(world)).record.status is TournamentStatus.CHECK_IN
    world.env.backend.faults.clear()
    await _until(world, lambda _: any("I am here" in labels(one) for one in world.messages()), 30)
    left = (await the_tournament(world)).due_at(DeadlineKind.START) - world.bot.services.clock()
    assert timedelta(minutes=9) < left <= timedelta(minutes=10)


@pytest.mark.parametrize("lost", [False, True], ids=["before it opened", "its thread is gone since"])
async def test_a_table_whose_decision_is_taken_back_has_a_thread(world: World, lost: bool) -> None:
    if not lost:
        world.env.inject_error("POST", THREADS_OF, status=503, times=None)
    of = (await _opened(world, rounds=2)).record.id
    await _until(world, lambda now: len(now.state.rounds) == 1)
    if lost:
        thread = _threads(await _until(world, lambda now: len(_threads(now)) == 2))[0]
    await _decide(world, 1)
    await world.env.advance_time(30)
    world.env.backend.faults.clear()
    if lost:
        await world.bot.services.tournaments.thread_gone(thread)
    await _until(world, lambda now: len(_threads(now)) == 1, 30)
    with world.env.time_context():
        await world.bot.services.tournaments.act(of, host_of(world), Undo(1, "peace", "1"), "undo")
    await _until(world, lambda now: len(_threads(now)) == 2, 30)


@pytest.mark.parametrize("paused", [False, True])
async def test_a_table_that_could_not_be_opened_in_time_has_as_long_as_was_announced(
    world: World, monkeypatch: pytest.MonkeyPatch, paused: bool
) -> None:
    opening, first = discord.PartialMessage.create_thread, list[int]()

    async def one_alone(message: discord.PartialMessage, **named: object) -> discord.Thread:
        if first and first != [message.id]:
            raise failed(400, TOO_MANY_THREADS)
        first[:] = [message.id]
        return await opening(message, **named)

    monkeypatch.setattr(discord.PartialMessage, "create_thread", one_alone)
    visible, service = await _opened(world, rounds=2), world.bot.services.tournaments
    of, usual = visible.record.id, visible.record.terms.round_time
    visible = await _until(world, lambda now: len(_threads(now)) == 1)
    late = next(one.number for one in visible.record.tables if one.thread_id is None)
    more = Extend(1, 7200, "a storm", "1", late)
    with world.env.time_context():
        await service.act(of, host_of(world), more, "more")
    await world.env.advance_time(usual.total_seconds() + (-600 if paused else 1_800))
    if paused:
        with world.env.time_context():
            await service.act(of, host_of(world), Pause("a break", "1"), "pause")
    monkeypatch.undo()
    await world.ada.slash(world.channel, "games")
    visible = await _until(world, lambda now: len(_threads(now)) == 2, 60)
    if paused:
        with world.env.time_context():
            await service.act(of, host_of(world), Resume("on", "1"), "on")
        visible = await the_tournament(world)
    of_table = visible.due_at(DeadlineKind.TABLE, table_number(1, late))
    assert of_table - visible.due_at(DeadlineKind.ROUND, 1) == timedelta(hours=2), "who was given more has more"
    left = visible.due_at(DeadlineKind.ROUND, 1) - world.bot.services.clock()
    assert usual - timedelta(minutes=5) < left <= usual


async def test_a_tournament_that_is_called_off_opens_no_table_any_more(world: World) -> None:
    of = (await _opened(world, rounds=1)).record.id
    with world.env.time_context():
        await world.bot.services.tournaments.act(of, host_of(world), Cancel("rain", "1"), "off")
    await world.env.advance_time(120)
    assert list(world.channel.threads) == []


async def test_a_locked_thread_keeps_its_own_word_waiting_and_nothing_else_of_the_tournament(world: World) -> None:
    visible = await _opened(world, rounds=2)
    visible = await _until(world, lambda now: len(_threads(now)) == 2)
    locked, sound = _threads(visible)
    for method, path in (("POST", "messages"), ("PATCH", "messages/*")):
        world.env.inject_error(method, f"/channels/{locked}/{path}", status=403, code=LOCKED_THREAD, times=None)
    with world.env.time_context():
        postponed = Extend(1, 7200, "a storm", "1", 1)
        await world.bot.services.tournaments.act(visible.record.id, host_of(world), postponed, "later")
    await _decide(world, 1, 2)
    visible = await _until(world, lambda now: len(now.state.rounds) == 2 and len(_threads(now)) == 2, 60)
    said = [words(one) for one in world.messages()]
    assert [sum(told in one for one in said) for told in ("a storm", "round 1 is over")] == [1, 1]
    decided = {
        one.id: lambda thread=one: any("has decided" in words(said) for said in thread.history())
        for one in world.channel.threads
    }
    assert (decided[locked](), decided[sound]()) == (False, True)
    world.env.backend.faults.clear()
    await world.ada.slash(world.channel, "games")
    await _until(world, lambda _: decided[locked](), 30)


async def test_where_the_end_of_a_round_may_not_be_told_the_host_hears_why_and_the_board_goes_on(world: World) -> None:
    await _opened(world, rounds=2)
    await _until(world, lambda now: len(_threads(now)) == 2)
    await forbid(world, world.channel.id, discord.Permissions(send_messages=True).value)
    await _decide(world, 1, 2)
    await world.env.advance_time(2 * 3_600)
    assert len((await the_tournament(world)).state.rounds) == 2
    assert ["so tables of **Friday** cannot open" in one for one in direct_to(world.ada)] == [True]
    assert "Tables are being opened: 2 of 2 are still to come." in words(world.messages()[0])


async def test_the_word_that_a_round_is_over_follows_what_the_host_decides_since(world: World) -> None:
    of = (await _opened(world, format="knockout")).record.id
    await _until(world, lambda now: len(_threads(now)) == 2)
    await _decide(world, 1, 2)
    counts: list[list[str]] = []
    told, moves = [], (Pause("a moment", "1"), Decide(1, 1, (2, 1), "a recount", "1"), Undo(2, "a mistake", "1"))
    for number, move in enumerate(moves):
        await world.restart()
        # What Discord does not delete at once goes a little later.
        world.env.inject_error("DELETE", "/channels/*/messages/*", status=503)
        with world.env.time_context():
            await world.bot.services.tournaments.act(of, host_of(world), move, f"act{number}")
        await world.env.advance_time(20)
        told.append([alts(one)[0] for one in world.messages() if "round 1 is over" in words(one)])
        at_table = [words(one) for thread in world.channel.threads for one in thread.history()]
        counts.append([one.splitlines()[1] for one in at_table if "This counts:" in one])
    assert [len(one) for one in told] == [1, 1, 0], "one word, as long as the round is over"
    assert told[0] != told[1]
    assert [len(one) for one in counts] == [2, 2, 1], "at each table what counts there now, and nothing else"
    assert counts[0][0] != counts[1][0]


async def test_what_counts_at_a_table_is_told_once_though_the_answer_to_an_earlier_word_was_lost(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    of = (await _opened(world, rounds=2)).record.id
    await _until(world, lambda now: len(_threads(now)) == 2)
    posting, failures, known = Messages.post, [TimeoutError()], dict[str, int]()

    async def post(messages: Messages, channel: Any, message: Any, nonce: str) -> int:
        if nonce in known:
            return known[nonce]
        sent = known[nonce] = await posting(messages, channel, message, nonce)
        if failures and nonce.startswith(f"T{of}-r"):
            raise failures.pop()
        return sent

    monkeypatch.setattr(Messages, "post", post)
    await _decide(world, 1)
    await world.env.settle()
    assert not failures
    with world.env.time_context():
        await world.bot.services.tournaments.act(of, host_of(world), Decide(1, 1, (2, 1), "a recount", "1"), "anew")
    await world.env.advance_time(60)
    [told] = [one for thread in world.channel.threads for one in map(words, thread.history()) if "This counts:" in one]
    assert "**1.** ben" in told


async def test_long_standings_open_at_the_asker_and_are_turned_page_by_page(world: World) -> None:
    many = [Actor(90_000 + number, f"player {number}") for number in range(29)]
    await _opened(world, [*many, *_people(world)], seats=6)
    await world.env.advance_time(5)
    panel = panel_of(await world.ben.slash(world.channel, "tournament standings"))
    assert "ben" in alts(panel)[0]
    for _ in range(3):
        there = alts(panel)[0]
        way = next(one for one in ("Next", "Back") if labels(panel)[one])
        assert list(labels(panel)) == ["Back", "Next", "Tables", "Files"]
        await tap(world.ben, panel, way)
        assert alts(panel)[0] != there


async def test_a_next_season_is_offered_as_long_as_there_is_none_and_an_old_button_leads_everybody_there(
    world: World,
) -> None:
    first = (await _opened(world, format="league", division_size=2, moving=1)).record.id
    await _until(world, lambda now: len(_threads(now)) == 2)
    panel = panel_of(await world.ada.slash(world.channel, "tournament host"))
    form = await choose_from(world.ada, panel, "act", "decide.")
    assert [one["component"]["placeholder"] for one in form.modal["components"][1:3]] == ["2 1", "40 12"]
    await _decide(world, 1, 2)
    await _until(world, lambda now: now.record.status is TournamentStatus.OVER, step_s=60)
    await world.env.advance_time(10)
    _, podium = (one for one in world.messages() if "Next season" in labels(one))
    assert "Only the host of this tournament, or who manages" in answer(await tap(world.dot, podium, "Next season"))
    assert "Season 2 of **Friday** begins" in answer(await tap(world.ada, podium, "Next season"))
    await world.env.advance_time(10)
    for one in (world.ada, world.dot):
        late = Forger(world, world.guild.id, one.id)
        await late.click(PanelId("tournament", "season", first))
        assert "The next season has begun already. [Friday · season 2](https://discord.com/channels/" in late.shown[-1]
    listed = words(panel_of(await world.ada.slash(world.channel, "tournament list")))
    assert [line.partition("](")[0] for line in listed.splitlines()[1:]] == ["- [Friday · season 2", "- [Friday"]
    offered = await world.ada.autocomplete(world.channel, "tournament mine", "tournament", "")
    assert [one["name"] for one in offered] == ["Friday · season 2", "Friday"]
    service = world.bot.services.tournaments
    assert "season" not in dict(acts_now(await service.look(first)))
    assert not [one for one in world.messages() if "Next season" in labels(one)], "it can only be refused"
    (second,) = [one.record.id for one in await service.alive_in(world.guild.id)]
    with world.env.time_context():
        await service.act(second, host_of(world), Cancel("rain", "1"), "off")
        await service.remember(first, terms=replace((await service.look(first)).record.terms, role_id=5))
    await world.env.advance_time(10)
    assert "season" in dict(acts_now(await service.look(first)))
    board, again = (one for one in world.messages() if "Next season" in labels(one))
    assert (board.id, again.id) == ((await service.look(first)).record.board_message_id, podium.id)
    elsewhere = world.guild.create_text_channel("elsewhere")
    world.env.backend.delete_channel(world.channel.id)
    panel = panel_of(await world.ada.slash(elsewhere, "tournament host", tournament=first))
    assert "Season 2 of **Friday** begins" in answer(await choose_from(world.ada, panel, "act", "season."))
    await world.env.advance_time(60)
    assert "The role that may enter **Friday** was deleted" in "".join(direct_to(world.ada))
    assert (await service.season_after(first)).record.status is TournamentStatus.CHECK_IN, "held where it was asked for"
    board, call = elsewhere.history()
    assert "I am here" in labels(board)
    assert f"<@{world.dot.id}>" in words(call)


async def test_ones_road_leads_to_the_table_that_one_plays_at(world: World) -> None:
    await _opened(world, [replace(one, name="Alex", account=one.name) for one in _people(world, 2)], rounds=1)
    visible = await _until(world, lambda now: len(_threads(now)) == 1)
    (thread,) = _threads(visible)
    (board,) = (one for one in world.messages() if one.id == visible.record.board_message_id)
    sealed = answer(await tap(world.dot, board, "Fair shuffles"))
    assert f"`{visible.record.commitment}`, the SHA-256" in sealed, "shown as long as it is played too"
    mine = await world.ben.slash(world.channel, "tournament mine")
    assert f"now at <#{thread}>" in words(panel_of(mine))
    assert "Alex (@ben)" in alts(panel_of(mine))[0], "who is called as somebody before them is told apart"
    standings = panel_of(await tap(world.ben, board, "Standings"))
    named = [one["label"] for one in select_of(standings, "road")["options"]]
    assert sorted(named) == ["Alex", "Alex (@ben)"]
    with world.env.time_context():
        out = Remove(1, "late", "1")
        await world.bot.services.tournaments.act(visible.record.id, host_of(world), out, "out")
    await world.env.advance_time(10)
    assert [one for one in world.messages() if "Alex (@\u200bben)" in words(one)]


async def test_a_tournament_whose_channel_is_deleted_is_called_off_who_is_in_it_is_told_and_no_match_claims_to_wait(
    world: World,
) -> None:
    await _opened(world, rounds=2)
    await _until(world, lambda now: len(_threads(now)) == 2)
    before = {one.id: len(direct_to(one)) for one in (world.ada, world.ben, world.cyd, world.dot)}
    world.env.backend.delete_channel(world.channel.id)
    visible = await _until(world, lambda now: now.record.status is TournamentStatus.CANCELLED)
    deleted = "The channel of **Friday** was deleted, so the tournament is called off."
    assert report(visible, ENGLISH) == [f"**Friday** · called off · players: 4\n{deleted}"]
    await world.env.advance_time(600)
    for table in visible.record.tables:
        assert (await world.bot.services.games.look(table.game_id or 0, None)).record.status is GameStatus.CANCELLED
    for person in (world.ada, world.ben, world.cyd, world.dot):
        assert list(direct_to(person)[before[person.id] :]) == [deleted]


async def test_a_lost_thread_gets_a_successor_and_a_full_server_room(world: World) -> None:
    await _opened(world, rounds=2)
    world.env.inject_error("POST", THREADS_OF, status=400, code=TOO_MANY_THREADS, times=None)
    await _until(world, lambda _: bool(_told_of_the_crowd(world)))
    assert _threads(await the_tournament(world)) == []
    (told,) = _told_of_the_crowd(world)
    assert f"<@{world.ada.id}>" in told
    world.env.backend.faults.clear()
    assert "Friday" in answer(await world.ben.slash(world.channel, "tournament list"))
    visible = await _until(world, lambda now: len(_threads(now)) == 2)

    lost = visible.record.tables[0]
    world.env.backend.delete_channel(lost.thread_id or 0)
    visible = await _until(world, lambda now: now.record.tables[0].thread_id not in (None, lost.thread_id))
    assert visible.record.tables[0].game_id == lost.game_id
    assert lost.message_id not in {message.id for message in world.messages()}, "its post goes with it"
    assert (await world.bot.services.games.look(lost.game_id or 0, None)).record.status is GameStatus.RUNNING

    await _decide(world, 1, 2)
    world.env.inject_error("POST", THREADS_OF, status=400, code=TOO_MANY_THREADS)
    visible = await _until(world, lambda now: len(now.state.rounds) == 2 and bool(_threads(now)), 5)
    # A last word about its match may open a thread again that was closed to make room.
    closed = {one.path for one in world.env.http_requests if one.method == "PATCH" and one.json == {"archived": True}}
    assert closed == {f"/channels/{one.thread_id}" for one in visible.record.tables if one.round == 1}


@pytest.mark.parametrize("tables", [6, pytest.param(60, marks=pytest.mark.prove)])
async def test_a_round_of_many_tables_opens_at_a_pace_and_the_board_shows_how_far(
    world: World, tables: int, proof_report: ProofReport
) -> None:
    people = [Actor(5_000 + number, f"player {number}") for number in range(2 * tables + 1)]
    await _opened(world, people, leftovers="byes")
    world.env.http_requests.clear()
    for _ in range(80 * tables):
        await world.env.advance_time(1)
        if len(_threads(await the_tournament(world))) == tables:
            break
    visible = await the_tournament(world)
    assert len(_threads(visible)) == len(set(_threads(visible))) == tables
    assert len({one.game_id for one in visible.record.tables}) == tables
    (bye,) = visible.state.rounds[0].byes
    (called,) = [words(one) for one in world.messages() if "you have a bye in round 1" in words(one)]
    assert called.startswith(f"<@{people[bye].user_id}>"), "who has none is called too, once"
    made = [one for one in world.env.http_requests if one.method in ("POST", "PATCH")]
    board = f"/messages/{visible.record.board_message_id}"
    told = [
        str(one.json).partition("being opened: ")[2].partition(" of ")[0] for one in made if one.path.endswith(board)
    ]
    assert len({*told} - {""}) >= max(2, tables // 5 - 1), "the board tells how far it is, again and again"
    per_table = len(made) / tables
    assert per_table <= 8
    if tables == 60:
        proof_report("tables opened at once", tables)
        proof_report("requests to Discord for each table", round(per_table, 2), limit=8)


async def test_a_thread_that_is_missed_at_a_decision_calls_no_tournament_off(world: World) -> None:
    await _opened(world, rounds=2)
    visible = await _until(world, lambda now: len(_threads(now)) == 2)
    lost = visible.record.tables[0].thread_id or 0
    for method, path in (("POST", f"/channels/{lost}/messages"), ("GET", f"/channels/{lost}")):
        world.env.inject_error(method, path, status=404, code=UNKNOWN_CHANNEL, times=None)
    await _decide(world, 1)
    await world.env.advance_time(1)
    assert (await the_tournament(world)).record.tables[0].thread_id == lost, "the gateway knows it"
    hidden_from_the_gateway(world, lost)
    await world.env.advance_time(60)
    visible = await the_tournament(world)
    assert visible.record.status is TournamentStatus.RUNNING
    assert visible.record.tables[0].thread_id is None


@pytest.mark.parametrize("times", [1, 24])
async def test_a_table_whose_thread_discord_refuses_is_tried_again_and_the_host_hears_of_it(
    world: World, times: int
) -> None:
    world.env.inject_error("POST", THREADS_OF, status=400, code=BLOCKED_TITLE, times=times)
    visible = await _opened(world, rounds=1)
    await world.env.advance_time(600)
    told = [one for one in direct_to(world.ada) if "happened that I cannot show here" in one]
    assert len(told) == (times > 1)
    assert (await the_tournament(world)).stored.stands_still is (times > 1), "no time passes meanwhile"
    await _until(world, lambda now: len(_threads(now)) == 2, 600)
    assert not [one for one in world.messages() if "cannot show here" in words(one)]
    names = sorted(thread.name for thread in world.channel.threads)
    assert names[0] == "Friday · round 1, table 1" or (times == 1 and names[1].startswith("round 1, table"))
    assert visible.record.status is TournamentStatus.RUNNING


async def test_a_thread_that_is_gone_before_anybody_is_called_in_it_calls_no_tournament_off(world: World) -> None:
    world.env.inject_error("POST", THREADS_OF, status=400, code=THREAD_THERE, times=1)
    await _opened(world, rounds=1)
    visible = await _until(world, lambda now: len(_threads(now)) == 2, 60)
    assert visible.record.status is TournamentStatus.RUNNING
    assert not [one for person in (world.ada, world.ben) for one in direct_to(person) if "called off" in one]


async def test_no_tournament_is_called_off_or_played_out_for_what_requests_say_of_a_channel_that_the_gateway_knows(
    world: World,
) -> None:
    await _opened(world, rounds=2)
    await _until(world, lambda now: len(_threads(now)) == 2)
    await world.env.advance_time(20)
    world.env.inject_error("*", "/channels/*", status=404, code=UNKNOWN_CHANNEL, times=None)
    for _ in range(4):
        await world.env.advance_time(300)
    world.env.backend.faults.clear()
    await world.env.advance_time(120)
    visible = await the_tournament(world)
    assert (visible.record.status, len(visible.state.rounds)) == (TournamentStatus.RUNNING, 1)
    for game_id in (one.game_id for one in visible.record.tables):
        record = (await world.bot.services.games.look(game_id, None)).record
        assert (record.standstill, record.status) == (None, GameStatus.RUNNING)


async def test_a_thread_that_cannot_be_opened_is_hung_on_its_message_after_a_restart_too(world: World) -> None:
    world.env.inject_error("POST", THREADS_OF, status=503, times=None)
    await _opened(world, rounds=2)
    for _ in range(2):
        await world.env.advance_time(200)
        await world.restart()
    world.env.backend.faults.clear()
    visible = await _until(world, lambda now: len(_threads(now)) == 2, 10)
    posts = [one.id for one in world.messages() if one.type is discord.MessageType.default]
    assert [one for one in posts if one != visible.record.board_message_id] == _threads(visible)


async def test_who_takes_over_the_tables_of_one_who_left_a_league_is_not_welcomed_back(world: World) -> None:
    people = _people(world, 3)
    visible = await _opened(world, people, format="league")
    await world.env.advance_time(60)
    asked = panel_of(await world.ben.slash(world.channel, "tournament leave"))
    assert words(asked) == "Drop out of **Friday**? Others may take over your tables."
    with world.env.time_context():
        await world.bot.services.tournaments.withdraw(visible.record.id, people[1], "leave")
    board = next(one for one in world.messages() if "Join" in labels(one))
    said = answer(await tap(world.dot, board, "Join"))
    assert "You are called to your tables." in said
    assert "Welcome back" not in said
    told = [words(one) for thread in world.channel.threads for one in thread.history()]
    assert not [one for one in told if "<@None>" in one], "nobody is called in the place of who left"
    page = panel_of(await world.ben.slash(world.channel, "tournament mine"))
    assert "has dropped out\nYou know the cards of a seat there" in words(page)
    assert list(labels(page)) == ["Standings"], "nothing is offered that would be refused"


async def test_who_waits_for_a_league_that_is_played_is_told_when_they_come_in(world: World) -> None:
    visible = await _opened(world, _people(world, 3), format="league")
    await world.env.advance_time(60)
    board, eve = next(one for one in world.messages() if "Join" in labels(one)), world.env.create_user("eve")
    assert "You come in when somebody leaves, or next season." in answer(await tap(world.dot, board, "Join"))
    for number, at in enumerate((await the_tournament(world)).state.open_tables()):
        decision = Decide(*at, (1, 2), "late", "1")
        with world.env.time_context():
            await world.bot.services.tournaments.act(visible.record.id, host_of(world), decision, f"all{number}")
    assert answer(await tap(world.guild.add_member(eve), board, "Join")).endswith("You come in next season.")


async def test_who_comes_back_first_of_all_that_had_gone_is_not_told_that_no_round_begins(world: World) -> None:
    people = _people(world)
    visible = await _opened(world, people, format="knockout")
    of, service = visible.record.id, world.bot.services.tournaments
    await world.env.advance_time(120)
    await _decide(world, 1, 2)
    with world.env.time_context():
        for person in people:
            await service.withdraw(of, person, f"leave{person.user_id}")
    visible = await service.look(of)
    on = [one for one in people if standings(visible.state)[0].entrant == visible.record.entrant_of(one.user_id)]
    (first,) = [one for one in (world.ada, world.ben, world.cyd, world.dot) if one.id == on[0].user_id]
    await world.env.advance_time(2)
    board = next(one for one in world.messages() if "Join" in labels(one))
    said = answer(await tap(first, board, "Join"))
    assert "You play from the next round on." in said
