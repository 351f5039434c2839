"""A Swiss tournament through the service: from a draft to its podium."""

from __future__ import annotations

from bot.hosting.tournaments.notices import PodiumNotice, RoundNotice, TableResultNotice
from bot.records import GameStatus
from bot.tournaments import TournamentStatus
from engine.cards.shuffle import commitment
from engine.tournament.standings import standings
from engine.tournament.state import Phase
from tests.hosting.hosted import Host
from tests.hosting.tournaments.organised import HOSTESS, Organised


async def test_two_people_and_six_computers_play_from_create_to_podium(host: Host) -> None:
    tournament = Organised(host)
    visible = await tournament.started(2, computers=6, rules={"rounds": 2, "seats": 4})
    assert visible.record.status is TournamentStatus.RUNNING
    assert [len(table.seats) for table in visible.state.rounds[0].tables] == [4, 4]
    assert [record.status for record in await tournament.games(1)] == [GameStatus.RUNNING] * 2
    await tournament.play_round(1)
    said = await tournament.say_all()
    assert [type(one) for one in said if isinstance(one, TableResultNotice)] == [TableResultNotice] * 2
    assert [one.round for one in said if isinstance(one, RoundNotice)] == [1]
    over = await tournament.play_to_the_end()
    assert over.state.phase is Phase.OVER
    assert sorted(one.place for one in standings(over.state)) == list(range(1, 9))
    assert over.record.commitment == commitment(bytes.fromhex(over.record.secret or ""))
    assert over.record.host_id == HOSTESS.user_id
    assert not any(isinstance(one, PodiumNotice) for one in await tournament.say_all())
