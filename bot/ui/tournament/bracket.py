"""A knock-out's bracket: the rounds that were played, with who goes on and why, and those to come."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import groupby, islice

from bot.hosting.tournaments.service import VisibleTournament
from bot.ui.kit.message import OutgoingFile, draw, told_by_lines
from bot.ui.tournament.facts import ended_note, fate_note, lot_lines, plain_name_of, table_heading
from bot.ui.tournament.pictures import MOST_PICTURES, round_table, table_alt
from bot.wording import Wording
from engine.tournament.formats.format import Fate, Why, playing
from engine.tournament.formats.knockout import THIRD, bracket_order, is_final
from engine.tournament.formats.registry import format_of
from engine.tournament.rules import KnockoutRules
from engine.tournament.state import Round, Status, Table, Tournament
from render.tournament.bracket import BracketRound, BracketSeat, BracketTable, bracket_pictures


@dataclass(frozen=True, slots=True)
class _Box:
    """A table or bye in its column and block: neighbouring blocks meet next. Above two seats there are no blocks."""

    drawn: BracketTable
    there: frozenset[int]
    block: int | None


async def bracket_files(visible: VisibleTournament, wording: Wording) -> tuple[OutgoingFile, ...]:
    """The knock-out in columns; nothing for other formats, and before the first round."""
    if not isinstance(visible.state.rules, KnockoutRules) or not visible.state.rounds:
        return ()
    rounds = bracket_rounds(visible, wording)
    said = [_alt(visible, each, wording) for each in visible.state.rounds]
    coming = rounds[len(visible.state.rounds) :]
    for table in coming[0].tables if coming else ():
        names, stage = [seat.name for seat in table.seats], "third" if table.beside else "none"
        if len(names) == 2 and all(names):
            said.append(wording.text("tournament-bracket-meets", stage=stage, one=names[0], other=names[1]))
    drawn = await draw(bracket_pictures, rounds, visible.record.name)
    return told_by_lines("bracket", drawn, f"{visible.record.name}.", said, wording)[:MOST_PICTURES]


def bracket_rounds(visible: VisibleTournament, wording: Wording) -> list[BracketRound]:
    """All rounds, each table with lines to where those sit who went on from it."""
    columns = [_boxes(visible, each, wording) for each in visible.state.rounds]
    columns += _coming(visible, wording)
    return [
        BracketRound(
            _heading(at, column, wording),
            tuple(_leading(box, columns[at] if at < len(columns) else []) for box in column),
        )
        for at, column in enumerate(columns, start=1)
    ]


def _heading(round: int, column: list[_Box], wording: Wording) -> str:
    if sum(not box.drawn.beside for box in column) == 1:
        return _match("final", wording)
    return wording.text("tournament-round-heading", round=round, rounds="none")


def _match(stage: str, wording: Wording) -> str:
    return wording.text("tournament-table-heading", stage=stage, round="none", table="none")


def _boxes(visible: VisibleTournament, each: Round, wording: Wording) -> list[_Box]:
    """A round that was opened: its tables and byes in the order of the bracket, the match for third place last."""
    fates = format_of(visible.state).fates(visible.state, each.number)
    at, third = _positions(visible.state), _third_place(visible.state, each)
    boxes = [
        _Box(
            _table(visible, table, fates, wording, third),
            frozenset(table.entrants),
            at[table.entrants[0]] >> each.number if table.group != THIRD and at else None,
        )
        for table in each.tables
    ]
    for one in each.byes:
        seat = BracketSeat(plain_name_of(visible.record, one, wording), through=True)
        bye = BracketTable((seat,), note=wording.text("tournament-bye"))
        boxes.append(_Box(bye, frozenset((one,)), at[one] >> each.number if at else None))
    return sorted(boxes, key=lambda box: (box.drawn.beside, box.block or 0))


def _positions(state: Tournament) -> Mapping[int, int]:
    """Where everybody begins in the bracket for two at a table; nothing at larger tables."""
    if state.rules.seats != 2:
        return {}
    places = bracket_order(len(state.order))
    return {state.order[seed]: at for at, seed in enumerate(places) if seed < len(state.order)}


def _leading(box: _Box, following: list[_Box]) -> BracketTable:
    if box.drawn.beside:
        return box.drawn
    to = [
        place
        for place, one in enumerate(following)
        if not one.drawn.beside and (box.there & one.there if box.block is None else one.block == box.block >> 1)
    ]
    return replace(box.drawn, leads_to=tuple(to))


def _third_place(state: Tournament, each: Round) -> int:
    """The place that the match for third place is about: who was taken out of the final stands behind all others."""
    final = [one for table in each.tables if table.group != THIRD for one in table.entrants]
    return 3 - sum(state.entrants[one].status is Status.REMOVED for one in final)


def _table(
    visible: VisibleTournament, table: Table, fates: Mapping[int, Fate], wording: Wording, place: int
) -> BracketTable:
    outcome, beside = table.outcome, table.group == THIRD
    totals = () if outcome is None else [*map(visible.record.terms.rules.as_written, outcome.totals)]
    seats = []
    for seat, entrant in enumerate(table.seats):
        through = entrant is not None and fates[entrant].on is True
        name = plain_name_of(visible.record, entrant, wording)
        got = "" if outcome is None else wording.decimal(totals[seat] if totals else outcome.places[seat])
        third = wording.text("tournament-bracket-third", place=place, name=name) if beside and through else name
        seats.append(BracketSeat(third, got, through=through))
    what = _match("third", wording) if beside and outcome is None else ""
    return BracketTable(tuple(seats), beside=beside, note=what or fate_note(table, fates, wording))


def _coming(visible: VisibleTournament, wording: Wording) -> list[list[_Box]]:
    """The rounds to come of a bracket for two at a table: neighbours meet, and whoever is known is named."""
    state, at = visible.state, _positions(visible.state)
    if not at or state.bell or not visible.record.status.is_alive:
        return []
    last, fates = state.rounds[-1], format_of(state).fates(state, len(state.rounds))
    left = {one for one in playing(state) if one in last.there and fates[one].on is not False}
    left -= {one for table in last.tables if table.group == THIRD for one in table.entrants}
    in_order = sorted(left, key=at.__getitem__)
    names = {
        block: plain_name_of(visible.record, one, wording) if fates[one].on else ""
        for block, those in groupby(in_order, key=lambda one: at[one] >> last.number)
        for one in islice(those, 1)
    }
    beaten = [name for table in last.tables for name in _beaten(visible, table, fates, wording)]
    for_third = isinstance(state.rules, KnockoutRules) and state.rules.third_place
    columns: list[list[_Box]] = []
    while len(names) > 1:
        met = [(block, list(those)) for block, those in groupby(sorted(names), key=lambda block: block >> 1)]
        columns.append([_to_come([names[one] for one in those], block, wording) for block, those in met])
        names = {block: "" if len(those) > 1 else names[those[0]] for block, those in met}
        if len(names) == 1 and len(beaten) == 2 and for_third:
            seats = tuple(BracketSeat(name) for name in beaten)
            third = BracketTable(seats, beside=True, note=_match("third", wording))
            columns[-1].append(_Box(third, frozenset(), None))
        beaten = ["" for _, those in met if len(those) > 1]
    return columns


def _beaten(visible: VisibleTournament, table: Table, fates: Mapping[int, Fate], wording: Wording) -> list[str]:
    """Who of two has lost at a table and plays on; an empty name where that is open."""
    if any(fates[one].on is None for one in table.entrants):
        return [""]
    there = set(playing(visible.state))
    lost = [one for one in table.entrants if fates[one].on is False and one in there]
    return [plain_name_of(visible.record, one, wording) for one in lost]


def _to_come(names: list[str], block: int, wording: Wording) -> _Box:
    note = wording.text("tournament-bye") if len(names) == 1 else ""
    return _Box(BracketTable(tuple(BracketSeat(name) for name in names), note=note), frozenset(), block)


def _alt(visible: VisibleTournament, each: Round, wording: Wording) -> str:
    """Who goes on from a round, with what lots have said, and who has a bye; of the final's, who is first and third."""
    fates = format_of(visible.state).fates(visible.state, each.number)
    if is_final(each):
        told = [table_alt(round_table(visible, each.number, table, wording), wording) for table in each.tables]
        for table in each.tables:
            place = _third_place(visible.state, each) if table.group == THIRD else 1
            for one in table.entrants:
                if fates[one].on:
                    name = plain_name_of(visible.record, one, wording)
                    told.append(wording.text("tournament-bracket-place-alt", place=place, name=name))
        return " ".join([*told, *lot_lines(visible, each, wording)])
    through = [one for one in fates if fates[one].on and fates[one].why is not Why.BYE]
    named = [plain_name_of(visible.record, one, wording) for one in through]
    heading = wording.text("tournament-round-heading", round=each.number, rounds="none")
    nobody = "none" if each.unfinished else "nobody"
    told = [wording.text("tournament-bracket-alt", heading=heading, names=wording.listed(named) or nobody)]
    for table in each.tables:
        if note := ended_note(table, wording):
            title = table_heading(visible, each.number, table, wording, with_round=False)
            told.append(wording.text("picture-alt", title=title, note=note))
    byes = [plain_name_of(visible.record, one, wording) for one in each.byes]
    if byes:
        told.append(wording.text("tournament-byes-alt", names=wording.listed(byes), count=len(byes)))
    return " ".join([*told, *lot_lines(visible, each, wording)])
