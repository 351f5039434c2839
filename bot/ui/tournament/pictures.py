"""A tournament's pictures with their alt texts: made of what everybody may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from bot.hosting.tournaments.service import VisibleTournament
from bot.ui.kit.message import OutgoingFile, draw, numbered
from bot.ui.tournament.facts import divided, number, plain_name_of, rounds_of, standing_lines, tables_to_show
from bot.wording import Wording
from engine.tournament.due import tables_of
from engine.tournament.formats.knockout import THIRD
from engine.tournament.formats.registry import format_of
from engine.tournament.points import table_points, told
from engine.tournament.rules import KnockoutRules, LeagueRules
from engine.tournament.standings import Standing as Row
from engine.tournament.standings import standings
from engine.tournament.state import Round, Table
from render.kit.encoding import Picture
from render.tournament.bracket import BracketRound, BracketSeat, BracketTable, bracket_pictures
from render.tournament.podium import Placed, podium_pictures
from render.tournament.road import RoadRound, road_pictures
from render.tournament.round_overview import RoundTable, TableSeat, round_pictures
from render.tournament.standings import ROWS, Standing, StandingsLabels, standings_pictures

PAGES_AT_ONCE = 3
"""So many pages of standings are shown together; of more one at a time, with the way to the others."""
MOST_PICTURES = 10
"""Discord shows ten in one message; what is beyond is in the export."""


@dataclass(frozen=True, slots=True)
class StandingsPage:
    """So many rows of the standings as one picture holds. `number` counts from 1 in the division's `pages`."""

    division: int | None
    rows: tuple[Row, ...]
    number: int
    pages: int
    field: int


def standings_pages(visible: VisibleTournament) -> tuple[StandingsPage, ...]:
    """The standings in pages, the highest division first."""
    made = []
    for division, rows in divided(standings(visible.state)):
        cut = [rows[start : start + ROWS] for start in range(0, max(1, len(rows)), ROWS)]
        made += [StandingsPage(division, part, number, len(cut), len(rows)) for number, part in enumerate(cut, start=1)]
    return tuple(made)


async def standings_files(
    visible: VisibleTournament, wording: Wording, pages: Sequence[StandingsPage] | None = None
) -> tuple[OutgoingFile, ...]:
    """Pages of the standings, all of them where none are named, with how far everybody moved in the last round."""
    state, finished = visible.state, _finished_rounds(visible)
    before = {row.entrant: row.place for row in standings(state, finished - 1)} if finished > 1 else {}
    files: list[OutgoingFile] = []
    for page in (standings_pages(visible) if pages is None else pages)[:MOST_PICTURES]:
        labels = _standings_labels(visible, page, finished, wording)
        drawn = await draw(
            standings_pictures, [_standing(row, before, visible, page.field, wording) for row in page.rows], labels
        )
        alt = " ".join([f"{labels.title}, {labels.note}.", *standing_lines(visible.record, page.rows, wording)])
        files += numbered(f"standings-{(page.division or 0) + 1}-{page.number}", drawn, [alt])
    return tuple(files)


def _standings_labels(
    visible: VisibleTournament, page: StandingsPage, rounds: int, wording: Wording
) -> StandingsLabels:
    title = visible.record.name
    if page.division is not None:
        title = wording.text("tournament-division", name=title, division=page.division + 1)
    breaks = tuple(wording.text(f"tournament-break-{name}") for name in visible.state.rules.tie_breaks)
    note = wording.text("tournament-after-round", round=rounds)
    if page.pages > 1:
        note = f"{note} · {page.number}/{page.pages}"
    return StandingsLabels(title, note, wording.text("tournament-points"), breaks)


def _standing(row: Row, before: Mapping[int, int], visible: VisibleTournament, rows: int, wording: Wording) -> Standing:
    was = before.get(row.entrant)
    rules = visible.state.rules
    zone = "none"
    if isinstance(rules, LeagueRules) and row.division is not None:
        lowest = max(one.division or 0 for one in visible.state.entrants)
        if row.division > 0 and row.place <= rules.moving:
            zone = "up"
        elif row.division < lowest and row.place > rows - rules.moving:
            zone = "down"
    return Standing(
        place=row.place,
        name=plain_name_of(visible.record, row.entrant, wording),
        points=number(row.points),
        breaks=tuple(number(value) for value in row.tie_breaks),
        moved=None if was is None else was - row.place,
        zone="up" if zone == "up" else "down" if zone == "down" else "none",
        out=row.out,
    )


async def round_files(visible: VisibleTournament, round: int, wording: Wording) -> tuple[OutgoingFile, ...]:
    """The tables of a round."""
    each = visible.state.rounds[round - 1]
    tables = [_round_table(visible, round, table, wording) for table in each.tables]
    byes = [plain_name_of(visible.record, one, wording) for one in each.byes]
    return await _tables_drawn(tables, visible.record.name, round_heading(visible, round, wording), byes, wording)


async def tables_files(visible: VisibleTournament, wording: Wording) -> tuple[OutgoingFile, ...]:
    """The tables of the last round; where rounds do not wait for one another, all that are open."""
    if format_of(visible.state).waits:
        return await round_files(visible, len(visible.state.rounds), wording)
    tables = [_round_table(visible, *one, wording, with_round=True) for one in tables_to_show(visible)]
    return await _tables_drawn(tables, visible.record.name, wording.text("tournament-open-tables"), (), wording)


async def _tables_drawn(
    tables: Sequence[RoundTable], title: str, note: str, byes: Sequence[str], wording: Wording
) -> tuple[OutgoingFile, ...]:
    drawn = await draw(round_pictures, tables, title, note)
    said = [_table_alt(one, wording) for one in tables]
    if byes:
        said.append(wording.text("tournament-byes-alt", names=wording.listed(byes), count=len(byes)))
    return numbered("round", drawn, _alts(f"{title}, {note}.", said, len(drawn)))[:MOST_PICTURES]


def _alts(heading: str, said: Sequence[str], pictures: int) -> list[str]:
    """What is said of things that follow one another over several pictures, shared out evenly."""
    each = -(-len(said) // max(1, pictures))
    return [" ".join([heading, *said[at * each : (at + 1) * each]]) for at in range(pictures)]


def round_heading(visible: VisibleTournament, round: int, wording: Wording) -> str:
    """`Round 2 of 5`, or `Round 2` where nobody knows how many there will be."""
    rounds = rounds_of(visible)
    return wording.text("tournament-round-heading", round=round, rounds="none" if rounds is None else rounds)


def _round_table(
    visible: VisibleTournament, round: int, table: Table, wording: Wording, *, with_round: bool = False
) -> RoundTable:
    record, outcome = visible.record, table.outcome
    hosted = record.table(round, table.number)
    waits = hosted is None or hosted.game_id is None
    state = "done" if outcome is not None else "waiting" if waits else "playing"
    points = None if outcome is None else table_points(visible.state.rules, outcome)
    seats = tuple(
        TableSeat(
            plain_name_of(record, entrant, wording),
            "" if points is None else number(told(visible.state.rules, points[seat])),
            won=outcome is not None and outcome.places[seat] == 1,
            absent=entrant is not None and entrant in table.absent,
        )
        for seat, entrant in enumerate(table.seats)
    )
    note = wording.text("tournament-table-note", state=state, ended="none" if outcome is None else outcome.ended.value)
    heading = wording.text("tournament-table-heading", table=table.number, round=round if with_round else "none")
    return RoundTable(heading, "done" if outcome else "waiting" if waits else "playing", note, seats)


def _table_alt(table: RoundTable, wording: Wording) -> str:
    seats = [wording.text("tournament-seat-alt", name=one.name, points=one.points or "none") for one in table.seats]
    return wording.text("tournament-table-alt", heading=table.heading, state=table.state, seats=wording.listed(seats))


async def bracket_files(visible: VisibleTournament, wording: Wording) -> tuple[OutgoingFile, ...]:
    """The knock-out in columns; nothing for other formats, and before the first round."""
    if not isinstance(visible.state.rules, KnockoutRules) or not visible.state.rounds:
        return ()
    rounds = [_bracket_round(visible, at, wording) for at in range(len(visible.state.rounds))]
    said = [_bracket_alt(one, wording) for one in rounds]
    coming = coming_rounds(visible, wording)
    if coming:
        rounds[-1] = BracketRound(rounds[-1].heading, _leading_in_pairs(rounds[-1].tables))
        said += [_meeting_alt(table, wording) for table in coming[0].tables if all(one.name for one in table.seats)]
    drawn = await draw(bracket_pictures, [*rounds, *coming], visible.record.name)
    return numbered("bracket", drawn, _alts(f"{visible.record.name}.", said, len(drawn)))[:MOST_PICTURES]


def _bracket_round(visible: VisibleTournament, at: int, wording: Wording) -> BracketRound:
    rounds = visible.state.rounds
    following = rounds[at + 1] if at + 1 < len(rounds) else None
    drawn = [_bracket_table(visible, table, following, wording) for table in rounds[at].tables]
    return BracketRound(wording.text("tournament-round-heading", round=at + 1, rounds="none"), tuple(drawn))


def coming_rounds(visible: VisibleTournament, wording: Wording) -> list[BracketRound]:
    """The rounds that a full bracket for two at a table will have: neighbours meet, and whoever is known is named."""
    last, ends = visible.state.rounds[-1], visible.state.bell or not visible.record.status.is_alive
    tables = [table for table in last.tables if table.group != THIRD]
    if ends or visible.state.rules.seats != 2 or last.byes or len(tables).bit_count() != 1:
        return []
    coming: list[BracketRound] = []
    waiting = [_winner(visible, table, wording) for table in tables]
    while len(waiting) > 1:
        pairs = zip(waiting[::2], waiting[1::2], strict=True)
        drawn = [BracketTable((BracketSeat(one), BracketSeat(other))) for one, other in pairs]
        heading = wording.text("tournament-round-heading", round=last.number + len(coming) + 1, rounds="none")
        coming.append(BracketRound(heading, _leading_in_pairs(drawn) if len(drawn) > 1 else tuple(drawn)))
        waiting = [""] * len(drawn)
    return coming


def _meeting_alt(table: BracketTable, wording: Wording) -> str:
    one, other = table.seats
    return wording.text("tournament-bracket-meets", one=one.name, other=other.name)


def _leading_in_pairs(tables: Sequence[BracketTable]) -> tuple[BracketTable, ...]:
    """Two neighbours each lead to one table of the next round."""
    return tuple(replace(table, leads_to=(at // 2,)) for at, table in enumerate(tables))


def _winner(visible: VisibleTournament, table: Table, wording: Wording) -> str:
    """Who won a table alone; empty as long as nobody has."""
    won = [one for seat, one in enumerate(table.seats) if _has_won(table, seat)]
    return plain_name_of(visible.record, won[0], wording) if len(won) == 1 else ""


def _bracket_table(visible: VisibleTournament, table: Table, following: Round | None, wording: Wording) -> BracketTable:
    """A table, with who went on from it to the title; of the match for third place, who won it."""
    outcome, beside = table.outcome, table.group == THIRD
    tables = () if following is None else following.tables
    there = {seat: place for place, one in enumerate(tables) if one.group != THIRD for seat in one.entrants}
    free = set() if following is None else set(following.byes)
    seats = []
    for seat, entrant in enumerate(table.seats):
        won = _has_won(table, seat)
        name = plain_name_of(visible.record, entrant, wording)
        got = "" if outcome is None else number(outcome.totals[seat] if outcome.totals else outcome.places[seat])
        through = entrant in there or entrant in free or (won and following is None)
        third = wording.text("tournament-bracket-third", name=name) if beside and won else name
        seats.append(BracketSeat(third, got, through=through))
    leads = sorted({there[seat] for seat in table.entrants if seat in there})
    return BracketTable(tuple(seats), tuple(leads), beside=beside)


def _has_won(table: Table, seat: int) -> bool:
    return table.outcome is not None and table.outcome.places[seat] == 1


def _bracket_alt(one: BracketRound, wording: Wording) -> str:
    through = [seat.name for table in one.tables for seat in table.seats if seat.through and not table.beside]
    third = [seat.name for table in one.tables for seat in table.seats if seat.through and table.beside]
    told = wording.text("tournament-bracket-alt", heading=one.heading, names=wording.listed(through) or "none")
    return " ".join([told, *(f"{name}." for name in third)])


async def road_files(visible: VisibleTournament, entrant: int, wording: Wording) -> tuple[OutgoingFile, ...]:
    """One player's road: whom they met, what they got, where they stood after."""
    name = plain_name_of(visible.record, entrant, wording)
    rounds = [_road_round(visible, at, entrant, wording) for at in tables_of(visible.state, entrant)]
    drawn = await draw(road_pictures, rounds, name, visible.record.name)
    said = [f"{one.heading}: {one.met} {one.points} {one.place_after}.".strip() for one in rounds]
    return numbered("road", drawn, _alts(f"{name}, {visible.record.name}.", said, len(drawn)))[:MOST_PICTURES]


def _road_round(visible: VisibleTournament, at: tuple[int, int], entrant: int, wording: Wording) -> RoadRound:
    state, record = visible.state, visible.record
    round, number_of = at
    table = state.rounds[round - 1].tables[number_of - 1]
    seat = table.seats.index(entrant)
    outcome = table.outcome
    others = [plain_name_of(record, one, wording) for place, one in enumerate(table.seats) if place != seat]
    met = wording.text("tournament-road-met", names=wording.listed(others), table=number_of)
    heading = wording.text("tournament-round-heading", round=round, rounds="none")
    if outcome is None:
        return RoadRound(heading, met, wording.text("tournament-road-playing"), "")
    points = number(told(state.rules, table_points(state.rules, outcome)[seat]))
    place = wording.text("tournament-road-place", place=outcome.places[seat], seats=len(table.seats))
    after = next((row for row in standings(state, round) if row.entrant == entrant), None)
    stood = "" if after is None else wording.text("tournament-road-after", place=after.place)
    gained = points if points.startswith("−") else f"+{points}"
    return RoadRound(heading, f"{met} {place}", gained, stood, _has_won(table, seat))


def _count(points: Fraction) -> int:
    """What a language's plural goes by; a broken number is many."""
    return int(points) if points.denominator == 1 else 2


async def podium_files(visible: VisibleTournament, wording: Wording) -> tuple[OutgoingFile, ...]:
    """The final order: of a league, each division's."""
    files: list[OutgoingFile] = []
    for division, rows in divided(standings(visible.state)):
        placed = [
            Placed(
                row.place,
                plain_name_of(visible.record, row.entrant, wording),
                wording.text("tournament-podium-points", points=number(row.points), count=_count(row.points)),
            )
            for row in rows
        ]
        title = visible.record.name
        if division is not None:
            title = wording.text("tournament-division", name=title, division=division + 1)
        drawn: Sequence[Picture] = await draw(podium_pictures, placed[:19], title)
        said = standing_lines(visible.record, rows[:19], wording)
        files += numbered(
            f"podium-{0 if division is None else division + 1}", drawn, _alts(f"{title}.", said, len(drawn))
        )
    return tuple(files[:MOST_PICTURES])


def _finished_rounds(visible: VisibleTournament) -> int:
    """How many rounds have a result at every table, from the first on."""
    finished = 0
    for each in visible.state.rounds:
        if any(table.outcome is None for table in each.tables):
            break
        finished += 1
    return finished
