"""How large the house is, and how large it may be: `python -m scripts.size`.

Lines are counted as they stand, with those of tables of data: a table that moves from code into a file has not become
less. Words for players (all that lies in `bot/locales`) and drawings (SVG) are not code.
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


@dataclass(frozen=True)
class Size:
    """Lines and files of a part of the house, and the most that it may have of each; None where nothing is said."""

    name: str
    lines: int
    files: int
    most_lines: int
    most_files: int | None = None

    @property
    def fits(self) -> bool:
        return self.lines <= self.most_lines and (self.most_files is None or self.files <= self.most_files)


def sizes() -> list[Size]:
    """The sizes of what is run and of what tests it, of the files that git knows. Raises CalledProcessError outside a
    repository."""
    product, tests = tracked(*PRODUCT), [path for path in tracked("tests") if path.suffix == ".py"]
    return [
        Size("product", lines(product), sum(path.suffix == ".py" for path in product), 77_000, 630),
        Size("tests", lines(tests), len(tests), 62_000),
    ]


def tracked(*folders: str) -> list[Path]:
    """The files of some folders that count."""
    named = subprocess.run(["git", "ls-files", *folders], cwd=ROOT, check=True, capture_output=True, text=True)  # noqa: S607
    paths = [ROOT / name for name in named.stdout.splitlines() if not name.startswith(WORDS)]
    return [path for path in paths if path.suffix in COUNTED and path.exists()]


def lines(paths: Iterable[Path]) -> int:
    """How many lines the files have together."""
    return sum(path.read_bytes().count(b"\n") for path in paths)


def main() -> int:
    """Tell the sizes; 1 where one is over what it may be."""
    found = sizes()
    for size in found:
        files = f"{size.files:,} files" + (f" of {size.most_files:,}" if size.most_files else "")
        print(
            f"{size.name:8} {size.lines:>7,} lines of {size.most_lines:,}, {files}{'' if size.fits else ': too large'}"
        )
    return 0 if all(size.fits for size in found) else 1


if __name__ == "__main__":
    sys.exit(main())
