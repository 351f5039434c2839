"""Where a match stands: who is still in it and in which place, who deals next, and whether it is over."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.cards import Seat, TurnNumber, WindowNumber, seats_of
from engine.games.game import RoundState
from engine.games.history import NOTHING_YET, History
from engine.rules.rule_set import MatchRules, RuleSet
from engine.rules.scores import MatchResult, RoundEnd, RoundResult, running_totals


class MatchState(NamedTuple):
    """Everything that decides how a match goes on.

    `play` is the family's round: None while the first or the next deal is awaited, the last round at the end.
    `contenders` are the seats that play an extra round for a tied first place (G-14), None before that, and
    `extra_rounds` counts those begun. `turn` and `window` are the last numbers used, so that numbers never repeat
    within a match. `history` is what has happened in the round in front of everybody, of the last one between rounds.
    """

    variant: str
    seats: int
    dealer: Seat | None
    round: int
    shuffles: int
    turn: TurnNumber
    window: WindowNumber
    forfeited: tuple[Seat, ...]
    contenders: tuple[Seat, ...] | None
    sheet: tuple[RoundResult, ...]
    play: RoundState | None
    result: MatchResult | None
    extra_rounds: int = 0
    history: History = NOTHING_YET


def gone(rules: RuleSet, state: MatchState) -> frozenset[Seat]:
    """The seats that left the match, and those that are eliminated."""
    return frozenset(state.forfeited) | frozenset(rules.match.eliminated_in(state.sheet))


def alive(rules: RuleSet, state: MatchState) -> tuple[Seat, ...]:
    """The seats that are still in the match, in their order."""
    out = gone(rules, state)
    return tuple(seat for seat in seats_of(state.seats) if seat not in out)


def seated(rules: RuleSet, state: MatchState) -> tuple[Seat, ...]:
    """The seats of the next round: those still in, in an extra round those that are tied (G-14)."""
    return tuple(seat for seat in alive(rules, state) if state.contenders is None or seat in state.contenders)


def places(rules: RuleSet, state: MatchState, totals: tuple[int, ...]) -> tuple[int, ...]:
    """Places by total: the tied of an extra round, the others still in, the eliminated, those who left.

    Of the last three whoever stayed longer has the better place: of the others those who were tied for longer.
    """
    sign = 1 if rules.match.best == "lowest" else -1
    out = rules.match.eliminated_in(state.sheet)
    last = _last_rounds(state)
    keys = []
    for seat in seats_of(state.seats):
        if seat in state.forfeited:
            keys.append((3, -state.forfeited.index(seat), 0))
        elif state.contenders is not None and seat in state.contenders:
            keys.append((0, 0, sign * totals[seat]))
        elif seat in out:
            keys.append((2, -out[seat], sign * totals[seat]))
        else:
            keys.append((1, -last[seat], sign * totals[seat]))
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def _last_rounds(state: MatchState) -> list[int]:
    """The last round in which each seat took part."""
    last = [0] * state.seats
    for result in state.sheet:
        for seat, score in enumerate(result.seats):
            if score is not None:
                last[seat] = result.round
    return last


def totals_of(sheet: Sequence[RoundResult], seats: int) -> tuple[int, ...]:
    """Each seat's total over the sheet."""
    return running_totals(sheet)[-1] if sheet else (0,) * seats


def tied_first(rules: RuleSet, state: MatchState) -> tuple[Seat, ...]:
    """The seats still in that share the first place."""
    found = places(rules, state, totals_of(state.sheet, state.seats))
    return tuple(seat for seat in alive(rules, state) if found[seat] == 1)


def next_dealer(rules: RuleSet, state: MatchState) -> Seat:
    """Who deals the next round, of those who play it: of several seats the next to the dealer's left (G-02)."""
    if state.dealer is None:
        raise AssertionError("the dealer is known once a round has been played")
    players = seated(rules, state)
    dealer = state.dealer
    appointed = [seat for seat in _appointed_dealers(rules, state, dealer) if seat in players]
    return min(appointed or players, key=lambda seat: (seat - dealer - 1) % state.seats)


def _appointed_dealers(rules: RuleSet, state: MatchState, dealer: Seat) -> Sequence[Seat]:
    """Those of whom one deals next; none where the deal simply passes on to the left."""
    rotation = rules.match.dealer_rotation
    if rotation == "clockwise":
        return ()
    last = state.sheet[-1] if state.sheet else None
    if rotation == "fixed" or last is None or not last.winners:
        return (dealer,)
    if rotation == "winner":
        return last.winners
    played = {Seat(seat): score.points for seat, score in enumerate(last.seats) if score is not None}
    worst = max(played.values()) if rules.match.best == "lowest" else min(played.values())
    return [seat for seat, points in played.items() if points == worst]


EXTRA_ROUNDS: Final = 10
"""The most rounds that are played on for a tied first place; then the win is shared (G-14)."""


def agreed_rounds(rules: RuleSet, seats: int) -> int | None:
    """The agreed number of rounds, None for a match that ends otherwise (G-13)."""
    match = rules.match
    if match.end != "fixed_rounds":
        return None
    return seats if match.rounds == "number_of_players" else match.rounds


def is_over(rules: RuleSet, state: MatchState, totals: tuple[int, ...]) -> bool:
    """Whether the agreed end is reached; a tied first place may still ask for more rounds (G-13, G-14)."""
    match = rules.match
    if len(alive(rules, state)) <= 1 or state.contenders is not None:
        return True
    if state.sheet[-1].end is RoundEnd.LAST_TEAM:
        return True
    if match.end == "target" and any(_reached(match, totals[seat]) for seat in alive(rules, state)):
        return True
    return state.round >= (agreed_rounds(rules, state.seats) or match.max_rounds)


def _reached(match: MatchRules, total: int) -> bool:
    """Whether a total ends a match played to one (G-13).

    Where the lowest total is best, bonuses may take points off it: then as many below zero end the match as well, or
    two players who win in turn would never be done.
    """
    return total >= match.target or (match.best == "lowest" and total <= -match.target)
