"""JSON documents under the version of their schema, with upcasts of older versions.

Every document is an object that begins with its version, `{"v":1,...}`. When the shape of a document changes, its
version goes up by one, and an upcast turns trees of the old shape into the new one: whatever any release wrote stays
readable.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter, ValidationError
from pydantic_core import PydanticSerializationError

T = TypeVar("T")


Tree = dict[str, Any]


Upcast = Callable[[Tree], Tree]


class CodecError(ValueError):
    """A document that cannot be read: one sentence on which document, where in it, and what is wrong."""


class Document(Generic[T]):
    """One kind of document: a frozen dataclass whose fields stand beside the version in a JSON object.

    `upcasts[n]` turns the tree of version n into that of version n + 1; there must be one for every older version.
    """

    def __init__(
        self,
        name: str,
        holds: type[T],
        *,
        version: int = 1,
        version_key: str = "v",
        upcasts: Mapping[int, Upcast] | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.version_key = version_key
        self.upcasts = dict(upcasts or {})
        if set(self.upcasts) != set(range(1, version)):
            raise ValueError(f"{name} is at version {version} and needs an upcast from each version before it")
        self._adapter = TypeAdapter(holds)
        self._opening = f'{{"{version_key}":{version},'

    def dump(self, value: T) -> str:
        """The document as JSON text. Raises TypeError for a value that its schema does not name, at any depth."""
        try:
            return self._opening + self._adapter.dump_json(value, warnings="error")[1:].decode()
        except PydanticSerializationError as error:
            raise TypeError(f"{self.name} holds what has no place in it: {error}") from None

    def load(self, text: str) -> T:
        """What the text holds, upcast where it is older. Raises CodecError."""
        if not text.startswith(self._opening):
            return self.unpack(parsed(self.name, text))
        try:
            return self._adapter.validate_json(text)
        except ValidationError as error:
            raise unreadable(self.name, error) from None

    def described(self) -> Tree:
        """The document's JSON Schema, without the titles that only repeat names."""
        schema = _untitled(self._adapter.json_schema())
        version = {"const": self.version}
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            **schema,
            "properties": {self.version_key: version, **schema["properties"]},
            "required": [self.version_key, *schema["required"]],
        }

    def pack(self, value: T) -> Tree:
        """The document as plain JSON values."""
        return {self.version_key: self.version, **self._adapter.dump_python(value, mode="json")}

    def unpack(self, tree: Mapping[str, Any]) -> T:
        """What the plain values hold, upcast where they are older. Raises CodecError."""
        version = tree.get(self.version_key)
        if not isinstance(version, int) or isinstance(version, bool) or version < 1:
            raise CodecError(f'{self.name} has no version: "{self.version_key}" must be a whole number from 1')
        if version > self.version:
            raise CodecError(f"{self.name} has version {version}; this release reads up to version {self.version}")
        current = dict(tree)
        for old in range(version, self.version):
            current = self.upcasts[old](current)
        try:
            return self._adapter.validate_python(current)
        except ValidationError as error:
            raise unreadable(self.name, error) from None


def _untitled(part: Any) -> Any:
    if isinstance(part, list):
        return [_untitled(each) for each in part]
    if isinstance(part, dict):
        return {key: _untitled(each) for key, each in part.items() if key != "title" or not isinstance(each, str)}
    return part


def parsed(name: str, text: str) -> Tree:
    """The JSON object of a document's text. Raises CodecError."""
    try:
        tree = json.loads(text)
    except ValueError as error:
        raise CodecError(f"{name} is not JSON: {error}") from None
    if not isinstance(tree, dict):
        raise CodecError(f"{name} is not a JSON object")
    return tree


def unreadable(name: str, error: ValidationError, *inside: str) -> CodecError:
    """The error that says where a document is broken and why, and quotes nothing of it: it may hold hands and stocks.

    `inside` is the part of the document that was read.
    """
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    place = ".".join(str(part) for part in (*inside, *first["loc"]))
    return CodecError(f"{name} cannot be read at {place or 'its top level'}: {first['msg']}")
