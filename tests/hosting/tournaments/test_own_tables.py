"""Which game is meant by a command that is given in the channel of a tournament."""

from __future__ import annotations

import pytest

from bot.hosting.refusals import HostReject, Refused
from tests.hosting.hosted import refusal_of
from tests.hosting.tournaments.organised import CHANNEL, PEOPLE, TWO_ROUNDS, Organised


async def test_in_the_channel_of_a_tournament_it_is_ones_own_table_unless_one_plays_its_game(
    tournament: Organised,
) -> None:
    await tournament.started(4, rules=TWO_ROUNDS)
    meant = tournament.host.service.whereabouts.meant
    for record in await tournament.games(1):
        for holder in record.holders:
            assert (await meant(CHANNEL, holder.user_id or 0)).game_id == record.id
            assert (await meant(record.channel_id, holder.user_id or 0)).game_id == record.id
    stranger, host_of_lobby = PEOPLE[5].user_id, PEOPLE[0].user_id
    for channel, user in ((CHANNEL, stranger), (CHANNEL + 1, host_of_lobby)):
        assert await refusal_of(meant(channel, user)) is HostReject.NO_GAME_HERE
    lobby = await tournament.host.lobby(host_of_lobby)
    assert (await meant(CHANNEL, stranger)).game_id == lobby.id
    assert (await meant(CHANNEL, host_of_lobby)).game_id != lobby.id, "a lobby has nothing to be played in yet"
    await tournament.host.service.lobbies.join(lobby.id, PEOPLE[4].user_id, "Eve", tournament.host.key())
    await tournament.host.service.lobbies.start(lobby.id, host_of_lobby, tournament.host.key())
    assert (await meant(CHANNEL, host_of_lobby)).game_id == lobby.id
    other = next(
        one for one in await tournament.games(1) if PEOPLE[1].user_id in {each.user_id for each in one.holders}
    )
    assert (await meant(CHANNEL, PEOPLE[1].user_id)).game_id == other.id
    visible, _ = await tournament.host.service.look_with_draft_in(CHANNEL, PEOPLE[1].user_id)
    assert visible.record.id == other.id


async def test_who_sits_at_several_tables_is_asked_for_the_thread_of_one(tournament: Organised) -> None:
    await tournament.started(3, "league", rules={"seats": 2, "division_size": 3, "moving": 1})
    with pytest.raises(Refused) as refused:
        await tournament.host.service.whereabouts.meant(CHANNEL, PEOPLE[0].user_id)
    assert refused.value.code is HostReject.SEVERAL_TABLES
    games = [record for round in (1, 2, 3) for record in await tournament.games(round)]
    theirs = [one.channel_id for one in games if PEOPLE[0].user_id in {each.user_id for each in one.holders}]
    assert len(games) == 3
    assert len(theirs) == 2
    assert refused.value.facts["threads"] == tuple(theirs)
