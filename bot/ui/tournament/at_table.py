"""What is said at a table of a tournament: in the message that its thread hangs on, and in the thread."""

from bot.hosting.tournaments.service import VisibleTournament
from bot.records.notices import Notice
from bot.records.tournaments import people_among
from bot.ui.kit.items import Edge, framed
from bot.ui.kit.message import Outgoing
from bot.ui.tournament.facts import linked, lot_lines, name_of, names_at, points_told, where
from bot.ui.tournament.outgoing import tournament_button
from bot.wording import Wording
from engine.tournament.formats.format import Why
from engine.tournament.formats.registry import format_of
from engine.tournament.play import at_table
from engine.tournament.state import Ended, Table


def table_card(visible: VisibleTournament, round: int, number_of: int, wording: Wording) -> Outgoing:
    """The message that a table's thread hangs on: who plays there, and how it ended."""
    table = at_table(visible.state, round, number_of)
    outcome = table.outcome
    dropped = wording.text("tournament-dropped")
    heading = wording.text(
        "tournament-card",
        name=wording.name(visible.record.name),
        where=where(visible, round, table, wording),
        names=names_at(visible.record, table, wording) if visible.record.status.is_alive else dropped,
        ended="none" if outcome is None else outcome.ended.value,
    )
    fates = _fate_lines(visible, round, table, wording, always=False)
    return framed("\n".join([heading, *_result_lines(visible, round, table, wording), *fates]), edge=Edge.CALM)


def closing_word(visible: VisibleTournament, round: int, number_of: int, wording: Wording) -> Outgoing | None:
    """What counts at a table that its players did not end themselves, said in its thread; None for any other."""
    table = at_table(visible.state, round, number_of)
    outcome = table.outcome
    if outcome is None or outcome.ended is Ended.PLAYED:
        return None
    said = [wording.text("tournament-closing", ended=outcome.ended.value)]
    said += _result_lines(visible, round, table, wording) + _fate_lines(visible, round, table, wording, always=True)
    looking = [tournament_button(action, visible.record.id, wording) for action in ("standings", "mine")]
    return framed("\n".join(said), looking, edge=Edge.NONE)


def _fate_lines(visible: VisibleTournament, round: int, table: Table, wording: Wording, *, always: bool) -> list[str]:
    """Who goes on from a table, where its places leave that open, or `always`; and what lots say."""
    lots = lot_lines(visible, visible.state.rounds[round - 1], wording, table, name_of)
    fates = format_of(visible.state).fates(visible.state, round)
    ways = [one for one in table.entrants if one in fates and not fates[one].last]
    on = [one for one in ways if fates[one].on and fates[one].why is not Why.LOT]
    places = () if table.outcome is None else table.outcome.places
    last = max((places[table.seats.index(one)] for one in on), default=0)
    if not on or not (always or sum(place <= last for place in places) > len(on)):
        return lots
    names = wording.listed([name_of(visible.record, one, wording) for one in on])
    return [wording.text("tournament-goes-on", names=names, count=len(on)), *lots]


def _result_lines(visible: VisibleTournament, round: int, table: Table, wording: Wording) -> list[str]:
    outcome = table.outcome
    if outcome is None:
        return []
    points = visible.brought[round, table.number]
    order = sorted(range(len(table.seats)), key=lambda seat: outcome.places[seat])
    return [
        wording.text(
            "tournament-result-line",
            place=outcome.places[seat],
            name=name_of(visible.record, table.seats[seat], wording),
            points=wording.decimal(points_told(visible, points[seat])),
            total=visible.record.terms.rules.as_written(outcome.totals[seat]) if outcome.totals else "none",
            gone="yes" if table.seats[seat] in table.gone else "no",
        )
        for seat in order
    ]


def table_call(visible: VisibleTournament, round: int, number_of: int, wording: Wording, commitment: str) -> Outgoing:
    """The first message in a table's thread: its players are called, and the secret of its shuffles is promised."""
    table = at_table(visible.state, round, number_of)
    present = [seat for seat in table.seats if seat is not None and seat not in table.gone]
    users = people_among(visible.record, present)
    called = [f"<@{user}>" for user in users]
    text = wording.text(
        "tournament-table-call",
        who=wording.listed(called) or "none",
        where=where(visible, round, table, wording),
        **linked(visible, wording),
    )
    fair = wording.text("tournament-table-fair", commitment=commitment)
    return framed(f"{text}\n{fair}", edge=Edge.NONE, mentions=users)


def seat_word(visible: VisibleTournament, notice: Notice, wording: Wording) -> Outgoing:
    """A table is told who plays a seat from now on; whoever takes it over is called."""
    users = people_among(visible.record, [notice.entrant])
    who = f"<@{users[0]}>" if users else "none"
    said = "notice-back" if notice.entrant == notice.gone else "tournament-seat-word"
    text = wording.text(said, gone=name_of(visible.record, notice.gone, wording), who=who)
    return framed(text, edge=Edge.NONE, mentions=users)
