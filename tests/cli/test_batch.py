"""`--batch`: one JSON line for each, whatever stands in it."""

import json

NO_QUESTIONS = (
    *("no json", "[1, 2]", "7", '{"id": 1', '{"id": NaN, "hand": "A"}', '{"id": 1e999, "hand": "A"}'),
    *("[" * 100_000, '{"hand": ' + "9" * 5000 + "}"),
)
BAD = ({}, {"hand": 7}, {"hand": None}, {"cards": "A"}, {"hand": "A XX"})


def test_each_line_is_answered_under_its_id_and_one_that_is_bad_with_an_error(talon):
    asked = ['{"id": 1, "hand": "A K Q"}', *NO_QUESTIONS, "", *(json.dumps({"id": "q"} | line) for line in BAD), "  "]
    said = talon(
        *("check", "hand", "disney_basic", "--batch"),
        stdin="\n".join(asked).encode() + b'\n{"id": 1, "hand": "\xff"}\n{"id": "two", "hand": "JK"}\n',
    )
    assert said.code == 0
    first, *bad, last = said.lines
    assert (first, last) == ({"id": 1, "value": 31}, {"id": "two", "value": 20})
    assert [line["id"] for line in bad] == [None] * len(NO_QUESTIONS) + ["q"] * len(BAD) + [None]
    assert all(line["error"] and "\n" not in line["error"] for line in bad)


def test_a_meld_line_asks_for_cards_and_one_of_deadwood_for_a_hand(talon):
    said = talon("check", "meld", "disney_basic", "--batch", stdin=b'{"id": 1, "cards": "5S 5H"}\n')
    assert said.lines[0]["reject"] == "meld_too_short"
    said = talon("deadwood", "disney_basic", "--batch", stdin=b'{"id": 1, "hand": "5S 5H 5D"}\n')
    assert said.lines == [{"id": 1, "deadwood": 0, "melds": [["5S", "5H", "5D"]], "left": []}]
