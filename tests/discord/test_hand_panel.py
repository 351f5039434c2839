"""The hand panel at work, on tables laid out for it: melds found, questions asked, jokers freed, everything in step."""

from __future__ import annotations

from typing import Any

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from engine.games.views import Phase
from tests.discord.conftest import World
from tests.discord.tables import (
    Clicker,
    Playing,
    alts,
    answer,
    behind_more,
    choices,
    labels,
    press,
    question_of,
    select_of,
    started,
    tap,
    words,
)
from tests.engine.builders import a_round, cards, text


async def sitting(
    world: World, *, hands: tuple[str, ...], rules: str = "", at: Playing | None = None, **table: Any
) -> tuple[Playing, MemberActor, ResponseMessage]:
    """A table of three with these hands, `at` one that is there dealt anew; who is to play, and their panel, open."""
    playing = at or await started(world, rules=rules)
    resolved = (await playing.record()).rules
    await playing.set_round(a_round(resolved, hands=hands, **table))  # type: ignore[arg-type]
    person = playing.people[0]
    return playing, person, await Clicker(playing).open_hand(person)


async def choose(person: MemberActor, panel: ResponseMessage, named: str) -> None:
    """Choose cards in the panel's list."""
    await person.select(panel, choices(panel, cards(named)), custom_id=select_of(panel, "cards")["custom_id"])


def values_of(panel: ResponseMessage) -> set[str]:
    """The cards that can be chosen in a panel."""
    return {option["value"] for option in select_of(panel, "cards")["options"]}


async def hand_of(table: Playing, person: MemberActor) -> str:
    view = await table.view(person)
    return text(view.hand)


async def melds_of(table: Playing) -> list[str]:
    view = await table.view()
    return [text(lying.meld.cards) for lying in view.melds]  # type: ignore[attr-defined]


OTHERS = ("2D 3D", "4D 5D")


async def test_nine_chosen_cards_are_laid_as_three_melds_with_one_press(world: World) -> None:
    table, ada, panel = await sitting(world, hands=("7H 8H 9H KS KH KD 2C 3C 4C AS", *OTHERS))
    await choose(ada, panel, "7H 8H 9H KS KH KD 2C 3C 4C")
    await press(ada, panel, "meld")
    assert sorted(await melds_of(table)) == ["2C 3C 4C", "7H 8H 9H", "KS KH KD"]
    assert "**You**: laid K" in words(panel)
    assert await hand_of(table, ada) == "AS"
    assert "spades ace" in alts(panel)[0]


async def test_what_a_meld_or_an_opening_lacks_is_said_and_nothing_is_laid(world: World) -> None:
    table, ada, panel = await sitting(world, hands=("7H 8H 9H KS KH 2C", *OTHERS))
    await choose(ada, panel, "7H 8H 9H KS KH")
    assert not any(name.startswith("Lay") for name in labels(panel))
    assert "7♥︎ 8♥︎ 9♥︎ can be laid. Not in a meld: K♠︎ and K♥︎. Add" in words(panel)
    assert "K♦︎" in words(panel)
    assert await melds_of(table) == []
    assert {option["value"] for option in select_of(panel, "cards")["options"] if option["default"]} == {
        "7H.0",
        "8H.0",
        "9H.0",
        "KS.0",
        "KH.0",
    }
    _, _, panel = await sitting(world, hands=("2H 3H 4H KS", *OTHERS), at=table)
    await choose(ada, panel, "2H 3H 4H")
    assert "With these you have 9 of the 30 points" in words(panel)
    assert not any(name.startswith("Lay") for name in labels(panel))
    assert "these are worth 9. Choose more" in answer(await ada.slash(world.channel, "meld", cards="2H 3H 4H"))
    assert await melds_of(table) == []


async def test_a_joker_with_two_places_is_asked_about_and_an_old_answer_lays_nothing(world: World) -> None:
    table, ada, panel = await sitting(world, hands=("10H JH JK KS 2C", *OTHERS))
    await choose(ada, panel, "10H JH JK")
    await press(ada, panel, "meld")
    question = question_of(panel)
    assert question is not None
    assert [option["label"] for option in question["options"]] == ["10♥︎ J♥︎ Joker=Q♥︎", "Joker=9♥︎ 10♥︎ J♥︎"]
    assert await melds_of(table) == []
    await ada.select(panel, [question["options"][0]["value"]], custom_id=question["custom_id"])
    assert await melds_of(table) == ["10H JH JK"]
    assert question_of(panel) is None
    _, _, panel = await sitting(world, hands=("10H JH JK KS 2C", *OTHERS), at=table)
    await choose(ada, panel, "10H JH JK")
    await press(ada, panel, "meld")
    question = question_of(panel)
    assert question is not None
    world.bot.panels.close()  # as after a restart: nobody knows of the panel any more
    second = await Clicker(table).open_hand(ada)
    await choose(ada, second, "10H")
    await ada.select(panel, [question["options"][0]["value"]], custom_id=question["custom_id"])
    assert await melds_of(table) == []
    assert question_of(panel) is None


async def test_a001_05_a_freed_joker_that_must_be_laid_at_once_waits_for_its_meld(world: World) -> None:
    table, ada, panel = await sitting(
        world,
        hands=("6H KS KD 2C 9D", *OTHERS),
        melds=[(0, "5H JK=6H 7H")],
        rules="joker.freed=immediately_in_new_meld",
    )
    await choose(ada, panel, "6H")
    await press(ada, panel, "swap")
    assert "The freed joker must be laid at once" in words(panel)
    assert await melds_of(table) == ["5H JK 7H"], "nothing has happened yet"
    assert {option["value"] for option in select_of(panel, "cards")["options"]} == {
        "KS.0",
        "KD.0",
        "2C.0",
        "9D.0",
        "JK.0",
    }
    await tap(ada, panel, "Clear choice")
    assert values_of(panel) == {"6H.0", "KS.0", "KD.0", "2C.0", "9D.0"}, "a swap that waits can be taken back"
    assert await melds_of(table) == ["5H JK 7H"]
    await choose(ada, panel, "6H")
    await press(ada, panel, "swap")
    await choose(ada, panel, "KS KD JK")
    await press(ada, panel, "meld")
    assert sorted(await melds_of(table)) == ["5H 6H 7H", "KS KD JK"]
    assert await hand_of(table, ada) == "9D 2C"


async def test_g28_a_call_that_was_switched_on_goes_with_the_last_card(world: World) -> None:
    table, ada, panel = await sitting(
        world, hands=("KS", *OTHERS), rules="go_out.call=required", opened=[0], melds=[(0, "4S 5S 6S")]
    )
    await choose(ada, panel, "KS")
    await tap(ada, panel, "Call “Rommé”")
    await press(ada, panel, "more")
    assert "“Rommé” will be called" in behind_more(panel)
    await press(ada, panel, "discard")
    assert "called “Rommé”" in words(panel)
    assert (await table.look()).view.sheet[0].winner == 0  # type: ignore[union-attr]


async def test_the_hand_is_its_owner_s_alone_and_sorted_by_melds_and_back(world: World) -> None:
    table, ada, panel = await sitting(world, hands=("7H KS 7D 2C 7S", *OTHERS))
    ben = table.people[1]
    assert values_of(await Clicker(table).open_hand(ben)) == {"2D.0", "3D.0"}
    assert panel.id not in {message.id for message in world.channel.history(viewer=ben)}
    first = [option["value"] for option in select_of(panel, "cards")["options"]][:3]
    assert sorted(first) == ["7D.0", "7H.0", "7S.0"]
    await tap(ada, panel, "Sort by suit")
    assert [option["value"] for option in select_of(panel, "cards")["options"]][:2] == ["7S.0", "KS.0"]
    await press(ada, panel, "more")
    assert "Sort by melds" in behind_more(panel)


async def test_choices_survive_a_restart_and_a_panel_of_yesterday(world: World) -> None:
    table, ada, panel = await sitting(world, hands=("7H 8H 9H KS KH KD", *OTHERS), rules="opening.points=0")
    await choose(ada, panel, "7H 8H 9H")
    await world.restart()
    await world.env.advance_time(20 * 60)
    await press(ada, panel, "meld")
    assert await melds_of(table) == ["7H 8H 9H"]


async def test_a_turn_notice_opens_the_hand_of_the_one_who_clicks(world: World) -> None:
    table = await started(world)
    await world.env.advance_time(3)
    notice = next(message for message in world.messages() if ": discard a card" in words(message))
    turn = await table.in_turn()
    assert f"<@{turn.id}>" in words(notice)
    assert "You start: discard one card." in answer(await tap(turn, notice, "My hand"))
    other = next(person for person in table.people if person is not turn)
    assert "starts with a discard" in answer(await tap(other, notice, "My hand"))


async def test_a_taken_card_that_must_be_melded_can_be_put_back(world: World) -> None:
    table, ada, panel = await sitting(
        world,
        hands=("7H 8H KS 2C", *OTHERS),
        discards="9H",
        phase=Phase.DRAW,
        rules="draw.discard_take=only_if_melded_this_turn claim.enabled=off opening.points=0",
    )
    await tap(ada, panel, "Take 9♥︎")
    assert "lay 9♥︎ in a meld now, or put it back" in words(panel)
    assert "Discard" not in labels(panel)
    await tap(ada, panel, "Put 9♥︎ back")
    assert "Draw from the stock" in labels(panel)
    assert "9H" not in await hand_of(table, ada)


async def test_what_was_laid_is_taken_back_with_one_press_and_what_was_prepared_on_it_goes_too(world: World) -> None:
    table, ada, panel = await sitting(
        world, hands=("7H JK 9H 8H KS 2C", *OTHERS), rules="opening.points=0 joker.freed=immediately_in_new_meld"
    )
    held = await hand_of(table, ada)
    await choose(ada, panel, "7H JK 9H")
    await press(ada, panel, "meld")
    if (question := question_of(panel)) is not None:
        await ada.select(panel, [question["options"][0]["value"]], custom_id=question["custom_id"])
    await choose(ada, panel, "8H")
    await press(ada, panel, "swap")
    assert "The freed joker must be laid at once" in words(panel)
    await press(ada, panel, "takeback")
    assert "took back 7♥︎ 9♥︎ Joker" in words(panel)
    assert "The freed joker" not in words(panel)
    assert (await melds_of(table), await hand_of(table, ada)) == ([], held)
    assert "There is nothing that you could take back" in answer(await ada.slash(world.channel, "takeback"))
