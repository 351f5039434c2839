"""A picture says little, and large enough: 40 words beside names and figures, 11 px high at the 390 px of a phone."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import replace
from typing import Any, Final

import pytest

from bot.records.games import GameStatus
from bot.ui.kit.message import Outgoing
from bot.ui.lobby.lobby import lobby, poster_of_tournament
from bot.ui.tournament.bracket import bracket_files
from bot.ui.tournament.pictures import podium_files, road_files, round_files, standings_files
from engine.tournament.rules import KnockoutRules, SwissRules
from engine.variants import VARIANTS
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from tests.ui.looks import ENGLISH, EVERY_GAME, NO_EMOJIS, a_record, in_a_lobby, texts, the_board
from tests.ui.test_calm_panels import MOST as MOST_OF_A_PANEL
from tests.ui.test_calm_panels import words
from tests.ui.test_in_words import PANELS, look, the_hand
from tests.ui.test_tournament_board import played

pytestmark = pytest.mark.usefixtures("unpacked")

MOST: Final = 40
PHONE: Final = 390
LEAST_PX: Final = 11

Written = list[list[tuple[str, float]]]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """Picture by picture the lines that are drawn, each with its size in pixels of a phone."""
    pictures: Written = [[]]
    write, finish = Canvas.write, Canvas.finish

    def watched(self: Canvas, text: str, at: tuple[int, int], size: int, *how: Any, **more: Any) -> int:
        if text:
            pictures[-1].append((text, size * PHONE / theme.WIDTH))
        return write(self, text, at, size, *how, **more)

    def finished(self: Canvas) -> Picture:
        pictures.append([])
        return finish(self)

    monkeypatch.setattr(Canvas, "write", watched)
    monkeypatch.setattr(Canvas, "finish", finished)
    return pictures


def holds(pictures: Written, names: Collection[str] = ()) -> None:
    """Names do not count; lines that stand there twice, as those above columns of figures, are read once."""
    drawn = [lines for lines in pictures if lines]
    assert drawn, "nothing was drawn"
    for lines in drawn:
        assert min(size for _, size in lines) >= LEAST_PX
        said = [line for line in dict.fromkeys(text for text, _ in lines) if line not in names]
        count = sum(map(words, said))
        assert count <= MOST, f"{count} words: {said}"


async def of_a_lobby(key: str) -> Outgoing:
    record = replace(a_record(seats=2, taken=1, variant=key), rules=VARIANTS[key].rules, status=GameStatus.LOBBY)
    return await lobby(in_a_lobby(record), ENGLISH, NO_EMOJIS)


GAMES: Final[Mapping[str, Callable[[str], Awaitable[Outgoing]]]] = {
    "lobby": of_a_lobby,
    "board": lambda key: the_board(look(key, None)),
    "hand": the_hand,
}


@pytest.mark.parametrize("key", EVERY_GAME)
@pytest.mark.parametrize("kind", GAMES)
async def test_a_game_says_little_in_pictures_and_under_them(kind: str, key: str, written: Written) -> None:
    if kind == "hand" and VARIANTS[key].family.endswith("duel"):
        pytest.skip("nobody holds a hand")
    assert words(texts(await GAMES[kind](key))) <= MOST_OF_A_PANEL
    holds(written)


@pytest.mark.parametrize("name", [name for name in PANELS if not name.startswith(("the board", "the hand"))])
async def test_sheets_and_proposals_say_little(name: str, written: Written) -> None:
    await PANELS[name]()
    holds(written)


async def test_the_pictures_of_tournaments_say_little(written: Written) -> None:
    cup, league = played(KnockoutRules(seats=2, third_place=True), 8), played(SwissRules(rounds=3), 16)
    names = {one.name for visible in (cup, league) for one in visible.record.people}
    for drawn in (
        bracket_files(cup, ENGLISH),
        round_files(cup, 1, ENGLISH),
        road_files(cup, 0, ENGLISH),
        podium_files(cup, ENGLISH),
        round_files(league, 1, ENGLISH),
        standings_files(league, ENGLISH),
    ):
        await drawn
    holds(written, names)


async def test_the_poster_of_a_tournament_says_nothing(written: Written) -> None:
    await poster_of_tournament(played(SwissRules(rounds=1), 4).record.terms, ENGLISH)
    assert written == [[], []]
