"""Ending a running match: agreed upon by those who play, suspended for a day, taken back by any of them."""

import pytest

from bot.hosting.refusals import HostReject
from bot.records.deadlines import DeadlineKind
from bot.records.games import GameStatus
from bot.records.notices import Notice, NoticeKind
from bot.store.games.games import GameStore
from tests.hosting.hosted import ANN, BEN, CAT, DAN, Host, refusal_of

DAY = 86_400


async def ended(host: Host, *, by: tuple[int, ...] = (ANN, BEN)) -> int:
    """A match of three, of whom one has left, that these people want to end."""
    game_id = await host.table(ANN, BEN, CAT)
    await host.service.leave(game_id, CAT, host.key())
    for user in by:
        await host.service.want_end(game_id, user, host.key())
    return game_id


async def test_a_match_goes_on_until_all_agree_after_an_objection_anew_and_then_it_is_over_at_once(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT)
    assert await refusal_of(host.service.want_end(game_id, DAN, host.key())) is HostReject.NOT_SEATED
    for user in (BEN, ANN):
        await host.service.want_end(game_id, user, host.key())
    record = (await host.look(game_id)).record
    assert (record.ending.wanted_by, record.is_suspended) == (BEN, False)
    await host.discard(game_id)
    await host.service.keep_playing(game_id, CAT, host.key())
    record = await host.service.want_end(game_id, CAT, host.key())
    assert (record.is_suspended, record.status) == (False, GameStatus.RUNNING)
    for user in (BEN, ANN):
        record = await host.service.want_end(game_id, user, host.key())
    assert (record.status, record.ending) == (GameStatus.CANCELLED, None)


async def test_who_is_away_ends_a_suspended_match_at_once_by_agreeing_too(host: Host) -> None:
    game_id = await ended(host)
    assert (await host.look(game_id)).record.is_suspended
    record = await host.service.want_end(game_id, CAT, host.key())
    assert record.status is GameStatus.CANCELLED


async def test_who_was_forgotten_is_waited_for_by_nobody(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT)
    await host.services.privacy.forget(CAT, "Former player")
    await host.service.want_end(game_id, ANN, host.key())
    assert (await host.service.want_end(game_id, BEN, host.key())).status is GameStatus.CANCELLED


@pytest.mark.parametrize("agrees", [True, False])
async def test_who_was_replaced_is_asked_for_an_end_at_once_and_for_nothing_else(host: Host, agrees: bool) -> None:
    game_id = await host.table(ANN, BEN, CAT)
    await host.service.leave(game_id, CAT, host.key())
    await host.service.take_seat(game_id, DAN, "Dan", host.key())
    assert await refusal_of(host.service.want_end(game_id, CAT, host.key())) is HostReject.NOT_SEATED, (
        "who was replaced puts no question"
    )
    await host.service.want_end(game_id, ANN, host.key())
    if agrees:
        assert not (await host.service.want_end(game_id, CAT, host.key())).is_suspended
    await host.service.want_end(game_id, BEN, host.key())
    record = await host.service.want_end(game_id, DAN, host.key())
    assert (record.status is GameStatus.CANCELLED) == agrees
    assert record.is_suspended != agrees


async def test_a_moderator_s_word_suspends_alone_and_the_players_take_it_back_or_end_at_once(host: Host) -> None:
    game_id = await host.table(ANN, BEN)
    for _ in range(2):
        assert await host.service.keep_playing(game_id, BEN, host.key())
        record = await host.service.want_end(game_id, DAN, host.key(), moderator=True)
        assert record.is_suspended
    assert await refusal_of(host.service.keep_playing(game_id, DAN, host.key())) is HostReject.NOT_SEATED
    assert (await host.service.want_end(game_id, ANN, host.key())).is_suspended
    assert (await host.service.want_end(game_id, BEN, host.key())).status is GameStatus.CANCELLED


async def test_a_suspended_match_is_over_after_a_day_and_nothing_moves_before(host: Host) -> None:
    game_id = await ended(host)
    stored = await GameStore(host.database).load(game_id)
    assert [one.kind for one in stored.deadlines] == [DeadlineKind.ENDING]
    user = await host.in_turn(game_id)
    for asked, why in (
        (host.submit(game_id, user, await host.plain_move(game_id, user)), HostReject.SUSPENDED),
        (host.service.want_end(game_id, ANN, host.key()), HostReject.SUSPENDED),
        (host.service.open_seat(game_id, ANN, 1, host.key()), HostReject.SUSPENDED),
        (host.service.take_seat(game_id, DAN, "Dan", host.key()), HostReject.SUSPENDED),
        (host.service.keep_playing(game_id, DAN, host.key()), HostReject.NOT_SEATED),
    ):
        assert await refusal_of(asked) is why
    back = await host.service.resume(game_id, CAT, host.key())
    assert (back.is_suspended, back.holders[2].autopilot) == (True, False), "who is back waits with the others"
    assert await host.after(DAY - 1) == 0
    assert await host.after(1) == 1
    assert (await host.look(game_id)).record.status is GameStatus.CANCELLED


@pytest.mark.parametrize("user", [ANN, CAT])
async def test_anyone_who_plays_takes_it_back_and_the_match_goes_on(host: Host, user: int) -> None:
    game_id = await ended(host)
    host.clock.advance(DAY - 10)
    record = await host.service.keep_playing(game_id, user, host.key())
    assert record.ending is None
    deadlines = (await host.look(game_id)).deadlines
    assert deadlines.turn > host.clock()
    await host.discard(game_id)


async def test_alone_among_computers_a_match_is_over_at_once(host: Host) -> None:
    game_id = await host.table(ANN, computers=("easy",))
    assert (await host.service.want_end(game_id, ANN, host.key())).status is GameStatus.CANCELLED


async def test_the_table_is_told_and_nobody_called_meanwhile(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT)
    await host.service.leave(game_id, CAT, host.key())
    await host.say_all()
    await host.service.want_end(game_id, ANN, host.key())
    assert await host.say_all() == [Notice(NoticeKind.BOARD), Notice(NoticeKind.ENDING)]
    await host.service.take_seat(game_id, DAN, "Dan", host.key())
    assert Notice(NoticeKind.ENDING) in await host.say_all(), "somebody else is asked"
    for change in (host.service.leave, host.service.resume):
        await change(game_id, BEN, host.key())
        assert Notice(NoticeKind.ENDING) in await host.say_all(), "who is away is not asked"
    for user in (BEN, DAN):
        await host.service.want_end(game_id, user, host.key())
    said = await host.say_all()
    assert Notice(NoticeKind.ENDING) in said
    assert not any(notice.kind is NoticeKind.TURN and notice.user_id for notice in said)


@pytest.mark.parametrize("agreed", [True, False])
async def test_the_question_of_who_was_forgotten_is_another_s_who_agreed_or_asks_nothing_any_more(
    host: Host, agreed: bool
) -> None:
    game_id = await host.table(ANN, BEN, CAT)
    for user in (ANN, BEN) if agreed else (ANN,):
        await host.service.want_end(game_id, user, host.key())
    await host.say_all()
    await host.services.privacy.forget(ANN, "Former player")
    assert len([one for one in await host.say_all() if one.kind is NoticeKind.ENDING]) == 1
    ending = (await host.look(game_id)).record.ending
    assert (ending and ending.wanted_by) == (BEN if agreed else None)


async def test_hosting_passes_on_to_who_plays_and_stays_there(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT)
    assert (await host.service.leave(game_id, ANN, host.key())).host_id == BEN
    assert (await host.service.resume(game_id, ANN, host.key())).host_id == BEN
    await host.service.leave(game_id, BEN, host.key())
    record = await host.service.leave(game_id, CAT, host.key())
    assert record.host_id == ANN
    assert (await host.service.leave(game_id, ANN, host.key())).host_id == ANN
