"""The board of the duel: everybody flips; several comparisons are told in one picture, and the end is a finale."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from bot.card_emojis import CardEmojis
from bot.records import Look
from bot.ui.hand import verbs
from bot.ui.kit.items import PanelItem, Style
from bot.ui.kit.message import OutgoingFile, picture
from bot.ui.table.board_of_a_family import Answer, BoardKind, Verb, board_button, drawn_board, lines, picture_heading
from bot.ui.table.game_facts import names_of, notation_of
from bot.wording import Wording
from engine.games.duel.view import DuelView
from engine.games.events import ComparisonDecided, Flipped, PlayOffCalled, RoundBegan, TurnBegan
from engine.games.views import Phase
from engine.rules.teams import HEROES
from render.boards.duel_story import duel_story
from render.labels import BoardLabels

TOLD_IN_WORDS: Final = 3
TOLD_IN_A_PICTURE: Final = 24
OTHERS_TOLD: Final = 2


async def _draw(view: DuelView, look: Look, wording: Wording) -> tuple[OutgoingFile, ...]:
    labels = duel_labels(view, wording)
    board = await drawn_board(view, look, wording, labels)
    told = latest_comparisons(look)[-TOLD_IN_A_PICTURE:]
    if len(told) <= TOLD_IN_WORDS:
        return (board,)
    names, notation = names_of(look.record), notation_of(look.record)
    title = BoardLabels(heading=wording.text("picture-story", count=len(told)))
    drawn = await asyncio.to_thread(duel_story, view, told, title)
    said = [wording.event(comparison, names, notation) or "" for comparison in told]
    return board, picture(f"story-{look.record.seq}.png", drawn.png, " ".join(said))


def duel_labels(view: DuelView, wording: Wording) -> BoardLabels:
    """The words in a duel's pictures."""
    return BoardLabels(
        heading=picture_heading(view, wording),
        status=_status(view, wording),
        heroes=wording.text("picture-heroes"),
        villains=wording.text("picture-villains"),
        takes=wording.text("picture-takes"),
        tied=wording.text("picture-tied"),
        at_stake=wording.text("picture-at-stake"),
    )


def latest_comparisons(look: Look) -> list[ComparisonDecided]:
    """The comparisons of this round since somebody last flipped by hand: all that a single click brought about."""
    found: list[ComparisonDecided] = []
    for event in reversed(look.recent):
        if isinstance(event, ComparisonDecided):
            found.append(event)
        elif isinstance(event, RoundBegan) or (isinstance(event, Flipped) and found):
            break
    return found[::-1]


def _status(view: DuelView, wording: Wording) -> str:
    if view.result is not None:
        teams = {view.teams[seat] for seat in view.result.winners}
        winner = "none" if len(teams) != 1 else "heroes" if HEROES in teams else "villains"
        return wording.text("picture-duel-won", team=winner)
    return wording.text("picture-duel-status", play_off="yes" if view.play_off else "no")


def _buttons(view: DuelView, game: int, wording: Wording) -> list[PanelItem]:
    flipping = view.phase is Phase.FLIP
    waits = any(seat not in view.flipped for seat in view.revealing)
    flip, run, by_hand = (wording.text(f"button-board-{verb}") for verb in ("flip", "run", "byhand"))
    return [
        board_button("flip", game, view.turn, flip, style=Style.success, disabled=not (flipping and waits)),
        board_button("run", game, view.turn, run, style=Style.primary, disabled=not flipping),
        board_button("byhand", game, view.turn, by_hand, disabled=not (flipping and view.letting_run)),
    ]


def _news(look: Look, wording: Wording, cards: CardEmojis) -> Sequence[str]:
    """The last comparisons in words, the last of what else happened but mere flips, and whose cards run."""
    told = [event for event in look.recent if not isinstance(event, Flipped | PlayOffCalled | TurnBegan)]
    comparisons = [event for event in told if isinstance(event, ComparisonDecided)][-TOLD_IN_WORDS:]
    others = [event for event in told if not isinstance(event, ComparisonDecided)][-OTHERS_TOLD:]
    shown = [event for event in told if any(event is one for one in (*comparisons, *others))]
    return [*lines(shown, look, wording, cards), *_running(look, wording)]


def _running(look: Look, wording: Wording) -> list[str]:
    view = look.view
    if not isinstance(view, DuelView) or not view.letting_run or view.phase is not Phase.FLIP:
        return []
    names = names_of(look.record)
    listed = wording.listed([wording.name(names[seat]) for seat in view.letting_run])
    return [wording.text("duel-running", names=listed)]


DUEL_BOARD: Final[BoardKind[DuelView]] = BoardKind(
    draw=_draw,
    buttons=_buttons,
    # A flip decides nothing: a press at a board that is still a comparison behind is for the comparison of the moment.
    verbs={
        "flip": Verb(lambda look, _: verbs.flip(look), Answer.BOARD),
        "run": Verb(lambda look, _: verbs.let_run(look), Answer.BOARD),
        "byhand": Verb(lambda look, _: verbs.let_run(look, agree=False), Answer.BOARD),
    },
    news=_news,
)
