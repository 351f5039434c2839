"""Languages that are made up for a test: folders of their own in place of the catalogs, or beside them."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import wording
from bot.wording import catalogs, languages


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

    def copy(self, folder: str) -> None:
        """A folder of the real catalogs."""
        shutil.copytree(Path(str(languages.root())) / folder, self.root / folder)
        forget()


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
