"""A knock-out's bracket: the rounds that were played, with who goes on and why, and those to come."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, groupby

from bot.hosting.tournaments.service import VisibleTournament
from bot.ui.kit.message import OutgoingFile, draw, numbered
from bot.ui.tournament.facts import ended_note, fate_note, lot_lines, plain_name_of, table_heading
from bot.ui.tournament.pictures import MOST_PICTURES, marked, round_table, table_alt
from bot.wording import Wording
from engine.tournament.formats.format import Fate, playing
from engine.tournament.formats.knockout import THIRD, bracket_places, is_final
from engine.tournament.formats.registry import format_of
from engine.tournament.rules import KnockoutRules
from engine.tournament.standings import standings
from engine.tournament.state import Phase, Round, Status, Table, Tournament
from render.tournament.bracket import BracketRound, BracketSeat, BracketTable, bracket_pictures, bracket_sheets
from render.tournament.round_overview import TableSeat


@dataclass(frozen=True, slots=True)
class _Box:
    """A table or bye in its column, and who sits there or may come to."""

    drawn: BracketTable
    there: frozenset[int]


async def bracket_files(visible: VisibleTournament, wording: Wording) -> tuple[OutgoingFile, ...]:
    """The knock-out in columns; nothing for other formats, and before the first round."""
    if not isinstance(visible.state.rules, KnockoutRules) or not visible.state.rounds:
        return ()
    rounds = bracket_rounds(visible, wording)
    sheets = bracket_sheets(rounds)
    said = [[*_said(visible, sheet, wording)] or [f"{one.heading}." for one in sheet] for sheet in sheets]
    title, note = visible.record.name, marked(visible, wording)
    drawn = await draw(bracket_pictures, rounds, title, note)
    heading = wording.text("picture-alt", title=title, note=note) if note else f"{title}."
    alts = [wording.alt(heading, some) for some in said]
    words = " ".join([heading, *dict.fromkeys(chain(*said))])
    return numbered("bracket", drawn, alts, words)[:MOST_PICTURES]


def bracket_rounds(visible: VisibleTournament, wording: Wording) -> list[BracketRound]:
    """All rounds, each table with lines to where those sit who went on from it."""
    columns = [_boxes(visible, each, wording) for each in visible.state.rounds]
    columns += _coming(visible, wording) or _won(visible, wording)
    return [
        BracketRound(_heading(at, column, wording), tuple(_leading(box, following) for box in column), at)
        for at, (column, following) in enumerate(zip(columns, [*columns[1:], []], strict=True), start=1)
    ]


def _heading(round: int, column: list[_Box], wording: Wording) -> str:
    titles = [box for box in column if not box.drawn.beside]
    if len(titles) == 1:
        return _match("final", wording) if len(titles[0].there) != 1 else ""
    return wording.text("tournament-round-heading", round=round, rounds="none")


def _match(stage: str, wording: Wording) -> str:
    return wording.text("tournament-table-heading", stage=stage, round="none", table="none")


def _boxes(visible: VisibleTournament, each: Round, wording: Wording) -> list[_Box]:
    """A round that was opened: its tables and byes in the order of the bracket, the match for third place last."""
    fates = format_of(visible.state).fates(visible.state, each.number)
    at, third = bracket_places(visible.state), _third_place(visible.state, each)
    boxes = {table.entrants: _table(visible, each, table, fates, wording, third) for table in each.tables}
    for one in each.byes:
        seat = BracketSeat(plain_name_of(visible.record, one, wording), through=fates[one].on is True)
        boxes[one,] = BracketTable((seat,), note=wording.text("tournament-bye"))
    in_order = sorted(boxes, key=lambda there: (boxes[there].beside, at.get(there[0], 0)))
    return [_Box(boxes[there], frozenset(there)) for there in in_order]


def _leading(box: _Box, following: list[_Box]) -> BracketTable:
    if box.drawn.beside:
        return box.drawn
    to = [place for place, one in enumerate(following) if not one.drawn.beside and box.there & one.there]
    return replace(box.drawn, leads_to=tuple(to))


def _third_place(state: Tournament, each: Round) -> int:
    """The place that the match for third place is about: who was taken out of the final stands behind all others."""
    final = [one for table in each.tables if table.group != THIRD for one in table.entrants]
    return 3 - sum(state.entrants[one].status is Status.REMOVED for one in final)


def _table(
    visible: VisibleTournament, each: Round, table: Table, fates: Mapping[int, Fate], wording: Wording, third: int
) -> BracketTable:
    outcome, beside = table.outcome, table.group == THIRD
    totals = () if outcome is None else [*map(visible.record.terms.rules.as_written, outcome.totals)]
    seats, heard = [], []
    for seat, entrant in enumerate(table.seats):
        through = entrant is not None and fates[entrant].on
        name = plain_name_of(visible.record, entrant, wording)
        got = wording.decimal(totals[seat]) if totals else ""
        told = wording.text("tournament-bracket-third", place=third, name=name) if beside and through else name
        seats.append(BracketSeat(told, got, through=through))
        heard.append(TableSeat(name, got))
    said = lot_lines(visible, each, wording, table)
    if is_final(each):
        on = [plain_name_of(visible.record, one, wording) for one in table.entrants if fates[one].on]
        won = [wording.text("tournament-bracket-place-alt", place=third if beside else 1, name=name) for name in on]
        at = replace(round_table(visible, each.number, table, wording), seats=tuple(heard))
        said = [table_alt(at, wording), *won, *said]
    elif ended := ended_note(table, wording):
        title = table_heading(visible, each.number, table, wording, with_round=False)
        said.insert(0, wording.text("picture-alt", title=title, note=ended))
    note = _match("third", wording) if beside and outcome is None else fate_note(table, fates, wording)
    return BracketTable(tuple(seats), beside=beside, note=note, said=" ".join(said))


def _coming(visible: VisibleTournament, wording: Wording) -> list[list[_Box]]:
    """The rounds to come of a bracket for two at a table: neighbours meet, and whoever is known is named."""
    state, at = visible.state, bracket_places(visible.state)
    if not at or state.bell or not visible.record.status.is_alive:
        return []
    last, fates = state.rounds[-1], format_of(state).fates(state, len(state.rounds))
    left = {one for one in playing(state) if one in last.there and fates[one].on is not False}
    left -= {one for table in last.tables if table.group == THIRD for one in table.entrants}
    groups = (*((one,) for one in last.byes), *(table.entrants for table in last.tables))
    names = {
        at[there[0]]: plain_name_of(visible.record, there[0], wording) if fates[there[0]].on else ""
        for there in filter(None, ([one for one in group if one in left] for group in groups))
    }
    beaten = [name for table in last.tables for name in _beaten(visible, table, fates, wording)]
    for_third = isinstance(state.rules, KnockoutRules) and state.rules.third_place
    columns: list[list[_Box]] = []
    wide = 1
    while len(names) > 1:
        wide *= 2
        met = [[*those] for _, those in groupby(sorted(names), key=lambda place: place // wide)]
        if len(met) == len(names):
            continue
        there = [frozenset(one for one in left if at[one] // wide == those[0] // wide) for those in met]
        columns.append(
            [_to_come([names[one] for one in those], who, wording) for those, who in zip(met, there, strict=True)]
        )
        names = {those[0]: "" if len(those) > 1 else names[those[0]] for those in met}
        if len(names) == 1 and len(beaten) == 2 and for_third:
            columns[-1].append(_to_come(beaten, frozenset(), wording, _match("third", wording)))
        beaten = ["" for those in met if len(those) > 1]
    return columns


def _beaten(visible: VisibleTournament, table: Table, fates: Mapping[int, Fate], wording: Wording) -> list[str]:
    """Who of two has lost at a table and plays on; an empty name where that is open."""
    if any(fates[one].on is None for one in table.entrants):
        return [""]
    there = set(playing(visible.state))
    lost = [one for one in table.entrants if fates[one].on is False and one in there]
    return [plain_name_of(visible.record, one, wording) for one in lost]


def _to_come(names: list[str], there: frozenset[int], wording: Wording, third: str = "") -> _Box:
    note = wording.text("tournament-bye") if len(names) == 1 else third
    facts, said = {"stage": "third" if third else "none", "one": names[0], "other": names[-1]}, ""
    if len(names) == 2 and all(names):
        said = wording.text("tournament-bracket-meets", **facts)
    seats = tuple(map(BracketSeat, names))
    return _Box(BracketTable(seats, beside=bool(third), note=note, said=said), there)


def _won(visible: VisibleTournament, wording: Wording) -> list[list[_Box]]:
    """Who has won without a final, and whether by lot; nobody where there was one, or before the end."""
    state = visible.state
    if state.phase is not Phase.OVER or is_final(state.rounds[-1]):
        return []
    first = standings(state)[0]
    name = plain_name_of(visible.record, first.entrant, wording)
    how = wording.text("tournament-place", place=first.place, settled=first.settled)
    seats, said = (BracketSeat(name, through=True),), wording.text("picture-alt", title=name, note=how)
    return [[_Box(BracketTable(seats, note=how, said=said), frozenset((first.entrant,)))]]


def _said(visible: VisibleTournament, sheet: Sequence[BracketRound], wording: Wording) -> Iterator[str]:
    """What a picture shows: who goes on from a round or a part of it, who has a bye, what is said of its tables, and
    last what each has come to.
    """
    rounds, bye, scored = visible.state.rounds, wording.text("tournament-bye"), list[Sequence[BracketSeat]]()
    for number, columns in groupby(sheet, key=lambda one: one.number):
        tables = [table for one in columns for table in one.tables]
        if number <= len(rounds) and not is_final(rounds[number - 1]):
            byes = [table.seats[0].name for table in tables if table.note == bye]
            on = [seat.name for table in tables if table.note != bye for seat in table.seats if seat.through]
            names = wording.listed(on) or ("none" if rounds[number - 1].unfinished else "nobody")
            heading = wording.text("tournament-round-heading", round=number, rounds="none")
            told = wording.text("tournament-bracket-alt", heading=heading, names=names)
            ends_here = visible.state.ends_here and number == len(rounds)
            yield f"{heading}." if ends_here or len(byes) == len(tables) else told
            if byes:
                yield wording.text("tournament-byes-alt", names=wording.listed(byes), count=len(byes))
            scored += [table.seats for table in tables if table.seats[0].points]
        yield from (table.said for table in tables if table.said)
    for seats in scored:
        said = [wording.text("tournament-seat-alt", name=one.name, points=one.points) for one in seats]
        yield f"{wording.listed(said)}."
