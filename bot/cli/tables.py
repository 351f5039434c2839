"""`talon solve` and `talon check table`: what can be laid where the table may be rebuilt, and whether it may lie so."""

from __future__ import annotations

import time
from collections.abc import Sequence
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Annotated, Final

import typer

from bot.cli.cards import points_text
from bot.cli.failures import BadInput
from bot.cli.pieces import explained, must_be_there, read_groups, read_pieces, read_table, texts
from bot.cli.questions import Answer, Asked, BatchFlag, JsonFlag, Question, RuleOption, VariantKey, ask, variant_with
from engine.cards import JOKER, Card
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.tiles.rules import TileRules
from engine.melds.meld import Meld, NewMeld
from engine.melds.reading import read_meld
from engine.melds.rebuilding import check_rearranged
from engine.rules.refusals import IllegalMove
from engine.variants import VARIANTS, Variant

if TYPE_CHECKING:
    from engine.solver import Solution

MOST_ON_RACK: Final = 60

TABLE_HELP: Final = 'Melds as one quoted text, for example "R4 R5 R6 | B1 R1 W1"; JK=R5 says what a joker stands for.'
RACK_HELP: Final = 'Pieces as one quoted text, for example "R7 JK".'


class Objective(StrEnum):
    """What a laying-out is to be best in."""

    TILES = "tiles"
    VALUE = "value"


def solve(  # noqa: PLR0913, PLR0917 - each is an option of the command
    variant: VariantKey,
    table: Annotated[str | None, typer.Option(metavar="MELDS", help=f"{TABLE_HELP} Empty where left out.")] = None,
    rack: Annotated[str | None, typer.Option(metavar="PIECES", help=RACK_HELP)] = None,
    objective: Annotated[Objective, typer.Option(help="Lay the most pieces, or those that count most.")] = (
        Objective.TILES
    ),
    opening: Annotated[
        bool, typer.Option("--opening", help="The first laying: from the rack alone, worth the variant's minimum.")
    ] = False,
    free_jokers: Annotated[
        bool, typer.Option("--free-jokers", help="Jokers on the table are free to be moved, whatever the variant says.")
    ] = False,
    fewest_changes: Annotated[
        bool, typer.Option("--fewest-changes", help="Leave as many melds as they lie as can be; takes longer.")
    ] = False,
    rule: RuleOption = None,
    as_json: JsonFlag = False,
    batch: BatchFlag = False,
) -> None:
    """The best that a rack can lay where the whole table may be rebuilt.

    With --batch a line gives "rack" and, where there is one, "table"; "objective", "opening", "free_jokers" and
    "fewest_changes" in a line stand in for the options of the command.
    """
    question = Question(
        ("rack",),
        partial(_solution, _rebuilt_in(variant, rule)),
        _told_solution,
        may=("table",),
        settings={
            "objective": objective.value,
            "opening": opening,
            "free_jokers": free_jokers,
            "fewest_changes": fewest_changes,
        },
    )
    ask(question, {"rack": rack, "table": table}, as_json=as_json, batch=batch)


def check_table(
    variant: VariantKey,
    before: Annotated[str | None, typer.Option(metavar="MELDS", help=f"The table before. {TABLE_HELP}")] = None,
    rack: Annotated[str | None, typer.Option(metavar="PIECES", help=f"The rack before. {RACK_HELP}")] = None,
    after: Annotated[str | None, typer.Option(metavar="MELDS", help="The table as it would be.")] = None,
    rule: RuleOption = None,
    as_json: JsonFlag = False,
    batch: BatchFlag = False,
) -> None:
    """Whether a table may be rebuilt so with pieces of a rack."""
    question = Question(
        ("rack", "after"), partial(_verdict, _rebuilt_in(variant, rule)), _told_verdict, may=("before",)
    )
    ask(question, {"before": before, "rack": rack, "after": after}, as_json=as_json, batch=batch)


def _rebuilt_in(key: str, rule: list[str] | None) -> Variant:
    """A variant with house rules. Raises BadInput where the table is not rebuilt in it."""
    variant = variant_with(key, rule)
    _rules(variant)
    return variant


def _rules(variant: Variant) -> DrawDiscardRules | TileRules:
    rules = _rearranging(variant)
    if rules is None:
        those = ", ".join(other.key for other in VARIANTS.values() if _rearranging(other))
        raise BadInput(f"in {variant.key} melds stay as they were laid; the table is rebuilt in {those}")
    return rules


def _rearranging(variant: Variant) -> DrawDiscardRules | TileRules | None:
    rules = variant.rules
    return rules if isinstance(rules, DrawDiscardRules | TileRules) and rules.rearrange is not None else None


def _there(variant: Variant, melds: Sequence[Meld], rack: Sequence[Card]) -> None:
    """Raises BadInput for a rack too large to search, and for pieces that the deck does not hold."""
    if len(rack) > MOST_ON_RACK:
        raise BadInput(f"a rack of {len(rack)} is too large; at most {MOST_ON_RACK}")
    must_be_there(variant, [*(card for meld in melds for card in meld.cards), *rack])


# ------------------------------------------------------------------------------------------------------- check table


def _verdict(variant: Variant, asked: Asked) -> Answer:
    rules = _rules(variant)
    before, rack = read_table(variant, asked["before"]), read_pieces(variant, asked["rack"])
    after = read_groups(variant, asked["after"])
    _there(variant, before, rack)
    try:
        check_rearranged(rules, before, rack, after)
    except IllegalMove as refusal:
        why = explained(variant, refusal, _at_fault(rules, after, refusal))
        return {"valid": False, "reject": refusal.code.value, "why": why}
    return {"valid": True}


def _at_fault(rules: DrawDiscardRules | TileRules, after: Sequence[NewMeld], refusal: IllegalMove) -> NewMeld | None:
    """The group that is no meld, None where the refusal is of the table as a whole."""
    for group in after:
        try:
            read_meld(rules, group)
        except IllegalMove as found:
            if (found.code, found.facts) == (refusal.code, refusal.facts):
                return group
    return None


def _told_verdict(answer: Answer) -> str:
    return "valid" if answer["valid"] else f"not valid ({answer['reject']}): {answer['why']}"


# ------------------------------------------------------------------------------------------------------------- solve


def _solution(variant: Variant, asked: Asked) -> Answer:
    from engine.solver import opening, solve  # noqa: PLC0415 - only this question searches

    if asked["objective"] not in set(Objective):
        raise BadInput(f"the objective is {' or '.join(Objective)}, not {asked['objective']!r}")
    rules = _rules(variant)
    if asked["free_jokers"]:
        rules = rules.with_switches({"rearrange.lock": "none"})
    table, rack = read_table(variant, asked["table"]), read_pieces(variant, asked["rack"])
    _there(variant, table, rack)
    began = time.perf_counter()
    if asked["opening"]:
        single = rules.opening.scope == "single_meld"
        found = opening(rules, rack, rules.opening.points, asked["objective"], single_meld=single)
        melds = table if found is None else (*table, *found.table)
    else:
        found = solve(rules, table, rack, asked["objective"], fewest_changes=asked["fewest_changes"])
        melds = found.table
    return _answer(variant, found, melds, time.perf_counter() - began)


def _answer(variant: Variant, found: Solution | None, melds: Sequence[Meld], seconds: float) -> Answer:
    return {
        "laid": 0 if found is None else found.laid,
        "value": 0 if found is None else found.value,
        "placed": [] if found is None else texts(variant, found.placed),
        "table": [texts(variant, meld.cards) for meld in melds],
        "after": " | ".join(_written(variant, meld) for meld in melds),
        "optimal": found is None or found.optimal,
        "ms": round(seconds * 1000, 3),
    }


def _written(variant: Variant, meld: Meld) -> str:
    """A meld as `check table` takes it, every joker with what it stands for."""
    notation = variant.notation
    words = [
        f"{notation.text(card)}={notation.text(face)}" if card is JOKER and face is not None else notation.text(card)
        for card, face in zip(meld.cards, meld.faces, strict=True)
    ]
    return " ".join(words)


def _told_solution(answer: Answer) -> str:
    table = answer["after"] or "empty"
    if not answer["laid"]:
        return f"nothing can be laid; table: {table}"
    proven = "" if answer["optimal"] else ", not proven the most"
    placed = " ".join(answer["placed"])
    return f"{answer['laid']} laid, {points_text(answer['value'])}{proven}: {placed}; table: {table}"
