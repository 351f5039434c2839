"""A tournament before it is announced: what its host may choose, and how choices stay possible together. Pure."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from bot.hosting.clock.pace import PACES, RESTING_FROM_S
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.rule_sets import departures, resolved, together
from bot.records.deadlines import LONGEST_S
from bot.records.games import Pace
from bot.records.ids import NOTHING, UserId, legible
from bot.records.tournaments import MOST_COMPUTERS, StoredTournament, Terms, TournamentRecord, TournamentStatus
from engine.rules.rule_set import RuleSet
from engine.tournament.rules import FORMATS, AnyTournamentRules, LeagueRules
from engine.tournament.state import Tournament

NAME_LONGEST: Final = 60
TURNS_A_ROUND: Final = 30
"""So many turns' time a round has where its host says nothing else."""
ROUND_S: Final = range(10 * 60, LONGEST_S + 1)
USUAL_ROUND_S: Final = (30 * 60, 14 * 86_400)
CHECK_IN_S: Final = range(14 * 86_400 + 1)
USUAL_PACE: Final = PACES["daily"]
_OF_EVERY_FORMAT: Final = (
    "seats",
    "points",
    "leftovers",
    "unfinished",
    "size_limit",
    "tie_breaks",
    "bye_points",
)
HELP: Final = "rearrange.assist"
NO_HELP: Final = "none"


@dataclass(frozen=True, slots=True)
class NewTournament:
    """What a host begins with; everything else can be chosen until registration opens."""

    guild_id: int
    channel_id: int
    host_id: UserId
    name: str
    variant: str
    switches: dict[str, object]
    format: str = "swiss"
    pace: Pace = USUAL_PACE
    locale: str = "en"


def drafted(new: NewTournament, now: datetime) -> StoredTournament:
    """A draft with what is usual. Raises what `renamed`, `with_variant`, `with_format` and `with_terms` raise."""
    rules = _game_rules(new.variant, new.switches, help=False)
    terms = Terms(new.variant, departures(new.variant, rules), rules, new.pace, usual_round_s(new.pace))
    record = TournamentRecord(
        id=0,
        guild_id=new.guild_id,
        channel_id=new.channel_id,
        host_id=new.host_id,
        name=checked_name(new.name),
        status=TournamentStatus.DRAFT,
        locale=new.locale,
        terms=terms,
        created_at=now,
    )
    return with_terms(StoredTournament(record, 1, Tournament(_format(new.format)())), terms)


def renamed(stored: StoredTournament, name: str) -> StoredTournament:
    """The draft under another name. Raises Refused(BAD_TOURNAMENT_NAME)."""
    return replace(stored, record=replace(stored.record, name=checked_name(name)))


def with_variant(stored: StoredTournament, variant: str, switches: Mapping[str, object]) -> StoredTournament:
    """The draft with another game or other house rules. Raises Refused: UNKNOWN_VARIANT, BAD_SWITCH."""
    terms = stored.record.terms
    rules = _game_rules(variant, switches, help=terms.help)
    agreed = replace(terms, variant=variant, switches=departures(variant, rules), rules=rules)
    return _refitted(_with_terms(stored, agreed), stored.state.rules)


def with_house_rules(
    stored: StoredTournament, switches: Mapping[str, object], *, from_booklet: bool = False
) -> StoredTournament:
    """The draft with switches of its game changed, `from_booklet` set back. Raises what `with_variant` raises."""
    terms = stored.record.terms
    if HELP in switches:
        stored = _with_terms(stored, replace(terms, help=switches[HELP] != NO_HELP))
    kept: Mapping[str, object] = {} if from_booklet else terms.switches
    return with_variant(stored, terms.variant, together(kept, switches))


def with_help(stored: StoredTournament, *, help: bool) -> StoredTournament:
    """The draft whose games may offer help, or may not."""
    terms = stored.record.terms
    switches = {name: value for name, value in terms.switches.items() if name != HELP}
    rules = _game_rules(terms.variant, switches, help=help)
    return _with_terms(stored, replace(terms, help=help, rules=rules, switches=departures(terms.variant, rules)))


def with_format(stored: StoredTournament, name: str) -> StoredTournament:
    """The draft in another format, as far as that goes with what was chosen. Raises BAD_FORMAT, LEAGUE_TOO_QUICK."""
    before, made = stored.state.rules, _format(name)()
    usual = type(before)()
    for field in _OF_EVERY_FORMAT:
        chosen = getattr(before, field)
        if chosen != getattr(usual, field):
            with suppress(ValueError):
                made = made.with_switches({field: chosen})
    return with_terms(replace(stored, state=Tournament(made)), stored.record.terms)


def with_rules(stored: StoredTournament, switches: Mapping[str, object]) -> StoredTournament:
    """The draft with fields of its format's rules changed. Raises RuleError, BAD_SEATS."""
    counts = stored.record.terms.rules.seat_counts()
    seats = switches.get("seats")
    if seats is not None and str(seats) not in {str(count) for count in counts}:
        raise Refused(HostReject.BAD_SEATS, seats=seats, known=counts)
    changed = switches if seats is None else {"seats_least": 2, **switches}
    return _refitted(stored, stored.state.rules.with_switches(changed))


def with_terms(stored: StoredTournament, terms: Terms) -> StoredTournament:
    """The draft with other terms beside game and help; no round is shorter than a turn.

    Raises Refused: LEAGUE_TOO_QUICK, BAD_ROUND_TIME, BAD_CHECK_IN, TOO_MANY_COMPUTERS.
    """
    if not is_slow_enough(terms.pace, stored.state.rules):
        raise Refused(HostReject.LEAGUE_TOO_QUICK, least=timedelta(seconds=RESTING_FROM_S))
    least, most = max(ROUND_S[0], terms.pace.turn_s), ROUND_S[-1]
    if not least <= terms.round_s <= most:
        raise Refused(HostReject.BAD_ROUND_TIME, least=timedelta(seconds=least), most=timedelta(seconds=most))
    if terms.check_in_s not in CHECK_IN_S:
        raise Refused(HostReject.BAD_CHECK_IN, most=timedelta(seconds=CHECK_IN_S[-1]))
    if not 0 <= terms.computers <= MOST_COMPUTERS:
        raise Refused(HostReject.TOO_MANY_COMPUTERS, most=MOST_COMPUTERS)
    return _refitted(_with_terms(stored, terms), stored.state.rules)


def is_slow_enough(pace: Pace, rules: AnyTournamentRules) -> bool:
    """Whether a pace goes with a format: nobody plays all their tables of a league at once in one sitting."""
    return not isinstance(rules, LeagueRules) or pace.turn_s >= RESTING_FROM_S


def usual_round_s(pace: Pace) -> int:
    """How long a round lasts at a pace where nobody says otherwise."""
    return min(max(pace.turn_s * TURNS_A_ROUND, USUAL_ROUND_S[0]), USUAL_ROUND_S[1])


def checked_name(name: str) -> str:
    """A tournament's name on one line. Raises Refused(BAD_TOURNAMENT_NAME)."""
    one_line = legible(" ".join(name.split()))
    if not name.strip() or len(one_line) > NAME_LONGEST or one_line == NOTHING != name.strip():
        raise Refused(HostReject.BAD_TOURNAMENT_NAME, most=NAME_LONGEST)
    return one_line


def _format(name: str) -> type[AnyTournamentRules]:
    found = FORMATS.get(name)
    if found is None:
        raise Refused(HostReject.BAD_FORMAT, given=name)
    return found


def _with_terms(stored: StoredTournament, terms: Terms) -> StoredTournament:
    return replace(stored, record=replace(stored.record, terms=terms))


def _refitted(stored: StoredTournament, rules: AnyTournamentRules) -> StoredTournament:
    terms = stored.record.terms
    fitting = _fitting(rules.with_switches({"check_in": terms.check_in_s > 0}), terms.rules, rules.seats)
    return replace(stored, state=Tournament(fitting))


def _fitting(rules: AnyTournamentRules, game: RuleSet, seats: int) -> AnyTournamentRules:
    """Rules whose tables the game can be played at: of so many seats, or the next fewer, and down to the fewest."""
    counts = set(game.seat_counts())
    full = max((count for count in counts if count <= max(seats, min(counts))), default=min(counts))
    least = full
    while least - 1 in counts:
        least -= 1
    switches: dict[str, object] = {"seats": full, "seats_least": max(least, rules.seats_least, 2)}
    if switches["seats_least"] not in counts:
        switches["seats_least"] = least
    return rules.with_switches({**switches, "best": game.match.best})


def _game_rules(variant: str, switches: Mapping[str, object], *, help: bool) -> RuleSet:
    """What is played: without help unless the host says otherwise, where the game has any to offer."""
    rules = resolved(variant, switches)
    if help or HELP in switches or getattr(rules, "rearrange", None) is None:
        return rules
    return rules.with_switches({HELP: NO_HELP})
