"""How many presses a turn takes from the mention to the discard: opening a list and choosing in it are one each."""

from statistics import median
from typing import Any

import discord
import pytest

from bot.wording import Wording
from engine.games.draw_discard.round import Round
from engine.games.views import Phase
from engine.variants import VARIANTS
from tests.discord.conftest import World
from tests.discord.short_games import REBUILT, SHORT, Short
from tests.discord.tables import QUICKEST_ROUND, Playing, choices, labels, panel_of, parts, started, tap, words
from tests.discord.thumbs import Seen, Thumb, play_turn, row_of
from tests.discord.workbenches import at_the_rack
from tests.engine.builders import BASIC, a_round
from tests.prove.reporting import ProofReport

BARE_TURN = 2
TURN_WITH_MELDS = 3
ANSWER = 1
GIN_KNOCK = 2
OWN_CHOICE = 5
TABLE_TURN = 5
MOST_WORDS = 60
MOST_TURNS = 300
MOVING_A_TILE = 6

HANDS = ("7H 8H 9H KS 2C", "2D 3D", "4D 5D")


async def called(
    world: World, rnd: Any = None, at: Playing | None = None, **table: Any
) -> tuple[Playing, Thumb, discord.Message]:
    """Ada, called to her turn by the message that mentions her; `at` a table that is there."""
    people = (world.ada, world.ben, world.cyd)[: table.pop("people", 3)]
    playing = at or await started(world, *people, **table)
    rules: Any = (await playing.record()).rules
    await playing.set_round(to_draw(rules, HANDS[0]) if rnd is None else rnd)
    await playing.call()
    return playing, Thumb(playing.people[0]), await playing.notice()


def to_draw(rules: Any, hand: str) -> Round:
    return a_round(rules, hands=(hand, *HANDS[1:]), phase=Phase.DRAW, stock="5C 6C 7C", opened=[0])


async def test_a_turn_takes_two_presses_from_the_mention_to_the_discard_and_one_with_melds_three(world: World) -> None:
    table = None
    for hand, presses, left, most in (
        (HANDS[0], ("Draw", "Discard 5♣︎"), "KS 7H 8H 9H 2C", BARE_TURN),
        (HANDS[0], ("Take 9♠︎", "Discard K♠︎"), "9S 7H 8H 9H 2C", BARE_TURN),
        ("7H 8H 9H KS KH KD 2C", ("Draw", "Lay all 54", "Discard 5♣︎"), "2C", TURN_WITH_MELDS),
    ):
        table, thumb, notice = await called(world, to_draw(VARIANTS["disney_basic"].rules, hand), table)
        assert "). Draw." in words(notice)
        panel = await thumb.press(notice, presses[0])
        assert panel.ephemeral
        await world.env.advance_time(3)
        notice = await table.notice()
        assert "discard a card" in words(notice), "the call says where the turn stands now"
        assert list(labels(notice)) == ["My hand"]
        for label in presses[1:]:
            await thumb.press(panel, label)
        assert await table.hand(thumb.person) == left
        assert thumb.presses <= most, thumb.presses


async def test_a_discard_of_one_s_own_choice_takes_five_presses_at_most_after_a_meld(world: World) -> None:
    table, thumb, notice = await called(world)
    panel = await thumb.press(notice, "Draw")
    await thumb.press(panel, "Lay 7♥︎ 8♥︎ 9♥︎ · 24")
    await thumb.choose(panel, "cards", "2C.0")
    await thumb.press(panel, "Discard 2♣︎")
    assert await table.hand(thumb.person) == "KS 5C"
    assert thumb.presses <= OWN_CHOICE, thumb.presses


@pytest.mark.parametrize(
    ("hand", "laid"),
    [("8C KS 2D", "Lay off 8♣︎"), ("8C 9H 9D 9S KS 2D", "Lay all 35")],
)
async def test_melds_and_a_card_to_lay_off_are_one_press_of_a_turn(world: World, hand: str, laid: str) -> None:
    rules = VARIANTS["disney_layoff"].rules
    rnd = a_round(rules, hands=(hand, *HANDS[1:]), phase=Phase.DRAW, stock="4H", melds=[(0, "5C 6C 7C")])
    table, thumb, notice = await called(world, rnd, variant="disney_layoff")
    panel = await thumb.press(notice, "Draw")
    for label in (laid, "Discard 4♥︎"):
        await thumb.press(panel, label)
    assert await table.hand(thumb.person) == "KS 2D"
    assert thumb.presses <= TURN_WITH_MELDS, thumb.presses


async def test_knocking_for_a_discard_and_passing_on_it_are_one_press_each(world: World) -> None:
    table, _, _ = await called(world, a_round(BASIC, hands=HANDS, opened=[0]))
    await table.people[0].slash(world.channel, "discard", card="KS")
    board = await table.board()
    for person, action in zip(table.people[1:], ("pass", "knock"), strict=True):
        thumb = Thumb(person)
        await thumb.press_for(board, action)
        assert thumb.presses <= ANSWER
    assert "KS" in await table.hand(table.people[2])


async def test_nobody_is_asked_after_a_button_has_named_the_card_but_who_wishes_it(world: World) -> None:
    table, thumb, notice = await called(world, pace="daily")
    await world.bot.services.people.settle(thumb.person.id, asks_before_discarding=True)
    panel = await thumb.press(notice, "Draw")
    before = row_of(panel)
    await thumb.press(panel, "Discard 5♣︎")
    assert "Press “Discard 5♣︎” to discard it" in words(panel)
    assert "5C" in await table.hand(thumb.person)
    assert row_of(panel)[before.index("ready")] == "more", "a second tap discards nothing"
    await thumb.press(panel, "Discard 5♣︎")
    assert "5C" not in await table.hand(thumb.person)


@pytest.mark.parametrize(
    ("variant", "most"),
    [
        ("gin_rummy", BARE_TURN),
        *(
            pytest.param(key, {"tiles": TABLE_TURN, "suit_rows": OWN_CHOICE}.get(one.family), marks=pytest.mark.prove)
            for key, one in VARIANTS.items()
            if key not in {"gin_rummy", "disney_duel"}
        ),
    ],
)
async def test_a_match_by_what_is_in_sight(
    world: World, variant: str, most: int | None, proof_report: ProofReport, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused: list[str] = []
    told = Wording.reject

    def counted(self: Wording, error: Any, **more: Any) -> str:
        refused.append(str(error))
        return told(self, error, **more)

    monkeypatch.setattr(Wording, "reject", counted)
    game = SHORT.get(variant, Short(REBUILT.get(variant, QUICKEST_ROUND)))
    people = (world.ada, world.ben, world.cyd)[: max(game.people, 2)]
    table = await started(world, *people, variant=variant, rules=game.rules)
    seen = Seen()
    for _ in range(MOST_TURNS):
        due = await table.next_move()
        if due is None:
            break
        await play_turn(table, Thumb(due[0], seen=seen), await table.board())
    else:
        raise AssertionError("the match does not end")
    proof_report("panels of a hand", seen.panels)
    proof_report("buttons of a hand in sight", seen.buttons, limit=5)
    proof_report("lists of a hand in sight", seen.lists, limit=1)
    proof_report("grey buttons", seen.grey, limit=1)
    proof_report("words of a hand", seen.words, limit=MOST_WORDS)
    proof_report("sentences said twice in a panel", len(seen.said_twice), limit=0)
    proof_report("moves in the place of the button just pressed", len(seen.in_the_place), limit=0)
    proof_report("buttons that answered with a refusal", len(refused), limit=0)
    limits = {"bare": most or BARE_TURN, "melds": TURN_WITH_MELDS, "knock": GIN_KNOCK, "chosen": OWN_CHOICE}
    for kind, turns in seen.presses.items():
        proof_report(
            f"presses of a turn, {kind}: the middle of {len(turns)}", median(turns), limit=most or limits[kind]
        )


async def test_a_press_on_the_call_of_another_s_turn_or_an_earlier_one_does_nothing_and_says_so(world: World) -> None:
    table, thumb, notice = await called(world)
    before = (await table.record()).seq
    result = await tap(table.people[1], notice, "Draw")
    assert "It is ada’s turn" in words(panel_of(result))
    assert (await table.record()).seq == before
    await world.bot.delivery.stop()
    await thumb.person.slash(world.channel, "draw")
    before = (await table.record()).seq
    panel = await thumb.press(notice, "Draw")
    assert "You have drawn already. Your turn ends with a discard." in words(panel)
    assert (await table.record()).seq == before


async def test_by_hand_a_tile_is_moved_or_laid_in_six_presses(world: World) -> None:
    playing, ada, panel = await at_the_rack(world, rack="P8 G7 G1")
    thumb = Thumb(ada)
    await thumb.press(panel, "By hand")
    await thumb.choose(panel, "benchfocus", "0")
    await thumb.choose(panel, "benchpick", "3")
    await thumb.choose(panel, "benchmove", "1")
    assert thumb.presses <= 1 + MOVING_A_TILE
    assert await playing.melds() == ["P4 P5 P6 P7", "B9 G9 Y9"]
    await thumb.press(panel, "Undo")
    thumb = Thumb(ada)
    await thumb.press(panel, "Choose your tiles")
    await thumb.choose(panel, "cards", *choices(panel, VARIANTS["my_rummy"].notation.parse_many("P8")))
    await thumb.choose(panel, "benchmove", "0")
    assert 1 + thumb.presses <= MOVING_A_TILE
    await thumb.press(panel, "Confirm")
    assert await playing.melds() == ["P4 P5 P6 P7 P8", "B9 G9 Y9"]
    assert not [part for part in parts(panel) if part.get("label") == "Confirm"]
