from dataclasses import replace
from datetime import date

import pytest

from bot.records.games import GameStatus
from bot.records.notices import Notice, NoticeKind, dump_notice, load_notice
from engine.games.moves import Pass
from tests.hosting.hosted import ANN, BEN, CAT, LIVE, TWO_SHORT_ROUNDS, Host


@pytest.mark.parametrize(
    "notice",
    [
        Notice(NoticeKind.BOARD),
        Notice(NoticeKind.TURN, turn=5, seat=2, user_id=ANN),
        Notice(NoticeKind.VACATION, seat=2, first=date(2030, 1, 7), last=date(2030, 1, 9)),
        Notice(NoticeKind.SEAT_CHANGED, seat=2, substitute=True),
    ],
)
def test_a_notice_comes_back_from_the_outbox_as_it_went_in(notice: Notice) -> None:
    assert load_notice(dump_notice(notice)) == notice


async def test_a_lobby_is_shown_anew_whenever_it_changes(host: Host) -> None:
    record = await host.lobby(ANN, seats=3)
    assert await host.say_all() == [Notice(NoticeKind.BOARD)]
    await host.service.lobbies.join(record.id, BEN, "Ben", host.key())
    await host.service.lobbies.join(record.id, CAT, "Cat", host.key())
    assert await host.say_all() == [Notice(NoticeKind.BOARD)]
    await host.service.cancel(record.id, ANN, host.key())
    assert await host.say_all() == [Notice(NoticeKind.BOARD)]


async def test_boards_take_the_place_of_the_lobby_and_coalesce_and_a_call_to_a_past_turn_is_never_sent(
    host: Host,
) -> None:
    game_id = await host.table(ANN, BEN)
    for _ in range(5):
        await host.discard(game_id)
    said = await host.say_all()
    assert [one.kind for one in said] == [NoticeKind.BOARD, NoticeKind.TURN]
    assert said[1].user_id == await host.in_turn(game_id)


async def test_a_claim_window_takes_the_call_back(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT)
    await host.say_all()
    await host.discard(game_id)
    assert await host.say_all() == [Notice(NoticeKind.BOARD), Notice(NoticeKind.TURN, window=1)]


async def test_a_sealed_answer_shows_nowhere_and_the_hooks_are_told_that_there_is_nothing_to_say(host: Host) -> None:
    game_id, _ = await host.at_window()
    await host.say_all()
    farther = (await host.asked(game_id))[-1]
    host.told.clear()
    await host.claim(game_id, farther)
    assert await host.say_all() == []
    await host.service.cancel(game_id, ANN, host.key())
    assert [told.notices for told in host.told] == [False, True]
    assert host.told[-1].fires is None


async def test_later_moves_of_a_turn_call_nobody_again_and_move_no_deadline(host: Host) -> None:
    game_id = await host.table(ANN, BEN)
    await host.discard(game_id)
    await host.say_all()
    before = (await host.look(game_id)).deadlines
    host.clock.advance(30)
    user = await host.in_turn(game_id)
    await host.submit(game_id, user, await host.plain_move(game_id, user))
    assert await host.say_all() == [Notice(NoticeKind.BOARD)]
    assert (await host.look(game_id)).deadlines == before


async def test_rounds_and_the_match_are_told_before_the_board(host: Host) -> None:
    game_id = await host.table(ANN, BEN, switches=TWO_SHORT_ROUNDS)
    said: list[Notice] = []
    for _ in range(2_000):
        new, record = await host.say_all(), (await host.look(game_id)).record
        assert all(one.number == record.seq for one in new if one.kind is NoticeKind.ROUND), "the move that ended it"
        said += [replace(one, number=0) for one in new]
        if record.status is GameStatus.FINISHED:
            break
        await host.discard(game_id)
    told = [one for one in said if one.kind in (NoticeKind.ROUND, NoticeKind.MATCH)]
    assert told == [Notice(NoticeKind.ROUND, round=1), Notice(NoticeKind.ROUND, round=2), Notice(NoticeKind.MATCH)]
    end = said[said.index(Notice(NoticeKind.ROUND, round=2)) :]
    assert end == [
        Notice(NoticeKind.ROUND, round=2),
        Notice(NoticeKind.MATCH),
        Notice(NoticeKind.BOARD),
        Notice(NoticeKind.TURN),
    ]


async def test_a_board_is_remembered_and_remembering_it_says_nothing(host: Host) -> None:
    game_id = await host.table(ANN, BEN)
    await host.say_all()
    await host.service.record_board_message(game_id, 555)
    assert await host.say_all() == []
    user = await host.in_turn(game_id)
    await host.submit(game_id, user, await host.plain_move(game_id, user))
    assert (await host.look(game_id)).record.board_message_id == 555


async def test_a_window_that_closes_silently_shows_the_same_whoever_was_silent(host: Host) -> None:
    """What is said about a window depends on its outcome alone, not on who answered or how."""
    outcomes = []
    for number, silent in enumerate((True, False)):
        game_id, _ = await host.at_window(channel_id=70 + number)
        await host.say_all()
        if not silent:
            (*_, user) = await host.asked(game_id)
            view = await host.view(game_id, user)
            await host.submit(game_id, user, Pass(view.seat, view.claim_window.window))
        await host.after(LIVE.window_s + 2)
        outcomes.append([one.kind for one in await host.say_all()])
        await host.service.cancel(game_id, ANN, host.key())
        await host.say_all()
    assert outcomes[0] == outcomes[1] == [NoticeKind.BOARD, NoticeKind.TURN]
