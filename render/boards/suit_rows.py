"""The board of Karo 8: four rows growing from their eights, red ones by day and black ones by night."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from engine.cards import ACE, RANKS, SUITS, Card, natural
from engine.games.suit_rows.rules import CENTRE as EIGHT
from engine.games.suit_rows.rules import SuitRowsRules, awaited, is_complete, position, team_of_suit
from engine.games.suit_rows.view import RowsView
from engine.rules.rule_set import HEROES, TEAMS
from render.art.signs import CROWN, MOON, SEAT_EMBLEMS, SUIT_SIGNS, SUN
from render.boards.table import draw_pile, table_pictures
from render.boards.trays import Mark, draw_chip
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.pages import Band
from render.kit.text import Weight
from render.kit.theme import Colour
from render.labels import BoardLabels
from render.pieces.faces import rank_text
from render.pieces.pack import CARDS, Pack, SmallPieces, back_sprite, card_height

PLACE: Final = 51
SMALL: Final = SmallPieces(CARDS, 48)
ROW: Final = 92
BAND_HEAD: Final = 70
_LEFT: Final = theme.MARGIN - 4
_RIGHT: Final = theme.WIDTH - _LEFT
_PLACES_LEFT: Final = _LEFT + 72
_BAND: Final = BAND_HEAD + 2 * ROW + 8
_GAP: Final = 16
_RADIUS: Final = 22
_CORNER: Final = 6
_METER: Final = 150
_STOCK_WIDTH: Final = 56


@dataclass(frozen=True, slots=True)
class _Sky:
    """The colours of a team's band: ground, faint lines, strong lines, writing, what is lit, the team's emblem."""

    ground: Colour
    faint: Colour
    soft: Colour
    text: Colour
    light: Colour
    emblem: Colour


_DAY: Final = _Sky(theme.DAY, theme.DAY_RAY, theme.GOLD_DEEP, theme.INK, theme.GOLD, theme.GOLD_DEEP)
_NIGHT: Final = _Sky(theme.NIGHT, theme.RAVEN_LIT, theme.SILVER_DEEP, theme.CREAM, theme.SILVER, theme.SILVER)


def rows_board(
    view: RowsView, names: Sequence[str], labels: BoardLabels, pack: Pack, fresh: Collection[Card]
) -> tuple[Picture, ...]:
    """The board; cards in `fresh` are marked as the last ones laid."""
    small = replace(SMALL, pack=pack)

    def draw_team(team: int, canvas: Canvas, y: int) -> None:
        _draw_band(canvas, view, team, labels.heroes if team == HEROES else labels.villains, y)
        for line, suit in enumerate(suits_of(team)):
            _draw_row(canvas, view, suit, y + BAND_HEAD + line * ROW, small, fresh)

    bands = [Band(_BAND, partial(draw_team, team), _GAP) for team in range(TEAMS)]
    stock = Band(card_height(_STOCK_WIDTH) + 4, partial(_draw_stock, view.stock, labels.stock), _GAP)
    return table_pictures(view, names, labels, [stock, *bands])


def suits_of(team: int) -> tuple[int, ...]:
    """The suits that count for a team, in the order of their rows."""
    return tuple(suit for suit in range(SUITS) if team_of_suit(suit) == team)


def row_cards(rules: SuitRowsRules, suit: int) -> tuple[Card, ...]:
    """The thirteen cards of a row from its lower end to its upper one."""
    cards = (natural(suit, rank) for rank in range(ACE, RANKS + 1))
    return tuple(sorted(cards, key=lambda card: position(rules, card)))


def _draw_stock(count: int, label: str, canvas: Canvas, y: int) -> None:
    """The cards to draw from, and how many there are."""
    x, height = theme.MARGIN + 10, card_height(_STOCK_WIDTH)
    draw_pile(canvas, back_sprite(_STOCK_WIDTH) if count else None, (x, y), _STOCK_WIDTH, -(-count // 12))
    x, middle = x + _STOCK_WIDTH + 36, y + height // 2
    length = canvas.write(label, (x, middle), theme.SMALL, theme.MUTED, width=400)
    x += length + (14 if length else 0)
    canvas.write(str(count), (x, middle), theme.LARGE, theme.CREAM, weight=Weight.BOLD)


def _draw_band(canvas: Canvas, view: RowsView, team: int, name: str, top: int) -> None:
    """The sky behind a team's rows: its name, who plays for it, and how much of its colour lies."""
    sky = _DAY if team == HEROES else _NIGHT
    box = (_LEFT, top, _RIGHT, top + _BAND)
    canvas.plate(box, _RADIUS, sky.ground)
    middle = top + BAND_HEAD // 2
    canvas.sign(SUN if team == HEROES else MOON, _LEFT + 40, middle, 46, sky.emblem)
    x = _LEFT + 76
    x += 18 + canvas.write(name, (x, middle), theme.NAME, sky.text, weight=Weight.BOLD, width=220)
    inks = theme.SEAT_INKS if team == HEROES else theme.SEAT_COLOURS
    for seat, of in enumerate(view.teams):
        if of == team:
            canvas.sign(SEAT_EMBLEMS[seat], x + 16, middle, 32, inks[seat])
            x += 44
    laid = sum(row[1] - row[0] + 1 for suit in suits_of(team) if (row := view.rows[suit]) is not None)
    _draw_meter(canvas, sky, laid, middle)
    if view.result is not None and any(view.teams[seat] == team for seat in view.result.winners):
        canvas.frame(box, _RADIUS, 7, theme.ACCENT)
        canvas.sign(CROWN, x + 26, middle - 2, 46, theme.GOLD_DEEP if team == HEROES else theme.GOLD)


def _draw_meter(canvas: Canvas, sky: _Sky, laid: int, middle: int) -> None:
    right = _RIGHT - 26
    number = f"{laid}/{2 * RANKS}"
    canvas.write(number, (right, middle), theme.NAME, sky.text, weight=Weight.BOLD, side="right")
    right -= 116
    box = (right - _METER, middle - 11, right, middle + 11)
    canvas.plate(box, 11, sky.faint)
    if laid:
        canvas.plate((box[0], box[1], box[0] + max(22, _METER * laid // (2 * RANKS)), box[3]), 11, sky.light)
    canvas.frame(box, 11, 3, sky.soft)


def _draw_row(canvas: Canvas, view: RowsView, suit: int, y: int, small: SmallPieces, fresh: Collection[Card]) -> None:
    """The thirteen places of a suit: what lies, what may come next, and what is still to come."""
    rules = view.rules
    sky = _DAY if team_of_suit(suit) == HEROES else _NIGHT
    row = view.rows[suit]
    ink = theme.ink(suit, four_colour=small.pack.four_colour) if sky is _DAY else sky.light
    middle = y + small.height // 2
    canvas.sign(SUIT_SIGNS[suit], _LEFT + 40, middle, 44, ink)
    if is_complete(row):
        canvas.sign(CROWN, _LEFT + 40, middle - 36, 28, theme.GOLD_DEEP if sky is _DAY else theme.GOLD)
    next_cards = awaited(rules, view.rows, suit) if view.result is None else ()
    for column, card in enumerate(row_cards(rules, suit)):
        x = _PLACES_LEFT + column * PLACE
        if row is not None and row[0] <= position(rules, card) <= row[1]:
            canvas.sprite(small.sprite(card), x, y)
            if card in fresh:
                frame = (x - 3, y - 3, x + small.width + 3, y + small.height + 3)
                canvas.frame(frame, _CORNER + 3, 6, theme.ACCENT)
                draw_chip(canvas, Mark.NEW, x + small.width // 2, y + small.height + 2)
        else:
            _draw_empty(canvas, card, x, y, sky, next_up=card in next_cards)


def _draw_empty(canvas: Canvas, card: Card, x: int, y: int, sky: _Sky, *, next_up: bool) -> None:
    """A place where a card is still to come; one that may come next stands out."""
    strong = next_up or card.rank == EIGHT
    line, edge = 4 if next_up else 3, sky.soft if strong else sky.faint
    canvas.panel((x, y, x + SMALL.width, y + SMALL.height), _CORNER, sky.ground, line=line, edge=edge)
    ink = sky.text if next_up else sky.soft
    at = (x + SMALL.width // 2, y + SMALL.height // 2)
    canvas.write(rank_text(card), at, theme.SMALL, ink, weight=Weight.BOLD, side="middle")
