"""Jokers on a table that is rebuilt: which may move, what frees them, where they go (A002-04b, A004-03, A004-04)."""

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


Kept = tuple[int, int]
"""Where a joker lies after the move: the number of its meld and its place there."""

Fate = tuple[Kept | None, ...]
"""Of each joker where it is kept, or None for one that was freed."""


def _fates(rules: Entry, found: Rebuilt, jokers: Sequence[Lying], may_free: bool) -> Iterator[Fate]:
    """Every way to account for the jokers: kept ones at different places, freed ones by different tiles."""

    def rest(at: int, kept: tuple[Kept | None, ...], used: Counter[Source]) -> Iterator[Fate]:
        if at == len(jokers):
            if _holds_together(rules, found, jokers, kept):
                yield kept
            return
        for place in _keeps(rules, found, jokers[at]):
            if place not in kept:
                yield from rest(at + 1, (*kept, place), used)
        if may_free:
            for source in _replacements(rules, found, jokers[at]):
                if used[source] < _there(found, jokers[at], source):
                    yield from rest(at + 1, (*kept, None), used + Counter([source]))

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


def _locks_whole(rules: Entry, lying: Lying) -> bool:
    """Whether a joker locks all of its meld (A004-04)."""
    lock = rules["rearrange"]["lock"]
    return bool(lock == "whole_meld" or (lock == "groups_only" and lying.meld.kind == "set"))


def _holds_together(rules: Entry, found: Rebuilt, jokers: Sequence[Lying], kept: Fate) -> bool:
    """A meld that is locked by a joker stays whole: more may come to it, nothing may leave it (A004-04).

    Where several go on in one meld, it has the tiles of all of them.
    """
    whole: dict[tuple[int, int], Meld] = {}
    for lying, place in zip(jokers, kept, strict=True):
        if place is None or not _locks_whole(rules, lying):
            continue
        whole[place[0], lying.number] = lying.meld
        together = [other for one, other in zip(jokers, kept, strict=True) if one.number == lying.number]
        if any(other is not None and other[0] != place[0] for other in together):
            return False
    inside = {number: Counter[str]() for number, _ in whole}
    for (number, _), meld in whole.items():
        inside[number] += Counter(meld.naturals)
    return all(tiles <= Counter(found.after[number].naturals) for number, tiles in inside.items())


Source = tuple[str, str]
"""A tile that replaced a joker, and whether it came from the rack or the table."""


def _replacements(rules: Entry, found: Rebuilt, lying: Lying) -> Iterator[Source]:
    """The tiles that lie in the joker's place in its meld, or in what became of it, and whence they may have come."""
    rack_only = rules["rearrange"]["swap_tile_from"] == "rack_only" and rules["rearrange"]["lock"] != "none"
    for tile in [lying.face] if lying.face is not None else _stood_for(rules, lying.meld):
        if found.laid[tile] and any(tile in now.naturals for now in found.after.values()):
            # Exchanged by a tile of the rack, the meld has no joker any more, and may be taken apart at once.
            yield tile, "rack"
        if not rack_only and any(_came_there(rules, found, lying, tile, now) for now in found.after.values()):
            yield tile, "table"


def _came_there(rules: Entry, found: Rebuilt, lying: Lying, tile: str, now: Meld) -> bool:
    """Whether a tile that lies in what became of the joker's meld may have come from another one.

    A meld that its joker had locked as a whole may be taken apart as soon as the tile lies in it.

    A tile that never left its own meld replaces nothing; equal tiles are interchangeable, so it left a meld that does
    not lie whole around it, tiles in the places of its jokers or not.
    """
    if tile not in now.naturals:
        return False
    beside = (Counter(now.naturals) - Counter([tile])) & Counter(lying.meld.naturals)
    if not _locks_whole(rules, lying) and not (now.kind == lying.meld.kind and beside):
        return False
    return any(not _goes_on_in(meld, now) for meld in _others_with(found, lying, tile))


def _others_with(found: Rebuilt, lying: Lying, tile: str) -> list[Meld]:
    return [meld for number, meld in found.before.items() if number != lying.number and tile in meld.naturals]


def _there(found: Rebuilt, lying: Lying, source: Source) -> int:
    """How many tiles there are that can replace a joker."""
    tile, whence = source
    return found.laid[tile] if whence == "rack" else len(_others_with(found, lying, tile))


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
    """Whether a meld is new: as many of those that lay there go on without it as with it."""
    alike = {one for one, meld in after.items() if Counter(meld.naturals) & Counter(after[number].naturals)}
    lay = [old for old in before.values() if any(_goes_on_in(old, after[one]) for one in alike)]
    return _going_on(lay, after, set(after) - {number}) == _going_on(lay, after, set(after))


def _goes_on_in(old: Meld, now: Meld) -> bool:
    """Whether a meld lies in another: its naturals, and jokers or naturals in the places of its jokers."""
    if old.kind != now.kind or not Counter(old.naturals) <= Counter(now.naturals):
        return False
    return set(old.faces) <= set(now.faces) if old.kind == "run" else len(old.cards) <= len(now.cards)


def _going_on(lay: Sequence[Meld], after: Mapping[int, Meld], places: set[int]) -> int:
    """How many of the melds that lay there can be found again in these places, no tile used twice."""
    room = {number: Counter(after[number].naturals) for number in places}
    left = {number: len(after[number].cards) for number in places}

    def most(at: int) -> int:
        if at == len(lay):
            return 0
        best = most(at + 1)
        naturals, size = Counter(lay[at].naturals), len(lay[at].cards)
        for number in places:
            fits = _goes_on_in(lay[at], after[number]) and naturals <= room[number] and size <= left[number]
            if fits and best < len(lay) - at:
                room[number] -= naturals
                left[number] -= size
                best = max(best, 1 + most(at + 1))
                room[number] += naturals
                left[number] += size
        return best

    return most(0)
