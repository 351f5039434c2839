"""The words of every language fit into the pictures: nothing but a long name is ever cut, and that not too short."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

import pytest

from bot.hosting.games.drafts import Draft, SortOrder
from bot.records.games import GameStatus, Holder, VisibleGame
from bot.ui.games.families import board_of, family_of
from bot.ui.hand.sitting import Reply
from bot.ui.lobby.lobby import lobby
from bot.ui.table.summary import match_summary, round_summary
from bot.ui.tournament.bracket import bracket_files
from bot.ui.tournament.pictures import podium_files, road_files, round_files, standings_files
from bot.wording import Wording, locales
from engine.cards import TILES_004, deck
from engine.games.views import MatchView, Phase
from engine.tournament.rules import KnockoutRules, SwissRules
from engine.variants import VARIANTS
from render.art.signs import KNOCK
from render.boards.board import board_pictures
from render.kit import text
from render.kit.canvas import Canvas
from render.kit.pages import Header
from render.labels import BoardLabels
from render.sheets.figures import Bars, Facts, Lines, figures_pictures
from render.tournament.bracket import BracketRound, BracketSeat, BracketTable, bracket_pictures
from tests.engine.builders import at_table
from tests.engine.finale.test_finale import SHORT
from tests.engine.tournament.tournaments import begun, opened
from tests.render.samples import (
    FULL_RACK,
    board_view,
    duel_view,
    finished_duel,
    finished_view,
    rows_view,
    sheet,
    tile_view,
    window_view,
)
from tests.ui.looks import NO_EMOJIS, USERS, a_draft, a_look, a_record, in_a_lobby, seen
from tests.ui.test_finale import finished
from tests.ui.test_tournament_board import played, running
from tests.ui.test_workbench_limits import DRAFTS, the_look

pytestmark = pytest.mark.usefixtures("unpacked")

NAMES: Final = ("Annegret", "Bartholomäus", "Christopher", "Dorothea", "Ekaterina", "Friedolin")
KEPT: Final = 4
"""So many letters of a name stand even on the fullest board; anywhere else six or more."""


def spoken(*often: str) -> pytest.MarkDecorator:
    """The languages whose words are the longest; those of all others are drawn by `make prove`."""
    every = [pytest.param(one, marks=() if one in often else pytest.mark.prove) for one in locales()]
    return pytest.mark.parametrize("language", every)


HAND = "2C 4C 6C 8C 10C QC 3D 5D 7D 9D JD KD AS 10S"
CUP, LEAGUE = played(KnockoutRules(seats=2, third_place=True), 8), played(SwissRules(rounds=3), 16)

Cut = list[tuple[str, str]]


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Cut:
    """The lines that were cut, each with what was left of it."""
    lines: Cut = []
    fitted = text.fitted

    def watched(line: str, *room: object) -> str:
        drawn = fitted(line, *room)
        if drawn != text.legible(line):
            lines.append((line, drawn))
        return drawn

    monkeypatch.setattr(text, "fitted", watched)
    return lines


def holds(cut: Cut, names: Sequence[str] = NAMES) -> None:
    """Nothing but names was cut, and they can be told apart."""
    assert [line for line, _ in cut if line not in names] == []
    assert [drawn for _, drawn in cut if len(drawn) <= KEPT] == []


def a_game(variant: str, view: MatchView, **record: Any) -> VisibleGame:
    """A match that is seen so, among people with long names."""
    holders = tuple(Holder(seat, NAMES[seat], USERS[seat]) for seat in range(len(view.seats)))
    return seen(view, view.rules, variant=variant, holders=holders, **record)


def tables() -> Iterator[VisibleGame]:
    """Every kind of board, from the empty one to the fullest."""
    for seats, melds in ((2, 0), (6, 0), (4, 4), (6, 9), (6, 25)):
        everything = window_view(seats, melds)._replace(pile=deck(2, 6)[:30])
        seated = tuple(info._replace(out=seat == 1, total=1042) for seat, info in enumerate(everything.seats))
        for variant in ("disney_layoff", "nsv_buy", "rummy_500") if melds == 4 else ("disney_layoff",):
            yield a_game(variant, everything)
        yield a_game("disney_layoff", everything._replace(seats=seated, claim_window=None, pile=()))
    yield a_game("my_rummy", tile_view())
    yield a_game("tile_rummy", tile_view(notation=TILES_004, aside="R5 B8 N11 W3", open_tile="R13"))
    yield a_game("my_rummy", tile_view(table=""))
    yield a_game("disney_karo8", rows_view(4))
    for duel in (duel_view(), duel_view("KH KS 3D 7C", revealing=(0, 1), at_stake=4), finished_duel()):
        yield a_game("disney_duel", duel)


def hands() -> Iterator[tuple[VisibleGame, Draft]]:
    """The widest hand in every order, a full rack, and a table in the making."""
    at_work = a_look(at_table(hands=(HAND, "2C 3C", "4C 5C"), phase=Phase.PLAY), 0)
    yield from ((at_work, a_draft(order=order)) for order in SortOrder)
    yield a_game("tile_rummy", tile_view(FULL_RACK, notation=TILES_004, drawn="W13")), Draft()
    yield from ((the_look(), DRAFTS[name]) for name in ("by hand", "a proposal"))


@spoken("de", "fr", "pl")
async def test_the_words_of_boards_and_hands(language: str, cut: Cut) -> None:
    wording = Wording.of(language)
    for visible in tables():
        await board_of(visible, wording, NO_EMOJIS).pictures()
    for visible, draft in hands():
        turn = replace(draft, turn=visible.view.turn)
        await family_of(visible.view).hand.panel(Reply(visible, turn), visible.view, wording, NO_EMOJIS).message()
    holds(cut)


@spoken("de")
async def test_the_words_of_posters_and_summaries(language: str, cut: Cut) -> None:
    wording = Wording.of(language)
    for seats in (2, 4, 6):
        ended = a_game("disney_layoff", finished_view(seats), status=GameStatus.FINISHED)
        gone = tuple(replace(one, seats=(*one.seats[:-1], None)) for one in sheet(seats))
        for rounds in (sheet(seats), gone):
            over = replace(ended, view=ended.view._replace(sheet=rounds))
            await match_summary(over, wording, NO_EMOJIS)
            for number in range(1, len(rounds) + 1):
                await round_summary(over, number, wording, NO_EMOJIS)
    visible, told = finished("gin_rummy", 2, names=NAMES, **SHORT["gin_rummy"])
    await match_summary(visible, wording, NO_EMOJIS, told)
    for variant in ("disney_layoff", "disney_karo8"):
        holders = tuple(Holder(seat, NAMES[seat], USERS[seat]) for seat in range(3))
        record = a_record(VARIANTS[variant].rules, seats=4, variant=variant, status=GameStatus.LOBBY, holders=holders)
        await lobby(in_a_lobby(record), wording, NO_EMOJIS)
    holds(cut)


@spoken("de")
async def test_the_words_of_tournaments(language: str, cut: Cut) -> None:
    wording, plays = Wording.of(language), running(opened(begun(KnockoutRules(seats=2), 5)))
    for visible in (CUP, plays):
        for files in (bracket_files(visible, wording), round_files(visible, 1, wording)):
            await files
    for files in (road_files(CUP, 0, wording), podium_files(CUP, wording), standings_files(LEAGUE, wording)):
        await files
    holds(cut, [one.name for visible in (CUP, LEAGUE, plays) for one in visible.record.people])


@pytest.mark.parametrize("language", locales())
def test_the_notes_in_the_boxes_of_a_bracket(language: str, cut: Cut) -> None:
    text = Wording.of(language).text
    notes = [text("tournament-computer-won"), text("tournament-lot-note", drawn="no")]
    notes += [text("tournament-place", place=1, settled="lot"), text("tournament-table-heading", stage="third")]
    column = BracketRound("", tuple(BracketTable((BracketSeat(""),), note=note) for note in notes))
    bracket_pictures([column] * 3)
    holds(cut)


def test_the_words_of_figures(cut: Cut) -> None:
    """Statistics, a comparison and a season's card."""
    told = "+77 im letzten rangierten Spiel · −21 in den letzten zehn rangierten Spielen"
    facts = Facts(
        (
            ("Bester Aufstieg des Jahres", "Bartholomäus +144, Helden gegen Schurken"),
            ("Spielstärke", "keine: zu viel Zufall"),
        )
    )
    ways = Bars((("durch Unterbieten", 4.0, "4"), ("mit der ganzen Hand", 10.0, "10")), "26 gewonnene Spielrunden")
    figures_pictures(
        Header(NAMES[1], "Räuber-Rommé mit Kaufen", "1.091"), (Lines(((1.0, 2.0, 3.0),), told), ways, facts)
    )
    figures_pictures(Header("Zwei"), (Facts((("Davor, wo beide am Tisch saßen", "12", "7"),), NAMES[1:3]),))
    holds(cut)


def test_a_pill_without_room_for_its_words_is_its_sign_alone(cut: Cut) -> None:
    canvas = Canvas(800, 100, (0, 0, 0))
    wide = canvas.pill("Anklopfen?", (10, 50), width=300, sign=KNOCK)
    narrow = canvas.pill("Anklopfen?", (400, 50), width=120, sign=KNOCK)
    assert narrow < 120 < wide
    assert cut == []


def test_heads_that_leave_names_no_room_yield(cut: Cut) -> None:
    words = BoardLabels(cards="Spielsteine auf dem Brett", points="gewonnene Spielrunden", opened="hat schon ausgelegt")
    board_pictures(board_view(4), NAMES[:4], words)
    assert {line for line, _ in cut} & {words.cards, words.points, words.opened}
    assert [drawn for line, drawn in cut if line in NAMES and len(drawn) <= KEPT] == []
