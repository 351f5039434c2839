"""`talon` speaks the language of `--language`, else of the shell."""

import shutil
from collections.abc import Callable

import pytest

from bot.cli.questions import spoken
from tests.cli.conftest import Said
from tests.wording.made_up import ENGLISH, MadeUp, made_up

__all__ = ["made_up"]


@pytest.fixture(autouse=True)
def _czech(made_up: MadeUp) -> None:
    shutil.copytree(ENGLISH, made_up.root / "en")
    made_up.mark("cs", "Čeština", "¤")


def why(said: Said) -> str:
    return str(said.document["why"])


REFUSED = ("check", "meld", "disney_basic", "10S JH QS", "--json")


def test_the_language_that_was_asked_for_comes_first(
    talon: Callable[..., Said], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not why(talon(*REFUSED)).startswith("¤")
    assert why(talon("--language", "cs", *REFUSED)).startswith("¤")
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    assert why(talon(*REFUSED)).startswith("¤")
    assert not why(talon("--language", "en", *REFUSED)).startswith("¤")


@pytest.mark.parametrize(
    "asked",
    [
        ("check", "hand", "disney_basic", "A"),
        ("check", "meld", "disney_basic", "10S JS QS"),
        ("check", "table", "tile_rummy", "--rack", "R4 R5 R6", "--after", "R4 R5 R6"),
        ("deadwood", "gin_rummy", "2H 3H 4H KD"),
        ("solve", "tile_rummy", "--rack", "R4 R5 R6"),
    ],
)
def test_what_is_said_of_cards_is_said_in_it(talon: Callable[..., Said], asked: tuple[str, ...]) -> None:
    assert "¤" in talon("--language", "cs", *asked).out


@pytest.mark.parametrize(
    ("shell", "tag"), [("cs_CZ.UTF-8", "cs-CZ"), ("cs", "cs"), ("en_GB", "en-GB"), ("C.UTF-8", "en"), ("", "en")]
)
def test_a_shell_says_its_language(monkeypatch: pytest.MonkeyPatch, shell: str, tag: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", shell)
    assert spoken().locale == tag


def test_a_language_that_there_is_not_is_refused_with_those_that_there_are(talon: Callable[..., Said]) -> None:
    said = talon("--language", "tlh", *REFUSED)
    assert said.code == 2
    assert "there is no language 'tlh', but cs, en" in said.err
