"""Lists of games: whom each waits for, the most urgent first, and lobbies with a free seat."""

from bot.store.games.listing import ListingStore
from tests.hosting.hosted import ANN, BEN, CAT, DAN, Host

FIRST = {"match.first_dealer": "first_seat", "claim.enabled": False}


async def test_a_claim_window_waits_for_those_who_are_asked_until_they_answer(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT)
    turn = await host.discard(game_id)
    first, second = await host.asked(game_id)
    store = ListingStore(host.database)
    waiting = [user for user in (ANN, BEN, CAT) if (await store.of_user(user))[0].waits]
    assert sorted(waiting) == sorted({ANN, BEN, CAT} - {turn})
    await host.pass_on(game_id, second)
    assert (await store.of_user(first))[0].waits
    assert not (await store.of_user(second))[0].waits


async def test_the_most_urgent_game_comes_first_and_next(host: Host) -> None:
    late = await host.table(ANN, BEN, switches=FIRST, channel_id=71)
    host.clock.advance(-60)
    soon = await host.table(ANN, BEN, switches=FIRST, channel_id=72)
    user = await host.in_turn(late)
    assert await host.in_turn(soon) == user
    store = ListingStore(host.database)
    assert [one.game_id for one in await store.of_user(user)] == [soon, late]
    waiting = await store.next_waiting(user, late)
    assert waiting.game_id == soon
    other = ANN if user == BEN else BEN
    assert await store.next_waiting(other, late) is None


async def test_who_left_to_the_computer_is_waited_for_no_more_and_a_game_that_is_over_is_not_listed(host: Host) -> None:
    game_id, user = await host.at_turn(ANN, BEN, switches=FIRST)
    await host.service.leave(game_id, user, host.key())
    assert [one.waits for one in await ListingStore(host.database).of_user(user)] == [False]
    await host.service.cancel(game_id, ANN, host.key())
    assert await ListingStore(host.database).of_user(user) == ()


async def test_lobbies_with_a_free_seat_are_for_those_who_do_not_sit_there(host: Host) -> None:
    open_one = await host.lobby(ANN, seats=3, channel_id=71)
    await host.lobby(BEN, CAT, seats=2, channel_id=72)
    elsewhere = await host.lobby(BEN, seats=3, guild_id=8, channel_id=73)
    games = ListingStore(host.database)
    assert await games.joinable((7,), DAN, 5) == (open_one.id,)
    assert await games.joinable((7, 8), DAN, 5) == (elsewhere.id, open_one.id)
    assert await games.joinable((7,), ANN, 5) == ()
    assert await games.joinable((), DAN, 5) == ()
