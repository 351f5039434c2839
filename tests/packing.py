"""What goes into the image: read from Dockerfile and .dockerignore, without an engine that would carry them out."""

import fnmatch
import re
import shutil
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[1]
DOCKERFILE = ROOT / "Dockerfile"
IGNORED = ROOT / ".dockerignore"


def copied() -> list[str]:
    """What the image is built from: the sources of every COPY that are not taken from another stage."""
    lines = re.findall(r"^COPY +(?!--from)(.+)$", DOCKERFILE.read_text(encoding="utf-8"), re.MULTILINE)
    return [source for line in lines for source in line.split()[:-1]]


def let_in(path: str) -> bool:
    """Whether a file gets into what the image is built from: the last line that speaks of it, or of a folder of it,
    decides.
    """
    names = [path, *(folder.as_posix() for folder in PurePosixPath(path).parents if folder.name)]
    gets_in = True
    for line in IGNORED.read_text(encoding="utf-8").split():
        pattern = line.removeprefix("!")
        if any(_matches(name, pattern) for name in names):
            gets_in = line.startswith("!")
    return gets_in


def _matches(name: str, pattern: str) -> bool:
    parts, wanted = name.split("/"), pattern.split("/")
    if wanted[0] == "**":
        parts, wanted = parts[-len(wanted) + 1 :], wanted[1:]
    pairs = zip(parts, wanted, strict=False)
    return len(parts) == len(wanted) and all(fnmatch.fnmatchcase(part, want) for part, want in pairs)


def files(top: str) -> Iterator[str]:
    """Every file of this tree that is called so, or lies in a folder that is, by its path from the root."""
    place = ROOT / top
    for file in [place] if place.is_file() else place.rglob("*"):
        if file.is_file():
            yield file.relative_to(ROOT).as_posix()


def context(into: Path) -> None:
    """Copy what the image's build is given, as the build copies it."""
    for path in (path for top in copied() for path in files(top)):
        if let_in(path):
            (into / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, into / path)
