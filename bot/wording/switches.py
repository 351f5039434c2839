"""The switches of a rule set in words: what each says and can be, and what is wrong with a change of them."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.wording.speech import NOT_SAID, Speech, code
from engine.rules.contradictions import Allowed, Facts
from engine.rules.switches import RuleError, Switch

UNGROUPED: Final = "game"
"""What the switches that are in no group are grouped as."""


class SwitchWords(Speech):
    """A language as it speaks of rules."""

    def switch_group(self, name: str) -> str:
        """The name of a group of switches; of those that are in none where its dotted name is empty."""
        return self.text(f"group-{(name or UNGROUPED).replace('.', '-')}")

    def said_switch(self, switch: Switch) -> str:
        """A switch with its value as a sentence: `No points needed to open.`; of one that does not hold, just that."""
        return self.said_value(switch, switch.value) if switch.holds else self.text("switch-idle")

    def said_value(self, switch: Switch, value: object) -> str:
        """The sentence that a switch would say with a value; with none, of one that does not hold: nothing."""
        if value is None and not switch.holds:
            return self.text("switch-idle")
        word = switch.as_written(value)
        return self.text(f"said-{switch.name.replace('.', '-')}", value=int(word) if word.isdecimal() else word)

    def allowed(self, what: Allowed, mark: str = "") -> str:
        """What a switch may be, as it is typed: `low, high or low_or_high`, `none or a whole number from 1 to 50`."""
        numbers = [] if what.least is None else [self._numbers(what)]
        return self.listed([*(f"{mark}{word}{mark}" for word in what.words), *numbers], "or")

    def seat_range(self, counts: Sequence[int]) -> str:
        """The numbers of seats that a game can be played with: `2 to 6`, `2 or 4` where not all between will do."""
        without_gap = 1 < len(counts) == counts[-1] - counts[0] + 1
        if without_gap:
            return self.text("seat-range", least=counts[0], most=counts[-1])
        return self.listed([str(count) for count in counts], "or")

    def fault(self, error: RuleError) -> str:
        """One sentence that says what is wrong with a change of the rules and what would be right."""
        return self.text(f"fault-{error.code.value}", switch=code(error.switch), **self._told(error.facts))

    def _numbers(self, what: Allowed) -> str:
        # As texts: a number would be written with signs between its thousands, and nobody could type that.
        most = NOT_SAID if what.most is None else str(what.most)
        many = "yes" if what.many else "no"
        return self.text("allowed-numbers", many=many, least=str(what.least), most=most)

    def _told(self, facts: Facts) -> dict[str, str | int]:
        told: dict[str, str | int] = {}
        for name, value in facts.items():
            match name, value:
                case "meant", tuple(names):
                    told[name] = self.listed(self._named(names), "or") if names else NOT_SAID
                case "within", tuple(names):
                    told[name] = self.listed(self._named(names))
                case "given", str(word):
                    told[name] = code(word)
                case "allowed", Allowed() as what:
                    told[name] = self.allowed(what, "`")
                case "counts", tuple(counts):
                    told["range"] = self.seat_range(counts)
                case _, int() | str():
                    told[name] = value
                case _:
                    raise AssertionError(f"nobody words {name}")
        return told

    def _named(self, names: Iterable[str]) -> list[str]:
        return [self.text("fault-switch", name=name) for name in names]
