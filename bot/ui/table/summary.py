"""How a round and how the match ended: open hands, the score sheet, and where to go from here."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.answers import Outdated
from bot.card_emojis import CardEmojis
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.results.parameters import PARAMETERS
from bot.hosting.thinking.coaching import has_coach
from bot.records.games import GameRecord, GameStatus, VisibleGame
from bot.records.ids import GameId
from bot.records.series import Series
from bot.ui.games.families import board_of, family_of
from bot.ui.kit.items import Click, Edge, PanelId, PanelItem, Possible, Style, button, framed, handles, in_sight
from bot.ui.kit.items import Sight as Shelf
from bot.ui.kit.message import Outgoing, OutgoingFile, draw, json_file, told_by_lines
from bot.ui.kit.more import more_list
from bot.ui.kit.request import Request
from bot.ui.table.again import following, other_ways, rematch, rematch_button, series_lines, with_match
from bot.ui.table.finale import finale_file
from bot.ui.table.game_facts import (
    headed,
    held_before,
    names_at,
    names_of,
    notation_of,
    plays_for_cents,
    watch_button,
    worded,
)
from bot.wording import Wording
from engine.finale.finale import Finale
from engine.games.events import RoundBegan, SeatEliminated
from engine.games.views import MatchView
from engine.rules.scores import MatchResult, RoundEnd, RoundResult, ScoreItem, SeatScore, cents, running_totals
from render.labels import ScoreLabels, SummaryLabels
from render.pieces.pack import Pack
from render.sheets.round_summary import round_summary_pictures
from render.sheets.score_sheet import score_sheet_pictures


@handles("summary")
async def press(request: Request, click: Click) -> None:
    """A button under the match's summary."""
    await request.defer()
    match click.action:
        case "rematch":
            await rematch(request, click)
        case "more":
            visible = await request.look(click.game)
            record = visible.record
            result = None if visible.view is None else visible.view.result
            if result is None:
                raise Refused(HostReject.NOT_FINISHED, status=record.status.value)
            series = with_match(await request.services.games.series(record.id), record, result)
            followed = await following(request.services.games, record, series) is not None
            behind = _sight(record, series, worded(request.wording, record), followed=followed).behind
            await request.show(framed([more_list(click.game, behind, request.wording)], edge=Edge.NONE))
        case "scores":
            await show_scores(request, click.game)
        case "replay":
            await show_replay(request, click.game)
        case _:
            raise Outdated


async def show_scores(request: Request, game: GameId) -> None:
    """Show the asker the figures of a finished match. Raises Refused while it is being played."""
    record = (await request.look(game)).record
    if record.status is not GameStatus.FINISHED:
        raise Refused(HostReject.NOT_FINISHED, status=record.status.value)
    visible, wording = await request.services.games.look(game, None), worded(request.wording, record)
    view = visible.view
    told = () if view is None or view.result is None else _bonuses(view.result, record, wording)
    files = await figures(visible, wording, request.cards)
    await request.show(framed(*files, *(["\n".join(told)] if told else []), edge=Edge.NONE))


async def show_replay(request: Request, game: GameId) -> None:
    """Give the asker the whole finished match as a file. Raises Refused before its hands are open."""
    record = (await request.look(game)).record
    request.services.stories.check_open(await request.services.stories.of(game))
    document = await request.services.games.replay(game, await request.services.tournaments.table_of(record))
    file = await json_file(f"replay-{record.public_id}.json", document)
    await request.show(framed(request.wording.text("replay-here"), file, edge=Edge.NONE))


async def round_summary(
    visible: VisibleGame, round_number: int, wording: Wording, cards: CardEmojis, seq: int = 0
) -> Outgoing:
    """A round finished with the move `seq`: how it ended, every hand laid open, what it brought each seat, by the names
    of those who sat there then.
    """
    view, then = visible.view, zip(visible.record.holders, names_at(visible.record, seq), strict=True)
    if view is None:
        raise ValueError("no round has been played")
    record = replace(visible.record, holders=tuple(replace(holder, name=name) for holder, name in then))
    wording, sheet = worded(wording, record), view.sheet[:round_number]
    end = wording.round_end(sheet[-1], [wording.name(name) for name in names_of(record)])
    files = await hands_pictures(sheet[-1], record, wording, cards)
    lines = [*_score_lines(sheet, record, wording), *_from_here(replace(visible, record=record), sheet, wording)]
    return framed(wording.text("summary-round", round=round_number, end=end), *files, "\n".join(lines))


async def match_summary(
    visible: VisibleGame,
    wording: Wording,
    cards: CardEmojis,
    finale: Finale | None = None,
    series: Series | None = None,
    *,
    followed: bool = False,
) -> Outgoing:
    """The finished match: winners, its finale or else figures, how its `series` stood, and the way on from it."""
    record, view = visible.record, visible.view
    if view is None or view.result is None:
        raise ValueError("the match is not over")
    names, result = names_of(record), view.result
    wording = worded(wording, record)
    series = with_match(series, record, result)
    bare = len(view.sheet) == 1 and finale is None
    if finale is not None:
        places, four = _standings(result, record, wording, plain=True), cards.four_colour
        files: Sequence[OutgoingFile] = [await finale_file(view, record, finale, places, wording, four_colour=four)]
    else:
        files = await figures(visible, wording, cards)
    winners = [wording.name(names[seat]) for seat in result.winners]
    text = wording.text(
        "summary-match",
        game=wording.variant_name(record.variant),
        winners=wording.listed(winners),
        count=len(winners),
    )
    end = [wording.round_end(view.sheet[0], list(map(wording.name, names)))] if bare else []
    how = wording.text("said-match-best", value=record.rules.won_by)
    told = [
        *(_made_of(view.sheet[0], record, wording) if bare else ()),
        *(_standings(result, record, wording) if finale is None or plays_for_cents(record.rules) else ()),
        *_bonuses(result, record, wording),
        *(
            wording.text("summary-seat-held", name=wording.name(one.name), before=before)
            for one in record.holders
            if (before := held_before(one, wording)) != "none"
        ),
        *series_lines(series, wording, over=True),
        *([wording.text("summary-won-by", how=how)] if bare and record.rules.won_by == "lowest" else ()),
        wording.text("summary-number", game=record.public_id),
    ]
    return framed(
        "\n".join([headed(text, record, wording), *end]),
        *files,
        "\n".join(told),
        _sight(record, series, wording, followed=followed).buttons,
        edge=Edge.LIT,
    )


async def figures(visible: VisibleGame, wording: Wording, cards: CardEmojis) -> Sequence[OutgoingFile]:
    """The score sheet of a finished match; of one with a last picture of its own that, of one round its open hands."""
    record, view = visible.record, visible.view
    if view is None:
        raise ValueError("no round has been played")
    if family_of(view).has_finale:
        return await board_of(visible, wording, cards).pictures()
    if len(view.sheet) == 1:
        return await hands_pictures(view.sheet[0], record, wording, cards)
    return await sheet_pictures(view, record, wording)


def _sight(record: GameRecord, series: Series | None, wording: Wording, *, followed: bool) -> Shelf:
    """What can be done under the summary of a match: watching it comes first."""
    coach = button(PanelId("coach", "ask", record.id), wording.text("button-coach"))
    changed = button(PanelId("stats", "change", record.id), wording.text("button-stats-change"))
    rest = [
        *([] if record.day or followed else other_ways(record, series, wording)),
        button(PanelId("summary", "scores", record.id), wording.text("button-scores")),
        *([] if record.day or record.played_on or record.variant not in PARAMETERS else [changed]),
        *([] if record.is_chosen else [button(PanelId("lobby", "fair", record.id), wording.text("button-fair"))]),
    ]
    loose = [
        watch_button(record.id, wording),
        *_on_from(record, series, wording, followed=followed),
        *([coach] if has_coach(record.variant) else []),
    ]
    more = button(PanelId("summary", "more", record.id), wording.text("button-more", on="no"))
    return in_sight(Possible(loose=loose, rest=rest), more)


def _on_from(record: GameRecord, series: Series | None, wording: Wording, *, followed: bool) -> list[PanelItem]:
    """The way on from a match: the same table again, how it stands in its tournament, or how others did with it."""
    at = record.table_of
    if record.day:
        compare = PanelId("daily", "deal", 0, record.day)
        return [button(compare, wording.text("button-deal-compare"), style=Style.primary)]
    if at is None:
        return [rematch_button(record, series, wording, followed=followed)]
    return [
        button(
            PanelId("tournament", action, at.tournament_id), wording.text(f"button-tournament-{action}"), style=style
        )
        for action, style in (("standings", Style.primary), ("mine", Style.secondary))
    ]


async def hands_pictures(
    result: RoundResult, record: GameRecord, wording: Wording, cards: CardEmojis, title: str = ""
) -> Sequence[OutgoingFile]:
    """The hands that a round left, each with its cost, or under another `title` its points; many in two pictures."""
    names = names_of(record)
    # Where nobody has cards left, as in the duel, an empty hand says nothing.
    held = any(score.hand or score.melds for score in result.seats if score)
    labels = SummaryLabels(
        title=title or wording.text("picture-hands-left" if held else "picture-round", round=result.round),
        winner=wording.text("picture-winner"),
        no_cards=wording.text("picture-no-cards") if held else "",
        melded=wording.text("picture-melded"),
        left=wording.text("picture-left-over"),
        items=_items([result], _of_end(result, wording)),
    )
    pack = Pack(notation_of(record), cards.four_colour)
    drawn = await draw(round_summary_pictures, result, names, record.rules, labels, pack)
    scores = [(name, score) for name, score in zip(names, result.seats, strict=True) if score and held]
    hands = [_hand(name, score, record, wording) for name, score in scores]
    said = wording.text("summary-sheet-alt", title=labels.title)
    return told_by_lines(f"round-{result.round}", drawn, said, hands, wording, further=said)


async def sheet_pictures(view: MatchView, record: GameRecord, wording: Wording) -> Sequence[OutgoingFile]:
    """The score sheet with its alt text, in two pictures where it is long."""
    labels = ScoreLabels(
        title=wording.text("picture-sheet", won_by=record.rules.won_by),
        total=wording.text("picture-total"),
        rounds=tuple(wording.text("picture-round", round=one.round) for one in view.sheet),
        items=_items(view.sheet, wording, view.result),
        won=wording.text("picture-won"),
        out=wording.text("picture-out"),
    )
    drawn = await draw(score_sheet_pictures, view, names_of(record), labels)
    said = [] if view.result is None else _standings(view.result, record, wording, plain=True)
    heading = wording.text("summary-sheet-alt", title=labels.title)
    told = [*(f"{line}." for line in said), *_sheet_lines(view.sheet, record, wording)]
    return told_by_lines("scores", drawn, heading, told, wording, further=heading)


def _hand(name: str, score: SeatScore, record: GameRecord, wording: Wording) -> str:
    notation = notation_of(record)
    told = [wording.text("summary-melded", name=name, cards=wording.cards_said(meld, notation)) for meld in score.melds]
    if not score.hand:
        return " ".join([*told, wording.text("summary-no-hand", name=name)])
    return " ".join([*told, wording.text("summary-hand", name=name, cards=wording.cards_said(score.hand, notation))])


def _score_lines(sheet: Sequence[RoundResult], record: GameRecord, wording: Wording) -> list[str]:
    names, rules, totals = names_of(record), record.rules, running_totals(sheet)[-1]
    lines = []
    for seat, score in enumerate(sheet[-1].seats):
        if score is None:
            continue
        points = wording.text("points", points=rules.as_written(score.points))
        items = [_item(item, worth, record, _of_end(sheet[-1], wording)) for item, worth in score.items]
        name, total = wording.name(names[seat]), rules.as_written(totals[seat])
        if len(items) > 1:
            lines.append(wording.text("score-line", name=name, points=points, items=wording.listed(items), total=total))
        else:
            lines.append(wording.text("score-line-bare", name=name, points=points, total=total))
    return lines


def _made_of(result: RoundResult, record: GameRecord, wording: Wording) -> Iterator[str]:
    """What the points of each seat are made of, where they are of several things."""
    spoken = _of_end(result, wording)
    for name, score in zip(names_of(record), result.seats, strict=True):
        if score is not None and len(score.items) > 1:
            items = wording.listed([_item(item, worth, record, spoken) for item, worth in score.items])
            yield wording.text("score-parts", name=wording.name(name), items=items)


def _from_here(visible: VisibleGame, sheet: Sequence[RoundResult], wording: Wording) -> Iterator[str]:
    """Who is out, who leads, who deals next; nothing after the last round, whose summary is the match's."""
    record, names = visible.record, names_of(visible.record)
    after = sheet[-1].round + 1
    began = next((one for one in visible.recent if isinstance(one, RoundBegan) and one.round == after), None)
    if visible.view is None or (visible.view.result is not None and len(visible.view.sheet) == len(sheet)):
        return
    speech, last = wording.speech(names, notation_of(record)), sheet[-1].seats
    # Who was not dealt in was out of the match before.
    totals = {seat: total for seat, total in enumerate(running_totals(sheet)[-1]) if last[seat] is not None}
    for seat, number in record.rules.match.eliminated_in(sheet).items():
        if number == sheet[-1].round:
            yield speech.line(SeatEliminated(seat, totals.pop(seat)))
    totals = {seat: total for seat, total in totals.items() if seat not in visible.view.out}
    best = (min if record.rules.match.best == "lowest" else max)(totals.values())
    leading = [wording.name(names[seat]) for seat, total in totals.items() if total == best]
    if len(leading) < len(totals):
        points = wording.text("points", points=record.rules.as_written(best))
        yield wording.text(
            "summary-leads",
            names=wording.listed(leading),
            count=len(leading),
            points=points,
            how=wording.text("said-match-best", value=record.rules.won_by),
        )
    if began is not None:
        yield speech.line(began)


def _sheet_lines(sheet: Sequence[RoundResult], record: GameRecord, wording: Wording) -> list[str]:
    """What each round brought everybody, for the ear."""
    names, rules = names_of(record), record.rules
    lines = []
    for result in sheet:
        scored = [
            wording.text("summary-seat-points", name=name, points=rules.as_written(score.points))
            for name, score in zip(names, result.seats, strict=True)
            if score is not None
        ]
        lines.append(wording.text("summary-sheet-round", round=result.round, points=wording.listed(scored)))
    return lines


def _standings(result: MatchResult, record: GameRecord, wording: Wording, *, plain: bool = False) -> list[str]:
    names = names_of(record)
    ranked = sorted(range(len(names)), key=lambda seat: (result.places[seat], seat))
    totals = [*map(record.rules.as_written, result.totals)]
    return [
        wording.text(
            "standing-line",
            place=wording.text("place", place=result.places[seat]),
            name=names[seat] if plain else wording.name(names[seat]),
            total=totals[seat],
            cents=cents(totals[seat]) if plays_for_cents(record.rules) else "none",
        )
        for seat in ranked
    ]


def _bonuses(result: MatchResult, record: GameRecord, wording: Wording) -> list[str]:
    """What the end of the match added to each seat's total, where it added anything."""
    return [
        wording.text(
            "standing-bonus",
            name=wording.name(name),
            items=wording.listed([_item(item, points, record, wording) for item, points in items]),
        )
        for name, items in zip(names_of(record), result.bonuses, strict=False)
        if items
    ]


def _of_end(result: RoundResult, wording: Wording) -> Wording:
    """The wording of a round's score lines: where somebody left, no difference counts, but all of their deadwood."""
    return wording.in_forms("left", *wording.forms) if result.end is RoundEnd.LAST_SEAT else wording


def _item(item: ScoreItem, points: int, record: GameRecord, wording: Wording) -> str:
    written = record.rules.as_written(points)
    return wording.text("score-item", what=wording.text(f"score-{item.value}"), points=written)


def _items(
    sheet: Sequence[RoundResult], wording: Wording, end: MatchResult | None = None
) -> tuple[tuple[ScoreItem, str], ...]:
    """The names of the score lines that the sheet has, and of those that the end of the match added."""
    scored = [score.items for result in sheet for score in result.seats if score is not None]
    added = () if end is None else end.bonuses
    found = dict.fromkeys(item for items in (*scored, *added) for item, _ in items)
    return tuple((item, wording.text(f"score-{item.value}")) for item in found)
