"""The board of Karo 8: four rows growing from their eights, red ones by day and black ones by night."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import ACE, PLAYING_CARDS, RANKS, SUITS, Card, natural
from engine.games.suit_rows.rows import CENTRE as EIGHT
from engine.games.suit_rows.rows import Row, awaited, is_complete, position, team_of_suit
from engine.games.suit_rows.rules import SuitRowsRules
from engine.games.suit_rows.view import RowsView
from engine.rules.teams import HEROES, TEAMS
from render.art.signs import CROWN, MOON, SEAT_EMBLEMS, SUIT_SIGNS, SUN
from render.boards.seats import PLATE_HEIGHT
from render.boards.table_frame import CENTRE, HEADER, set_table
from render.boards.trays import Mark, draw_chip
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.text import Weight, text_width
from render.kit.theme import Colour
from render.labels import BoardLabels
from render.pieces.minis import MINI_CARD_HEIGHT, MINI_CORNER, MINI_WIDTH
from render.pieces.pack import Pack
from render.pieces.sprites import back_sprite, card_height

PLACE: Final = 72
ROW: Final = 110
BAND_HEAD: Final = 72
_LEFT: Final = theme.MARGIN - 8
_RIGHT: Final = theme.WIDTH - _LEFT
_PLACES_LEFT: Final = _LEFT + 76
_BAND: Final = BAND_HEAD + 2 * ROW + 12
_BAND_GAP: Final = 22
_RADIUS: Final = 26
_METER: Final = 300
_STOCK_WIDTH: Final = 62


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
) -> Picture:
    """The board; cards in `fresh` are marked as the last ones laid."""
    if not isinstance(view.rules, SuitRowsRules):
        raise TypeError("rows are laid by the rules of suit rows alone")
    canvas = set_table(view, names, labels, CENTRE + TEAMS * _BAND + _BAND_GAP)
    _draw_stock(canvas, view)
    for team in range(TEAMS):
        _draw_band(canvas, view, team, labels.heroes if team == HEROES else labels.villains)
        for suit in suits_of(team):
            _draw_row(canvas, view, view.rules, suit, pack, fresh)
    return canvas.finish()


def suits_of(team: int) -> tuple[int, ...]:
    """The suits that count for a team, in the order of their rows."""
    return tuple(suit for suit in range(SUITS) if team_of_suit(suit) == team)


def row_cards(rules: SuitRowsRules, suit: int) -> tuple[Card, ...]:
    """The thirteen cards of a row from its lower end to its upper one."""
    cards = (natural(suit, rank) for rank in range(ACE, RANKS + 1))
    return tuple(sorted(cards, key=lambda card: position(rules, card)))


def place_of(rules: SuitRowsRules, card: Card) -> tuple[int, int]:
    """The corner of a card's place on the board."""
    team = team_of_suit(card.suit)
    row = suits_of(team).index(card.suit)
    column = row_cards(rules, card.suit).index(card)
    return _PLACES_LEFT + column * PLACE, _band_top(team) + BAND_HEAD + row * ROW


def _band_top(team: int) -> int:
    return CENTRE + team * (_BAND + _BAND_GAP)


def laid_count(row: Row) -> int:
    """How many cards lie in a row."""
    return 0 if row is None else row[1] - row[0] + 1


def _draw_stock(canvas: Canvas, view: RowsView) -> None:
    """The cards to draw from, in the gap between the upper plates, or beside the only one."""
    middle = theme.WIDTH // 2 if len(view.seats) > 2 else theme.WIDTH - 170
    height = card_height(_STOCK_WIDTH)
    x, y = middle - _STOCK_WIDTH - 2, HEADER + (PLATE_HEIGHT - height) // 2
    if view.stock:
        for layer in range(min(3, -(-view.stock // 12)), 0, -1):
            box = (x - 3 * layer, y + 2 * layer, x - 3 * layer + _STOCK_WIDTH, y + 2 * layer + height)
            canvas.plate(box, 5, theme.PAPER_LINE if layer % 2 else theme.PAPER_SHADE)
        canvas.card(back_sprite(_STOCK_WIDTH), x, y)
    else:
        canvas.frame((x, y, x + _STOCK_WIDTH, y + height), 5, 3, theme.PLATE_LINE)
    number = str(view.stock)
    length = text_width(number, Weight.BOLD, 44)
    box = (middle + 4, HEADER + PLATE_HEIGHT // 2 - 28, middle + 20 + length, HEADER + PLATE_HEIGHT // 2 + 28)
    canvas.plate(box, 16, theme.ROOM)
    canvas.write(number, (middle + 12, HEADER + PLATE_HEIGHT // 2), 44, theme.CREAM, weight=Weight.BOLD)


def _draw_band(canvas: Canvas, view: RowsView, team: int, name: str) -> None:
    """The sky behind a team's rows: its name, who plays for it, and how much of its colour lies."""
    sky, top = _DAY if team == HEROES else _NIGHT, _band_top(team)
    box = (_LEFT, top, _RIGHT, top + _BAND)
    canvas.shadow(box, _RADIUS, 4)
    canvas.plate(box, _RADIUS, sky.ground)
    middle = top + BAND_HEAD // 2
    canvas.sign(SUN if team == HEROES else MOON, _LEFT + 40, middle, 46, sky.emblem)
    x = _LEFT + 76
    x += 18 + canvas.write(name, (x, middle), 38, sky.text, weight=Weight.BOLD, width=300)
    inks = theme.SEAT_INKS if team == HEROES else theme.SEAT_COLOURS
    for seat, of in enumerate(view.teams):
        if of == team:
            canvas.sign(SEAT_EMBLEMS[seat], x + 16, middle, 32, inks[seat])
            x += 44
    laid = sum(laid_count(view.rows[suit]) for suit in suits_of(team))
    _draw_meter(canvas, sky, laid, middle)
    if view.result is not None and any(view.teams[seat] == team for seat in view.result.winners):
        canvas.frame(box, _RADIUS, 7, theme.ACCENT)
        canvas.sign(CROWN, x + 26, middle - 2, 46, theme.GOLD_DEEP if team == HEROES else theme.GOLD)


def _draw_meter(canvas: Canvas, sky: _Sky, laid: int, middle: int) -> None:
    right = _RIGHT - 26
    number = f"{laid}/{2 * RANKS}"
    canvas.write(number, (right, middle), 38, sky.text, weight=Weight.BOLD, side="right")
    right -= 112
    box = (right - _METER, middle - 11, right, middle + 11)
    canvas.plate(box, 11, sky.faint)
    if laid:
        canvas.plate((box[0], box[1], box[0] + max(22, _METER * laid // (2 * RANKS)), box[3]), 11, sky.light)
    canvas.frame(box, 11, 3, sky.soft)


def _draw_row(
    canvas: Canvas, view: RowsView, rules: SuitRowsRules, suit: int, pack: Pack, fresh: Collection[Card]
) -> None:
    """The thirteen places of a suit: what lies, what may come next, and what is still to come."""
    sky = _DAY if team_of_suit(suit) == HEROES else _NIGHT
    row, places = view.rows[suit], row_cards(rules, suit)
    ink = theme.inks(four_colour=pack.four_colour)[suit] if sky is _DAY else sky.light
    middle = place_of(rules, places[0])[1] + MINI_CARD_HEIGHT // 2
    canvas.sign(SUIT_SIGNS[suit], _LEFT + 40, middle, 50, ink)
    if is_complete(row):
        canvas.sign(CROWN, _LEFT + 40, middle - 42, 32, theme.GOLD_DEEP if sky is _DAY else theme.GOLD)
    next_cards = awaited(rules, view.rows, suit) if view.result is None else ()
    for card in places:
        x, y = place_of(rules, card)
        if row is not None and row[0] <= position(rules, card) <= row[1]:
            _draw_laid(canvas, card, x, y, pack, marked=card in fresh)
        else:
            _draw_empty(canvas, card, x, y, sky, next_up=card in next_cards)


def _draw_laid(canvas: Canvas, card: Card, x: int, y: int, pack: Pack, *, marked: bool) -> None:
    box = (x, y, x + MINI_WIDTH, y + MINI_CARD_HEIGHT)
    canvas.shadow(box, MINI_CORNER, 2)
    canvas.sprite(pack.small(card), x, y)
    if marked:
        canvas.frame((box[0] - 4, box[1] - 4, box[2] + 4, box[3] + 4), MINI_CORNER + 4, 6, theme.ACCENT)
        draw_chip(canvas, Mark.NEW, x + MINI_WIDTH // 2, y + MINI_CARD_HEIGHT + 3)


def _draw_empty(canvas: Canvas, card: Card, x: int, y: int, sky: _Sky, *, next_up: bool) -> None:
    """A place where a card is still to come; one that may come next stands out."""
    box = (x, y, x + MINI_WIDTH, y + MINI_CARD_HEIGHT)
    strong = next_up or card.rank == EIGHT
    canvas.frame(box, MINI_CORNER, 4 if next_up else 3, sky.soft if strong else sky.faint)
    ink = sky.text if next_up else sky.soft
    rank = PLAYING_CARDS.text(card)[:-1]
    canvas.write(rank, (x + MINI_WIDTH // 2, y + MINI_CARD_HEIGHT // 2), 36, ink, weight=Weight.BOLD, side="middle")
