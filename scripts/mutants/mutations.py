"""Wrong versions of a module: mutmut's mutations, one at a time, inside functions."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import libcst as cst
import libcst.matchers as m
from libcst.metadata import ByteSpanPositionProvider, CodeSpan, MetadataWrapper
from mutmut.mutation.mutators import mutation_operators, operator_arg_removal, operator_string

# What is only ever read in a log or by whoever finds a bug of ours; types, which mypy checks, and decorators.
_LEFT_ALONE = (
    m.Annotation()
    | m.Decorator()
    | m.Call(func=m.Attribute(value=m.Name("log")))
    | m.Call(func=m.Name("AssertionError"))
)


@dataclass(frozen=True)
class Mutant:
    """A wrong version of a module: the whole text, and what was changed in which line.

    `function` is the function that is wrong, by its name, and its text as it is and as it is here.
    """

    line: int
    was: str
    now: str
    source: str
    function: tuple[str, str, str]


@dataclass(frozen=True)
class _Change:
    """A node of a function of a module, and what stands in its place."""

    name: str
    function: cst.FunctionDef
    original: cst.CSTNode
    mutated: cst.CSTNode


def mutants_of(source: str) -> list[Mutant]:
    """Every mutant of a module, in the order of its lines; equal ones once."""
    wrapper = MetadataWrapper(cst.parse_module(source), unsafe_skip_copy=True)
    spans = wrapper.resolve(ByteSpanPositionProvider)
    finder = _Finder()
    wrapper.module.visit(finder)
    found: dict[str, Mutant] = {}
    for change in finder.found:
        text = _replaced(source, wrapper.module, spans, change.original, change.mutated)
        if text != source and text not in found and _compiles(text):
            right, wrong = _function(source, text, spans[change.function])
            found[text] = _described(source, text, (change.name, right, wrong))
    return sorted(found.values(), key=lambda mutant: mutant.line)


def _replaced(
    source: str, module: cst.Module, spans: Mapping[cst.CSTNode, CodeSpan], original: cst.CSTNode, mutated: cst.CSTNode
) -> str:
    """The text of the module with one node in another's place."""
    if isinstance(original, cst.BaseExpression | cst.BaseSmallStatement):
        # What stands in one line is written over in the text, which is a hundred times as fast.
        span, text = spans[original], source.encode()
        return b"".join(
            (text[: span.start], module.code_for_node(mutated).encode(), text[span.start + span.length :])
        ).decode()
    wrong = module.deep_replace(original, mutated)
    if not isinstance(wrong, cst.Module):
        raise TypeError("a module in which something is replaced is a module")
    return wrong.code


def _function(source: str, text: str, span: CodeSpan) -> tuple[str, str]:
    """A function as it is and as it is in the wrong text, which is the same before and after it."""
    before, after = source.encode(), text.encode()
    end = span.start + span.length
    return before[span.start : end].decode(), after[span.start : end + len(after) - len(before)].decode()


class _Finder(cst.CSTVisitor):
    """Goes through a module and keeps what could be changed in its functions."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[_Change] = []
        self._names: list[str] = []
        self._functions: list[cst.FunctionDef] = []

    def on_visit(self, node: cst.CSTNode) -> bool:
        if m.matches(node, _LEFT_ALONE):
            return False
        if isinstance(node, cst.ClassDef | cst.FunctionDef):
            self._names.append(node.name.value)
        if isinstance(node, cst.FunctionDef):
            self._functions.append(node)
        if self._functions:
            name = ".".join(self._names)
            self.found += [_Change(name, self._functions[0], node, mutated) for mutated in _mutated(node)]
        return True

    def on_leave(self, original_node: cst.CSTNode) -> None:
        if isinstance(original_node, cst.ClassDef | cst.FunctionDef):
            self._names.pop()
        if isinstance(original_node, cst.FunctionDef):
            self._functions.pop()


def _mutated(node: cst.CSTNode) -> Iterator[cst.CSTNode]:
    for kind, operator in mutation_operators:
        if isinstance(node, kind) and operator is not operator_arg_removal:
            # One wrong text is as good as another.
            yield from list(operator(node))[: 1 if operator is operator_string else None]
    if isinstance(node, cst.BooleanOperation):
        yield from (node.left, node.right)
    if isinstance(node, cst.Call):
        yield from _with_wrong_arguments(node)


def _with_wrong_arguments(call: cst.Call) -> Iterator[cst.Call]:
    """None for a positional argument; a named one left out, so that what it changes stays as it was."""
    for number, argument in enumerate(call.args):
        others = (call.args[:number], call.args[number + 1 :])
        if argument.keyword is not None:
            yield call.with_changes(args=[*others[0], *others[1]])
        elif not argument.star and not m.matches(argument.value, m.Name("None")):
            yield call.with_changes(args=[*others[0], argument.with_changes(value=cst.Name("None")), *others[1]])


def _compiles(text: str) -> bool:
    try:
        compile(text, "mutant", "exec")
    except SyntaxError:
        return False
    return True


def _described(source: str, text: str, function: tuple[str, str, str]) -> Mutant:
    """The mutant with the lines that differ, each side as one line."""
    before, after = source.splitlines(), text.splitlines()
    matcher = difflib.SequenceMatcher(None, before, after, autojunk=False)
    changes = [change for change in matcher.get_opcodes() if change[0] != "equal"]
    first, last = changes[0], changes[-1]
    was, now = before[first[1] : last[2]], after[first[3] : last[4]]
    return Mutant(first[1] + 1, " ".join(map(str.strip, was)), " ".join(map(str.strip, now)), text, function)
