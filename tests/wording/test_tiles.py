"""What is said of tiles: pool and rack, rows and groups, colours; and tiles by colour letter and number."""

import pytest

from bot.wording import Wording, message_ids
from bot.wording.alt_text import boards, proposal
from engine.cards import TILES_002, TILES_004
from engine.games import events as happened
from engine.games.table import MeldChange, TableMeld
from engine.melds.meld import Meld, MeldKind
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.scores import RoundEnd, RoundResult
from tests.engine.tile_builders import at_my, at_tile

NAMES = ("Ada", "Ben", "Cyd")
R7, R8, R9, B9 = TILES_004.parse_many("R7 R8 R9 B9")
# What a switch does is told by a message of its name, and `deal.tiles` is one: that is no form of a message.
OF_TILES = [name for name in message_ids("en") if name.endswith("-tiles") and not name.startswith("said-")]


@pytest.mark.parametrize("code", [code for code in Reject if f"reject-{code.value}-tiles" in OF_TILES])
def test_a_refusal_of_tiles_speaks_of_no_cards(english: Wording, code: Reject) -> None:
    said = english.reject(IllegalMove(code), notation=TILES_004)
    assert "card" not in said
    assert "suit" not in said
    assert said[-1] == "."


def test_refusals_name_the_tile_and_the_rule(english: Wording) -> None:
    def said(code: Reject, **facts: object) -> str:
        return english.reject(IllegalMove(code, **facts), notation=TILES_004)

    assert said(Reject.TABLE_PIECE_MISSING, card=R7).startswith("R7 was on the table")
    assert "R7" in said(Reject.PIECE_FROM_NOWHERE, card=R7)
    assert "R7" in said(Reject.JOKER_LOCKED, face=R7)
    assert "30 points from your rack alone" in said(Reject.OPENING_SHORT, points=12, needed=30)
    assert "30 points" in said(Reject.TABLE_NEEDS_OPENING, needed=30)
    assert "at least 2 tiles from your rack" in said(Reject.NOTHING_LAID, min=2)
    assert "at least one tile of yours" in said(Reject.NOTHING_LAID, min=1)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (happened.RoundBegan(2, None, 1), "Round 2: Ben begins."),
        (happened.DrewStock(1, None), "Ben drew a tile."),
        (happened.DrewStock(1, R7), "Ben drew R7."),
        (happened.UpcardTurned(R7), "R7 lies open on the last stack."),
        (happened.StarterDrawn(((0, R7), (1, R9)), 1), "Drawn for the start: Ada R7 and Ben R9. Ben begins."),
        (happened.TileTaken(0, R7, "open"), "Ada took the open tile R7."),
        (happened.TileTaken(0, R7, "aside"), "Ada took R7, which had been put aside."),
        (happened.TilePutAside(0, R7), "Ada put R7 aside."),
        (happened.LooseTilesTaken(0, (R7, R8)), "Ada has to take what lay loose on the table: R7 R8."),
        (happened.PenaltyDrawn(0, 3, None), "Ada drew 3 penalty tiles."),
        (happened.PenaltyDrawn(0, 1, None), "Ada drew a penalty tile."),
        (happened.PenaltyDrawn(0, 2, (R7, R8)), "Ada drew as a penalty: R7 R8."),
        (happened.TurnPassed(0), "Ada passed."),
    ],
)
def test_events_of_tiles(english: Wording, event: happened.Event, line: str) -> None:
    assert english.speech(NAMES, TILES_004).line(event) == line


@pytest.mark.parametrize(
    ("cards", "moved", "line"),
    [
        ((R7,), 0, "Ada laid R7."),
        ((R7, B9), 1, "Ada laid R7 B9 and moved one other."),
        ((R7, B9), 4, "Ada laid R7 B9 and moved 4 others."),
        ((), 2, "Ada left melds apart."),
    ],
)
def test_a_rebuilt_table_is_told_in_short(english: Wording, cards, moved: int, line: str) -> None:
    run = Meld(MeldKind.RUN, (R7, R8, R9), (R7, R8, R9))
    event = happened.TableLaid(0, cards, (TableMeld(1, 0, run, 24),), (MeldChange(1, (0,), ()),), (), moved)
    assert english.speech(NAMES, TILES_004).line(event) == line


@pytest.mark.parametrize(("winner", "told"), [(2, "Cyd has least on the rack"), (None, "Nobody wins the round")])
def test_a_blocked_round_is_told(english: Wording, winner: int | None, told: str) -> None:
    event = happened.RoundEnded(RoundResult(3, RoundEnd.BLOCKED, winner, ()))
    assert told in str(english.speech(NAMES, TILES_004).line(event))


@pytest.mark.parametrize(
    ("end", "told"),
    [
        (RoundEnd.WENT_OUT, "Round 3 is over. Cyd has laid the last tile."),
        (
            RoundEnd.CLOSED_FROM_HAND,
            "Round 3 is over. A hand game: Cyd laid the whole rack at once, and the others count double.",
        ),
        (RoundEnd.LAST_SEAT, "Round 3 is over. Cyd is the last one left."),
    ],
)
def test_a_round_of_tiles_ends_on_the_rack(english: Wording, end: RoundEnd, told: str) -> None:
    assert english.speech(NAMES, TILES_004).line(happened.RoundEnded(RoundResult(3, end, 2, ()))) == told


def test_the_alt_text_of_a_rack_says_colours_and_numbers(english: Wording) -> None:
    view = at_my(racks=["P1 P13 B7 JK", "P2"]).view(0)
    assert "purple 1, 13; black 7; one joker" in english.hand_alt(view, TILES_002)


def test_the_alt_text_of_a_table_to_be_left_says_when_nothing_would_lie_there(english: Wording) -> None:
    told = proposal(english.speech(NAMES, TILES_004), (), (R7,))
    assert told == "You would leave no melds on the table. You keep red 7."


def test_the_alt_text_of_a_table_says_all_that_is_seen(english: Wording) -> None:
    table = at_tile(
        "v1.enabled=on", "v2.enabled=on", racks=["R4", "R5"], table="B1 JK=B2 B3 | R9 B9 W9", pool="W1 W2",
        aside=["", "W12 W13"], open_tile="N3",
    )  # fmt: skip
    said = boards(english.speech(["Ada", "Ben"], TILES_004), table.view(None))[0]
    taken = "Ben has put white 13 aside, to be taken in this turn."
    for told in (
        "Pool 2.",
        "Open tile: brown 3.",
        taken,
        "Ada: one tile",
        "blue 1, Joker as 2, 3.",
        "red 9, blue 9, white 9.",
    ):
        assert told in said
    assert "R4" not in said
    assert "card" not in said


def test_the_alt_text_of_a_table_says_what_the_last_turn_brought(english: Wording) -> None:
    table = at_my(racks=["B4 B8", "P2"], table="P4 B4 G4 Y4 | B5 B6 B7")
    table.lay("P4 G4 Y4 | B4 B5 B6 B7 B8")
    assert "Last laid: black 8; moved: black 4." in boards(english.speech(NAMES[:2], TILES_002), table.view(None))[0]


def test_without_room_for_all_that_changed_the_melds_come_first(english: Wording) -> None:
    runs = [f"{colour}{low} {colour}{low + 1} {colour}{low + 2}" for colour in "PBGY" for low in (1, 4, 7, 10)]
    view = at_my(racks=["P13", "P13", "B13", "B13"], table=" | ".join(runs * 2)).view(None)
    everything = tuple(MeldChange(there.meld_id, (), (0, 1, 2)) for there in view.melds)
    for names in (("A", "B", "C", "D"), ["Ada " * 8] * 4):
        said = boards(english.speech(names, TILES_002), view._replace(changes=everything))[0]
        assert len(said) <= 1024
        assert said.count("purple 1, 2, 3.") == 2
        assert "more meld" not in said


def test_what_is_shuffled_are_tiles(english: Wording) -> None:
    facts = {"game": 3, "secret": "5ec4e7", "commitment": "c0"}
    told = [english.in_forms("tiles").text(name, **facts) for name in ("lobby-fair", "shuffles-shown")]
    assert all("shuffle" in text and "card" not in text for text in told)
