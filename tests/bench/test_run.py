"""The page that `make bench` writes."""

from tests.bench import run

FAST = {"name": "moves a second", "ours": 12345.6, "peer": 100.0, "ratio": 123.456, "target": "above 1", "ok": True}
SLOW = {"name": "worst hand (ms)", "ours": 61.23, "limit": 50, "ratio": 1.2246, "target": "below 1", "ok": False}


def test_the_page_has_a_line_for_each_measurement_and_shows_what_was_missed():
    lines = run.report([FAST, SLOW]).splitlines()
    assert "| moves a second | 12,346 | 100 | 123 | above 1 | yes |" in lines
    assert "| worst hand (ms) | 61.2 | 50 | 1.22 | below 1 | **no** |" in lines


def test_every_bench_beside_it_is_found():
    assert {"bench_engine", "bench_search"} <= set(run.bench_names())


def test_what_a_bench_has_to_explain_stands_below_the_table():
    page = run.report([FAST], ["", "Positions come from the seed 7.\n"])
    assert page.endswith("|\n\nPositions come from the seed 7.\n")
    assert run.report([FAST]).endswith("|\n")
