"""The page that `make bench` writes."""

from tests.bench import run
from tests.bench.rows import at_least, at_most
from tests.bench.run import Measured


def test_the_page_has_every_bench_with_what_was_measured_and_missed_and_keeps_what_is_told_below():
    """Every bench can be imported, and its heading is the one under which the page tells how it is measured."""
    rows = [at_least("moves a second", 12345.6, 100.0, "above 1"), at_most("worst hand (ms)", 61.23, 50)]
    page = run.report({name: Measured("2030-01-07 12:00", "here", 3.25, rows) for name in run.bench_names()})
    assert page.count("\n## ") == page.count("2030-01-07 12:00 UTC, here, load 3.2.") == len(run.bench_names())
    assert page.count("| moves a second | 12,346 | 100 | 123 | above 1 | yes |") == len(run.bench_names())
    assert page.count("| worst hand (ms) | 61.2 | 50 | 1.22 | at most 50 | **no** |") == len(run.bench_names())
    assert [told for told in run.told_below().values() if told not in page] == []
