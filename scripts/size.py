"""How large the house is, and how large it may be: `python -m scripts.size`.

Lines are counted as they stand, with those of tables of data: a table that moves from code into a file has not become
less. Words for players (all that lies in `bot/locales`) and drawings (SVG) are not code.

The product may have 77,000 lines, and 900 more for its languages. The limits of tests and of what measures were set for
the house before matches had an afterlife: files that came with replays, results, the daily puzzle and deal, the library
and the languages are counted apart, as no limit was set for those.
"""

import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
COUNTED: Final = {".py", ".js", ".css", ".json", ".jsonl", ".toml", ".yaml", ".csv"}
PRODUCT: Final = ("engine", "render", "bot", "migrations")
WORDS: Final = "bot/locales/"
MEASURES: Final = ("tests/bench", "scripts/mutants")
CAME_LATER: Final = {
    "replays": (
        "tests/browser tests/cli/test_keeping tests/discord/test_again tests/discord/test_keeping "
        "tests/discord/test_replay_panel tests/engine/finale tests/engine/match/test_story "
        "tests/hosting/test_many_stories tests/hosting/test_series tests/hosting/test_stories tests/ui/test_clip "
        "tests/ui/test_finale tests/ui/test_keepsake_page tests/ui/test_transcript tests/bench/bench_keeping "
        "tests/bench/bench_replay"
    ),
    "results": (
        "tests/cli/test_ratings tests/discord/test_forged_results tests/discord/test_results tests/hosting/results "
        "tests/bench/bench_results"
    ),
    "the daily puzzle and the deal of the day": (
        "tests/cli/test_puzzles tests/discord/test_daily tests/discord/test_deal tests/engine/puzzles "
        "tests/hosting/daily"
    ),
    "the library": (
        "tests/cli/test_datasets tests/cli/test_meeting tests/discord/test_server_events tests/engine/environment "
        "tests/process/test_engine_wheel tests/test_engine_wheel tests/test_release tests/bench/bench_environment"
    ),
    "languages": (
        "tests/cli/test_language tests/discord/test_command_languages tests/discord/test_languages "
        "tests/discord/test_spoken_languages tests/wording/made_up tests/wording/test_agreement "
        "tests/wording/test_languages tests/bench/bench_languages"
    ),
}
"""Test files and folders by what they came with, each as its path begins."""


@dataclass(frozen=True)
class Size:
    """Lines and files of a part of the house, and the most that it may have of each; None where nothing is said."""

    name: str
    lines: int
    files: int
    most_lines: int | None = None
    most_files: int | None = None

    @property
    def fits(self) -> bool:
        bounds = ((self.lines, self.most_lines), (self.files, self.most_files))
        return all(most is None or there <= most for there, most in bounds)


def sizes() -> list[Size]:
    """The sizes of what is run and of what tests it, of the files that git knows. Raises CalledProcessError outside a
    repository."""
    product, tests = tracked(*PRODUCT), [path for path in tracked("tests") if path.suffix == ".py"]
    house = [path for path in tests if not came_later(path)]
    measures = [path for path in tracked(*MEASURES) if path.suffix == ".py" and not came_later(path)]
    return [
        Size("product", lines(product), sum(path.suffix == ".py" for path in product), 77_900, 630),
        Size("tests", lines(house), len(house), 62_000),
        Size("measures", lines(measures), len(measures), 1_900),
        Size("later", lines(tests) - lines(house), len(tests) - len(house)),
    ]


def came_later(path: Path) -> bool:
    """Whether a test is of what came after the house."""
    begins = tuple(" ".join(CAME_LATER.values()).split())
    return str(path.relative_to(ROOT)).startswith(begins)


def tracked(*folders: str) -> list[Path]:
    """The files of some folders that count."""
    named = subprocess.run(["git", "ls-files", *folders], cwd=ROOT, check=True, capture_output=True, text=True)  # noqa: S607
    paths = [ROOT / name for name in named.stdout.splitlines() if not name.startswith(WORDS)]
    return [path for path in paths if path.suffix in COUNTED and path.exists()]


def lines(paths: Iterable[Path]) -> int:
    """How many lines the files have together."""
    return sum(path.read_bytes().count(b"\n") for path in paths)


def _told(there: int, what: str, most: int | None) -> str:
    return f"{there:,} {what}" + ("" if most is None else f" of {most:,}")


def main() -> int:
    """Tell the sizes; 1 where one is over what it may be."""
    found = sizes()
    for size in found:
        told = (_told(size.lines, "lines", size.most_lines), _told(size.files, "files", size.most_files))
        print(f"{size.name:8} {', '.join(told)}{'' if size.fits else ': too large'}")
    return 0 if all(size.fits for size in found) else 1


if __name__ == "__main__":
    sys.exit(main())
