"""Everything that can be refused: one clear private sentence each, and the game goes on."""

from typing import Final

import discord
from simcord.actors import MemberActor

from engine.games.views import Phase
from tests.discord.conftest import World
from tests.discord.games import AnyGame
from tests.discord.tables import (
    QUICK_ROUND,
    Playing,
    answer,
    asked_to_call_off,
    labels,
    open_table,
    panel_of,
    select_of,
    started,
    tap,
    words,
)


async def make_a_move(table: Playing) -> None:
    """What somebody would do next."""
    due = await table.next_move()
    assert due is not None, "the match is over"
    await AnyGame(table)(*due)


async def at_a_draw(world: World, *people: MemberActor) -> Playing:
    """A match in which the second person has to draw."""
    table = await started(world, *people, rules=f"{QUICK_ROUND} claim.enabled=off")
    await table.board()
    await make_a_move(table)
    return table


IN_PLAY: Final = {"hand": {}, "table": {}, "draw": {}, "discard": {"card": "7H"}, "knock": {}}
WITHIN_A_GAME: Final = {
    **IN_PLAY,
    "take": {},
    "meld": {"cards": "7H 8H 9H"},
    "layoff": {"cards": "7H"},
    "joker": {"card": "7H"},
    "pass": {},
    "game join": {},
    "game leave": {},
    "game start": {},
    "game rules": {},
}
"""Commands with what is typed for them."""


async def test_before_a_match_every_command_says_what_lacks_and_a_moderator_may_call_it_off(world: World) -> None:
    for command, options in WITHIN_A_GAME.items():
        said = answer(await world.ada.slash(world.channel, command, **options))
        assert said == "There is no game in this channel. Open one with /game new.", command
    table = await open_table(world, world.ada, seats=2)
    for command, options in IN_PLAY.items():
        assert "has not begun" in answer(await world.ada.slash(world.channel, command, **options)), command
    refused: list[tuple[MemberActor, str, dict[str, str], str]] = [
        (world.ben, "game start", {}, "Only"),
        (world.ada, "game start", {}, "at least 2 players"),
        (world.ada, "game join", {}, "You sit at this table already"),
        (world.ben, "game leave", {}, "You do not sit at this table"),
        (world.ada, "game new", {"game": "disney_basic"}, "has a game already. Choose another channel, or a new"),
    ]
    for person, command, options, told in refused:
        assert told in answer(await person.slash(world.channel, command, **options)), command
    await world.ben.slash(world.channel, "game join")
    stale = await table.board_as_it_hangs()
    assert "seats of this table are taken" in answer(await tap(world.cyd, stale, "Join"))
    role = world.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True, view_channel=True))
    mod = world.guild.add_member(world.env.create_user("mod"), roles=[role])
    asked = panel_of(await asked_to_call_off(mod, world.channel, table.game_id, "game list"))
    assert "ada and ben sit at it" in words(asked)
    await tap(mod, asked, "Call it off")
    assert "called off" in words(asked)


async def test_who_has_no_seat_or_no_turn_is_told_kindly(world: World) -> None:
    table = await at_a_draw(world)
    for label in ("My hand", "Draw"):
        assert "You have no seat in this game" in answer(await tap(world.dot, await table.board(), label))
    assert "You have no seat in this game" in answer(await world.dot.slash(world.channel, "hand"))
    assert "game rules" not in answer(await world.dot.slash(world.channel, "table"))
    turn = await table.in_turn()
    other = next(person for person in table.people if person is not turn)
    assert f"It is {turn.name}’s turn" in answer(await tap(other, await table.board(), "Draw"))
    assert f"It is {turn.name}’s turn" in answer(await other.slash(world.channel, "draw"))


async def test_a_stale_draw_button_opens_the_hand_as_it_is_now(world: World) -> None:
    table = await at_a_draw(world, world.ada, world.ben)
    turn = await table.in_turn()
    # The board lags behind what is typed from here on: it still offers the draw of this turn.
    for _ in range(20):
        await make_a_move(table)
        if await table.in_turn() is turn and (await table.view(turn)).phase is Phase.DRAW:
            break
    assert answer(await turn.slash(world.channel, "knock")).startswith("Nobody knocks at this table.")
    stale, before = await table.board_as_it_hangs(), await table.view()
    panel = await tap(turn, stale, "Draw")
    assert "belongs to an earlier turn. Your hand shows where" in answer(panel)
    assert await table.view() == before, "the click did nothing"
    await tap(turn, panel_of(panel), "Draw from the stock")
    assert "drew" in words(panel_of(panel))


async def test_a_stale_hand_panel_tells_so_and_shows_the_present(world: World) -> None:
    table = await at_a_draw(world)
    turn = await table.in_turn()
    panel = await table.open_hand(turn)
    world.bot.panels.close()  # as after a restart: nobody knows of the panel any more
    await turn.slash(world.channel, "draw")
    await tap(turn, panel, "Draw from the stock")
    assert "You have drawn already" in words(panel)
    assert "Draw from the stock" not in labels(panel)
    assert any(name.startswith("Discard") for name in labels(panel))
    select, gone = select_of(panel, "cards"), (await table.view(turn)).hand[0]
    await turn.slash(world.channel, "discard", card=repr(gone))
    value = next(option["value"] for option in select["options"] if option["value"].startswith(f"{gone!r}."))
    await turn.select(panel, [value], custom_id=select["custom_id"])
    assert "Chosen" not in words(panel) or gone in (await table.view(turn)).hand
