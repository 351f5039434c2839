"""Check the translations, or help to write them.

python -m scripts.languages [de …]          every fault in a line; 1 where there is one
python -m scripts.languages missing de      the English of what a language lacks, by file
python -m scripts.languages settle de [id …]  the translations, or these of them, are of today's English
python -m scripts.languages tidy fr         put in the no-break spaces and apostrophes that are easily forgotten
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

from scripts.languages import english, limits, meaning, style
from scripts.languages.sources import BASE, LOCALES, Fault, languages, read


def main(words: list[str], root: Path = LOCALES) -> int:
    """Do what the words say; the first is a command, or else a language to check."""
    match words:
        case ["missing", language]:
            return _missing(root, language)
        case ["settle", language, *ids]:
            return _settle(root / language, ids)
        case ["tidy", language]:
            return _tidy(root / language)
    parser = argparse.ArgumentParser(
        "scripts.languages", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("languages", nargs="*", metavar="language")
    found = [*faults(root, parser.parse_args(words).languages or languages(root))]
    for fault in found:
        print(fault)
    return 1 if found else 0


def faults(root: Path, wanted: Iterable[str]) -> Iterator[Fault]:
    """What is wrong with some languages, by file and message; and with the English, as far as it binds them."""
    base = read(root / BASE)
    yield from (*base.faults, *limits.faults(base, base))
    for language in wanted:
        folder = root / language
        other = read(folder)
        found = [*other.faults, *meaning.faults(base, other), *style.faults(folder, base, other)]
        found += [*limits.faults(base, other), *english.faults(folder, base, other)]
        yield from sorted(found, key=lambda fault: (fault.file, fault.message))


def _missing(root: Path, language: str) -> int:
    known = read(root / language).messages
    lacking = [message for message in read(root / BASE).messages.values() if message.id not in known]
    for file, messages in groupby(lacking, key=lambda message: message.file):
        print(f"# {language}/{file}\n", *(message.source for message in messages), "", sep="\n")
    return 0


def _settle(folder: Path, ids: list[str]) -> int:
    other = read(folder)
    unknown = [name for name in ids if name not in other.messages]
    if unknown:
        print(f"{folder.name} does not say {', '.join(unknown)}", file=sys.stderr)
        return 1
    print(f"{english.settle(folder, read(folder.parent / BASE), other, ids):,} messages settled")
    return 0


def _tidy(folder: Path) -> int:
    for path in sorted(folder.glob("*.ftl")):
        text = path.read_text("utf-8")
        tidy = style.tidied(text, folder.name)
        if tidy != text:
            path.write_text(tidy, "utf-8")
            print(f"{folder.name}/{path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
