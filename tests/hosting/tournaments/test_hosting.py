"""What happens in a tournament beside play: who does not come, who goes, what hosts do, what is lost and found."""

from dataclasses import replace
from datetime import timedelta

import discord
import pytest
from sqlalchemy import update

from bot.heartbeat import ALONE
from bot.hosting.clock.pace import PACES
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.tournaments import drafts
from bot.hosting.tournaments.plans import Actor
from bot.records.deadlines import DeadlineKind
from bot.records.games import GameStatus, Obstacle
from bot.records.notices import NoticeKind
from bot.records.people import Bar
from bot.records.tournaments import TournamentStatus
from bot.store.database.facts import Silence
from bot.store.processes import EVERYWHERE
from bot.store.schema import tournament_deadlines, tournament_outbox
from bot.ui.tournament.facts import plain_name_of
from bot.ui.tournament.host import report
from bot.ui.tournament.outgoing import bye_words, too_few, tournament_board
from bot.wording import Wording
from engine.cards.shuffle import commitment
from engine.tournament.keys import parts, table_secret
from engine.tournament.moves import Cancel, Decide, EndEarly, Extend, Pause, Resume, Undo
from engine.tournament.refusals import TournamentReject
from engine.tournament.state import Ended, Status
from tests.hosting.hosted import Host, refusal_of, refuses
from tests.hosting.tournaments.organised import CHANNEL, HOSTESS, HOURLY, PEOPLE, TWO_ROUNDS, Organised, refused
from tests.ui.looks import texts

ENGLISH = Wording.of("en")


async def test_a_draft_is_changed_by_its_host_alone_and_not_once_it_is_open(tournament: Organised) -> None:
    await tournament.draft()
    service, key = tournament.host.tournaments, tournament.host.key

    def ladder(stored: object) -> object:
        return drafts.with_format(stored, "ladder")

    assert await refused(service.choose(tournament.tournament_id, PEOPLE[1], ladder, key())) is (
        HostReject.NOT_TOURNAMENT_HOST
    )
    assert await refused(tournament.join(PEOPLE[1])) is HostReject.STILL_A_DRAFT
    assert (await tournament.choose(ladder)).state.rules.format == "ladder"
    await service.open(tournament.tournament_id, HOSTESS, key())
    assert await refused(tournament.choose(ladder)) is HostReject.NOT_A_DRAFT


@pytest.mark.parametrize("check_in_s", [0, 1_800])
async def test_how_long_check_in_is_says_alone_whether_there_is_one(tournament: Organised, check_in_s: int) -> None:
    await tournament.draft(check_in_s=check_in_s)
    # A forged choice: a check-in that lasts no time would be over again and again, as long as too few are there.
    chosen = await tournament.choose(lambda stored: drafts.with_rules(stored, {"check_in": not check_in_s}))
    assert chosen.state.rules.check_in is (check_in_s > 0)


async def test_who_enters_does_so_once_and_again_after_leaving_unless_they_are_barred(tournament: Organised) -> None:
    await tournament.opened(1, rules={"size_limit": 4})
    host, service, key = tournament.host, tournament.host.tournaments, tournament.host.key()
    first, again = [await service.join(tournament.tournament_id, PEOPLE[1], key) for _ in range(2)]
    assert again.record == first.record
    assert await refused(tournament.join(PEOPLE[1])) is HostReject.ALREADY_ENTERED
    for person in PEOPLE[2:4]:
        await tournament.join(person)
    await service.withdraw(tournament.tournament_id, PEOPLE[1], host.key())
    visible = await tournament.join(PEOPLE[1])
    assert visible.record.entrant_of(PEOPLE[1].user_id) == 4
    assert [one.status for one in visible.state.entrants] == [*[Status.IN], Status.WITHDRAWN, *[Status.IN] * 3]
    assert await refused(tournament.join(PEOPLE[1])) is HostReject.ALREADY_ENTERED
    await host.service.access.bar(Bar(7, 1009, "Ida", "", 1001, host.clock()), from_matches=False)
    assert await refused(tournament.join(Actor(1009, "Ida"))) is HostReject.BARRED


async def test_where_too_few_with_the_role_are_there_the_host_begins_it_later(tournament: Organised) -> None:
    host = tournament.host
    await tournament.draft(role_id=55, starts_at=host.clock() + timedelta(hours=1))
    await host.tournaments.open(tournament.tournament_id, HOSTESS, host.key())
    with refuses(HostReject.ROLE_NEEDED, role="55"):
        await tournament.join(PEOPLE[1])
    await host.after(3_600)
    visible = await tournament.look()
    assert (visible.record.status, visible.stored.deadlines) == (TournamentStatus.OPEN, ())
    assert [one.kind for one in await tournament.say_all()] == [NoticeKind.BOARD, NoticeKind.TOO_FEW]
    told = texts(too_few(visible, ENGLISH))
    assert "<@1001>: **Friday night** has not begun. Only 0 can play so far, and it takes 2 to begin." in told
    for person in PEOPLE[1:4]:
        visible = await tournament.join(replace(person, roles=frozenset({55})))
    assert visible.record.entrant_of(PEOPLE[1].user_id) == 0
    await tournament.begin()
    assert (await tournament.look()).record.status is TournamentStatus.RUNNING


async def test_each_tables_shuffles_are_keyed_by_the_tournaments_secret_with_round_and_table(
    tournament: Organised,
) -> None:
    visible = await tournament.started(4, rules=TWO_ROUNDS)
    stored = await tournament.host.tournaments.path.load(tournament.tournament_id)
    assert stored.secret is not None
    assert visible.stored.secret is None
    entropy = parts(visible.state, len(visible.state.rounds[0].lot))
    expected = [commitment(table_secret(stored.secret, entropy, 1, table)) for table in (1, 2)]
    assert [record.commitment for record in await tournament.games(1)] == expected


async def test_who_makes_no_move_by_the_first_deadline_is_replaced_from_the_waiting_list(
    tournament: Organised,
) -> None:
    await tournament.started(5, rules={**TWO_ROUNDS, "size_limit": 4})
    late = []
    for record in await tournament.games(1):
        user = await tournament.host.in_turn(record.id)
        late.append(next(one for one in record.holders if one.user_id == user))
    await tournament.host.after(130)
    # One waits, and whoever is late at a table that is looked at first makes room.
    after = [game.holders[one.seat] for game, one in zip(await tournament.games(1), late, strict=True)]
    (replaced,) = [at for at, one in enumerate(after) if one.user_id == PEOPLE[4].user_id]
    assert after[replaced].entropy == late[replaced].entropy
    assert [one.user_id for one in after[replaced].before] == [late[replaced].user_id], "whose turn it was that ran out"
    said = await tournament.say_all()
    assert [one.entrant for one in said if one.kind is NoticeKind.SEAT][:1] == [4]
    cards = [one.table for one in said if one.kind is NoticeKind.RESULT]
    assert cards == [replaced + 1], "the post of the table names who sits there now"


async def test_for_who_drops_out_the_computer_plays_on_until_they_join_again(tournament: Organised) -> None:
    await tournament.started(4, rules=TWO_ROUNDS)
    host = tournament.host
    (record, *_) = await tournament.games(1)
    user = await host.in_turn(record.id)
    seat = next(one.seat for one in record.holders if one.user_id == user)
    actor = next(person for person in PEOPLE if person.user_id == user)
    await host.submit(record.id, user, await host.plain_move(record.id, user))
    await host.tournaments.withdraw(tournament.tournament_id, actor, host.key())
    assert await tournament.status_of(user) is Status.DROPPED
    after = (await host.look(record.id)).record
    assert after.seat_of(user) is None, "no move of theirs, and no button, takes it back"
    assert after.holders[seat].before[-1].name == actor.name
    assert not [one for one in await host.say_all() if one.kind is NoticeKind.AUTOPILOT]
    await tournament.join(actor)
    assert await tournament.status_of(user) is Status.IN
    after = (await host.look(record.id)).record
    assert after.seat_of(user) == seat
    assert (after.holders[seat].autopilot, after.holders[seat].before) == (False, ())
    said = [(one.gone, one.entrant) for one in await tournament.say_all() if one.kind is NoticeKind.SEAT]
    entrant = (await tournament.look()).record.entrant_of(user)
    assert said == [(entrant, entrant)], "of one slot the newest is said"


@pytest.mark.parametrize("how", ["plays", "takes it back", "joins while it is decided"])
async def test_who_did_not_come_and_plays_there_after_all_or_takes_their_seat_back_is_back(
    tournament: Organised, how: str
) -> None:
    await tournament.started(4, rules=TWO_ROUNDS)
    host, (record, *_) = tournament.host, await tournament.games(1)
    late = await host.in_turn(record.id)
    await host.after(130)
    assert await tournament.status_of(late) is Status.NO_SHOW
    assert [one.user_id for one in await host.say_all() if one.kind is NoticeKind.AUTOPILOT and one.user_id == late]
    if how == "joins while it is decided":
        table = record.table_of.table
        await tournament.act(Decide(1, table, (1, 2), "nobody came", "1001"))
        await tournament.join(next(person for person in PEOPLE if person.user_id == late))
        await tournament.act(Undo(1, "they did", "1001"))
    elif how == "plays":
        while (user := await host.in_turn(record.id)) != late:
            await host.submit(record.id, user, await host.plain_move(record.id, user))
        await host.scheduler.fire_due()
        await host.submit(record.id, late, await host.plain_move(record.id, late))
    else:
        await host.service.resume(record.id, late, host.key())
    await host.scheduler.fire_due()
    assert await tournament.status_of(late) is Status.IN
    holder = next(one for one in (await host.look(record.id)).record.holders if one.user_id == late)
    assert not holder.autopilot


@pytest.mark.parametrize("decided", [False, True])
async def test_whose_season_another_plays_enters_anew_for_who_leaves_next(tournament: Organised, decided: bool) -> None:
    await tournament.started(4, "league", rules={"seats": 2, "division_size": 4, "moving": 1})
    gone, newcomer, next_gone = PEOPLE[1], PEOPLE[4], PEOPLE[2]
    withdraw, host = tournament.host.tournaments.withdraw, tournament.host
    await withdraw(tournament.tournament_id, gone, host.key())
    await tournament.join(newcomer)
    for record in [one for round in (1, 2, 3) for one in await tournament.games(round)]:
        if record.seat_of(newcomer.user_id) is not None:
            if decided and (at := record.table_of):
                await tournament.act(Decide(at.round, at.table, (1, 2), "a quarrel", "1001"))
            else:
                await tournament.end_match(record.id)
    await host.scheduler.fire_due()
    if not decided:
        await tournament.join(gone)
        assert await tournament.status_of(gone.user_id) is Status.WAITING
    await withdraw(tournament.tournament_id, next_gone, host.key())
    if decided:
        await tournament.join(gone)
    assert await tournament.status_of(gone.user_id) is Status.IN
    visible = await tournament.look()
    told = report(visible, ENGLISH)[0]
    assert [line for line in told.split("\n") if "dropped out" in line] == [f"- {next_gone.name} has dropped out"]
    assert [plain_name_of(visible.record, one, ENGLISH) for one in (1, 5)] == [f"{gone.name} (earlier)", gone.name]


async def test_who_plays_at_one_of_several_open_tables_has_come(tournament: Organised) -> None:
    await tournament.started(4, "league", rules={"seats": 2, "division_size": 4, "moving": 1})
    host = tournament.host
    games = [one for round in (1, 2, 3) for one in await tournament.games(round)]
    turns = [await host.in_turn(game.id) for game in games]
    ann = max(set(turns), key=turns.count)
    there, *elsewhere = [game for game, user in zip(games, turns, strict=True) if user == ann]
    assert elsewhere, "it is her turn at several tables"
    await host.submit(there.id, ann, await host.plain_move(there.id, ann))
    await tournament.end_match(there.id)
    await host.scheduler.fire_due()
    await host.after(HOURLY.turn_s + 10)
    assert await tournament.status_of(ann) is Status.IN
    visible = await tournament.look()
    entrant = visible.record.entrant_of(ann)
    assert all(entrant not in table.absent for _, table in visible.state.open_seats())


async def test_who_comes_to_none_of_several_open_tables_is_played_for_at_all_of_them(tournament: Organised) -> None:
    await tournament.started(4, "league", rules={"seats": 2, "division_size": 4, "moving": 1})
    for _ in range(4):
        await tournament.host.after(HOURLY.turn_s + 10)
        games = [one for round in (1, 2, 3) for one in await tournament.games(round)]
        away = {(holder.user_id, holder.autopilot) for record in games for holder in record.holders}
        statuses = {user: await tournament.status_of(user) for user, _ in away}
        assert away == {(user, status is Status.NO_SHOW) for user, status in statuses.items()}
    assert {*statuses.values()} == {Status.NO_SHOW}


async def test_a_decision_prevails_and_is_undone_until_the_next_round(tournament: Organised) -> None:
    await tournament.started(4, rules=TWO_ROUNDS)
    decided = await tournament.act(Decide(1, 1, (2, 1), "a quarrel", "1001"))
    assert decided.state.rounds[0].tables[0].outcome is not None
    assert [record.status for record in await tournament.games(1)] == [GameStatus.RUNNING] * 2
    undone = await tournament.act(Undo(1, "peace", "1001"))
    assert undone.state.rounds[0].tables[0].outcome is None
    said = [one for one in await tournament.say_all() if one.kind is NoticeKind.ACT]
    assert [one.number for one in said] == [1, 2]
    await tournament.act(Decide(1, 1, (2, 1), "a quarrel after all", "1001"))
    await tournament.end_match((await tournament.games(1))[1].id)
    await tournament.host.scheduler.fire_due()
    await tournament.go_on()
    assert [record.status for record in await tournament.games(1)] == [GameStatus.CANCELLED, GameStatus.FINISHED]
    assert await refused(tournament.act(Undo(3, "too late", "1001"))) is TournamentReject.TOO_LATE_TO_UNDO


async def test_only_hosts_act_and_say_why_and_what_they_call_off_ends_its_matches(tournament: Organised) -> None:
    await tournament.started(4, rules=TWO_ROUNDS)
    service, key = tournament.host.tournaments, tournament.host.key
    guest, keeper = PEOPLE[1], Actor(99, "Kay", manages=7)
    move = Extend(1, 600, "more time", "99")
    assert await refused(service.act(tournament.tournament_id, guest, move, key())) is HostReject.NOT_TOURNAMENT_HOST
    assert await refused(tournament.act(Extend(1, 600, " ", "1001"))) is TournamentReject.REASON_NEEDED
    before = (await tournament.look()).due_at(DeadlineKind.ROUND, 1)
    after = await service.act(tournament.tournament_id, keeper, move, key())
    assert (after.due_at(DeadlineKind.ROUND, 1) or before) - before == timedelta(seconds=600)
    over = await tournament.act(Cancel("rain", "1001"))
    assert over.record.status is TournamentStatus.CANCELLED
    assert [record.status for record in await tournament.games(1)] == [GameStatus.CANCELLED] * 2
    assert await refused(tournament.join(PEOPLE[5])) is TournamentReject.OVER


async def test_the_end_of_a_round_follows_a_time_of_day_that_was_set_back(tournament: Organised) -> None:
    back, host = timedelta(hours=1), tournament.host
    before = (await tournament.started(4, rules=TWO_ROUNDS, round_s=600)).due_at(DeadlineKind.ROUND, 1)
    host.clock.advance(-back.total_seconds())
    await host.scheduler.start(Silence(ALONE, -back))
    assert (await tournament.look()).due_at(DeadlineKind.ROUND, 1) == before - back


async def test_an_announced_start_stays_where_everybody_knows_it_to_be_though_the_time_of_day_is_set_back(
    tournament: Organised,
) -> None:
    starts_at = tournament.host.clock() + timedelta(hours=5)
    await tournament.opened(4, starts_at=starts_at)
    tournament.host.clock.advance(-3_600)
    await tournament.host.scheduler.start(Silence(ALONE, timedelta(hours=-1)))
    assert (await tournament.look()).due_at(DeadlineKind.START) == starts_at
    tournament.host.clock.advance(86_400)
    await tournament.host.scheduler.forgive(EVERYWHERE)
    assert (await tournament.look()).due_at(DeadlineKind.START) > starts_at
    tournament.host.clock.advance(-86_400)
    await tournament.host.scheduler.forgive(EVERYWHERE, Silence(ALONE, timedelta(days=-1)))
    assert (await tournament.look()).due_at(DeadlineKind.START) == starts_at, "grace by a wrong clock is none"


@pytest.mark.parametrize("sent_away", [False, True])
async def test_the_pause_between_rounds_rests_while_the_bot_is_stopped_or_was_sent_away(
    tournament: Organised, *, sent_away: bool
) -> None:
    await tournament.started(4, rules={**TWO_ROUNDS, "unfinished": "score_now"}, round_s=7_200)
    host = tournament.host
    await host.after(7_201)

    async def left() -> timedelta:
        (next_round,) = [one for one in (await tournament.look()).stored.deadlines if one.kind is DeadlineKind.NEXT]
        return next_round.due - host.clock()

    assert await left() == timedelta(seconds=180)
    host.clock.advance(100)
    stopped = timedelta(hours=3)
    if sent_away:
        guild_id = (await tournament.look()).record.guild_id
        host.tournaments.course.out_of_reach(guild_id)
        await host.after(stopped.total_seconds())
        await host.tournaments.course.in_reach(guild_id)
    else:
        host.clock.advance(stopped.total_seconds())
        host.tournaments.path._held.clear()
        await host.scheduler.start(Silence(ALONE, stopped))
    assert await left() == timedelta(seconds=80)
    await host.after(81)
    assert len((await tournament.look()).state.rounds) == 2


async def test_no_deadline_of_a_table_that_is_told_lies_behind_its_rounds_end(tournament: Organised) -> None:
    await tournament.started(2, rules=TWO_ROUNDS, round_s=86_400, pace=PACES["daily"])
    host = tournament.host
    (game,) = await tournament.games(1)
    host.clock.advance(3_600)
    await host.submit(game.id, user := await host.in_turn(game.id), await host.plain_move(game.id, user))

    async def told_and_end() -> tuple[object, object]:
        seen, now = await host.look(game.id), await tournament.look()
        return seen.deadlines.turn, now.due_at(DeadlineKind.ROUND, 1)

    told, end = await told_and_end()
    assert told == end, "a day's turn that begins an hour late is cut off"
    await tournament.act(Extend(1, 1_800, "a storm", "1001"))
    later, end = await told_and_end()
    assert later == end != told
    await tournament.act(Pause("dinner", "1001"))
    host.clock.advance(7_200)
    await tournament.act(Resume("fed", "1001"))
    told, end = await told_and_end()
    assert told == end == later + timedelta(hours=2)
    await tournament.act(Extend(1, 30 * 86_400, "a war", "1001"))
    told, end = await told_and_end()
    assert told < end, "with time enough the turn has its own"


@pytest.mark.parametrize("format", ["knockout", "swiss"])
async def test_who_has_a_bye_is_told_so_and_the_boards_picture_names_them(tournament: Organised, format: str) -> None:
    rules = {"seats": 2, "leftovers": "byes"}
    await tournament.opened(3, format, rules=rules)
    await tournament.begin()
    said = await tournament.say_all()
    assert [one.round for one in said if one.kind is NoticeKind.BYE] == [1]
    visible = await tournament.look()
    (free,) = visible.state.rounds[0].byes
    (word,) = bye_words(visible, 1, ENGLISH)
    person = visible.record.people[free]
    assert word.mentions == (person.user_id,)
    assert f"<@{person.user_id}>: you have a bye in round 1" in texts(word)
    assert ("You go on without a table." in texts(word)) is (format == "knockout")
    assert "You are called when the next round begins." in texts(word)
    last = replace(visible, state=replace(visible.state, bell=True))
    assert "This is the last round." in texts(bye_words(last, 1, ENGLISH)[0]), "nobody is called any more"
    board = await tournament_board(visible, ENGLISH)
    assert f"{person.name} has a bye." in (board.files[-1].alt or "")
    assert "a bye" not in texts(board)


async def test_a_bye_of_a_league_is_told_without_a_next_or_a_last_round(tournament: Organised) -> None:
    await tournament.opened(3, "league", rules={"seats": 2, "division_size": 3, "moving": 1})
    await tournament.begin()
    await tournament.say_all()
    visible = await tournament.look()
    assert [len(each.byes) for each in visible.state.rounds] == [1, 1, 1]
    for until in (1, 2, 3):
        so_far = replace(visible, state=replace(visible.state, rounds=visible.state.rounds[:until]))
        (word,) = bye_words(so_far, until, ENGLISH)
        assert texts(word).endswith("It brings average points. All rounds of the season open at once.")


async def test_or_the_computer_plays_on_for_everybody_who_is_away(tournament: Organised) -> None:
    await tournament.started(4, rules={**TWO_ROUNDS, "unfinished": "computer_finishes"}, round_s=600)
    await tournament.host.after(601)
    for record in await tournament.games(1):
        assert record.status is GameStatus.RUNNING
        assert all(one.autopilot for one in record.holders)
    await tournament.play_round(1)
    assert await tournament.ends_of_tables() == [Ended.COMPUTER_FINISHED] * 2


@pytest.mark.parametrize("format", ["swiss", "arena"])
async def test_only_whose_turn_ran_out_before_the_time_was_up_did_not_come(tournament: Organised, format: str) -> None:
    rules, host = {"seats": 2, "unfinished": "computer_finishes"}, tournament.host
    await tournament.started(4, format, rules=rules, round_s=7_200, pace=HOURLY)
    late = [await host.in_turn(game.id) for game in await tournament.games(1) if format == "swiss"]
    if format == "arena":
        await tournament.act(EndEarly("the bar closes", "1001"))
    for seconds in (3_601, 3_599, 10):
        await host.after(seconds)
    for person in PEOPLE[:4]:
        assert (await tournament.status_of(person.user_id) is Status.IN) is (person.user_id not in late)


async def _out_of_reach(host: Host, seconds: float) -> None:
    host.services.away.connection_lost()
    await host.after(seconds)
    host.services.away.connected()
    await host.scheduler.fire_due()


async def test_while_nobody_can_reach_us_no_time_of_a_round_passes_and_the_board_says_so(tournament: Organised) -> None:
    await tournament.started(4, rules=TWO_ROUNDS, round_s=3600, pace=PACES["quick"])
    host = tournament.host
    await host.after(600)
    await _out_of_reach(host, 7200)
    ends = (await tournament.look()).due_at(DeadlineKind.ROUND, 1)
    assert ends == host.clock() + timedelta(minutes=50)
    assert [record.status for record in await tournament.games(1)] == [GameStatus.RUNNING] * 2
    assert [(await host.look(game.id)).deadlines.turn for game in await tournament.games(1)] == [ends] * 2
    assert NoticeKind.BOARD in [one.kind for one in await tournament.say_all()]


@pytest.mark.parametrize(("known", "left"), [(False, 10), (True, 50)])
async def test_no_time_of_a_round_passes_while_the_process_is_down_or_it_has_its_grace_and_boards_say_so(
    tournament: Organised, *, known: bool, left: int
) -> None:
    await tournament.started(4, rules=TWO_ROUNDS, round_s=3600)
    host = tournament.host
    await host.after(600)
    host.clock.advance(7200)
    if known:
        await host.scheduler.start(Silence(ALONE, timedelta(hours=2)))
    else:
        await host.scheduler.forgive(EVERYWHERE)
    assert (await tournament.look()).due_at(DeadlineKind.ROUND, 1) == host.clock() + timedelta(minutes=left)
    assert NoticeKind.BOARD in [one.kind for one in await tournament.say_all()]
    await host.scheduler.close()


async def test_an_absence_moves_no_start_that_was_agreed(tournament: Organised) -> None:
    host = tournament.host
    starts = host.clock() + timedelta(hours=3)
    await tournament.opened(4, rules=TWO_ROUNDS, check_in_s=1_800, starts_at=starts)
    await _out_of_reach(host, 7200)
    assert (await tournament.look()).due_at(DeadlineKind.CHECK_IN) == starts - timedelta(minutes=30)
    await _out_of_reach(host, 2400)
    assert (await tournament.look()).due_at(DeadlineKind.CHECK_IN) == host.clock() + timedelta(minutes=10)


async def test_a_round_that_nobody_can_play_where_it_is_keeps_the_time_that_it_has_left(tournament: Organised) -> None:
    await tournament.started(4, rules=TWO_ROUNDS, round_s=3600)
    host, (shut, open_still) = tournament.host, await tournament.games(1)
    told = "No table can be played where it is, so their time waits."
    await host.after(600)
    await host.service.whereabouts.stand_still(shut.id, Obstacle.LOCKED)
    await host.scheduler.fire_due()
    assert (await tournament.look()).due_at(DeadlineKind.ROUND, 1) == host.clock() + timedelta(minutes=50)
    await tournament.end_match(open_still.id)
    await host.scheduler.fire_due()
    for _ in range(3):
        await host.after(7200)
        visible = await tournament.look()
        assert visible.due_at(DeadlineKind.ROUND, 1) is None
        assert told in texts(await tournament_board(visible, ENGLISH))
    await tournament.act(Pause("dinner", "1001"))
    version = (await tournament.look()).stored.version
    await host.service.whereabouts.channel_gone(shut.channel_id)
    await host.scheduler.fire_due()
    assert (await tournament.look()).stored.version == version + 1, "its thread is lost, and that is all"
    assert told not in texts(await tournament_board(await tournament.look(), ENGLISH)), "it waits for its host"
    await tournament.act(Resume("fed", "1001"))
    await host.service.whereabouts.stand_still(shut.id, Obstacle.LOCKED)
    await host.scheduler.fire_due()
    await tournament.act(Extend(1, 600, "for the trouble", "1001"))
    assert (await tournament.look()).due_at(DeadlineKind.ROUND, 1) is None
    await host.service.whereabouts.go_on(shut.id)
    await host.scheduler.fire_due()
    visible = await tournament.look()
    ends = visible.due_at(DeadlineKind.ROUND, 1)
    assert ends == host.clock() + timedelta(minutes=60)
    assert "The round ends" in texts(await tournament_board(visible, ENGLISH))
    assert (await host.look(shut.id)).deadlines.turn <= ends
    await host.after(3601)
    assert not (await tournament.look()).state.rounds[0].unfinished


async def test_a_bell_waits_while_nobody_can_play_and_a_table_that_can_be_opened_ends_the_waiting(
    tournament: Organised,
) -> None:
    await tournament.started(2, "arena", rules={"seats": 2}, round_s=3600)
    host, (shut,) = tournament.host, await tournament.games(1)
    await host.after(600)
    await host.service.whereabouts.stand_still(shut.id, Obstacle.FORBIDDEN)
    await host.scheduler.fire_due()
    await host.after(7200)
    assert (await tournament.look()).stored.stands_still
    for person in PEOPLE[2:4]:
        await tournament.join(person)
    await host.after(60)
    await tournament.say_all()
    visible = await tournament.look()
    assert visible.due_at(DeadlineKind.BELL) == host.clock() + timedelta(minutes=50)


@pytest.mark.parametrize("format", ["swiss", "arena"])
async def test_a_round_of_which_no_table_could_be_opened_has_its_whole_time_once_one_can(
    tournament: Organised, format: str
) -> None:
    rules, ends = (TWO_ROUNDS, (DeadlineKind.ROUND, 1)) if format == "swiss" else ({"seats": 2}, (DeadlineKind.BELL, 0))
    await tournament.opened(4, format, rules=rules, round_s=3600)
    await tournament.begin()
    for _ in range(3):
        await tournament.host.after(7200)
    visible = await tournament.look()
    assert visible.due_at(*ends) is None
    assert (visible.state.rounds[0].overdue, visible.state.bell) == (False, False)
    await tournament.say_all()
    assert (await tournament.look()).due_at(*ends) == tournament.host.clock() + timedelta(hours=1)


async def test_a_bell_waits_in_the_middle_of_an_evening_too_while_no_table_can_be_opened(tournament: Organised) -> None:
    await tournament.started(2, "arena", rules={"seats": 2}, round_s=3600)
    host, (first,) = tournament.host, await tournament.games(1)
    await tournament.end_match(first.id, 10, 20)
    await host.after(60)
    assert [one.game_id is None for one in (await tournament.look()).record.tables] == [False, True]
    await host.tournaments.hindered(tournament.tournament_id)
    await host.after(7200)
    assert not (await tournament.look()).state.bell
    await tournament.say_all()
    assert (await tournament.look()).due_at(DeadlineKind.BELL) == host.clock() + timedelta(seconds=3600 - 60)


async def test_a_check_in_that_was_missed_lasts_its_whole_time_and_the_board_tells_when_play_begins(
    tournament: Organised,
) -> None:
    host = tournament.host
    starts_at = host.clock() + timedelta(hours=2)
    await tournament.opened(4, check_in_s=1_200, starts_at=starts_at, rules={"check_in": True})
    host.clock.advance(3 * 3_600)
    host.tournaments.path._held.clear()
    await host.tournaments.course.prepare(host.clock())
    begins = discord.utils.format_dt(host.clock() + timedelta(seconds=600 + 1_200), "R")
    assert f"Play begins {begins}" in texts(await tournament_board(await tournament.look(), ENGLISH))
    await host.after(601)
    checking = await tournament.look()
    assert checking.record.status is TournamentStatus.CHECK_IN
    assert checking.due_at(DeadlineKind.START) == host.clock() + timedelta(seconds=1_200)
    await host.after(1_201)
    told = texts(too_few(await tournament.look(), ENGLISH))
    assert "Invite more players. **Check-in is open**: 0 of 4 are there. Play begins <t:" in told


async def test_a_bell_rings_in_time_where_some_table_is_not_dealt_yet(tournament: Organised) -> None:
    await tournament.started(2, "arena", rules={"seats": 2}, round_s=600)
    for person in PEOPLE[2:4]:
        await tournament.join(person)
    await tournament.host.after(1)
    assert [one.game_id is None for one in (await tournament.look()).record.tables] == [False, True]
    await tournament.host.after(601)
    assert (await tournament.look()).state.bell


async def test_a_thread_that_was_removed_while_nobody_was_told_gets_a_successor_once_it_is_missed(
    tournament: Organised,
) -> None:
    await tournament.started(4, rules=TWO_ROUNDS)
    host, (lost, other) = tournament.host, await tournament.games(1)
    await host.service.whereabouts.channel_gone(lost.channel_id)
    await host.scheduler.fire_due()
    said = [one for one in await tournament.say_all() if one.kind is NoticeKind.OPENING]
    assert [(one.round, one.table) for one in said] == [(1, 1)]
    record, untouched = await tournament.games(1)
    assert record.channel_id == (await tournament.look()).record.tables[0].thread_id != lost.channel_id
    assert record.standstill is None
    assert untouched == other


async def test_a_deadline_that_cannot_be_read_is_dropped_and_set_anew_by_what_happens_next(
    tournament: Organised,
) -> None:
    await tournament.started(4, rules=TWO_ROUNDS, round_s=600)
    host = tournament.host
    of_the_round = tournament_deadlines.c.kind == DeadlineKind.ROUND.value
    async with host.database.writing() as connection:
        await connection.execute(update(tournament_deadlines).where(of_the_round).values(kind="garbage"))
    await host.after(601)
    await host.tournaments.remember(tournament.tournament_id, board_message_id=5)
    due = (await tournament.look()).due_at(DeadlineKind.ROUND, 1)
    assert (due - host.clock()).total_seconds() == 600


async def test_a_notice_that_cannot_be_read_does_not_mute_its_tournament(tournament: Organised) -> None:
    await tournament.opened(4, rules=TWO_ROUNDS)
    await tournament.say_all()
    await tournament.begin()
    board = tournament_outbox.c.slot == NoticeKind.BOARD.slot
    async with tournament.host.database.writing() as connection:
        await connection.execute(update(tournament_outbox).where(board).values(notice='{"kind": "shout"}'))
    said = await tournament.say_all()
    assert [one.table for one in said if one.kind is NoticeKind.OPENING] == [1, 2]


async def test_two_of_whom_one_has_blocked_the_other_sit_at_different_tables(tournament: Organised) -> None:
    access = tournament.host.service.access
    people = [1001 + number for number in range(6)]
    for one, other in ((1001, 1002), (1004, 1003), (1005, 1006)):
        await access.block(one, other, "somebody")
    await tournament.started(6, rules={"seats": 3, "rounds": 2})
    for round in (1, 2):
        for record in await tournament.games(round):
            users = [one.user_id for one in record.holders if one.user_id in people]
            assert await access.apart_among([one for one in users if one is not None]) == frozenset()
        if round == 1:
            await tournament.play_round(1)
            await tournament.go_on()


async def test_in_the_channel_of_a_tournament_it_is_ones_own_table_unless_one_plays_its_game(
    tournament: Organised,
) -> None:
    await tournament.started(4, rules=TWO_ROUNDS)
    meant = tournament.host.service.whereabouts.meant
    for record in await tournament.games(1):
        for holder in record.holders:
            assert (await meant(CHANNEL, holder.user_id or 0)).game_id == record.id
            assert (await meant(record.channel_id, holder.user_id or 0)).game_id == record.id
    stranger, host_of_lobby = PEOPLE[5].user_id, PEOPLE[0].user_id
    for channel, user in ((CHANNEL, stranger), (CHANNEL + 1, host_of_lobby)):
        assert await refusal_of(meant(channel, user)) is HostReject.NO_GAME_HERE
    lobby = await tournament.host.lobby(host_of_lobby)
    assert (await meant(CHANNEL, stranger)).game_id == lobby.id
    assert (await meant(CHANNEL, host_of_lobby)).game_id != lobby.id, "a lobby has nothing to be played in yet"
    await tournament.host.service.lobbies.join(lobby.id, PEOPLE[4].user_id, "Eve", tournament.host.key())
    await tournament.host.service.lobbies.start(lobby.id, host_of_lobby, tournament.host.key())
    assert (await meant(CHANNEL, host_of_lobby)).game_id == lobby.id
    other = next(
        one for one in await tournament.games(1) if PEOPLE[1].user_id in {each.user_id for each in one.holders}
    )
    assert (await meant(CHANNEL, PEOPLE[1].user_id)).game_id == other.id
    visible, _ = await tournament.host.service.look_with_draft_in(CHANNEL, PEOPLE[1].user_id)
    assert visible.record.id == other.id


async def test_who_sits_at_several_tables_is_asked_for_the_thread_of_one(tournament: Organised) -> None:
    await tournament.started(3, "league", rules={"seats": 2, "division_size": 3, "moving": 1})
    with pytest.raises(Refused) as refused:
        await tournament.host.service.whereabouts.meant(CHANNEL, PEOPLE[0].user_id)
    assert refused.value.code is HostReject.SEVERAL_TABLES
    games = [record for round in (1, 2, 3) for record in await tournament.games(round)]
    theirs = [one.channel_id for one in games if PEOPLE[0].user_id in {each.user_id for each in one.holders}]
    assert len(games) == 3
    assert len(theirs) == 2
    assert refused.value.facts["threads"] == tuple(theirs)
