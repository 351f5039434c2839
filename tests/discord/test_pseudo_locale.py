"""In a locale whose every letter is foreign no plain letter reaches people but names, cards, codes and commands."""

import re
from pathlib import Path

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.wording import languages
from scripts.languages import pseudo
from tests.discord.conftest import World
from tests.discord.games import AnyGame
from tests.discord.pressing import OPENED, PANELS, PLAYED, Heard, heard, look_at, play
from tests.discord.tables import started, tap
from tests.wording.made_up import MadeUp, forget, made_up

__all__ = ["heard", "made_up"]

pytestmark = pytest.mark.prove

KEPT = re.compile(
    r"\b(?:ada|ben|cyd|dot|Bruno|Cleo|Dino|Rummy Club|rummy|Talon|English|[a-z]+_[a-z0-9_]+)\b"  # names
    r"|\b(?:[AJQKX2-9]|10|JK)[♠♥♦♣SHDC]?\b|\b[A-Z](?:1[0-3]|[1-9])?\b"  # cards and tiles
    r"|\b[A-Z2-9]{8}\b"  # the ids of games
    r"|(?<![\w/])/[a-z_]+(?: [a-z_]+)*"  # commands
    r"|,? and "  # a list, which is joined as the language of its region does
    r"|\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b|\b[A-Z][a-z]+ \d{4}\b"  # a day and a month, which are written as it does
)


@pytest.fixture(autouse=True)
def everything_is_foreign(made_up: MadeUp) -> None:
    """English in foreign letters."""
    pseudo.write(Path(languages.__file__).parents[1] / "locales" / "en", made_up.root / "en")
    forget()


class Foreign(AnyGame):
    """Presses buttons by what they are called there."""

    async def press(self, person: MemberActor, label: str) -> InteractionResult:
        return await tap(person, await self.table.board(), pseudo.pseudo(label))


def plain(heard: Heard) -> list[str]:
    """The texts in which plain letters stand that are neither names nor codes."""
    return sorted(text for text in heard.texts if not pseudo.is_pseudo(text, KEPT))


@pytest.mark.parametrize("name", [*PANELS, "game rules"])
async def test_a_panel_and_all_that_it_leads_to(world: World, heard: Heard, name: str) -> None:
    await started(world, world.ada, world.ben)
    await look_at(world, name)
    assert plain(heard) == []
    assert heard.cut == set()
    assert heard.texts


@pytest.mark.parametrize("variant", PLAYED)
async def test_a_match_of_each_family(world: World, heard: Heard, variant: str) -> None:
    await play(world, variant, Foreign)
    assert plain(heard) == []
    assert heard.cut == set()


@pytest.mark.parametrize("variant", OPENED)
async def test_the_hand_and_the_board_of_each_family(world: World, heard: Heard, variant: str) -> None:
    await started(world, world.ada, world.ben, variant=variant)
    await look_at(world, "hand", "table")
    assert plain(heard) == []
    assert heard.cut == set()
