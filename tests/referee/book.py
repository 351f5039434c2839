"""The score sheet of a match as the referee keeps it: totals, who is out, who deals, when it is over, the places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tests.referee.foul import Foul, expect
from tests.referee.record import Entry, Events

TOTALS = "RULES, scoring: totals"
PLACES = "RULES, match: places"
ENDS = "G-13"
TIES = "G-14"
MOST_EXTRA_ROUNDS = 10


@dataclass
class RoundScore:
    """How a round ended: the seat or team that won it, each seat's points and penalties alone, None for no part."""

    end: str
    winner: int | None
    points: list[int | None]
    gross: list[int]
    team: list[int] = field(default_factory=list)


@dataclass
class Book:
    """What outlasts a round."""

    rules: Entry
    seats: int
    dealer: int | None = None
    rounds: list[RoundScore] = field(default_factory=list)
    left: list[int] = field(default_factory=list)
    out: dict[int, int] = field(default_factory=dict)
    contenders: list[int] | None = None
    turn: int = 0
    window: int = 0
    over: bool = False
    final_bonuses: Callable[[Book], list[int]] | None = None
    regular: int = 0
    unplayed_turn: bool = False

    @property
    def totals(self) -> list[int]:
        """Each seat's points so far."""
        return [sum(score.points[seat] or 0 for score in self.rounds) for seat in range(self.seats)]

    def alive(self) -> list[int]:
        """The seats that are neither out nor gone."""
        return [seat for seat in range(self.seats) if seat not in self.left and seat not in self.out]

    def seated(self) -> list[int]:
        """The seats that play the next round."""
        return [seat for seat in self.alive() if self.contenders is None or seat in self.contenders]

    def after(self, seat: int, among: Sequence[int]) -> int:
        """The next of some seats clockwise."""
        return min(among, key=lambda other: (other - seat - 1) % self.seats)

    def enter(self, score: RoundScore, events: Events) -> None:
        """A round comes on the sheet; what follows from it must be told."""
        self.rounds.append(score)
        self._eliminate(events)
        if not self._is_over():
            self.dealer = self._next_dealer()
            return
        tied = self._tied_first()
        extra = 0 if self.contenders is None else len(self.rounds) - self.regular
        if self.rules["match"]["tie"] == "extra_round" and len(tied) > 1 and extra < MOST_EXTRA_ROUNDS:
            if self.contenders is None:
                self.regular = len(self.rounds)
            if events.kind == "match_ended":
                raise Foul(TIES, f"the match ends though seats {tied} are tied, and extra rounds decide it")
            self.contenders = tied
            self.dealer = self._next_dealer()
            return
        self.end(events)

    def _eliminate(self, events: Events) -> None:
        limit = self.rules["match"]["eliminate_at"]
        if limit is None:
            return
        gross = self.rules["match"]["eliminate_on"] == "gross_penalty"
        for seat in range(self.seats):
            if seat in self.out or self.rounds[-1].points[seat] is None:
                continue
            counted = sum(score.gross[seat] if gross else score.points[seat] or 0 for score in self.rounds)
            if counted >= limit:
                gone = seat in self.left
                self.out[seat] = len(self.rounds)
                if not gone:
                    told = events.next("seat_eliminated")
                    expect(told["seat"] == seat, "G-16", f"seat {told['seat']} is eliminated in place of seat {seat}")
                    expect(told["total"] == self.totals[seat], TOTALS, f"seat {seat} is out at {told['total']}")

    def _is_over(self) -> bool:
        match = self.rules["match"]
        if len(self.alive()) <= 1 or self.contenders is not None or self.rounds[-1].end == "last_team":
            return True
        if match["end"] == "fixed_rounds":
            agreed = self.seats if match["rounds"] == "number_of_players" else match["rounds"]
            return len(self.rounds) >= agreed
        if match["end"] == "target":
            totals, target = self.totals, match["target"]
            sunk = [match["best"] == "lowest" and totals[seat] <= -target for seat in self.alive()]
            if any(totals[seat] >= target for seat in self.alive()) or any(sunk):
                return True
        return bool(len(self.rounds) >= match["max_rounds"])

    def _tied_first(self) -> list[int]:
        places = self.places(self.totals)
        return [seat for seat in self.alive() if places[seat] == 1]

    def _next_dealer(self) -> int:
        if self.dealer is None:
            raise Foul("G-02", "a round was played without a dealer")
        seated, rotation, last = self.seated(), self.rules["match"]["dealer_rotation"], self.rounds[-1]
        winners = last.team if last.winner is None else [last.winner]
        appointed: list[int] = []
        if rotation == "fixed" or (rotation in ("winner", "loser") and not winners):
            appointed = [self.dealer]
        elif rotation == "winner":
            appointed = winners
        elif rotation == "loser":
            worst = (max if self.rules["match"]["best"] == "lowest" else min)(p for p in last.points if p is not None)
            appointed = [seat for seat, points in enumerate(last.points) if points == worst]
        return self.after(self.dealer, [seat for seat in appointed if seat in seated] or seated)

    def end(self, events: Events) -> None:
        """The match must end here, with the right totals, places and winners."""
        if events.kind != "match_ended":
            raise Foul(ENDS, "the match is decided, and does not end")
        result = events.next()["result"]
        totals = self.totals
        # A match that somebody has left is broken off: it has no bonuses.
        if self.final_bonuses is not None and not self.left:
            bonuses = self.final_bonuses(self)
            told = [sum(points for _, points in items) for items in result["bonuses"]]
            expect(told == bonuses, TOTALS, f"the bonuses are {bonuses}, not {told}")
            totals = [own + bonus for own, bonus in zip(totals, bonuses, strict=True)]
        expect(list(result["totals"]) == totals, TOTALS, f"the totals are {totals}, not {result['totals']}")
        places = self.places(totals)
        expect(list(result["places"]) == places, PLACES, f"the places are {places}, not {result['places']}")
        winners = [seat for seat, place in enumerate(places) if place == 1]
        expect(list(result["winners"]) == winners, PLACES, f"seats {winners} win, not {result['winners']}")
        self.over = True

    def places(self, totals: Sequence[int]) -> list[int]:
        """1 for the best; ties share a place.

        Seats that are out stand behind those that are not, whoever left behind those; who stayed longer is before.
        """
        sign = 1 if self.rules["match"]["best"] == "lowest" else -1
        keys: list[tuple[int, int, int]] = []
        for seat in range(self.seats):
            if seat in self.left:
                keys.append((3, -self.left.index(seat), 0))
            elif self.contenders is not None and seat in self.contenders:
                keys.append((0, 0, sign * totals[seat]))
            elif seat in self.out:
                keys.append((2, -self.out[seat], sign * totals[seat]))
            else:
                keys.append((1, 0, sign * totals[seat]))
        return [1 + sum(other < key for other in keys) for key in keys]
