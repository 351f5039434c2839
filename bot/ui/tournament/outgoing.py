"""Everything public that a tournament says, as delivery sends it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.hosting.clock.pace import rests_of, usual_rests
from bot.hosting.tournaments.drafts import HELP
from bot.hosting.tournaments.service import VisibleTournament
from bot.records.deadlines import DeadlineKind
from bot.records.ids import NOBODY
from bot.records.tournaments import TournamentStatus, people_among
from bot.ui.kit.items import Edge, PanelId, PanelItem, Part, Possible, Sight, Style, button, framed, in_sight
from bot.ui.kit.message import Outgoing
from bot.ui.kit.more import as_fit
from bot.ui.kit.permissions import permissions_named
from bot.ui.lobby.house_rules import said_differences, some_rules
from bot.ui.lobby.lobby import poster_of_tournament
from bot.ui.rules.pages import HELP as HELP_PAGES
from bot.ui.table.game_facts import when
from bot.ui.tournament.bracket import bracket_files
from bot.ui.tournament.facts import (
    called,
    divided,
    ends_next,
    format_line,
    host_name,
    linked,
    lot_lines,
    name_of,
    settled_word,
    tables_of_now,
    thread_link,
    where,
)
from bot.ui.tournament.pictures import (
    PAGES_AT_ONCE,
    podium_files,
    standings_files,
    standings_pages,
    tables_files,
    tables_heading,
)
from bot.wording import Wording
from engine.tournament.formats.knockout import THIRD, Knockout, is_final
from engine.tournament.formats.registry import format_of
from engine.tournament.play import may_be_entered
from engine.tournament.registration import without_missing
from engine.tournament.rules import ArenaRules, KnockoutRules, LeagueRules, SwissRules
from engine.tournament.seating.tables import least_of
from engine.tournament.standings import standings
from engine.tournament.state import ActKind, HostAct, Phase, Status, Tournament

NAMED: Final = 60
_NAMES_LONGEST: Final = 1_500
"""So many names a board lists, as far as there is room; the standings have all."""
CALLED_AT_ONCE: Final = 80
HOST: Final = "thost"
HOUSE: Final = "trules"
"""The panels of a tournament's host, and of its house rules."""
PICTURED: Final = 3
"""So many pictures of a round's tables are on the board; all of them are behind its button."""


async def tournament_board(visible: VisibleTournament, wording: Wording) -> Outgoing:
    """The board: what is played and how, who has entered, how far it is, and the ways in."""
    record, state = visible.record, visible.state
    parts: list[Part] = [about(visible, wording), _state_line(visible, wording)]
    if record.status is TournamentStatus.RUNNING and state.rounds:
        parts += (await tables_files(visible, wording))[:PICTURED]
        parts.append(_links(visible, wording))
    elif record.status.is_gathering:
        parts = [await poster_of_tournament(record.terms, wording), *parts, _entrants(visible, wording)]
    parts.append(board_sight(visible, wording).buttons)
    lit = record.status.is_gathering
    return framed(*parts, edge=Edge.LIT if lit else Edge.CALM)


def about(visible: VisibleTournament, wording: Wording) -> str:
    """What is played, by which format, how fast, and what is agreed on ties and unfinished tables."""
    record, rules = visible.record, visible.state.rules
    terms = record.terms
    return wording.text(
        "tournament-about",
        name=called(visible, wording.name(record.name), wording),
        format=format_line(visible, wording),
        game=wording.variant_name(terms.variant),
        house=" ".join(some_rules(_house_rules(visible, wording), wording)) or "none",
        pace=wording.pace_name(terms.pace),
        time=wording.lasting(terms.round_time),
        points="knockout" if isinstance(rules, KnockoutRules) else rules.counted,
        ties=wording.listed([wording.text(f"tournament-tie-{name}") for name in rules.tie_breaks]),
        unfinished=rules.unfinished,
        arena="yes" if isinstance(rules, ArenaRules) else "no",
        role="none" if terms.role_id is None else f"<@&{terms.role_id}>",
        help="yes" if terms.help else "no",
        host=host_name(str(record.host_id), wording),
        more=" ".join(_agreed(visible, wording)) or "none",
    )


def _house_rules(visible: VisibleTournament, wording: Wording) -> Sequence[str]:
    """What the game's rules differ in from the booklet; whether the computer helps is told beside."""
    return said_differences(visible.record.terms.variant, visible.record.terms.rules, wording, {HELP})


def _agreed(visible: VisibleTournament, wording: Wording) -> Iterator[str]:
    """What else of the format everybody should know before the start, a sentence each."""
    rules, pace = visible.state.rules, visible.record.terms.pace
    usual = type(rules)()
    check_in = timedelta(seconds=visible.record.terms.check_in_s)
    if check_in and visible.record.status.is_gathering:
        yield wording.text("tournament-agreed", what="check_in", value=wording.lasting(check_in))
    told: list[tuple[str, int | str]] = [
        ("last", isinstance(rules, SwissRules) and rules.best_against_best),
        ("new", isinstance(rules, SwissRules) and rules.new_opponents_first),
        ("late", _late_rounds(visible)),
        ("seeded", rules.seeded and visible.state.season == 1),
        ("third", _third_is_played_for(visible.state)),
        ("moving", rules.moving if isinstance(rules, LeagueRules) else 0),
        ("streak", rules.streak_from or 0 if isinstance(rules, ArenaRules) else 0),
        ("ending", visible.state.bell and not visible.state.is_over),
    ]
    choices = [
        ("divisions", getattr(rules, "division_size", 0), getattr(usual, "division_size", 0)),
        ("leftovers", rules.left_over, rules.possible_leftovers[0]),
        ("byes", rules.bye_points, usual.bye_points),
        ("rests", rests_of(pace), usual_rests(pace)),
    ]
    for what, value in [*told, *((what, chosen) for what, chosen, usually in choices if chosen != usually)]:
        if value:
            yield wording.text("tournament-agreed", what=what, value=value)


def _third_is_played_for(state: Tournament) -> bool:
    """Whether third place is agreed to be played for, and is, was or can still be."""
    form, last = format_of(state), state.rounds[-1].tables if state.rounds else ()
    if not isinstance(form, Knockout) or not form.rules(state).third_place or state.ends_here:
        return False
    still = not state.rounds or (len(last) > 1 and bool(state.open_tables()))
    return still or any(table.group == THIRD for table in last) or len(form.seated_next(state)) > 2


def _late_rounds(visible: VisibleTournament) -> int:
    """With which round late entry ends; 0 where nobody enters late at all, or not any longer."""
    rules, state = visible.state.rules, visible.state
    if not isinstance(rules, SwissRules) or state.is_over or (state.rounds and not format_of(state).may_enter(state)):
        return 0
    last = min(rules.late_rounds, rules.rounds - 1)
    return last and last + 1


def _state_line(visible: VisibleTournament, wording: Wording) -> str:
    record, state = visible.record, visible.state
    tables = tables_of_now(visible)
    opened = [record.table(round, table.number) for round, table in tables]
    people = [one for one in state.entrants if one.status is Status.IN and not one.computer]
    return wording.text(
        "tournament-state",
        status="paused" if state.paused else record.status.value,
        entered=len(visible.state.those(Status.IN)),
        limit=state.rules.size_limit or "none",
        waiting=len(visible.state.those(Status.WAITING)),
        checked=sum(one.checked_in for one in people),
        people=len(people),
        starts=_starts(visible),
        round=tables_heading(visible, wording) if state.rounds else "none",
        ends=ends_next(visible, wording),
        done=sum(table.outcome is not None for _, table in tables),
        tables=len(tables),
        opening=sum(one is None or one.game_id is None for one in opened),
        next=when(_next_at(visible)),
        left="alone" if _wins_alone(visible) else _more_rounds(visible),
        winners=wording.listed(_winners(visible, wording)) or "none",
        lot=_won_by_lot(visible),
    )


def _next_at(visible: VisibleTournament) -> datetime | None:
    """When the next round begins or the winners are named, where anybody waits for it: a league opens all its rounds
    one after another.
    """
    if isinstance(visible.state.rules, LeagueRules) and visible.state.open_tables():
        return None
    return next((one.due for one in visible.stored.deadlines if one.kind is DeadlineKind.NEXT), None)


def _starts(visible: VisibleTournament) -> str:
    """When play begins; `none` where the host begins it, `gone` where they have had their data deleted."""
    terms, check_in = visible.record.terms, visible.due_at(DeadlineKind.CHECK_IN)
    at = visible.due_at(DeadlineKind.START) or terms.starts_at
    if at is not None and check_in is not None and check_in >= at:
        at = check_in + timedelta(seconds=terms.check_in_s)
    return "gone" if at is None and visible.record.host_id == NOBODY else when(at)


def _won_by_lot(visible: VisibleTournament) -> str:
    """Whether the lot has named the winner; of several divisions each winner says so themselves."""
    first = [row.settled for row in standings(visible.state) if row.place == 1]
    return "yes" if visible.state.phase is Phase.OVER and first == ["lot"] else "no"


def _more_rounds(visible: VisibleTournament) -> str:
    return "yes" if format_of(visible.state).more_rounds(visible.state) else "no"


def _wins_alone(visible: VisibleTournament) -> bool:
    """Whether a knock-out has its winner without a final, as all whom they could have met have gone."""
    state = visible.state
    if not isinstance(state.rules, KnockoutRules) or not state.rounds or is_final(state.rounds[-1]):
        return False
    return sum(not row.out for row in standings(state)) == 1


def _winners(visible: VisibleTournament, wording: Wording) -> list[str]:
    if visible.record.status is not TournamentStatus.OVER:
        return []
    first = [row for row in standings(visible.state) if row.place == 1]
    names = [name_of(visible.record, row.entrant, wording) for row in first]
    if len(first) == 1:
        return names
    lots = [settled_word(row, wording) for row in first]
    return [f"{name} ({lot})" if lot else name for name, lot in zip(names, lots, strict=True)]


def _entrants(visible: VisibleTournament, wording: Wording) -> str:
    there, waiting = visible.state.those(Status.IN), visible.state.those(Status.WAITING)
    if not there and not waiting:
        return wording.text("tournament-nobody-yet")
    computers = sum(visible.state.entrants[one].computer for one in there)
    people = [one for one in there if not visible.state.entrants[one].computer]
    named = as_fit((_entrant(visible, one, wording) for one in people), NAMED, _NAMES_LONGEST)
    if len(people) > len(named):
        named.append(wording.text("tournament-more-players", count=len(people) - len(named)))
    if computers:
        named.append(wording.text("tournament-computers", count=computers))
    lines = [wording.text("tournament-entrants", count=len(there), names=wording.listed(named))]
    if waiting:
        names = wording.listed(_names(visible, waiting, wording))
        lines.append(wording.text("tournament-waiting", count=len(waiting), names=names))
    if visible.record.status is TournamentStatus.OPEN and _starts(visible) in ("none", "gone"):
        lines += _too_few(visible, there, wording)
    return "\n".join(lines)


def _names(visible: VisibleTournament, entrants: Iterable[int], wording: Wording) -> list[str]:
    """The first names, as far as there is room."""
    return as_fit((name_of(visible.record, one, wording) for one in entrants), NAMED, _NAMES_LONGEST)


def _too_few(visible: VisibleTournament, there: Sequence[int], wording: Wording) -> list[str]:
    """That those who are there are too few to begin, where they are."""
    count, least = len(there), least_of(visible.state.rules)
    return [wording.text("tournament-reject-too_few", there=count, least=least)] if count < least else []


def _entrant(visible: VisibleTournament, entrant: int, wording: Wording) -> str:
    here = "yes" if visible.state.entrants[entrant].checked_in else "no"
    return wording.text("tournament-entrant", name=name_of(visible.record, entrant, wording), here=here)


def _links(visible: VisibleTournament, wording: Wording) -> str:
    """The way to each open table as far as there is room, and how many more there are."""
    links = [
        thread
        for round, table in tables_of_now(visible)
        if table.outcome is None and (thread := thread_link(visible.record, round, table.number)) != "none"
    ]
    shown = as_fit(links, NAMED, _NAMES_LONGEST)
    more = len(links) - len(shown)
    return " · ".join([*shown, *([wording.text("tournament-more-players", count=more)] if more else [])])


def board_sight(visible: VisibleTournament, wording: Wording) -> Sight:
    """What stands under the board: the ways in and out, at most four and so in sight, then what can be looked at."""
    record, rules = visible.record, visible.state.rules
    of, status = record.id, record.status
    running = status is TournamentStatus.RUNNING
    more = button(PanelId("tournament", "more", of), wording.text("button-more", on="no"))
    export, fair = (tournament_button(action, of, wording) for action in ("export", "fair"))
    if not status.is_alive:
        season = [tournament_button("season", of, wording)] if visible.awaits_season else []
        over = Possible(loose=[*season, *_looking(of, wording), export, fair])
        return in_sight(over, more) if status is TournamentStatus.OVER else Sight([], [])
    coming = []
    if not running or may_be_entered(visible.state, {one.entrant for one in record.people if one.user_id is None}):
        coming.append(tournament_button("join", of, wording, Style.success))
    if status is TournamentStatus.CHECK_IN:
        coming.append(tournament_button("checkin", of, wording, Style.primary))
    coming.append(tournament_button("drop" if running else "leave", of, wording))
    if running and isinstance(rules, ArenaRules):
        coming += [tournament_button("rest", of, wording), tournament_button("play", of, wording)]
    looking = _looking(of, wording) if running else []
    house = [button(PanelId(HOUSE, "open", of), wording.text("button-house"))] if _house_rules(visible, wording) else []
    help = button(PanelId("help", "page", mark=HELP_PAGES.index("tournaments")), wording.text("button-tournament-help"))
    host = button(PanelId(HOST, "open", of), wording.text("button-tournament-host"))
    return in_sight(Possible(loose=[*coming, *looking, host, *house, fair, help]), more)


def _looking(of: int, wording: Wording) -> list[PanelItem]:
    first = tournament_button("standings", of, wording, Style.primary)
    return [first, *(tournament_button(action, of, wording) for action in ("tables", "mine"))]


def tournament_button(action: str, of: int, wording: Wording, style: Style = Style.secondary) -> PanelItem:
    """A button of the panel `tournament`."""
    return button(PanelId("tournament", action, of), wording.text(f"button-tournament-{action}"), style=style)


def check_in_calls(visible: VisibleTournament, wording: Wording) -> tuple[Outgoing, ...]:
    """Everybody who has entered is called to check in, in as many messages as mentions take."""
    state = visible.state
    missing = [one for one in state.those(Status.IN, Status.WAITING) if not state.entrants[one].checked_in]
    facts = linked(visible, wording)
    return _calls(visible, missing, wording, lambda who: wording.text("tournament-check-in-call", who=who, **facts))


def _calls(
    visible: VisibleTournament, entrants: Iterable[int], wording: Wording, said: Callable[[str], str]
) -> tuple[Outgoing, ...]:
    """Entrants are called, in as many messages as mentions take: what is said to those of one, given their mentions."""
    users = people_among(visible.record, entrants)
    called = [users[start : start + CALLED_AT_ONCE] for start in range(0, len(users), CALLED_AT_ONCE)]
    return tuple(
        framed(said(wording.listed([f"<@{user}>" for user in some])), edge=Edge.NONE, mentions=some) for some in called
    )


async def round_summary(visible: VisibleTournament, round: int, wording: Wording) -> Outgoing:
    """A round is over: the standings after it. What follows may change any moment: that is the board's to tell."""
    files = await standings_files(visible, wording, standings_pages(visible)[:PAGES_AT_ONCE])
    files = (*await bracket_files(visible, wording), *files)
    text = wording.text("tournament-round-over", round=round, **linked(visible, wording))
    lots = lot_lines(visible, visible.state.rounds[round - 1], wording, name=name_of)
    looking = [tournament_button(action, visible.record.id, wording) for action in ("standings", "mine")]
    return framed("\n".join([text, *as_fit(lots, NAMED)]), *files[:10], looking)


def bye_words(visible: VisibleTournament, round: int, wording: Wording) -> tuple[Outgoing, ...]:
    """Whoever has a bye is told so, and what it brings, in as many messages as mentions take."""
    rules, byes = visible.state.rules, visible.state.rounds[round - 1].byes
    facts = {
        **linked(visible, wording),
        "round": round,
        "brings": "next" if isinstance(rules, KnockoutRules) and not visible.state.ends_here else rules.bye_points,
        "left": _more_rounds(visible) if format_of(visible.state).waits else "season",
    }
    return _calls(visible, byes, wording, lambda who: wording.text("tournament-bye-word", who=who, **facts))


def too_few(visible: VisibleTournament, wording: Wording) -> Outgoing:
    """The host is told that play has not begun, for lack of players, and how it stands instead."""
    why = " ".join(_too_few(visible, without_missing(visible.state).those(Status.IN), wording))
    return word("tournament-not-begun", visible, wording, why=why, state=_state_line(visible, wording))


def hindered(visible: VisibleTournament, missing: Sequence[str], wording: Wording) -> Outgoing:
    """The host is told that tables wait for permissions, by their names in code."""
    channel, lacks = f"<#{visible.record.channel_id}>", permissions_named(missing, wording)
    return word("tournament-hindered", visible, wording, missing=lacks, channel=channel)


def word(said: str, visible: VisibleTournament, wording: Wording, **facts: str) -> Outgoing:
    """A word about a tournament, which calls its host where it names them."""
    record, host = visible.record, host_name(str(visible.record.host_id), wording)
    text = wording.text(said, name=wording.name(record.name), host=host, **facts)
    return framed(text, edge=Edge.NONE, mentions=[record.host_id] if record.host_id and host in text else [])


def act_line(visible: VisibleTournament, act: HostAct, wording: Wording) -> str:
    """An act in a sentence, with who did it and why."""
    about = visible.state.matter_of(act)
    table = visible.state.table(about.round or 0, about.table or 0)
    given = about.seconds if about.kind is ActKind.EXTEND and about.seconds else 0
    return wording.text(
        "tournament-act",
        kind=about.kind.value,
        undone="no" if about is act else "yes",
        host=host_name(act.by, wording),
        round=about.round or "none",
        where="none" if table is None else where(visible, about.round or 0, table, wording),
        player="none" if about.entrant is None else name_of(visible.record, about.entrant, wording),
        time=wording.lasting(timedelta(seconds=given)) if given else "none",
        seeds=wording.listed(_names(visible, act.seeds, wording)) or "–",
        reason=wording.name(act.reason),
    )


def act_told(visible: VisibleTournament, act: HostAct, wording: Wording) -> Outgoing:
    """An act as everybody is told of it, where there may be other tournaments."""
    said = wording.text("tournament-act-told", act=act_line(visible, act, wording), **linked(visible, wording))
    return framed(said, edge=Edge.NONE)


async def podium(visible: VisibleTournament, wording: Wording) -> Outgoing:
    """The tournament is over: who has won it, and everybody's place."""
    record = visible.record
    winners = _winners(visible, wording)
    text = wording.text(
        "tournament-podium",
        name=called(visible, wording.name(record.name), wording),
        winners=wording.listed(winners),
        count=len(winners),
        lot=_won_by_lot(visible),
        divisions=len(divided(standings(visible.state))),
    )
    return framed(text, *await podium_files(visible, wording), board_sight(visible, wording).buttons, edge=Edge.LIT)
