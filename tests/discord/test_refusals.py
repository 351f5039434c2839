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
    parts,
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


async def test_where_there_is_no_game_every_command_says_how_to_open_one(world: World) -> None:
    for command, options in WITHIN_A_GAME.items():
        said = answer(await world.ada.slash(world.channel, command, **options))
        assert said == "There is no game in this channel. Open one with /game new.", command


async def test_a_lobby_is_not_played_yet(world: World) -> None:
    await open_table(world, world.ada)
    for command, options in IN_PLAY.items():
        assert "has not begun" in answer(await world.ada.slash(world.channel, command, **options)), command


async def test_a_spectator_is_told_kindly_that_they_have_no_seat(world: World) -> None:
    table = await at_a_draw(world)
    for label in ("My hand", "Draw"):
        assert "You have no seat in this game" in answer(await tap(world.dot, await table.board(), label))
    assert "You have no seat in this game" in answer(await world.dot.slash(world.channel, "hand"))
    assert "game rules" not in answer(await world.dot.slash(world.channel, "table"))


async def test_out_of_turn_one_is_told_whose_turn_it_is(world: World) -> None:
    table = await at_a_draw(world)
    turn = await table.in_turn()
    other = next(person for person in table.people if person is not turn)
    said = answer(await tap(other, await table.board(), "Draw"))
    assert f"It is {turn.name}’s turn" in said
    assert f"It is {turn.name}’s turn" in answer(await other.slash(world.channel, "draw"))


async def test_a_full_table_takes_nobody_more(world: World) -> None:
    await started(world, world.ada, world.ben)
    lobby_channel = world.guild.create_text_channel("full")
    await world.ada.slash(lobby_channel, "game new", variant="disney_basic", seats=2)
    await world.ben.slash(lobby_channel, "game join")
    assert "All 2 seats of this table are taken" in answer(await world.cyd.slash(lobby_channel, "game join"))


async def test_a_stale_join_button_of_a_full_table_is_refused_too(world: World) -> None:
    table = await open_table(world, world.ada, seats=2)
    await world.ben.slash(world.channel, "game join")
    lobby = await table.board_as_it_hangs()
    assert "seats of this table are taken" in answer(await tap(world.cyd, lobby, "Join"))


async def test_in_a_lobby(world: World) -> None:
    await open_table(world, world.ada)
    refused: list[tuple[MemberActor, str, dict[str, str], str]] = [
        (world.ben, "game start", {}, "Only"),
        (world.ada, "game start", {}, "at least 2 players"),
        (world.ada, "game join", {}, "You sit at this table already"),
        (world.ben, "game leave", {}, "You do not sit at this table"),
        (world.ada, "game new", {"variant": "disney_basic"}, "This channel has a game already"),
    ]
    for person, command, options, told in refused:
        assert told in answer(await person.slash(world.channel, command, **options)), command


async def test_a_moderator_may_call_a_game_off(world: World) -> None:
    role = world.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True, view_channel=True))
    mod = world.guild.add_member(world.env.create_user("mod"), roles=[role])
    table = await open_table(world, world.ada)
    asked = panel_of(await asked_to_call_off(mod, world.channel, table.game_id, "game list"))
    assert "ada sits at it" in words(asked)
    await tap(mod, asked, "Call it off")
    assert "called off" in words(asked)


async def test_after_the_start_nobody_joins_where_no_seat_is_free(world: World) -> None:
    await started(world, world.ada, world.ben)
    assert "all its seats are taken" in answer(await world.cyd.slash(world.channel, "game join"))


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


async def test_cards_that_are_none_or_not_one_s_own(world: World) -> None:
    table = await at_a_draw(world)
    turn = await table.in_turn()
    await turn.slash(world.channel, "draw")
    for cards, told in {"11X": "“11X” names no card", "7H 7H 7H 7H 7H": "You do not hold 7♥︎"}.items():
        assert told in answer(await turn.slash(world.channel, "meld", cards=cards)), cards


async def test_before_drawing_nothing_is_discarded(world: World) -> None:
    table = await at_a_draw(world)
    turn = await table.in_turn()
    view = await table.view(turn)
    said = answer(await turn.slash(world.channel, "discard", card=repr(view.hand[0])))
    assert "Draw a card first" in said


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


async def test_a_second_answer_to_the_same_window_is_refused(world: World) -> None:
    table = await at_a_window(world)
    farther = table.people[(await the_window(table)).asked[1]]
    board = await table.board()
    await tap(farther, board, "Knock")
    assert "You have answered for this discard already" in answer(await tap(farther, board, "Pass"))


async def test_the_discarder_is_not_asked(world: World) -> None:
    table = await at_a_window(world)
    discarder = table.people[(await the_window(table)).discarder or 0]
    assert "cannot knock for this discard" in answer(await tap(discarder, await table.board(), "Knock"))


async def test_in_a_window_only_the_next_seat_draws_or_takes(world: World) -> None:
    table = await at_a_window(world)
    farther = table.people[(await the_window(table)).asked[1]]
    before = (await table.look()).view
    panel = await Clicker(table).open_hand(farther)
    assert not {"draw", "drawlater", "take"} & {
        part["custom_id"].split(":")[2] for part in parts(panel) if part["type"] == 2
    }
    for command in ("draw", "take"):
        answer(await farther.slash(world.channel, command))
    assert (await table.look()).view == before, "an answer was given that nobody meant"
    mine = await table.view(farther)
    window = mine.claim_window
    assert window is not None
    assert window.answer is None


async def test_a_stale_hand_panel_tells_so_and_shows_the_present(world: World) -> None:
    table = await at_a_draw(world)
    turn = await table.in_turn()
    clicker = Clicker(table)
    panel = await clicker.open_hand(turn)
    world.bot.panels.close()  # as after a restart: nobody knows of the panel any more
    await turn.slash(world.channel, "draw")
    await tap(turn, panel, "Draw from the stock")
    assert "You have drawn already" in words(panel)
    assert "Draw from the stock" not in labels(panel)
    assert any(name.startswith("Discard") for name in labels(panel))


async def test_a_card_that_has_gone_cannot_be_chosen_from_an_old_panel(world: World) -> None:
    table = await at_a_draw(world)
    turn = await table.in_turn()
    await turn.slash(world.channel, "draw")
    panel = await Clicker(table).open_hand(turn)
    select = select_of(panel, "cards")
    view = await table.view(turn)
    gone = view.hand[0]
    await turn.slash(world.channel, "discard", card=repr(gone))
    value = next(option["value"] for option in select["options"] if option["value"].startswith(f"{gone!r}."))
    await turn.select(panel, [value], custom_id=select["custom_id"])
    assert "Chosen" not in words(panel) or gone in (await table.look(turn)).view.hand  # type: ignore[union-attr]


async def test_a_panel_of_another_version_is_answered(world: World) -> None:
    layout = discord.ui.LayoutView(timeout=None)
    layout.add_item(discord.ui.ActionRow(discord.ui.Button(label="Old", custom_id="t0:board:draw:1:1:")))
    await world.bot.get_partial_messageable(world.channel.id).send(view=layout)
    (posted,) = world.messages()
    assert "older version" in answer(await tap(world.ada, posted, "Old"))
