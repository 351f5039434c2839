"""The team games in words: what their boards show, where they stand, and their rules."""

import pytest

from bot.ui.rules.pages import rules_pages
from bot.wording import Wording
from bot.wording.alt_text import boards
from engine.variants import VARIANTS
from tests.engine.team_builders import duel, karo8

NAMES = ("Ada", "Ben", "Cyd", "Dan")


def test_the_board_of_a_duel_tells_teams_piles_and_the_last_comparison(english: Wording) -> None:
    table = duel("KH 5D 2H", "QS 4C 2S", "9H 3D 3H", "2C 7S 3S", won=("4H 6H", "", "", ""))
    table.flip(0, 1, 2, 3)
    told = boards(english.speech(NAMES), table.view(None))[0]
    assert "Ada (heroes): 2 cards, 2 taken, total 0." in told
    assert "Ben (villains): 2 cards, 0 taken, total 0." in told
    assert "Last shown: Ada K♥︎, Ben Q♠︎, Cyd 9♥︎, and Dan 2♣︎." in told
    assert "At stake: 4 cards." in told


def test_a_duel_says_whose_flip_is_awaited(english: Wording) -> None:
    table = duel("9H 2D", "8S 3C", "2H 4H", "3S 5S")
    assert english.speech(NAMES).moment(table.view(None)) == "Still to flip a card: Ada, Ben, Cyd, and Dan."
    table.flip(1, 2)
    assert english.speech(NAMES).moment(table.view(0)) == "Still to flip a card: Ada and Dan."


def test_the_board_of_karo_8_tells_its_rows(english: Wording) -> None:
    told = boards(english.speech(NAMES[:2]), karo8("9D 2S", "7D", laid="8D 7D 8S 9S 8C", stock="3S 4S").view(None))[0]
    assert "Stock 2." in told
    assert "Ada (heroes): 2 cards, total 0, to act." in told
    assert "Row of diamonds: 7♦︎–8♦︎." in told
    assert "Row of spades: 8♠︎–9♠︎." in told
    assert "Row of clubs: 8♣︎." in told
    assert "Row of hearts: not begun." in told


def test_the_board_of_karo_8_is_told_alike_from_every_seat(english: Wording) -> None:
    table = karo8("9D 2S", "7D", laid="8D", stock="3S")
    assert len({boards(english.speech(NAMES[:2]), table.view(seat))[0] for seat in (None, 0, 1)}) == 1


def test_a_hand_of_karo_8_is_told_card_by_card(english: Wording) -> None:
    assert english.hand_alt(karo8("9D 2S AS", "7D").view(0)) == "Your 3 cards: spades ace, 2; diamonds 9."


@pytest.mark.parametrize(
    ("switch", "said"),
    [
        ({"karo8.ace": "low"}, "The ace lies below the two."),
        ({"karo8.may_hold_back": True}, "You may draw although you could lay."),
        ({"karo8.eights_first": True}, "All four eights must lie before any other card."),
        ({"karo8.start_draw": "first_player"}, "the first player draws."),
        ({"karo8.drawn_card_playable_same_turn": True}, "A drawn card that fits is laid at once."),
        ({"karo8.win": "team_hands_empty"}, "The first team without cards wins."),
        ({"karo8.teams": "lone_villain"}, "plays alone for the villains."),
    ],
)
def test_house_rules_of_karo_8_are_in_its_rules(english: Wording, switch: dict[str, object], said: str) -> None:
    rules = VARIANTS["disney_karo8"].rules
    printed = "\n".join(page.body for page in rules_pages("disney_karo8", rules, english)[:4])
    changed = "\n".join(page.body for page in rules_pages("disney_karo8", rules.with_switches(switch), english)[:4])
    assert said not in printed
    assert said in changed


@pytest.mark.parametrize(("jokers", "said"), [(4, "4 jokers, half for each team. A team"), (0, "No jokers. A team")])
def test_the_jokers_of_a_duel_are_in_its_rules(english: Wording, jokers: int, said: str) -> None:
    rules = VARIANTS["disney_duel"].rules.with_switches({"duel.jokers": jokers})
    assert said in rules_pages("disney_duel", rules, english)[1].body
