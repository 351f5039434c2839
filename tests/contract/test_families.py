"""What belongs to a family beside its rules: none is in the registry without it (ARCHITECTURE, "Add a family")."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.hosting.clock.lengths import TURN_S
from bot.ui.games.families import FAMILIES
from bot.ui.lobby.choosing import GROUPS
from bot.ui.rules.pages import PAGES, rules_pages
from bot.wording import Wording
from bot.wording.alt_text import boards
from engine.games.strengths import Strength
from engine.games.views import MatchView
from engine.match.selfplay import play, player
from engine.variants import ROUND_TYPES, VARIANTS, Variant
from render.boards.board import board_pictures
from render.pieces.pack import Pack
from tests.referee.referee import FAMILIES as REFEREED

ROOT = Path(__file__).parents[2]
ENGLISH = Wording.of("en")
NAMES = ("Ada", "Ben", "Cyd", "Dot")
OF_FAMILY = {variant.family: variant for variant in reversed(VARIANTS.values())}

every_family = pytest.mark.parametrize("family", OF_FAMILY)


@cache
def watched(variant: Variant) -> MatchView:
    """A spectator's view of the first turn of a match."""
    game, seats = variant.game, variant.rules.seat_counts()[0]
    for one in play(game, [player(game, Strength.EASY)] * seats, seed=1):
        view = game.view(one.step.state, None)
        if view.turn:
            return view
    raise AssertionError("no turn began")


def contracts(kind: str, package: str) -> list[set[str]]:
    """The modules of a package that import-linter's contracts of a kind name, contract by contract."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        found: list[dict[str, Any]] = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    modules = [one.get("containers" if kind == "layers" else "modules", []) for one in found if one["type"] == kind]
    return [set(named) for named in modules if any(name.startswith(f"{package}.") for name in named)]


@every_family
def test_a_family_has_its_folder_its_round_and_its_layers(family: str) -> None:
    assert (ROOT / "engine" / "games" / family / "family.py").exists(), f"engine/games/{family}/ is its folder"
    assert family in ROUND_TYPES, "name its Family in ROUND_TYPES, engine/variants.py"
    folder = f"engine.games.{family}"
    assert {folder} in contracts("layers", "engine.games"), f"pyproject.toml has no layers contract inside {folder}"


@pytest.mark.parametrize("package", ["engine.games", "bot.ui.games"])
def test_families_are_independent_in_each_layer(package: str) -> None:
    (independent,) = contracts("independence", package)
    asked = f"pyproject.toml names all families in the independence contract of {package}"
    assert independent == {f"{package}.{family}" for family in OF_FAMILY}, asked


@every_family
def test_a_family_has_its_panels_and_its_board_and_both_are_told_in_words(family: str) -> None:
    variant = OF_FAMILY[family]
    view = watched(variant)
    names = NAMES[: len(view.seats)]
    assert type(view) in {one.view for one in FAMILIES}, (
        f"name the panels of bot/ui/games/{family}.py in bot/ui/games/families.py"
    )
    assert board_pictures(view, names, pack=Pack(variant.notation)), (
        f"render/boards/board.py chooses render/boards/{family}.py"
    )
    told = boards(ENGLISH.speech(names, variant.notation), view)[0]
    assert all(name in told for name in names), "bot/wording/alt_text.py has no case that tells this family's board"
    assert ENGLISH.speech(names, variant.notation).moment(view)


@every_family
def test_a_family_has_its_pages_of_rules_its_group_its_time_and_its_referee(family: str) -> None:
    assert family in PAGES, "list its pages in PAGES, bot/ui/rules/pages.py; bot/locales/en/rules.ftl has their texts"
    variant = OF_FAMILY[family]
    assert len(rules_pages(variant.key, variant.rules, ENGLISH)) > 1
    groups = [group for group, families in GROUPS.items() if family in families]
    assert len(groups) == 1, "put it into one of GROUPS, bot/ui/lobby/choosing.py"
    assert family in TURN_S, "put the seconds that a person needs for a turn into TURN_S, bot/hosting/clock/lengths.py"
    assert family in REFEREED, "read its rules a second time in tests/referee/, and name that in FAMILIES of referee.py"
