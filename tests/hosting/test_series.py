"""One match after another: seats turned, series with a score of their own, the last settings, a finale of any log."""

from typing import Any

import pytest
from sqlalchemy import select, update

from bot.hosting.thinking.finales import Finales
from bot.hosting.thinking.thinkers import InlineThinkers, Stalled
from bot.records.games import Follows
from bot.records.ids import GameId
from bot.records.series import Played, Series
from bot.store.doctor import unreadable_rows
from bot.store.schema import kept_logs, moves, series_matches
from tests.hosting.hosted import ANN, BEN, CAT, DAN, ONE_SHORT_ROUND, TWO_SHORT_ROUNDS, Host
from tests.hosting.test_tidying import tidied


class Stuck(InlineThinkers):
    async def think(self, job: Any, *args: Any, **kwargs: Any) -> Any:
        raise Stalled("no answer")


def follows(game_id: int, best_of: int = 0, series_id: int | None = None, places: tuple[int, ...] = (1, 2)) -> Follows:
    return Follows(GameId(game_id), GameId(series_id or game_id), best_of, places)


async def seated(host: Host, game_id: int) -> list[int | None]:
    return [one.user_id for one in (await host.look(game_id)).record.holders]


async def over(host: Host, *users: int, **wishes: object) -> int:
    """A match that its host has ended as soon as it had begun."""
    game_id = await host.table(*users, **wishes)
    await host.service.cancel(game_id, users[0], host.key())
    return game_id


async def test_in_a_rematch_the_seats_are_turned_whoever_joins_first(host: Host) -> None:
    first = await over(host, ANN, BEN, CAT)
    assert await seated(host, first) == [ANN, BEN, CAT]
    again = await over(host, CAT, ANN, BEN, follows=follows(first))
    assert await seated(host, again) == [BEN, CAT, ANN]
    third = await over(host, DAN, CAT, BEN, ANN, follows=follows(again))
    assert await seated(host, third) == [CAT, ANN, BEN, DAN], "who is new sits down after the others"
    assert await seated(host, await host.table(BEN, ANN)) == [BEN, ANN], "a table of its own is nobody's rematch"


async def test_computers_are_known_again_by_their_names(host: Host) -> None:
    first = await over(host, ANN, BEN, computers=("easy",))
    names = [one.name for one in (await host.look(first)).record.holders]
    again = await host.table(BEN, ANN, computers=("easy",), follows=follows(first))
    assert [one.name for one in (await host.look(again)).record.holders] == [*names[1:], names[0]]


async def test_a_series_counts_by_person_whatever_the_seats(host: Host) -> None:
    first = await over(host, ANN, BEN)
    assert await host.service.series(GameId(first)) is None
    second = await host.table(BEN, ANN, follows=follows(first, 3, places=(1, 2)))
    series = await host.service.series(GameId(second))
    assert (series.best_of, dict(series.score), series.winners) == (3, {"Ann": 1, "Ben": 0}, ())
    await host.service.cancel(second, BEN, "two")
    # Turned: Ben sits in the first seat now.
    third = await host.table(ANN, BEN, follows=follows(second, 3, first, places=(1, 2)))
    series = await host.service.series(GameId(third))
    assert dict(series.score) == {"Ann": 1, "Ben": 1}
    await host.service.cancel(third, ANN, "three")
    plain = await host.table(ANN, BEN, follows=follows(third))
    assert await host.service.series(GameId(plain)) is None, "a rematch is no series"


@pytest.mark.parametrize(
    ("best_of", "places", "winners"),
    [
        (3, [(1, 2)], ()),
        (3, [(1, 2), (1, 2)], ("Ann",)),
        (3, [(1, 2), (2, 1)], ()),
        (3, [(1, 2), (2, 1), (2, 1)], ("Ben",)),
        (3, [(1, 2), (2, 1), (1, 1)], ("Ann", "Ben")),
        (3, [(1, 1), (1, 2)], ()),
        (3, [(1, 1), (1, 1)], ()),
        (3, [(1, 2, 1, 2), (1, 2, 1, 2)], ("Ann", "Cat")),
        (5, [(1, 2), (1, 2)], ()),
        (5, [(1, 2), (1, 2), (1, 2)], ("Ann",)),
    ],
)
def test_a_series_is_won_once_nobody_can_draw_level_or_at_its_end(
    best_of: int, places: list[tuple[int, ...]], winners: tuple[str, ...]
) -> None:
    sitters = ((ANN, "Ann"), (BEN, "Ben"), ("Cat", "Cat"), ("Dan", "Dan"))
    series = Series(GameId(1), best_of, tuple(Played(sitters[: len(one)], one) for one in places))
    assert series.winners == winners


@pytest.mark.parametrize("table", [(ANN, DAN), (ANN, BEN, DAN), (ANN, CAT), (ANN, BEN)])
async def test_it_is_a_series_only_between_all_who_began_it(host: Host, table: tuple[int, ...]) -> None:
    first = await over(host, ANN, BEN, CAT)
    second = await over(host, *table, follows=follows(first, 3, places=(1, 2, 3)))
    series = await host.service.series(GameId(second))
    assert (series.together, series.goes_on, dict(series.score)) == (False, False, {"Ann": 1, "Ben": 0, "Cat": 0})
    third = await host.table(ANN, BEN, follows=follows(second, 3, series_id=first))
    assert await host.service.series(GameId(third)) is None


async def test_a_match_that_was_deleted_or_cannot_be_read_counts_no_more(host: Host) -> None:
    first = await over(host, ANN, BEN)
    second = await host.table(ANN, BEN, follows=follows(first, 3))
    async with host.database.writing() as connection:
        await connection.execute(update(series_matches).values(places="first, second"))
    assert await host.service.series(GameId(second)) is None
    assert [one[0] for one in await unreadable_rows(host.database)] == ["series"]
    async with host.database.writing() as connection:
        await connection.execute(update(series_matches).values(places="[1,2]", after_id=999_999))
    series = await host.service.series(GameId(second))
    assert series.matches == ()


async def test_a_deleted_game_takes_its_place_in_a_series_with_it(host: Host) -> None:
    first = await over(host, ANN, BEN)
    await over(host, ANN, BEN, follows=follows(first, 3))
    host.clock.advance(40 * 86_400)
    await tidied(host, delete_all=True)
    async with host.database.reading() as connection:
        assert (await connection.execute(select(series_matches))).all() == []


async def test_the_finale_is_the_same_after_the_log_was_packed(host: Host) -> None:
    game_id = await host.table(ANN, BEN, switches=ONE_SHORT_ROUND)
    record = (await host.look(game_id)).record
    assert await host.service.finales.of(record) is None, "while it is played there is none"
    await host.play_out(game_id)
    record = (await host.look(game_id)).record
    before = await host.service.finales.of(record)
    assert before.moment is not None
    assert await Finales(host.service.finales.store, Stuck()).of(record) is None, "nobody waits for one for ever"
    host.clock.advance(40 * 86_400)
    await tidied(host)
    async with host.database.reading() as connection:
        assert (await connection.execute(select(moves))).all() == []
    assert await host.service.finales.of((await host.look(game_id)).record) == before
    async with host.database.writing() as connection:
        await connection.execute(update(kept_logs).values(moves=b"nothing"))
    assert await host.service.finales.of(record) is None, "what cannot be read is gone without"


async def test_the_last_table_of_somebody_is_theirs_and_of_this_server(host: Host) -> None:
    mine = await host.table(ANN, BEN, switches=TWO_SHORT_ROUNDS)
    await host.lobby(CAT, DAN, channel_id=71)
    await host.lobby(BEN, channel_id=72, guild_id=8, variant="gin_rummy")
    last = host.service.last_opened
    assert [one and one.host_id for one in (await last(7), await last(7, ANN), await last(7, BEN))] == [CAT, ANN, None]
    assert await last(7, ANN, "gin_rummy") is None
    found = await last(8, BEN, "gin_rummy")
    assert found.variant == "gin_rummy"
    own = await last(7, ANN, "disney_basic")
    assert (own.id, own.switches["match.rounds"]) == (mine, 2)
