"""Feats counted a second time, from events alone, sharing nothing with the engine's count: by seat the best figure."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

Best = dict[str, dict[int, int]]
LESS_IS_MORE = {"narrow", "quickest", "emptied"}
LAYS = {"meld_laid", "laid_off", "joker_swapped", "table_laid", "card_placed"}


def split(events: Iterable[Any], kind: str) -> list[list[Any]]:
    """Stretches of events, each but the first beginning with one of a kind."""
    parts: list[list[Any]] = [[]]
    for event in events:
        if event.kind == kind:
            parts.append([])
        parts[-1].append(event)
    return parts


def laid(event: Any) -> int:
    """How many cards an event brought to the table."""
    return len(event.meld.cards) if event.kind == "meld_laid" else len(event.cards) if event.kind == "table_laid" else 1


class Count:
    """The figures of a match."""

    def __init__(self, events: Sequence[Any], *, lowest: bool) -> None:
        self.best: Best = defaultdict(dict)
        self.sign = -1 if lowest else 1
        self.rounds = [one for one in split(events, "round_began") if any(e.kind == "round_ended" for e in one)]
        self.results = [next(e.result for e in one if e.kind == "round_ended") for one in self.rounds]
        self.end = next(e.result for e in events if e.kind == "match_ended")
        self.left = any(e.kind == "seat_left" for e in events)
        self.over_the_match(events)
        for events_of_round, result in zip(self.rounds, self.results, strict=True):
            self.over_a_round(events_of_round, result)
        self.of_totals()

    def note(self, feat: str, seat: int, figure: int) -> None:
        known = self.best[feat].get(seat)
        better = min if feat in LESS_IS_MORE else max
        self.best[feat][seat] = figure if known is None else better(known, figure)

    def won(self, result: Any) -> tuple[int, ...]:
        return result.team if result.winner is None else (result.winner,)

    def over_the_match(self, events: Sequence[Any]) -> None:  # noqa: PLR0912 - a kind of event each
        often: dict[str, Counter[int]] = defaultdict(Counter)
        for turn in split(events, "turn_began"):
            undone = max((n for n, e in enumerate(turn) if e.kind == "took_back"), default=-1)
            for number, event in enumerate(turn):
                match event.kind:
                    case "joker_swapped" if number > undone:
                        often["jokers"][event.seat] += 1
                    case "laid_off" if number > undone:
                        often["laid_off"][event.seat] += 1
                    case "claim_won":
                        often["knocks"][event.seat] += event.penalty > 0
                    case "took_discard":
                        often["taken"][event.seat] += 1
                    case "returned_discard":
                        often["taken"][event.seat] -= 1
                    case "turn_passed":
                        often["passes"][event.seat] += 1
        for result in self.results:
            if result.winner is not None and result.end.value in ("gin", "big_gin"):
                often["gins"][result.winner] += 1
            if result.winner is not None and result.end.value == "undercut":
                often["undercuts"][result.winner] += 1
        for feat, counted in often.items():
            for seat, times in counted.items():
                if times:
                    self.note(feat, seat, times)

    def over_a_round(self, events: Sequence[Any], result: Any) -> None:
        knocked = any(e.kind == "knocked" for e in events)
        begun: Counter[int] = Counter()
        layings: dict[int, list[int]] = defaultdict(list)
        for turn in split(events, "turn_began"):
            if turn and turn[0].kind == "turn_began":
                begun[turn[0].seat] += 1
            undone = max((n for n, e in enumerate(turn) if e.kind == "took_back"), default=-1)
            kept = turn[undone + 1 :]
            if not knocked:
                self.over_what_was_laid(kept, begun, layings)
        for seat, sizes in layings.items():
            if len(sizes) == 1 and seat in self.won(result) and sizes[0] > 1:
                self.note("one_go", seat, sizes[0])
        self.over_hands(events)
        self.over_rows(events)
        winner = result.winner
        if winner is None:
            return
        if begun[winner] and result.end.value not in ("last_seat", "stock_exhausted", "undercut"):
            self.note("quickest", winner, begun[winner])

    def over_what_was_laid(self, kept: Sequence[Any], begun: Counter[int], layings: dict[int, list[int]]) -> None:
        by_seat: Counter[int] = Counter()
        for event in kept:
            if event.kind in LAYS:
                by_seat[event.seat] += laid(event)
            if event.kind == "opened" and event.points:
                self.note("opening", event.seat, event.points)
            if event.kind == "table_laid" and event.moved:
                self.note("rebuilt", event.seat, event.moved)
        for seat, cards in by_seat.items():
            if cards > 1:
                self.note("laying_out", seat, cards)
            if not layings[seat] and begun[seat] > 1:
                self.note("patient", seat, begun[seat] - 1)
            layings[seat].append(cards)

    def over_hands(self, events: Sequence[Any]) -> None:  # noqa: PLR0912 - a kind of event each
        held: Counter[int] = Counter()
        turns: Counter[int] = Counter()
        for event in events:
            kind, before = event.kind, dict(held)
            seat = getattr(event, "seat", None)
            if kind == "turn_began":
                turns[seat] += 1
            elif kind == "hand_dealt":
                held[seat] = len(event.cards)
                continue
            elif kind in ("drew_stock", "call_forgotten", "tile_taken"):
                held[seat] += 1
            elif kind == "took_discard":
                held[seat] += 1 + len(event.above)
            elif kind == "returned_discard":
                held[seat] -= 1 + len(event.above)
            elif kind == "claim_won":
                held[seat] += 1 + event.penalty
            elif kind == "penalty_drawn":
                held[seat] += event.count
            elif kind == "loose_tiles_taken":
                held[seat] += len(event.cards)
            elif kind == "took_back":
                held[seat] += len(event.cards) - event.jokers
            elif kind in ("discarded", "tile_put_aside"):
                held[seat] -= 1
            elif kind in LAYS:
                held[seat] -= 0 if kind == "joker_swapped" else laid(event)
            if kind == "card_placed" and not held[seat]:
                self.note("emptied", seat, turns[seat])
            if seat is not None and held[seat] > before.get(seat, 0):
                self.note("long_hand", seat, held[seat])

    def over_rows(self, events: Sequence[Any]) -> None:
        placed = [e for e in events if e.kind == "card_placed"]
        if not placed:
            return
        for seat in {e.seat for e in events if e.kind in ("card_placed", "drew_stock")}:
            drawn = sum(e.kind == "drew_stock" and e.seat == seat for e in events)
            if drawn:
                self.note("drawn", seat, drawn)
            rows = [next(e for e in placed if e.card.suit == suit).seat for suit in {e.card.suit for e in placed}]
            if seat in rows:
                self.note("rows", seat, rows.count(seat))
            for suit in range(4):
                own = sum(e.card.suit == suit and e.seat == seat for e in placed)
                if own:
                    self.note("one_row", seat, own)
            after = sum(
                one.seat != seat == other.seat and one.card.suit == other.card.suit for one, other in pairwise(placed)
            )
            if after:
                self.note("followed", seat, after)
            theirs = [
                e.kind for e in events if e.kind in ("card_placed", "drew_stock", "turn_passed") and e.seat == seat
            ]
            runs = "".join("x" if kind == "card_placed" else " " for kind in theirs).split()
            if runs:
                self.note("unbroken", seat, max(map(len, runs)))

    def of_totals(self) -> None:
        seats = len(self.end.places)
        for seat in range(seats):
            run = 0
            for result in self.results:
                score = result.seats[seat]
                run = run + 1 if seat in self.won(result) else 0
                if run > 1:
                    self.note("streak", seat, run)
                if score is not None and len(self.results) > 1 and score.points > 0:
                    self.note("dearest" if self.sign < 0 else "best_round", seat, score.points)
        if len(self.end.winners) != 1 or self.left:
            return
        (winner,) = self.end.winners
        for played in range(1, len(self.results)):
            totals = [
                sum(result.seats[seat].points for result in self.results[:played] if result.seats[seat] is not None)
                for seat in range(seats)
            ]
            leader = min(totals) if self.sign < 0 else max(totals)
            if abs(leader - totals[winner]) > 0:
                self.note("comeback", winner, abs(leader - totals[winner]))
        second = [seat for seat in range(seats) if self.end.places[seat] == 2]
        if second and len(self.results) > 1:
            ahead = self.sign * (self.end.totals[winner] - self.end.totals[second[0]])
            if ahead > 0:
                self.note("narrow", winner, ahead)


def best_of(count: Count, feat: str) -> tuple[int, int] | None:
    """The seat that did it best and its figure; None where nobody did, or two alike."""
    figures = count.best.get(feat, {})
    if not figures:
        return None
    top = (min if feat in LESS_IS_MORE else max)(figures.values())
    seats = [seat for seat, figure in figures.items() if figure == top]
    return (seats[0], top) if len(seats) == 1 else None
