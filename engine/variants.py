"""The registry of variants: key -> family, rules, booklet. (stub, see signatures)"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.cards import Notation
from engine.game import Family
from engine.match import Game
from engine.rules import RuleSet


@dataclass(frozen=True, slots=True)
class Variant:
    """A game of a booklet: a family with a rule set."""

    key: str
    booklet: str
    family: Family
    rules: RuleSet
    notation: Notation


VARIANTS: dict[str, Variant] = {}


class UnknownVariant(LookupError):
    """No variant has this key; `known` lists those there are."""


def game_of(key: str, switches: Mapping[str, object] | None = None) -> Game:
    """A variant's game, with house rules. Raises UnknownVariant and RuleError."""
    raise NotImplementedError


def game_with_rules(key: str, rules: RuleSet) -> Game:
    """A variant's game with rules that were resolved and stored before. Raises UnknownVariant."""
    raise NotImplementedError
