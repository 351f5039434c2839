from datetime import timedelta

import pytest

from bot.hosting.clock.pace import PACES, pace_of, typed_pace
from bot.hosting.clock.turn_clock import grace_s
from bot.hosting.places.away import Away
from bot.hosting.refusals import HostReject
from bot.hosting.running.scheduler import Scheduler
from bot.records.deadlines import Deadline, DeadlineKind
from bot.records.games import Pace
from bot.store.database.trouble import DatabaseTrouble
from bot.store.games.games import GameStore
from bot.store.ledger.deadlines import DeadlineStore
from engine.games.events import ClaimUnwanted
from engine.games.moves import Claim, Pass
from engine.rules.refusals import IllegalMove, Reject
from tests.hosting.hosted import ANN, BEN, CAT, LIVE, MONDAY, POLICY, Host, refusal_of, refuses

GRACE = timedelta(seconds=2)


async def answer_at(host: Host, game_id: int, user: int, kind: type[Claim | Pass], seconds: float) -> None:
    """A click on the open window, made so many seconds after the window's deadline."""
    visible = await host.look(game_id, user)
    clicked = visible.deadlines.window + timedelta(seconds=seconds)
    move = kind(visible.view.seat, visible.view.claim_window.window)
    await host.service.submit(game_id, user, move, host.key(), clicked)


@pytest.mark.parametrize("pace", [LIVE, PACES["daily"], Pace("custom", 600, 45)])
async def test_who_settled_nothing_has_the_time_of_the_turn_and_the_reserve(host: Host, pace: Pace) -> None:
    game_id = await host.table(ANN, BEN, CAT, pace=pace)
    visible = await host.look(game_id)
    assert (visible.deadlines.turn, visible.deadlines.window) == (MONDAY + pace.turn + pace.reserve // 3, None)
    host.clock.advance(5)
    await host.discard(game_id)
    visible = await host.look(game_id)
    assert (visible.deadlines.turn, visible.deadlines.window) == (None, host.clock() + pace.window)


async def stored_deadlines(host: Host, game_id: int) -> tuple[Deadline, ...]:
    """The deadlines of a game as the clock finds them."""
    stored = await GameStore(host.database).load(game_id)
    return stored.deadlines


async def test_a_lobby_that_nobody_starts_has_a_deadline_with_a_day_of_grace(host: Host) -> None:
    record = await host.lobby(ANN)
    due = MONDAY + POLICY.abandoned_after
    assert await stored_deadlines(host, record.id) == (Deadline(DeadlineKind.ABANDONED, 0, due, due, 86_400),)


async def test_a_computer_acts_after_its_thinking_time_and_needs_no_grace(host: Host) -> None:
    game_id = await host.table(ANN, computers=("easy",), switches={"match.first_dealer": "first_seat"})
    due = MONDAY + POLICY.think
    by_kind = {one.kind: one for one in await stored_deadlines(host, game_id)}
    turn = by_kind.pop(DeadlineKind.TURN)
    assert list(by_kind.values()) == [Deadline(DeadlineKind.COMPUTER, turn.number, due, due, 0)]


async def test_a_click_counts_up_to_the_deadline_and_no_longer_though_it_is_handled_late(host: Host) -> None:
    game_id, (_, user) = await host.at_window()
    assert await host.after(LIVE.window_s + 1) == 0
    for kind in (Claim, Pass):
        assert await refusal_of(answer_at(host, game_id, user, kind, 0.1)) is HostReject.TOO_LATE
    await answer_at(host, game_id, user, Claim, 0)
    assert await host.after(1) == 1
    view = await host.view(game_id, user)
    assert view.seats[view.seat].claims_won == 1


async def test_a_clock_that_runs_ahead_of_ours_makes_nobody_late(host: Host) -> None:
    game_id, (user, _) = await host.at_window()
    await answer_at(host, game_id, user, Pass, 60)
    view = await host.view(game_id, user)
    assert view.claim_window.answer is not None


async def test_a_click_on_an_earlier_turn_is_stale_though_the_running_one_is_past_its_deadline(host: Host) -> None:
    """It is judged by its own deadline, which is gone, and not by that of somebody else's turn."""
    game_id, user = await host.at_turn(ANN, BEN)
    move = await host.plain_move(game_id, user)
    await host.discard(game_id)
    host.clock.advance(LIVE.turn_s + 0.5)
    with pytest.raises(IllegalMove) as refused:
        await host.submit(game_id, user, move)
    assert refused.value.code in (Reject.STALE_TURN, Reject.NOT_YOUR_TURN)


async def test_a_move_after_the_turns_deadline_is_too_late(host: Host) -> None:
    game_id, user = await host.at_turn(ANN, BEN)
    move = await host.plain_move(game_id, user)
    host.clock.advance(LIVE.turn_s + 0.5)
    assert await refusal_of(host.submit(game_id, user, move)) is HostReject.TOO_LATE
    due = (await host.look(game_id)).deadlines.turn
    assert due is not None
    await host.service.submit(game_id, user, move, host.key(), due)


async def test_what_was_due_in_an_outage_is_not_too_late_before_its_time_is_given_back(host: Host) -> None:
    game_id, (_, user) = await host.at_window()
    host.services.away.connection_lost()
    host.clock.advance(LIVE.window_s + 60)
    host.services.away.connected()
    await answer_at(host, game_id, user, Claim, 60)


async def test_the_window_closes_at_its_deadline_and_silence_is_a_pass_and_no_absence(host: Host) -> None:
    game_id, _ = await host.at_window()
    assert await host.after(LIVE.window_s + GRACE.seconds) == 1
    visible = await host.look(game_id)
    assert visible.deadlines.window is None
    assert visible.deadlines.turn == host.clock() + LIVE.turn
    assert any(isinstance(event, ClaimUnwanted) for event in visible.recent)
    assert [one.misses for one in visible.record.holders] == [0, 0, 0]


async def test_two_processes_fire_a_deadline_once_however_often_it_is_tried(host: Host, url: str) -> None:
    game_id = await host.table(ANN, BEN, CAT)
    async with Host.opened(url, host.clock) as other:
        host.clock.advance(LIVE.turn_s + 2)
        (due,) = await DeadlineStore(other.database).firing(host.clock(), 10)
        assert await host.scheduler.fire_due() == 1
        for process in (host, other):
            assert not await process.service.firing.fire(game_id, due.deadline)
        assert await other.scheduler.fire_due() == 0


@pytest.mark.parametrize(("length", "grace"), [(15, 60), (60, 60), (120, 120), (3_600, 600), (259_200, 600)])
def test_the_grace_is_what_the_pace_gives_but_one_to_ten_minutes(length: int, grace: int) -> None:
    assert grace_s(length) == grace


@pytest.mark.parametrize("away", [100, 86_400])
async def test_nobody_is_skipped_because_the_bot_was_away(host: Host, url: str, away: float) -> None:
    game_id, user = await host.at_turn(ANN, BEN, CAT)
    host.clock.advance(away)
    async with Host.opened(url, host.clock) as restarted:
        await restarted.scheduler.start()
        assert await restarted.scheduler.fire_due() == 0
        visible = await restarted.look(game_id)
        assert visible.deadlines.turn == host.clock() + timedelta(seconds=120)
        await restarted.submit(game_id, user, await restarted.plain_move(game_id, user))


@pytest.mark.parametrize("fails", ["INSERT", ""])
@pytest.mark.parametrize("seconds", [20, 600])
async def test_nobody_is_skipped_because_the_database_was_away(host: Host, fails: str, seconds: float) -> None:
    game_id, _ = await host.at_window()
    other = await host.table(ANN, BEN, channel_id=71)
    with host.failing(fails, seconds), pytest.raises(DatabaseTrouble):
        await host.discard(other)
    assert await host.scheduler.fire_due() == 0
    await host.all_pass(game_id)
    assert (await host.look(other)).deadlines.turn >= host.clock() + LIVE.turn
    assert await host.after(3 * LIVE.turn_s) == 2, "and the clock goes on"


async def test_a_database_that_comes_and_goes_was_away_for_the_sum_of_it_and_nothing_rests_twice(host: Host) -> None:
    game_id = await host.table(ANN, BEN)
    for _ in range(3):
        with host.failing("INSERT", 4), pytest.raises(DatabaseTrouble):
            await host.services.facts.put("heartbeat", "now")
        with host.failing("SELECT tournament_deadlines.grace_s", 1), pytest.raises(DatabaseTrouble):
            await host.scheduler.fire_due()
        await host.scheduler.fire_due()
        host.clock.advance(9)
    run = LIVE.turn - ((await host.look(game_id)).deadlines.turn - host.clock())
    assert 26 < run.total_seconds() <= 3 * 9


@pytest.mark.parametrize("first", ["its ticker", "its clock"])
async def test_nobody_is_skipped_because_the_process_was_frozen_whichever_wakes_first(host: Host, first: str) -> None:
    game_id, _ = await host.at_turn(ANN, BEN, CAT)
    away = host.services.away
    away.lives()
    host.clock.advance(LIVE.turn_s + 30)
    if first == "its ticker":
        away.lives()
    assert await host.scheduler.fire_due() == 0
    assert (await host.look(game_id)).deadlines.turn == host.clock() + LIVE.turn
    assert not away.anyone
    for _ in range(15):
        host.clock.advance(9)
        away.lives()
    assert await host.scheduler.fire_due() == 1, "who lives sleeps until the next deadline as it did"
    assert await host.timed_out(game_id)


async def test_a_deadline_far_away_is_left_alone_by_a_restart(host: Host, url: str) -> None:
    game_id = await host.table(ANN, BEN, pace=PACES["daily"])
    before = (await host.look(game_id)).deadlines
    host.clock.advance(3_600)
    async with Host.opened(url, host.clock) as restarted:
        await restarted.scheduler.start()
        assert (await restarted.look(game_id)).deadlines == before


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [
        ("90/15s", (90, 15)),
        ("5m/30 s", (300, 30)),
        ("1h 30m/2m", (5_400, 120)),
        ("2D/6H", (172_800, 21_600)),
        ("8h+1d/30m", (28_800, 1_800, 86_400)),
        ("8h+1d", (28_800, 1_800, 86_400)),
    ],
)
def test_a_custom_pace_is_read_as_people_type_it(typed: str, seconds: tuple[int, ...]) -> None:
    rests = seconds[0] >= 3_600
    assert typed_pace(typed) == Pace("custom", *seconds, quiet=rests, vacation=rests)


NO_PACES = ("/15s", "soon/15s", "10s/5s", "15d/1h", "2m/3m", "5m/1s", "5m 3x/1m", "-5m/1m", "1h1h/1m", "8h+31d/30m")


@pytest.mark.parametrize("typed", NO_PACES)
def test_a_pace_that_cannot_be_is_refused(typed: str) -> None:
    with refuses(HostReject.BAD_PACE):
        typed_pace(typed)


async def test_one_shard_rests_and_the_others_play_on(host: Host) -> None:
    near = await host.table(ANN, BEN, guild_id=5 << 22)
    far = await host.table(ANN, BEN, guild_id=6 << 22, channel_id=71)
    away = Away(host.clock, shards=4)
    scheduler = Scheduler(host.service, host.database, away)
    away.connection_lost(1)
    host.clock.advance(LIVE.turn_s + 2)
    assert await scheduler.fire_due() == 1
    assert await host.timed_out(far)
    host.clock.advance(3_600)
    away.connected(1)
    await scheduler.fire_due()
    assert not await host.timed_out(near)
    assert (await host.look(near)).deadlines.turn == host.clock() + LIVE.turn
    await scheduler.close()


def test_paces_go_by_their_names() -> None:
    assert pace_of(" Daily ") is PACES["daily"]
    with refuses(HostReject.BAD_PACE, given="hasty"):
        pace_of("hasty")
