"""A release, step by step: `python -m scripts.release` walks through the list and runs what can be run.

`check TAG`, `names IMAGE` and `built FOLDER` are what the workflows ask. Only Python's own library is needed.
"""

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
DISTRIBUTIONS: Final = ("talon_rummy", "talon_rummy_engine")


class NotReady(Exception):  # noqa: N818 - the release is at fault, not the program
    """What a release lacks, in one sentence."""


def version() -> str:
    """The version, which pyproject.toml alone states."""
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def check(tag: str) -> str:
    """Whether a tag may be released. Raises NotReady."""
    if tag != f"v{version()}":
        raise NotReady(f"the tag is {tag}, and pyproject.toml has version {version()}: tag v{version()}, or change it")
    told = re.search(rf"^## {re.escape(version())} \((.+)\)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    if told is None:
        raise NotReady(f"CHANGELOG.md has no heading “## {version()} (date)”")
    if not re.fullmatch(r"\d{4}-\d{2}-\d{2}", told[1]):
        raise NotReady(f"CHANGELOG.md says {version()} is {told[1]}: put its date there, such as 2027-01-31")
    for step in sorted((ROOT / "migrations" / "versions").glob("v*.py")):
        if "metadata.create_all" in step.read_text("utf-8"):
            raise NotReady(f"{step.name} follows the schema: write its tables out")
    return f"{tag} may be released"


def names(image: str) -> str:
    """What a workflow step gives on: the registry to log in to, and the image's names. Raises NotReady."""
    if not re.fullmatch(r"[a-z0-9][a-z0-9._/:-]*", image):
        raise NotReady(f"{image!r} is no image's name; it is written registry/owner/name, in small letters")
    first = image.partition("/")[0]
    registry = first if "/" in image and re.search(r"[.:]", first) else ""
    return f"registry={registry}\ntags={image}:{version()},{image}:latest"


def built(folder: str) -> str:
    """Whether both wheels lie in a folder, of this version, and nothing else does. Raises NotReady."""
    there = sorted(path.name for path in Path(folder).glob("*") if path.is_file())
    missing = [name for name in DISTRIBUTIONS if not any(one.startswith(f"{name}-{version()}-") for one in there)]
    if missing:
        raise NotReady(f"{folder} lacks {' and '.join(missing)} {version()}: it holds {', '.join(there) or 'nothing'}")
    if len(there) != len(DISTRIBUTIONS):
        raise NotReady(f"{folder} holds more than the two wheels: {', '.join(there)}")
    return f"{folder} holds {' and '.join(there)}"


STEPS: Final[Sequence[tuple[str, Sequence[str]]]] = (
    ("Everything is committed, on main", ("git", "diff", "--quiet", "HEAD")),
    ("Style, types and layers", ("make", "lint")),
    ("The tests", ("make", "test")),
    ("The slow proofs of what has changed: make prove, and read docs/PROOFS.md", ()),
    ("Speed: make bench, and compare docs/BENCHMARKS.md", ()),
    ("README's pictures are those of today: make screenshots", ()),
    ("CHANGELOG.md tells players, operators and contributors what is new, under the version and its date", ()),
    ("Both wheels", ("make", "dist")),
    ("A backup of the old version is restored by the new one: docs/HOSTING.md, Upgrades", ()),
    ("Fifteen minutes by hand on a real server: docs/CHECKLIST.md", ()),
    ("The base images of the Dockerfile are the newest of their line", ()),
)


def walk(ask: Callable[[str], str] = input) -> str:
    """Go through the list: what can be run is run, all else is asked. Raises NotReady at the first that fails."""
    for number, (step, command) in enumerate(STEPS, start=1):
        print(f"{number}. {step}")
        if command:
            if subprocess.run([shutil.which(command[0]) or command[0], *command[1:]], cwd=ROOT, check=False).returncode:
                raise NotReady(f"step {number} failed: {step}")
        elif ask("   done? [y/N] ").strip().lower() not in {"y", "yes"}:
            raise NotReady(f"step {number} is not done: {step}")
    built(str(ROOT / "dist"))
    check(f"v{version()}")
    return f"now: git tag v{version()} && git push origin v{version()}"


COMMANDS: Final[dict[str, Callable[[str], str]]] = {"check": check, "names": names, "built": built}


def _answer(args: Sequence[str]) -> str:
    if not args:
        return walk()
    if len(args) == 2 and args[0] in COMMANDS:
        return COMMANDS[args[0]](args[1])
    raise NotReady("say check TAG, names IMAGE, built FOLDER, or nothing to walk through a release")


def main(args: Sequence[str]) -> int:
    """Run one command; 0 where all is well, else 1 after one line that says what is not."""
    try:
        print(_answer(args))
    except NotReady as lacking:
        print(f"release: {lacking}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
