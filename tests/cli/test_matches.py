"""`talon selfplay`, `talon simulate days` and `talon verify`."""

import gzip
import json

import pytest

from engine.cards.shuffle import commitment
from engine.variants import VARIANTS
from tests.finished import finished


@pytest.mark.parametrize("variant", {one.family: key for key, one in VARIANTS.items()}.values())
def test_selfplay_counts_what_was_played(talon, variant):
    rules = VARIANTS[variant].rules
    seats = rules.seat_counts()[-1]
    short = ("--rule", "match.rounds=1") if rules.match.end == "fixed_rounds" else ()
    counted = talon(
        "selfplay", "--variant", variant, "--seats", str(seats), "--matches", "2", "--json", *short
    ).document
    told = [counted[key] for key in ("variant", "seats", "matches", "finished", "illegal")]
    assert told == [variant, seats, 2, 2, 0]
    assert counted["moves"] > 0
    assert counted["moves_per_s"] > 0
    assert counted["seconds"] > 0


@pytest.mark.parametrize("variant", ["disney_duel", "disney_karo8", "gin_rummy"])
def test_without_a_number_of_seats_there_are_as_many_as_the_variant_allows(talon, variant):
    said = talon("selfplay", "--variant", variant, "--matches", "1", "--json", "--rule", "match.max_rounds=1")
    assert (said.code, said.err) == (0, "")
    assert said.document["seats"] in VARIANTS[variant].rules.seat_counts()


def test_the_same_seed_plays_the_same_match(talon):
    args = ("selfplay", "--variant", "disney_basic", "--seats", "2", "--matches", "1", "--json", "--seed")
    moves = [talon(*args, seed).document["moves"] for seed in ("5", "5", "6")]
    assert moves[0] == moves[1]
    assert moves[0] != moves[2]


def test_days_of_play_are_told_in_figures(talon):
    where = ("--variant", "disney_duel", "--pace", "live", "--seats", "2", "--matches", "1")
    said = talon("simulate", "days", *where, "--seed", "4", "--json")
    assert said.err == "1 of 1 matches have ended\n", "who waits for weeks of play sees how far they have come"
    found = said.document
    assert (found["variant"], found["pace"], found["seats"], found["matches"]) == ("disney_duel", "live", 2, 1)
    assert found["finished"] == 1
    assert 0 < found["days_per_match"] < 1
    assert found["days_per_round"] == pytest.approx(found["days_per_match"], abs=0.01)


@pytest.fixture
def document():
    """A match as the bot exports it: shuffled by a secret and the players' parts."""
    return finished("gin_rummy")


def written(tmp_path, document):
    path = tmp_path / "replay.json"
    path.write_text(json.dumps(document))
    return str(path)


def test_a_fair_match_is_verified_and_what_was_checked_is_told(talon, tmp_path, document):
    said = talon("verify", written(tmp_path, document))
    assert (said.code, said.err) == (0, "")
    assert f"{len(document['moves'])} replayed" in said.out
    assert document["commitment"] in said.out
    checked = talon("verify", written(tmp_path, document), "--json").document
    told = [checked[key] for key in ("ok", "problem", "chosen", "moves")]
    assert told == [True, None, False, len(document["moves"])]
    assert checked["shuffles"] >= 2


def test_chosen_deals_are_called_chosen_and_nothing_is_claimed_of_chance(talon, tmp_path, document):
    said = talon("verify", written(tmp_path, document | {"commitment": ""}))
    assert said.code == 0
    assert "the deals were chosen" in said.out
    assert "none: nobody promised chance" in said.out
    assert "as promised" not in said.out
    assert talon("verify", written(tmp_path, document | {"commitment": ""}), "--json").document["chosen"] is True


def test_what_was_dealt_by_another_secret_than_promised_is_found_out(talon, tmp_path, document):
    path = written(tmp_path, document | {"commitment": commitment(b"another")})
    said = talon("verify", path)
    assert (said.code, said.out) == (1, "")
    assert "not the commitment" in said.err
    said = talon("verify", path, "--json")
    assert (said.code, said.document["ok"]) == (1, False)


def test_two_strengths_are_compared_with_the_seats_turned(talon):
    args = ("selfplay", "--variant", "gin_rummy", "--matches", "6", "--strength", "steady,easy", "--paired")
    found = talon(*args, "--json").document
    assert (found["pair"], found["rounds"]) == (["steady", "easy"], 12)
    assert found["lead"][1] < found["lead"][0] < found["lead"][2]
    assert 0 <= found["won"][0] <= 1
    assert found["milliseconds"]["steady"]["worst"] > 0
    assert "against" in talon(*args).out
    shared = talon(*args[:-1], "--json").document
    steady, easy = shared["by_strength"]["steady"], shared["by_strength"]["easy"]
    assert steady["rounds"] == easy["rounds"] == shared["rounds"]
    assert steady["won"] + easy["won"] == pytest.approx(1, abs=0.002)


def test_to_compare_needs_two_strengths(talon):
    args = ("selfplay", "--variant", "gin_rummy", "--paired")
    for named in ("easy", "easy,easy"):
        assert "--paired compares two strengths" in talon(*args, "--strength", named).err
    assert "names 3 computer players for 2 seats" in talon(*args, "--strength", "easy,steady,sharp").err


@pytest.mark.parametrize(
    ("document", "why"),
    [
        (gzip.compress(b"[" + b" " * (33 << 20), mtime=0), "larger than 32 MB"),
        (b'{"a": ' + b"[" * 250 + b"]" * 250 + b"}", "nested deeper than 200"),
        (b"[" * 100_000, "nested deeper than 200"),
        (b'["' + b"[" * 300 + b'"]', "holds no match"),
        (gzip.compress(b"{}", mtime=0)[:-9], "it is packed and not whole; give the file that `/game replay` has"),
        (b'{"variant": "gin_rummy", "variant": "rummy_500"}', "is not JSON (a name stands twice)"),
        (b'{"talon_tournament": 1, "commitment": "\\ud800"}', "a text of it is none"),
        *((text, "") for text in (b"no json", b'{"talon": 1}')),
        *((text, "it holds no match; give the file") for text in (b"[]", b"{}", b'{"talon": "you"}')),
    ],
)
def test_what_is_no_replay_or_larger_or_deeper_than_any_gets_one_line(talon, tmp_path, document, why):
    path = tmp_path / "bomb.json"
    path.write_bytes(document)
    said = talon("verify", str(path))
    assert said.code != 0
    assert said.err.count("\n") == 1
    assert why in said.err
