"""A tournament's pictures with their alt texts: made of what everybody may see."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.hosting.tournaments.service import VisibleTournament
from bot.records.tournaments import TournamentRecord, TournamentStatus
from bot.ui.kit.message import OutgoingFile, draw, told_by_lines
from bot.ui.tournament.facts import (
    divided,
    fate_note,
    lot_lines,
    plain_name_of,
    plays_for_third,
    points_told,
    settled_word,
    stage_of,
    standings_told,
    table_heading,
    tables_to_show,
    where,
)
from bot.wording import Wording
from engine.tournament.formats.format import Fate, Why
from engine.tournament.formats.registry import format_of
from engine.tournament.play import tables_of
from engine.tournament.points import Page
from engine.tournament.rules import KnockoutRules, LeagueRules, SwissRules
from engine.tournament.standings import Standing as Row
from engine.tournament.standings import next_divisions, standings
from engine.tournament.state import Phase, Table
from render.kit.encoding import Picture
from render.tournament.podium import Placed, podium_pictures
from render.tournament.round_overview import RoadRound, RoundTable, TableSeat, TableState, road_pictures, round_pictures
from render.tournament.standings import ROWS, Standing, StandingsLabels, Zone, standings_pictures, telling

PAGES_AT_ONCE = 3
"""So many pages of standings are shown together; of more one at a time, with the way to the others."""
IN_A_BOX = 6
"""So many who have a bye stand together: as many as sit at a table at most."""
MOST_PICTURES = 10
"""Discord shows ten in one message; what is beyond is in the export."""
_PLAIN = Standing(0, "", "")


@dataclass(frozen=True, slots=True)
class StandingsPage:
    """So many rows of the standings as one picture holds. `number` counts from 1 in the division's `pages`."""

    division: int | None
    rows: tuple[Row, ...]
    number: int
    pages: int


def standings_pages(visible: VisibleTournament) -> tuple[StandingsPage, ...]:
    """The standings in pages, the highest division first."""
    made = []
    for division, rows in divided(standings_told(visible)):
        cut = [rows[start : start + ROWS] for start in range(0, max(1, len(rows)), ROWS)]
        made += [StandingsPage(division, part, number, len(cut)) for number, part in enumerate(cut, start=1)]
    return tuple(made)


async def standings_files(
    visible: VisibleTournament, wording: Wording, pages: Sequence[StandingsPage] | None = None
) -> tuple[OutgoingFile, ...]:
    """Pages of the standings, all where none are named, with how far each moved since the round before closed."""
    state = visible.state
    finished = next((at for at, each in enumerate(state.rounds) if each.unfinished), len(state.rounds))
    before = dict(enumerate(state.closings[0][1])) if len(state.closings) > 1 else {}
    moves = isinstance(state.rules, LeagueRules) and state.phase is not Phase.CANCELLED
    league = enumerate(next_divisions(state)) if moves else ()
    follows = {one: division for division, members in league for one in members}
    files: list[OutgoingFile] = []
    for page in (standings_pages(visible) if pages is None else pages)[:MOST_PICTURES]:
        labels = _standings_labels(visible, page, finished, wording)
        rows = [_standing(row, before, visible, follows, wording) for row in page.rows]
        drawn = await draw(standings_pictures, rows, labels)
        heading = wording.text("picture-alt", title=labels.title, note=labels.note)
        shown = telling(rows)
        pairs = zip(page.rows, rows, strict=True)
        lines = [standing_line(row, visible.record, wording, one, shown) for row, one in pairs]
        ties = [wording.text(f"tournament-tie-{state.rules.tie_breaks[at]}") for at in shown]
        if ties:
            columns = f"{labels.points} ({wording.listed(ties, 'rows')})"
            heading += f" {wording.text('picture-alt-head', name=columns)}"
        files += told_by_lines(f"standings-{(page.division or 0) + 1}-{page.number}", drawn, heading, lines, wording)
    return tuple(files)


def _standings_labels(
    visible: VisibleTournament, page: StandingsPage, rounds: int, wording: Wording
) -> StandingsLabels:
    title = visible.record.name
    if page.division is not None:
        title = wording.text("tournament-division", name=title, division=page.division + 1)
    breaks = tuple(wording.text(f"tournament-break-{name}") for name in visible.state.rules.tie_breaks)
    over = not visible.state.open_tables()
    note = wording.text("tournament-after-round", round=rounds) if over else tables_heading(visible, wording)
    note = marked(visible, wording, note)
    if page.pages > 1:
        note = f"{note} · {page.number}/{page.pages}"
    return StandingsLabels(title, note, wording.text("tournament-points"), breaks, visible.state.phase is Phase.OVER)


def _standing(
    row: Row, before: Mapping[int, int], visible: VisibleTournament, follows: Mapping[int, int], wording: Wording
) -> Standing:
    """A row as it is drawn; `follows` are the divisions of the next season, in which an open tie moves nobody."""
    was, here = before.get(row.entrant, 0), row.division or 0
    there = here if row.settled == "open" else follows.get(row.entrant, here)
    zone: Zone = "up" if there < here else "down" if there > here else "none"
    return Standing(
        place=row.place,
        name=plain_name_of(visible.record, row.entrant, wording),
        points=wording.decimal(row.points),
        breaks=tuple(wording.decimal(value) for value in row.tie_breaks),
        moved=was - row.place if was else None,
        zone=zone,
        out=row.out,
        note=settled_word(row, wording),
    )


def standing_line(
    row: Row, record: TournamentRecord, wording: Wording, one: Standing = _PLAIN, shown: Sequence[int] = ()
) -> str:
    """A row for the ear: `1. Ada: 7.`, with the tie-breaks that are `shown`, and where from and to `one` is drawn."""
    points, breaks = wording.decimal(row.points), wording.listed([one.breaks[at] for at in shown], "rows")
    said = wording.text(
        "tournament-standing-alt",
        place=row.place,
        name=plain_name_of(record, row.entrant, wording),
        points=f"{points} ({breaks})" if breaks else points,
        fate="out" if row.out and record.status is not TournamentStatus.OVER else one.zone,
        settled=row.settled,
    )
    way = "up" if (one.moved or 0) > 0 else "down"
    moved = wording.text("tournament-moved-alt", way=way, places=abs(one.moved)) if one.moved else ""
    return f"{said} {moved}".rstrip()


async def round_files(visible: VisibleTournament, round: int, wording: Wording) -> tuple[OutgoingFile, ...]:
    """The tables of a round."""
    each = visible.state.rounds[round - 1]
    tables = [round_table(visible, round, table, wording) for table in each.tables]
    byes = [plain_name_of(visible.record, one, wording) for one in each.byes]
    heading = marked(visible, wording, round_heading(visible, round, wording))
    lots = lot_lines(visible, each, wording)
    return await _tables_drawn(tables, visible.record.name, heading, wording, byes=byes, lots=lots)


async def tables_files(visible: VisibleTournament, wording: Wording) -> tuple[OutgoingFile, ...]:
    """The tables of the last round; where rounds do not wait for one another, all that are open, if any."""
    if format_of(visible.state).waits or not visible.state.open_tables():
        return await round_files(visible, len(visible.state.rounds), wording)
    tables = [round_table(visible, *one, wording, with_round=True) for one in tables_to_show(visible)]
    note = marked(visible, wording, wording.text("tournament-open-tables"))
    return await _tables_drawn(tables, visible.record.name, note, wording)


def marked(visible: VisibleTournament, wording: Wording, *notes: str) -> str:
    """A picture's notes, with the word that the tournament was called off where it was."""
    called_off = visible.record.status is TournamentStatus.CANCELLED
    return " · ".join((*notes, *[wording.text("tournament-called-off")] * called_off))


async def _tables_drawn(
    tables: Sequence[RoundTable],
    title: str,
    note: str,
    wording: Wording,
    *,
    byes: Sequence[str] = (),
    lots: Sequence[str] = (),
) -> tuple[OutgoingFile, ...]:
    free, boxes = wording.text("tournament-bye-heading"), range(0, len(byes), IN_A_BOX)
    resting = [RoundTable(free, "bye", "", tuple(map(TableSeat, byes[at : at + IN_A_BOX]))) for at in boxes]
    drawn = await draw(round_pictures, [*tables, *resting], title, note)
    said = [*(table_alt(one, wording) for one in tables), *lots]
    if byes:
        said.append(wording.text("tournament-byes-alt", names=wording.listed(byes), count=len(byes)))
    heading = wording.text("picture-alt", title=title, note=note)
    return told_by_lines("round", drawn, heading, said, wording)[:MOST_PICTURES]


def round_heading(visible: VisibleTournament, round: int, wording: Wording) -> str:
    """`Round 2 of 5`, or `Round 2` where nobody knows how many there will be."""
    rules = visible.state.rules
    return wording.text(
        "tournament-round-heading", round=round, rounds=rules.rounds if isinstance(rules, SwissRules) else "none"
    )


def tables_heading(visible: VisibleTournament, wording: Wording) -> str:
    """What the tables are counted by: the last round, or all that there have been."""
    if format_of(visible.state).waits:
        return round_heading(visible, len(visible.state.rounds), wording)
    return wording.text("tournament-all-tables", format=visible.state.rules.format)


def round_table(
    visible: VisibleTournament, round: int, table: Table, wording: Wording, *, with_round: bool = False
) -> RoundTable:
    """A table of a round with what each seat has got, as it is drawn."""
    record, outcome = visible.record, table.outcome
    state = state_of(visible, round, table)
    points = visible.brought.get((round, table.number))
    fates = format_of(visible.state).fates(visible.state, round)
    seats = tuple(
        TableSeat(
            plain_name_of(record, entrant, wording),
            "" if points is None else wording.decimal(points_told(visible, points[seat])),
            won=_is_ahead(table, seat, fates),
            absent=entrant is not None and entrant in table.gone,
        )
        for seat, entrant in enumerate(table.seats)
    )
    going = "" if outcome else wording.text("tournament-table-note", state=state, ended="none")
    note = fate_note(table, fates, wording) or going
    heading = table_heading(visible, round, table, wording, with_round=with_round)
    return RoundTable(heading, state, note, seats)


def state_of(visible: VisibleTournament, round: int, table: Table) -> TableState:
    """How far a table of a round is."""
    if table.outcome is not None:
        return "done"
    if not visible.record.status.is_alive:
        return "dropped"
    hosted = visible.record.table(round, table.number)
    return "waiting" if hosted is None or hosted.game_id is None else "playing"


def _is_ahead(table: Table, seat: int, fates: Mapping[int, Fate]) -> bool:
    """Whether somebody goes on from a table; where rounds put nobody out, whether they have won its first place."""
    entrant = table.seats[seat]
    if entrant is not None and entrant in fates:
        return fates[entrant].on is True
    return table.outcome is not None and table.outcome.places[seat] == 1 and entrant not in table.gone


def table_alt(table: RoundTable, wording: Wording) -> str:
    """A table for the ear."""
    seats = [wording.text("tournament-seat-alt", name=one.name, points=one.points or "none") for one in table.seats]
    facts = {"heading": table.heading, "state": table.state, "note": table.note or "none"}
    return wording.text("tournament-table-alt", seats=wording.listed(seats), **facts)


async def road_files(visible: VisibleTournament, entrant: int, wording: Wording) -> tuple[OutgoingFile, ...]:
    """One player's road; nothing before they have one."""
    name = plain_name_of(visible.record, entrant, wording)
    rounds = road(visible, entrant, wording)
    drawn = await draw(road_pictures, rounds, name, visible.record.name) if rounds else ()
    said = [_road_alt(one, wording) for one in rounds]
    return told_by_lines("road", drawn, f"{name}, {visible.record.name}.", said, wording)[:MOST_PICTURES]


def road(visible: VisibleTournament, entrant: int, wording: Wording) -> list[RoadRound]:
    """Round by round whom somebody met, that they had a bye or were not there, what they got, and what came of it.

    Nothing of one whom the standings do not count.
    """
    row = next((row for row in standings(visible.state) if row.entrant == entrant), None)
    if row is None:
        return []
    page = format_of(visible.state).pages(visible.state)[entrant]
    way = sorted([*tables_of(visible.state, entrant), *((round, 0) for round in (*page.byes, *page.missed))])
    return [_road_round(visible, at, row, page, wording, last=at == way[-1]) for at in way]


def _road_round(
    visible: VisibleTournament, at: tuple[int, int], row: Row, page: Page, wording: Wording, *, last: bool
) -> RoadRound:
    """A round of a road; a table of number 0 is none that they sat at."""
    state, record, entrant = visible.state, visible.record, row.entrant
    round, number_of = at
    heading = wording.text("tournament-round-heading", round=round, rounds="none")
    stood = _stood(visible, round, row, wording, last=last)
    if not number_of:
        worth = wording.decimal(points_told(visible, (page.byes | page.missed)[round]))
        worth = "–" if state.rounds[round - 1].unfinished else _gained(worth)
        why = "tournament-road-bye" if round in page.byes else "tournament-road-missed"
        return RoadRound(heading, wording.text(why), worth, stood)
    table = state.rounds[round - 1].tables[number_of - 1]
    seat = table.seats.index(entrant)
    outcome = table.outcome
    others = [plain_name_of(record, one, wording) for place, one in enumerate(table.seats) if place != seat]
    is_named = stage_of(visible, round, table) != "none"
    place_of = where(visible, round, table, wording) if is_named else "none"
    met = wording.text("tournament-road-met", names=wording.listed(others), table=number_of, where=place_of)
    if outcome is None:
        going = wording.text("tournament-table-note", state=state_of(visible, round, table), ended="none")
        return RoadRound(heading, met, going, "")
    points = wording.decimal(points_told(visible, visible.brought[at][seat]))
    reached = outcome.places[seat]
    gone, shared = entrant in table.gone, outcome.places.count(reached) > 1
    how = "gone" if gone else "shared" if shared else "alone"
    place = wording.text("tournament-road-place", place=reached, seats=len(table.seats), how=how)
    ahead = _is_ahead(table, seat, format_of(state).fates(state, round))
    return RoadRound(heading, f"{met} {place}", _gained(points), stood, ahead)


def _road_alt(one: RoadRound, wording: Wording) -> str:
    after = one.place_after or "none"
    return wording.text("tournament-road-alt", heading=one.heading, met=one.met, points=one.points, after=after)


def _gained(points: str) -> str:
    return points if points.startswith("−") else f"+{points}"


def _stood(visible: VisibleTournament, round: int, row: Row, wording: Wording, *, last: bool) -> str:
    """What came of a round: in a knock-out who goes on; of the last the place as it stands, once that has closed.

    Where somebody stood after an earlier one is not kept: who has gone since stood there too.
    """
    state = visible.state
    closed = last and not state.rounds[round - 1].unfinished
    fate = format_of(state).fates(state, round).get(row.entrant)
    if fate is None or fate.last or (last and state.is_over):
        return wording.text("tournament-place", place=row.place, settled=row.settled) if closed else ""
    beaten = "third" if plays_for_third(state, row.entrant) else "out"
    on = "open" if fate.on is None else "on" if fate.on else beaten
    return wording.text("tournament-road-fate", on=on, lot="yes" if fate.why is Why.LOT else "no")


def placed_at(visible: VisibleTournament, row: Row, wording: Wording) -> Placed:
    """Somebody on the podium, with what has put them there: in a knock-out never points, but a lot."""
    name = plain_name_of(visible.record, row.entrant, wording)
    if isinstance(visible.state.rules, KnockoutRules):
        drawn = wording.text("tournament-lot-note", drawn="yes") if row.settled == "lot" else ""
        return Placed(row.place, name, drawn)
    points = wording.text(
        "tournament-podium-points",
        points=wording.decimal(row.points),
        count=float(row.points),
        lot="yes" if row.settled == "lot" else "no",
    )
    return Placed(row.place, name, points)


async def podium_files(visible: VisibleTournament, wording: Wording) -> tuple[OutgoingFile, ...]:
    """The final order: of a league, each division's."""
    files: list[OutgoingFile] = []
    for division, rows in divided(standings_told(visible)):
        placed = [placed_at(visible, row, wording) for row in rows]
        title = visible.record.name
        if division is not None:
            title = wording.text("tournament-division", name=title, division=division + 1)
        drawn: Sequence[Picture] = await draw(podium_pictures, placed[:19], title)
        said = [
            wording.text("picture-alt", title=at, note=one.points) if one.points else f"{at}."
            for one in placed[:19]
            for at in [wording.text("tournament-bracket-third", place=one.place, name=one.name)]
        ]
        called = f"podium-{0 if division is None else division + 1}"
        files += told_by_lines(called, drawn, f"{title}.", said, wording)
    return tuple(files[:MOST_PICTURES])
