"""Languages that are made up for a test: folders of their own in place of the catalogs, or beside them."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from bot import wording
from bot.wording import catalogs, languages

ENGLISH: Final = Path(str(languages.root())) / "en"
_VALUE: Final = re.compile(r"(^[a-z][\w-]* *= *(?:\n[ \n]*)?)(?=[^ .\n])", re.MULTILINE)
"""What stands before the value of a message; one that has attributes alone has none."""


class MadeUp:
    """Folders of catalogs in a directory of a test's own."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def add(self, folder: str, name: str, text: str, *, complete: bool = True) -> None:
        """A language of a name of its own that says some messages."""
        self.write(folder, languages.MANIFEST, f'name = "{name}"\ncomplete = {str(complete).lower()}\n')
        self.write(folder, "all.ftl", text)

    def write(self, folder: str, file: str, text: str) -> None:
        """A file of a language."""
        (self.root / folder).mkdir(exist_ok=True)
        (self.root / folder / file).write_text(text, "utf-8")
        forget()

    def mark(self, folder: str, name: str, mark: str) -> None:
        """A whole language: the English catalogs, with a mark at the beginning of every message."""
        shutil.copytree(ENGLISH, self.root / folder)
        for path in (self.root / folder).glob("*.ftl"):
            path.write_text(_VALUE.sub(rf"\1{mark}", path.read_text("utf-8")), "utf-8")
        self.write(folder, languages.MANIFEST, f'name = "{name}"\ncomplete = true\n')


def forget() -> None:
    """Let everything be read anew."""
    for kept in (languages.folders, languages.manifest, languages.locales, languages.language_of, catalogs._sources):
        kept.cache_clear()
    catalogs._Bundle.of.cache_clear()
    wording._wording.cache_clear()


@pytest.fixture
def made_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MadeUp]:
    """Languages in place of the real ones; none at first."""
    monkeypatch.setattr(languages, "root", lambda: tmp_path)
    forget()
    yield MadeUp(tmp_path)
    monkeypatch.undo()
    forget()
