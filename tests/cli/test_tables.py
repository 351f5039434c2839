"""`talon solve` and `talon check table`."""

import json

import pytest

TABLE = ("--table", "R4 R5 R6 | B1 R1 W1")


def solved(talon, variant, *args):
    said = talon("solve", variant, *args, "--json")
    assert (said.code, said.err) == (0, "")
    return said.document


def checked(talon, before, rack, after, *args, variant="tile_rummy"):
    said = talon("check", "table", variant, "--before", before, "--rack", rack, "--after", after, *args, "--json")
    assert (said.code, said.err) == (0, "")
    return said.document


# --------------------------------------------------------------------------------------------------------------- solve


def test_the_most_pieces_are_laid_and_the_table_is_told(talon):
    answer = solved(talon, "tile_rummy", *TABLE, "--rack", "R7 JK")
    assert answer.pop("ms") > 0
    assert answer == {
        "laid": 2,
        "value": 15,
        "placed": ["R7", "JK"],
        "table": [["R4", "R5", "R6", "R7", "JK"], ["R1", "B1", "W1"]],
        "after": "R4 R5 R6 R7 JK=R8 | R1 B1 W1",
        "optimal": True,
    }


def test_without_json_the_answer_is_for_people(talon):
    said = talon("solve", "tile_rummy", *TABLE, "--rack", "R7")
    assert said.out == "1 laid, 7 points: R7; table: R4 R5 R6 R7 | R1 B1 W1\n"
    nothing = talon("solve", "tile_rummy", *TABLE, "--rack", "N13")
    assert nothing.out == "nothing can be laid; table: R4 R5 R6 | R1 B1 W1\n"


def test_the_objective_is_tiles_or_value(talon):
    rack = ("--rack", "R1 R2 R4 R5 JK N13 B13")
    most = solved(talon, "tile_rummy", *rack)
    assert (most["laid"], most["value"]) == (5, 15)
    dearest = solved(talon, "tile_rummy", *rack, "--objective", "value")
    assert (dearest["laid"], dearest["value"]) == (3, 39)


def test_the_first_laying_is_from_the_rack_alone_and_worth_the_minimum(talon):
    rack = ("--rack", "R7 R8 R9 R10 N2")
    first = solved(talon, "tile_rummy", *TABLE, *rack, "--opening")
    assert (first["laid"], first["value"]) == (4, 34)
    assert first["table"][:2] == [["R4", "R5", "R6"], ["R1", "B1", "W1"]]
    short = solved(talon, "tile_rummy", *TABLE, "--rack", "R7 R8 R9 N2", "--opening")
    assert (short["laid"], short["placed"]) == (0, [])


def test_a_locked_joker_stays_unless_jokers_are_free(talon):
    position = ("--table", "JK R6 R7 R8", "--rack", "N9 B9")
    assert solved(talon, "tile_rummy", *position)["laid"] == 0
    free = solved(talon, "tile_rummy", *position, "--free-jokers")
    assert (free["placed"], free["laid"]) == (["N9", "B9"], 2)


def test_a_house_rule_changes_the_answer(talon):
    position = ("--table", "JK R6 R7 R8", "--rack", "N9 B9")
    assert solved(talon, "tile_rummy", *position)["laid"] == 0
    assert solved(talon, "tile_rummy", *position, "--rule", "rearrange.lock=none")["laid"] == 2


def test_with_fewest_changes_melds_stay_where_they_can(talon):
    table = ("--table", "R4 R5 R6 | N4 N5 N6 | B4 B5 B6", "--rack", "W9 W10 W11")
    answer = solved(talon, "tile_rummy", *table, "--fewest-changes")
    assert answer["table"][:3] == [["R4", "R5", "R6"], ["N4", "N5", "N6"], ["B4", "B5", "B6"]]
    assert answer["laid"] == 3


def test_cards_are_rebuilt_in_raeuber_romme(talon):
    answer = solved(talon, "nsv_robber", "--table", "7H 8H 9H 10H", "--rack", "7S 7D")
    assert (answer["laid"], answer["value"]) == (2, 14)


def test_what_solve_finds_check_table_accepts(talon):
    before, rack = "R4 JK R6 | B1 R1 W1 | N7 N8 N9 N10", "R5 R7 JK B7 N11 W4"
    found = solved(talon, "tile_rummy", "--table", before, "--rack", rack)
    assert found["laid"] > 0
    assert checked(talon, before, rack, found["after"]) == {"valid": True}


def test_a_line_may_choose_otherwise_than_the_command(talon):
    lines = [
        {"id": 1, "table": "JK R6 R7 R8", "rack": "N9 B9"},
        {"id": 2, "table": "JK R6 R7 R8", "rack": "N9 B9", "free_jokers": True},
        {"id": 3, "rack": "R7 R8 R9", "opening": True},
        {"id": 4, "rack": "R7 R8 R9", "objective": "value", "fewest_changes": True},
    ]
    said = talon("solve", "tile_rummy", "--batch", stdin="\n".join(map(json.dumps, lines)).encode())
    assert said.code == 0
    assert [(line["id"], line["laid"]) for line in said.lines] == [(1, 0), (2, 2), (3, 0), (4, 3)]


def test_options_of_the_command_hold_for_every_line(talon):
    line = b'{"id": 1, "table": "JK R6 R7 R8", "rack": "N9 B9"}\n{"id": 2, "rack": ""}\n'
    said = talon("solve", "tile_rummy", "--free-jokers", "--batch", stdin=line)
    assert [line["laid"] for line in said.lines] == [2, 0]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ({}, "'rack'"),
        ({"rack": 7}, "'rack'"),
        ({"rack": "R7", "table": ["R4"]}, "'table'"),
        ({"rack": "R7", "opening": "yes"}, "'opening'"),
        ({"rack": "R7", "objective": "speed"}, "tiles or value"),
        ({"rack": "R7 X4"}, "'X4'"),
        ({"rack": "R7", "table": "R4 R5"}, "R4 R5 on the table is no meld"),
    ],
)
def test_a_bad_line_is_answered_and_the_rest_goes_on(talon, line, told):
    lines = [{"id": "bad"} | line, {"id": "good", "rack": "R7 R8 R9"}]
    said = talon("solve", "tile_rummy", "--batch", stdin="\n".join(map(json.dumps, lines)).encode())
    bad, good = said.lines
    assert bad["id"] == "bad"
    assert told in bad["error"]
    assert (good["id"], good["laid"]) == ("good", 3)


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("solve", "tile_rummy"), "give the rack"),
        (("solve", "tile_rummy", "--rack", "R4 X9"), "'X9' is no tile"),
        (("solve", "tile_rummy", "--rack", "R14"), "'R14' is no tile"),
        (("solve", "nsv_robber", "--rack", "R4"), "'R4' is no card"),
        (("solve", "tile_rummy", "--rack", "R4 R4", "--table", "R4 R5 R6"), "3 x R4: the deck of tile_rummy holds 2"),
        (("solve", "tile_rummy", "--rack", "JK JK JK"), "3 x JK"),
        (("solve", "tile_rummy", "--rack", "R4", "--table", "R4 R5 | N1 N2 N3"), "R4 R5 on the table is no meld"),
        (("solve", "tile_rummy", "--rack", "R4", "--table", "R4 R5 B6"), "R4 R5 B6 on the table is no meld"),
        (("solve", "tile_rummy", "--rack", "R4 " * 61), "a rack of 61 is too large; at most 60"),
        (("solve", "disney_basic", "--rack", "7H"), "in disney_basic melds stay as they were laid"),
        (("solve", "disney_duel", "--rack", "7H"), "nsv_robber, my_rummy, tile_rummy"),
        (("solve", "tile_rummy", "--rack", "R4", "--objective", "speed"), "--objective"),
        (("solve", "tile_rummy", "--rack", "R4", "--batch"), "--batch reads each rack from stdin"),
        (("check", "table", "tile_rummy", "--rack", "R4"), "give the after"),
        (("check", "table", "disney_layoff", "--rack", "7H", "--after", "7H"), "melds stay as they were laid"),
        (("check", "table", "tile_rummy", "--rack", "R4", "--after", "R4 R5 ?"), "'?' is no tile"),
        (("check", "table", "my_rummy", "--before", "P4 P5", "--rack", "P6", "--after", "P4 P5 P6"), "P4 P5 on the"),
    ],
)
def test_bad_input_gets_one_line(talon, args, told):
    said = talon(*args)
    assert said.code != 0
    assert said.out == ""
    assert said.err.startswith("talon: ")
    assert said.err.count("\n") == 1
    assert told in said.err


# --------------------------------------------------------------------------------------------------------- check table


def test_a_run_may_be_split_with_a_second_piece(talon):
    assert checked(talon, "R4 R5 R6 R7 R8", "R6", "R4 R5 R6 | R6 R7 R8") == {"valid": True}


def test_a_table_may_be_empty_before(talon):
    said = talon("check", "table", "tile_rummy", "--rack", "R4 R5 R6", "--after", "R4 R5 R6")
    assert (said.code, said.out) == (0, "valid\n")


@pytest.mark.parametrize(
    ("before", "rack", "after", "reject", "named"),
    [
        ("R4 R5 R6 R7 R8", "R6", "R4 R5 R6 R7 R8 | R6 B6", "meld_too_short", "R6 B6"),
        ("R4 R5 R6", "R7", "R4 R5 R6 R7 R8", "piece_from_nowhere", "R8"),
        ("R4 R5 R6 R7", "N4 B4 W4", "N4 B4 W4 | R4 R5 R6", "table_piece_missing", "R7"),
        ("R4 R5 R6", "R7", "R4 R5 R6", "nothing_laid", "from your rack"),
        ("R4 R5 R6", "R7", "R4 R5 R7", "run_broken", "R6"),
        ("R4 R5 R6", "N9 B7", "R4 R5 R6 | N9 B7 R6", "not_a_meld", "N9 B7 R6"),
        ("R4 JK R6 R7", "N9 B9", "N9 B9 JK | R4 R6 R7", "run_broken", "R5"),
        ("JK R5 R6 R7", "N9 B9", "N9 B9 JK | R5 R6 R7", "meld_locked", "Joker R5 R6 R7"),
    ],
)
def test_what_is_wrong_is_named_in_one_sentence(talon, before, rack, after, reject, named):
    answer = checked(talon, before, rack, after)
    assert (answer["valid"], answer["reject"]) == (False, reject)
    assert named in answer["why"]
    assert "\n" not in answer["why"]


def test_a_joker_that_is_moved_before_it_is_freed_is_named_by_what_it_stands_for(talon):
    moved = checked(talon, "JK P5 P6 P7", "B9 G9", "B9 G9 JK | P5 P6 P7", variant="my_rummy")
    assert (moved["reject"], "P4" in moved["why"]) == ("joker_locked", True)
    freed = checked(talon, "JK P5 P6 P7", "B9 G9 P4", "B9 G9 JK | P4 P5 P6 P7", variant="my_rummy")
    assert freed == {"valid": True}


def test_without_json_the_verdict_is_for_people(talon):
    said = talon("check", "table", "tile_rummy", "--rack", "R4 R5", "--after", "R4 R5")
    assert said.out.startswith("not valid (meld_too_short): R4 R5: ")


def test_check_table_answers_line_by_line(talon):
    lines = [
        {"id": 1, "before": "R4 R5 R6", "rack": "R7", "after": "R4 R5 R6 R7"},
        {"id": 2, "rack": "R7", "after": ""},
        {"id": 3, "rack": "R7"},
        {"id": 4, "before": "R4 R5", "rack": "R6", "after": "R4 R5 R6"},
    ]
    said = talon("check", "table", "tile_rummy", "--batch", stdin="\n".join(map(json.dumps, lines)).encode())
    good, untouched, short, no_meld = said.lines
    assert good == {"id": 1, "valid": True}
    assert (untouched["id"], untouched["valid"], untouched["reject"]) == (2, False, "nothing_laid")
    assert "'after'" in short["error"]
    assert "R4 R5 on the table is no meld" in no_meld["error"]
