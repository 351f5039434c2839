"""The board of the duel: what the last comparison turned up, who has flipped, and how the two teams stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.cards import Card
from engine.games.duel.rules import highest
from engine.games.duel.view import DuelView
from engine.rules.teams import HEROES, TEAMS, VILLAINS
from render.art.signs import CHECK, CROWN, EQUALS, FORWARD, MOON, SEAT_EMBLEMS, SUN, Sign
from render.art.sky import sky
from render.boards.seats import draw_cards_icon, seat_marks
from render.boards.table import draw_face
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture, Reading
from render.kit.pages import Header
from render.kit.text import Weight, text_width
from render.kit.theme import Colour
from render.labels import BoardLabels
from render.pieces.pack import Pack, back_sprite, card_height, draw_card

_LEFT: Final = 14
_RIGHT: Final = theme.WIDTH - _LEFT
_HALF: Final = (_RIGHT - _LEFT) // TEAMS
_CARD_WIDTHS: Final = {1: 224, 2: 164}
_PLATE_WIDTHS: Final = {1: 340, 2: 182}
_CARDS_DOWN: Final = 148
_CARDS_BELOW_THE_POT: Final = 196
_PLATE_HEIGHT: Final = 116
_TUG: Final = 104
_RADIUS: Final = 22


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a seat's card and plate are: the middle of both, and how wide they are."""

    middle: int
    card: int
    plate: int


def duel_board(view: DuelView, names: Sequence[str], labels: BoardLabels, pack: Pack) -> Picture:
    """The board of a duel that is played."""
    stands = place_stands(view)
    cards_height = max((card_height(stand.card) for stand in stands.values()), default=0)
    down = _CARDS_BELOW_THE_POT if view.at_stake else _CARDS_DOWN
    arena = down + cards_height + 22 + _PLATE_HEIGHT + 26
    header = Header(labels.heading, pill=labels.status)
    canvas = Canvas(theme.WIDTH, header.height + arena + _TUG, theme.ROOM)
    header.draw(canvas)
    canvas.sprite(_arena(_RIGHT - _LEFT, arena), _LEFT, header.height)
    _draw_teams(canvas, labels, header.height + 66)
    top = header.height + down
    for seat, stand in stands.items():
        _draw_card(canvas, view, seat, stand, top, labels, pack)
        _draw_plate(canvas, view, seat, names[seat], stand, top + cards_height + 22)
    if view.at_stake:
        _draw_pot(canvas, view.at_stake, labels.at_stake, header.height + 62)
    draw_tug(canvas, view, header.height + arena + _TUG // 2)
    return canvas.finish()


@lru_cache(maxsize=4)
def _arena(width: int, height: int) -> Image.Image:
    """Day and night on the ground of the picture."""
    canvas = Canvas(width, height, theme.ROOM)
    canvas.sprite(sky(width, height), 0, 0)
    return canvas.image


def place_stands(view: DuelView) -> dict[int, Stand]:
    """A stand for every seat: heroes on the left, villains on the right, each side evenly spread."""
    stands = {}
    for team in (HEROES, VILLAINS):
        seats = [seat for seat, of in enumerate(view.teams) if of == team]
        wide = min(2, max(1, len(seats)))
        for place, seat in enumerate(seats):
            room = _HALF - 8
            left = _LEFT + (8 + _HALF if team == VILLAINS else 0)
            middle = left + room * (2 * place + 1) // (2 * len(seats))
            stands[seat] = Stand(middle, _CARD_WIDTHS[wide], _PLATE_WIDTHS[wide])
    return stands


def is_awaiting(view: DuelView) -> bool:
    """Whether someone has flipped by hand in this comparison, so that the last one is over and done with."""
    return any(seat not in view.letting_run for seat in view.flipped)


def card_of(view: DuelView, seat: int) -> Card | None:
    """The card that lies open before a seat, None where its pile is to be seen."""
    if seat in view.revealing and is_awaiting(view):
        return None
    return next((card for shown, card in view.shown if shown == seat), None)


def _draw_teams(canvas: Canvas, labels: BoardLabels, y: int) -> None:
    size, bold = theme.LARGE, Weight.BOLD
    canvas.write(labels.heroes, (_LEFT + 176, y), size, theme.INK, weight=bold, width=160)
    canvas.write(labels.villains, (_RIGHT - 168, y), size, theme.CREAM, weight=bold, side="right", width=166)


def _draw_card(
    canvas: Canvas, view: DuelView, seat: int, stand: Stand, top: int, labels: BoardLabels, pack: Pack
) -> None:
    x, height = stand.middle - stand.card // 2, card_height(stand.card)
    box = (x, top, x + stand.card, top + height)
    card = card_of(view, seat)
    if card is not None:
        draw_face(canvas, card, stand.card, (x, top), four_colour=pack.four_colour, reading=Reading.HELD)
        if seat in highest(view.shown):
            takes = not view.at_stake and len(highest(view.shown)) == 1
            colour = theme.ACCENT if takes else theme.MOVED
            canvas.frame((box[0] - 7, box[1] - 7, box[2] + 7, box[3] + 7), _RADIUS, 9, colour)
            words, sign = (labels.takes, CROWN) if takes else (labels.tied, EQUALS)
            _draw_pill(canvas, words, (stand.middle, top - 28), colour, sign)
    elif view.seats[seat].cards:
        draw_card(canvas, back_sprite(stand.card), x, top)
        if seat in view.flipped:
            y = top + height - 44
            canvas.plate((stand.middle - 40, y - 40, stand.middle + 40, y + 40), 40, theme.RIGHT)
            canvas.sign(CHECK, stand.middle, y, 50, theme.PLATE)
    else:
        canvas.frame(box, 18, 4, theme.GOLD_DEEP if view.teams[seat] == HEROES else theme.SILVER_DEEP)


def _draw_pill(canvas: Canvas, words: str, at: tuple[int, int], colour: Colour, sign: Sign) -> None:
    """Words above a card; those of the outer cards stay within the picture."""
    half = (text_width(words, Weight.BOLD, theme.SMALL) + round(2.1 * theme.SMALL)) // 2 if words else 0
    middle = min(max(at[0], _LEFT + half), _RIGHT - half)
    canvas.pill(words, (middle, at[1]), theme.SMALL, side="middle", width=300, colour=colour, sign=sign)


def _draw_plate(canvas: Canvas, view: DuelView, seat: int, name: str, stand: Stand, top: int) -> None:
    """A seat: emblem, name, the cards of its pile, the cards it has taken, and whether it is still to flip."""
    marks = seat_marks(view, seat)
    x0, x1 = stand.middle - stand.plate // 2, stand.middle + stand.plate // 2
    box = (x0, top, x1, top + _PLATE_HEIGHT)
    canvas.plate(box, _RADIUS, theme.PLATE)
    canvas.frame(box, _RADIUS, 6 if marks.acting else 2, theme.ACCENT if marks.acting else theme.PLATE_LINE)
    canvas.sign(SEAT_EMBLEMS[seat], x0 + 32, top + 38, 34, theme.SEAT_COLOURS[seat])
    right = x1 - 12
    for shown, sign, colour in (
        (marks.winner, CROWN, theme.ACCENT),
        (seat in view.letting_run, FORWARD, theme.MUTED),
    ):
        if shown:
            canvas.sign(sign, right - 17, top + 38, 32, colour)
            right -= 40
    canvas.write(name, (x0 + 56, top + 38), theme.SMALL, theme.CREAM, width=max(40, right - x0 - 58))
    middle = top + _PLATE_HEIGHT - 34
    draw_cards_icon(canvas, x0 + 12, middle)
    canvas.write(str(view.seats[seat].cards), (x0 + 53, middle), theme.SMALL, theme.CREAM, weight=Weight.BOLD)
    won = str(view.won[seat])
    length = canvas.write(won, (x1 - 12, middle), theme.SMALL, theme.CREAM, weight=Weight.BOLD, side="right")
    draw_cards_icon(canvas, x1 - 12 - length - 41, middle, up=True)


def _draw_pot(canvas: Canvas, cards: int, label: str, y: int) -> None:
    """The cards that wait for a winner, on the line between day and night."""
    x, radius = theme.WIDTH // 2, 54
    canvas.plate((x - radius, y - radius, x + radius, y + radius), radius, theme.PLATE)
    canvas.frame((x - radius, y - radius, x + radius, y + radius), radius, 7, theme.GOLD)
    canvas.write(str(cards), (x, y - 6), 50, theme.CREAM, weight=Weight.BOLD, side="middle")
    canvas.pill(label, (x, y + radius + 8), theme.SMALL, side="middle", width=250)


def draw_tug(canvas: Canvas, view: DuelView, y: int) -> None:
    """How the teams stand: what each has won grows from its side, and who crosses the middle wins."""
    won = [sum(view.won[seat] for seat, of in enumerate(view.teams) if of == team) for team in range(TEAMS)]
    total = sum(won) + view.at_stake + sum(info.cards for info in view.seats)
    left, right = 170, theme.WIDTH - 170
    canvas.sign(SUN, 52, y, 52, theme.GOLD)
    canvas.sign(MOON, theme.WIDTH - 48, y, 50, theme.SILVER)
    canvas.write(str(won[HEROES]), (88, y), theme.LARGE, theme.CREAM, weight=Weight.BOLD)
    canvas.write(str(won[VILLAINS]), (theme.WIDTH - 88, y), theme.LARGE, theme.CREAM, weight=Weight.BOLD, side="right")
    bar = (left, y - 22, right, y + 22)
    canvas.plate(bar, 22, theme.PLATE)
    reach = [(right - left) * cards // max(1, total) for cards in won]
    if reach[HEROES]:
        canvas.plate((left, bar[1], left + max(44, reach[HEROES]), bar[3]), 22, theme.GOLD)
    if reach[VILLAINS]:
        canvas.plate((right - max(44, reach[VILLAINS]), bar[1], right, bar[3]), 22, theme.SILVER)
    canvas.frame(bar, 22, 3, theme.PLATE_LINE)
    middle = (left + right) // 2
    canvas.plate((middle - 4, bar[1] - 12, middle + 4, bar[3] + 12), 4, theme.CREAM)
