"""`talon check hand`, `talon check meld`, `talon deadwood`."""

import pytest


@pytest.mark.parametrize(
    ("variant", "text", "value"),
    [
        ("disney_basic", "A K Q Q 8 8 10 JK", 87),
        *(
            ("disney_basic", text, 21)
            for text in ("AS KH", "as kh", "A♠ K♥", "A♠\N{VARIATION SELECTOR-16}, K♥", " A   k ")
        ),
        ("my_rummy", "P7 13 JK", 45),
        ("tile_rummy", "R7 13 JK", 50),
    ],
)
def test_a_hand_counts_what_its_booklet_says_however_it_is_written(talon, variant, text, value):
    said = talon("check", "hand", variant, text, "--json")
    assert (said.code, said.document, said.err) == (0, {"value": value}, "")


def test_a_meld_is_told_with_kind_value_and_the_card_that_a_joker_stands_for(talon):
    document = talon("check", "meld", "disney_basic", "TS JS QS", "--json").document
    assert (document["valid"], document["kind"], document["value"]) == (True, "run", 30)
    document = talon("check", "meld", "disney_basic", "5H JK 7H", "--json").document
    assert (document["cards"], document["faces"]) == (["5H", "JK", "7H"], ["5H", "6H", "7H"])


@pytest.mark.parametrize(
    ("args", "out"),
    [
        (("check", "hand", "disney_basic", "A"), "11 points"),
        (("check", "meld", "disney_basic", "10S JS QS"), "10S JS QS: Run, 30 points."),
        (("check", "meld", "tile_rummy", "r4 jk r6"), "R4 JK R6: Row, 15 points."),
        (("check", "meld", "tile_rummy", "N5 R5 W5"), "N5 R5 W5: Group, 15 points."),
        (("deadwood", "disney_basic", "7H 8H 9H 2C"), "2 points left: 2C; melds: 7H 8H 9H"),
    ],
)
def test_without_json_the_answer_is_for_people(talon, args, out):
    assert talon(*args).out == f"{out}\n"


def test_what_is_no_meld_is_told_with_code_and_reason_in_the_words_of_the_game(talon):
    said = talon("check", "meld", "disney_basic", "10S JS KS", "--json")
    assert (said.code, said.document["valid"], said.document["reject"]) == (0, False, "run_broken")
    assert "Q♠" in said.document["why"]
    assert "choices" not in said.document
    of_tiles = talon("check", "meld", "tile_rummy", "R5 R7 R8", "--json").document
    assert of_tiles["reject"] == "run_broken"
    assert "R6" in of_tiles["why"]
    assert "row" in of_tiles["why"]
    unannounced = talon("check", "meld", "nsv_basic", "KS KH JK", "--json").document
    assert (unannounced["reject"], unannounced["choices"]) == ("joker_unannounced", ["KD", "KC", "KS", "KH"])
    assert talon("check", "meld", "nsv_basic", "KS KH JK=KD").out == "KS KH JK: Set, 30 points.\n"


@pytest.mark.parametrize(
    ("cards", "told"), [("7H 7D JK", "the deck of gin_rummy holds 0"), ("7H 8H 9H | KS KH KD", "several melds")]
)
def test_what_can_be_no_meld_of_a_game_is_not_weighed(talon, cards, told):
    said = talon("check", "meld", "gin_rummy", cards)
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert told in said.err


def test_a_house_rule_changes_the_answer(talon):
    wrapped = ("check", "meld", "disney_basic", "KS AS 2S", "--json")
    assert talon(*wrapped).document["valid"] is False
    assert talon(*wrapped, "--rule", "run.wrap=on").document["valid"] is True


def test_deadwood_tells_melds_and_what_is_left_of_cards_and_of_tiles(talon):
    document = talon("deadwood", "disney_basic", "KS 7H 8H 9H 3C", "--json").document
    assert document == {"deadwood": 13, "melds": [["7H", "8H", "9H"]], "left": ["KS", "3C"]}
    document = talon("deadwood", "tile_rummy", "R4 R5 R6 B1 N13", "--json").document
    assert document == {"deadwood": 14, "melds": [["R4", "R5", "R6"]], "left": ["N13", "B1"]}
