import logging

import pytest

from engine.cards import PLAYING_CARDS, put_at, with_cards
from engine.games.draw_discard.possible import options
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.events import Discarded, ReturnedDiscard, TimedOut
from engine.games.moves import DrawStock, MoveKind, ReturnDiscard, SeatMove, TakeDiscard
from tests.hosting.hosted import ANN, BEN, LIVE, POLICY, Host, plain

THINK = POLICY.think.total_seconds()


def broken(strength: str, view: DrawDiscardView, dice: int) -> SeatMove:
    """Never makes a legal move."""
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
    play = (await host.service.path.load(game_id)).state.play
    hand = with_cards(play.hands[seat][2:], PLAYING_CARDS.parse_many("5H 6H"))
    piles = play.piles._replace(discards=(*play.piles.discards, PLAYING_CARDS.parse("7H")))
    await host.set_round(game_id, play._replace(hands=put_at(play.hands, seat, hand), piles=piles))


def failing(strength: str, view: DrawDiscardView, dice: int) -> SeatMove:
    """Breaks down over its cards, and says so."""
    raise ZeroDivisionError(f"a hand of {view.hand}")


async def to_computers_turn(host: Host, game_id: int) -> None:
    for _ in range(20):
        visible = await host.look(game_id)
        if visible.view.turn_seat is not None and visible.record.holders[visible.view.turn_seat].computer:
            return
        if visible.deadlines.window:
            await host.all_pass(game_id)
            await host.after(THINK)
        else:
            await host.discard(game_id)
    raise AssertionError("the computer is never in turn")


async def to_computers_window(host: Host, game_id: int) -> None:
    """Play until a claim window asks a computer and a person. Computers must answer at once meanwhile."""
    for _ in range(20):
        visible = await host.look(game_id)
        if visible.view.claim_window is not None and len(await host.asked(game_id)) < len(
            visible.view.claim_window.asked
        ):
            return
        if visible.view.claim_window is not None:
            await host.all_pass(game_id)
        elif visible.view.turn_seat is not None and visible.record.holders[visible.view.turn_seat].computer:
            await host.after(THINK)
        else:
            await host.discard(game_id)
    raise AssertionError("no window asks a computer")


async def test_a_computer_plays_its_whole_turn_after_its_think_time(host: Host) -> None:
    game_id = await host.table(ANN, computers=("easy",))
    await to_computers_turn(host, game_id)
    before = (await host.look(game_id)).record.seq
    assert await host.after(THINK - 0.1) == 0
    assert await host.after(0.1) == 1
    visible = await host.look(game_id)
    assert visible.record.seq > before
    assert isinstance(visible.recent[-2], Discarded)
    assert await host.in_turn(game_id) == ANN


async def test_computers_answer_a_window_one_think_time_after_it_opened(host: Host) -> None:
    game_id = await host.table(ANN, BEN, computers=("easy", "steady"))
    await to_computers_window(host, game_id)
    (user, *_) = await host.asked(game_id)
    host.clock.advance(0.5)
    await host.pass_on(game_id, user)
    assert await host.after(THINK - 0.6) == 0
    assert await host.after(0.1) == 1


async def test_a_computer_that_errs_is_moved_neutrally_and_reported(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with Host.opened(url, choose=broken) as host:
        game_id = await host.table(ANN, BEN, computers=("easy",))
        await to_computers_turn(host, game_id)
        seat = (await host.look(game_id)).view.turn_seat
        with caplog.at_level(logging.ERROR):
            assert await host.after(THINK) == 1
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
        seat = (await host.look(failed)).view.turn_seat
        host.clock.advance(THINK)
        with caplog.at_level(logging.ERROR):
            assert await host.scheduler.fire_due() == 0
        assert "ZeroDivisionError" in caplog.text
        assert "a hand of (" not in caplog.text
        assert TimedOut(seat) not in (await host.look(failed)).recent
        await host.after(LIVE.turn_s + 2)
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
        assert await host.after(THINK) == 0
        assert await host.scheduler.fire_due() == 0, "not at once"
        assert await host.after(1) == 1


async def test_a_computer_that_would_never_end_its_turn_is_stopped(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Before the rules themselves stop it.
    monkeypatch.setattr("bot.hosting.games.computers.MOVES_AT_ONCE", 10)
    async with Host.opened(url, choose=endless) as host:
        switches = {"draw.discard_take": "only_if_melded_this_turn", "claim.enabled": False}
        game_id = await host.table(ANN, computers=("easy",), switches=switches)
        # Whoever begins only discards, and in the first lap nothing can be melded.
        for _ in range(3):
            await to_computers_turn(host, game_id)
            seat = (await host.look(game_id)).view.turn_seat
            assert seat is not None
            await give_use_for_discard(host, game_id, seat)
            assert await host.after(THINK) == 1
            told = (await host.look(game_id)).recent
            if TimedOut(seat) in told:
                break
        assert TimedOut(seat) in told
        assert sum(isinstance(event, ReturnedDiscard) for event in told) == 5
