"""The switches on which melds depend, what cards count, and how a table is rebuilt: shared by every rummy."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

from pydantic import Field

from engine.cards import ACE, FACES, JOKER, SUITS, Card
from engine.rules.contradictions import Contradiction, RuleFault
from engine.rules.switches import OF_CARDS, RuleModel, switch


class SetRules(RuleModel):
    """Same rank."""

    min: int = switch(3, OF_CARDS, ge=3, le=4)
    max: int | None = switch(4, OF_CARDS, ge=3, le=14)
    distinct_suits: bool = switch(True, OF_CARDS, ("A001-03", "A003-03"))

    @property
    def largest(self) -> int | None:
        """The most cards of a set, None where there is no limit."""
        if not self.distinct_suits:
            return self.max
        return SUITS if self.max is None else min(self.max, SUITS)


class RunRules(RuleModel):
    """Consecutive ranks of one suit."""

    min: int = switch(3, OF_CARDS, ge=3, le=4)
    max: int = switch(13, OF_CARDS, ("G-18",), ge=3, le=14)
    ace: Literal["low", "high", "low_or_high"] = switch("low_or_high", OF_CARDS, ("A001-04",))
    wrap: bool = switch(False, OF_CARDS, ("G-18",))


class FlushRules(RuleModel):
    """Cards of one suit, laid only to close (001)."""

    cards: Literal[12, "any_remaining"] = switch(12, ("001",), ("A001-06",))


class JokerRules(RuleModel):
    """Jokers in melds."""

    max_per_meld: Literal["half", "at_least_one_natural", "one"] = switch("half", OF_CARDS, ("G-19",))
    meld_value: Literal["replaced_card"] | Annotated[int, Field(ge=0, le=50)] = switch(
        "replaced_card", OF_CARDS, ("A001-02",)
    )
    swap: Literal["own_turn_after_opening", "own_turn", "never"] = switch("own_turn_after_opening", OF_CARDS, ("G-20",))
    freed: Literal["hand_or_play", "immediately_any", "immediately_in_new_meld"] = switch(
        "hand_or_play", OF_CARDS, ("A000-33", "A001-05")
    )
    announce: Literal["when_ambiguous", "required"] = switch("when_ambiguous", OF_CARDS, ("G-21",))

    def idle(self) -> Iterator[str]:
        if self.swap == "never":
            yield "freed"


class HandValues(RuleModel):
    """What a card left in hand counts. A number counts itself."""

    __slots__ = ("_by_face",)

    ace: int = switch(11, OF_CARDS, ge=1, le=25)
    court: int = switch(10, OF_CARDS, ge=10, le=13)
    joker: int = switch(20, OF_CARDS, ge=0, le=50)

    if TYPE_CHECKING:
        _by_face: tuple[int, ...]

    def of(self, card: Card) -> int:
        """What a card counts, in points: whatever counts cards in hand asks here, or `by_face`."""
        if card is JOKER:
            return self.joker
        return self.ace if card.rank == ACE else min(card.rank, self.court)

    @property
    def by_face(self) -> tuple[int, ...]:
        """What each of the 53 faces counts, by index."""
        try:
            return self._by_face
        except AttributeError:
            found = tuple([self.of(card) for card in FACES])
            object.__setattr__(self, "_by_face", found)
            return found


class MeldPoints(NamedTuple):
    """What each of the 53 faces counts in a meld, by index; the last is a joker that replaces no card in particular.

    `first_in_run` is for the lowest card of a run, `in_run` for all others, `in_set` for the cards of a set or a flush.
    """

    first_in_run: tuple[int, ...]
    in_run: tuple[int, ...]
    in_set: tuple[int, ...]


class MeldValues(RuleModel):
    """What a card in a meld counts. A number counts itself."""

    __slots__ = ("_by_face",)

    ace_low: int = switch(1, OF_CARDS, ge=1, le=15)
    ace_high: int = switch(11, OF_CARDS, ge=1, le=15)
    ace_in_set: int = switch(11, OF_CARDS, ("G-17",), ge=1, le=15)
    court: int = switch(10, OF_CARDS, ge=10, le=13)

    if TYPE_CHECKING:
        _by_face: MeldPoints

    def in_run(self, face: Card, *, first: bool) -> int:
        """What a card of a run counts, or a joker in its place; `first` says that it is the lowest."""
        return self._of(face, self.ace_low if first else self.ace_high)

    def in_set(self, face: Card) -> int:
        """What a card of a set or a flush counts, or a joker in its place. The cards of a set all count alike."""
        return self._of(face, self.ace_in_set)

    @property
    def by_face(self) -> MeldPoints:
        """What each face counts at each place."""
        try:
            return self._by_face
        except AttributeError:
            found = MeldPoints(
                first_in_run=tuple([self.in_run(face, first=True) for face in FACES]),
                in_run=tuple([self.in_run(face, first=False) for face in FACES]),
                in_set=tuple([self.in_set(face) for face in FACES]),
            )
            object.__setattr__(self, "_by_face", found)
            return found

    def _of(self, face: Card, ace: int) -> int:
        if face is JOKER:
            return self.court
        return ace if face.rank == ACE else min(face.rank, self.court)


class RearrangeRules(RuleModel):
    """Rebuilding melds on the table (002, 004, Räuber-Rommé). Where a freed joker goes is `joker.freed`.

    No rule reads `assist`: the interface does. It stands here so that it is agreed, told and stored like a house rule.
    """

    lock: Literal["none", "joker_only", "groups_only", "whole_meld"] = switch(
        "none", ("002", "003", "004"), ("A002-04", "A004-04")
    )
    swap_tile_from: Literal["rack_only", "rack_or_table"] = switch("rack_only", ("002", "003", "004"), ("A002-05",))
    set_colour: Literal["any_missing", "declared"] = switch("any_missing", ("002", "003", "004"), ("A002-06",))
    min_rack: int = switch(1, ("002", "003", "004"), ("G-24",), ge=0, le=3)
    check: Literal["final_state", "strict_origin"] = switch("final_state", ("002", "003", "004"), ("A002-11",))
    assist: Literal["none", "placement", "hints"] = switch("hints", ("002", "003", "004"))


def idle_without_jokers() -> Iterator[str]:
    """The switches of a game that are about nothing where it has no jokers."""
    yield from (f"joker.{name}" for name in JokerRules.model_fields)
    yield from ("hand_values.joker", "rearrange.lock", "rearrange.swap_tile_from", "rearrange.set_colour")


def rearranging_at_odds(run_min: int, run_max: int, wrap: bool) -> Iterator[Contradiction]:
    """The switches of runs that do not go with rebuilding the table.

    A long run can always be laid as two, and runs have a beginning: the solver's exactness rests on both.
    """
    if wrap:
        yield Contradiction(RuleFault.REBUILDING_ENDLESS_RUNS, ("rearrange", "run.wrap"))
    least = 2 * run_min - 1
    if run_max < least:
        switches = ("rearrange", "run.max", "run.min")
        yield Contradiction(RuleFault.REBUILDING_SHORT_RUNS, switches, {"least": least})


def moves_at_odds(rearrange: RearrangeRules, announce: str) -> Iterator[Contradiction]:
    """What does not go together in the moves that rebuild a table, with the value of `joker.announce`."""
    if rearrange.min_rack == 0:
        yield Contradiction(RuleFault.REBUILDING_LAYS_NOTHING, ("rearrange.min_rack",))
    if rearrange.set_colour == "declared" and announce != "required":
        switches = ("rearrange.set_colour", "joker.announce")
        yield Contradiction(RuleFault.DECLARED_NEEDS_ANNOUNCED, switches)
