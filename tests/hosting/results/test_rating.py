"""Ratings: a pure function of results, kept exactly once, and the same when they are made anew."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import select

from bot.hosting.results import rater as rating_of_all
from bot.hosting.results.counting import friendly_of, results_of, teams_of
from bot.hosting.results.parameters import PARAMETERS, START
from bot.hosting.results.rater import Rater
from bot.hosting.results.rating import Book, anchor, shown, sides_of
from bot.records.results import Counts, Friendly, Rated, Skill
from bot.store.database.db import Database
from bot.store.ledger.results import rated_of
from bot.store.schema import ratings, results
from engine.cards import Seat
from engine.rules.scores import RoundEnd, RoundResult
from engine.variants import VARIANTS
from tests.hosting.hosted import ANN, BEN, CAT, DAN, LIVE, MONDAY, ONE_SHORT_ROUND, Host
from tests.hosting.results.leaving import keep, season, seats
from tests.ui.looks import a_record

GIN = PARAMETERS["gin_rummy"]


async def everything(database: Database) -> list:
    """Both tables, as they are."""
    rows = []
    async with database.reading() as connection:
        for table in (ratings, results):
            found = await connection.execute(select(table).order_by(*table.primary_key.columns))
            rows += [tuple(row) for row in found]
    return rows


def close(one: list, other: list) -> bool:
    """Whether rows are the same, numbers to 1e-9."""
    return len(one) == len(other) and all(
        a == b or (isinstance(a, float) and a == pytest.approx(b, abs=1e-9))
        for left, right in zip(one, other, strict=True)
        for a, b in zip(left, right, strict=True)
    )


async def rebuilt_alike(host: Host) -> int:
    """Ratings made anew from all results are those that there were; gives of how many matches."""
    kept = await everything(host.database)
    rebuilt = await Rater(host.database).rebuild()
    assert close(kept, await everything(host.database))
    return rebuilt


def test_everybody_begins_at_a_thousand_and_the_winner_gains_what_the_loser_does_not() -> None:
    assert shown(START, GIN) == 1000
    won, lost = Book().rate(seats(1, (10, 11)))
    assert won.here == won.overall
    assert won.here.mu > START.mu > lost.here.mu


def test_four_hundred_points_are_ten_to_one() -> None:
    ahead = GIN.beta * 2**0.5 * 2.302585
    assert shown(Skill(25 + ahead, 1), GIN) - shown(Skill(25, 1), GIN) == pytest.approx(400, abs=1)


def test_computers_are_anchors_that_never_move() -> None:
    beaten, computer = Book().rate(seats(1, (10, None)))
    assert computer.overall is None
    assert beaten.overall is not None
    assert anchor("sharp/1", GIN).mu > anchor("easy/1", GIN).mu
    sharp = [seats(1, (10, None))[0], replace(seats(1, (10, None))[1], computer="sharp/1")]
    by_sharp = Book().rate(sharp)[0].overall
    easy = Book().rate([sharp[0], replace(sharp[1], computer="easy/1")])[0].overall
    assert by_sharp.mu > easy.mu


def test_who_left_is_behind_all_other_people() -> None:
    table = seats(1, (10, 11, 12))
    gone = [replace(table[0], left=True), *table[1:]]
    assert sides_of(gone)[0] == [[0], [1], [2]]
    left, first, second = (one.here.mu for one in Book().rate(gone))
    assert left < second < first
    alone, stayed = Book().rate([replace(one, left=not one.seat) for one in seats(1, (10, 11))])
    assert alone.here.mu < START.mu < stayed.here.mu, "whoever leaves a table of two has lost"


def test_teams_are_rated_as_teams_if_the_same_two_played_every_round() -> None:
    def won(*team: int) -> RoundResult:
        return RoundResult(1, RoundEnd.COLOUR_COMPLETE, None, (), tuple(Seat(one) for one in team))

    assert teams_of([won(0, 2), won(1, 3)], 4) == (0, 1, 0, 1)
    assert teams_of([won(0, 2), won(0, 1)], 4) == (None,) * 4
    paired = [replace(one, team=number % 2) for number, one in enumerate(seats(1, (10, 11, 12, 13), (1, 2, 1, 2)))]
    one, two, three, four = (rated.here for rated in Book().rate(paired))
    assert one == three
    assert two == four
    assert one.mu > START.mu


def test_three_a_day_count_between_the_same_people_and_no_more() -> None:
    book = Book()
    day = [seats(number, (10, 11), ended=MONDAY + timedelta(hours=number)) for number in range(1, 6)]
    told = [book.rate(one)[0] for one in day]
    assert [one.overall is not None for one in told] == [True, True, True, False, False]
    assert told[3].result.friendly is Friendly.OFTEN
    assert book.rate(seats(9, (10, 11, 12), ended=MONDAY))[0].overall is not None
    assert book.rate(seats(10, (10, 11), ended=MONDAY + timedelta(days=1)))[0].overall is not None


@pytest.mark.parametrize(
    ("changes", "people", "why"),
    [
        ({}, 2, None),
        ({}, 1, Friendly.ALONE),
        ({"match.target": 200}, 2, None),
        ({"match.target": 50}, 2, Friendly.SHORT),
        ({"knock.limit": 5}, 2, Friendly.HOUSE_RULES),
    ],
)
def test_what_counts_is_the_games_own_rules_of_printed_length(
    changes: dict[str, object], people: int, why: Friendly | None
) -> None:
    rules = VARIANTS["gin_rummy"].rules
    record = replace(a_record(seats=2, variant="gin_rummy"), rules=rules.with_switches(changes) if changes else rules)
    assert friendly_of(record, people) is why
    assert friendly_of(replace(record, commitment=""), people) is Friendly.LEARNING
    assert friendly_of(replace(record, day=1), people) is Friendly.DEAL
    duel = replace(a_record(seats=2, variant="disney_duel"), rules=VARIANTS["disney_duel"].rules)
    assert friendly_of(duel, 2) is Friendly.NO_RATING


async def test_what_is_kept_is_what_is_made_anew_by_one_process_and_by_two(host: Host) -> None:
    await keep(host.database, season(range(10, 16), 40))
    assert await host.services.results.rater.catch_up() == 40
    assert await rebuilt_alike(host) == 40
    await keep(
        host.database,
        [
            [replace(one, match_id=one.match_id + 100) for one in match]
            for match in season(range(20, 26), 30, begins=MONDAY + timedelta(days=90))
        ],
    )
    done = await asyncio.gather(Rater(host.database).catch_up(), Rater(host.database).catch_up())
    assert sum(done) == 30
    await rebuilt_alike(host)


async def test_a_match_that_comes_late_is_rated_in_its_place(host: Host) -> None:
    await keep(host.database, [seats(2, (10, 11), ended=MONDAY + timedelta(minutes=1))])
    await host.services.results.rater.catch_up()
    await keep(host.database, [seats(1, (11, 10), ended=MONDAY)])
    await host.services.results.rater.catch_up()
    await rebuilt_alike(host)
    assert await host.services.results.rater.catch_up() == 0


@pytest.mark.parametrize("step", ["_rate", "_rows"])
async def test_a_result_is_rated_exactly_once_although_the_process_dies_on_the_way(
    host: Host, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await keep(host.database, season(range(10, 13), 3))
    before = await everything(host.database)
    with monkeypatch.context() as patched:
        patched.setattr(rating_of_all, step, lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await Rater(host.database).catch_up()
    assert await everything(host.database) == before
    assert await Rater(host.database).catch_up() == 3
    assert await Rater(host.database).catch_up() == 0
    await rebuilt_alike(host)


async def test_ratings_made_with_other_parameters_are_made_anew_once(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    await keep(host.database, season(range(10, 13), 3))
    made = Rater(host.database)
    await made.follow_parameters()
    kept = await everything(host.database)
    monkeypatch.setattr(made, "rebuild", lambda: 1 / 0)
    await made.follow_parameters()
    assert close(kept, await everything(host.database))
    monkeypatch.setattr(rating_of_all, "VERSION", 1_000)
    with pytest.raises(ZeroDivisionError):
        await made.follow_parameters()


async def kept_rows(host: Host) -> list[Rated]:
    async with host.database.reading() as connection:
        return [rated_of(row) for row in await connection.execute(select(results).order_by(results.c.seat))]


async def test_a_match_leaves_a_row_a_seat_in_its_last_commit(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT, switches=ONE_SHORT_ROUND)
    await host.discard(game_id)
    claimant, _ = await host.asked(game_id)
    await host.claim(game_id, claimant)
    late = await host.in_turn(game_id)
    await host.after(LIVE.turn_s + 2)
    await host.play_out(game_id)
    won, kept = (await host.view(game_id)).result, [one.result for one in await kept_rows(host)]
    assert [one.user_id for one in kept] == [ANN, BEN, CAT]
    assert [one.place for one in kept] == list(won.places)
    assert [one.points for one in kept] == list(won.totals)
    assert {one.friendly for one in kept} <= {Friendly.HOUSE_RULES, Friendly.NO_RATING}
    assert all(one.counts.turns - one.counts.in_time == (one.user_id == late) for one in kept)
    assert all(one.counts.in_time > 0 for one in kept)
    assert {one.user_id: (one.counts.claims, one.counts.claims_won) for one in kept}[claimant] == (1, 1)
    assert await host.services.results.rater.catch_up() == 1
    assert [one.overall for one in await kept_rows(host)] == [None] * 3


async def test_whoever_has_left_is_last_of_the_people_and_has_won_no_round(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT, switches=ONE_SHORT_ROUND)
    await host.play_out(game_id)
    stored = await host.service.path.newest(game_id)
    places = stored.state.result.places
    gone = replace(
        stored.record, holders=[replace(one, autopilot=places[one.seat] == 1) for one in stored.record.holders]
    )
    rows = results_of(gone, stored.state, host.clock())
    assert [one.place for one in rows] == [3 if place == 1 else place - 1 for place in places]
    assert [bool(one.won) for one in rows] == [False] * 3


async def test_what_a_substitute_or_the_computer_plays_for_a_seat_counts_for_nobody(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT, switches=ONE_SHORT_ROUND)
    first = await host.discard(game_id)
    away, other = await host.asked(game_id)
    await host.claim(game_id, away)
    await host.service.leave(game_id, away, host.key())
    while other not in await host.acting(game_id):
        await host.after(1)
    await host.service.take_seat(game_id, DAN, "Dan", host.key())
    await host.all_pass(game_id)
    assert await host.discard(game_id) == other
    await host.claim(game_id, DAN)
    await host.play_out(game_id)
    kept = [one.result for one in await kept_rows(host)]
    counts = {one.user_id: one.counts for one in kept}
    assert counts.pop(away) == Counts(claims=1, claims_won=1)
    assert counts[first].in_time == counts[first].turns > 1
    assert counts[other].in_time == counts[other].turns > 1


async def test_a_turn_that_a_substitute_finishes_counts_for_nobody(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT, switches=ONE_SHORT_ROUND)
    await host.discard(game_id)
    await host.all_pass(game_id)
    owner = await host.in_turn(game_id)
    await host.submit(game_id, owner, await host.plain_move(game_id, owner))
    await host.service.leave(game_id, owner, host.key())
    await host.service.take_seat(game_id, DAN, "Dan", host.key())
    assert await host.in_turn(game_id) == DAN
    await host.discard(game_id)
    await host.play_out(game_id)
    kept = [one.result for one in await kept_rows(host)]
    assert [one.counts.turns for one in kept if one.user_id == owner] == [0]
