"""A scene of a match in pictures: the board as it was, the hands that are seen, at a round's end all that were left."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from bot.card_emojis import CardEmojis
from bot.records.deadlines import Deadlines
from bot.records.games import GameRecord, GameStatus, VisibleGame
from bot.ui.games.families import board_of, family_of
from bot.ui.kit.message import OutgoingFile, draw
from bot.ui.table.game_facts import names_at, notation_of, worded
from bot.ui.table.summary import hands_pictures
from bot.wording import Wording
from engine.cards import Seat, seats_of
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.events import Event, RoundEnded
from engine.games.scenes import Scene
from engine.games.table_changes import laid_since
from engine.games.tiles.options import TileView
from engine.games.views import MatchView
from engine.rules.scores import RoundEnd, RoundResult, SeatScore
from render.hands.hand import hand_picture
from render.labels import HandLabels
from render.pieces.pack import Pack

_NOT_OVER: Final = RoundEnd.STOCK_EXHAUSTED
"""What nobody reads: of hands in the middle of a round only the cards are drawn."""


async def scene_pictures(
    record: GameRecord,
    scene: Scene,
    wording: Wording,
    cards: CardEmojis,
    told: Iterable[Event] = (),
    own: Seat | None = None,
) -> Sequence[OutgoingFile]:
    """The pictures of a scene, with what `told` events brought to the melds marked. `own` is the reader's seat."""
    then, events = record_at(record, scene), tuple(told)
    wording = worded(wording, record)
    ended = next((one.event.result for one in scene.happened if isinstance(one.event, RoundEnded)), None)
    if ended is not None and not family_of(scene.view).has_finale:
        return await hands_pictures(ended, then, wording, cards)
    visible = VisibleGame(then, _marked(scene.view, events), Deadlines(None, None), events)
    board = board_of(visible, wording, cards)
    board.marks_all = True
    return (*await board.pictures(), *await _hands(then, scene, wording, cards, own))


def record_at(record: GameRecord, scene: Scene) -> GameRecord:
    """The record as if the match were at a scene: played, and by those who sat there then."""
    names = names_at(record, scene.step)
    holders = tuple(
        replace(holder, name=name, before=(), is_open=False) for holder, name in zip(record.holders, names, strict=True)
    )
    status = GameStatus.RUNNING if scene.view.result is None else GameStatus.FINISHED
    return replace(record, status=status, seq=scene.step, holders=holders, ending=None, standstill=None)


def _marked(view: MatchView, events: Sequence[Event]) -> MatchView:
    """The view whose last changes to the melds are all that these events brought."""
    if isinstance(view, DrawDiscardView | TileView):
        return view._replace(changes=laid_since(view.melds, events))
    return view


async def _hands(
    record: GameRecord, scene: Scene, wording: Wording, cards: CardEmojis, own: Seat | None
) -> Sequence[OutgoingFile]:
    """The hands that are seen: one's own as one holds it, others' under their names, each beside its points so far."""
    held = [view for view in scene.hands if view.hand]
    if not held:
        return ()
    if [view.seat for view in held] == [own]:
        title = "picture-rack" if isinstance(held[0], TileView) else "picture-hand"
        labels = HandLabels(title=wording.text(title, count=len(held[0].hand)))
        pack = Pack(notation_of(record), cards.four_colour)
        drawn = await draw(hand_picture, held[0], (), "suit", (), labels, pack)
        return (OutgoingFile("hand.png", drawn.png, wording.hand_alt(held[0], notation_of(record))),)
    shown = {view.seat: view.hand for view in scene.hands}
    scores = tuple(
        SeatScore(shown[seat], (), info.total) if seat in shown and not info.out else None
        for seat, info in zip(seats_of(len(scene.view.seats)), scene.view.seats, strict=True)
    )
    hands = RoundResult(scene.view.round, _NOT_OVER, None, scores)
    title = wording.text("picture-hands-open", count=len(shown))
    return await hands_pictures(hands, record, wording, cards, title)
