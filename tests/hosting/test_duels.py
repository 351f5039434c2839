"""The duel hosted: everybody flips in the same turn, and it runs by itself once all agree."""

from collections.abc import AsyncIterator

import pytest

from bot.hosting.refusals import HostReject
from bot.records.games import GameStatus
from bot.records.notices import NoticeKind
from engine.archive.replay import verify
from engine.computers import choose
from engine.games.duel.view import DuelView
from engine.games.events import ComparisonDecided, Flipped, LettingRun, TimedOut
from engine.games.moves import Flip, FlipAll
from tests.hosting.hosted import ANN, BEN, LIVE, POLICY, Host, refusal_of

DUEL = {"variant": "disney_duel", "seats": 4}
THINK = POLICY.think.total_seconds()


@pytest.fixture
async def host(url: str) -> AsyncIterator[Host]:
    async with Host.opened(url, choose=choose) as opened:
        yield opened


async def seen(host: Host, game_id: int, user: int | None = None) -> DuelView:
    return (await host.look(game_id, user)).view


async def flip(host: Host, game_id: int, *users: int) -> None:
    for user in users:
        view = await seen(host, game_id, user)
        await host.submit(game_id, user, Flip(view.seat, view.turn))


async def let_run(host: Host, game_id: int, user: int) -> None:
    view = await seen(host, game_id, user)
    await host.submit(game_id, user, FlipAll(view.seat, view.turn))


async def test_every_comparison_has_its_deadline_though_no_one_is_in_turn(host: Host) -> None:
    game_id = await host.table(ANN, BEN, variant="disney_duel")
    first = (await host.look(game_id)).deadlines.turn
    assert (first - host.clock()).total_seconds() == LIVE.turn_s
    host.clock.advance(5)
    await flip(host, game_id, ANN)
    assert (await host.look(game_id)).deadlines.turn == first
    await flip(host, game_id, BEN)
    second = (await host.look(game_id)).deadlines.turn
    assert (second - host.clock()).total_seconds() == LIVE.turn_s


async def test_after_the_comparison_a_click_is_too_late_and_the_clock_flips_for_the_absent_and_counts_it(
    host: Host,
) -> None:
    game_id = await host.table(ANN, BEN, variant="disney_duel")
    await flip(host, game_id, ANN)
    host.clock.advance(LIVE.turn_s + 1)
    assert await refusal_of(flip(host, game_id, BEN)) is HostReject.TOO_LATE
    assert await host.after(1) == 1
    visible = await host.look(game_id)
    assert [event.seat for event in visible.recent if isinstance(event, TimedOut)] == [1]
    assert [holder.misses for holder in visible.record.holders] == [0, 1]
    assert (await seen(host, game_id)).turn == 2


async def test_computers_flip_once_and_wait_for_the_persons(host: Host) -> None:
    game_id = await host.table(ANN, **DUEL, computers=("easy", "steady", "easy"))
    assert await host.after(THINK) == 1
    assert (await seen(host, game_id)).flipped == (1, 2, 3)
    assert await host.after(10 * THINK) == 0
    await flip(host, game_id, ANN)
    assert (await seen(host, game_id)).turn == 2


async def test_a_person_among_computers_lets_the_duel_run_to_its_end(host: Host) -> None:
    game_id = await host.table(ANN, **DUEL, computers=("easy", "steady", "easy"))
    await let_run(host, game_id, ANN)
    assert (await host.look(game_id)).record.status is GameStatus.RUNNING
    for _ in range(2):
        await host.after(THINK)
    visible = await host.look(game_id)
    assert visible.record.status is GameStatus.FINISHED
    assert verify(await host.service.replay(game_id)).ok


async def test_two_persons_who_agree_see_it_all_in_one_message(host: Host) -> None:
    game_id = await host.table(ANN, BEN, variant="disney_duel")
    await let_run(host, game_id, ANN)
    await host.say_all()
    await let_run(host, game_id, BEN)
    said = await host.say_all()
    assert [notice.kind for notice in said if notice.kind is not NoticeKind.BOARD][:2] == [NoticeKind.MATCH]
    recent = (await host.look(game_id)).recent
    assert sum(isinstance(event, ComparisonDecided) for event in recent) > 1


async def test_the_board_shows_who_has_flipped_and_who_lets_it_run(host: Host) -> None:
    game_id = await host.table(ANN, BEN, variant="disney_duel")
    await host.say_all()
    await flip(host, game_id, ANN)
    assert any(notice.kind is NoticeKind.BOARD for notice in await host.say_all())
    await let_run(host, game_id, BEN)
    visible = await host.look(game_id)
    assert {Flipped(0), LettingRun(1, agree=True)} <= set(visible.recent)
    assert (await seen(host, game_id)).letting_run == (1,)
