"""The catalogs and the code agree: nothing asked for is missing, and nothing there is never asked for."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest
from fluent.syntax import ast as ftl

from bot.wording import Wording, WordingError, message_ids
from bot.wording.catalogs import Catalog
from bot.wording.languages import folders
from scripts.languages.sources import BASE, LOCALES, read
from tests.wording.raised import asked_for, base, is_a_form, sources

ENGLISH = message_ids("en")
ENDS = re.compile(r"(^|[.!?:*✓]|·|\n|\n?-#?|⏸) *$")
"""What a selector may stand after: the end of a sentence, a line or an item of a list."""
BEGINS = re.compile(r" *($|\n|·|[A-Z*[])")
"""What it may stand before."""


def test_the_catalogs_of_every_language_can_be_read() -> None:
    assert {*map(len, map(message_ids, folders()))} >= {len(ENGLISH)}


def test_every_message_is_asked_for_somewhere() -> None:
    whole, beginnings = asked_for("bot")
    asked = (name for name in ENGLISH if name in whole or name.startswith(tuple(beginnings)))
    known = {*asked, *_referred_to()}
    assert [name for name in ENGLISH if name not in known and not (is_a_form(name) and base(name) in known)] == []


def _referred_to() -> Iterator[str]:
    """The messages that other messages quote, and those that stand in a page."""
    for path in sorted((LOCALES / BASE).glob("*.ftl")):
        yield from re.findall(r"\{ ([a-z][\w-]*)(?:\.name)? \}", path.read_text(encoding="utf-8"))
    for path in sorted(LOCALES.parent.rglob("*.html")):
        yield from re.findall(r"\{\{([a-z-]+)\}\}", path.read_text(encoding="utf-8"))


def test_a_form_of_a_message_for_a_kind_of_game_speaks_of_nothing_else() -> None:
    catalog = Catalog("en")
    given = {"hand-turn-play-gin": {"knock"}, "round-end-knocked-gin": {"own", "left", "others"}}
    given["lobby-started-duel"] = {"flip"}
    for name in ENGLISH:
        if is_a_form(name) and base(name) in ENGLISH:
            known = catalog.variables(base(name)) | given.get(name, set()) | {"everybody"}
            assert catalog.variables(name) <= known, name


def test_every_message_asked_for_exists() -> None:
    asked = {
        argument.value
        for call in _speaking()
        for argument in call.args[:1]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
    assert asked - set(ENGLISH) == set()
    assert "failure-unforeseen" in asked


def test_every_composed_family_of_messages_exists() -> None:
    composed = {
        argument.values[0].value
        for call in _speaking()
        for argument in call.args[:1]
        if isinstance(argument, ast.JoinedStr) and isinstance(argument.values[0], ast.Constant)
    }
    assert {beginning for beginning in composed if not any(name.startswith(beginning) for name in ENGLISH)} == set()
    assert {"event-", "moment-", "pace-"} <= composed


def test_no_selector_stands_inside_a_sentence() -> None:
    """A translator gets whole sentences, or whole items of a list: other languages put the parts in another order."""
    inside = [
        f"{message.file}: {message.id}: {before!r} .. {after!r}"
        for message in read(LOCALES / BASE).messages.values()
        if message.entry.value is not None
        for before, after in _beside_selectors(message.entry.value)
        if not (ENDS.search(before) and BEGINS.match(after))
    ]
    assert inside == []


def _beside_selectors(pattern: ftl.Pattern) -> Iterator[tuple[str, str]]:
    """What stands before and after each selector of a pattern and of its variants; `$` for another placeable."""
    told = ["", *(_told(element) for element in pattern.elements), ""]
    for place, element in enumerate(pattern.elements, start=1):
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            yield told[place - 1], told[place + 1]
            for variant in element.expression.variants:
                yield from _beside_selectors(variant.value)


def _told(element: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(element, ftl.TextElement):
        return element.value
    return "}" if isinstance(element.expression, ftl.SelectExpression) else "$"


def test_an_unknown_message_and_a_missing_argument_are_errors() -> None:
    for name in ("no-such-message", "failure-unforeseen"):
        with pytest.raises(WordingError):
            Wording.of("en").text(name)


def test_every_message_is_given_its_arguments() -> None:
    catalog = Catalog("en")
    short = {}
    for call in _speaking():
        match call.args:
            case [ast.Constant(value=str(name)), *of] if name in ENGLISH and all(word.arg for word in call.keywords):
                by_itself = {"board", "channel", "free", "game", "players", "status"} if of else set()
                missing = catalog.variables(name) - {word.arg for word in call.keywords} - by_itself
                if missing:
                    short[name] = missing
    assert short == {}


def test_what_people_read_is_in_the_catalogs_and_not_in_the_code() -> None:
    literal = [
        ast.unparse(call)
        for tree in sources("bot/ui", "bot/commands", "bot/delivery")
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        for text in (*_spoken_arguments(call),)
        if isinstance(text, ast.Constant) and any(letter.isalpha() for letter in str(text.value))
    ]
    assert literal == []


def test_no_sentence_is_glued_in_the_code_by_a_colon() -> None:
    glued = [
        ast.unparse(text)
        for tree in sources("bot/ui", "bot/delivery")
        for text in ast.walk(tree)
        if isinstance(text, ast.JoinedStr)
        for before, piece in pairwise(text.values)
        if isinstance(before, ast.FormattedValue)
        and isinstance(piece, ast.Constant)
        and str(piece.value).startswith(": ")
    ]
    assert glued == [], "French has a no-break space before it"


def _spoken_arguments(call: ast.Call) -> list[ast.expr]:
    """The arguments of a call that end up in front of people."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    said = [word.value for word in call.keywords if word.arg in {"label", "placeholder", "content", "title", "alt"}]
    if name in {"TextDisplay", "say", "say_privately", "send_message", "TextInput", "Label"}:
        said += call.args
    return [text for text in said if not (isinstance(text, ast.Constant) and text.value is None)]


@cache
def _speaking() -> tuple[ast.Call, ...]:
    """Every call in the bot that asks for a message."""
    nodes = (node for tree in sources("bot") for node in ast.walk(tree))
    return tuple(node for node in nodes if isinstance(node, ast.Call) and _speaks(node))


def _speaks(call: ast.Call) -> bool:
    function = call.func
    if isinstance(function, ast.Name):
        return function.id in {"command_text", "of_game"}
    if not isinstance(function, ast.Attribute) or function.attr != "text":
        return False
    owner = function.value
    named = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
    return named.strip("_") in {"wording", "catalog", "speech", "self", "w"}
