"""The page that `make bench` writes."""

from pathlib import Path

from tests.bench import bench_solver, run
from tests.bench.rows import Row, at_least, at_most
from tests.bench.run import Measured

FAST = at_least("moves a second", 12345.6, 100.0, "above 1")
SLOW = at_most("worst hand (ms)", 61.23, 50)


def taken(*rows: Row, load: float | None = 0.1) -> Measured:
    return Measured("2030-01-07 12:00", "here", load, list(rows))


def test_the_page_has_a_line_for_each_measurement_and_shows_what_was_missed():
    lines = run.report({"bench_engine": taken(FAST, SLOW)}).splitlines()
    assert "| moves a second | 12,346 | 100 | 123 | above 1 | yes |" in lines
    assert "| worst hand (ms) | 61.2 | 50 | 1.22 | at most 50 | **no** |" in lines


def test_a_figure_may_be_so_many_times_a_peers():
    assert at_most("a move (ms)", 5.0, 3.0, "at most 2", 2).ok
    assert not at_most("a move (ms)", 6.1, 3.0, "at most 2", 2).ok
    assert at_least("moves a second", 60.0, 100.0, "at least 0.5", 0.5).ok
    assert not at_least("moves a second", 60.0, 100.0).ok


def test_every_bench_has_its_heading_and_says_when_and_how_busy_the_machine_was():
    page = run.report({name: taken(FAST, load=3.25) for name in run.bench_names()})
    assert page.count("\n## ") == len(run.bench_names())
    assert page.count("2030-01-07 12:00 UTC, here, load 3.2.") == len(run.bench_names())
    assert bench_solver.ABOUT.strip() in page
    assert "here, load not known." in run.report({"bench_engine": taken(FAST, load=None)})


def test_what_was_measured_is_known_to_the_next_call_and_a_bench_that_is_gone_is_forgotten(tmp_path: Path):
    file = tmp_path / "benchmarks.json"
    assert run.kept(file) == {}
    run.keep({"bench_engine": taken(FAST), "bench_search": taken(SLOW), "bench_of_old": taken(SLOW)}, file)
    assert run.kept(file) == {"bench_engine": taken(FAST), "bench_search": taken(SLOW)}
