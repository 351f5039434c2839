"""Words that agree with a number."""

from bot.records.series import LENGTHS
from bot.wording import Wording


def test_a_series_counts_its_matches_in_czech() -> None:
    czech = Wording.of("cs")
    for best, matches in zip(LENGTHS, ("3 partie", "5 partií"), strict=True):
        assert czech.text("button-best-of", best=best) == f"Nejvýš {matches}"
        assert czech.text("series-score", best=best, score="ada 1") == f"Nejvýš {matches}: ada 1"
