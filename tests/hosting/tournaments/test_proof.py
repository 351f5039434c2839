"""A whole tournament is proved at its end: lots, and each table's shuffles, keyed by round and table."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from bot.ui.kit.message import json_file
from engine.archive.tournaments import verify_tournament
from tests.hosting.hosted import Host
from tests.hosting.tournaments.organised import Organised

Document = dict[str, Any]


async def _played(host: Host) -> Organised:
    """A tournament of two tables whose time runs out."""
    tournament = Organised(host)
    await tournament.started(2, computers=2, rules={"rounds": 1, "seats": 2, "seats_least": 2}, round_s=3_600)
    await host.after(3_600)
    await tournament.go_on()
    return tournament


def _wrong_secret(document: Document) -> None:
    document["matches"][0]["replay"]["secret"] = document["matches"][1]["replay"]["secret"]


def _other_table(document: Document) -> None:
    document["matches"][0]["table"] = 2


def _other_cards(document: Document) -> None:
    shuffled = next(one for one in document["matches"][0]["replay"]["moves"] if one["kind"] == "shuffled")
    shuffled["order"][:2] = shuffled["order"][1::-1]


async def test_a_tournaments_replay_proves_every_table_and_nothing_in_it_can_be_changed(host: Host) -> None:
    tournament = await _played(host)
    service = host.tournaments
    document = await service.replay(tournament.tournament_id)
    assert len(document["matches"]) == 2
    plain = (await json_file("replay.json", document)).data
    found = verify_tournament(json.loads(plain))
    assert found.problem is None
    lots = 3
    assert found.shuffles >= lots + 2
    changes: tuple[tuple[Callable[[Document], None], str], ...] = (
        (_wrong_secret, "round 1, table 1: the match's secret"),
        (_other_table, "round 1, table 2: the match's secret"),
        (_other_cards, "round 1, table 1: move"),
    )
    for change, problem in changes:
        forged = copy.deepcopy(json.loads(plain))
        change(forged)
        assert problem in (verify_tournament(forged).problem or ""), change
    (record, _) = await tournament.games(1)
    at = await service.table_of(record)
    assert (at.round, at.table, at.secret) == (1, 1, (await tournament.look()).record.secret)


async def test_nothing_is_revealed_before_the_end(host: Host) -> None:
    tournament = Organised(host)
    await tournament.started(4, rules={"rounds": 1, "seats": 4})
    assert await host.tournaments.replay(tournament.tournament_id) is None
    (record,) = await tournament.games(1)
    at = await host.tournaments.table_of(record)
    assert at.secret is None


@pytest.mark.parametrize("length", [10, 5_000_000])
async def test_a_long_replay_is_packed(length: int) -> None:
    file = await json_file("replay.json", {"moves": "x" * length})
    assert file.name.endswith(".gz") is (length > 4_000_000)
