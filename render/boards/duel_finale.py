"""The end of a duel: the two teams at a tug of war, the winners cheered, what each has won piled up between them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.cards import CLUBS, DIAMONDS, HEARTS, KING, QUEEN, SPADES, Card, natural
from engine.games.duel.view import DuelView
from engine.rules.teams import HEROES, TEAMS
from render.art.figures import drawn, placed
from render.art.signs import CROWN, SEAT_EMBLEMS
from render.art.sky import sky
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.pages import Header
from render.kit.text import Weight
from render.kit.theme import Colour
from render.labels import BoardLabels
from render.pieces.pack import card_height, card_mask, face_sprite

WIDTH: Final = 1056
HEIGHT: Final = 716
_GROUND: Final = 556
_ROPE: Final = 396
_CARD: Final = 168
_LEFT: Final = 14
_SHOWN: Final = (theme.WIDTH - 2 * _LEFT, (theme.WIDTH - 2 * _LEFT) * HEIGHT // WIDTH)
_FOOT: Final = 160
_STANDS: Final = {1: (270,), 2: (152, 324)}
_PULL: Final = 36
_NAME_WIDTH: Final = 280
_NAME_STEP: Final = 66
_PILE_ASIDE: Final = 62
_THICKNESS: Final = 1.3
_SHARPER: Final = 2
_CLOUD: Final = "sky/cloud"
_SHOE: Final = "finale/shoe"
_RIBBON: Final = "finale/ribbon"
_HANDS: Final = ("finale/villains-hand", "finale/heroes-hand")
_CAST: Final = ((natural(HEARTS, KING), natural(DIAMONDS, QUEEN)), (natural(SPADES, KING), natural(CLUBS, QUEEN)))


Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Puller:
    """A card with arms and legs: whose seat it is, where it stands, how it leans, and which way it pulls.

    `x` is its middle, `lean` its angle in degrees clockwise, `side` -1 for those on the left and 1 on the right.
    """

    seat: int
    card: Card
    x: float
    lean: float
    side: int
    winner: bool


def duel_finale(view: DuelView, names: Sequence[str], labels: BoardLabels) -> Picture:
    """The last picture of a duel. Its heading and status say how it ended."""
    header = Header(labels.heading, pill=labels.status)
    canvas = Canvas(theme.WIDTH, header.height + _SHOWN[1] + _FOOT, theme.ROOM)
    header.draw(canvas)
    pullers = cast(view)
    canvas.sprite(_behind(winning_team(view)), _LEFT, header.height)
    for team in range(TEAMS):
        _draw_pile(canvas, team, won_by(view, team), header.height)
    canvas.sprite(_before(pullers), _LEFT, header.height)
    below = header.height + _SHOWN[1] + 44
    for puller in pullers:
        line = [other for other in pullers if other.side == puller.side].index(puller)
        middle = below + round(_NAME_STEP * (line if len(pullers) > TEAMS else 0.5))
        _draw_name(canvas, puller, names[puller.seat], middle)
    for team in range(TEAMS):
        at = theme.WIDTH // 2 + (-1 if team == HEROES else 1) * _PILE_ASIDE, below + _NAME_STEP // 2
        _draw_count(canvas, won_by(view, team), at, theme.GOLD if team == HEROES else theme.SILVER)
    return canvas.finish()


def won_by(view: DuelView, team: int) -> int:
    """The cards that a team has won."""
    return sum(view.won[seat] for seat, of in enumerate(view.teams) if of == team)


def winning_team(view: DuelView) -> int | None:
    """The team that won, None where it is a draw."""
    teams = {view.teams[seat] for seat in view.result.winners} if view.result is not None else set()
    return teams.pop() if len(teams) == 1 else None


def cast(view: DuelView) -> tuple[Puller, ...]:
    """Everyone on their side of the rope: winners lean back, losers are pulled over."""
    winner = winning_team(view)
    slide = 0 if winner is None else -_PULL if winner == HEROES else _PULL
    pullers = []
    for team in range(TEAMS):
        side = -1 if team == HEROES else 1
        seats = [seat for seat, of in enumerate(view.teams) if of == team]
        for place, seat in enumerate(seats):
            x = _STANDS[min(2, len(seats))][place % 2]
            middle = x if side < 0 else WIDTH - x
            lean = side * 13 if winner in (None, team) else -side * 24
            pullers.append(Puller(seat, _CAST[team][place % 2], middle + slide, lean, side, winner == team))
    return tuple(pullers)


@lru_cache(maxsize=TEAMS + 1)
def _behind(winner: int | None) -> Image.Image:
    """What lies behind the teams, as it is shown: the sky, two lawns, the weather of each side. Shared."""
    markup = f'<path class="leaf" d="M0 {_GROUND} H528 V{HEIGHT} H0 Z"/>'
    markup += f'<path color="{_hex(theme.FELT)}" d="M528 {_GROUND} H{WIDTH} V{HEIGHT} H528 Z"/>'
    for team in range(TEAMS):
        if winner in (None, team):
            markup += _confetti(0 if team == HEROES else 528)
        else:
            markup += _rain(250 if team == HEROES else WIDTH - 290)
    backdrop = sky(WIDTH, HEIGHT)
    scene = backdrop.convert("RGB")
    drawing = _drawing(markup)
    scene.paste(drawing, mask=drawing)
    scene.putalpha(backdrop.getchannel("A"))
    return scene.resize(_SHOWN, Image.Resampling.LANCZOS)


@lru_cache(maxsize=8)
def _before(pullers: tuple[Puller, ...]) -> Image.Image:
    """The teams at their rope, as they are shown before what lies behind them. Shared."""
    scene = _drawing("".join(_legs(puller) for puller in pullers))
    for puller in pullers:
        _add_card(scene, puller)
    scene.alpha_composite(_drawing(_rope(pullers) + "".join(_arms(puller) for puller in pullers)))
    # reduced with its colours weighted by how far they cover, so that edges do not darken
    return scene.convert("RGBa").resize(_SHOWN, Image.Resampling.LANCZOS).convert("RGBA")


def _drawing(markup: str) -> Image.Image:
    return drawn(markup, (_CLOUD, _SHOE, _RIBBON, *_HANDS), (WIDTH, HEIGHT), (WIDTH, HEIGHT), smooth=True)


def _draw_pile(canvas: Canvas, team: int, cards: int, top: int) -> None:
    """What a team has won: cards one on the other, a little askew, on the scene that begins at a height."""
    scale = _SHOWN[0] / WIDTH
    x = _LEFT + scale * (528 + (-1 if team == HEROES else 1) * _PILE_ASIDE)
    base, half = top + scale * (_GROUND + 4), scale * 42
    for card in range(cards):
        y, askew = base - scale * _THICKNESS * card, scale * 5 * math.sin(card * 1.9)
        colour = theme.PAPER if card % 2 else theme.PAPER_LINE
        canvas.bar((round(x - half + askew), round(y) - 2, round(x + half + askew), round(y)), colour)
    if cards:
        canvas.sprite(_pile_top(), round(x - half), round(base - scale * (_THICKNESS * cards + 12)))


@lru_cache(maxsize=1)
def _pile_top() -> Image.Image:
    """The back of the card that lies on top of a pile, seen from the side. Shared."""
    scale = _SHOWN[0] / WIDTH
    pixels = round(84 * scale), round(12 * scale)
    return drawn('<path class="night" d="M0 12 L14 0 L84 0 L84 12 Z"/>', (), (84, 12), pixels)


def _confetti(left: float) -> str:
    flakes = []
    for flake in range(70):
        x = left + 528 * ((flake * 0.7548777) % 1)
        y = 380 * ((flake * 0.5698403 + 0.1) % 1)
        colour = _hex((theme.SEAT_COLOURS if left else theme.SEAT_INKS)[flake % 6])
        turned = f'transform="translate({x} {y}) rotate({flake * 47})"'
        flakes.append(f'<rect color="{colour}" x="-9" y="-4" width="18" height="8" rx="2" {turned}/>')
    return "".join(flakes)


def _rain(x: float) -> str:
    """A cloud of their own for those who lost."""
    drops = ""
    for drop in range(22):
        left, top = x - 84 + 17 * (drop % 11) + 8 * (drop // 11), 168 + 46 * (drop // 11) + 13 * (drop % 3)
        drops += f"M{left} {top} l-8 24 "
    return f'<path class="line" color="{_hex(theme.MOVED)}" stroke-width="4" d="{drops}"/>{placed(_CLOUD, x, 118)}'


def _ahead(puller: Puller) -> int:
    """Winners dig in ahead of themselves, losers' feet trail behind."""
    return -puller.side if puller.lean * puller.side > 0 else puller.side


def _foot(puller: Puller, step: int) -> Point:
    return puller.x + _ahead(puller) * (30 + 46 * step), _GROUND + 6 + 8 * step


def _hip(puller: Puller, step: int) -> Point:
    return _on_card(puller, _ahead(puller) * (56 * step - 28), card_height(_CARD) / 2 - 8)


def _on_card(puller: Puller, across: float, down: float) -> Point:
    """A point of the leaning card, from its middle."""
    angle = math.radians(puller.lean)
    return (
        puller.x + across * math.cos(angle) - down * math.sin(angle),
        _ROPE - 56 + across * math.sin(angle) + down * math.cos(angle),
    )


def _limb(puller: Puller, *points: Point) -> str:
    colour = "ink" if puller.side < 0 else "silver-deep"
    return _line(colour, 13, *points)


def _line(colour: str, width: float, *points: Point) -> str:
    path = " ".join(f"{x} {y}" for x, y in points)
    return f'<path class="line {colour}" stroke-width="{width}" d="M{path}"/>'


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _legs(puller: Puller) -> str:
    markup = ""
    for step in (0, 1):
        (x0, y0), (x1, y1) = _hip(puller, step), _foot(puller, step)
        bend = (x0 + x1) / 2 - puller.side * 10, (y0 + y1) / 2 - 8
        markup += _limb(puller, (x0, y0), bend, (x1, y1))
        markup += f'<g transform="translate({x1} {y1}) scale({-puller.side} 1)">{placed(_SHOE)}</g>'
    return markup


def _add_card(scene: Image.Image, puller: Puller) -> None:
    large = _CARD * _SHARPER
    sprite = face_sprite(puller.card, large, four_colour=False).convert("RGBA")
    sprite.putalpha(card_mask(large))
    turned = sprite.rotate(-puller.lean, resample=Image.Resampling.BICUBIC, expand=True).reduce(_SHARPER)
    corner = round(puller.x - turned.width / 2), round(_ROPE - 56 - turned.height / 2)
    scene.alpha_composite(turned, corner)


def _hands(puller: Puller) -> tuple[Point, Point]:
    return (puller.x - puller.side * 46, _ROPE + 2), (puller.x - puller.side * 104, _ROPE)


def _arms(puller: Puller) -> str:
    markup = ""
    for number, (x, y) in enumerate(_hands(puller)):
        shoulder = _on_card(puller, -puller.side * (20 + 44 * number), 14 + 10 * number)
        markup += _limb(puller, shoulder, (x, y)) + placed(_HANDS[puller.side < 0], x, y)
    return markup


def _rope(pullers: Sequence[Puller]) -> str:
    """The rope from the last on the left to the last on the right, and the ribbon that was in its middle."""
    left = min(puller.x for puller in pullers) - 60
    right = max(puller.x for puller in pullers) + 60
    ends = (left, _ROPE + 3.0), (right, _ROPE + 3.0)
    markup = _line("wood-deep", 17, *ends) + _line("wood", 11, *ends)
    x = left + 6
    while x < right:
        markup += _line("wood-deep", 3, (x, _ROPE + 8.0), (x + 7, _ROPE - 2.0))
        x += 15
    return markup + placed(_RIBBON, (left + right) / 2, _ROPE)


def _draw_name(canvas: Canvas, puller: Puller, name: str, middle: int) -> None:
    """The name of a puller on its side below, crowned where it has won."""
    x0 = _LEFT if puller.side < 0 else theme.WIDTH - _LEFT - _NAME_WIDTH
    box = (x0, middle - 29, x0 + _NAME_WIDTH, middle + 29)
    canvas.plate(box, 22, theme.PLATE)
    canvas.frame(box, 22, 5 if puller.winner else 2, theme.ACCENT if puller.winner else theme.PLATE_LINE)
    canvas.sign(SEAT_EMBLEMS[puller.seat], x0 + 36, middle, 34, theme.SEAT_COLOURS[puller.seat])
    right = box[2] - 16
    if puller.winner:
        canvas.sign(CROWN, right - 18, middle - 1, 38, theme.ACCENT)
        right -= 46
    canvas.write(name, (x0 + 62, middle), 34, theme.CREAM, width=right - x0 - 66)


def _draw_count(canvas: Canvas, cards: int, at: tuple[int, int], colour: Colour) -> None:
    """How many cards a pile has, on a medal below it."""
    x, y = at
    canvas.plate((x - 52, y - 52, x + 52, y + 52), 52, theme.PLATE)
    canvas.frame((x - 52, y - 52, x + 52, y + 52), 52, 7, colour)
    canvas.write(str(cards), (x, y), 52, theme.CREAM, weight=Weight.BOLD, side="middle")
