"""A tournament as files: what it came to, for a table of figures, and everything that happened, for a program."""

import csv
import io
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.hosting.tournaments.service import VisibleTournament
from bot.records.ids import in_cell
from bot.records.tournaments import TournamentLine
from bot.ui.tournament.facts import plain_name_of, points_told, standings_told
from bot.wording import Wording
from engine.archive.tournaments import dump_tournament, dump_tournament_move


def as_csv(visible: VisibleTournament, games: Mapping[int, str], wording: Wording) -> bytes:
    """Standings, then a line a seat, with points as everybody reads them. Columns are named as in the JSON, in no
    language. `games` are their public ids.
    """
    written = io.StringIO()
    writer = csv.writer(written)
    rules = visible.state.rules
    writer.writerow(["place", "division", "player", "points", *rules.tie_breaks, "tables", "won", "byes", "status"])
    for row in standings_told(visible):
        name = in_cell(plain_name_of(visible.record, row.entrant, wording))
        division = "" if row.division is None else row.division + 1
        figures = [float(row.points), *(float(value) for value in row.tie_breaks)]
        writer.writerow([row.place, division, name, *figures, row.tables, row.won, row.byes, row.status.value])
    writer.writerow([])
    writer.writerow(["round", "table", "seat", "player", "place", "total", "points", "ended", "game"])
    writer.writerows(_seats(visible, games, wording))
    return written.getvalue().encode("utf-8-sig")


def _seats(visible: VisibleTournament, games: Mapping[int, str], wording: Wording) -> Iterator[list[object]]:
    for each in visible.state.rounds:
        for table in each.tables:
            outcome = table.outcome
            hosted = visible.record.table(each.number, table.number)
            game = "" if hosted is None or hosted.game_id is None else games[hosted.game_id]
            for seat, entrant in enumerate(table.seats):
                name = in_cell(plain_name_of(visible.record, entrant, wording))
                result: list[object] = ["", "", "", ""]
                if outcome is not None:
                    points = float(points_told(visible, visible.brought[each.number, table.number][seat]))
                    total = visible.record.terms.rules.as_written(outcome.totals[seat]) if outcome.totals else ""
                    result = [outcome.places[seat], total, points, outcome.ended.value]
                yield [each.number, table.number, seat + 1, name, *result, game]


def as_json(visible: VisibleTournament, games: Mapping[int, str], log: Sequence[TournamentLine]) -> dict[str, Any]:
    """Everything: who entered, what was agreed, the whole log, the state, and the secret once all is over."""
    record = visible.record
    return {
        "tournament": record.public_id,
        "name": record.name,
        "status": record.status.value,
        "variant": record.terms.variant,
        "switches": record.terms.switches,
        "commitment": record.commitment,
        "secret": record.secret,
        "people": [{"entrant": one.entrant, "name": one.name, "computer": one.computer} for one in record.people],
        "games": [
            {"round": one.round, "table": one.number, "game": games[one.game_id]}
            for one in record.tables
            if one.game_id is not None
        ],
        "log": [
            {"seq": line.seq, "at": line.at.isoformat(), "move": json.loads(dump_tournament_move(line.move))}
            for line in log
        ],
        "state": json.loads(dump_tournament(visible.state)),
    }
