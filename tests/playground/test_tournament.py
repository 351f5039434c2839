"""A tournament as its host and a guest meet it on the page of a phone: created, played in threads, seen to the end."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.discord.tables import QUICKEST_ROUND
from tests.playground.newcomer import Newcomer, play_together
from tests.playground.visitor import Visitor, playground

pytestmark = [pytest.mark.process, pytest.mark.prove]

ONE_ROUND = f"{QUICKEST_ROUND} match.rounds=1"


def created(ada: Visitor, name: str, format: str, pace: str = "live") -> None:
    """A tournament for two at a table, open for registration, which six computers have entered."""
    ada.type_command("tournament create", name=name, format=format, pace=pace)
    panel = ada.message_with("Open registration")
    ada.press(panel, "House rules")
    ada.press(ada.message_with("Type several"), "Type several")
    ada.fill_in(rules=ONE_ROUND)
    ada.type_command("tournament host")
    expect(panel).to_contain_text("Nobody sees this yet")
    for what, then in (("How many at a table", "Tables of 2"), ("How many computer players", "6 computer players")):
        ada.choose_from(panel, what)
        ada.choose_from(panel, then)
    ada.press(panel, "Open registration")
    expect(board(ada)).to_contain_text("Registration is open")


def board(visitor: Visitor) -> Locator:
    """The tournament's board, which everybody sees, under which one leaves."""
    leaves = visitor.page.get_by_role("button", name=re.compile(r"^(Leave|Drop out)$"))
    private = visitor.page.locator(".message-ephemeral-note")
    return visitor.page.locator("article.channel-message").filter(has=leaves, has_not=private).last


def begin(ada: Visitor) -> None:
    ada.press(board(ada), "Host")
    ada.press(ada.message_with("Begin"), "Begin")


def shown(visitor: Visitor, within: Locator, button: str) -> list[str]:
    """What the pictures show that a button brings, newest message: their alt texts."""
    newest = visitor.page.locator("article.channel-message").last
    before = newest.inner_text()
    visitor.press(within, button)
    # As many messages may be there as before: what the last press had brought goes when the next one's comes.
    expect(newest).not_to_have_text(before, use_inner_text=True)
    pictures = newest.locator("img.gallery-image")
    for picture in pictures.all():
        expect(picture).to_have_attribute("src", re.compile("^blob:"))
    return [picture.get_attribute("alt") or "" for picture in pictures.all()]


def played(visitors: Sequence[Visitor], database: Path) -> list[Visitor]:
    """The visitors, each in the thread of their table, play there to the end; those of them who won."""
    players = [Newcomer.at_table(visitor, database) for visitor in visitors]
    won = []
    for player, ended in zip(players, play_together(players), strict=True):
        expect(player.visitor.channel).to_contain_text("the match is over")
        assert "Rematch" not in player.visitor.offered(player.visitor.channel)
        if ended.view.seat in ended.view.result.winners:
            won.append(player.visitor)
        player.visitor.go_back()
    assert all(player.met.presses for player in players)
    return won


def act(ada: Visitor, words: str, **values: str) -> None:
    """Do what is in the list of the host's panel, with a reason."""
    ada.choose_from(ada.private, words)
    ada.fill_in(**values)


def hold_and_decide(ada: Visitor) -> None:
    """In a thread the host holds the tournament, whose boards take no move meanwhile, and takes a decision back."""
    ada.type_command("tournament host")
    act(ada, "Pause", reason="the pizza is here")
    expect(ada.board).to_contain_text("The match rests until its tournament goes on")
    assert ada.offered(ada.board) - {""} == {"My hand", "More"}
    act(ada, "Decide a table", table="table 1", places="1 2", reason="a quarrel")
    act(ada, "Take back act 2", reason="peace")
    ada.press(ada.message_with("Go on"), "Go on")
    ada.fill_in(reason="the pizza is gone")
    expect(ada.board).not_to_contain_text("paused")


def test_two_people_and_six_computers_play_a_cup_on_the_page_from_create_to_podium(
    tmp_path: Path, chrome: Browser
) -> None:
    database = tmp_path / "playground.db"
    with playground(database) as address:
        ada, ben = (Visitor.arrive(chrome, address, width=390, height=844) for _ in range(2))
        ben.be("Ben")
        created(ada, "Cup", "knockout")
        for visitor in (ada, ben):
            visitor.press(board(visitor), "Join")
            expect(visitor.channel).to_contain_text("You are in")
        begin(ada)
        for visitor in (ada, ben):
            visitor.go_where_called()
            expect(visitor.channel).to_contain_text("you play here: Cup, round 1")
        hold_and_decide(ada)
        for visitor in played([ada, ben], database):
            visitor.press(board(visitor), "Drop out")
            visitor.press(visitor.private, "Drop out")
            expect(visitor.channel).to_contain_text("You have dropped out")
        expect(ada.channel).to_contain_text("round 1 is over.")
        look_at_how_it_stands(ada)
        podium = ada.channel.locator("article.channel-message", has_text="has won!")
        while not podium.count():
            ada.let_go_by("An hour")
        expect(podium.last.locator("img.gallery-image")).to_have_attribute("src", re.compile("^blob:"))
        said = ada.channel.inner_text()
        for told in ("decided a table, round 1, table 1: a quarrel", "the decision on a table, round 1, table 1: "):
            assert told in said
        stood, bracket, standings = shown(ada, podium.last, "Standings")
        assert "1. " in stood
        assert "Round 2: " in bracket
        assert "After round" in standings


def look_at_how_it_stands(ada: Visitor) -> None:
    bracket, standings = shown(ada, board(ada), "Standings")
    assert "went on" in bracket
    assert "After round" in standings
    assert "Table 1, " in shown(ada, board(ada), "Tables")[0]
    assert re.search(r"Round 1 \(.*\): With", shown(ada, board(ada), "My road")[0])


def test_a_season_of_computers_ends_and_the_next_begins_with_a_press(tmp_path: Path, chrome: Browser) -> None:
    with playground(tmp_path / "playground.db") as address:
        ada = Visitor.arrive(chrome, address, width=390, height=844)
        created(ada, "League", "league", "quick")
        begin(ada)
        podium = ada.message_with("Next season")
        while not podium.count():
            ada.let_go_by("An hour")
        expect(podium).to_contain_text("has won!")
        ada.press(podium, "Next season")
        expect(board(ada)).to_contain_text(" · season 2")
        expect(board(ada)).to_contain_text("Check-in is open")
