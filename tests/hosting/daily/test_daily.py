"""The puzzle of the day as the host keeps it: whose day it is, what counts, what two devices do, what is made."""

import asyncio
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.hosting.daily.daily import Daily
from bot.hosting.daily.days import Streak
from bot.hosting.refusals import HostReject
from bot.hosting.running.night import make_once
from bot.hosting.thinking.thinkers import InlineThinkers
from bot.records.daily import MOST_TRIES, Attempted, DailyPost
from bot.store.database.trouble import DatabaseTrouble
from engine.cards import TILES_002, TurnNumber
from engine.games.moves import LayTable
from engine.melds.reading import parse_melds
from engine.puzzles.answers import Attempt, answer_of
from engine.puzzles.puzzle import Puzzle, read_puzzle, view_of
from engine.rules.refusals import IllegalMove
from tests.hosting.hosted import ANN, BEN, MONDAY, Host, refusal_of

DAY = MONDAY.date()
SERVER = 77
PUZZLE = read_puzzle("my_rummy 1; P8 G1 G2 Y13; P4 P5 P6 P7 | P1 B1 Y1 | G3 G4 G5")
BEST = "P4 P5 P6 P7 P8 | B1 Y1 P1 | G1 G2 G3 G4 G5"
LESS = "P4 P5 P6 P7 P8 | B1 Y1 P1 | G3 G4 G5"
WRONG = "P4 P5 P6 P7 | B1 Y1 P1 | G3 G4 G5"


def move(table: str) -> LayTable:
    return LayTable(view_of(PUZZLE).own_seat, TurnNumber(1), parse_melds(TILES_002, table))


async def with_puzzles(host: Host, days: int = 1) -> Daily:
    for after in range(-3, days):
        await host.services.daily.store.put_puzzle(DAY + timedelta(days=after), PUZZLE.text())
    return host.services.daily


async def solve(daily: Daily, at: datetime, *, user: int = ANN, day: date | None = None) -> Attempted:
    wanted = await daily.today(user, SERVER, at) if day is None else day
    return (await daily.submit(await daily.open(user, SERVER, wanted, at), move(BEST), at)).attempted


async def test_an_attempt_is_judged_and_counted_until_the_best_is_found(host: Host) -> None:
    daily = await with_puzzles(host)
    attempted = await daily.open(ANN, SERVER, DAY, MONDAY)
    first = await daily.submit(attempted, move(LESS), MONDAY)
    assert (first.outcome, first.short) == (Attempt.LITTLE, 2)
    with pytest.raises(IllegalMove):
        await daily.submit(first.attempted, move(WRONG), MONDAY)
    known = await daily.open(ANN, SERVER, DAY, MONDAY)
    solved = await daily.submit(known, move(BEST), MONDAY + timedelta(minutes=3))
    assert (solved.attempted.tries, solved.attempted.took) == ("lrb", timedelta(minutes=3))
    again = await daily.submit(solved.attempted, move(LESS), MONDAY)
    assert again.outcome is Attempt.BEST
    assert (await daily.open(ANN, SERVER, DAY, MONDAY)).tries == "lrb"


async def test_two_answers_at_once_are_both_counted_and_one_of_them_solves_it(host: Host) -> None:
    daily = await with_puzzles(host)
    attempted = await daily.open(ANN, SERVER, DAY, MONDAY)
    await asyncio.gather(*(daily.submit(attempted, move(one), MONDAY) for one in (LESS, BEST, LESS, BEST)))
    known = await daily.open(ANN, SERVER, DAY, MONDAY)
    assert known.solved is not None
    assert known.tries.count("b") == 1
    assert known.tries.endswith("b")


async def test_no_number_of_attempts_is_too_many(host: Host) -> None:
    daily = await with_puzzles(host)
    attempted = await daily.open(ANN, SERVER, DAY, MONDAY)
    for _ in range(MOST_TRIES + 3):
        attempted = (await daily.submit(attempted, move(LESS), MONDAY)).attempted
    solved = await daily.submit(attempted, move(BEST), MONDAY)
    assert solved.attempted.solved is not None
    assert len(solved.attempted.tries) == MOST_TRIES


async def test_a_day_is_by_ones_own_clocks_and_by_the_servers_for_who_named_none(host: Host) -> None:
    for zone, at, day in (
        (None, "2030-01-07T23:59", "2030-01-07"),
        ("Pacific/Auckland", "2030-01-07T12:00", "2030-01-08"),
        ("America/Los_Angeles", "2030-01-07T07:59", "2030-01-06"),
        ("America/Los_Angeles", "2030-01-07T08:00", "2030-01-07"),
    ):
        await host.services.people.set_zone(ANN, zone)
        moment = datetime.fromisoformat(at).replace(tzinfo=UTC)
        assert await host.services.daily.today(ANN, SERVER, moment) == date.fromisoformat(day)
    await host.services.servers.settle(SERVER, lambda one: replace(one, zone="Pacific/Auckland"))
    assert await host.services.daily.today(BEN, SERVER, MONDAY) == DAY + timedelta(days=1)
    assert await host.services.daily.today(BEN, 0, MONDAY) == DAY


async def test_a_day_closes_by_the_clocks_it_was_opened_by_whatever_zone_is_chosen_later(host: Host) -> None:
    daily = await with_puzzles(host)
    attempted = await daily.open(ANN, SERVER, DAY, MONDAY)
    await host.services.people.set_zone(ANN, "America/Los_Angeles")
    known = await daily.open(ANN, SERVER, DAY, MONDAY)
    assert known.closes == attempted.closes == datetime(2030, 1, 8, tzinfo=UTC)
    late = (await daily.submit(known, move(BEST), known.closes)).attempted
    assert late.solved is not None
    assert not late.in_time


@pytest.mark.parametrize("opens", ["puzzle", "deal"])
async def test_a_day_that_was_begun_lasts_and_one_that_is_over_stays_so_whoever_moves_west(
    host: Host, opens: str
) -> None:
    daily = await with_puzzles(host)
    await host.services.people.set_zone(ANN, "Pacific/Kiritimati")
    at = datetime(2030, 1, 6, 11, tzinfo=UTC)
    if opens == "puzzle":
        assert (await solve(daily, at)).in_time
    else:
        deals = host.services.deals
        await deals.open(await deals.check_open(ANN, SERVER, DAY, at), "Ann", 5001, "en", "key")
    await host.services.people.set_zone(ANN, "America/Los_Angeles")
    assert await daily.today(ANN, SERVER, at) == DAY, "it is Sunday there, but Monday has begun"
    assert await daily.streak(ANN, DAY) == Streak(int(opens == "puzzle"))
    after = at + timedelta(days=1)
    tuesday = DAY + timedelta(days=1)
    assert await daily.today(ANN, SERVER, after) == tuesday, "it is Monday there, and hers is over"
    kept = await host.services.deals.check_open(ANN, SERVER, tuesday, after)
    assert kept.closes == datetime(2030, 1, 9, 8, tzinfo=UTC)


async def test_an_old_day_may_be_solved_and_a_day_to_come_may_not(host: Host) -> None:
    daily = await with_puzzles(host, days=3)
    old = await solve(daily, MONDAY, day=DAY - timedelta(days=2))
    assert (old.solved, old.in_time) == (MONDAY, False)
    assert await refusal_of(daily.open(ANN, SERVER, DAY + timedelta(days=1), MONDAY)) is HostReject.DAY_TO_COME
    assert await refusal_of(daily.open(ANN, SERVER, DAY - timedelta(days=9), MONDAY)) is HostReject.NO_PUZZLE


async def test_streaks_count_days_solved_in_time_and_outages_of_ours_break_none(host: Host) -> None:
    daily = await with_puzzles(host, days=9)
    for after in (0, 1, 5):
        await solve(daily, MONDAY + timedelta(days=after))
    at = DAY + timedelta(days=5)
    assert await daily.streak(ANN, at) == Streak(1)
    # Nobody could reach us on one of the three days that were missed.
    await daily.alive(MONDAY + timedelta(days=3))
    await daily.alive(MONDAY + timedelta(days=3, hours=2))
    assert await daily.streak(ANN, at) == Streak(1)
    await daily.alive(MONDAY + timedelta(days=3, hours=5))
    assert await daily.streak(ANN, at) == Streak(3, 1)
    assert await daily.streak(BEN, at) == Streak(0)


async def test_an_answer_is_proven_once_for_everybody(host: Host) -> None:
    asked: list[Puzzle] = []

    class Counting(InlineThinkers):
        async def think(self, job, *args, **kwargs):
            asked.append(args[0])
            return await super().think(job, *args, **kwargs)

    daily = Daily(host.services.database, host.clock, host.services.people, host.services.servers, Counting())
    answers = await asyncio.gather(*(daily.answer(PUZZLE) for _ in range(5)))
    assert answers == [answer_of(PUZZLE)] * 5
    assert asked == [PUZZLE]


async def test_missing_puzzles_are_made_for_the_next_days_and_never_twice(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[date] = []

    def quickly(day: date) -> Puzzle:
        made.append(day)
        return PUZZLE

    monkeypatch.setattr("bot.hosting.daily.daily.made", quickly)
    await make_once(host.services.daily, InlineThinkers())
    assert made == [DAY + timedelta(days=after) for after in (*range(31), -1)]
    await make_once(host.services.daily, InlineThinkers())
    assert len(made) == 32
    assert await host.services.daily.puzzle(DAY) == PUZZLE


async def test_why_puzzles_are_not_all_made_is_said_as_the_database_says_it(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(_: date) -> Puzzle:
        raise DatabaseTrouble("there is no room left for talon.db")

    monkeypatch.setattr("bot.hosting.daily.daily.made", full)
    await make_once(host.services.daily, InlineThinkers())
    assert caplog.messages[-1].endswith("are not all made: there is no room left for talon.db")


async def test_what_is_kept_of_somebody_is_counted_by_server_given_out_and_forgotten(host: Host) -> None:
    daily = await with_puzzles(host)
    await solve(daily, MONDAY)
    await daily.open(BEN, SERVER, DAY, MONDAY)
    assert [await daily.store.solved_in(guild, DAY) for guild in (SERVER, 0)] == [1, 0]
    known = await host.services.privacy.export(ANN)
    assert [one["tries"] for one in known["puzzles"]] == ["b"]
    await host.services.privacy.forget(ANN, "Former player")
    assert await daily.store.attempted(ANN, DAY) is None
    assert (await host.services.privacy.export(ANN))["puzzles"] == []


async def test_what_was_prepared_for_days_long_past_is_let_go(host: Host) -> None:
    daily = await with_puzzles(host)
    await daily.open(ANN, SERVER, DAY, MONDAY)
    await daily.store.keep_draft(ANN, DAY, "{}")
    assert await daily.store.claim_post(DailyPost(SERVER, DAY, 5))
    assert not await daily.store.claim_post(DailyPost(SERVER, DAY, 5))
    await daily.store.forget_old(DAY)
    assert (await daily.open(ANN, SERVER, DAY, MONDAY)).draft == "{}"
    await daily.store.forget_old(DAY + timedelta(days=1))
    assert await daily.store.posts() == ()
    assert (await daily.open(ANN, SERVER, DAY, MONDAY)).draft is None
