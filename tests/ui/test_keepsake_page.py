"""A match as one page: what is in it, what is not, and what no page is made of."""

import base64
import hashlib
import json
import re
from functools import cache
from typing import Any

import pytest

from bot.ui.keepsake.page import LARGEST, page_of
from engine.archive.replay import BadReplayError, watched
from engine.games.scenes import Eyes
from engine.variants import variant_of
from tests.finished import finished
from tests.ui.looks import ENGLISH

NAMES = ["Ada", "<b>Ben</b>", "</script><script>alert(1)</script>", "⟦0⟧ & *Cyd*"]
GAMES = ["disney_layoff", "gin_rummy", "tile_rummy", "disney_duel", "disney_karo8"]


@cache
def page(variant: str, *names: str) -> str:
    return page_of(finished(variant), list(names) or None, ENGLISH).decode()


def data_of(page: str) -> dict[str, Any]:
    (found,) = re.findall(r'<script type="application/json" id="match">(.*?)</script>', page, re.DOTALL)
    return json.loads(found)


def scenes_of(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The scenes as the page makes them of what each step changed."""
    scenes, scene = [], dict[str, Any]()
    for changed, *_ in data["steps"]:
        scene = {key: told for key, told in (scene | changed).items() if told is not None}
        scenes.append(scene)
    return scenes


@pytest.mark.parametrize("variant", GAMES)
def test_the_hands_of_the_last_step_are_those_of_the_match(variant: str):
    document = finished(variant)
    match = watched(document)
    end = list(match.story.scenes(match.game, 1, match.story.length, Eyes(all_open=True)))[-1]
    data = data_of(page(variant))
    last, notation = scenes_of(data)[-1], variant_of(variant).notation
    spoken = dict(zip(data["signs"], data["spoken"], strict=True))
    for seat, view in enumerate(end.hands):
        assert [spoken[sign] for sign in last.get(f"h{seat}", "")] == [
            ENGLISH.labels([card], notation) for card in view.hand
        ]
        assert last[f"s{seat}"][:2] == [end.view.seats[seat].cards, end.view.seats[seat].total]


@pytest.mark.parametrize("variant", GAMES)
def test_a_pile_is_there_once_it_is_dealt(variant: str):
    scenes = scenes_of(data_of(page(variant)))
    dealt = next(at for at, scene in enumerate(scenes) if scene["s0"][0])
    assert dealt or variant == "disney_duel"
    assert not any(key.startswith("p") for scene in scenes[:dealt] for key in scene)
    assert ("p0" in scenes[dealt]) is (variant != "disney_duel")


def test_a000_15_totals_below_zero_are_shown_as_the_board_shows_them():
    document = finished("disney_layoff")
    document["rules"]["score"]["display"] = "negative"
    last = scenes_of(data_of(page_of(document, None, ENGLISH).decode()))[-1]
    assert [last[f"s{seat}"][1] for seat in range(4)] == [-total for total in document["result"]["totals"]]


def test_what_a_seat_draws_is_told_to_its_own_eyes_and_to_those_that_see_all():
    data = data_of(page("disney_layoff"))
    drawn = [lines for _, lines, *_ in data["steps"] if isinstance(lines, list)]
    told = [[data["lines"][line] for line in lines] for lines in drawn]
    own = [one for one in told if one[0].endswith("drew from the stock.")]
    assert len(own) > 20
    for everybody, whole, *seats in own:
        seat = int(everybody[1])
        assert whole == seats[seat] != everybody
        assert [line for place, line in enumerate(seats) if place != seat] == [everybody] * (len(seats) - 1)


def test_names_are_text_and_never_markup():
    made = page("disney_layoff", *NAMES)
    assert "alert(1)</script>" not in made
    assert "<b>Ben" not in made
    assert made.count("<script") == 2
    data = data_of(made)
    assert data["names"] == NAMES, "once, so that no line can forge one"
    assert not any("Ada" in line or "Cyd" in line for line in data["lines"])
    assert any("⟦3⟧" in line for line in data["lines"])
    assert data_of(page("gin_rummy"))["names"] == ["Seat 1", "Seat 2"], "nobody asked for names"


@pytest.mark.parametrize("variant", GAMES)
def test_a_page_is_closed_to_the_network_and_runs_its_own_script_alone(variant: str):
    made = page(variant)
    (policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]+)"', made)
    rules = dict(rule.split(maxsplit=1) for rule in policy.split("; "))
    assert rules["default-src"] == rules["base-uri"] == rules["form-action"] == "'none'"
    for kind, tag in (("script-src", "script"), ("style-src", "style")):
        (inside,) = re.findall(rf"<{tag}>(.*?)</{tag}>", made, re.DOTALL)
        digest = base64.b64encode(hashlib.sha256(inside.encode()).digest()).decode()
        assert rules[kind] == f"'sha256-{digest}'"
    assert not re.search(r"(?:https?:)?//[a-z]", made.replace("http://www.w3.org/2000/svg", ""))
    assert not re.search(r'\son\w+="|\sstyle="|href="(?!#)', made)
    assert len(made.encode()) < LARGEST


def test_every_figure_that_is_shown_is_there():
    made = page("tile_rummy") + page("disney_layoff")
    ids = set(re.findall(r'id="([^"]+)"', made))
    assert set(re.findall(r'href="#([^"]+)"', made)) <= ids


def test_a_match_whose_move_was_changed_makes_no_page():
    document = finished("disney_layoff")
    move = next(move for move in document["moves"] if move["kind"] == "discard")
    move["card"] = "2C" if move["card"] != "2C" else "3C"
    with pytest.raises(BadReplayError, match=r"^move \d+ \(discard\) is illegal"):
        page_of(document, None, ENGLISH)


def test_a_match_that_was_not_played_to_its_end_makes_no_page():
    document = finished("disney_layoff")
    document |= {"moves": document["moves"][:20], "result": None}
    with pytest.raises(BadReplayError, match="not played to its end"):
        page_of(document, None, ENGLISH)


def test_a_page_needs_a_name_for_each_seat():
    with pytest.raises(ValueError, match="2 seats need as many names, not 1"):
        page_of(finished("gin_rummy"), ["Ada"], ENGLISH)
