"""What a host may choose for a tournament in preparation: a list for each field with a choice."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from bot.answers import Outdated
from bot.hosting.clock.pace import PACES, RESTS, pace_of, resting, rests_of
from bot.hosting.rule_sets import BOOKLET
from bot.hosting.tournaments import drafts
from bot.hosting.tournaments.service import VisibleTournament
from bot.records.tournaments import StoredTournament
from bot.ui.kit.items import PanelId, PanelItem, id_of, options_of, select
from bot.ui.table.game_facts import worded_by
from bot.wording import Wording
from engine.computers import STRENGTHS
from engine.tournament.rules import FORMATS, TIE_BREAKS, AnyTournamentRules, SwissRules
from engine.variants import VARIANTS

PANEL: Final = "draft"
COMPUTERS: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 32, 40, 48, 60)
FEWEST_CHOICES: Final = 2
EVERYBODY: Final = "0"
YES_NO: Final = (False, True)

OF_FORMAT: Final[dict[str, dict[str, tuple[object, ...]]]] = {
    "swiss": {
        "rounds": (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15),
        "new_opponents_first": YES_NO,
        "best_against_best": YES_NO,
    },
    "round_robin": {"laps": (1, 2, 3, 4)},
    "knockout": {"go_on": (1, 2, 3, 4, 5), "seeding": ("lot", "given"), "third_place": YES_NO},
    "ladder": {"out_at": (50, 100, 150, 200, 300, 500, 1000), "max_rounds": (5, 8, 10, 15, 20, 30)},
    "league": {"division_size": (4, 5, 6, 8, 10, 12, 16, 20), "moving": (0, 1, 2, 3, 4), "laps": (1, 2)},
    "arena": {"streak_from": (None, 2, 3, 4)},
}
"""The fields of each format's own rules with what is offered for them."""
COUNTED: Final[dict[str, tuple[object, ...]]] = {
    "points": ("place", "difference", "totals"),
    "bye_points": ("win", "average", "loss"),
    "unfinished": ("score_now", "computer_finishes"),
}
MOST_LATE: Final = 5

Change = Callable[[StoredTournament], StoredTournament]
Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Server:
    """What the server offers to choose from: its saved rules for the game by name, and roles as id and name."""

    sets: tuple[str, ...] = ()
    chosen_set: str | None = None
    roles: tuple[tuple[int, str], ...] = ()


def change_of(action: str, rule: str, values: Sequence[str]) -> Change:
    """What a select changes of a draft. Raises Outdated for one that there is none of."""
    value = values[0] if values else ""
    changes: dict[str, Change] = {
        "rule": lambda stored: drafts.with_rules(stored, {rule: value}),
        "format": lambda stored: drafts.with_format(stored, value),
        "ties": lambda stored: drafts.with_rules(stored, {"tie_breaks": ties_from(value)}),
        "help": lambda stored: drafts.with_help(stored, help=value == "on"),
        "pace": lambda stored: _with_terms(stored, pace=pace_of(value), round_s=drafts.usual_round_s(pace_of(value))),
        "rests": lambda stored: _with_terms(stored, pace=resting(stored.record.terms.pace, value)),
        "computers": lambda stored: _with_terms(stored, computers=id_of(value)),
        "strength": lambda stored: _with_terms(stored, strength=value),
        "role": lambda stored: _with_terms(stored, role_id=id_of(value) or None),
    }
    if action not in changes:
        raise Outdated
    return changes[action]


def _with_terms(stored: StoredTournament, **changed: Any) -> StoredTournament:
    return drafts.with_terms(stored, replace(stored.record.terms, **changed))


def ties_from(first: str) -> tuple[str, ...]:
    """All tie-breaks, this one before the others. Raises Outdated for one that there is none of."""
    if first not in TIE_BREAKS:
        raise Outdated
    return (first, *(one for one in TIE_BREAKS if one != first))


@dataclass(frozen=True, slots=True)
class Choices:
    """The lists of values, one for each field."""

    visible: VisibleTournament
    server: Server
    wording: Wording

    def lists(self) -> dict[str, PanelItem]:
        """The lists by the names of what they settle, as many as leave a choice."""
        every = [*self._played(), *self._of_format(), *self._counted(), *self._people()]
        return {name_of(PanelId.parse(one.custom_id)): one for one in every if one is not None}

    @property
    def rules(self) -> AnyTournamentRules:
        return self.visible.state.rules

    def _played(self) -> list[PanelItem | None]:
        terms, wording = self.visible.record.terms, self.wording
        at_table = worded_by(wording, terms.variant, terms.rules, self.rules.seats)
        sets = (BOOKLET, *self.server.sets)
        paces = [name for name, pace in PACES.items() if drafts.is_slow_enough(pace, self.rules)]
        return [
            self._of("format", FORMATS, self.rules.format, lambda name: wording.text(f"tournament-format-{name}")),
            self._of("game", VARIANTS, terms.variant, wording.variant_name),
            self._of("set", sets, self.server.chosen_set, self._worded("set")),
            self._rule("seats", terms.rules.seat_counts()),
            self._of("pace", paces, terms.pace.name, lambda name: at_table.pace(PACES[name])),
        ]

    def _of_format(self) -> list[PanelItem | None]:
        own = OF_FORMAT[self.rules.format]
        made = [self._rule(name, self._possible(name, values)) for name, values in own.items()]
        return [*made, self._late(), self._rule("leftovers", self.rules.possible_leftovers, self.rules.left_over)]

    def _possible(self, name: str, values: Iterable[Value]) -> list[Value]:
        possible = []
        for value in values:
            with suppress(ValueError):
                self.rules.with_switches({name: value})
                possible.append(value)
        return possible

    def _late(self) -> PanelItem | None:
        """How long a Swiss tournament may be entered late: never once its last round has begun."""
        if not isinstance(self.rules, SwissRules):
            return None
        last = self.rules.rounds - 1
        return self._rule("late_rounds", range(min(MOST_LATE, last) + 1), min(self.rules.late_rounds, last))

    def _counted(self) -> list[PanelItem | None]:
        made = [self._rule(name, self._possible(name, values)) for name, values in COUNTED.items()]
        firsts = [order[0] for order in self._possible("tie_breaks", map(ties_from, TIE_BREAKS))]
        ties = self._of(
            "ties", firsts, self.rules.tie_breaks[0], lambda one: self.wording.text("tournament-ties", first=one)
        )
        return [made[0], ties, *made[1:]]

    def _people(self) -> list[PanelItem | None]:
        terms = self.visible.record.terms
        roles = dict(self.server.roles)
        role = str(terms.role_id or EVERYBODY)
        has_help = getattr(terms.rules, "rearrange", None) is not None
        offered = (EVERYBODY, *(str(one) for one in roles))

        def strength(name: str) -> str:
            return self._worded("strength")(self.wording.text(f"strength-{name}"))

        return [
            self._of("computers", COMPUTERS, terms.computers, self._worded("computers")),
            self._of("strength", STRENGTHS, terms.strength, strength) if terms.computers else None,
            self._of("rests", RESTS, rests_of(terms.pace), self._worded("rests")),
            self._of("role", offered, role, lambda one: self._worded("role")(roles.get(int(one), "everybody"))),
            self._of("help", ("off", "on"), "on" if terms.help else "off", self._worded("help")) if has_help else None,
        ]

    def _worded(self, name: str) -> Callable[[object], str]:
        def worded(value: object) -> str:
            after = value + 1 if isinstance(value, int) else 0
            return self.wording.text(f"tournament-option-{name}", value=value, next=after)

        return worded

    def _rule(self, name: str, values: Iterable[object], chosen: object = ...) -> PanelItem | None:
        """A select for a field of the rules, which shows what it is, or what it comes to."""
        label = self._worded(name.replace("_", "-"))
        chosen = getattr(self.rules, name) if chosen is ... else chosen
        told = {True: "yes", False: "no", None: "none"}

        def worded(value: object) -> str:
            return label(told[value] if isinstance(value, bool) or value is None else value)

        return self._of("rule", values, chosen, worded, name)

    def _of(
        self, action: str, values: Iterable[object], chosen: object, label: Callable[..., str], detail: str = ""
    ) -> PanelItem | None:
        panel_id, offered = PanelId(PANEL, action, self.visible.record.id, detail=detail), [*values]
        if chosen not in offered and isinstance(chosen, int):
            offered.append(chosen)
        if len(offered) < FEWEST_CHOICES:
            return None
        options = options_of({_value_of(one): label(one) for one in offered}, _value_of(chosen))
        return select(panel_id, options, self.wording.text(f"tournament-choose-{name_of(panel_id)}"))


def name_of(panel_id: PanelId) -> str:
    """What a list settles, as the messages that are about it name it."""
    return (panel_id.detail or panel_id.action).replace("_", "-")


def _value_of(one: object) -> str:
    """A value as rules take it when it comes back."""
    return str(one).lower() if one is None or isinstance(one, bool) else str(one)
