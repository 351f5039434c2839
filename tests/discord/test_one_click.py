"""What a click costs: the game is looked up once, and what was prepared is spent in the commit of the move.

At most two reads and one write transaction; with the game in memory it is one read, of its version and the draft. Where
a turn ends there is one read more: whether another game waits.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from simcord.actors import MemberActor
from sqlalchemy import Connection, event

from bot.store.database.db import WRITES, Database
from engine.cards import PLAYING_CARDS
from engine.games.views import Phase
from tests.discord.conftest import World
from tests.discord.tables import Clicker, Message, Playing, choices, press, select_of, started, tap
from tests.engine.builders import a_round, card, cards

HANDS = ("7H 8H KS", "2D 3D", "4D 5D")


@dataclass
class Cost:
    """The transactions that a database was asked for."""

    reads: int = 0
    writes: int = 0

    def begun(self, connection: Connection) -> None:
        if connection.get_execution_options().get(WRITES):
            self.writes += 1
        else:
            self.reads += 1


@contextmanager
def counted(database: Database) -> Iterator[Cost]:
    """Count what is asked of a database."""
    cost, engine = Cost(), database.engine.sync_engine
    event.listen(engine, "begin", cost.begun)
    try:
        yield cost
    finally:
        event.remove(engine, "begin", cost.begun)


async def at_hand(
    world: World, hands: tuple[str, ...] = HANDS, rules: str = "", **table: object
) -> tuple[Playing, MemberActor, Message]:
    """A table of three with these hands, the first person to play, their panel open; nobody else is at the database."""
    playing = await started(world, rules=rules)
    resolved = (await playing.record()).rules
    await playing.set_round(a_round(resolved, hands=hands, **table))  # type: ignore[arg-type]
    person = playing.people[0]
    panel = await Clicker(playing).open_hand(person)
    await world.bot.delivery.stop()
    await world.bot.services.scheduler.close()
    return playing, person, panel


async def chosen_in(table: Playing, person: MemberActor) -> list[str]:
    """What the database has as chosen by somebody."""
    draft = await table.world.bot.services.drafts.get(table.game_id, person.id)
    return [PLAYING_CARDS.text(one) for one in draft.chosen]


async def choose(person: MemberActor, panel: Message, named: str) -> None:
    await person.select(panel, choices(panel, cards(named)), custom_id=select_of(panel, "cards")["custom_id"])


async def test_discarding_with_the_button_is_one_read_one_write_and_a_look_for_the_next_game(world: World) -> None:
    table, ada, panel = await at_hand(world)
    await choose(ada, panel, "KS")
    assert await chosen_in(table, ada) == ["KS"]
    with counted(world.bot.services.database) as cost:
        await press(ada, panel, "discard")
    assert (cost.reads, cost.writes) == (2, 1)
    view = await table.view(ada)
    assert card("KS") not in view.hand
    assert await chosen_in(table, ada) == []


async def test_discarding_with_the_command_is_one_read_one_write_and_a_look_for_the_next_game(world: World) -> None:
    table, ada, panel = await at_hand(world)
    await choose(ada, panel, "KS")
    with counted(world.bot.services.database) as cost:
        await ada.slash(world.channel, "discard", card="KS")
    assert (cost.reads, cost.writes) == (2, 1)
    assert await chosen_in(table, ada) == []


async def test_discarding_in_a_process_that_does_not_know_the_game_is_one_read_more(world: World) -> None:
    _, ada, panel = await at_hand(world)
    await choose(ada, panel, "KS")
    world.bot.services.games.path._held.clear()
    with counted(world.bot.services.database) as cost:
        await press(ada, panel, "discard")
    assert (cost.reads, cost.writes) == (3, 1)


async def test_drawing_is_one_read_and_one_write_by_button_board_and_command(world: World) -> None:
    table, ada, panel = await at_hand(world, phase=Phase.DRAW)
    board, round_begun = await table.board_as_it_hangs(), (await table.record()).rules
    ways = (
        lambda: tap(ada, panel, "Draw from the stock"),
        lambda: tap(ada, board, "Draw"),
        lambda: ada.slash(world.channel, "draw"),
    )
    for way in ways:
        await table.set_round(a_round(round_begun, hands=HANDS, phase=Phase.DRAW))  # type: ignore[arg-type]
        with counted(world.bot.services.database) as cost:
            await way()
        assert (cost.reads, cost.writes) == (1, 1)
        view = await table.view(ada)
        assert len(view.hand) == 4


async def test_claiming_is_one_read_and_one_write_by_button_board_and_command(world: World) -> None:
    table = await started(world, rules="claim.from_lap=1")
    resolved, ben = (await table.record()).rules, table.people[1]
    for by in ("button", "board", "command"):
        await table.set_round(a_round(resolved, hands=HANDS, lap=2))  # type: ignore[arg-type]
        await table.people[0].slash(world.channel, "discard", card="KS")
        board = await table.board()
        panel = await Clicker(table).open_hand(ben)
        await world.bot.delivery.stop()
        with counted(world.bot.services.database) as cost:
            match by:
                case "button":
                    await tap(ben, panel, "Take K♠︎")
                case "board":
                    await tap(ben, board, "Knock")
                case "command":
                    await ben.slash(world.channel, "knock")
        assert (cost.reads, cost.writes) == (1, 1), by
        view = await table.view(ben)
        assert view.claim_window is None or view.claim_window.answer is not None  # type: ignore[attr-defined]
        await world.bot.delivery.start()


async def test_melding_what_is_typed_is_one_read_and_one_write(world: World) -> None:
    table, ada, _ = await at_hand(world, hands=("7H 8H 9H KS KH KD 2C 3C 4C AS", "2D 3D", "4D 5D"))
    with counted(world.bot.services.database) as cost:
        await ada.slash(world.channel, "meld", cards="7H 8H 9H KS KH KD 2C 3C 4C")
    assert (cost.reads, cost.writes) == (1, 1)
    view = await table.view(ada)
    assert len(view.hand) == 1


async def test_cards_typed_for_a_meld_that_they_do_not_make_stay_chosen(world: World) -> None:
    table, ada, _ = await at_hand(world, hands=("7H 8H KS 4C", "2D 3D", "4D 5D"))
    await ada.slash(world.channel, "meld", cards="7H 8H")
    assert await chosen_in(table, ada) == ["7H", "8H"]


async def test_a_refused_discard_spends_nothing(world: World) -> None:
    table, ada, panel = await at_hand(world, phase=Phase.DRAW)
    await choose(ada, panel, "KS")
    await ada.slash(world.channel, "discard", card="KS")
    assert await chosen_in(table, ada) == ["KS"]
