"""`talon check hand`, `talon check meld`, `talon deadwood`."""

import pytest


def test_a_hand_counts_what_booklet_000_says(talon):
    said = talon("check", "hand", "disney_basic", "A K Q Q 8 8 10 JK", "--json")
    assert (said.code, said.document, said.err) == (0, {"value": 87}, "")


@pytest.mark.parametrize("text", ["AS KH", "as kh", "A♠ K♥", "A♠\N{VARIATION SELECTOR-16}, K♥", "A K", " A   k "])
def test_cards_are_read_however_they_are_written(talon, text):
    assert talon("check", "hand", "disney_basic", text, "--json").document == {"value": 21}


def test_t_is_ten(talon):
    assert talon("check", "meld", "disney_basic", "TS JS QS", "--json").document["value"] == 30


def test_without_json_the_answer_is_for_people(talon):
    assert talon("check", "hand", "disney_basic", "A").out == "11 points\n"
    assert talon("check", "meld", "disney_basic", "10S JS QS").out == "run 10S JS QS: 30 points\n"
    assert talon("deadwood", "disney_basic", "7H 8H 9H 2C").out == "2 points left: 2C; melds: 7H 8H 9H\n"


def test_a_meld_is_told_with_kind_and_value(talon):
    document = talon("check", "meld", "disney_basic", "10S JS QS", "--json").document
    assert document["valid"] is True
    assert (document["kind"], document["value"]) == ("run", 30)


def test_a_joker_is_told_with_the_card_it_stands_for(talon):
    document = talon("check", "meld", "disney_basic", "5H JK 7H", "--json").document
    assert (document["cards"], document["faces"]) == (["5H", "JK", "7H"], ["5H", "6H", "7H"])


def test_what_is_no_meld_is_told_with_code_and_reason(talon):
    said = talon("check", "meld", "disney_basic", "10S JS KS", "--json")
    assert said.code == 0
    assert said.document["valid"] is False
    assert said.document["reject"] == "run_broken"
    assert "Q♠" in said.document["why"]


def test_a_house_rule_changes_the_answer(talon):
    wrapped = ("check", "meld", "disney_basic", "KS AS 2S", "--json")
    assert talon(*wrapped).document["valid"] is False
    assert talon(*wrapped, "--rule", "run.wrap=on").document["valid"] is True


def test_deadwood_tells_melds_and_what_is_left(talon):
    document = talon("deadwood", "disney_basic", "KS 7H 8H 9H 3C", "--json").document
    assert document == {"deadwood": 13, "melds": [["7H", "8H", "9H"]], "left": ["KS", "3C"]}


def test_a_hand_that_the_deck_cannot_deal_is_refused(talon):
    said = talon("deadwood", "disney_basic", "AS AS AS")
    assert said.code == 2
    assert said.err == "talon: 3 x AS: the deck of disney_basic holds 2\n"


def test_a_hand_too_large_to_search_is_refused(talon):
    hand = " ".join(f"{rank}{suit}" for suit in "SHD" for rank in ("A", *range(2, 11), "J", "Q", "K"))
    said = talon("deadwood", "disney_basic", hand)
    assert (said.code, said.out) == (2, "")
    assert "at most 30" in said.err


def test_tiles_are_counted_and_melded_as_booklets_002_and_004_say(talon):
    assert talon("check", "hand", "my_rummy", "P7 13 JK", "--json").document == {"value": 45}
    assert talon("check", "hand", "tile_rummy", "R7 13 JK", "--json").document == {"value": 50}
    assert talon("check", "meld", "tile_rummy", "r4 jk r6").out == "run R4 JK R6: 15 points\n"
    assert talon("check", "meld", "tile_rummy", "N5 R5 W5").out == "set N5 R5 W5: 15 points\n"


def test_deadwood_of_tiles_is_their_numbers(talon):
    document = talon("deadwood", "tile_rummy", "R4 R5 R6 B1 N13", "--json").document
    assert document == {"deadwood": 14, "melds": [["R4", "R5", "R6"]], "left": ["N13", "B1"]}


def test_what_is_no_meld_of_tiles_is_told_in_the_words_of_tiles(talon):
    said = talon("check", "meld", "tile_rummy", "R5 R7 R8", "--json").document
    assert said["reject"] == "run_broken"
    assert "R6" in said["why"]
    assert "row" in said["why"]


def test_an_unknown_tile_is_told_with_the_letters_there_are(talon):
    said = talon("check", "meld", "my_rummy", "P5 R5 G5")
    assert (said.code, said.out) == (2, "")
    assert said.err == (
        "talon: 'R5' is no tile; tiles of my_rummy are written like P7 B13 JK, with the colours P, B, G and Y\n"
    )


def test_a_game_without_melds_is_told_so(talon):
    assert "played without melds" in talon("deadwood", "disney_karo8", "7H").err


def test_the_choices_of_a_joker_that_must_be_announced_are_a_field_of_their_own(talon):
    document = talon("check", "meld", "nsv_basic", "KS KH JK", "--json").document
    assert document["reject"] == "joker_unannounced"
    assert document["choices"] == ["KD", "KC", "KS", "KH"]
    assert "choices" not in talon("check", "meld", "nsv_basic", "10S JS KS", "--json").document
