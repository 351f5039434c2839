"""Check the translations, or help to write them.

python -m scripts.languages [de …]          every fault in a line; 1 where there is one
python -m scripts.languages missing de      the English of what a language lacks, by file
python -m scripts.languages settle de [id …]  the translations, or these of them, are of today's English
python -m scripts.languages tidy fr         put in the no-break spaces and apostrophes that are easily forgotten
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from scripts.languages import checks, english, typography
from scripts.languages.sources import BASE, LOCALES, languages, read


def main(words: list[str], root: Path = LOCALES) -> int:
    """Do what the words say; the first is a command, or else a language to check."""
    match words:
        case ["missing", language]:
            return _missing(root, language)
        case ["settle", language, *ids]:
            return _settle(root, language, ids)
        case ["tidy", language]:
            return _tidy(root / language)
    parser = argparse.ArgumentParser(
        "scripts.languages", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("languages", nargs="*", metavar="language")
    wanted = parser.parse_args(words).languages or languages(root)
    found = checks.faults(root, wanted)
    for fault in found:
        print(fault)
    for language, number in checks.lacking(root, wanted).items():
        print(f"{language} lacks {number:,} messages: python -m scripts.languages missing {language}", file=sys.stderr)
    if found:
        print(f"{len(found):,} faults", file=sys.stderr)
    return 1 if found else 0


def _missing(root: Path, language: str) -> int:
    lacking = english.missing(read(root / BASE), read(root / language))
    for file, messages in lacking.items():
        print(f"# {language}/{file}\n", *messages, "", sep="\n")
    return 0


def _tidy(folder: Path) -> int:
    for path in sorted(folder.glob("*.ftl")):
        text = path.read_text("utf-8")
        tidy = typography.tidied(text, folder.name)
        if tidy != text:
            path.write_text(tidy, "utf-8")
            print(f"{folder.name}/{path.name}")
    return 0


def _settle(root: Path, language: str, ids: list[str]) -> int:
    folder = root / language
    other = read(folder)
    unknown = [name for name in ids if name not in other.messages]
    if unknown:
        print(f"{language} does not say {', '.join(unknown)}", file=sys.stderr)
        return 1
    print(f"{english.settle(folder, read(root / BASE), other, ids):,} messages settled")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
