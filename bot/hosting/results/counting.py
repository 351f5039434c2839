"""What counts for the ratings: decided for a lobby that wants to know, and for a match that is over. Pure."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime

from bot.hosting.results.parameters import PARAMETERS, PLAYERS
from bot.records.games import GameRecord, Holder
from bot.records.ids import UserId
from bot.records.results import Friendly, SeatResult
from engine.match.state import MatchState, agreed_rounds
from engine.rules.rule_set import RuleSet
from engine.rules.scores import RoundResult
from engine.variants import variant_of

LEAST_PEOPLE = 2


def friendly_of(record: GameRecord, people: int) -> Friendly | None:
    """Why a game with so many people at its table is not rated; None where it is.

    Rated are the variant's own rules without hints, whatever the length, if it is no shorter than the printed one.
    """
    own = variant_of(record.variant).rules
    if record.day or record.is_chosen:
        return Friendly.DEAL if record.day else Friendly.LEARNING
    if record.variant not in PARAMETERS:
        return Friendly.NO_RATING
    if people < LEAST_PEOPLE:
        return Friendly.ALONE
    rearrange = getattr(record.rules, "rearrange", None)
    if rearrange is not None and rearrange.assist == "hints":
        return Friendly.HINTS
    if _length_aside(record.rules, own) != own:
        return Friendly.HOUSE_RULES
    return Friendly.SHORT if _is_short(record.rules, own, record.seats) else None


def _length_aside(rules: RuleSet, own: RuleSet) -> RuleSet:
    """Rules with the length of their own booklet, and its help where melds are rebuilt, which is no booklet's."""
    of = {"rounds": own.match.rounds, "target": own.match.target, "max_rounds": own.match.max_rounds}
    changed: dict[str, object] = {"match": rules.match.model_copy(update=of)}
    rearrange, helps = getattr(rules, "rearrange", None), getattr(own, "rearrange", None)
    if rearrange is not None and helps is not None:
        changed["rearrange"] = rearrange.model_copy(update={"assist": helps.assist})
    return rules.model_copy(update=changed)


def _is_short(rules: RuleSet, own: RuleSet, seats: int) -> bool:
    if rules.match.max_rounds < own.match.max_rounds:
        return True
    if own.match.end == "target":
        return rules.match.target < own.match.target
    return (agreed_rounds(rules, seats) or 0) < (agreed_rounds(own, seats) or 0)


def results_of(record: GameRecord, state: MatchState, now: datetime) -> tuple[SeatResult, ...]:
    """A row a seat of a finished match, for who held it at the first turn. Raises AssertionError for another.

    Whoever does not hold it any more has left: forfeited, given to another, or played by the computer; but not who was
    taken off it when they were out. Who has left comes after all other people, and has won no round: another may have.
    """
    result = state.result
    if result is None:
        raise AssertionError("a match without a result leaves none")
    first = [_first(holder) for holder in record.holders]
    people = len({user_id for user_id, _ in first if user_id is not None})
    friendly, teams = friendly_of(record, people), teams_of(state.sheet, state.seats)
    sat = [user_id is not None for user_id, _ in first]
    left = [person and _left(holder, state) for person, holder in zip(sat, record.holders, strict=True)]
    places = standing(result.places, sat, left)
    return tuple(
        SeatResult(
            match_id=record.id,
            seat=holder.seat,
            user_id=user_id,
            name=name,
            computer=f"{holder.computer}/{PLAYERS}" if user_id is None else None,
            guild_id=record.guild_id,
            channel_id=record.channel_id,
            variant=record.variant,
            ended=now,
            place=place,
            seats=state.seats,
            points=result.totals[holder.seat],
            rounds=len(state.sheet),
            team=teams[holder.seat],
            left=gone,
            friendly=friendly,
            won={} if gone else dict(Counter(one.end.value for one in state.sheet if holder.seat in one.winners)),
        )
        for holder, (user_id, name), place, gone in zip(record.holders, first, places, left, strict=True)
    )


def standing(places: Sequence[int], people: Sequence[bool], left: Sequence[bool]) -> list[int]:
    """The places that count, from 1, by seat: whoever of the people has left comes after all others of them."""
    last = max((place for place, person in zip(places, people, strict=True) if person), default=0)
    ended = [(max(place, last), 1) if gone else (place, 0) for place, gone in zip(places, left, strict=True)]
    return [1 + sum(one < own for one in ended) for own in ended]


def teams_of(sheet: Sequence[RoundResult], seats: int) -> tuple[int | None, ...]:
    """Each seat's team, where the same two teams played every round; None where everybody played for themselves."""
    everybody = frozenset(range(seats))
    sides = {frozenset((frozenset(one.team), everybody - set(one.team))) for one in sheet}
    if not sheet or len(sides) != 1 or not all(one.team for one in sheet):
        return (None,) * seats
    winners = set(sheet[0].team)
    return tuple(int(seat not in winners) for seat in range(seats))


def _left(holder: Holder, state: MatchState) -> bool:
    given_up = holder.before[:-1] if holder.is_nobodys else holder.before
    return bool(given_up) or holder.autopilot or holder.seat in state.forfeited


def _first(holder: Holder) -> tuple[UserId | None, str]:
    """Who held a seat at the first turn."""
    if holder.before:
        return holder.before[0].user_id, holder.before[0].name
    return holder.user_id, holder.name
