"""A tournament's pictures with their alt texts: made of what everybody may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from bot.hosting.tournaments.service import VisibleTournament
from bot.ui.kit.drawing import draw
from bot.ui.kit.message import OutgoingFile, numbered
from bot.ui.tournament.facts import divided, number, plain_name_of, rounds_of, standing_lines
from bot.wording import Wording
from engine.tournament.due import tables_of
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

MOST_PICTURES = 10
"""Discord shows ten in one message; what is beyond is in the export."""


async def standings_files(visible: VisibleTournament, wording: Wording) -> tuple[OutgoingFile, ...]:
    """The standings, with how far everybody moved in the last round."""
    state, record = visible.state, visible.record
    finished = _finished_rounds(visible)
    now = standings(state)
    before = {row.entrant: row.place for row in standings(state, finished - 1)} if finished > 1 else {}
    files: list[OutgoingFile] = []
    for division, rows in divided(now):
        labels = _standings_labels(visible, division, finished, wording)
        drawn = await draw(
            standings_pictures, [_standing(row, before, visible, len(rows), wording) for row in rows], labels
        )
        said, heading = standing_lines(record, rows, wording), f"{labels.title}, {labels.note}."
        alts = [" ".join([heading, *said[at * ROWS : (at + 1) * ROWS]]) for at in range(len(drawn))]
        files += numbered(f"standings-{0 if division is None else division + 1}", drawn, alts)
    return tuple(files[:MOST_PICTURES])


def _standings_labels(
    visible: VisibleTournament, division: int | None, rounds: int, wording: Wording
) -> StandingsLabels:
    title = visible.record.name
    if division is not None:
        title = wording.text("tournament-division", name=title, division=division + 1)
    breaks = tuple(wording.text(f"tournament-break-{name}") for name in visible.state.rules.tie_breaks)
    note = wording.text("tournament-after-round", round=rounds)
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
    title, note = visible.record.name, round_heading(visible, round, wording)
    tables = [_round_table(visible, each, table, wording) for table in each.tables]
    drawn = await draw(round_pictures, tables, title, note)
    said = [_table_alt(one, wording) for one in tables]
    if each.byes:
        byes = wording.listed([plain_name_of(visible.record, one, wording) for one in each.byes])
        said.append(wording.text("tournament-byes-alt", names=byes, count=len(each.byes)))
    alts = [" ".join([f"{title}, {note}.", *said]), *[f"{title}, {note}."] * (len(drawn) - 1)]
    return numbered(f"round-{round}", drawn, alts)[:MOST_PICTURES]


def round_heading(visible: VisibleTournament, round: int, wording: Wording) -> str:
    """`Round 2 of 5`, or `Round 2` where nobody knows how many there will be."""
    rounds = rounds_of(visible)
    return wording.text("tournament-round-heading", round=round, rounds="none" if rounds is None else rounds)


def _round_table(visible: VisibleTournament, each: Round, table: Table, wording: Wording) -> RoundTable:
    record, outcome = visible.record, table.outcome
    hosted = record.table(each.number, table.number)
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
    heading = wording.text("tournament-table-heading", table=table.number)
    return RoundTable(heading, "done" if outcome else "waiting" if waits else "playing", note, seats)


def _table_alt(table: RoundTable, wording: Wording) -> str:
    seats = [wording.text("tournament-seat-alt", name=one.name, points=one.points or "none") for one in table.seats]
    return wording.text("tournament-table-alt", heading=table.heading, state=table.state, seats=wording.listed(seats))


async def bracket_files(visible: VisibleTournament, wording: Wording) -> tuple[OutgoingFile, ...]:
    """The knock-out in columns; nothing for other formats, and before the first round."""
    if not isinstance(visible.state.rules, KnockoutRules) or not visible.state.rounds:
        return ()
    rounds = [_bracket_round(visible, at, wording) for at in range(len(visible.state.rounds))]
    drawn = await draw(bracket_pictures, rounds, visible.record.name)
    alt = " ".join([f"{visible.record.name}.", *[_bracket_alt(one, wording) for one in rounds]])
    return numbered("bracket", drawn, [alt, *[visible.record.name] * (len(drawn) - 1)])[:MOST_PICTURES]


def _bracket_round(visible: VisibleTournament, at: int, wording: Wording) -> BracketRound:
    rounds = visible.state.rounds
    each = rounds[at]
    following = rounds[at + 1].tables if at + 1 < len(rounds) else ()
    there = {seat: place for place, table in enumerate(following) for seat in table.seats if seat is not None}
    free = set(rounds[at + 1].byes) if at + 1 < len(rounds) else set()
    tables = []
    for table in each.tables:
        outcome = table.outcome
        seats = tuple(
            BracketSeat(
                plain_name_of(visible.record, entrant, wording),
                "" if outcome is None else str(outcome.totals[seat]) if outcome.totals else str(outcome.places[seat]),
                through=entrant in there or entrant in free or (not following and _has_won(table, seat)),
            )
            for seat, entrant in enumerate(table.seats)
        )
        leads = sorted({there[seat] for seat in table.seats if seat is not None and seat in there})
        tables.append(BracketTable(seats, tuple(leads)))
    return BracketRound(wording.text("tournament-round-heading", round=at + 1, rounds="none"), tuple(tables))


def _has_won(table: Table, seat: int) -> bool:
    return table.outcome is not None and table.outcome.places[seat] == 1


def _bracket_alt(one: BracketRound, wording: Wording) -> str:
    through = [seat.name for table in one.tables for seat in table.seats if seat.through]
    return wording.text("tournament-bracket-alt", heading=one.heading, names=wording.listed(through) or "none")


async def road_files(visible: VisibleTournament, entrant: int, wording: Wording) -> tuple[OutgoingFile, ...]:
    """One player's road: whom they met, what they got, where they stood after."""
    name = plain_name_of(visible.record, entrant, wording)
    rounds = [_road_round(visible, at, entrant, wording) for at in tables_of(visible.state, entrant)]
    drawn = await draw(road_pictures, rounds, name, visible.record.name)
    said = [f"{one.heading}: {one.met} {one.points} {one.place_after}.".strip() for one in rounds]
    alts = [" ".join([f"{name}, {visible.record.name}.", *said]), *[name] * (len(drawn) - 1)]
    return numbered("road", drawn, alts)[:MOST_PICTURES]


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
        alt = " ".join([f"{title}.", *standing_lines(visible.record, rows[:19], wording)])
        file_name = f"podium-{0 if division is None else division + 1}"
        files += numbered(file_name, drawn, [alt, *[title] * (len(drawn) - 1)])
    return tuple(files[:MOST_PICTURES])


def _finished_rounds(visible: VisibleTournament) -> int:
    """How many rounds have a result at every table, from the first on."""
    finished = 0
    for each in visible.state.rounds:
        if any(table.outcome is None for table in each.tables):
            break
        finished += 1
    return finished
