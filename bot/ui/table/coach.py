"""The coach: asking it about a finished match, waiting for it, its report in words and pictures, and posting that."""

import asyncio
import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.answers import Outdated
from bot.card_emojis import CardEmojis
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.thinking.coaching import Asked, Report
from bot.records.deadlines import Deadlines
from bot.records.games import GameRecord, GameStatus, VisibleGame
from bot.records.ids import GameId
from bot.ui.games.families import board_of
from bot.ui.kit.items import Click, Edge, PanelId, Part, button, framed, handles
from bot.ui.kit.message import OutgoingFile, draw
from bot.ui.kit.open_panels import told_while_made
from bot.ui.kit.request import Request
from bot.ui.table.game_facts import WATCH, names_of, notation_of, worded
from bot.wording import Wording, advice
from engine.cards import Card
from engine.coach import Fortune, Judged
from engine.games.moves import Discard, Lay, LayTable, SeatMove
from engine.games.reasons import Reason, laid_from_hand
from engine.games.views import MatchView
from render.hands.hand import hand_picture
from render.kit.moving import below_one_another
from render.labels import HandLabels
from render.pieces.pack import Pack

PANEL: Final = "coach"

TOKEN_MINUTES: Final = 14
"""So long what was answered can be changed."""


@handles(PANEL)
async def press(request: Request, click: Click) -> None:
    """The button under a match's summary, or the one under the report."""
    if click.action == "post":
        await post(request, click.game)
    else:
        await ask(request, click.game)


async def ask(request: Request, game: GameId) -> None:
    """Show the asker the report on their match. Raises Refused: NOT_FINISHED, NOT_SEATED."""
    await request.defer()
    record = (await request.look(game)).record
    if record.seat_of(request.user_id) is None:
        raise Refused(HostReject.NOT_SEATED)
    wording, asked = request.wording, request.services.coaching.ask(record, request.user_id)
    if not asked.made.done() and not await told_while_made(request, asked.made, lambda: _how_far(request, asked)):
        return
    report, story = await asyncio.shield(asked.made), (await request.services.stories.of(record.id)).story
    parts = await report_parts(record, report, wording, request.cards)
    # Of a day's deal nothing is told to others, who may have it before them.
    posting = [] if record.day else [button(PanelId(PANEL, "post", game), wording.text("button-coach-post"))]
    # Several decisions may fall between two steps that told everybody something.
    there: dict[int, list[str]] = {}
    for number, judged in enumerate(report.dearest, start=1):
        there.setdefault(story.number(judged.decision.number), []).append(str(number))
    several = len(report.dearest) > 1
    to_positions = [
        button(
            PanelId(WATCH, "at", record.id, step, f"s{report.seat}."),
            wording.text("button-coach-see", number=", ".join(numbers) if several else "none"),
        )
        for step, numbers in there.items()
    ]
    await request.show(framed(*parts, [*to_positions, *posting], edge=Edge.LIT))


def _how_far(request: Request, asked: Asked) -> str:
    """What is done of a report, or how many are made before it."""
    wording, coaching = request.wording, request.services.coaching
    minutes = max(math.ceil(coaching.seconds_for(asked) / 60), 1)
    ahead = coaching.ahead_of(asked)
    if ahead:
        return wording.text(
            "coach-waits", ahead=ahead, minutes=minutes, kept="yes" if minutes >= TOKEN_MINUTES else "no"
        )
    if not asked.done:
        return wording.text("coach-begins")
    return wording.text("coach-progress", percent=100 * asked.done // max(asked.all, 1))


async def post(request: Request, game: GameId) -> None:
    """Show everybody in the channel the report that its owner has seen, in the language of the table."""
    await request.acknowledge()
    record = (await request.look(game)).record
    if record.day:
        raise Outdated
    report = await asyncio.shield(request.services.coaching.ask(record, request.user_id).made)
    wording = Wording.of(record.locale)
    name = wording.name(record.holders[report.seat].name)
    parts = await report_parts(record, report, wording, request.cards)
    await request.post(framed(wording.text("coach-posted", name=name), *parts))


MOST_REASONS: Final = 2


async def report_parts(record: GameRecord, report: Report, wording: Wording, emojis: CardEmojis) -> list[Part]:
    """The report from its heading to how the cards fell."""
    wording = worded(wording, record)
    game = wording.variant_name(record.variant)
    heading = wording.text("coach-heading", game=game, decisions=report.decisions, shown=len(report.dearest))
    parts: list[Part] = [heading]
    for number, judged in enumerate(report.dearest, start=1):
        parts.append(_told(record, judged, number, wording, emojis))
        parts.append(await _moment(record, judged, number, wording, emojis))
    if report.fortune is not None:
        parts.append(luck_told(report.fortune, wording))
    return parts


def dearest_told(record: GameRecord, report: Report, wording: Wording, emojis: CardEmojis) -> str:
    """The word on the decision that cost most; empty where none did."""
    return "".join(_told(record, one, 1, worded(wording, record), emojis) for one in report.dearest[:1])


def _told(record: GameRecord, judged: Judged, number: int, wording: Wording, emojis: CardEmojis) -> str:
    view = judged.decision.view
    speech = wording.speech(names_of(record), notation_of(record), emojis)

    def said(move: SeatMove, reasons: Sequence[Reason]) -> str:
        return " ".join([advice.advised(speech, view, move), *advice.reasons(speech, reasons[:MOST_REASONS])])

    lines = [
        wording.text("coach-decision", number=number, round=view.round, cost=round(judged.cost)),
        wording.text("coach-made", said=said(judged.decision.made, judged.against)),
        wording.text("coach-better", said=said(judged.better, judged.why)),
    ]
    return "\n".join(lines)


def luck_told(fortune: Fortune, wording: Wording) -> str:
    """What the cards were worth, and what was made of them."""
    # As they are told: what is rounded by itself would not add up.
    rest = round(fortune.lead) - round(fortune.cards)
    return wording.text(
        "coach-luck",
        lead=points_told(fortune.lead, wording),
        cards=points_told(fortune.cards, wording),
        rest=points_told(rest, wording),
        replays=fortune.replays,
    )


def points_told(lead: float, wording: Wording) -> str:
    """A lead as a phrase: so many points ahead, or behind."""
    points = round(lead)
    side = "ahead" if points > 0 else "behind" if points < 0 else "level"
    return wording.text("coach-points", points=abs(points), side=side)


async def _moment(
    record: GameRecord, judged: Judged, number: int, wording: Wording, emojis: CardEmojis
) -> OutgoingFile:
    """The table and the hand at the moment: what was chosen is raised, what would have been better is marked."""
    view = judged.decision.view
    running = replace(record, status=GameStatus.RUNNING, ending=None, standstill=None)
    visible = VisibleGame(running, view, Deadlines(None, None), ())
    tables = await board_of(visible, wording, emojis).pictures()
    pack = Pack(notation_of(record), emojis.four_colour)
    labels = HandLabels(title=wording.text("coach-picture-hand"))
    made, better = _cards(view, judged.decision.made), _cards(view, judged.better)
    hand = await draw(hand_picture, view, made, "suit", (), labels, pack, frozenset(better))
    drawn = await draw(below_one_another, [*(table.data for table in tables), hand.png])
    alts = [*(table.alt or "" for table in tables), wording.hand_alt(view, notation_of(record), chosen=made)]
    return OutgoingFile(f"moment-{number}.png", drawn.png, " ".join(alts))


def _cards(view: MatchView, move: SeatMove) -> tuple[Card, ...]:
    if isinstance(move, Discard):
        return (move.card,)
    if isinstance(move, Lay | LayTable):
        laid = Counter(laid_from_hand(getattr(view, "melds", ()), move))
        # A tile that lay open and was taken to be laid is not on the rack.
        return tuple((laid & Counter(view.hand)).elements())
    return ()
