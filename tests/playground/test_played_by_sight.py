"""A whole match of each game in a browser of a phone's width, played by what is in sight: how much of it there is."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import Browser

from bot.ui.lobby.house_rules import parse_house_rules
from engine.variants import VARIANTS
from tests.discord.short_games import REBUILT, SHORT, Short
from tests.discord.tables import QUICKEST_ROUND
from tests.playground.laid import laid
from tests.playground.newcomer import Newcomer, play_together
from tests.playground.visitor import Visitor, playground
from tests.prove.reporting import ProofReport

pytestmark = [pytest.mark.process, pytest.mark.prove, pytest.mark.resumable]

USABLE = 650
LIMITS = {"bare": 2, "melds": 3, "knock": 2, "chosen": 5}
SLOWER = {"tiles": 5, "suit_rows": 5}


def lay_apart(database: Path, key: str) -> None:
    """Lay a table in a thread of its own: this one's loop is the browser's."""
    with ThreadPoolExecutor(1) as apart:
        apart.submit(lambda: asyncio.run(lay(database, key))).result()


async def lay(database: Path, key: str) -> None:
    game = SHORT.get(key, Short(REBUILT.get(key, "" if VARIANTS[key].family in ("duel",) else QUICKEST_ROUND)))
    seats = max(2, game.people + game.computers)
    async with laid(database, key, seats, house={"match.rounds": 1} | parse_house_rules(game.rules)):
        pass


@pytest.mark.parametrize("key", VARIANTS)
def test_a_match_by_what_is_in_sight_of_a_phone(
    key: str, tmp_path: Path, chrome: Browser, proof_report: ProofReport
) -> None:
    database = tmp_path / "playground.db"
    lay_apart(database, key)
    with playground(database) as address:
        ada = Visitor.arrive(chrome, address, width=390, height=844)
        newcomer = Newcomer(ada, database, game_id=1)
        play_together([newcomer])
    met = newcomer.met
    proof_report("panels of a hand", met.panels)
    proof_report("pixels from the picture to the last button", met.fold, limit=USABLE)
    proof_report("pixels of a whole hand", met.height)
    proof_report("buttons in sight", met.buttons, limit=5)
    proof_report("grey buttons", met.grey, limit=1)
    proof_report("lists in sight", met.lists, limit=1)
    proof_report("words of a hand", met.words, limit=60)
    proof_report("sentences said twice in a panel", len(met.said_twice), limit=0)
    proof_report("buttons that answered with a refusal", len(met.refused), limit=0)
    for kind, turns in met.presses.items():
        limit = max(LIMITS[kind], SLOWER.get(VARIANTS[key].family, 0))
        proof_report(f"presses of a turn, {kind}: the middle of {len(turns)}", median(turns), limit=limit)
