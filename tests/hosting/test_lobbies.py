import hashlib
from dataclasses import replace

from bot.hosting.refusals import HostReject
from bot.hosting.seats.lobby import agreement
from bot.records.games import GameStatus, NewGame, Pace
from bot.records.notices import Notice, NoticeKind
from tests.hosting.hosted import ANN, BEN, CAT, DAN, LIVE, Host, refusal_of, refused

ASKED = NewGame(7, 70, ANN, "Ann", "disney_basic", 4, LIVE, {})


async def test_a_lobby_commits_to_a_secret_of_its_own_and_every_join_and_the_start_add_a_part(host: Host) -> None:
    record = await host.service.lobbies.open(ASKED, "click of Ann")
    record = await host.service.lobbies.join(record.id, BEN, "Ben", "click of Ben")
    assert [one.entropy for one in record.holders] == ["click of Ann", "click of Ben"]
    assert record.secret is None
    assert len(bytes.fromhex(record.commitment)) == hashlib.sha256().digest_size
    assert (await host.lobby(ANN, channel_id=71)).commitment != record.commitment
    visible = await host.service.lobbies.start(record.id, ANN, "start of Ann")
    assert [one.entropy for one in visible.record.holders] == ["click of Ann+start of Ann", "click of Ben"]


IMPOSSIBLE: list[tuple[dict[str, object], HostReject]] = [
    ({"variant": "whist"}, HostReject.UNKNOWN_VARIANT),
    ({"switches": {"opening.points": "many"}}, HostReject.BAD_SWITCH),
    ({"switches": {"no.such": 1}}, HostReject.BAD_SWITCH),
    ({"seats": 1}, HostReject.BAD_SEATS),
    ({"seats": 7}, HostReject.BAD_SEATS),
    ({"variant": "disney_duel", "seats": 3}, HostReject.BAD_SEATS),
    ({"variant": "disney_duel", "switches": {"duel.jokers": 6}}, HostReject.BAD_SWITCH),
    ({"pace": Pace("custom", 1, 1)}, HostReject.BAD_PACE),
    ({"computers": ("easy",) * 4}, HostReject.LOBBY_FULL),
    ({"computers": ("genius",)}, HostReject.UNKNOWN_STRENGTH),
]


async def test_an_impossible_wish_is_refused_and_opens_nothing(host: Host) -> None:
    for wishes, code in IMPOSSIBLE:
        assert await refusal_of(host.service.lobbies.open(replace(ASKED, **wishes), host.key())) is code, wishes
    assert await host.service.games_in_guild(7) == ()
    assert await host.say_all() == []


async def test_a_channel_holds_one_active_game(host: Host) -> None:
    first = await host.lobby(ANN)
    refusal = await refused(host.lobby(BEN))
    assert (refusal.code, refusal.facts) == (HostReject.CHANNEL_BUSY, {"game_id": first.id})
    await host.service.cancel(first.id, ANN, host.key())
    assert (await host.lobby(BEN)).id != first.id


async def test_when_somebody_leaves_those_behind_move_up_a_host_hands_the_lobby_on_and_the_last_one_closes_it(
    host: Host,
) -> None:
    record = await host.lobby(ANN, BEN, CAT, computers=("easy",))
    record = await host.service.leave(record.id, BEN, host.key())
    assert [(one.seat, one.user_id) for one in record.holders] == [(0, ANN), (1, None), (2, CAT)]
    assert (await host.look(record.id)).record == record
    assert await refusal_of(host.service.leave(record.id, DAN, host.key())) is HostReject.NOT_JOINED
    assert (await host.service.leave(record.id, ANN, host.key())).host_id == CAT
    assert (await host.service.leave(record.id, CAT, host.key())).status is GameStatus.CANCELLED
    assert (await host.lobby(CAT)).status is GameStatus.LOBBY


async def test_only_the_host_seats_and_unseats_computers(host: Host) -> None:
    record = await host.lobby(ANN, BEN, seats=4)
    assert (
        await refusal_of(host.service.lobbies.add_computer(record.id, BEN, "easy", host.key())) is HostReject.NOT_HOST
    )
    record = await host.service.lobbies.add_computer(record.id, ANN, "easy", host.key())
    record = await host.service.lobbies.add_computer(record.id, ANN, "steady", host.key())
    assert [one.computer for one in record.holders] == [None, None, "easy", "steady"]
    record = await host.service.lobbies.remove_computer(record.id, ANN, host.key())
    assert [one.computer for one in record.holders] == [None, None, "easy"]


async def test_no_computer_is_called_as_a_person_at_the_table_whoever_came_first(host: Host) -> None:
    record = await host.lobby(ANN, host_name="ada", computers=("easy", "steady"), seats=4)
    assert [one.name for one in record.holders] == ["ada", "Bruno", "Cleo"]
    record = await host.service.lobbies.join(record.id, BEN, "BRUNO", host.key())
    assert [one.name for one in record.holders] == ["ada", "Dino", "Cleo", "BRUNO"]


async def test_a_press_a_moment_after_somebody_sat_down_starts_the_match_and_one_after_other_rules_does_not(
    host: Host,
) -> None:
    record = await host.lobby(ANN, BEN, seats=4)
    agreed = agreement(record)
    await host.service.lobbies.join(record.id, CAT, "Cat", host.key())

    changed = await host.service.lobbies.change_rules(record.id, ANN, {"match.rounds": 5}, host.key())
    assert await refusal_of(host.service.lobbies.start(record.id, ANN, host.key(), agreed)) is HostReject.LOBBY_CHANGED
    await host.service.lobbies.join(record.id, DAN, "Dan", host.key())
    visible = await host.service.lobbies.start(record.id, ANN, host.key(), agreement(changed))
    assert visible.record.seats == 4
    assert agreement(replace(record, pace=LIVE)) != agreement(replace(record, pace=replace(LIVE, window_s=7)))


async def test_the_same_click_joins_and_starts_once_and_a_full_lobby_takes_nobody(host: Host) -> None:
    record, lobbies = await host.lobby(ANN), host.service.lobbies
    assert await refusal_of(lobbies.start(record.id, ANN, host.key())) is HostReject.TOO_FEW_SEATS
    first, again = [await lobbies.join(record.id, BEN, "Ben", "a click of Ben's") for _ in range(2)]
    assert first == again
    assert await refusal_of(lobbies.join(record.id, BEN, "Ben", host.key())) is HostReject.ALREADY_JOINED
    assert await refusal_of(lobbies.join(record.id, CAT, "Cat", host.key())) is HostReject.LOBBY_FULL
    began, again = [await lobbies.start(record.id, ANN, "a click of Ann's") for _ in range(2)]
    assert began == again
    assert await refusal_of(lobbies.start(record.id, ANN, host.key())) is HostReject.NOT_A_LOBBY


async def test_a_lobby_that_was_called_off_has_not_begun(host: Host) -> None:
    record = await host.lobby(ANN, BEN)
    await host.service.cancel(record.id, ANN, host.key())
    assert await refusal_of(host.service.lobbies.start(record.id, ANN, host.key())) is HostReject.NOT_RUNNING
    assert await refusal_of(host.service.access.take_out(record.id, ANN, BEN, host.key())) is HostReject.NOT_RUNNING


async def test_a_match_is_called_off_by_its_host_or_a_moderator(host: Host) -> None:
    game_id = await host.table(ANN, BEN)
    assert await refusal_of(host.service.cancel(game_id, BEN, host.key())) is HostReject.NOT_HOST
    record = await host.service.cancel(game_id, BEN, host.key(), moderator=True)
    assert record.status is GameStatus.CANCELLED
    assert record.secret is None
    visible = await host.look(game_id, ANN)
    assert (visible.deadlines.turn, visible.deadlines.window) == (None, None)
    assert await refusal_of(host.service.cancel(game_id, ANN, host.key())) is HostReject.NOT_RUNNING


async def test_a_lobby_that_nobody_starts_is_given_up_in_the_end(host: Host) -> None:
    record = await host.lobby(ANN)
    assert await host.after(13.9 * 86_400) == 0
    assert await host.after(0.2 * 86_400) == 1
    assert (await host.look(record.id)).record.status is GameStatus.CANCELLED
    assert await host.say_all() == [Notice(NoticeKind.BOARD)]


async def test_games_are_listed_by_server_and_by_person(host: Host) -> None:
    first = await host.lobby(ANN, BEN, channel_id=71)
    second = await host.lobby(CAT, BEN, channel_id=72)
    other = await host.lobby(BEN, channel_id=73, guild_id=8)
    over = await host.lobby(BEN, channel_id=74)
    await host.service.cancel(over.id, BEN, host.key())
    assert [one.id for one in await host.service.games_in_guild(7)] == [second.id, first.id]
    assert [one.id for one in await host.service.games_of(BEN)] == [other.id, second.id, first.id]
    assert [one.id for one in await host.service.games_of(DAN)] == []
    assert (await host.service.games_in_guild(7))[1] == first
    assert (await host.service.game_in_channel(72)).id == second.id
    assert await refusal_of(host.service.game_in_channel(74)) is HostReject.NO_GAME_HERE


async def test_a_game_moves_to_another_channel_with_a_new_board(host: Host) -> None:
    game_id = await host.table(ANN, BEN)
    await host.service.record_board_message(game_id, 555)
    await host.lobby(CAT, channel_id=71)
    assert await refusal_of(host.service.whereabouts.move_channel(game_id, 71)) is HostReject.CHANNEL_BUSY
    record = await host.service.whereabouts.move_channel(game_id, 72)
    assert (record.channel_id, record.board_message_id) == (72, None)


async def test_a_removed_channel_ends_its_lobby_without_a_word(host: Host) -> None:
    lobby = await host.lobby(ANN, BEN)
    await host.service.whereabouts.channel_gone(70)
    assert (await host.look(lobby.id)).record.status is GameStatus.CANCELLED
    assert await host.say_all() == []


async def test_names_that_turn_the_writing_around_are_kept_as_they_can_be_read(host: Host) -> None:
    record = await host.lobby(ANN, host_name="A\u202enn")
    joined = await host.service.lobbies.join(record.id, BEN, "\u200b", host.key())
    assert [holder.name for holder in joined.holders] == ["Ann", "?"]
