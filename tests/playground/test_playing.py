"""The playground as a newcomer meets it: a process, a page in a browser, and a game that is still there next time."""

import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.playground.visitor import ROOT, Visitor, playground

pytestmark = pytest.mark.process


def play_turns(visitor: Visitor, turns: int) -> None:
    """Draw and discard so many times, and pass on every discard of others."""
    deadline = time.monotonic() + 600
    while turns:
        assert time.monotonic() < deadline, "the game does not go on"
        visitor.look_at_hand()
        offered, moment = visitor.offered(visitor.hand), visitor.hand.inner_text()
        if "Pass" in offered:
            visitor.press(visitor.hand, "Pass")
        elif "Draw from the stock" in offered:
            visitor.press(visitor.hand, "Draw from the stock")
        elif "Your turn" in moment and any("Discard " in label for label in offered):
            visitor.throw()
            turns -= 1
        else:
            visitor.page.wait_for_timeout(500)


@pytest.mark.prove
def test_a_game_is_left_and_taken_up_again(tmp_path: Path, chrome: Browser) -> None:
    database = tmp_path / "playground.db"
    with playground(database) as address:
        ada = Visitor.arrive(chrome, address)
        ada.press(ada.lobby, "Start")
        play_turns(ada, 1)
        # Whoever sits after Ada is a computer: it plays, and that shows on her page without a click of hers.
        expect(ada.board).to_contain_text(re.compile(r"(Bruno|Cleo) discarded"))
        ada.look_at_hand()
        cards = ada.picture(ada.hand).partition("Just drawn")[0]
    with playground(database, signal.SIGTERM) as address:
        ada = Visitor.arrive(chrome, address)
        expect(ada.channel).to_contain_text("Welcome back.")
        expect(ada.board).to_contain_text("Disney 100 Rummy")
        ada.look_at_hand()
        assert ada.picture(ada.hand).partition("Just drawn")[0] == cards
        play_turns(ada, 1)


@pytest.mark.prove
def test_who_comes_back_after_three_days_sees_what_happened_and_plays_on(tmp_path: Path, chrome: Browser) -> None:
    with playground(tmp_path / "playground.db") as address:
        ada = Visitor.arrive(chrome, address, width=390, height=844)
        ada.press(ada.lobby, "Start")
        play_turns(ada, 1)
        ada.let_go_by("Three days")
        ada.page.reload()
        ada.settle()
        ada.press(ada.message_with("I am back"), "I am back")
        expect(ada.channel).to_contain_text("Your seat is yours again.")
        ada.look_at_hand()
        expect(ada.hand).to_contain_text("Since your last move")
        expect(ada.hand).to_contain_text("ran out of time (the clock played)")
        ada.choose_behind_more(ada.hand, "What happened")
        story = ada.message_with("The whole round")
        expect(story).to_contain_text("since your last move")
        ada.press(story, "My hand")
        play_turns(ada, 1)


@pytest.mark.prove
def test_a_second_person_takes_a_seat_and_sees_a_hand_of_their_own(tmp_path: Path, chrome: Browser) -> None:
    with playground(tmp_path / "playground.db") as address:
        ada, ben = Visitor.arrive(chrome, address), Visitor.arrive(chrome, address)
        ben.be("Ben")
        ben.page.reload()
        ben.settle()
        ben.press(ben.lobby, "Join")
        expect(ada.lobby.get_by_alt_text("all seats taken")).to_be_visible()
        ada.press(ada.lobby, "Start")
        expect(ben.message_with("My hand")).to_be_visible()
        hands = []
        for visitor in (ada, ben):
            visitor.look_at_hand()
            hands.append(visitor.picture(visitor.hand))
        assert hands[0] != hands[1]
        ben.be("Ada")
        assert ben.picture(ben.hand) == hands[0]


def test_a_taken_port_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "bot", "play", "--database", str(tmp_path / "two.db"), "--port", port]
        second = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert second.returncode != 0
    assert second.stderr.startswith("talon: ")
    assert second.stderr.count("\n") == 1
