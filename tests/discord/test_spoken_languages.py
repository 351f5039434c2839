"""Whoever reads another language meets no English word: in matches of every kind, and in panels."""

import re
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.wording import languages
from tests.discord.conftest import World
from tests.discord.pressing import OPENED, PANELS, PLAYED, Heard, heard, look_at, play
from tests.discord.tables import started
from tests.wording.made_up import MadeUp, forget, made_up

__all__ = ["heard", "made_up"]

CATALOGS = Path(languages.__file__).parents[1] / "locales"
SPOKEN = [one for one in languages.locales() if one != languages.BASE_LOCALE]
SAID_OFTEN, SHORTEST = 4, 3
JOINING = frozenset({"and"})
"""Lists are joined as the region does, which is that of English here."""
KEPT = re.compile(r"`[^`]*`|<[^>\n]*>|\]\([^)]*\)|https?://\S+|/[\w-]+(?: [\w-]+)*")


def of(folder: str) -> Counter[str]:
    """How often each word stands in the catalogs of a language; what is in braces or code is no word of it."""
    texts = (path.read_text("utf-8") for path in (CATALOGS / folder).glob("*.ftl"))
    lines = (line for text in texts for line in text.splitlines() if not line.startswith("#"))
    shown = (re.sub(r"^[\w-]+ =|\{[^}]*\}?|^\s*\*?\[\w+\]|`[^`]*`", " ", line) for line in lines)
    return Counter(word for line in shown for word in re.findall(r"[^\W\d_]+", line.lower()) if len(word) >= SHORTEST)


def english_alone(language: str) -> frozenset[str]:
    """The words that English says often, and a language never."""
    known = of(language)
    often = (word for word, count in of(languages.BASE_LOCALE).items() if count >= SAID_OFTEN)
    return frozenset(word for word in often if word not in known) - JOINING


@pytest.fixture
def words(made_up: MadeUp, language: str, heard: Heard) -> Iterator[frozenset[str]]:
    """Everything is said in a language that has no English beneath. Gives the words that would be English: in the end
    nobody has heard one, nor a text that was cut.
    """
    shutil.copytree(CATALOGS / language, made_up.root / languages.BASE_LOCALE)
    forget()
    alone = english_alone(language)
    yield alone
    assert english(heard, alone) == []
    assert heard.cut == set()
    assert heard.texts


def english(heard: Heard, words: frozenset[str]) -> list[tuple[str, ...]]:
    """The texts with a word that is English alone, each behind those words."""
    found = ((words & set(re.findall(r"[^\W\d_]+", KEPT.sub(" ", one).lower())), one) for one in heard.texts)
    return sorted((*sorted(alone), one) for alone, one in found if alone)


@pytest.mark.skipif("de" not in SPOKEN, reason="German is not complete")
@pytest.mark.parametrize("language", ["de"])
async def test_a_german_match_of_gin_has_no_english_word(world: World, words: frozenset[str]) -> None:
    assert {"the", "your", "press"} <= words
    await play(world, "gin_rummy")


@pytest.mark.prove
@pytest.mark.usefixtures("words")
@pytest.mark.parametrize("variant", PLAYED)
@pytest.mark.parametrize("language", SPOKEN)
async def test_a_match_has_no_english_word(world: World, variant: str) -> None:
    await play(world, variant)


@pytest.mark.prove
@pytest.mark.usefixtures("words")
@pytest.mark.parametrize("variant", OPENED)
@pytest.mark.parametrize("language", SPOKEN)
async def test_no_panel_has_an_english_word(world: World, variant: str) -> None:
    await started(world, world.ada, world.ben, variant=variant)
    await look_at(world, "hand", "table", "game rules", *(PANELS if variant == OPENED[0] else ()))
