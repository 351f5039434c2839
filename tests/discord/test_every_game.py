"""Each game of the booklets once, from the lobby to the summary of its match, by the commands and buttons for it."""

import discord
import pytest

from bot.records.games import GameStatus
from bot.records.ids import UserId
from engine.games.moves import Flip, FlipAll
from tests.discord.conftest import World
from tests.discord.games import AnyGame, play_out
from tests.discord.short_games import AT_LENGTH, SHORT, Short
from tests.discord.tables import QUICKEST_ROUND, SECRET, alts, answer, gathered, labels, open_table, started, tap, words

pytestmark = pytest.mark.usefixtures("unpacked")


async def the_end(world: World) -> discord.Message:
    """The one summary of the match, once it is posted; every picture of the channel is told in words."""
    await world.env.advance_time(5)
    (summary,) = [message for message in world.messages() if "Rematch" in labels(message)]
    assert all(0 < len(alt) <= 1024 for message in world.messages() for alt in alts(message))
    assert words(summary).count("the match is over") == 1
    return summary


PLAYED = SHORT | {key: Short(QUICKEST_ROUND, 3) for key in ("disney_basic", "disney_layoff")}


@pytest.mark.parametrize(
    "variant", [pytest.param(key, marks=pytest.mark.prove if key in AT_LENGTH else ()) for key in PLAYED]
)
async def test_a_match_from_the_lobby_to_its_summary(world: World, variant: str) -> None:
    game = PLAYED[variant]
    host, *others = (world.ada, world.ben, world.cyd)[: game.people]
    asked = {"variant": variant, "rules": game.rules, "computers": game.computers}
    table = await open_table(world, host, seats=game.people + game.computers, **asked)
    for person in others:
        await tap(person, await table.board(), "Join")
    await tap(host, await table.board(), "Start")
    table.people = (host, *others)
    moves = AnyGame(table)
    await play_out(table, moves)
    assert (await table.record()).status is GameStatus.FINISHED
    over = await the_end(world)
    assert "win" in words(over)
    record = await table.record()
    assert await table.called_by() is None
    assert record.board_message_id in {message.id for message in world.messages()}
    fair = answer(await tap(host, over, "Fair shuffles"))
    assert SECRET.hex() in fair
    assert SECRET.hex() not in words(over)
    assert not any("wrong on our side" in said for said in moves.answers)


async def test_a_duel_is_flipped_by_hand_and_then_left_to_itself(world: World) -> None:
    table = await gathered(world, world.ada, world.ben, variant="disney_duel", rules="duel.packs=1 duel.jokers=0")
    world.bot.services.people.languages[UserId(world.ada.id)] = "fr"
    said = answer(await tap(world.ada, await table.board(), "Start"))
    assert "Appuie sur **Flip** sous" in said, "as the board has it, in the table's language"
    del world.bot.services.people.languages[UserId(world.ada.id)]
    moves = AnyGame(table)
    await table.board()
    for _ in range(2):
        for seat, person in enumerate(table.people):
            await moves(person, Flip(seat, 0))
    board = await table.board()
    assert "ada" in words(board)
    assert labels(board)["Flip"]
    assert "My hand" not in labels(board), "nobody holds cards in a duel"
    for seat, person in enumerate(table.people):
        await moves(person, FlipAll(seat, 0))
    board = await table.board()
    assert words(board).count("The match is over") == 1
    assert len(alts(board)) == 2, "the finale, and the comparisons that nobody saw one by one"
    view = (await table.look()).view
    assert sum(view.won) == 52
    await the_end(world)


async def test_in_a_duel_one_waits_for_the_others_or_lets_ones_cards_run(world: World) -> None:
    table = await started(world, world.ada, world.ben, variant="disney_duel")
    moves = AnyGame(table)
    assert "Flip by hand" not in labels(await table.board())
    assert not (await moves.press(world.ada, "Flip")).followups, "the board shows it to everybody"
    assert "Still to flip a card: ben" in words(await table.board())
    assert "nothing for you to flip" in answer(await moves.press(world.ada, "Flip"))
    assert "Nobody has a hand in this game" in answer(await world.ada.slash(world.channel, "hand"))
    assert "takes 2 cards" in await moves.type(world.ben, "flip") or "a tie" in moves.answers[-1]
    await table.board()
    behind = await table.board_as_it_hangs()
    for person in (world.ada, world.ben, world.ada):
        await tap(person, behind, "Flip")
    view = (await table.look()).view
    assert view.flipped == (0,), "a press at a board that is a comparison behind flips the next card"
    await moves.press(world.ada, "Let it run")
    assert "The cards of ada flip by themselves" in words(await table.board())
    await moves.press(world.ada, "Flip by hand")
    assert "The cards of ada" not in words(await table.board())
    assert "by themselves" in await moves.type(world.ada, "flip", run=True)
