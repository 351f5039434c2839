"""The ids by which people know games and tournaments (3.2): shown and typed, unique, and drawn by nobody's count."""

import random

import pytest
from sqlalchemy.exc import IntegrityError

from bot.records.ids import PUBLIC_LENGTH, PUBLIC_SIGNS, draw_public_id
from bot.store.database.db import Database
from bot.store.games.games import GameStore
from tests.store.stored_games import stored_lobby


def test_a_public_id_is_eight_of_32_signs_of_which_none_look_alike() -> None:
    drawn = draw_public_id(random.Random(7).choice)
    assert (PUBLIC_LENGTH, len(set(PUBLIC_SIGNS))) == (8, 32)
    assert len(drawn) == PUBLIC_LENGTH
    assert set(drawn) <= set(PUBLIC_SIGNS)
    assert not set(PUBLIC_SIGNS) & set("0O1I")
    assert drawn == draw_public_id(random.Random(7).choice)


async def test_a_game_is_found_by_the_public_id_that_it_was_given(database: Database) -> None:
    store = GameStore(database, public_id=iter(["ABCDEFGH", "23456789"]).__next__)
    first, second = (await stored_lobby(store, 70)).record, (await stored_lobby(store, 71)).record
    assert (first.public_id, second.public_id) == ("ABCDEFGH", "23456789")
    assert await store.with_public_id("23456789") == second.id
    assert await store.with_public_id(str(second.id)) is None
    assert await store.public_ids([first.id]) == {first.id: "ABCDEFGH"}


async def test_no_two_games_have_the_same_public_id(database: Database) -> None:
    store = GameStore(database, public_id=lambda: "ABCDEFGH")
    await stored_lobby(store, 70)
    with pytest.raises(IntegrityError):
        await stored_lobby(store, 71)
