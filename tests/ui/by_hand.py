"""The way from the table that lies to another one, step by step as a player takes it on the workbench."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.hosting.games.drafts import Bench, lying
from bot.ui.workbench.bench import announced, moved, readings_in_focus, taken_back
from engine.cards import JOKER, Card
from engine.games.views import MatchView
from engine.melds.meld import Meld, MeldKind, NewMeld
from engine.melds.rebuilding import TableRules

Picked = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class ToNewMeld:
    """Pieces of the bench's melds and of the hand go into a new meld."""

    picked: Picked
    hand: tuple[Card, ...]
    target: str = "new"

    def taken(self, rules: TableRules, bench: Bench) -> Bench:
        return moved(rules, replace(bench, picked=self.picked), self.hand, None)


@dataclass(frozen=True)
class ToHand:
    """Pieces go to the hand."""

    picked: Picked
    hand: tuple[Card, ...] = ()
    target: str = "rack"

    def taken(self, rules: TableRules, bench: Bench) -> Bench:
        return taken_back(rules, replace(bench, picked=self.picked))


@dataclass(frozen=True)
class Read:
    """The jokers of a meld stand for what the choice says."""

    meld: int
    choice: int

    def taken(self, rules: TableRules, bench: Bench) -> Bench:
        return announced(rules, replace(bench, focus=self.meld), self.choice)


Step = ToNewMeld | ToHand | Read


def next_step(view: MatchView, rules: TableRules, bench: Bench, target: Sequence[Meld]) -> Step | None:
    """The next step towards a table; None once it lies."""
    table = bench.steps[-1]
    missing = list(target)
    loose: list[int] = []
    for number, new in enumerate(table):
        found = next((meld for meld in missing if _is(rules, view, new, meld)), None)
        if found is None:
            loose.append(number)
        else:
            missing.remove(found)
    for number in loose:
        for choice, reading in enumerate(readings_in_focus(rules, replace(bench, focus=number))):
            if any(_same(rules, reading, meld) for meld in missing):
                return Read(number, choice)
    if missing:
        return _gathered(table, loose, missing[0])
    if loose:
        return ToHand(tuple((number, place) for number in loose for place in range(len(table[number].cards))))
    return None


def _gathered(table: Sequence[NewMeld], loose: Sequence[int], meld: Meld) -> ToNewMeld:
    """The pieces of a meld, from wherever they lie, those of the fewest melds first, and the rest from the hand."""
    wanted = Counter(meld.cards)
    picked = []
    for number in sorted(loose, key=lambda at: -(Counter(table[at].cards) & wanted).total()):
        for place, card in enumerate(table[number].cards):
            if wanted[card] > 0:
                wanted[card] -= 1
                picked.append((number, place))
    return ToNewMeld(tuple(picked), tuple(sorted((+wanted).elements())))


def _is(rules: TableRules, view: MatchView, new: NewMeld, meld: Meld) -> bool:
    """Whether a meld of the bench is this one; one that lies there from the beginning is what it was."""
    kinds = [there for there in lying(view) if (there.cards, there.faces) == (new.cards, new.faces)]
    if JOKER in new.cards and not new.faces:
        return False
    read = kinds[0] if kinds else Meld(meld.kind, new.cards, new.faces or tuple(new.cards))
    return _same(rules, read, meld)


def _same(rules: TableRules, one: Meld, other: Meld) -> bool:
    """Whether two melds are the same; what nobody has to say of a joker in a set makes no difference."""
    if one.kind is MeldKind.SET and other.kind is MeldKind.SET and rules.joker.announce != "required":
        return Counter(one.cards) == Counter(other.cards)
    if one.kind is MeldKind.SET:
        return other.kind is MeldKind.SET and Counter(_told(one)) == Counter(_told(other))
    return one == other


def _told(meld: Meld) -> list[tuple[Card, Card | None]]:
    return list(zip(meld.cards, meld.faces, strict=True))
