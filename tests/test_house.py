"""The house is in order: what the repository promises about itself, beyond what the linters can see."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

import pytest

from bot.config import Config
from scripts.size import sizes
from tests.wording.raised import parsed

ROOT = Path(__file__).parents[1]
PACKAGES = ("engine", "render", "bot")
SOURCES = [path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
TOP = {"engine", "render", "bot", "tests", "docs", "scripts", "migrations"}
MODULE = r"(engine|render|bot|tests)(\.[a-z_]+)+"

LONGEST_FILE = 420
LONGEST_FUNCTION = 45
SILENT = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def code_lines(text: str, tree: ast.AST) -> set[int]:
    """The numbers of the lines that hold code: blank lines, comments and docstrings are free."""
    words = (token for token in tokenize.generate_tokens(io.StringIO(text).readline) if token.type not in SILENT)
    lines = {line for word in words for line in range(word.start[0], word.end[0] + 1)}
    return lines - {line for node in ast.walk(tree) if is_text(node) for line in span(node)}


def is_text(node: ast.AST) -> TypeGuard[ast.Expr]:
    """Whether a node is a text standing alone: a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def span(first: ast.stmt, last: ast.stmt | None = None) -> range:
    return range(first.lineno, ((last or first).end_lineno or first.lineno) + 1)


def test_files_and_functions_stay_short() -> None:
    assert [told for path in SOURCES for told in too_long(path)] == []


def definitions(node: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]:
    """Every function and class within a node; nothing defines one in the middle of an expression."""
    for one in ast.iter_child_nodes(node):
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield one
        if not isinstance(one, ast.expr):
            yield from definitions(one)


def too_long(path: Path) -> Iterator[str]:
    """What of a file has more lines of code than is good."""
    text, tree = path.read_text(encoding="utf-8"), parsed(path)
    functions = [one for one in definitions(tree) if not isinstance(one, ast.ClassDef)]
    if text.count("\n") <= LONGEST_FILE and all(len(span(one)) <= LONGEST_FUNCTION for one in functions):
        return
    lines = code_lines(text, tree)
    if len(lines) > LONGEST_FILE:
        yield f"{named(path)}: {len(lines)} lines"
    for function in functions:
        body = len(lines & set(span(function.body[0], function.body[-1])))
        if body > LONGEST_FUNCTION:
            yield f"{named(path)}, {function.name}: {body} lines"


def public_methods(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    classes = (one for one in definitions(tree) if isinstance(one, ast.ClassDef) and not one.name.startswith("_"))
    methods = (one for node in classes for one in node.body)
    for method in methods:
        if isinstance(method, ast.FunctionDef | ast.AsyncFunctionDef) and not method.name.startswith("_"):
            yield method


def test_whatever_takes_more_than_a_line_to_do_is_told_where_it_is_done_or_where_it_is_promised() -> None:
    """A property of one line says by its name what it is; an override that adds nothing is told by its base."""
    methods = [(named(path), one) for path in SOURCES for one in public_methods(parsed(path))]
    promised = {method.name for _, method in methods if ast.get_docstring(method)}
    silent = [(where, one.name) for where, one in methods if ast.get_docstring(one) is None and len(one.body) > 1]
    assert [(where, name) for where, name in silent if name not in promised] == []


def test_the_house_is_no_larger_than_it_may_be() -> None:
    assert [size for size in sizes() if not size.fits] == []


def test_no_file_is_named_for_nothing_in_particular() -> None:
    vague = {"utils", "util", "helpers", "helper", "manager", "misc", "common", "base"}
    assert [named(path) for path in SOURCES if path.stem in vague] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_the_packages_are_typed(package: str) -> None:
    assert (ROOT / package / "py.typed").exists()


def test_the_example_settings_name_every_setting() -> None:
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert set(re.findall(r"^#?(TALON_[A-Z_]+)=", text, re.MULTILINE)) == {
        f"TALON_{name.upper()}" for name in Config.model_fields
    }


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_pages_link_to_and_name_files_folders_and_modules_that_there_are(page: Path) -> None:
    """Every `path/like/this.py` and every `engine.module` in backticks; `<family>` stands for any of several."""
    text = page.read_text(encoding="utf-8")
    links = [link[1] or link[2] for link in re.finditer(r"""\]\(([^)#:]+)\)|src="([^":]+)\"""", text)]
    assert [link for link in links if not (page.parent / link).exists()] == []
    quoted = re.findall(r"`([^`\s]+)`", text)
    paths = [name for name in quoted if name.partition("/")[0] in TOP and "/" in name]
    modules = [name.replace(".", "/") for name in quoted if re.fullmatch(MODULE, name)]
    assert [name for name in (*paths, *modules) if not is_there(name)] == []


def is_there(name: str) -> bool:
    """Whether a file, a folder or a module has this name."""
    pattern = re.sub("<[a-z]+>", "*", name)
    return any(ROOT.glob(pattern)) or any(ROOT.glob(f"{pattern}.py"))


def test_the_image_runs_without_privileges_and_tells_its_health() -> None:
    instructions = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    last_stage = instructions.rpartition("FROM ")[2]
    assert re.search(r"^USER (?!root)", last_stage, re.MULTILINE)
    assert re.search(r"^HEALTHCHECK .*\"talon\", \"health\"", last_stage, re.MULTILINE)
    assert re.search(r"^VOLUME ", last_stage, re.MULTILINE)
