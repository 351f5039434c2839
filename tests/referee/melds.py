"""Melds read by brute force: what a set, a run and a flush are, and what their cards count."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tests.referee.foul import Foul, expect
from tests.referee.pieces import JOKER, RANK_OF, SUIT_OF, SUITS, card
from tests.referee.record import Entry

MELDS = "RULES, melds"
VALUES = "RULES, values when melding"
JOKERS = "G-19"


@dataclass(frozen=True)
class Meld:
    """A meld on the table: who laid it first, its kind, its cards in table order, what each stands for."""

    owner: int
    kind: str
    cards: tuple[str, ...]
    faces: tuple[str | None, ...]

    @property
    def jokers(self) -> int:
        """How many jokers lie in it."""
        return self.cards.count(JOKER)

    @property
    def naturals(self) -> list[str]:
        """Its cards without the jokers."""
        return [one for one in self.cards if one != JOKER]

    def __str__(self) -> str:
        shown = (one if one != JOKER or not face else f"JK={face}" for one, face in self.pairs())
        return f"{self.kind} {' '.join(shown)}"

    def pairs(self) -> Iterable[tuple[str, str | None]]:
        """Each card with what it stands for."""
        return zip(self.cards, self.faces, strict=True)


def read_meld(rules: Entry, owner: int, entry: Entry) -> Meld:
    """The meld that the record tells of. Raises Foul where it is none."""
    meld = Meld(owner, entry["kind"], tuple(entry["cards"]), tuple(entry["faces"]))
    check(rules, meld)
    return meld


def check(rules: Entry, meld: Meld) -> None:
    """Raises Foul for a meld that is none."""
    expect(len(meld.cards) == len(meld.faces), MELDS, f"{meld.cards} stand for {len(meld.faces)} faces")
    for own, face in meld.pairs():
        expect(own in (JOKER, face), MELDS, f"in {meld} the card {own} stands for {face}")
    count, limit = len(meld.cards), rules.get("joker", {}).get("max_per_meld", "half")
    most = {"half": count // 2, "one": 1}.get(limit, count - 1)
    expect(meld.jokers <= most, JOKERS, f"{meld} has {meld.jokers} jokers, and {most} are allowed")
    if meld.kind == "set":
        _check_set(rules, meld)
    elif meld.kind == "run":
        _check_run(rules["run"], meld)
    elif meld.kind == "flush":
        suits = {SUIT_OF[one] for one in meld.naturals}
        expect(len(suits) == 1, "001, flush", f"{meld} is no flush: its suits are {sorted(suits)}")
    else:
        raise Foul(MELDS, f"there is no meld of the kind {meld.kind}")


def _check_set(rules: Entry, meld: Meld) -> None:
    limits, known = rules["set"], [face for face in meld.faces if face is not None]
    least, most = limits["min"], limits["max"]
    count = len(meld.cards)
    expect(count >= least and (most is None or count <= most), MELDS, f"{meld} has {count} cards")
    expect(len({RANK_OF[face] for face in known}) == 1, MELDS, f"{meld} is no set: its ranks differ")
    if limits["distinct_suits"]:
        expect(len(set(known)) == len(known) and count <= 4, MELDS, f"{meld} has a suit twice")
    if rules.get("joker", {}).get("announce") == "required":
        expect(len(known) == count, "G-21", f"in {meld} nobody has announced what the joker stands for")


def _check_run(limits: Entry, meld: Meld) -> None:
    count = len(meld.cards)
    expect(limits["min"] <= count <= limits["max"], MELDS, f"{meld} has {count} cards")
    expect(run_start(limits, meld.faces) is not None, MELDS, f"{meld} is no run")


def run_start(limits: Entry, faces: Sequence[str | None]) -> int | None:
    """Where a run begins, 1 being the ace below the two; None where the faces are no run in ascending order."""
    count = len(faces)
    lowest = 2 if limits["ace"] == "high" else 1
    highest = 13 if limits["ace"] == "low" else 14
    starts = range(1, 14) if limits["wrap"] else range(lowest, highest - count + 2)
    for suit in SUITS:
        for start in starts:
            if all(face == card(suit, start + at) for at, face in enumerate(faces)):
                return start
    return None


def run_reading(rules: Entry, cards: Sequence[str]) -> list[tuple[str, ...]]:
    """Every way in which cards make a run, jokers anywhere: the faces in ascending order."""
    limits, naturals = rules["run"], [one for one in cards if one != JOKER]
    suits = {SUIT_OF[one] for one in naturals}
    if len(suits) != 1 or not limits["min"] <= len(cards) <= limits["max"] or len(set(naturals)) < len(naturals):
        return []
    suit = suits.pop()
    found = []
    for start in range(1, 15):
        faces = tuple(card(suit, start + at) for at in range(len(cards)))
        if set(naturals) <= set(faces) and len(set(faces)) == len(faces) and run_start(limits, faces) == start:
            found.append(faces)
    return found


def is_set(rules: Entry, cards: Sequence[str]) -> bool:
    """Whether cards make a set, jokers for whatever is missing."""
    limits, naturals = rules["set"], [one for one in cards if one != JOKER]
    if len({RANK_OF[one] for one in naturals}) != 1 or len(cards) < limits["min"]:
        return False
    if limits["max"] is not None and len(cards) > limits["max"]:
        return False
    return not limits["distinct_suits"] or (len(cards) <= 4 and len(set(naturals)) == len(naturals))


def is_meld(rules: Entry, cards: Sequence[str]) -> bool:
    """Whether cards make a set or a run in some order."""
    jokers = cards.count(JOKER)
    most = {"half": len(cards) // 2, "one": 1}.get(rules["joker"]["max_per_meld"], len(cards) - 1)
    return jokers <= most and (is_set(rules, cards) or bool(run_reading(rules, cards)))


def worth(rules: Entry, meld: Meld) -> tuple[int, ...]:
    """What each card of a meld counts, in table order."""
    return tuple(_card_worth(rules, meld, at) for at in range(len(meld.cards)))


def _card_worth(rules: Entry, meld: Meld, at: int) -> int:
    fixed = rules.get("joker", {}).get("meld_value", "replaced_card")
    if meld.cards[at] == JOKER and fixed != "replaced_card":
        return int(fixed)
    face = meld.faces[at]
    if face is None:
        face = next((one for one in meld.faces if one is not None), None)
    if face is None:
        raise Foul(VALUES, f"nothing says what the joker in {meld} counts")
    values, rank = rules["meld_values"], RANK_OF[face]
    if rank == 1:
        return int(values[_ace(meld, at)])
    return court_or_number(rules, values, rank)


def _ace(meld: Meld, at: int) -> str:
    """An ace that begins a run counts one thing, above the king another, in a set a third."""
    if meld.kind != "run":
        return "ace_in_set"
    return "ace_high" if at else "ace_low"


def court_or_number(rules: Entry, values: Entry, rank: int) -> int:
    """What a card above the ace counts: jack, queen and king all the same, a tile its number."""
    return rank if rank < 11 or rules["kind"] == "tiles" else min(rank, int(values["court"]))


def hand_value(rules: Entry, cards: Iterable[str]) -> int:
    """What cards left in hand count."""
    values, total = rules["hand_values"], 0
    for one in cards:
        if one == JOKER:
            total += int(values["joker"])
        elif RANK_OF[one] == 1:
            total += int(values["ace"])
        else:
            total += court_or_number(rules, values, RANK_OF[one])
    return total
