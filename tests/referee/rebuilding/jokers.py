"""Jokers on a table that is rebuilt: which may move, what frees them, where they go (A002-04b, A004-03, A004-04)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tests.referee.foul import expect
from tests.referee.melds import Meld
from tests.referee.pieces import JOKER, RANK_OF, SUITS, card
from tests.referee.rebuilding.rebuilt import Rebuilt
from tests.referee.record import Entry

LOCKS = {"joker_only": "A002-04b", "groups_only": "A004-04", "whole_meld": "A004-04", "none": "G-20"}
FREED = "A004-03, where a freed joker goes"


@dataclass(frozen=True)
class Lying:
    """A joker on the table before the move: its meld, its place there, what it stood for, None for any missing suit."""

    number: int
    meld: Meld
    face: str | None


def expect_jokers(rules: Entry, found: Rebuilt, may_free: bool) -> None:
    """Raises Foul unless every joker that lay there is kept in its place or was freed rightly.

    `may_free` says whether the seat may free jokers at all (G-20).
    """
    lock = rules["rearrange"]["lock"]
    said = rules["rearrange"]["set_colour"] == "declared"
    jokers = [
        Lying(number, meld, face if said or meld.kind == "run" else None)
        for number, meld in found.before.items()
        for own, face in meld.pairs()
        if own == JOKER
    ]
    if lock == "none":
        _expect_exchanged(rules, found, jokers, may_free)
        return
    fates = list(_fates(rules, found, jokers, may_free))
    expect(bool(fates), LOCKS[lock], "a joker lies elsewhere that was not replaced by the tile it stood for")
    expect(any(_go_right(rules, found, fate) for fate in fates), FREED, "a freed joker does not lie where it must go")


def _expect_exchanged(rules: Entry, found: Rebuilt, jokers: Sequence[Lying], may_free: bool) -> None:
    """Jokers that nothing locks may lie anywhere on the table; the hand gets one for its card alone (A003-12)."""
    if not found.to_hand:
        return
    expect(may_free, "G-20", "a joker is freed before the own opening, or where none may be")
    expect(rules["joker"]["freed"] == "hand_or_play", FREED, "a freed joker goes to the hand")
    replaced = sum(any(True for _ in _replacements(rules, found, lying)) for lying in jokers)
    expect(replaced >= found.to_hand, "A003-12", "a joker goes to the hand that was not exchanged for its card")


# ------------------------------------------------------------------------------------------------- what became of them

Kept = tuple[int, int]
"""Where a joker lies after the move: the number of its meld and its place there."""

Fate = tuple[Kept | None, ...]
"""Of each joker where it is kept, or None for one that was freed."""


def _fates(rules: Entry, found: Rebuilt, jokers: Sequence[Lying], may_free: bool) -> Iterator[Fate]:
    """Every way to account for the jokers: kept ones at different places, freed ones by different tiles."""

    def rest(at: int, kept: tuple[Kept | None, ...], used: Counter[str]) -> Iterator[Fate]:
        if at == len(jokers):
            if _holds_together(rules, found, jokers, kept):
                yield kept
            return
        for place in _keeps(rules, found, jokers[at]):
            if place not in kept:
                yield from rest(at + 1, (*kept, place), used)
        if may_free:
            for tile in _replacements(rules, found, jokers[at]):
                if used[tile] < _sources(rules, found, jokers[at], tile):
                    yield from rest(at + 1, (*kept, None), used + Counter([tile]))

    yield from rest(0, (), Counter())


def _keeps(rules: Entry, found: Rebuilt, lying: Lying) -> Iterator[Kept]:
    """Where a joker that was not replaced may lie: for the same tile, in a meld of the same kind."""
    for number, meld in found.after.items():
        if meld.kind != lying.meld.kind:
            continue
        for at, (own, face) in enumerate(meld.pairs()):
            if own == JOKER and _stands_alike(rules, lying, meld, face):
                yield number, at


def _stands_alike(rules: Entry, lying: Lying, meld: Meld, face: str | None) -> bool:
    stood = {lying.face} if lying.face is not None else set(_stood_for(rules, lying.meld))
    return bool(stood & ({face} if face is not None else set(_stood_for(rules, meld))))


def _rank(meld: Meld) -> int:
    return next(RANK_OF[face] for face in meld.faces if face is not None)


def _stood_for(rules: Entry, meld: Meld) -> list[str]:
    """The tiles that an open joker of a set may stand for: those that are missing, any where suits may repeat."""
    every = [card(suit, _rank(meld)) for suit in SUITS]
    return [one for one in every if one not in meld.naturals] if rules["set"]["distinct_suits"] else every


def _holds_together(rules: Entry, found: Rebuilt, jokers: Sequence[Lying], kept: Fate) -> bool:
    """A meld that is locked by a joker stays whole: more may come to it, nothing may leave it (A004-04)."""
    lock = rules["rearrange"]["lock"]
    for lying, place in zip(jokers, kept, strict=True):
        whole = lock == "whole_meld" or (lock == "groups_only" and lying.meld.kind == "set")
        if place is None or not whole:
            continue
        now = found.after[place[0]]
        if not Counter(lying.meld.naturals) <= Counter(now.naturals):
            return False
        together = [other for one, other in zip(jokers, kept, strict=True) if one.number == lying.number]
        if any(other is not None and other[0] != place[0] for other in together):
            return False
    return True


# ------------------------------------------------------------------------------------------------------------- freeing


def _replacements(rules: Entry, found: Rebuilt, lying: Lying) -> Iterator[str]:
    """The tiles that lie in the joker's place in its meld, or in what became of it."""
    wanted = [lying.face] if lying.face is not None else _stood_for(rules, lying.meld)
    for tile in wanted:
        sources = _sources(rules, found, lying, tile)
        if sources and any(_in_its_place(found, lying, tile, number) for number in found.after):
            yield tile


def _sources(rules: Entry, found: Rebuilt, lying: Lying, tile: str) -> int:
    """How many tiles of a face may have come to the joker's place: from the rack, and from melds that they left.

    A tile that never left its own meld replaces nothing; equal tiles are interchangeable, so it left a meld that does
    not lie whole in one of those after the move.
    """
    if rules["rearrange"]["swap_tile_from"] == "rack_only" and rules["rearrange"]["lock"] != "none":
        return found.laid[tile]
    left = [
        meld
        for number, meld in found.before.items()
        if number != lying.number and tile in meld.naturals and not _lies_whole(found, meld)
    ]
    return found.laid[tile] + len(left)


def _lies_whole(found: Rebuilt, meld: Meld) -> bool:
    naturals = Counter(meld.naturals)
    return any(now.kind == meld.kind and naturals <= Counter(now.naturals) for now in found.after.values())


def _in_its_place(found: Rebuilt, lying: Lying, tile: str, number: int) -> bool:
    """Whether a tile lies in the meld that held the joker, or in what became of that."""
    now = found.after[number]
    if tile not in now.naturals:
        return False
    if found.laid[tile]:
        # Exchanged by a tile of the rack, the meld has no joker any more, and may be taken apart at once.
        return True
    return now.kind == lying.meld.kind and bool(Counter(now.naturals) & Counter(lying.meld.naturals))


def _go_right(rules: Entry, found: Rebuilt, fate: Fate) -> bool:
    """Whether the freed jokers went where they must go."""
    freed, where = sum(place is None for place in fate), rules["joker"]["freed"]
    if found.to_hand > (freed if where == "hand_or_play" else 0):
        return False
    if where != "immediately_in_new_meld" or freed == found.to_hand:
        return True
    new = [number for number in found.after if may_be_new(found.before, found.after, number)]
    slots = sum(found.after[number].jokers for number in new)
    kept = sum(place is not None and place[0] in new for place in fate)
    return slots - kept >= freed - found.to_hand


def may_be_new(before: Mapping[int, Meld], after: Mapping[int, Meld], number: int) -> bool:
    """Whether a meld is new: those that lay there can all be found again without it."""
    others = [meld for own, meld in after.items() if own != number]
    return _found_again(before, others) == _found_again(before, list(after.values()))


def _found_again(before: Mapping[int, Meld], among: Sequence[Meld]) -> int:
    """How many of the melds that lay there go on, each in a meld of its own."""
    holds: dict[int, Meld] = {}

    def place(old: Meld, seen: set[int]) -> bool:
        for at, meld in enumerate(among):
            if at in seen or meld.kind != old.kind or not Counter(old.naturals) <= Counter(meld.naturals):
                continue
            seen.add(at)
            if at not in holds or place(holds[at], seen):
                holds[at] = old
                return True
        return False

    return sum(place(old, set()) for old in before.values())
