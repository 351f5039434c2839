"""What a tournament's pictures say in words: all that they show."""

from __future__ import annotations

from bot.hosting.tournaments.service import VisibleTournament
from bot.ui.tournament.pictures import round_files, standings_files, standings_pages
from bot.wording import Wording
from engine.tournament.rules import AnyTournamentRules, SwissRules
from engine.tournament.simulation import World, simulated
from tests.ui.test_tournament_board import running

ENGLISH = Wording.of("en")


def played(rules: AnyTournamentRules, players: int) -> VisibleTournament:
    """A tournament that was played, by players who are the better the earlier they entered."""
    return running(simulated(rules, World(players, 0.0, 3, seeds=True)))


async def test_long_standings_are_pages_of_sixteen_each_with_its_own_rows() -> None:
    visible = played(SwissRules(rounds=1), 40)
    pages = standings_pages(visible)
    assert [len(page.rows) for page in pages] == [16, 16, 8]
    (second,) = await standings_files(visible, ENGLISH, pages[1:2])
    assert second.alt is not None
    assert "After round 1 · 2/3." in second.alt
    assert " 17. " in second.alt
    assert " 16. " not in second.alt


async def test_the_tables_of_a_large_round_are_all_said_beside_its_pictures() -> None:
    visible = played(SwissRules(rounds=1), 96)
    said = [one.alt or "" for one in await round_files(visible, 1, ENGLISH)]
    assert all(any(f"Table {number}," in alt for alt in said) for number in range(1, 25))
    assert max(map(len, said)) <= 1_024
