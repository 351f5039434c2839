"""Comparisons of a duel in one picture: a column each, heroes above, villains below; and a tug of war at the end."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engine.cards import CLUBS, DIAMONDS, HEARTS, KING, QUEEN, SPADES, Card, natural
from engine.games.duel.rules import highest
from engine.games.duel.view import DuelView
from engine.games.events import ComparisonDecided
from engine.rules.rule_set import HEROES, TEAMS, VILLAINS
from render.art.figures import drawn, figure_image, placed
from render.art.signs import EQUALS, FORWARD, MOON, SEAT_EMBLEMS, SUN
from render.art.sky import sky
from render.boards.duel import LEFT, RIGHT, TEAM_COLOURS, TUG, draw_medal, draw_name, draw_tug, seats_of, won_by
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.pages import ONE_LINE, Header
from render.kit.text import Weight
from render.labels import BoardLabels
from render.pieces.pack import CARDS, Pack, SmallPieces, card_mask, face_sprite

COLUMNS: Final = 12
MOST: Final = 2 * COLUMNS
SMALL: Final = SmallPieces(CARDS, 48)
_FIRST: Final = 92
_STEP: Final = 58
_WIDEST_STEP: Final = 84
_LINE: Final = SMALL.height + 10
_TAKEN: Final = 54
_HORIZON: Final = 34
_BAND_GAP: Final = 18
_RADIUS: Final = 28


class Lines(NamedTuple):
    """Where things lie in a band, from its top: each seat's cards, the horizon's middle, and the band's end."""

    seats: dict[int, int]
    horizon: int
    end: int


def duel_story(
    view: DuelView,
    comparisons: Sequence[ComparisonDecided],
    labels: BoardLabels = BoardLabels(),
    pack: Pack = CARDS,
) -> Picture:
    """Comparisons in their order, 12 to a row, and how the teams stand after them; of many the last 24."""
    told, lines, small = comparisons[-MOST:], _lines(view), replace(SMALL, pack=pack)
    bands = range(0, len(told), COLUMNS)
    step = max(_STEP, min(_WIDEST_STEP, (RIGHT - _FIRST) // max(1, len(told))))
    height = ONE_LINE + len(bands) * (lines.end + _BAND_GAP) - _BAND_GAP + TUG
    canvas = Canvas(theme.WIDTH, height, theme.ROOM)
    Header(labels.heading).draw(canvas)
    for number, first in enumerate(bands):
        top = ONE_LINE + number * (lines.end + _BAND_GAP)
        _draw_band(canvas, view, lines, top)
        for column, comparison in enumerate(told[first : first + COLUMNS]):
            _draw_comparison(canvas, view, comparison, lines, (_FIRST + column * step, top), small)
    draw_tug(canvas, view, height - TUG // 2)
    return canvas.finish()


def _lines(view: DuelView) -> Lines:
    heroes, villains = seats_of(view, HEROES), seats_of(view, VILLAINS)
    horizon = _TAKEN + _LINE * len(heroes) + _HORIZON // 2
    below = horizon + _HORIZON // 2
    seats = {seat: _TAKEN + line * _LINE for line, seat in enumerate(heroes)}
    seats |= {seat: below + 8 + line * _LINE for line, seat in enumerate(villains)}
    return Lines(seats, horizon, below + _LINE * len(villains) + _TAKEN)


def _draw_band(canvas: Canvas, view: DuelView, lines: Lines, top: int) -> None:
    """Day above, night below, and before each line the emblem of its seat."""
    horizon, middle = top + lines.horizon, LEFT + 40
    canvas.plate((LEFT, top, RIGHT, top + lines.end), _RADIUS, theme.NIGHT)
    canvas.plate((LEFT, top, RIGHT, top + 2 * _RADIUS), _RADIUS, theme.DAY)
    canvas.bar((LEFT, top + _RADIUS, RIGHT, horizon), theme.DAY)
    canvas.bar((LEFT, horizon - 3, RIGHT, horizon + 3), theme.GOLD)
    canvas.sign(SUN, middle, top + _TAKEN // 2 + 4, 40, theme.GOLD_DEEP)
    canvas.sign(MOON, middle, top + lines.end - _TAKEN // 2 - 2, 38, theme.SILVER)
    for seat, y in lines.seats.items():
        inks = theme.SEAT_INKS if view.teams[seat] == HEROES else theme.SEAT_COLOURS
        canvas.sign(SEAT_EMBLEMS[seat], middle, top + y + SMALL.height // 2, 40, inks[seat])


def _draw_comparison(
    canvas: Canvas,
    view: DuelView,
    comparison: ComparisonDecided,
    lines: Lines,
    corner: tuple[int, int],
    small: SmallPieces,
) -> None:
    """A column: the cards, the one that took, and what it took on its side; a tie on the horizon."""
    (x, top), taker = corner, comparison.taker
    middle, horizon = x + small.width // 2, top + lines.horizon
    lit, colour = (highest(comparison.shown), theme.MOVED) if taker is None else ((taker,), theme.ACCENT)
    for seat, card in comparison.shown:
        y = top + lines.seats[seat]
        canvas.sprite(small.sprite(card), x, y)
        if seat in lit:
            canvas.frame((x - 5, y - 5, x + small.width + 5, y + small.height + 5), 10, 6, colour)
    if taker is None:
        canvas.plate((middle - 22, horizon - 17, middle + 22, horizon + 17), 17, colour)
        canvas.sign(EQUALS, middle, horizon, 26, theme.ON_ACCENT)
        # the cards stay for the next column
        canvas.sign(FORWARD, middle + 34, horizon, 24, colour)
        return
    heroic = view.teams[taker] == HEROES
    y, ink = (top + _TAKEN // 2, theme.INK) if heroic else (top + lines.end - _TAKEN // 2 + 2, colour)
    canvas.write(f"+{comparison.cards}", (middle, y), theme.SMALL, ink, weight=Weight.BOLD, side="middle")


SCENE: Final = (RIGHT - LEFT, 523)
_GROUND: Final = 409
_ROPE: Final = 290
_CARD: Final = 123
_CARD_ABOVE_THE_ROPE: Final = 41
_STANDS: Final = {1: (197,), 2: (111, 237)}
"""Where those of a team stand, from the outer edge of their side."""
_CHEERED_AT: Final = {"rain": (240, 86), "confetti-by-day": (0, 0), "confetti-by-night": (0, 0)}
_FIGURES: Final = (
    *("finale/lawns", "finale/rain", "finale/confetti-by-day", "finale/confetti-by-night", "finale/rope"),
    *(f"finale/{part}-{pose}" for part in ("legs", "arms") for pose in ("pulling", "pulled")),
)
_LIMBS: Final = ("ink", "silver-deep")
_CAST: Final = ((natural(HEARTS, KING), natural(DIAMONDS, QUEEN)), (natural(SPADES, KING), natural(CLUBS, QUEEN)))
_FOOT: Final = 160
_NAME: Final = (280, 64)
_PILE: Final = (70, 108)
_PILE_ASIDE: Final = 45
_THICKNESS: Final = 0.95
_SHARPER: Final = 2


class Pose(NamedTuple):
    """How a team stands: by the figures so named, its cards leaning inwards, moved inwards, under that weather.

    `lean` is in degrees, `moved` in pixels; both are negative outwards.
    """

    figures: str
    lean: int
    moved: int
    weather: tuple[str, str] = ("confetti-by-day", "confetti-by-night")


_WON: Final = Pose("pulling", -13, -26)
_DRAWN: Final = Pose("pulling", -13, 0)
_LOST: Final = Pose("pulled", 24, 26, ("rain", "rain"))


def duel_finale(view: DuelView, names: Sequence[str], labels: BoardLabels) -> Picture:
    """The last picture of a duel. Its heading and status say how it ended."""
    header, both = Header(labels.heading, pill=labels.status), poses(view)
    top, bottom = header.height, header.height + SCENE[1]
    canvas = Canvas(theme.WIDTH, bottom + _FOOT, theme.ROOM)
    header.draw(canvas)
    canvas.sprite(sky(*SCENE), LEFT, top)
    stands = _STANDS[len(view.teams) // TEAMS]
    canvas.sprite(_figures(both, stands, "legs"), LEFT, top)
    for team, pose in enumerate(both):
        side, cards = -1 if team == HEROES else 1, won_by(view, team)
        _draw_pile(canvas, cards, theme.WIDTH // 2 + side * _PILE_ASIDE, top + _GROUND)
        for stand, card in zip(stands, _CAST[team], strict=False):
            sprite = _leaning(card, -side * pose.lean)
            x = theme.WIDTH // 2 + side * (SCENE[0] // 2 - stand - pose.moved)
            y = top + _ROPE - _CARD_ABOVE_THE_ROPE
            canvas.sprite(sprite, x - sprite.width // 2, y - sprite.height // 2)
        x = LEFT if team == HEROES else RIGHT - _NAME[0]
        for line, seat in enumerate(seats_of(view, team)):
            y = bottom + 14 + (_NAME[1] + 4) * line + (34 if len(stands) == 1 else 0)
            draw_name(canvas, view, seat, names[seat], (x, y, x + _NAME[0], y + _NAME[1]), won=pose is _WON)
        draw_medal(canvas, cards, (theme.WIDTH // 2 + side * 62, bottom + _FOOT // 2), TEAM_COLOURS[team])
    canvas.sprite(_figures(both, stands, "arms"), LEFT, top)
    return canvas.finish()


def poses(view: DuelView) -> tuple[Pose, ...]:
    """How the heroes and the villains stand: winners lean back, losers are pulled over."""
    won = {view.teams[seat] for seat in view.result.winners} if view.result is not None else set()
    return tuple(_DRAWN if len(won) != 1 else _WON if team in won else _LOST for team in range(TEAMS))


@lru_cache(maxsize=12)
def _figures(both: tuple[Pose, ...], stands: tuple[int, ...], part: str) -> Image.Image:
    """What is behind the cards, with everybody's legs, or the rope before them, with everybody's arms. Shared.

    A side is drawn as if it was the left one; the right one is its mirror image.
    """
    markup = placed("finale/lawns") if part == "legs" else placed("finale/rope", SCENE[0] / 2 + both[0].moved, _ROPE)
    for team, pose in enumerate(both):
        figures = "".join(placed(f"finale/{part}-{pose.figures}", stand + pose.moved, _ROPE) for stand in stands)
        if part == "legs":
            weather = pose.weather[team]
            figures = placed(f"finale/{weather}", *_CHEERED_AT[weather]) + figures
        mirrored = "" if team == HEROES else f'transform="translate({SCENE[0]} 0) scale(-1 1)"'
        markup += f'<g class="{_LIMBS[team]}" {mirrored}>{figures}</g>'
    return drawn(markup, _FIGURES, SCENE, SCENE, smooth=True)


@lru_cache(maxsize=12)
def _leaning(card: Card, lean: int) -> Image.Image:
    """A card turned clockwise by degrees. Shared."""
    large = _CARD * _SHARPER
    sprite = face_sprite(card, large, four_colour=False).convert("RGBA")
    sprite.putalpha(card_mask(large))
    turned = sprite.rotate(-lean, resample=Image.Resampling.BICUBIC, expand=True)
    # reduced with its colours weighted by how far they cover, so that edges do not darken
    return turned.convert("RGBa").reduce(_SHARPER).convert("RGBA")


def _draw_pile(canvas: Canvas, cards: int, middle: int, ground: int) -> None:
    """What a team has won: the lower part of the pile that there is a figure of, and the back of its top card."""
    height = min(_PILE[1], round(_THICKNESS * cards))
    pile, top = figure_image("finale/pile", *_PILE), figure_image("finale/pile-top", 61, 9)
    canvas.sprite(pile.crop((0, _PILE[1] - height, *_PILE)), middle - _PILE[0] // 2, ground - height)
    if cards:
        canvas.sprite(top, middle - top.width // 2, ground - height - top.height)
