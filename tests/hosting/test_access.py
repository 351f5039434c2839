"""Who plays with whom: tables by invitation, block lists that tell nobody, whom a server does not let play."""

from datetime import timedelta

import pytest

from bot.hosting.refusals import HostReject
from bot.hosting.running.night import forget_ended
from bot.hosting.seats.guests import MOST_INVITED
from bot.records.games import GameStatus
from bot.records.notices import Notice, NoticeKind
from bot.records.people import Bar, Block
from bot.store.people.access import CompanyStore
from engine.archive.replay import verify
from engine.rules.refusals import IllegalMove
from tests.hosting.hosted import ANN, BEN, CAT, DAN, NAMES, ONE_SHORT_ROUND, Host, refusal_of, refused

GUILD = 7


async def join(host: Host, game_id: int, user: int) -> None:
    await host.service.lobbies.join(game_id, user, NAMES[user], host.key())


async def sitting(host: Host, game_id: int) -> list[int | None]:
    return [holder.user_id for holder in (await host.look(game_id)).record.holders]


async def test_at_a_table_by_invitation_only_guests_sit_down(host: Host) -> None:
    lobby = await host.lobby(ANN, seats=3)
    await host.service.access.open_to(lobby.id, ANN, host.key(), only_invited=True)
    assert await refusal_of(join(host, lobby.id, BEN)) is HostReject.INVITED_ONLY
    await host.service.access.invite(lobby.id, ANN, BEN, host.key())
    await join(host, lobby.id, BEN)
    assert await refusal_of(join(host, lobby.id, CAT)) is HostReject.INVITED_ONLY
    await host.service.access.open_to(lobby.id, ANN, host.key(), only_invited=False)
    await join(host, lobby.id, CAT)
    assert await sitting(host, lobby.id) == [ANN, BEN, CAT]


async def test_who_is_invited_gets_one_word_and_nobody_makes_a_mailing_list_of_a_table(host: Host) -> None:
    lobby = await host.lobby(ANN)
    for _ in range(3):
        await host.service.access.invite(lobby.id, ANN, BEN, host.key())
    await host.say_all()
    await host.service.access.invite(lobby.id, ANN, BEN, host.key())
    said = await host.say_all()
    assert Notice(NoticeKind.INVITATION, user_id=BEN) not in said
    assert (await host.look(lobby.id)).record.guests.invited == {BEN}
    for number in range(MOST_INVITED - 1):
        await host.service.access.invite(lobby.id, ANN, 5_000 + number, host.key())
    assert await refusal_of(host.service.access.invite(lobby.id, ANN, 6_000, host.key())) is HostReject.TOO_MANY_INVITED


async def test_the_host_alone_invites_and_chooses_whom_the_table_is_open_to(host: Host) -> None:
    lobby = await host.lobby(ANN, BEN, seats=3)
    access = host.service.access
    assert await refusal_of(access.invite(lobby.id, BEN, CAT, host.key())) is HostReject.NOT_HOST
    assert await refusal_of(access.open_to(lobby.id, BEN, host.key(), only_invited=True)) is HostReject.NOT_HOST
    assert await refusal_of(access.take_out(lobby.id, BEN, ANN, host.key())) is HostReject.NOT_HOST
    assert await refusal_of(access.invite(lobby.id, ANN, BEN, host.key())) is HostReject.THEY_SIT_HERE


async def test_a_guest_is_a_substitute_but_where_one_who_sits_there_has_blocked_them(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT)
    await host.service.access.invite(game_id, ANN, DAN, host.key())
    await host.service.leave(game_id, BEN, host.key())
    await host.service.access.block(CAT, DAN, "Dan")
    assert await refusal_of(host.service.take_seat(game_id, DAN, "Dan", host.key())) is HostReject.NO_SEAT_FOR_YOU
    await host.service.access.unblock(CAT, DAN)
    await host.service.take_seat(game_id, DAN, "Dan", host.key())
    assert await sitting(host, game_id) == [ANN, DAN, CAT]


async def test_who_is_taken_out_is_told_and_comes_back_by_an_invitation_alone(host: Host) -> None:
    lobby = await host.lobby(ANN, BEN, CAT, seats=3)
    after = await host.service.access.take_out(lobby.id, ANN, BEN, host.key())
    assert [(one.seat, one.user_id) for one in after.holders] == [(0, ANN), (1, CAT)]
    assert Notice(NoticeKind.TAKEN_OUT, user_id=BEN) in await host.say_all()
    assert await refusal_of(join(host, lobby.id, BEN)) is HostReject.NO_SEAT_FOR_YOU
    await host.service.access.invite(lobby.id, ANN, BEN, host.key())
    assert Notice(NoticeKind.INVITATION, user_id=BEN) in await host.say_all()
    await join(host, lobby.id, BEN)


async def test_nobody_is_taken_out_of_a_match_that_is_played(host: Host) -> None:
    game_id = await host.table(ANN, BEN)
    assert await refusal_of(host.service.access.take_out(game_id, ANN, BEN, host.key())) is HostReject.NOT_A_LOBBY
    lobby = await host.lobby(ANN, channel_id=71)
    assert (
        await refusal_of(host.service.access.take_out(lobby.id, ANN, ANN, host.key()))
        is HostReject.THEY_DO_NOT_SIT_HERE
    )


async def test_a_repeated_click_takes_nobody_out_who_was_invited_again(host: Host) -> None:
    lobby = await host.lobby(ANN, BEN)
    await host.service.access.take_out(lobby.id, ANN, BEN, "one click")
    await host.service.access.invite(lobby.id, ANN, BEN, host.key())
    await join(host, lobby.id, BEN)
    await host.service.access.take_out(lobby.id, ANN, BEN, "one click")
    assert await sitting(host, lobby.id) == [ANN, BEN]


@pytest.mark.parametrize(("blocker", "blocked"), [(ANN, BEN), (BEN, ANN)])
async def test_two_of_whom_one_has_blocked_the_other_never_share_a_lobby_and_ones_own_block_alone_is_told_of(
    host: Host, blocker: int, blocked: int
) -> None:
    await host.service.access.block(blocker, blocked, NAMES[blocked])
    lobby = await host.lobby(ANN, seats=3)
    assert await refusal_of(join(host, lobby.id, BEN)) is HostReject.NO_SEAT_FOR_YOU
    inviting = host.service.access.invite(lobby.id, ANN, BEN, host.key())
    if blocker == ANN:
        assert await refusal_of(inviting) is HostReject.BLOCKED_BY_YOU
    else:
        assert (await inviting).guests.invited == {BEN}
    assert Notice(NoticeKind.INVITATION, user_id=BEN) not in await host.say_all()
    assert await refusal_of(join(host, lobby.id, BEN)) is HostReject.NO_SEAT_FOR_YOU
    await join(host, lobby.id, CAT)
    await host.service.access.unblock(blocker, blocked)
    await join(host, lobby.id, BEN)


async def test_who_is_barred_is_not_called_to_a_table_and_its_host_does_not_hear_of_the_bar(host: Host) -> None:
    await bar(host)
    lobby = await host.lobby(ANN)
    assert (await host.service.access.invite(lobby.id, ANN, BEN, host.key())).guests.invited == {BEN}
    assert Notice(NoticeKind.INVITATION, user_id=BEN) not in await host.say_all()


async def test_of_two_who_sit_down_at_once_in_two_processes_one_finds_the_other_there(url: str) -> None:
    async with Host.opened(url) as one, Host.opened(url) as other:
        lobby = await one.lobby(ANN, seats=4)
        await other.look(lobby.id)
        await one.service.access.block(BEN, CAT, "Cat")
        await one.service.lobbies.join(lobby.id, BEN, "Ben", "ben")
        assert await refusal_of(other.service.lobbies.join(lobby.id, CAT, "Cat", "cat")) is HostReject.NO_SEAT_FOR_YOU


async def test_a_block_ends_no_match_tells_its_owner_where_both_sit_and_hides_tables_of_the_other(host: Host) -> None:
    game_id, lobby = await host.table(ANN, BEN), await host.lobby(ANN, channel_id=71)
    assert await host.my_games.joinable((GUILD,), BEN, 10) == (lobby.id,)
    shared = await host.service.access.block(ANN, BEN, "Ben\u202e")
    assert await host.my_games.joinable((GUILD,), BEN, 10) == ()
    assert [one.id for one in shared] == [game_id]
    assert (await host.look(game_id)).record.status is GameStatus.RUNNING
    (entry,) = await host.service.access.blocks_of(ANN)
    assert (entry.blocked_id, entry.name) == (BEN, "Ben")
    assert await host.service.access.blocks_of(BEN) == ()
    assert await refusal_of(host.service.access.block(ANN, ANN, "Ann")) is HostReject.NOT_YOURSELF


async def test_who_blocks_somebody_in_a_lobby_that_both_sit_in_is_out_of_it_and_the_others_learn_nothing(
    host: Host,
) -> None:
    lobby = await host.lobby(ANN, BEN, CAT, seats=3)
    await host.say_all()
    (shared,) = await host.service.access.block(CAT, BEN, "Ben")
    assert await sitting(host, lobby.id) == [ANN, BEN]
    assert [one.user_id for one in shared.holders] == [ANN, BEN]
    assert await host.say_all() == [Notice(NoticeKind.BOARD)]
    assert await refusal_of(join(host, lobby.id, CAT)) is HostReject.NO_SEAT_FOR_YOU
    await host.service.lobbies.start(lobby.id, ANN, host.key())


async def test_two_who_sat_down_in_the_moment_of_a_block_are_not_dealt_to(host: Host) -> None:
    lobby = await host.lobby(ANN, BEN, CAT, seats=3)
    await CompanyStore(host.database).block(CAT, Block(BEN, "Ben", host.clock()))
    await CompanyStore(host.database).block(BEN, Block(ANN, "Ann", host.clock()))
    await host.say_all()
    assert await refusal_of(host.service.lobbies.start(lobby.id, ANN, "one click")) is HostReject.LOBBY_CHANGED
    assert await sitting(host, lobby.id) == [ANN, CAT]
    assert Notice(NoticeKind.PARTED, user_id=BEN) in await host.say_all()
    await host.service.lobbies.start(lobby.id, ANN, host.key())
    assert await sitting(host, lobby.id) == [ANN, CAT]


async def bar(host: Host, *, user: int = BEN, reason: str = "", days: int = 0, from_matches: bool = False) -> int:
    """Dan bars somebody, for some days or for good."""
    now = host.clock()
    until = now + timedelta(days=days) if days else None
    barred = Bar(GUILD, user, NAMES[user], reason, DAN, now, until)
    return await host.service.access.bar(barred, from_matches=from_matches)


async def test_who_is_barred_neither_opens_nor_joins_in_that_server_until_it_ends_or_is_lifted(host: Host) -> None:
    lobby, access = await host.lobby(ANN, seats=3), host.service.access
    ends = host.clock() + timedelta(days=1)
    await bar(host, reason="rude", days=1)
    refusal = await refused(join(host, lobby.id, BEN))
    assert (refusal.code, refusal.facts) == (HostReject.BARRED, {"reason": "rude", "until": ends})
    assert await refusal_of(host.lobby(BEN, channel_id=71)) is HostReject.BARRED
    await host.lobby(BEN, channel_id=72, guild_id=8)
    assert [one.user_id for one in await access.bars_in(GUILD)] == [BEN]
    host.clock.advance(86_400)
    assert await access.bars_in(GUILD) == ()
    await join(host, lobby.id, BEN)
    await bar(host, user=CAT)
    assert (await access.lift(GUILD, CAT)).user_id == CAT
    assert await refusal_of(access.lift(GUILD, CAT)) is HostReject.NOT_BARRED
    await join(host, lobby.id, CAT)


async def test_a_bar_empties_lobbies_and_leaves_matches_to_be_played_out(host: Host) -> None:
    lobby, game_id = await host.lobby(ANN, BEN), await host.table(ANN, BEN, CAT, channel_id=71)
    assert await bar(host) == 1
    assert await sitting(host, lobby.id) == [ANN]
    assert await sitting(host, game_id) == [ANN, BEN, CAT]


async def test_whoever_is_taken_out_of_a_match_does_not_come_back_and_the_match_goes_on(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT, switches=ONE_SHORT_ROUND)
    assert await bar(host, from_matches=True) == 1
    record = (await host.look(game_id)).record
    taken = record.holders[1]
    assert (taken.user_id, taken.computer, taken.is_open) == (None, "steady", True)
    assert [one.name for one in taken.before] == ["Ben"]
    assert await refusal_of(host.service.resume(game_id, BEN, host.key())) is HostReject.NOT_SEATED
    assert await refusal_of(host.service.take_seat(game_id, BEN, "Ben", host.key())) is HostReject.BARRED
    await host.service.take_seat(game_id, DAN, "Dan", host.key())
    await host.play_out(game_id)
    assert verify(await host.service.replay(game_id)).ok


async def test_a_match_whose_last_person_is_taken_out_is_called_off(host: Host) -> None:
    game_id = await host.table(BEN, computers=("easy",))
    await bar(host, from_matches=True)
    assert (await host.look(game_id)).record.status is GameStatus.CANCELLED


async def test_where_leaving_forfeits_a_bar_does_too(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT, switches={"match.on_leave": "forfeit"})
    await bar(host, from_matches=True)
    stored = await host.service.path.newest(game_id)
    assert not stored.record.holders[1].is_open
    assert stored.state.forfeited == (1,)


@pytest.mark.parametrize("barred", [False, True])
async def test_a001_08_who_is_out_leaves_or_is_taken_out_and_forfeits_nothing_more(host: Host, barred: bool) -> None:
    switches = {"match.on_leave": "forfeit", "match.eliminate_at": 100, "match.end": "last_player_standing"}
    game_id = await host.table(ANN, BEN, CAT, switches=switches)
    await host.put_out(game_id, BEN, 100)
    if barred:
        await bar(host, from_matches=True)
    else:
        with pytest.raises(IllegalMove, match="seat_out"):
            await host.service.leave(game_id, BEN, host.key())
        await host.service.gone_from_server(GUILD, BEN)
    stored = await host.service.path.newest(game_id)
    assert (stored.record.status, stored.state.forfeited) == (GameStatus.RUNNING, ())
    holder = stored.record.holders[1]
    assert (holder.user_id == BEN, holder.autopilot) == (not barred, False), "who was out has left nothing"
    await host.service.leave(game_id, CAT, host.key())
    kept = [await host.services.results.store.of_person(one, None, None, 1) for one in (BEN, CAT)]
    assert [one.result.left for (one,) in kept] == [False, True], "nor does the result say so"


async def test_a001_08_a_host_who_is_out_hosts_no_more_and_somebody_who_is_none(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT, switches={"match.eliminate_at": 100, "match.end": "last_player_standing"})
    await host.service.leave(game_id, BEN, host.key())
    await host.put_out(game_id, ANN, 100)
    assert (await host.look(game_id)).record.host_id == CAT


async def test_bars_that_have_ended_are_forgotten_at_night_and_others_stay(host: Host) -> None:
    await bar(host, days=1)
    await bar(host, user=CAT)
    await forget_ended(host.database, host.clock.advance(2 * 86_400))
    assert await CompanyStore(host.database).lift(GUILD, BEN) is None
    assert [one.user_id for one in await host.service.access.bars_in(GUILD)] == [CAT]
