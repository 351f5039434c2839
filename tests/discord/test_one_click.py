"""What a click costs: the game is looked up once, and what was prepared is spent in the commit of the move.

At most two reads and one write transaction; with the game in memory it is one read, of its version and the draft. Where
a turn ends there is one read more: whether another game waits.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from simcord.results import ResponseMessage
from sqlalchemy import Connection, event

from bot.store.database.sqlite_file import WRITES
from engine.games.views import Phase
from tests.discord.conftest import World
from tests.discord.tables import Playing, choose_cards, dealt, press, tap, typed

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
def costs(world: World, reads: int, writes: int = 1) -> Iterator[None]:
    """Count what is asked of the database, of which nobody else asks anything."""
    cost, engine = Cost(), world.bot.services.database.engine.sync_engine
    event.listen(engine, "begin", cost.begun)
    try:
        yield
    finally:
        event.remove(engine, "begin", cost.begun)
    assert (cost.reads, cost.writes) == (reads, writes)


async def at_hand(
    world: World, *hands: str, at: Playing | None = None, **table: Any
) -> tuple[Playing, ResponseMessage]:
    """A table of three at which Ada is to play, her panel open; nobody else is at the database."""
    playing = await dealt(world, *(hands or HANDS), at=at, **table)
    panel = await playing.open_hand(world.ada)
    await world.bot.delivery.stop()
    await world.bot.services.scheduler.close()
    return playing, panel


async def chosen_in(table: Playing) -> str:
    """What the database has as chosen by Ada."""
    _, draft = await table.world.bot.services.games.look_with_draft(table.game_id, table.world.ada.id)
    return typed(draft.chosen)


async def test_a_discard_is_a_read_a_write_and_a_look_for_the_next_game_by_button_and_command(world: World) -> None:
    table = None
    for known, button in ((True, True), (True, False), (False, True)):
        table, panel = await at_hand(world, at=table)
        await choose_cards(world.ada, panel, "KS")
        assert await chosen_in(table) == "KS"
        if not known:
            world.bot.services.games.path._held.clear()
        with costs(world, 2 if known else 3):
            if button:
                await press(world.ada, panel, "discard")
            else:
                await world.ada.slash(world.channel, "discard", card="KS")
        assert await table.hand(world.ada) == "7H 8H"
        assert await chosen_in(table) == ""


async def test_drawing_is_one_read_and_one_write_by_button_board_and_command_and_a_refused_discard_spends_nothing(
    world: World,
) -> None:
    table, panel = await at_hand(world, phase=Phase.DRAW)
    await choose_cards(world.ada, panel, "KS")
    await world.ada.slash(world.channel, "discard", card="KS")
    assert await chosen_in(table) == "KS"
    board = await table.board_as_it_hangs()
    for way in (
        lambda: tap(world.ada, panel, "Draw from the stock"),
        lambda: tap(world.ada, board, "Draw"),
        lambda: world.ada.slash(world.channel, "draw"),
    ):
        await dealt(world, *HANDS, at=table, phase=Phase.DRAW)
        with costs(world, 1):
            await way()
        assert len((await table.hand(world.ada)).split()) == 4


async def test_claiming_is_one_read_and_one_write_by_button_board_and_command(world: World) -> None:
    table = await dealt(world, *HANDS, rules="claim.from_lap=1")
    for by in ("button", "board", "command"):
        await dealt(world, *HANDS, at=table, lap=2)
        await world.ada.slash(world.channel, "discard", card="KS")
        board = await table.board()
        panel = await table.open_hand(world.ben)
        await world.bot.delivery.stop()
        with costs(world, 1):
            match by:
                case "button":
                    await tap(world.ben, panel, "Take K♠︎")
                case "board":
                    await tap(world.ben, board, "Knock")
                case "command":
                    await world.ben.slash(world.channel, "knock")
        view = await table.view(world.ben)
        assert view.claim_window is None or view.claim_window.answer is not None  # type: ignore[attr-defined]
        await world.bot.delivery.start()


async def test_melding_what_is_typed_is_one_read_and_one_write_and_what_is_no_meld_stays_chosen(world: World) -> None:
    table, _ = await at_hand(world, "7H 8H 9H KS KH KD 2C 3C 4C AS", *HANDS[1:])
    await world.ada.slash(world.channel, "meld", cards="7H 8H")
    assert await chosen_in(table) == "7H 8H"
    with costs(world, 1):
        await world.ada.slash(world.channel, "meld", cards="7H 8H 9H KS KH KD 2C 3C 4C")
    assert await table.hand(world.ada) == "AS"
