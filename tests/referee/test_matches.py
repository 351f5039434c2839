"""The referee watches self-play of every variant at every number of seats; every day it does in the contract suite."""

import json
import pickle

import pytest

from engine.archive.codec import dump_events
from engine.archive.replay import REPLAY
from engine.variants import game_with_rules
from scripts.records import PLACE
from tests.prove.reporting import ProofReport
from tests.referee.foul import Foul
from tests.referee.recorded import RANDOM, TABLES, VARIANTS, refereed
from tests.referee.referee import Referee
from tests.referee.watched import WANTED, fingerprint, note, section, watch_on, watched, watched_ever

AN_HOUR = 3_600.0


@pytest.mark.parametrize("key", VARIANTS)
def test_the_record_of_every_game_is_borne_out_by_the_second_reading_of_the_rules(key: str):
    """Rules, seats, moves and result as they stand in the examples of docs/RECORD.md."""
    record = json.loads((PLACE / f"{key}.json").read_text(encoding="utf-8"))
    claimed = REPLAY.unpack(record)
    game = game_with_rules(key, claimed.rules)
    referee = Referee(key, json.dumps({"rules": record["rules"]}), record["seats"])
    state, told = game.new(claimed.seats), ""
    for entry, move in zip(record["moves"], claimed.moves, strict=True):
        state, events = game.apply(state, move)
        told = dump_events(events)
        referee.see(json.dumps({"move": entry}), told)
    referee.close()
    assert json.loads(told)["events"][-1]["result"] == record["result"]


@pytest.mark.prove
@pytest.mark.parametrize(("key", "seats"), TABLES, ids=str)
def test_a_thousand_matches_of_every_variant_at_every_table_are_played_by_the_rules(
    key: str, seats: int, proof_report: ProofReport
):
    """Those that were watched before with the same code are not watched again."""
    table = (key, seats)
    done = watch_on(table, AN_HOUR, WANTED, watched(table))
    proof_report("matches watched, none of them foul", done, WANTED, at_least=True)


@pytest.mark.prove
@pytest.mark.parametrize("key", VARIANTS)
def test_a_thousand_matches_of_random_moves_under_random_house_rules_are_played_by_the_rules(
    key: str, proof_report: ProofReport
):
    done = watch_on((key, RANDOM), AN_HOUR, WANTED, watched((key, RANDOM)))
    proof_report("matches of random moves watched, none of them foul", done, WANTED, at_least=True)


def test_g_03_a_joker_that_nobody_keeps_is_offered_to_nobody_after_ten_laps_of_discards_alone():
    refereed("disney_basic", 3, "easy", seed=1_216)


def test_what_a_table_is_not_played_by_takes_nothing_away_from_it():
    assert fingerprint(("disney_basic", 2)) == fingerprint(("disney_basic", 4)) != fingerprint(("disney_basic", RANDOM))
    assert len({fingerprint((key, 2)) for key in VARIANTS}) == len(VARIANTS), "each has rules of its own"


def test_a_foul_is_told_from_one_process_to_another():
    foul = pickle.loads(pickle.dumps(Foul("G-13", "it breaks off").at("a match, move 3")))  # noqa: S301 - our own
    assert (str(foul), foul.clause) == ("a match, move 3: it breaks off (G-13)", "G-13")


def test_what_was_watched_is_told(tmp_path):
    notes = tmp_path / "watched.json"
    note(("gin_rummy", 2), 1_000, notes)
    note(("gin_rummy", RANDOM), 12, notes)
    assert "1,000 at 1 of them and 0 where they are" in section(notes)
    assert "| gin_rummy | 2: 1,000 | 12 |" in section(notes)


def test_what_was_watched_is_noted_and_gone_on_with(tmp_path):
    table, notes = TABLES[0], tmp_path / "watched.json"
    assert watched(table, notes) == 0
    done = watch_on(table, AN_HOUR, wanted=2)
    note(table, done, notes)
    assert (watched(table, notes), watched_ever(table, notes)) == (2, 2)
    assert watch_on(table, AN_HOUR, wanted=2, done=watched(table, notes)) == 2
    assert watched(TABLES[1], notes) == 0


def test_what_was_watched_with_other_code_does_not_count(tmp_path):
    table, notes = TABLES[0], tmp_path / "watched.json"
    notes.write_text(json.dumps({f"{table[0]}, {table[1]} seats": {"another": 5}}))
    assert (watched(table, notes), watched_ever(table, notes)) == (0, 5)
    note(table, 1, notes)
    assert (watched(table, notes), watched_ever(table, notes)) == (1, 5)
