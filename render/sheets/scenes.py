"""A game's poster: its own pieces, lying as what is special in its rules has it; and a table without players."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.cards import JOKER, PLAYING_CARDS, Card
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.duel.rules import DuelRules
from engine.games.gin.rules import GinRules
from engine.games.suit_rows.rules import SuitRowsRules
from engine.games.tiles.rules import TileRules
from engine.rules.rule_set import RuleSet
from render.art.figures import figure_image
from render.art.signs import ARROW, CROWN, KNOCK, PLUS, SEAT_EMBLEMS, Sign
from render.art.sky import RADIUS, sky
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.pages import ONE_LINE, Header
from render.kit.text import one_or_two
from render.kit.theme import Colour
from render.pieces.pack import CARDS, Pack, SmallPieces, back_sprite, card_mask, face_sprite
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
            return _ROWS
        case TileRules():
            return _STACKED_TILES if rules.deal.method == "two_stacks_of_7" else _TILES
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
        canvas.panel((left, y, left + width, y + HEIGHT), RADIUS, scene.ground, line=4, edge=theme.BRASS)
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


_WIDE: Final = theme.WIDTH - 2 * theme.MARGIN
_MIDDLE: Final = _WIDE // 2
_cards: Final = PLAYING_CARDS.parse_many
"""Tiles are named as cards too: their suits are colours in the order of their notation."""
_STOCK: Final = (None, None, None)
_JUST_MELDS: Final = Scene(
    (
        Group(_cards("7H 8H 9H"), 170, turn=8),
        Group(_cards("KS KD KC"), 574, turn=8),
        Group((JOKER,), _MIDDLE),
    )
)
# The one hand is closed; the other lies open, its melds found, and knocks.
_GIN: Final = Scene(
    (
        Group((None,) * 6, 164, step=30, turn=7, width=132),
        Group(_cards("4D 5D 6D QH QS QC AS"), 528, step=42, turn=5, width=138),
    ),
    (Badge(KNOCK, 304, 214),),
)
_DUEL: Final = Scene(
    (
        Group(_cards("JH QH KH"), 180, y=150, step=88, turn=9),
        Group(_cards("KS QS JS"), 564, y=150, step=88, turn=9),
    ),
    (Badge(CROWN, _MIDDLE, 60),),
    under_the_sky=True,
)
# Rows that have begun to grow from their middle, those of the day on the left.
_ROWS: Final = Scene(
    (
        Group(_cards("6S 7S 8S 9S"), 554, y=76, step=75, width=72, small=True),
        Group(_cards("7H 8H 9H 10H"), 190, y=76, step=75, width=72, small=True),
        Group(_cards("7D 8D 9D 10D"), 190, y=200, step=75, width=72, small=True),
        Group(_cards("6C 7C 8C 9C"), 554, y=200, step=75, width=72, small=True),
    ),
    under_the_sky=True,
)
_TILES_STEP: Final = _TILE + 3
# Melds on the wood of a rack.
_TILES: Final = Scene(
    (
        Group(_cards("6S 7S 8S JK 10S JS QS"), _MIDDLE, y=72, step=_TILES_STEP, width=_TILE),
        Group(_cards("KS KH KD KC"), _MIDDLE, y=200, step=_TILES_STEP + 14, turn=7, width=_TILE),
    ),
    ground=theme.WOOD_DEEP,
)
# Where tiles are dealt in stacks, they stand beside.
_STACKED_TILES: Final = Scene(
    (
        *(Group((None,) * 5, x, y=140, step=13, width=_TILE) for x in (104, 236)),
        Group(_cards("5H 6H 7H JK"), 516, y=76, step=_TILES_STEP, width=_TILE),
        Group(_cards("KS KH KD KC"), 516, y=200, step=_TILES_STEP, width=_TILE),
    ),
    ground=theme.WOOD_DEEP,
)
_FLUSH: Final = Scene(
    (Group(_cards("2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"), _MIDDLE, y=122, step=47, turn=3.4, width=138),)
)
# A card goes from a run to others of its rank.
_REBUILT: Final = Scene(
    (
        Group(_cards("6D 7D 8D 9D"), 206, step=76, turn=4, raised=(3,)),
        Group(_cards("9S 9H"), 600, step=84, turn=8),
    ),
    (Badge(ARROW, 440, 150),),
)
_OPEN_PILE: Final = Scene(
    (Group(_STOCK, 98, step=5), Group(_cards("10C 4H QS 7D KH 2C JD 9S"), 462, step=58, turn=1.5))
)
_BOUGHT: Final = Scene(
    (
        Group(_STOCK, 120, step=5),
        Group(_cards("QH"), 330, raised=(0,), y=166),
        Group(_cards("QS QC JK"), 590, step=62, turn=8),
    ),
    (Badge(PLUS, 226, 150),),
)
_FEW_POINTS: Final = Scene(
    (
        Group((None,) * 4, 132, step=34, turn=8, width=124),
        Group((None,) * 4, 612, step=34, turn=8, width=124),
        Group(_cards("2H 3S 4D"), _MIDDLE, step=66, turn=10),
    ),
    (Badge(KNOCK, _MIDDLE, 226),),
)
_CLAIMED: Final = Scene(
    (
        Group(_cards("JH QH KH"), 178, step=62, turn=8),
        Group(_cards("QS QD JK"), 580, step=62, turn=8),
        Group(_cards("QC"), _MIDDLE),
    ),
    (Badge(KNOCK, _MIDDLE, 226),),
)


def _laid_off(rules: DrawDiscardRules) -> Scene:
    """A card is laid off on a meld; of a kind that the rules allow, where two packs make equal cards."""
    meld, off = ("10D JD QD JK", "9D") if rules.set.distinct_suits else ("AH AH AD", "AC")
    return Scene(
        (Group(_cards(meld), 240, step=72, turn=5), Group(_cards(off), 620, raised=(0,), y=160)),
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


_ROOM: Final = theme.WIDTH - 2 * theme.MARGIN
_GAP: Final = 16
_SEAT: Final = 64
_LINE: Final = 56
_PENNANTS: Final = 92
_HUNG: Final = 92
_CROWN: Final = 92


@dataclass(frozen=True, slots=True)
class LobbyLabels:
    """`title` names the game, `pace` says in a line how fast it goes, `free` stands at a seat that nobody has taken."""

    title: str = ""
    pace: str = ""
    free: str = ""


def lobby_picture(rules: RuleSet, names: Sequence[str | None], labels: LobbyLabels, pack: Pack = CARDS) -> Picture:
    """The poster of a table. `names` has one entry a seat, None for a free one."""
    rows = -(-len(names) // 2)
    seats = ONE_LINE + HEIGHT + _GAP
    pace = one_or_two(labels.pace, _ROOM)
    said = seats + rows * (_SEAT + _GAP)
    canvas = Canvas(theme.WIDTH, said + max(1, len(pace)) * _LINE, theme.ROOM)
    Header(labels.title).draw(canvas)
    draw_scene(canvas, scene_of(rules), pack, ONE_LINE)
    for seat, name in enumerate(names):
        row, column = divmod(seat, 2)
        _draw_seat(canvas, seat, name, labels, column, seats + row * (_SEAT + _GAP))
    for number, line in enumerate(pace):
        at = (theme.WIDTH // 2, said + number * _LINE + _LINE // 2 - 4)
        canvas.write(line, at, theme.SMALL, theme.MUTED, side="middle", width=_ROOM)
    return canvas.finish()


def tournament_poster(rules: RuleSet, pack: Pack = CARDS) -> Picture:
    """The poster of a tournament that can be entered: the scene of its game under pennants, a crown to be won."""
    canvas = Canvas(theme.WIDTH, _HUNG + HEIGHT + _GAP, theme.ROOM)
    draw_scene(canvas, scene_of(rules), pack, _HUNG)
    width = theme.WIDTH - 2 * theme.MARGIN
    canvas.sprite(figure_image("sky/pennants", width, _PENNANTS), theme.MARGIN, 4)
    canvas.sign(CROWN, theme.WIDTH // 2, _HUNG - 28, _CROWN, theme.ACCENT)
    return canvas.finish()


def _draw_seat(canvas: Canvas, seat: int, name: str | None, labels: LobbyLabels, column: int, y: int) -> None:
    width = (_ROOM - _GAP) // 2
    x = theme.MARGIN + column * (width + _GAP)
    taken = name is not None
    colour = theme.SEAT_COLOURS[seat] if taken else theme.PLATE_LINE
    canvas.panel((x, y, x + width, y + _SEAT), 20, theme.FELT if taken else theme.ROOM, line=2)
    canvas.sign(SEAT_EMBLEMS[seat], x + 40, y + _SEAT // 2, 38, colour)
    ink = theme.CREAM if taken else theme.MUTED
    canvas.write(name or labels.free, (x + 76, y + _SEAT // 2), theme.NAME, ink, width=width - 96)
