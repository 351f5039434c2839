"""`--batch`: one JSON line for each, whatever stands in it."""

import json

import pytest


def batch(talon, *lines):
    return talon("check", "hand", "disney_basic", "--batch", stdin="\n".join(lines).encode())


def test_each_line_is_answered_under_its_id(talon):
    said = batch(talon, '{"id": 1, "hand": "A K Q"}', '{"id": "two", "hand": "JK"}')
    assert said.code == 0
    assert said.lines == [{"id": 1, "value": 31}, {"id": "two", "value": 20}]


@pytest.mark.parametrize(
    "line",
    ["no json", "[1, 2]", "7", '{"id": 1', '{"id": NaN, "hand": "A"}', "[" * 100_000, '{"hand": ' + "9" * 5000 + "}"],
)
def test_a_line_that_is_no_question_is_answered_with_an_error_and_the_rest_goes_on(talon, line):
    said = batch(talon, line, '{"id": 2, "hand": "2"}')
    bad, good = said.lines
    assert bad["id"] is None
    assert bad["error"]
    assert good == {"id": 2, "value": 2}


@pytest.mark.parametrize("line", [{}, {"hand": 7}, {"hand": None}, {"cards": "A"}, {"hand": "A XX"}])
def test_a_bad_question_keeps_its_id(talon, line):
    said = batch(talon, json.dumps({"id": "q"} | line), '{"id": 2, "hand": "2"}')
    bad, good = said.lines
    assert bad["id"] == "q"
    assert "\n" not in bad["error"]
    assert good == {"id": 2, "value": 2}


def test_bytes_that_are_no_text_are_one_bad_line(talon):
    said = talon(
        "check", "hand", "disney_basic", "--batch", stdin=b'{"id": 1, "hand": "\xff"}\n{"id": 2, "hand": "2"}\n'
    )
    assert [("error" in line) for line in said.lines] == [True, False]


def test_blank_lines_are_passed_over(talon):
    assert len(batch(talon, "", '{"hand": "A"}', "  ", "").lines) == 1


def test_a_meld_line_asks_for_cards(talon):
    said = talon("check", "meld", "disney_basic", "--batch", stdin=b'{"id": 1, "cards": "5S 5H"}\n')
    assert said.lines[0]["reject"] == "meld_too_short"


def test_a_deadwood_line_asks_for_a_hand(talon):
    said = talon("deadwood", "disney_basic", "--batch", stdin=b'{"id": 1, "hand": "5S 5H 5D"}\n')
    assert said.lines == [{"id": 1, "deadwood": 0, "melds": [["5S", "5H", "5D"]], "left": []}]


def test_a_hand_beside_batch_is_refused(talon):
    said = talon("check", "hand", "disney_basic", "A", "--batch")
    assert (said.code, said.out) == (2, "")
