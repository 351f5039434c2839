"""What stands on a game's poster: its own pieces, lying as what is special in its rules makes them lie."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.cards import ACE, CLUBS, DIAMONDS, HEARTS, JOKER, RANKS, SPADES, SUITS, Card, natural
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.duel.rules import DuelRules
from engine.games.gin.rules import GinRules
from engine.games.suit_rows.rules import CENTRE, SuitRowsRules
from engine.games.suit_rows.rules import team_of_suit as team_of
from engine.games.tiles.rules import TileRules
from engine.rules.rule_set import HEROES, RuleSet
from render.art.figures import figure_image
from render.art.signs import ARROW, CROWN, KNOCK, PLUS, Sign
from render.art.sky import RADIUS, sky
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.theme import Colour
from render.pieces.pack import Pack, SmallPieces, back_sprite, card_mask, face_sprite
from render.pieces.tiles import tile_height, tile_sprite

HEIGHT: Final = 276
_CARD: Final = 150
_TILE: Final = 84
_BADGE: Final = 84
_SHADOW: Final = 5
_SHADE: Final = 110
_RAISED: Final = 34


@dataclass(frozen=True, slots=True)
class Group:
    """Pieces side by side about a middle, in pixels from the stage's left upper corner; None is a back.

    `turn` is by how many degrees each is turned against the one before, so that they lie as a hand is held. The pieces
    at the places of `raised` stand higher.
    """

    pieces: tuple[Card | None, ...]
    x: int
    y: int = HEIGHT // 2
    step: int = 54
    turn: float = 0
    width: int = _CARD
    raised: tuple[int, ...] = ()
    small: bool = False


@dataclass(frozen=True, slots=True)
class Badge:
    """A sign on a round plate about a point: what one does in this game."""

    sign: Sign
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Scene:
    """What stands on a stage, the hindmost first. `under_the_sky` it is day on the left and night on the right."""

    groups: tuple[Group, ...]
    badges: tuple[Badge, ...] = ()
    under_the_sky: bool = False
    ground: Colour = theme.FELT


def scene_of(rules: RuleSet) -> Scene:
    """The scene of a game, by its family and by what its rules have that others have not."""
    match rules:
        case GinRules():
            return _GIN
        case DuelRules():
            return _DUEL
        case SuitRowsRules():
            return _rows()
        case TileRules():
            return _tiles(rules)
        case DrawDiscardRules():
            return _draw_discard(rules)
        case _:
            return _JUST_MELDS


def draw_scene(canvas: Canvas, scene: Scene, pack: Pack, y: int) -> None:
    """Put a scene on its stage, which begins at a height and goes from margin to margin."""
    left, width = theme.MARGIN, theme.WIDTH - 2 * theme.MARGIN
    if scene.under_the_sky:
        canvas.sprite(sky(width, HEIGHT), left, y)
    else:
        canvas.panel((left, y, left + width, y + HEIGHT), RADIUS, scene.ground, theme.ROOM, line=4, edge=theme.BRASS)
    for group in scene.groups:
        _draw_group(canvas, group, pack, left, y)
    for badge in scene.badges:
        at, half = (left + badge.x, y + badge.y), _BADGE // 2
        canvas.plate((at[0] - half, at[1] - half, at[0] + half, at[1] + half), half, theme.ACCENT)
        canvas.sign(badge.sign, *at, round(_BADGE * 0.64), theme.ON_ACCENT)


def _draw_group(canvas: Canvas, group: Group, pack: Pack, left: int, top: int) -> None:
    for place, piece in enumerate(group.pieces):
        aside = place - (len(group.pieces) - 1) / 2
        angle = aside * group.turn
        image = _turned(piece, group.width, group.small, pack, angle)
        x = left + group.x + aside * group.step
        # on a circle, as the cards of a hand that is held
        y = top + group.y + abs(aside * group.step) * math.tan(math.radians(abs(angle)) / 2)
        y -= _RAISED if place in group.raised else 0
        canvas.sprite(image, round(x - image.width / 2), round(y - image.height / 2))


@lru_cache(maxsize=256)
def _turned(piece: Card | None, width: int, small: bool, pack: Pack, angle: float) -> Image.Image:
    """A piece with its shadow, turned clockwise by degrees. Shared."""
    image = _piece(piece, width, small, pack)
    whole = Image.new("RGBA", (image.width + 2 * _SHADOW, image.height + 2 * _SHADOW))
    shade = Image.new("L", image.size, _SHADE)
    shade.paste(0, mask=image.getchannel("A").point([255 - value for value in range(256)]))
    whole.paste(theme.SHADOW, (_SHADOW - 2, _SHADOW + 3), shade)
    whole.paste(image, (_SHADOW, _SHADOW), image)
    return whole.rotate(-angle, Image.Resampling.BICUBIC, expand=True) if angle else whole


def _piece(piece: Card | None, width: int, small: bool, pack: Pack) -> Image.Image:
    if pack.tiles:
        if piece is None:
            return figure_image("tiles/back", width, tile_height(width))
        return tile_sprite(piece, None, width, pack.notation)
    if small and piece is not None:
        return SmallPieces(pack, width).sprite(piece)
    face = back_sprite(width) if piece is None else face_sprite(piece, width, four_colour=pack.four_colour)
    image = face.convert("RGBA")
    image.putalpha(card_mask(width))
    return image


def _run(suit: int, first: int, last: int) -> tuple[Card, ...]:
    return tuple(natural(suit, rank) for rank in range(first, last + 1))


def _set(rank: int, *suits: int) -> tuple[Card, ...]:
    return tuple(natural(suit, rank) for suit in suits)


_WIDE: Final = theme.WIDTH - 2 * theme.MARGIN
_MIDDLE: Final = _WIDE // 2
_JUST_MELDS: Final = Scene(
    (
        Group(_run(HEARTS, 7, 9), 170, turn=8),
        Group(_set(13, SPADES, DIAMONDS, CLUBS), 574, turn=8),
        Group((JOKER,), _MIDDLE),
    )
)
# The one hand is closed; the other lies open, its melds found, and knocks.
_GIN: Final = Scene(
    (
        Group((None,) * 6, 164, step=30, turn=7, width=132),
        Group(
            (*_run(DIAMONDS, 4, 6), *_set(12, HEARTS, SPADES, CLUBS), natural(SPADES, ACE)),
            528,
            step=42,
            turn=5,
            width=138,
        ),
    ),
    (Badge(KNOCK, 304, 214),),
)
_DUEL: Final = Scene(
    (
        Group(_run(HEARTS, 11, 13), 180, y=150, step=88, turn=9),
        Group(tuple(reversed(_run(SPADES, 11, 13))), 564, y=150, step=88, turn=9),
    ),
    (Badge(CROWN, _MIDDLE, 60),),
    under_the_sky=True,
)


def _rows() -> Scene:
    """Rows that have begun to grow from their middle, those of the day on the left."""
    groups, lines = [], {True: 0, False: 0}
    for suit in range(SUITS):
        day = team_of(suit) == HEROES
        y, lines[day] = 76 + 124 * lines[day], lines[day] + 1
        reach = (2, 1, 1, 2)[suit]
        cards = _run(suit, CENTRE - reach, CENTRE + 3 - reach)
        groups.append(Group(cards, 190 if day else 554, y, step=75, width=72, small=True))
    return Scene(tuple(groups), under_the_sky=True)


def _tiles(rules: TileRules) -> Scene:
    """Melds on the wood of a rack; where tiles are dealt in stacks, they stand beside."""
    ground = theme.WOOD_DEEP
    step = _TILE + 3
    if rules.deal.method == "two_stacks_of_7":
        stacks = tuple(Group((None,) * 5, x, y=140, step=13, turn=0, width=_TILE) for x in (104, 236))
        melds = (
            Group((*_run(HEARTS, 5, 7), JOKER), 516, y=76, step=step, width=_TILE),
            Group(_set(13, SPADES, HEARTS, DIAMONDS, CLUBS), 516, y=200, step=step, width=_TILE),
        )
        return Scene((*stacks, *melds), ground=ground)
    return Scene(
        (
            Group((*_run(SPADES, 6, 8), JOKER, *_run(SPADES, 10, 12)), _MIDDLE, y=72, step=step, width=_TILE),
            Group(
                tuple(natural(suit, RANKS) for suit in range(SUITS)),
                _MIDDLE,
                y=200,
                step=step + 14,
                turn=7,
                width=_TILE,
            ),
        ),
        ground=ground,
    )


_FLUSH: Final = Scene((Group(_run(HEARTS, 2, 13), _MIDDLE, y=122, step=47, turn=3.4, width=138),))
# A card goes from a run to others of its rank.
_REBUILT: Final = Scene(
    (
        Group(_run(DIAMONDS, 6, 9), 206, step=76, turn=4, raised=(3,)),
        Group(_set(9, SPADES, HEARTS), 600, step=84, turn=8),
    ),
    (Badge(ARROW, 440, 150),),
)
_OPEN_PILE: Final = Scene(
    (
        Group((None, None, None), 98, step=5),
        Group(
            (
                natural(CLUBS, 10),
                natural(HEARTS, 4),
                natural(SPADES, 12),
                natural(DIAMONDS, 7),
                natural(HEARTS, 13),
                natural(CLUBS, 2),
                natural(DIAMONDS, 11),
                natural(SPADES, 9),
            ),
            462,
            step=58,
            turn=1.5,
        ),
    )
)
_BOUGHT: Final = Scene(
    (
        Group((None, None, None), 120, step=5),
        Group((natural(HEARTS, 12),), 330, raised=(0,), y=166),
        Group((natural(SPADES, 12), natural(CLUBS, 12), JOKER), 590, step=62, turn=8),
    ),
    (Badge(PLUS, 226, 150),),
)
_FEW_POINTS: Final = Scene(
    (
        Group((None,) * 4, 132, step=34, turn=8, width=124),
        Group((None,) * 4, 612, step=34, turn=8, width=124),
        Group((natural(HEARTS, 2), natural(SPADES, 3), natural(DIAMONDS, 4)), _MIDDLE, step=66, turn=10),
    ),
    (Badge(KNOCK, _MIDDLE, 226),),
)
_CLAIMED: Final = Scene(
    (
        Group(_run(HEARTS, 11, 13), 178, step=62, turn=8),
        Group((natural(SPADES, 12), natural(DIAMONDS, 12), JOKER), 580, step=62, turn=8),
        Group((natural(CLUBS, 12),), _MIDDLE),
    ),
    (Badge(KNOCK, _MIDDLE, 226),),
)


def _laid_off(rules: DrawDiscardRules) -> Scene:
    """A card is laid off on a meld; of a kind that the rules allow, where two packs make equal cards."""
    equal = (HEARTS, HEARTS, DIAMONDS) if not rules.set.distinct_suits else ()
    if equal:
        meld, off = _set(ACE, *equal), natural(CLUBS, ACE)
    else:
        meld, off = (*_run(DIAMONDS, 10, 12), JOKER), natural(DIAMONDS, 9)
    return Scene(
        (
            Group(meld, 240, step=72, turn=5),
            Group((off,), 620, turn=0, raised=(0,), y=160),
        ),
        (Badge(PLUS, 478, 150),),
    )


def _draw_discard(rules: DrawDiscardRules) -> Scene:
    """What one tells the game by: the first of these that its rules have."""
    special = (
        (rules.flush is not None, _FLUSH),
        (rules.rearrange is not None, _REBUILT),
        (rules.draw.discard_take == "visible_pile", _OPEN_PILE),
        (rules.claim.upcard_buyable, _BOUGHT),
        (rules.go_out.knock is not None, _FEW_POINTS),
        (rules.opening.count_layoffs, _laid_off(rules)),
        (rules.claim.enabled, _CLAIMED),
    )
    return next((scene for has, scene in special if has), _JUST_MELDS)
