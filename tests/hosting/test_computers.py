from __future__ import annotations

import logging
from datetime import timedelta

import pytest

from bot.records.games import GameStatus
from engine.archive.replay import verify
from engine.cards import PLAYING_CARDS, with_cards
from engine.computers import choose
from engine.games.draw_discard.possible import options
from engine.games.draw_discard.round import Round, put_at
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.events import ClaimWon, Discarded, ReturnedDiscard, TimedOut
from engine.games.moves import Claim, DrawStock, MoveKind, ReturnDiscard, SeatMove, TakeDiscard
from tests.hosting.hosted import ANN, BEN, LIVE, POLICY, Host, plain

THINK = POLICY.think.total_seconds()


def eager(strength: str, view: DrawDiscardView, dice: int) -> SeatMove:
    """Knocks for everything; else dull."""
    if view.claim_window is not None and view.seat is not None:
        return Claim(view.seat, view.claim_window.window)
    return plain(strength, view, dice)


def broken(strength: str, view: DrawDiscardView, dice: int) -> SeatMove:
    """Never makes a legal move."""
    assert view.seat is not None
    return DrawStock(view.seat, view.turn + 1)


def endless(strength: str, view: DrawDiscardView, dice: int) -> SeatMove:
    """Takes the discard and gives it back, for ever."""
    assert view.seat is not None
    if options(view).take_depths:
        return TakeDiscard(view.seat, view.turn)
    if MoveKind.RETURN_DISCARD in options(view).kinds:
        return ReturnDiscard(view.seat, view.turn)
    return plain(strength, view, dice)


async def give_use_for_discard(host: Host, game_id: int, seat: int) -> None:
    """A seat holds two cards that make a run with the top discard."""
    play = (await host.service.path.load(game_id)).state.play  # type: ignore[union-attr]
    assert isinstance(play, Round)
    hand = with_cards(play.hands[seat][2:], PLAYING_CARDS.parse_many("5H 6H"))
    piles = play.piles._replace(discards=(*play.piles.discards, PLAYING_CARDS.parse("7H")))
    await host.set_round(game_id, play._replace(hands=put_at(play.hands, seat, hand), piles=piles))


def failing(strength: str, view: DrawDiscardView, dice: int) -> SeatMove:
    """Breaks down over its cards, and says so."""
    raise ZeroDivisionError(f"a hand of {view.hand}")


async def to_computers_turn(host: Host, game_id: int) -> None:
    for _ in range(20):
        visible = await host.look(game_id)
        assert visible.view is not None
        if visible.view.turn_seat is not None and visible.record.holders[visible.view.turn_seat].computer:
            return
        if visible.deadlines.window:
            await host.all_pass(game_id)
            host.clock.advance(THINK)
            await host.scheduler.fire_due()
        else:
            await host.discard(game_id)
    raise AssertionError("the computer is never in turn")


async def test_a_computer_plays_its_whole_turn_after_its_think_time(host: Host) -> None:
    game_id = await host.table(ANN, computers=("easy",))
    await to_computers_turn(host, game_id)
    before = (await host.look(game_id)).record.seq
    host.clock.advance(THINK - 0.1)
    assert await host.scheduler.fire_due() == 0
    host.clock.advance(0.1)
    assert await host.scheduler.fire_due() == 1
    visible = await host.look(game_id)
    assert visible.record.seq > before
    assert isinstance(visible.recent[-2], Discarded)
    assert await host.in_turn(game_id) == ANN


async def test_computers_answer_a_window_one_think_time_after_it_opened(host: Host) -> None:
    game_id = await host.table(ANN, BEN, computers=("easy", "steady"))
    while (await host.look(game_id)).deadlines.window is None:
        visible = await host.look(game_id)
        assert visible.view is not None
        assert visible.view.turn_seat is not None
        if visible.record.holders[visible.view.turn_seat].computer:
            host.clock.advance(THINK)
            await host.scheduler.fire_due()
        else:
            await host.discard(game_id)
    opened = host.clock()
    (user, *_) = await host.asked(game_id)
    host.clock.advance(0.5)
    await host.pass_on(game_id, user)
    host.clock.advance(THINK - 0.6)
    assert await host.scheduler.fire_due() == 0
    host.clock.advance(0.1)
    assert await host.scheduler.fire_due() == 1
    assert host.clock() == opened + POLICY.think


async def test_a_computer_may_win_a_claim(url: str) -> None:
    async with Host.opened(url, choose=eager) as host:
        game_id = await host.table(ANN, BEN, computers=("easy",))
        for _ in range(30):
            visible = await host.look(game_id)
            if any(isinstance(event, ClaimWon) for event in visible.recent):
                break
            for user in await host.acting(game_id):
                await host.submit(game_id, user, await host.plain_move(game_id, user))
            host.clock.advance(THINK)
            await host.scheduler.fire_due()
        won = next(event for event in visible.recent if isinstance(event, ClaimWon))
        assert visible.record.holders[won.seat].computer == "easy"


async def test_a_computer_that_errs_is_moved_neutrally_and_reported(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with Host.opened(url, choose=broken) as host:
        game_id = await host.table(ANN, BEN, computers=("easy",))
        await to_computers_turn(host, game_id)
        seat = (await host.look(game_id)).view.turn_seat  # type: ignore[union-attr]
        with caplog.at_level(logging.ERROR):
            host.clock.advance(THINK)
            assert await host.scheduler.fire_due() == 1
        visible = await host.look(game_id)
        assert TimedOut(seat) in visible.recent
        assert [one.misses for one in visible.record.holders] == [0, 0, 0]
        assert "stale_turn" in caplog.text


async def test_a_computer_that_fails_leaves_the_game_to_the_turns_deadline(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with Host.opened(url, choose=failing) as host:
        failed = await host.table(ANN, computers=("easy",))
        await to_computers_turn(host, failed)
        seat = (await host.look(failed)).view.turn_seat  # type: ignore[union-attr]
        host.clock.advance(THINK)
        with caplog.at_level(logging.ERROR):
            assert await host.scheduler.fire_due() == 0
        assert "ZeroDivisionError" in caplog.text
        assert "a hand of (" not in caplog.text
        assert TimedOut(seat) not in (await host.look(failed)).recent
        host.clock.advance(LIVE.turn_s + 2)
        await host.scheduler.fire_due()
        assert TimedOut(seat) in (await host.look(failed)).recent


async def test_a_computer_that_failed_once_moves_a_second_later(url: str) -> None:
    failures = iter([True])

    def failing_once(strength: str, view: DrawDiscardView, dice: int) -> SeatMove:
        if next(failures, False):
            raise ZeroDivisionError
        return plain(strength, view, dice)

    async with Host.opened(url, choose=failing_once) as host:
        game_id = await host.table(ANN, computers=("easy",))
        await to_computers_turn(host, game_id)
        host.clock.advance(THINK)
        assert await host.scheduler.fire_due() == 0
        assert await host.scheduler.fire_due() == 0, "not at once"
        host.clock.advance(1)
        assert await host.scheduler.fire_due() == 1


async def test_a_computer_that_would_never_end_its_turn_is_stopped(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Before the rules themselves stop it.
    monkeypatch.setattr("bot.hosting.games.computers.MOVES_AT_ONCE", 10)
    async with Host.opened(url, choose=endless) as host:
        switches = {"draw.discard_take": "only_if_melded_this_turn", "claim.enabled": False}
        game_id = await host.table(ANN, computers=("easy",), switches=switches)
        # Whoever begins only discards, and in the first lap nothing can be melded.
        for _ in range(3):
            await to_computers_turn(host, game_id)
            seat = (await host.look(game_id)).view.turn_seat  # type: ignore[union-attr]
            assert seat is not None
            await give_use_for_discard(host, game_id, seat)
            host.clock.advance(THINK)
            assert await host.scheduler.fire_due() == 1
            told = (await host.look(game_id)).recent
            if TimedOut(seat) in told:
                break
        assert TimedOut(seat) in told
        assert sum(isinstance(event, ReturnedDiscard) for event in told) == 5


@pytest.mark.parametrize("variant", ["disney_basic", "disney_layoff"])
async def test_computers_and_a_person_finish_a_match_that_anyone_can_verify(url: str, variant: str) -> None:
    async with Host.opened(url, choose=choose) as host:
        game_id = await host.table(ANN, variant=variant, computers=("easy", "steady"), switches={"match.rounds": 1})
        await host.play_out(game_id)
        visible = await host.look(game_id, ANN)
        assert visible.record.status is GameStatus.FINISHED
        assert (visible.deadlines.turn, visible.deadlines.window) == (None, None)
        assert visible.view is not None
        assert visible.view.result is not None
        assert visible.record.secret is not None
        checked = verify(await host.service.replay(game_id))
        assert checked.ok
        assert checked.moves == visible.record.seq
        host.clock.advance(timedelta(days=30).total_seconds())
        assert await host.scheduler.fire_due() == 0
