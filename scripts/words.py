"""How many words people may read, and who reads them: `python -m scripts.words`.

A word is counted in every branch it stands in: what is told twice is counted twice. What is filled in and the names of
messages are not words.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import ast, parse

CATALOG: Final = Path(__file__).parents[1] / "bot" / "locales" / "en"
MOST: Final = 23_400
READERS: Final = {
    "tournament": "host of tournaments",
    "servers": "who manages a server",
    "playground": "operator",
}
"""Who reads a catalog, where it is not the player."""
NOT_OURS: Final = "playground-page-"
"""What simcord's page says by itself; these messages begin so."""
WORD: Final = re.compile(r"[^\W\d_](?:[\w’'-]*\w)?")


def words() -> Counter[str]:
    """The words of the English catalogs, by their reader."""
    counted: Counter[str] = Counter()
    for path in sorted(CATALOG.glob("*.ftl")):
        counted[READERS.get(path.stem, "player")] += words_of(path)
    return counted


def words_of(path: Path) -> int:
    """The words of one catalog that are ours."""
    entries = parse(path.read_text(encoding="utf-8")).body
    ours = (one for one in entries if not (isinstance(one, ast.Message) and one.id.name.startswith(NOT_OURS)))
    return sum(len(WORD.findall(text)) for one in ours for text in texts(one))


def texts(node: ast.BaseNode) -> Iterator[str]:
    """Every piece of text in a catalog, or in a part of one."""
    if isinstance(node, ast.TextElement):
        yield node.value
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, ast.BaseNode) and not isinstance(inner, ast.BaseComment):
                yield from texts(inner)


def main() -> int:
    """Tell the words by reader; 1 where there are more than there may be."""
    counted = words()
    for reader, number in counted.most_common():
        print(f"{number:>7,} {reader}")
    print(f"{counted.total():>7,} of {MOST:,}{'' if counted.total() <= MOST else ': too many'}")
    return 0 if counted.total() <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
