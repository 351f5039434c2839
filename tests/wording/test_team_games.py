"""The team games in words: what their boards show, and where they stand."""

from bot.wording import Wording
from bot.wording.alt_text import boards
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
