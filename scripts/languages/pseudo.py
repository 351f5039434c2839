"""English that looks foreign: accents, a third more letters. What stays as it was is not in a catalog.

Placeables, markup, code, addresses and Discord's own signs are kept, and so are the names of commands.
"""

import re
from pathlib import Path
from typing import Final

from fluent.syntax import FluentSerializer, ast, parse

from scripts.languages.sources import walk

MORE: Final = 0.35
_LETTERS: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"
)
_KEPT: Final = re.compile(r"`[^`]*`|https?://\S+|\]\(|<[^>\n]*>|:[a-z_]+:")
_LEAST: Final = 3
_FILLING: Final = "ḗ"


def write(english: Path, folder: Path) -> None:
    """Write the catalogs of a folder in pseudo English into another."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in english.iterdir():
        text = path.read_text("utf-8")
        (folder / path.name).write_text(catalog(text) if path.suffix == ".ftl" else text, "utf-8")


def catalog(text: str) -> str:
    """A catalog in pseudo English; attributes, which are names of commands, are left."""
    resource = parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            _in_code = False
            for node in walk(entry.value):
                if isinstance(node, ast.TextElement):
                    node.value, _in_code = _pseudo(node.value, in_code=_in_code)
    return FluentSerializer().serialize(resource)


def pseudo(text: str) -> str:
    """A text with accents, and a third longer."""
    return _pseudo(text, in_code=False)[0]


def is_pseudo(text: str, also_kept: re.Pattern[str] = _KEPT) -> bool:
    """Whether a text has no plain letter, beside what is kept in every language."""
    return not re.search(r"[A-Za-z]", also_kept.sub(" ", _KEPT.sub(" ", text)))


def _pseudo(text: str, *, in_code: bool) -> tuple[str, bool]:
    """A piece of a message, which may begin and end within `code`."""
    told = []
    for number, part in enumerate(text.split("`")):
        if number:
            in_code = not in_code
        told.append(part if in_code else _plain(part))
    return "`".join(told), in_code


def _plain(text: str) -> str:
    begin, said = 0, []
    for found in _KEPT.finditer(text):
        said += [_accented(text[begin : found.start()]), found.group()]
        begin = found.end()
    return "".join([*said, _accented(text[begin:])])


def _accented(text: str) -> str:
    """Every word of some letters with more letters after it, so that a line grows where it can break."""
    return re.sub(r"[A-Za-z]+", lambda word: _longer(word.group()), text)


def _longer(word: str) -> str:
    return word.translate(_LETTERS) + _FILLING * (round(len(word) * MORE) if len(word) >= _LEAST else 0)
