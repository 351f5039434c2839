"""`talon check`, `deadwood` and `solve`: what cards are worth, whether they are a meld, how a table may be rebuilt."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeVar

import typer

from bot.cli.questions import (
    CARDS_HELP,
    Answer,
    Asked,
    BadInput,
    BatchFlag,
    JsonFlag,
    Question,
    RuleOption,
    VariantKey,
    ask,
    spoken,
    variant_with,
)
from engine.cards import Card, CardTextError
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.gin.rules import GinRules
from engine.games.tiles.rules import TileRules
from engine.melds.meld import Meld, MeldRules, NewMeld
from engine.melds.reading import parse_melds, read_meld, table_text
from engine.melds.rebuilding import check_rearranged
from engine.melds.worth import hand_value, meld_value
from engine.puzzles.puzzle import table_rules_of
from engine.rules.refusals import IllegalMove, outcome_of
from engine.variants import VARIANTS, Variant

if TYPE_CHECKING:
    from engine.solver import Solution

T = TypeVar("T")


def meld_rules(variant: Variant) -> MeldRules:
    """The variant's rules as melds depend on them. Raises BadInput where there are none."""
    if not isinstance(variant.rules, DrawDiscardRules | GinRules | TileRules):
        raise BadInput(f"{variant.key} is played without melds")
    return variant.rules


def read_pieces(variant: Variant, text: str) -> tuple[Card, ...]:
    """The pieces of a text. Raises BadInput for one that names none."""
    return _read(variant, variant.notation.parse_many, text)


def read_groups(variant: Variant, text: str) -> tuple[NewMeld, ...]:
    """The groups of a text such as `R4 R5 R6 | B1 R1 JK=W1`, melds or not. Raises BadInput for an unknown piece."""
    return _read(variant, lambda typed: parse_melds(variant.notation, typed), text)


def read_table(variant: Variant, text: str) -> tuple[Meld, ...]:
    """The melds that lie on a table. Raises BadInput for an unknown piece and for a group that is no meld."""
    melds = []
    for group in read_groups(variant, text):
        try:
            melds.append(read_meld(meld_rules(variant), group))
        except IllegalMove as refusal:
            why = explained(variant, refusal)
            raise BadInput(f"{variant.notation.texts(group.cards)} on the table is no meld: {why}") from None
    return tuple(melds)


def must_be_there(variant: Variant, pieces: Iterable[Card]) -> None:
    """Raises BadInput where there are more of a piece than the deck of the variant holds."""
    deck = Counter(variant.game.deck(variant.rules.seat_counts()[0]))
    for piece, count in Counter(pieces).items():
        if count > deck[piece]:
            raise BadInput(f"{count} x {variant.notation.text(piece)}: the deck of {variant.key} holds {deck[piece]}")


def texts(variant: Variant, pieces: Sequence[Card]) -> list[str]:
    """Pieces as the variant writes them."""
    return [variant.notation.text(piece) for piece in pieces]


def explained(variant: Variant, refusal: IllegalMove, group: NewMeld | None = None) -> str:
    """Why the rules refuse something, in one sentence that names the group which is at fault, if one is."""
    wording = spoken().in_forms(variant.family)
    why = wording.reject(refusal, notation=variant.notation)
    meld = "" if group is None else wording.cards(group.cards, variant.notation)
    return why if meld in why else wording.text("workbench-wrong", meld=meld, why=why)


def _read(variant: Variant, parse: Callable[[str], T], text: str) -> T:
    try:
        return parse(text)
    except CardTextError as error:
        notation = variant.notation
        if not notation.tiles:
            raise
        seven, king = notation.letters[0] + "7", notation.letters[1] + "13"
        letters = ", ".join(notation.letters[:-1])
        told = f"tiles of {variant.key} are written like {seven} {king} JK, with the colours {letters} and"
        raise BadInput(f"{error.text!r} is no tile; {told} {notation.letters[-1]}") from None


MOST_CARDS: Final = 30

CardsText = Annotated[str | None, typer.Argument(metavar="CARDS", help=CARDS_HELP)]

check = typer.Typer(no_args_is_help=True, help="Ask the rules about cards.")


@check.command("hand")
def check_hand(
    variant: VariantKey,
    hand: Annotated[str | None, typer.Argument(metavar="HAND", help=f"{CARDS_HELP} Suits may be left out.")] = None,
    rule: RuleOption = None,
    as_json: JsonFlag = False,
    batch: BatchFlag = False,
) -> None:
    """What a hand counts when the round ends."""
    answer = partial(_hand_answer, variant_with(variant, rule))
    question = Question(("hand",), answer, lambda found: _points(found["value"]))
    ask(question, {"hand": hand}, as_json=as_json, batch=batch)


@check.command("meld")
def check_meld(
    variant: VariantKey,
    cards: CardsText = None,
    rule: RuleOption = None,
    as_json: JsonFlag = False,
    batch: BatchFlag = False,
) -> None:
    """Whether cards form one meld, of which kind, and what it is worth."""
    of = variant_with(variant, rule)
    question = Question(("cards",), partial(_meld_answer, of), partial(_told_meld, of.family))
    ask(question, {"cards": cards}, as_json=as_json, batch=batch)


def deadwood(
    variant: VariantKey,
    hand: CardsText = None,
    rule: RuleOption = None,
    as_json: JsonFlag = False,
    batch: BatchFlag = False,
) -> None:
    """The best melds of a hand, and what is left over."""
    question = Question(("hand",), partial(_deadwood_answer, variant_with(variant, rule)), _told_deadwood)
    ask(question, {"hand": hand}, as_json=as_json, batch=batch)


def _hand_answer(variant: Variant, asked: Asked) -> Answer:
    return {"value": hand_value(meld_rules(variant), _read(variant, variant.notation.parse_ranks, asked["hand"]))}


def _meld_answer(variant: Variant, asked: Asked) -> Answer:
    rules, notation = meld_rules(variant), variant.notation
    groups = read_groups(variant, asked["cards"])
    if len(groups) > 1:
        raise BadInput("those are several melds; ask of each by itself")
    group = groups[0] if groups else NewMeld(())
    must_be_there(variant, group.cards)
    try:
        meld = read_meld(rules, group)
    except IllegalMove as refusal:
        refused = {"valid": False, "reject": refusal.code.value, "why": explained(variant, refusal)}
        choices = refusal.facts.get("choices")
        return {**refused, "choices": texts(variant, choices)} if isinstance(choices, tuple) else refused
    return {
        "valid": True,
        "kind": meld.kind.value,
        "value": meld_value(rules, meld),
        "cards": texts(variant, meld.cards),
        "faces": [None if face is None else notation.text(face) for face in meld.faces],
    }


def _deadwood_answer(variant: Variant, asked: Asked) -> Answer:
    from engine.melds.search import best_melds  # noqa: PLC0415

    rules, hand = meld_rules(variant), read_pieces(variant, asked["hand"])
    if len(hand) > MOST_CARDS:
        raise BadInput(f"a hand of {len(hand)} is too large to search; at most {MOST_CARDS}")
    must_be_there(variant, hand)
    found = best_melds(rules, hand)
    melds = [texts(variant, meld.cards) for meld in found.melds]
    return {"deadwood": found.deadwood, "melds": melds, "left": texts(variant, found.left)}


def _points(count: int) -> str:
    return spoken().text("points", points=count)


def _told_meld(family: str, answer: Answer) -> str:
    wording = spoken().in_forms(family)
    if not answer["valid"]:
        return str(answer["why"])
    is_one = wording.text("verdict-melds", kind=answer["kind"], points=answer["value"], laid="")
    return wording.text("workbench-wrong", meld=" ".join(answer["cards"]), why=is_one)


def _told_deadwood(answer: Answer) -> str:
    melds = " | ".join(" ".join(meld) for meld in answer["melds"]) or "–"
    left = " ".join(answer["left"]) or "–"
    return spoken().text("talon-deadwood", points=_points(answer["deadwood"]), left=left, melds=melds)


MOST_ON_RACK: Final = 60
LOOKS: Final = 256_000
"""Four times what a player waits for: enough for nearly every table of eight jokers."""

TABLE_HELP: Final = 'Melds as one quoted text, for example "R4 R5 R6 | B1 R1 W1"; JK=R5 says what a joker stands for.'
RACK_HELP: Final = 'Pieces as one quoted text, for example "R7 JK".'


def solve(  # noqa: PLR0913, PLR0917 - each is an option of the command
    variant: VariantKey,
    table: Annotated[str | None, typer.Option(metavar="MELDS", help=f"{TABLE_HELP} Empty where left out.")] = None,
    rack: Annotated[str | None, typer.Option(metavar="PIECES", help=RACK_HELP)] = None,
    objective: Annotated[
        Literal["tiles", "value"],
        typer.Option(help="Lay the most pieces, or those that count most in a hand, a joker as what it is for."),
    ] = "tiles",
    opening: Annotated[
        bool, typer.Option("--opening", help="The first laying: from the rack alone, worth the variant's minimum.")
    ] = False,
    free_jokers: Annotated[
        bool, typer.Option("--free-jokers", help="Jokers on the table are free to be moved, whatever the variant says.")
    ] = False,
    rule: RuleOption = None,
    as_json: JsonFlag = False,
    batch: BatchFlag = False,
) -> None:
    """The best that a rack can lay where the whole table may be rebuilt.

    With --batch a line gives "rack" and, where there is one, "table"; "objective", "opening" and "free_jokers" in a
    line stand in for the options of the command.
    """
    question = Question(
        ("rack",),
        partial(_solution, _rebuilt_in(variant, rule)),
        _told_solution,
        may=("table",),
        settings={"objective": objective, "opening": opening, "free_jokers": free_jokers},
    )
    ask(question, {"rack": rack, "table": table}, as_json=as_json, batch=batch)


@check.command("table")
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
    rules = table_rules_of(variant)
    if rules is None:
        those = ", ".join(other.key for other in VARIANTS.values() if table_rules_of(other))
        raise BadInput(f"in {variant.key} melds stay as they were laid; the table is rebuilt in {those}")
    return rules


def _there(variant: Variant, melds: Sequence[Meld], rack: Sequence[Card]) -> None:
    """Raises BadInput for a rack too large to search, and for pieces that the deck does not hold."""
    if len(rack) > MOST_ON_RACK:
        raise BadInput(f"a rack of {len(rack)} is too large; at most {MOST_ON_RACK}")
    must_be_there(variant, [*(card for meld in melds for card in meld.cards), *rack])


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
        found = outcome_of(read_meld, rules, group)
        if isinstance(found, IllegalMove) and (found.code, found.facts) == (refusal.code, refusal.facts):
            return group
    return None


def _told_verdict(answer: Answer) -> str:
    return spoken().text("workbench-right") if answer["valid"] else str(answer["why"])


def _solution(variant: Variant, asked: Asked) -> Answer:
    from engine.solver import opening, solve  # noqa: PLC0415 - only this question searches

    if asked["objective"] not in {"tiles", "value"}:
        raise BadInput(f"the objective is tiles or value, not {asked['objective']!r}")
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
        found = solve(rules, table, rack, asked["objective"], fewest_changes=False, budget=LOOKS)
        melds = found.table
    return _answer(variant, found, melds, time.perf_counter() - began)


def _answer(variant: Variant, found: Solution | None, melds: Sequence[Meld], seconds: float) -> Answer:
    return {
        "laid": 0 if found is None else found.laid,
        "value": 0 if found is None else found.value,
        "placed": [] if found is None else texts(variant, found.placed),
        "table": [texts(variant, meld.cards) for meld in melds],
        "after": table_text(variant.notation, melds),
        "optimal": found is None or found.optimal,
        "ms": round(seconds * 1000, 3),
    }


def _told_solution(answer: Answer) -> str:
    facts = {"cards": " ".join(answer["placed"]) or "–", "table": answer["after"] or "–"}
    proven, points = "yes" if answer["optimal"] else "no", _points(answer["value"])
    return spoken().text("talon-laid", proven=proven, count=answer["laid"], points=points, **facts)
