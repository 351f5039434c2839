"""`talon render`: pictures of a match that computers play, for a look."""

from __future__ import annotations

from enum import StrEnum
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from bot.cli.failures import BadInput
from bot.cli.questions import RuleOption, switches
from engine.views import SeatView

if TYPE_CHECKING:
    from bot.wording import Wording
    from render.encode import Picture

NAMES: Final = ("Ada", "Ben", "Cyd", "Dot", "Eva", "Fay")
MOST_MOVES: Final = 100_000


class Kind(StrEnum):
    """The pictures there are."""

    HAND = "hand"
    BOARD = "board"
    SCORES = "scores"


class Order(StrEnum):
    """How a hand is sorted."""

    SUIT = "suit"
    MELDS = "melds"


def render(  # noqa: PLR0913, PLR0917 - each is an option of the command
    what: Annotated[Kind, typer.Argument(help="Which picture.")],
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE", help="Where the PNG goes.")],
    variant: Annotated[str, typer.Option(metavar="KEY", help="A key that `talon variants` lists.")] = "disney_basic",
    seats: Annotated[int, typer.Option(min=1, help="How many computer players.")] = 4,
    seed: Annotated[int, typer.Option(min=0, max=2**63, help="The same seed plays the same match.")] = 1,
    moves: Annotated[
        int | None, typer.Option(min=0, max=MOST_MOVES, help="After how many moves; for scores the whole match.")
    ] = None,
    seat: Annotated[int, typer.Option(min=0, help="Whose hand.")] = 0,
    order: Annotated[Order, typer.Option(help="How the hand is sorted.")] = Order.SUIT,
    rule: RuleOption = None,
) -> None:
    """A picture of a match between computer players."""
    from bot.wording import Wording  # noqa: PLC0415 - drawing is slow to import

    if seat >= seats:
        raise BadInput(f"--seat counts from 0: there is no seat {seat} among {seats}")
    played = moves if moves is not None else MOST_MOVES if what is Kind.SCORES else 80
    view = _view_after(variant, seats, seed, played, seat if what is Kind.HAND else None, rule)
    drawn = _drawn(what, view, order, Wording.of("en"))
    output.write_bytes(drawn.png)
    typer.echo(f"{output}: {drawn.width} x {drawn.height} pixels, {len(drawn.png):,} bytes")


def _view_after(variant: str, seats: int, seed: int, moves: int, seat: int | None, rule: list[str] | None) -> SeatView:
    from engine.selfplay import play, player  # noqa: PLC0415
    from engine.variants import game_of  # noqa: PLC0415

    game = game_of(variant, switches(rule))
    state = game.new(seats)
    for played in islice(play(game, [player("steady")] * seats, seed), moves + 1):
        state = played.step.state
    view = game.view(state, seat)
    if not isinstance(view, SeatView):
        raise BadInput(f"there are no pictures of {variant} yet")
    return view


def _drawn(what: Kind, view: SeatView, order: Order, wording: Wording) -> Picture:
    names = NAMES[: len(view.seats)]
    if what is Kind.HAND:
        return _drawn_hand(view, order, wording)
    if what is Kind.SCORES:
        from render.labels import ScoreLabels  # noqa: PLC0415
        from render.scores import score_sheet_picture  # noqa: PLC0415

        rounds = tuple(wording.text("picture-round", round=one.round) for one in view.sheet)
        return score_sheet_picture(
            view, names, ScoreLabels(wording.text("picture-sheet"), wording.text("picture-total"), rounds)
        )
    from render.board import board_picture  # noqa: PLC0415
    from render.labels import BoardLabels  # noqa: PLC0415

    rounds_agreed: Any = view.rounds or "none"
    labels = BoardLabels(
        heading=wording.text("picture-heading", round=view.round, rounds=rounds_agreed, lap=view.lap),
        stock=wording.text("picture-stock"),
        discards=wording.text("picture-discards"),
        claim=wording.text("picture-claim"),
        no_melds=wording.text("picture-no-melds"),
    )
    return board_picture(view, names, labels)


def _drawn_hand(view: SeatView, order: Order, wording: Wording) -> Picture:
    from engine.rules import DrawDiscardRules  # noqa: PLC0415
    from engine.search import best_melds  # noqa: PLC0415
    from render.hand import hand_picture  # noqa: PLC0415
    from render.labels import HandLabels  # noqa: PLC0415

    title = wording.text("picture-hand", count=len(view.hand))
    if not isinstance(view.rules, DrawDiscardRules):
        return hand_picture(view, labels=HandLabels(title))
    split = best_melds(view.rules, view.hand)
    labels = HandLabels(title, wording.text("picture-deadwood", points=split.deadwood), wording.text("picture-drawn"))
    groups = tuple(meld.cards for meld in split.melds) if order is Order.MELDS else ()
    return hand_picture(view, (), order.value, groups, labels)
