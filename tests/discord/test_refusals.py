"""Everything that can be refused: one clear private sentence each, and the game goes on."""

from __future__ import annotations

from typing import Final

import discord
from simcord.actors import MemberActor

from engine.games.moves import SeatMove
from engine.games.views import Phase, WindowView
from tests.discord.conftest import World
from tests.discord.tables import (
    QUICK_ROUND,
    Clicker,
    Playing,
    Typist,
    answer,
    asked_to_call_off,
    changing,
    labels,
    open_table,
    panel_of,
    select_of,
    started,
    tap,
    words,
)


async def due(table: Playing) -> tuple[MemberActor, SeatMove]:
    """The next move somebody would make."""
    found = await table.next_move()
    assert found is not None, "the match is over"
    return found


async def at_a_draw(world: World, **options: object) -> Playing:
    """Two people; the second one has to draw."""
    table = await started(world, world.ada, world.ben, world.cyd, rules=f"{QUICK_ROUND} claim.enabled=off", **options)
    await Typist(table)(*await due(table))
    return table


async def at_a_window(world: World) -> Playing:
    """The starter has discarded, and the two others are asked."""
    table = await started(world, rules=QUICK_ROUND)
    await table.board()
    await Typist(table)(*await due(table))
    assert await the_window(table)
    return table


async def the_window(table: Playing) -> WindowView:
    """The claim window that is open."""
    view = await table.view()
    window = view.claim_window
    assert window is not None
    return window


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


async def test_before_a_match_every_command_says_what_lacks(world: World) -> None:
    for command, options in WITHIN_A_GAME.items():
        said = answer(await world.ada.slash(world.channel, command, **options))
        assert said == "There is no game in this channel. Open one with /game new.", command
    await open_table(world, world.ada)
    for command, options in IN_PLAY.items():
        assert "has not begun" in answer(await world.ada.slash(world.channel, command, **options)), command
    refused: list[tuple[MemberActor, str, dict[str, str], str]] = [
        (world.ben, "game start", {}, "Only"),
        (world.ada, "game start", {}, "at least 2 players"),
        (world.ada, "game join", {}, "You sit at this table already"),
        (world.ben, "game leave", {}, "You do not sit at this table"),
        (world.ada, "game new", {"game": "disney_basic"}, "This channel has a game already"),
    ]
    for person, command, options, told in refused:
        assert told in answer(await person.slash(world.channel, command, **options)), command


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


async def test_a_stale_join_button_of_a_full_table_is_refused_too(world: World) -> None:
    table = await open_table(world, world.ada, seats=2)
    await world.ben.slash(world.channel, "game join")
    lobby = await table.board_as_it_hangs()
    assert "seats of this table are taken" in answer(await tap(world.cyd, lobby, "Join"))


async def test_a_moderator_may_call_a_game_off(world: World) -> None:
    role = world.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True, view_channel=True))
    mod = world.guild.add_member(world.env.create_user("mod"), roles=[role])
    table = await open_table(world, world.ada)
    asked = panel_of(await asked_to_call_off(mod, world.channel, table.game_id, "game list"))
    assert "ada sits at it" in words(asked)
    await tap(mod, asked, "Call it off")
    assert "called off" in words(asked)


async def test_house_rules_that_cannot_be(world: World) -> None:
    table = await open_table(world, world.ada)
    for rules, told in {
        "opening.points": "Write the name of a switch, = and a value",
        "opening.point=40": "Did you mean",
        "deck.jokers=99": "a whole number from 0 to 8",
        "opening.count_layoffs=on": "needs `opening.scope=sum_of_melds`",
    }.items():
        panel = await changing(world.ada, table, "house")
        shown = await tap(world.ada, panel, "Type several")
        said = await world.ada.submit_modal(shown, {"rules": rules})
        said = answer(said) if said.response is None or said.response.id != panel.id else words(panel)
        assert told in said.replace("\\_", "_"), rules


async def test_a_replay_waits_for_the_end(world: World) -> None:
    table = await started(world, world.ada, world.ben)
    panel = panel_of(await world.ada.slash(world.channel, "game replay", game=(await table.record()).public_id))
    assert "the whole round" in words(panel) or "so far" in words(panel)
    assert "That game is gone" in answer(await world.ada.slash(world.channel, "game replay", game="999"))


# ------------------------------------------------------------------------------------------------------- stale panels


async def test_a_stale_draw_button_opens_the_hand_as_it_is_now(world: World) -> None:
    table = await started(world, world.ada, world.ben, rules=f"{QUICK_ROUND} claim.enabled=off")
    typist = Typist(table)
    await table.board()
    await typist(*await due(table))
    turn = await table.in_turn()
    # The board lags behind what is typed from here on: it still offers the draw of this turn.
    for _ in range(20):
        await typist(*await due(table))
        visible = await table.look(turn)
        if await table.in_turn() is turn and visible.view is not None and visible.view.phase is Phase.DRAW:
            break
    stale, before = await table.board_as_it_hangs(), (await table.look()).view
    panel = await tap(turn, stale, "Draw")
    assert "belongs to an earlier turn" in answer(panel)
    assert (await table.look()).view == before, "the click did nothing"
    assert panel.response is not None
    await tap(turn, panel.response, "Draw from the stock")
    assert "drew" in words(panel.response)


async def test_a_stale_knock_is_refused_and_the_game_goes_on(world: World) -> None:
    table = await at_a_window(world)
    following, other = (table.people[seat] for seat in (await the_window(table)).asked)
    for person in (following, other):
        await person.slash(world.channel, "pass")
    stale = await table.board_as_it_hangs()
    assert "That chance to knock is over" in answer(await tap(other, stale, "Knock"))
    said = answer(await tap(following, stale, "Pass"))
    assert "That chance to knock is over" in said
    assert "drew" in answer(await tap(following, await table.board(), "Draw"))


async def test_a_stale_hand_panel_tells_so_and_shows_the_present(world: World) -> None:
    table = await at_a_draw(world)
    turn = await table.in_turn()
    panel = await Clicker(table).open_hand(turn)
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
    assert "Chosen" not in words(panel) or gone in (await table.look(turn)).view.hand  # type: ignore[union-attr]
