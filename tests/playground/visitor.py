"""A visitor of the playground: a browser that looks at its page and presses what is there."""

import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

ROOT = Path(__file__).parents[2]
PATIENCE_MS = 600_000
MORE = re.compile(r"^(More|Back to the (cards|tiles))$")
MOST_TRIES = 20


@contextmanager
def playground(database: Path, ends: signal.Signals = signal.SIGINT) -> Iterator[str]:
    """A running playground: its address. It must end when it is told to, without a complaint."""
    command = [sys.executable, "-u", "-m", "bot", "play", "--database", str(database), "--no-browser"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            address = re.search(r"http://\S+", process.stdout.readline())
            assert address, process.communicate(timeout=600)[1]
            yield address[0]
            process.send_signal(ends)
            _, complaints = process.communicate(timeout=600)
            assert (process.returncode, complaints) == (0, ""), (process.returncode, complaints)
        finally:
            process.kill()


def chromium() -> str | None:
    """Where a browser is, None where there is none."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


@contextmanager
def browser() -> Iterator[Browser]:
    """A browser without a window, whose pages are looked at patiently: the machine may be busy. Needs `chromium()`."""
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
        )
        yield launched
        launched.close()


class Visitor:
    """One tab on the playground."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @classmethod
    def arrive(cls, browser: Browser, url: str, *, width: int = 1200, height: int = 1000, scale: float = 1) -> Self:
        """Open the page in a tab of its own, and wait until it shows the channel."""
        page = browser.new_page(
            bypass_csp=True,
            viewport={"width": width, "height": height},
            device_scale_factor=scale,
            reduced_motion="reduce",
        )
        page.set_default_timeout(PATIENCE_MS)
        page.goto(url)
        visitor = cls(page)
        visitor.settle()
        return visitor

    def settle(self) -> None:
        """Wait until the page has shown what the last press caused."""
        self.page.wait_for_function(
            "simcordPreview.ready && !simcordPreview.pendingAction && simcordPreview.awaitingRevision === null"
        )

    def be(self, name: str) -> None:
        self.page.locator("#viewer-picker").select_option(label=name)
        self.settle()

    def let_go_by(self, words: str) -> None:
        """Let hours or days go by, and wait until time goes its usual pace again."""
        clock = self.page.locator("#world-clock")
        clock.click()
        self.page.get_by_role("button", name=words, exact=True).click()
        expect(clock).to_contain_text("to go")
        expect(clock).not_to_contain_text("to go", timeout=PATIENCE_MS)
        self.settle()

    def message_with(self, button: str) -> Locator:
        """The newest message that has a button of this name."""
        has = self.page.get_by_role("button", name=button, exact=True)
        return self.page.locator("article.channel-message").filter(has=has).last

    @property
    def channel(self) -> Locator:
        """Everything that is said in the channel."""
        return self.page.locator("#channel-message-list")

    @property
    def lobby(self) -> Locator:
        """The table that is being set."""
        return self.message_with("Change")

    @property
    def board(self) -> Locator:
        """The lobby, then the game's board."""
        lobby = self._articles(self._button("Start"))
        return lobby.or_(self._articles(self._button("My hand")).filter(has=self._button(MORE))).last

    @property
    def hand(self) -> Locator:
        """The newest of the visitor's own hand panels."""
        return self._articles(self._button(MORE)).filter(has_not=self._button("My hand")).last

    def _articles(self, has: Locator) -> Locator:
        return self.page.locator("article.channel-message").filter(has=has)

    def _button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def whereabouts(self) -> tuple[str, int]:
        """The thread that is shown, empty for the channel, and the user who looks."""
        place, _, user = self.page.locator("#viewer-picker").input_value().rpartition("-")
        return place, int(user)

    @property
    def calls(self) -> Locator:
        """The number beside the channel's name: in so many places the visitor is called."""
        return self.page.locator("#places .place-calls")

    def go_where_called(self) -> None:
        """Open the menu of places and go to the first in which the visitor is called."""
        expect(self.calls).to_be_visible()
        self.page.locator("#places summary").click()
        self.page.locator("#places .place-mine").first.click()
        expect(self.page.locator("#place-back")).to_be_visible(timeout=PATIENCE_MS)
        self.settle()

    def go_back(self) -> None:
        self.page.locator("#place-back").click()
        expect(self.page.locator("#place-back")).to_be_hidden(timeout=PATIENCE_MS)
        self.settle()

    def press(self, within: Locator, button: str) -> None:
        """Press a button and wait for what comes of it."""
        self.do(within.get_by_role("button", name=button, exact=True).click)

    def do(self, act: Callable[[], None]) -> None:
        """Have the page do something, and wait until it has.

        The page drops what meets a change of the channel, and keeps no receipt of it or one that says so: then it is
        done once more.
        """
        for _ in range(MOST_TRIES):
            before = self._receipt()
            act()
            self.settle()
            receipt = self._receipt()
            if receipt is not None and receipt != before and not receipt["rejected"]:
                return
        raise AssertionError(f"the page drops it every time: {self.channel.inner_text()}")

    def _receipt(self) -> dict[str, Any] | None:
        """What the page keeps of what was done last."""
        kept: dict[str, Any] | None = self.page.evaluate("simcordPreview.lastAction")
        return kept and {key: kept.get(key) for key in ("requestId", "rejected")}

    def look_at_hand(self) -> None:
        """Bring the hand panel up to date; open it where there is none."""
        if self.hand.count():
            self.choose_behind_more(self.hand, "Refresh")
            return
        self.press(self.board, "My hand")
        expect(self.hand).to_be_visible()

    def choose_behind_more(self, within: Locator, words: str) -> None:
        self.press(within, "More")
        select = within.locator(".select-trigger", has_text="More")

        def choose() -> None:
            self.open_select(select).filter(has_text=words).first.click()

        self.do(choose)

    def choose_from(self, within: Locator, words: str) -> None:
        """Choose the first thing of a panel's one list that says this."""
        self.open_select(within.locator(".select-trigger").first).filter(has_text=words).first.click()
        self.settle()

    @property
    def private(self) -> Locator:
        """The newest message that only the visitor sees."""
        return self._articles(self.page.locator(".message-ephemeral-note")).last

    def fill_in(self, **values: str) -> None:
        """Fill in the form that is open, field by field, and send it; of a list the first thing that says this."""
        form = self.page.locator("form.modal-dialog")
        for key, value in values.items():
            field = form.locator(f".modal-field[data-custom-id='{key}']")
            listed = field.locator(".select-trigger")
            if listed.count():
                self.open_select(listed).filter(has_text=value).first.click()
            else:
                field.locator(".modal-input").fill(value)
        form.get_by_role("button", name="Submit").click()
        expect(form).to_have_count(0)
        self.settle()

    def offered(self, within: Locator) -> set[str]:
        """The names of the buttons that can be pressed."""
        return {name.strip() for name in within.locator("button:enabled").all_inner_texts()}

    def throw(self) -> None:
        self.do(self.hand.get_by_role("button", name=re.compile(r"(^|\s)Discard ")).first.click)

    def choose(self, count: int = 1) -> None:
        """Choose the first cards of the hand, and no others.

        The page lets go of a choice that is applied while it is busy with something else: then it is made once more.
        """
        chosen = self.hand.locator("img.gallery-image[alt*='Chosen:']")
        for _ in range(3):
            options = self.open_select(self.hand.locator(".select-trigger").first)
            selected = options.and_(self.page.locator("[aria-selected=true]"))
            while selected.count():
                selected.first.click()
            for at in range(count):
                options.nth(at).click()
            # A select of which one alone can be chosen asks no more.
            apply = self.page.get_by_role("button", name="Apply", exact=True)
            if apply.count():
                apply.click()
            self.settle()
            if _appears(chosen):
                return
        raise AssertionError(f"nothing was chosen: {self.hand.inner_text()}")

    def open_select(self, select: Locator) -> Locator:
        """Open a select: its options."""
        select.click()
        options = self.page.locator(".select-list:not([hidden])").get_by_role("option")
        expect(options.first).to_be_visible()
        return options

    def begin_command(self, name: str) -> None:
        """Type a command into the line under the channel."""
        self.page.locator("#channel-composer-input").click()
        self.page.keyboard.type(f"/{name}")
        self.page.keyboard.press("Enter")

    def option(self, name: str) -> Locator:
        """The field of an option of the command that is typed."""
        field = self.page.locator(f"input[data-option='{name}']")
        if not field.count():
            self.page.locator(".command-ghost").click()
            self.page.locator(".command-suggestion", has_text=re.compile(rf"^{name}\b")).first.click()
        return field

    def type_command(self, name: str, /, **options: str) -> None:
        """Type a command with its options into the line under the channel, and send it."""
        self.begin_command(name)
        for option, value in options.items():
            self.option(option).fill(value)
            suggested = self.page.locator(f".command-suggestion[data-value='{value}']")
            if _appears(suggested.first, 2_000):
                suggested.first.click()
        self.page.locator("#send-message").click()
        self.settle()

    def picture(self, within: Locator) -> str:
        """What a message's picture shows: its alt text."""
        image = within.locator("img.gallery-image").first
        expect(image).to_have_attribute("src", re.compile("^blob:"))
        return image.get_attribute("alt") or ""


def _appears(what: Locator, patience_ms: int = 5_000) -> bool:
    try:
        expect(what).to_be_visible(timeout=patience_ms)
    except AssertionError:
        return False
    return True
