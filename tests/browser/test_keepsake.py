"""The page of a match in a real browser, opened from a file: played by keyboard alone, and its proof."""

import hashlib
import json
import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from bot.ui.keepsake.page import page_of
from bot.wording import Wording, languages
from engine.cards.shuffle import commitment
from engine.tournament.keys import table_secret
from engine.variants import VARIANTS
from scripts.records import PLACE
from tests.finished import SECRET, finished
from tests.playground.visitor import browser, chromium

pytestmark = pytest.mark.skipif(chromium() is None, reason="there is no chromium to open the page with")

DATA = re.compile(r'(<script type="application/json" id="match">)(.*?)(</script>)', re.DOTALL)
Change = Callable[[dict[str, Any]], None]


@pytest.fixture(scope="module")
def chrome() -> Iterator[Browser]:
    with browser() as launched:
        yield launched


@pytest.fixture(scope="module")
def opened(chrome: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Page]]:
    """Opens the page of a match; its data may have been changed, and the browser have no crypto of its own."""
    folder = tmp_path_factory.mktemp("pages")
    complaints: list[str] = []

    def open_page(
        document: dict[str, Any],
        change: Change | None = None,
        names: list[str] | None = None,
        language: str = "en",
        **more: Any,
    ) -> Page:
        text = page_of(document, names, Wording.of(language)).decode()
        if change is not None:
            data = json.loads(DATA.search(text)[2])
            change(data)
            text = DATA.sub(lambda found: found[1] + json.dumps(data) + found[3], text)
        file = folder / f"{len(list(folder.iterdir()))}.html"
        file.write_text(text, encoding="utf-8")
        page = chrome.new_page(**{"viewport": {"width": 390, "height": 844}, "offline": True, **more})
        page.on("console", lambda said: complaints.append(said.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(file.as_uri())
        assert complaints == []
        return page

    yield open_page
    assert complaints == []


@pytest.fixture(scope="module")
def karo8(opened: Callable[..., Page]) -> Page:
    """The page of a match as it is when it opens, of which tests only ask."""
    return opened(finished("disney_karo8"))


def test_a_match_is_watched_by_keyboard_or_finger_or_by_itself_to_its_last_move(opened):
    page = opened(finished("disney_karo8"), names=["Ada", "Ben", "Cyd", "Dot"], has_touch=True)
    page.clock.install()
    page.reload()
    where, steps = page.locator("#where"), int(page.locator("#at").get_attribute("max")) + 1

    def stands_at(step: int) -> bool:
        return where.inner_text().endswith(f" · Step {step} of {steps}")

    for step in range(2, 12):
        page.keyboard.press("ArrowRight")
        assert stands_at(step)
    page.keyboard.press("End")
    assert stands_at(steps)
    assert page.locator("#on").is_disabled()
    assert "The match is over" in page.locator("#line").inner_text()
    page.keyboard.press("ArrowLeft")
    assert stands_at(steps - 1)
    page.keyboard.press("Home")
    assert stands_at(1)
    swipe = """([from, to]) => { for (const [kind, x] of [["pointerdown", from], ["pointerup", to]])
        document.getElementById("table").dispatchEvent(
            new PointerEvent(kind, {pointerType: "touch", clientX: x, clientY: 300})); }"""
    page.evaluate(swipe, [300, 100])
    assert stands_at(2)
    page.evaluate(swipe, [100, 300])
    assert stands_at(1)
    page.select_option("#speed", "fast")
    page.evaluate("go(LAST - 3)")
    where.click()
    page.keyboard.press(" ")
    assert page.locator("#play").inner_text() == "Pause"
    page.clock.run_for(440)
    assert page.evaluate("LAST - state.at") == 2
    page.clock.run_for(6_000)
    assert page.locator("#play").inner_text() == "Play"
    assert stands_at(steps)


def test_every_control_is_reached_and_used_by_keyboard(opened):
    page = opened(finished("gin_rummy"), names=["Ada", "<b>Ben</b>"])
    reached = []
    for _ in range(7):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.id"))
    assert reached == ["play", "on", "last", "at", "jump", "eyes", "speed"]
    page.keyboard.press("End")
    page.locator("#eyes").focus()
    page.keyboard.type("<b>Ben")
    assert page.locator("#eyes").input_value() == "1"
    assert page.locator(".seat .piece").count() == 0
    page.locator("#jump").focus()
    page.keyboard.press("ArrowDown")
    assert page.locator("#where").inner_text().startswith("Round 1 · ")
    assert page.locator("#own .piece").count() == 10
    assert page.locator("b").count() == 0


WORDS_OUTSIDE: Final = """() => [...document.querySelectorAll("button")].filter(one => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const [inner, outer] = [words.getBoundingClientRect(), one.getBoundingClientRect()];
    return inner.left < outer.left || inner.right > outer.right || innerWidth < outer.right;
}).map(one => one.innerText)"""
CHOICE_CUT: Final = """() => [...document.querySelectorAll("#eyes, #speed")].filter(one => {
    const whole = one.cloneNode(true);
    whole.style.width = "max-content";
    one.after(whole);
    const cut = whole.offsetWidth > one.offsetWidth;
    whole.remove();
    return cut;
}).map(one => one.id)"""


LONGEST = ("de", "pl")
"""The languages that are tried every day; the others are left to the proofs."""
TRIED = [pytest.param(one, marks=[] if one in LONGEST else [pytest.mark.prove]) for one in languages.locales()]


@pytest.mark.parametrize("language", TRIED)
def test_every_button_holds_its_words_on_a_phone_in_every_language(opened, language: str):
    page = opened(finished("disney_karo8"), language=language)
    for width in (390, 360):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate(CHOICE_CUT) == [], width
        for _ in ("it stands", "it plays", "it stands again"):
            assert page.evaluate(WORDS_OUTSIDE) == [], width
            page.locator("#play").click()


def test_what_was_promised_is_found_to_hold_without_a_crypto_of_the_browsers(karo8):
    assert karo8.locator("body").get_attribute("data-proof") == "held"
    assert "all 2 shuffles" in karo8.locator("#found").inner_text()
    assert karo8.locator("#commitment").inner_text() == hashlib.sha256(SECRET).hexdigest()
    assert "crypto" not in karo8.locator("script:not([type])").inner_text()


def test_deals_that_were_chosen_are_called_so(opened):
    page = opened(finished("disney_karo8") | {"commitment": ""})
    assert page.locator("body").get_attribute("data-proof") == "chosen"
    assert page.locator("#found").inner_text() == "These deals were chosen: nobody promised chance."


def _swapped(order: list[int]) -> None:
    order[0], order[1] = order[1], order[0]


CHANGES: Final[list[tuple[Change, str]]] = [
    (lambda proof: proof.update(secret="00" * 32), "the secret does not give the commitment"),
    (lambda proof: proof.update(commitment="00" * 32), "the secret does not give the commitment"),
    (lambda proof: proof["parts"].__setitem__(0, "1"), "shuffle 1 does not follow"),
    (lambda proof: _swapped(proof["shuffles"][1][2]), "shuffle 2 does not follow"),
    (
        lambda proof: proof.update(secret="00" * 32, commitment=commitment(bytes(32))),
        "shuffle 1 does not follow from the secret",
    ),
    (lambda proof: proof["parts"].reverse(), "shuffle 1 does not follow"),
    (lambda proof: proof["shuffles"].clear(), "the shuffles cannot be read"),
    (lambda proof: proof.update({"secret": "no"}), "the shuffles cannot be read"),
]


def test_whatever_of_a_proof_is_changed_is_found(karo8):
    for change, why in CHANGES:
        proof = karo8.evaluate("structuredClone(match.proof)")
        change(proof)
        assert why in karo8.evaluate("(proof) => fault(proof)", proof)
    assert karo8.evaluate("fault(match.proof)") is None


def test_the_pages_own_reader_finds_the_record_of_every_game_to_hold_and_a_changed_one_not(karo8):
    """The reader that shares no code with the engine's, over the examples of docs/RECORD.md as they stand there."""
    for variant in VARIANTS:
        record = json.loads((PLACE / f"{variant}.json").read_text(encoding="utf-8"))
        orders = [move["order"] for move in record["moves"] if move["kind"] == "shuffled"]
        proof = {key: record[key] for key in ("commitment", "secret", "parts")}
        proof["shuffles"] = [[1, number, order] for number, order in enumerate(orders, start=1)]
        assert karo8.evaluate("(proof) => fault(proof)", proof) is None, variant
        _swapped(orders[-1])
        assert f"shuffle {len(orders)} does not follow" in karo8.evaluate("(proof) => fault(proof)", proof), variant


def changed_page_says_so(opened: Callable[..., Page], change: Change, why: str) -> None:
    page = opened(finished("disney_karo8"), lambda data: change(data["proof"]))
    assert page.locator("body").get_attribute("data-proof") == "failed"
    assert page.get_by_role("alert").inner_text().startswith("Not as promised: ")
    assert why in page.get_by_role("alert").inner_text()


def test_a_page_whose_shuffle_was_changed_says_so(opened):
    changed_page_says_so(opened, *CHANGES[3])


@pytest.mark.prove
@pytest.mark.parametrize(("change", "why"), CHANGES)
def test_a_page_of_which_anything_was_changed_says_so(opened, change, why):
    changed_page_says_so(opened, change, why)


def at_a_table() -> dict[str, Any]:
    """A match of a tournament's table whose secret is the tournament's."""
    document = finished("disney_karo8")
    parts = [*document["parts"], "12"]
    return document | {
        "tournament": {"commitment": commitment(b"t" * 32), "secret": None, "parts": parts, "round": 2, "table": 3}
    }


def test_the_secret_of_a_tournaments_table_is_computed_from_the_tournaments(opened):
    def reveal(secret: bytes) -> Change:
        def change(data: dict[str, Any]) -> None:
            table = data["proof"]["tournament"]
            table["secret"] = secret.hex()
            own = table_secret(b"t" * 32, table["parts"], table["round"], table["table"])
            data["proof"] |= {"secret": own.hex(), "commitment": commitment(own)}

        return change

    page = opened(at_a_table())
    assert page.locator("body").get_attribute("data-proof") == "held"
    # its shuffles are those of another secret, which is the first thing to be found once the table's own holds
    for secret, why in ((b"t" * 32, "shuffle 1 "), (b"u" * 32, "the tournament’s secret")):
        data = {"proof": page.evaluate("structuredClone(match.proof)")}
        reveal(secret)(data)
        assert why in page.evaluate("(proof) => fault(proof)", data["proof"])


def violations(page: Page) -> list[str]:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in axe.run(page).response["violations"]]


def test_axe_finds_no_violation(opened):
    page = opened(finished("gin_rummy"), color_scheme="dark", bypass_csp=True)
    page.keyboard.press("End")
    assert violations(page) == []


@pytest.mark.prove
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_game_has_a_page_that_holds_and_that_axe_finds_nothing_in(opened, proof_report, variant: str):
    page = opened(finished(variant), bypass_csp=True)
    found: list[str] = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        for width in (390, 1100):
            page.set_viewport_size({"width": width, "height": 844})
            for eyes in [option.get_attribute("value") for option in page.locator("#eyes option").all()][:2]:
                page.select_option("#eyes", eyes)
                for share in (0, 0.5, 1):
                    page.evaluate(f"show(Math.round(LAST * {share}))")
                    found += violations(page)
                    wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
                    assert wide <= 0
    assert page.locator("body").get_attribute("data-proof") == "held"
    proof_report(f"violations that axe finds in pages of {variant}", len(found), 0)
