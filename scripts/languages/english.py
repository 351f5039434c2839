"""Which English a translation is of: `english.txt` beside it has a hash of every message as it was when settled."""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentSerializer, ast

from scripts.languages.sources import Fault, Message, Source

BESIDE: Final = "english.txt"
_SERIALIZER: Final = FluentSerializer()


def hash_of(message: Message) -> str:
    """A few letters that change when the English message does; comments and indents are nothing to it."""
    bare = ast.Message(message.entry.id, message.entry.value, message.entry.attributes)
    return hashlib.sha256(_SERIALIZER.serialize_entry(bare).encode()).hexdigest()[:10]


def settled(folder: Path) -> dict[str, str]:
    """The hashes that a language's translations were settled with."""
    path = folder / BESIDE
    lines = path.read_text("utf-8").splitlines() if path.is_file() else []
    return dict(line.split(maxsplit=1) for line in lines if line.strip())


def settle(folder: Path, english: Source, other: Source, only: Iterable[str] = ()) -> int:
    """Say that the translations are of today's English, all of them or some. Tells how many were not before."""
    wanted = set(only) or other.messages.keys()
    before = settled(folder)
    known = {name: original for name in other.messages if (original := english.behind(name))}
    kept = {name: value for name, value in before.items() if name in known}
    new = {name: hash_of(known[name]) for name in wanted & known.keys()}
    after = kept | new
    (folder / BESIDE).write_text("".join(f"{name} {after[name]}\n" for name in sorted(after)), "utf-8")
    return sum(before.get(name) != value for name, value in new.items())


def faults(folder: Path, english: Source, other: Source) -> Iterator[Fault]:
    """Translations whose English has changed, or that nobody has settled."""
    known = settled(folder)
    for message in other.messages.values():
        original = english.behind(message.id)
        if original is None:
            continue
        match known.get(message.id):
            case None:
                yield other.fault(message, f"is not settled: python -m scripts.languages settle {other.language}")
            case value if value != hash_of(original):
                yield other.fault(message, "is old: the English has changed. Mend it, then settle it by its id")
            case _:
                pass
