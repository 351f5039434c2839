"""Pictures of tournaments: each can be read on a phone, and goes on in a second one where it must."""

from dataclasses import replace

import pytest

from render.kit import theme
from render.kit.text import Setting, Weight, setting
from render.tournament.bracket import BracketRound, BracketSeat, BracketTable, bracket_pictures
from render.tournament.podium import Placed, podium_pictures
from render.tournament.round_overview import RoadRound, RoundTable, TableSeat, road_pictures, round_pictures
from render.tournament.standings import ROWS, Standing, StandingsLabels, standings_pictures
from tests.render.pixels import only
from tests.render.test_legibility import LONG_NAMES, assert_legible

LABELS = StandingsLabels("Friday night rummy", "After round 3", "Points", ("Opp.", "Tables"))


def standings(players: int) -> tuple[Standing, ...]:
    return tuple(
        Standing(place, LONG_NAMES[place % 6], str(1_000 - place), ("12.5", "1042"), (None, 0, 3, -41)[place % 4])
        for place in range(1, players + 1)
    )


def table(seats: int, state: str = "done") -> RoundTable:
    sat = tuple(TableSeat(LONG_NAMES[seat], "-1042", won=not seat, absent=seat == 1) for seat in range(seats))
    return RoundTable("Table 12 of the second division", state, "since Tuesday", sat)


def knock_out(players: int, seats: int) -> tuple[BracketRound, ...]:
    """A knock-out in which half of each table goes on."""
    rounds = []
    while True:
        tables = players // seats
        sat = tuple(BracketSeat(LONG_NAMES[seat], "42", through=seat < seats // 2) for seat in range(seats))
        one = tuple(BracketTable(sat, (number // 2,) if tables > 1 else ()) for number in range(tables))
        rounds.append(BracketRound(f"Round of {players}", one))
        if tables == 1:
            return tuple(rounds)
        players //= 2


@pytest.mark.parametrize("players", [0, 1, 16, 40])
def test_standings_of_any_length_can_be_read_on_a_phone(players: int):
    pictures = standings_pictures(standings(players), LABELS)
    assert len(pictures) == max(1, -(-players // ROWS))
    assert_legible(pictures)


def test_standings_show_movement_zones_and_who_is_out():
    (row,) = standings(1)
    pictures = {
        only(standings_pictures([one], LABELS)).png
        for moved in (None, 2, -2)
        for zone in ("none", "up", "down")
        for out in (False, True)
        for one in [replace(row, moved=moved, zone=zone, out=out)]
    }
    assert len(pictures) == 18
    still, new = (standings_pictures([replace(row, moved=moved)]) for moved in (0, None))
    assert still == new, "who did not move has no arrow"


@pytest.mark.parametrize("tables", [0, 1, 20])
@pytest.mark.parametrize("seats", [2, 6])
def test_the_tables_of_a_round_can_be_read_on_a_phone(seats: int, tables: int):
    assert_legible(round_pictures([table(seats)] * tables, "Friday night rummy", "Round 3 of 5"))


def test_a_table_that_is_played_looks_unlike_one_that_waits_or_is_done():
    pictures = {only(round_pictures([table(4, state)])).png for state in ("waiting", "playing", "done")}
    assert len(pictures) == 3


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (8, 2), (64, 2), (64, 4), (12, 6)])
def test_every_bracket_can_be_read_on_a_phone(players: int, seats: int):
    assert_legible(bracket_pictures(knock_out(players, seats), "Cup"))


def test_a_bracket_of_16_goes_on_in_a_second_picture_with_the_round_that_joins_them():
    assert only(bracket_pictures((), "Cup")).width == theme.WIDTH
    assert len(bracket_pictures(knock_out(16, 2))) == 2
    assert len(bracket_pictures(knock_out(8, 2))) == 1


def test_a_bracket_crowns_the_winner_of_the_final_alone():
    rounds = knock_out(8, 2)
    (final,) = rounds[-1].tables
    others = [BracketTable(tuple(replace(seat, through=how) for seat in final.seats)) for how in (None, False)]
    drawn = [bracket_pictures((*rounds[:-1], BracketRound("Final", (one,)))) for one in (final, *others)]
    assert len({*drawn}) == 3, "who has lost is grey, and nobody while it is open"


@pytest.mark.parametrize("rounds", [0, 1, 30])
def test_every_road_can_be_read_on_a_phone(rounds: int):
    one = RoadRound("Round 12 at table 34", "With " + ", ".join(LONG_NAMES), "+1042", "112th of 200", won=True)
    assert_legible(road_pictures([one] * rounds, LONG_NAMES[0], "Friday night rummy"))


@pytest.mark.parametrize("players", [0, 1, 60])
def test_every_podium_can_be_read_on_a_phone(players: int):
    placed = [Placed(place, LONG_NAMES[place % 6], "1042 points") for place in range(1, players + 1)]
    assert_legible(podium_pictures(placed, "Friday night rummy"))
    shared, apart = (podium_pictures([Placed(1, "Ada"), Placed(second, "Ben")]) for second in (1, 2))
    assert shared != apart, "a shared first place is crowned twice"


def test_a_place_by_lot_is_written_whole_on_a_road(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []

    def seen(text: str, weight: Weight, size: int, width: int) -> Setting:
        written.append(setting(text, weight, size, width).text)
        return setting(text, weight, size, width)

    monkeypatch.setattr("render.kit.canvas.setting", seen)
    road_pictures([RoadRound("Round 12", "With Ben, at table 1.", "+12.5", "place 12, by lot")])
    assert {"Round 12", "place 12, by lot"} <= {*written}
