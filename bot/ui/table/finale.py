"""The end of a match in one picture, with all that it shows in words."""

from collections.abc import Iterator, Sequence

from bot.records.games import GameRecord
from bot.ui.kit.message import OutgoingFile, draw
from bot.ui.table.game_facts import names_of, notation_of
from bot.wording import Wording
from bot.wording.alt_text import LIMIT
from bot.wording.lengths import units
from engine.cards import Notation
from engine.finale.feats import Award, Feat
from engine.finale.finale import Finale
from engine.finale.moment import Moment
from engine.games.views import MatchView
from render.boards.seats import written
from render.boards.trays import Mark
from render.labels import FinaleLabels
from render.pieces.pack import Pack
from render.sheets.finale import finale_picture, moment_trays, totals_by_seat


async def finale_file(
    view: MatchView, record: GameRecord, told: Finale, standings: Sequence[str], wording: Wording, *, four_colour: bool
) -> OutgoingFile:
    """The picture of a finished match; `standings` say the places. The wording is the match's own."""
    names, notation = names_of(record), notation_of(record)
    awards = [
        (one, wording.text(f"feat-{one.feat.value}", name=names[one.seat], figure=one.figure))
        for one in told.awards
        if told.moment is None or not _says(told.moment, one)
    ]
    title = wording.text("finale-title", won_by=record.rules.won_by)
    shown = tuple((one.seat, line) for one, line in awards)
    labels = FinaleLabels(title, tuple(_decided(told, record, wording, drawn=True)), shown)
    drawn = await draw(finale_picture, view, names, labels, told.moment, Pack(notation, four_colour))
    said = [*standings, *_said(awards, told, record, wording)]
    totals = [] if len(view.sheet) < 2 else list(_totals(view, record, wording))
    board = [] if told.moment is None else _board(view, names, told.moment, notation, wording)
    alts = [
        " ".join(line if line.endswith(".") else f"{line}." for line in (*said, *more))
        for more in ([*totals, *board], totals, board, [])
    ]
    return OutgoingFile("finale.png", drawn.png, next((one for one in alts if units(one) <= LIMIT), alts[-1]), alts[0])


def _says(moment: Moment, award: Award) -> bool:
    """Whether how the match was decided says an award already: the gin, the undercut or the knock of that turn."""
    of_turn = (Feat.GINS, Feat.UNDERCUTS, *([] if moment.claimed is None else [Feat.KNOCKS]))
    return award.feat in of_turn and (award.figure, award.round) == (1, moment.round.round)


def _said(awards: Sequence[tuple[Award, str]], told: Finale, record: GameRecord, wording: Wording) -> Iterator[str]:
    """The awards for the ear: of the match, of other rounds by number, of that which decided it with how it did."""
    decided = None if told.moment is None else told.moment.round.round
    for one, line in sorted(awards, key=lambda award: award[0].round):
        named = wording.text("picture-round", round=one.round)
        if one.round != decided:
            yield wording.text("picture-alt-figure", name=named, figure=line) if one.round else line
    yield from _decided(told, record, wording, drawn=False)
    yield from (line for one, line in awards if one.round == decided)


def _decided(told: Finale, record: GameRecord, wording: Wording, *, drawn: bool) -> Iterator[str]:
    """What decided the match: a heading, then how. A `drawn` board shows what was claimed, pictures have no suits."""
    moment, names = told.moment, names_of(record)
    if moment is None:
        return
    result = moment.round
    yield wording.text("finale-decided", rounds=told.rounds, round=result.round)
    # What an award says of the same round is not said twice: what it brought.
    awarded = any(one.feat in (Feat.DEAREST, Feat.BEST_ROUND) and one.round == result.round for one in told.awards)
    lines = []
    if moment.claimed is not None:
        seat, card = moment.claimed
        said = "none" if drawn else wording.cards_said([card], notation_of(record))
        lines.append(wording.text("finale-claimed", name=names[seat], card=said))
    lines.append(wording.round_end(result, names))
    points, seat_after = max((score.points, -seat) for seat, score in enumerate(result.seats) if score is not None)
    if points > 0 and result.winner is not None and not awarded:
        said = wording.text("points", points=points)
        lines.append(wording.text("finale-cost", name=names[-seat_after], points=said, best=record.rules.match.best))
    yield " ".join(lines)


def _totals(view: MatchView, record: GameRecord, wording: Wording) -> Iterator[str]:
    for seat, (name, totals) in enumerate(zip(names_of(record), totals_by_seat(view), strict=True)):
        played = max((n for n, result in enumerate(view.sheet, 1) if result.seats[seat] is not None), default=0)
        if played:
            said = " ".join(written(total, record.rules) for total in totals[:played])
            yield wording.text("finale-totals", name=name, totals=said)


def _board(view: MatchView, names: Sequence[str], moment: Moment, notation: Notation, wording: Wording) -> list[str]:
    trays = [tray.pieces for tray in moment_trays(view, names, moment) if tray.owner is None]
    new = [[piece for piece in pieces if piece.mark is Mark.NEW] for pieces in trays]
    came, lying = (
        " | ".join(wording.cards_said([piece.card for piece in pieces], notation) for pieces in those if pieces)
        for those in (new, trays)
    )
    return [wording.text("finale-board", new=came, cards="none" if came == lying else lying)] if lying else []
