"""The page of the playground on a phone and on a wide screen: what one is to look at is in sight."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.playground.visitor import Visitor, playground

pytestmark = [pytest.mark.process, pytest.mark.prove]

PHONE = {"width": 390, "height": 844}
IN_SIGHT = """node => {
    const {bottom} = document.getElementById("channel-timeline").getBoundingClientRect();
    return Math.round(node.getBoundingClientRect().bottom) <= Math.round(bottom);
}"""
UNDER_THE_NOTICE = """async () => {
    const notice = document.getElementById("action-status");
    notice.textContent = "The action was not completed";
    await new Promise(requestAnimationFrame);
    const {left, top} = notice.getBoundingClientRect();
    return [notice.checkVisibility(), document.elementFromPoint(left + 10, top + 10).id];
}"""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with playground(tmp_path / "playground.db") as found:
        yield found


def ends_in_sight(visitor: Visitor, panel: Locator) -> None:
    visitor.page.wait_for_function(IN_SIGHT, arg=panel.element_handle())


def test_a_hand_that_opens_is_in_sight_wherever_one_had_scrolled(address: str, chrome: Browser) -> None:
    ada = Visitor.arrive(chrome, address, **PHONE)
    ada.press(ada.lobby, "Start")
    ends_in_sight(ada, ada.hand)
    ada.page.locator("#channel-timeline").evaluate("node => { node.scrollTop = 0; }")
    ada.press(ada.board, "My hand")
    ada.picture(ada.hand)
    ends_in_sight(ada, ada.hand)
    expect(ada.page.locator("#new-messages")).to_be_hidden()


def test_what_is_said_next_is_in_sight_of_whoever_is_near_the_end_and_of_nobody_else(
    address: str, chrome: Browser
) -> None:
    ada, ben = Visitor.arrive(chrome, address, **PHONE), Visitor.arrive(chrome, address)
    ben.be("Ben")
    ada.press(ada.lobby, "Start")
    ends_in_sight(ada, ada.hand)
    for said, up in (("hello", 20), ("good luck", 400)):
        ada.page.locator("#channel-timeline").evaluate("(node, up) => { node.scrollTop -= up; }", up)
        ben.page.locator("#channel-composer-input").fill(said)
        ben.page.locator("#send-message").click()
        expect(ada.channel).to_contain_text(said)
        if said == "hello":
            ends_in_sight(ada, ada.page.locator("article.channel-message").last)
    expect(ada.page.locator("#new-messages")).to_have_css("background-color", "rgb(88, 101, 242)")
    expect(ada.page.locator("#new-messages")).to_be_visible()


def test_a_picture_that_is_still_to_come_is_a_blank(address: str, chrome: Browser) -> None:
    ada = Visitor.arrive(chrome, address, **PHONE)
    ada.picture(ada.lobby)
    ada.lobby.locator("img.gallery-image").evaluate("node => node.removeAttribute('src')")
    expect(ada.lobby.locator("img.gallery-image")).to_have_css("visibility", "hidden")


def test_the_bar_and_what_is_typed_can_be_read_on_a_phone(address: str, chrome: Browser) -> None:
    ada = Visitor.arrive(chrome, address, **PHONE)
    bar = ada.page.locator("#toolbar")
    before = bar.bounding_box()
    shown, pressed = ada.page.evaluate(UNDER_THE_NOTICE)
    assert shown
    assert pressed != "action-status", "it is in the way of what it covers"
    assert bar.bounding_box() == before
    expect(ada.page.locator("#action-status")).to_be_hidden()
    ada.begin_command("game new")
    seats = ada.option("seats")
    ada.page.keyboard.type("4")
    expect(seats).to_have_value("4")
    room = seats.evaluate("node => node.clientWidth - 2 * parseFloat(getComputedStyle(node).paddingLeft)")
    assert room >= 9, "a figure of 16 px is 9 px wide"


def test_ben_stands_beside_ada_where_there_is_room(address: str, chrome: Browser) -> None:
    ada = Visitor.arrive(chrome, address, width=1400, height=900)
    ben = ada.page.frame_locator("#beside")
    expect(ben.locator("#viewer-picker option:checked")).to_have_text("Ben")
    ben.get_by_role("button", name="Join", exact=True).click()
    expect(ada.lobby.get_by_alt_text("all seats taken")).to_be_visible()
    expect(ada.page.locator("#viewer-picker option:checked")).to_have_text("Ada")
    ada.page.set_viewport_size(PHONE)
    expect(ada.page.locator("#beside")).to_have_count(0)


def test_what_the_bot_refuses_it_says_itself(address: str, chrome: Browser) -> None:
    ada = Visitor.arrive(chrome, address, **PHONE)
    ada.type_command("learn", game="nonsense")
    expect(ada.private).to_contain_text("There is no game called “nonsense”.")
    expect(ada.page.locator("#action-status")).to_contain_text("uncertain")
    expect(ada.page.locator("#action-status[data-said]")).to_have_count(0)


def test_what_an_option_can_be_is_offered_before_a_letter_is_typed(address: str, chrome: Browser) -> None:
    ada = Visitor.arrive(chrome, address, **PHONE)
    ada.begin_command("game new")
    ada.option("game")
    expect(ada.page.locator(".command-suggestion", has_text="my Rummy")).to_be_visible()
