"""What every message of a tournament needs to know of it, in words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from fractions import Fraction
from itertools import groupby
from operator import mul
from typing import Final

from bot.hosting.tournaments.service import VisibleTournament
from bot.hosting.tournaments.timing import table_ends
from bot.records.deadlines import DeadlineKind
from bot.records.ids import NOBODY
from bot.records.tournaments import TournamentRecord
from bot.ui.table.game_facts import board_link, when
from bot.wording import Wording
from engine.tournament.formats.format import Fate, Why
from engine.tournament.formats.knockout import THIRD, Knockout, is_final
from engine.tournament.formats.registry import format_of
from engine.tournament.points import Units, told
from engine.tournament.rules import KnockoutRules, LadderRules, LeagueRules, RoundRobinRules, SwissRules
from engine.tournament.standings import Standing, standings
from engine.tournament.state import Round, Table, Tournament

ENDS_AS_ONE: Final = timedelta(minutes=1)
"""The rounds of a league open seconds apart: what ends within this has one end."""
Name = Callable[[TournamentRecord, int | None, Wording], str]
"""How somebody is named: plain in pictures and alt texts, safe in messages."""


def plain_name_of(record: TournamentRecord, entrant: int | None, wording: Wording) -> str:
    """A competitor's name, as pictures and alt texts have it; a computer that fills a seat has none of its own. Who has
    entered again under it is told from who they were.
    """
    if entrant is None:
        return wording.text("tournament-filler")
    one = record.people[entrant]
    again = one.is_nobody and any(
        later.user_id is not None and later.name == one.name for later in record.people[entrant + 1 :]
    )
    return wording.text("tournament-entered-again", name=one.name) if again else one.name


def name_of(record: TournamentRecord, entrant: int | None, wording: Wording) -> str:
    """The same, safe in message text."""
    return wording.name(plain_name_of(record, entrant, wording))


def called(visible: VisibleTournament, name: str, wording: Wording) -> str:
    """A tournament's name, safe or not, where there are others beside it: a league is there season after season."""
    season = visible.state.season
    return wording.text("tournament-called", name=name, season=season if season > 1 else "none")


def linked(visible: VisibleTournament, wording: Wording) -> dict[str, str]:
    """A tournament's name in message text, and where its board is."""
    return {"name": called(visible, wording.name(visible.record.name), wording), "board": board_link(visible.record)}


def host_name(by: str, wording: Wording) -> str:
    """A host by their id, as Discord shows them; one who was forgotten as what they are called since."""
    return wording.text("privacy-former-player") if by == str(NOBODY) else f"<@{by}>"


def names_at(record: TournamentRecord, table: Table, wording: Wording) -> str:
    """Who sits at a table, in a list: safe in message text."""
    return wording.listed([name_of(record, seat, wording) for seat in table.seats])


def tables_of_now(visible: VisibleTournament) -> tuple[tuple[int, Table], ...]:
    """The tables it is about now, with their rounds: those of the last; of all, where rounds do not wait."""
    state = visible.state
    rounds = state.rounds[-1:] if format_of(state).waits else state.rounds
    return tuple((each.number, table) for each in rounds for table in each.tables)


def tables_to_show(visible: VisibleTournament) -> tuple[tuple[int, Table], ...]:
    """Those of the last round; where rounds do not wait for one another, all that are open, if any."""
    last, is_open = visible.state.rounds[-1], visible.state.open_seats()
    one_by_one = format_of(visible.state).waits or not is_open
    return tuple((last.number, table) for table in last.tables) if one_by_one else is_open


def format_line(visible: VisibleTournament, wording: Wording) -> str:
    """The format in a line: `Swiss, 5 rounds, tables of 4`."""
    rules = visible.state.rules
    extent: object = "none"
    if isinstance(rules, SwissRules):
        extent = rules.rounds
    elif isinstance(rules, KnockoutRules):
        extent = rules.go_on
    elif isinstance(rules, LadderRules):
        extent = rules.out_at
    elif isinstance(rules, RoundRobinRules | LeagueRules):
        extent = rules.laps
    rounds = rules.max_rounds if isinstance(rules, LadderRules) else "none"
    return wording.text("tournament-format-line", format=rules.format, extent=extent, rounds=rounds, seats=rules.seats)


def thread_link(record: TournamentRecord, round: int, table: int) -> str:
    """Where a table is played; `none` as long as it has no thread."""
    hosted = record.table(round, table)
    return "none" if hosted is None or hosted.thread_id is None else f"<#{hosted.thread_id}>"


def ends_next(visible: VisibleTournament, wording: Wording) -> str:
    """When time is up next, and of what, or that it waits; `none` where nothing ends by the clock."""
    bell = visible.due_at(DeadlineKind.BELL)
    # Where rounds do not wait for one another, a table that was given more time holds up no other.
    rounds, which = dict[int, datetime](), max if format_of(visible.state).waits else min
    for round, table in visible.state.open_tables():
        end = table_ends(visible.stored, round, table)
        if end is not None:
            rounds[round] = which(end, rounds.get(round, end))
    ends = bell or min(rounds.values(), default=None)
    if ends is None:
        return wording.text("tournament-stands-still") if visible.stored.stands_still else "none"
    first = [number for number in sorted(rounds) if rounds[number] - ends < ENDS_AS_ONE]
    played = sum(bool(each.unfinished) for each in visible.state.rounds)
    of_rounds = "round" if format_of(visible.state).waits else "all" if 1 < len(first) == played else "some"
    return wording.text(
        "tournament-ends",
        what="bell" if bell else of_rounds,
        ends=when(ends),
        rounds=wording.listed([wording.text("tournament-round-heading", round=one, rounds="none") for one in first]),
    )


def where(visible: VisibleTournament, round: int, table: Table, wording: Wording) -> str:
    """A table in words: its round and number, or the match that it is of a knock-out."""
    return wording.text("tournament-where", stage=stage_of(visible, round, table), round=round, table=table.number)


def stage_of(visible: VisibleTournament, round: int, table: Table) -> str:
    """Whether a table is the `final` of a knock-out or its match for `third` place; `none` for any other."""
    played = visible.state.rounds[round - 1]
    if not isinstance(visible.state.rules, KnockoutRules):
        return "none"
    if table.group == THIRD:
        return "third"
    others = [one for one in played.tables if one.group != THIRD and one.number != table.number]
    return "none" if others or played.byes else "final"


def plays_for_third(state: Tournament, entrant: int) -> bool:
    """Whether somebody plays, played or will play the match for third place."""
    form = format_of(state)
    if not isinstance(form, Knockout):
        return False
    matches = [table for each in state.rounds for table in each.tables if table.group == THIRD]
    return entrant in form.for_third(state) or any(entrant in table.entrants for table in matches)


def table_heading(visible: VisibleTournament, round: int, table: Table, wording: Wording, *, with_round: bool) -> str:
    """What a table is called: `Table 2`, `Round 1, table 2` or `The final`."""
    shown, stage = round if with_round else "none", stage_of(visible, round, table)
    return wording.text("tournament-table-heading", table=table.number, round=shown, stage=stage)


def standings_told(visible: VisibleTournament) -> tuple[Standing, ...]:
    """The standings as everybody reads them; meetings won are a number, all other tie-breaks are points."""
    rows, sign = standings(visible.state), _sign(visible)
    signs = [1 if name == "direct" else sign for name in visible.state.rules.tie_breaks]
    values = [tuple(map(mul, signs, row.tie_breaks)) for row in rows]
    return tuple(replace(row, points=sign * row.points, tie_breaks=by) for row, by in zip(rows, values, strict=True))


def points_told(visible: VisibleTournament, units: Units) -> Fraction:
    """Points of a table, a bye or a missed round as everybody reads them."""
    return _sign(visible) * told(visible.state.rules, units)


def _sign(visible: VisibleTournament) -> int:
    """How points are read: totals as their game writes them down (A000-15); a ladder counts penalty points."""
    adds = visible.state.rules.counted == "totals" and not isinstance(visible.state.rules, LadderRules)
    return visible.record.terms.rules.as_written(1) if adds else 1


def lot_lines(
    visible: VisibleTournament, each: Round, wording: Wording, only: Table | None = None, name: Name = plain_name_of
) -> list[str]:
    """What lots say of the tables of a round, or of one of them: before they are drawn, when that will be."""
    fates = format_of(visible.state).fates(visible.state, each.number)
    told = []
    for table in each.tables if only is None else (only,):
        level = [one for one in table.entrants if one in fates and fates[one].why is Why.LOT]
        on = [name(visible.record, one, wording) for one in level if fates[one].on is not False]
        if on:
            out = [name(visible.record, one, wording) for one in level if fates[one].on is False]
            usual = "ahead" if fates[level[0]].last else "way"
            what = "third" if table.group == THIRD else "title" if is_final(each) else usual
            if not out:
                # Whoever drew the worse lot may fill up the next round all the same.
                what = "open" if fates[level[0]].on is None else "before"
            told.append(wording.text("tournament-lot", what=what, names=wording.listed(on), out=wording.listed(out)))
    return told


def fate_note(table: Table, fates: Mapping[int, Fate], wording: Wording) -> str:
    """In two or three words what says who goes on from a table, or will, where it is not the places; else how it ended
    where its players did not end it.
    """
    lots = [fates[one] for one in table.entrants if one in fates and fates[one].why is Why.LOT]
    if lots:
        return wording.text("tournament-lot-note", drawn="no" if lots[0].on is None else "yes")
    return ended_note(table, wording)


def ended_note(table: Table, wording: Wording) -> str:
    """In a word or three that a table was decided or counts as it stood, or that the computer has won it to its end in
    the seats of those who had gone; empty for any other.
    """
    if (outcome := table.outcome) is None:
        return ""
    note = wording.text("tournament-table-note", state="done", ended=outcome.ended.value)
    by_computer = all(who in outcome.absent for who, at in zip(table.seats, outcome.places, strict=True) if at == 1)
    return wording.text("tournament-computer-won") if by_computer and not note else note


def settled_word(row: Standing, wording: Wording) -> str:
    """That a lot says it or will; empty where results do."""
    lots = {"lot": "yes", "undrawn": "no"}
    return wording.text("tournament-lot-note", drawn=lots[row.settled]) if row.settled in lots else ""


def divided(rows: Sequence[Standing]) -> list[tuple[int | None, tuple[Standing, ...]]]:
    """Standings by division, the highest first as they come; those of one field are one division, None."""
    return [(division, tuple(within)) for division, within in groupby(rows, key=lambda row: row.division)]
