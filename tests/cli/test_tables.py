"""`talon solve` and `talon check table`."""

import json

import pytest

TABLE = ("--table", "R4 R5 R6 | B1 R1 W1")
LOCKED = ("--table", "JK R6 R7 R8", "--rack", "N9 B9")


def solved(talon, variant, *args):
    said = talon("solve", variant, *args, "--json")
    assert (said.code, said.err) == (0, "")
    return said.document


def checked(talon, before, rack, after, *args, variant="tile_rummy"):
    said = talon("check", "table", variant, "--before", before, "--rack", rack, "--after", after, *args, "--json")
    assert (said.code, said.err) == (0, "")
    return said.document


def by_lines(talon, command, variant, *lines, args=()):
    said = talon(*command, variant, *args, "--batch", stdin="\n".join(map(json.dumps, lines)).encode())
    assert said.code == 0
    return said.lines


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
    assert nothing.out == "0 laid, 0 points: –; table: R4 R5 R6 | R1 B1 W1\n"
    said = talon("check", "table", "tile_rummy", "--rack", "R4 R5", "--after", "R4 R5")
    assert said.out.startswith("R4 R5: ")
    said = talon("check", "table", "tile_rummy", "--rack", "R4 R5 R6", "--after", "R4 R5 R6")
    assert (said.code, said.out) == (0, "✓ The table is right like this.\n")


@pytest.mark.parametrize(
    ("variant", "args", "laid", "value"),
    [
        ("tile_rummy", ("--rack", "R1 R2 R4 R5 JK N13 B13"), 5, 15),
        ("tile_rummy", ("--rack", "R1 R2 R4 R5 JK N13 B13", "--objective", "value"), 3, 39),
        ("tile_rummy", (*TABLE, "--rack", "R7 R8 R9 R10 N2", "--opening"), 4, 34),
        ("tile_rummy", (*TABLE, "--rack", "R7 R8 R9 N2", "--opening"), 0, 0),
        ("tile_rummy", LOCKED, 0, 0),
        ("tile_rummy", (*LOCKED, "--free-jokers"), 2, 18),
        ("tile_rummy", (*LOCKED, "--rule", "rearrange.lock=none"), 2, 18),
        ("nsv_robber", ("--table", "7H 8H 9H 10H", "--rack", "7S 7D"), 2, 14),
    ],
)
def test_each_option_and_house_rule_changes_the_answer(talon, variant, args, laid, value):
    answer = solved(talon, variant, *args)
    assert (answer["laid"], answer["value"], len(answer["placed"])) == (laid, value, laid)


def test_with_eight_jokers_on_the_table_there_are_looks_enough_to_prove_what_is_laid(talon):
    runs = "4H 5H JK=6H | 4H 5H JK=6H | JK=AC 2C 3C | AC JK=2C 3C | 6S JK=7S 8S 9S 10S JS | 7S JK=8S 9S JK=10S JS JK=QS"
    table = ("--table", f"{runs} | 4D 5D 6D 7D 8D 9D | 4D 5D 6D 7D 8D 9D", "--rule", "deck.jokers=8")
    answer = solved(talon, "nsv_robber", *table, "--rack", "2S 4S 6S QS KS 9H 10H 3D QD 8C")
    assert (answer["laid"], answer["optimal"]) == (10, True)


def test_a_line_may_choose_otherwise_than_the_command_whose_options_hold_for_every_other(talon):
    locked = {"table": "JK R6 R7 R8", "rack": "N9 B9"}
    lines = [
        {"id": 1, **locked},
        {"id": 2, **locked, "free_jokers": True},
        {"id": 3, "rack": "R7 R8 R9", "opening": True},
        {"id": 4, "rack": "R7 R8 R9", "objective": "value"},
    ]
    assert [(line["id"], line["laid"]) for line in by_lines(talon, ["solve"], "tile_rummy", *lines)] == [
        (1, 0), (2, 2), (3, 0), (4, 3),
    ]  # fmt: skip
    said = by_lines(talon, ["solve"], "tile_rummy", {"id": 1, **locked}, {"id": 2, "rack": ""}, args=["--free-jokers"])
    assert [line["laid"] for line in said] == [2, 0]


def test_a_bad_line_is_answered_and_the_rest_goes_on(talon):
    bad = [
        ({}, "'rack'"),
        ({"rack": 7}, "'rack'"),
        ({"rack": "R7", "table": ["R4"]}, "'table'"),
        ({"rack": "R7", "opening": "yes"}, "'opening'"),
        ({"rack": "R7", "objective": "speed"}, "tiles or value"),
        ({"rack": "R7 X4"}, "'X4'"),
        ({"rack": "R7", "table": "R4 R5"}, "R4 R5 on the table is no meld"),
    ]
    lines = [{"id": number} | line for number, (line, _) in enumerate(bad)]
    *errors, good = by_lines(talon, ["solve"], "tile_rummy", *lines, {"id": "good", "rack": "R7 R8 R9"})
    assert (good["id"], good["laid"]) == ("good", 3)
    for number, (error, (_, told)) in enumerate(zip(errors, bad, strict=True)):
        assert error["id"] == number
        assert told in error["error"]
    lines = [
        {"id": 1, "before": "R4 R5 R6", "rack": "R7", "after": "R4 R5 R6 R7"},
        {"id": 2, "rack": "R7", "after": ""},
        {"id": 3, "rack": "R7"},
        {"id": 4, "before": "R4 R5", "rack": "R6", "after": "R4 R5 R6"},
    ]
    good, untouched, short, no_meld = by_lines(talon, ["check", "table"], "tile_rummy", *lines)
    assert good == {"id": 1, "valid": True}
    assert (untouched["id"], untouched["valid"], untouched["reject"]) == (2, False, "nothing_laid")
    assert "'after'" in short["error"]
    assert "R4 R5 on the table is no meld" in no_meld["error"]


def test_what_solve_finds_check_table_accepts_and_a_run_split_with_a_second_piece(talon):
    before, rack = "R4 JK R6 | B1 R1 W1 | N7 N8 N9 N10", "R5 R7 JK B7 N11 W4"
    found = solved(talon, "tile_rummy", "--table", before, "--rack", rack)
    assert found["laid"] > 0
    assert checked(talon, before, rack, found["after"]) == {"valid": True}
    assert checked(talon, "R4 R5 R6 R7 R8", "R6", "R4 R5 R6 | R6 R7 R8") == {"valid": True}


@pytest.mark.parametrize(
    ("before", "rack", "after", "reject", "named"),
    [
        ("R4 R5 R6 R7 R8", "R6", "R4 R5 R6 R7 R8 | R6 B6", "meld_too_short", "R6 B6"),
        ("R4 R5 R6", "R7", "R4 R5 R6 R7 R8", "piece_from_nowhere", "R8"),
        ("R4 R5 R6", "R7", "R4 R5 R6", "nothing_laid", "from your rack"),
        ("R4 JK R6 R7", "N9 B9", "N9 B9 JK | R4 R6 R7", "run_broken", "R5"),
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
