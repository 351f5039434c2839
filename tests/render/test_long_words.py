"""The booklets' own words are longer than English ones: no label is cut in any picture, no name is lost beside one."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

import pytest

from engine.cards import TILES_004, deck
from engine.rules.scores import ScoreItem
from render.boards.board import board_pictures
from render.kit import text
from render.kit.canvas import Canvas
from render.kit.pages import Header
from render.labels import (
    BoardLabels,
    FinaleLabels,
    HandLabels,
    ProposalLabels,
    ScoreLabels,
    SummaryLabels,
)
from render.pieces.pack import CARDS, Pack
from render.sheets.figures import Bars, Facts, Lines, figures_pictures
from render.sheets.finale import finale_picture
from render.sheets.round_summary import round_summary_pictures
from render.sheets.scenes import LobbyLabels, lobby_picture
from render.sheets.score_sheet import score_sheet_pictures
from render.tournament.bracket import BracketRound, BracketSeat, BracketTable, bracket_pictures
from render.tournament.podium import Placed, podium_pictures
from render.tournament.round_overview import RoadRound, RoundTable, TableSeat, road_pictures, round_pictures
from render.tournament.standings import Standing, StandingsLabels, standings_pictures
from tests.render.samples import (
    KINDS,
    SampleLabels,
    board_view,
    draw,
    duel_view,
    finished_duel,
    finished_view,
    rows_view,
    sheet,
    tile_view,
    window_view,
)
from tests.render.samples import NAMES as SAMPLED

NAMES: Final = ("Annegret", "Bartholomäus", "Christopher", "Dorothea", "Ekaterina", "Friedolin")
KEPT: Final = 4
"""So many letters of a name stand even on the fullest board; anywhere else six or more."""
GERMAN: Final = BoardLabels(
    heading="Runde 12 von 16, Umlauf 14",
    status="Entscheidungsrunde!",
    stock="Nachziehstapel",
    discards="Ablagestapel",
    claim="Anklopfen?",
    no_melds="Noch keine Kombinationen auf dem Tisch",
    laid="neu ausgelegt",
    moved="umgelegt",
    open_tile="offener Spielstein",
    heroes="Helden",
    villains="Schurken",
    takes="nimmt alle Karten",
    tied="Gleichstand",
    at_stake="stehen auf dem Spiel",
    pile="Alle abgelegten Karten, die ältesten zuerst",
    deadwood="Was Bartholomäus übrig behalten hat",
    cards="Spielsteine",
    points="Punktestand",
    opened="ausgelegt",
    deals="gibt Karten",
    out="ausgeschieden",
    aside="Zur Seite gelegt",
)
FRENCH: Final = replace(
    GERMAN,
    stock="Pioche",
    discards="Pile de défausse",
    claim="Prendre ?",
    opened="première annonce",
    cards="cartes",
    points="points",
    deals="donneur",
    out="éliminé",
    heroes="Héros",
    villains="Voleurs",
)
POLISH: Final = replace(
    GERMAN,
    stock="Stos dobierania",
    discards="Stos zrzutek",
    claim="Zapukać?",
    heroes="Bohaterowie",
    villains="Łotrzykowie",
    out="odpadł z gry",
)
SPANISH: Final = replace(GERMAN, stock="Pila para robar", discards="Pila de descartes", villains="Villanos")
BOARDS: Final = {"de": GERMAN, "fr": FRENCH, "pl": POLISH, "es": SPANISH}
ITEMS: Final = tuple((item, "Unterschied der unverbundenen Karten") for item in ScoreItem)
SUMMARY: Final = SummaryLabels(
    "Was auf den Spielbrettern geblieben ist",
    "Gewinner der Runde",
    "keine Spielsteine mehr",
    ITEMS,
    "Ausgelegt",
    "Rest",
)
SCORES: Final = ScoreLabels(
    "Punkteblatt: Die niedrigste Gesamtzahl gewinnt",
    "Gesamtstand",
    tuple(f"Spielrunde {number}" for number in (1, 2, 12)),
    ITEMS,
    "hat diese Runde gewonnen",
    "ausgeschieden",
)
PROPOSAL: Final = ProposalLabels(
    "So läge dann alles auf dem Tisch",
    "noch nicht richtig",
    "neu ausgelegt",
    "umgelegt",
    "ausgewählt",
    "Muss auf den Tisch zurück",
    "Das bleibt auf deinem Spielbrett",
    "Auf deinem Spielbrett bleibt nichts",
)
HAND: Final = HandLabels("Deine dreizehn Spielsteine", "Unverbundene Karten: 128", "gezogen", "genommen")


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """The lines that were cut, each with what was left of it."""
    lines: list[tuple[str, str]] = []
    fitted = text.fitted

    def watched(line: str, *room: object) -> str:
        drawn = fitted(line, *room)
        if drawn != text.legible(line):
            lines.append((line, drawn))
        return drawn

    monkeypatch.setattr(text, "fitted", watched)
    return lines


def holds(cut: Sequence[tuple[str, str]]) -> None:
    """Nothing but names was cut, and they can be told apart."""
    assert [line for line, _ in cut if line not in (*NAMES, *SAMPLED, *map(text.legible, SAMPLED))] == []
    assert [drawn for _, drawn in cut if len(drawn) <= KEPT] == []


def boards(labels: BoardLabels) -> None:
    """Every kind of board, from the empty one to the fullest."""
    changed = finished_view()._replace(result=None)
    for seats, melds in ((2, 0), (6, 0), (4, 4), (6, 9), (6, 25)):
        everything = window_view(seats, melds)._replace(pile=deck(2, 6)[:30])
        board_pictures(everything, NAMES[:seats], labels)
        seated = tuple(info._replace(out=seat == 1, total=1042) for seat, info in enumerate(everything.seats))
        board_pictures(everything._replace(seats=seated, claim_window=None, pile=()), NAMES[:seats], labels)
    board_pictures(changed, NAMES[:4], labels)
    for view in (
        tile_view(),
        tile_view(notation=TILES_004, aside="R5 B8 N11 W3", open_tile="R13"),
        tile_view(table=""),
    ):
        board_pictures(view, NAMES[:4], labels, Pack(TILES_004))
    board_pictures(rows_view(4), NAMES[:4], labels)
    for duel in (duel_view(), duel_view("KH KS 3D 7C", revealing=(0, 1), at_stake=4), finished_duel()):
        board_pictures(duel, NAMES[: len(duel.seats)], labels)


@pytest.mark.parametrize("language", BOARDS)
def test_the_words_of_boards(language: str, cut: list[tuple[str, str]]) -> None:
    boards(BOARDS[language])
    holds(cut)


@pytest.mark.parametrize("kind", KINDS)
def test_the_words_of_every_sample(kind: str, cut: list[tuple[str, str]]) -> None:
    draw(kind, SampleLabels(HAND, GERMAN, SCORES, SUMMARY, PROPOSAL))
    holds(cut)


def sheets() -> None:
    """A long match of four, then of six, one of whom was out early; its rounds and its end."""
    over = finished_view()
    for seats in (2, 4, 6):
        view = board_view(seats)
        gone = tuple(replace(one, seats=(*one.seats[:-1], None)) for one in view.sheet)
        score_sheet_pictures(view, NAMES[:seats], SCORES)
        score_sheet_pictures(view._replace(sheet=gone), NAMES[:seats], SCORES)
        for result in sheet(seats):
            round_summary_pictures(result, NAMES[:seats], view.rules, SUMMARY)
    sentence = "Bartholomäus hat in drei Zügen hintereinander vierzehn Spielsteine auf einmal ausgelegt"
    labels = FinaleLabels("Die niedrigste Gesamtzahl gewinnt", ("So kam es in Runde 12", sentence), ((1, sentence),))
    finale_picture(over, NAMES[:4], labels, None, CARDS)
    pace = "schnell: 24 Stunden für jeden Zug und 3 Tage in Reserve, 1 Stunde zum Anklopfen"
    lobby_picture(over.rules, (*NAMES[:3], None), LobbyLabels("Helden gegen Schurken", pace, "noch ein freier Platz"))


def tournaments() -> None:
    """Every picture of a tournament."""
    third = "Das Spiel um den dritten Platz"
    sat = tuple(TableSeat(name, "1042", won=not seat) for seat, name in enumerate(NAMES[:4]))
    states = ("waiting", "playing", "done", "done")
    tables = [
        RoundTable(third, state, note, sat)
        for state, note in zip(states, ("öffnet bald", "läuft", "", "per Los"), strict=True)
    ]
    round_pictures(tables, "Sommerturnier", "Tische, an denen gespielt wird")
    rows = [
        Standing(place, name, "1042", (str(place), f"{place}.25"), 2, note="per Los")
        for place, name in enumerate(NAMES, 1)
    ]
    standings_pictures(
        rows, StandingsLabels("Turnier", "Nach der zwölften Runde", "Spielstärke", ("Gegner", "Gespielt"))
    )
    one = BracketTable(
        tuple(BracketSeat(name, "1042", through=not seat) for seat, name in enumerate(NAMES[:2])),
        (0,),
        note="per Los weiter",
    )
    bracket_pictures(
        [
            BracketRound("Viertelfinale", (one, one)),
            BracketRound("Halbfinale", (one,)),
            BracketRound("Endspiel", (one,)),
        ],
        "Turnier",
    )
    podium_pictures([Placed(place, name, "zwölf Siegpunkte") for place, name in enumerate(NAMES, 1)], "Turnier")
    road_pictures(
        [RoadRound("Spielrunde 12", "Mit Christopher, Dorothea und Annegret.", "+12", "dann Platz 12, durch Los")],
        NAMES[1],
        "Turnier",
    )


def figures() -> None:
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


@pytest.mark.parametrize("drawn", [sheets, tournaments, figures])
def test_the_words_of_sheets_tournaments_and_figures(drawn: Callable[[], None], cut: list[tuple[str, str]]) -> None:
    drawn()
    holds(cut)


def test_a_pill_without_room_for_its_words_is_its_sign_alone(cut: list[tuple[str, str]]) -> None:
    from render.art.signs import KNOCK

    canvas = Canvas(800, 100, (0, 0, 0))
    wide = canvas.pill("Anklopfen?", (10, 50), 34, width=300, sign=KNOCK)
    narrow = canvas.pill("Anklopfen?", (400, 50), 34, width=120, sign=KNOCK)
    assert narrow < 120 < wide
    assert cut == []


def test_heads_that_leave_names_no_room_yield(cut: list[tuple[str, str]]) -> None:
    words = replace(
        GERMAN, cards="Spielsteine auf dem Brett", points="gewonnene Spielrunden", opened="hat schon ausgelegt"
    )
    board_pictures(board_view(4), NAMES[:4], words)
    assert {line for line, _ in cut} & {words.cards, words.points, words.opened}
    assert [drawn for line, drawn in cut if line in NAMES and len(drawn) <= KEPT] == []
