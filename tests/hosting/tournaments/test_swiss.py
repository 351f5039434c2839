"""A Swiss tournament through the service: from a draft to its podium."""

from __future__ import annotations

from bot.hosting.refusals import HostReject
from bot.hosting.tournaments.plans import Actor
from bot.records.games import GameStatus
from bot.records.notices import NoticeKind
from bot.records.people import Bar
from bot.records.tournaments import TournamentStatus
from engine.cards.shuffle import commitment
from engine.tournament.standings import standings
from engine.tournament.state import Phase
from tests.hosting.hosted import Host, refusal_of
from tests.hosting.tournaments.organised import HOSTESS, Organised


async def test_two_people_and_six_computers_play_from_create_to_podium(host: Host) -> None:
    tournament = Organised(host)
    visible = await tournament.started(2, computers=6, rules={"rounds": 2, "seats": 4})
    assert visible.record.status is TournamentStatus.RUNNING
    assert [len(table.seats) for table in visible.state.rounds[0].tables] == [4, 4]
    assert [record.status for record in await tournament.games(1)] == [GameStatus.RUNNING] * 2
    await tournament.play_round(1)
    said = await tournament.say_all()
    assert [one.kind for one in said if one.kind is NoticeKind.RESULT] == [NoticeKind.RESULT] * 2
    assert [one.round for one in said if one.kind is NoticeKind.ROUND] == [1]
    over = await tournament.play_to_the_end()
    assert over.state.phase is Phase.OVER
    assert sorted(one.place for one in standings(over.state)) == list(range(1, 9))
    assert over.record.commitment == commitment(bytes.fromhex(over.record.secret or ""))
    assert over.record.host_id == HOSTESS.user_id
    assert not any(one.kind is NoticeKind.PODIUM for one in await tournament.say_all())


async def test_two_of_whom_one_has_blocked_the_other_sit_at_different_tables(host: Host) -> None:
    organised = Organised(host)
    access = organised.host.service.access
    people = [1001 + number for number in range(6)]
    for one, other in ((1001, 1002), (1004, 1003), (1005, 1006)):
        await access.block(one, other, "somebody")
    visible = await organised.started(6, rules={"seats": 3, "rounds": 2})
    for round in (1, 2):
        for record in await organised.games(round):
            users = [one.user_id for one in record.holders if one.user_id in people]
            assert await access.apart_among([one for one in users if one is not None]) == frozenset()
        if round == 1:
            await organised.play_round(1)
            await organised.go_on()
    assert len(visible.state.entrants) == 6


async def test_whom_the_server_bars_enters_no_tournament(host: Host) -> None:
    organised = Organised(host)
    await organised.opened(2)
    await host.service.access.bar(Bar(7, 1009, "Ida", "", 1001, host.clock()), from_matches=False)
    assert await refusal_of(organised.join(Actor(1009, "Ida"))) is HostReject.BARRED
