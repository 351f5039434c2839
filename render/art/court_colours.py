"""What the four houses wear. Red suits are the heroes of the day, black suits the villains of the night.

Hearts carry the sun, diamonds the star, spades the moon and the raven, clubs the thorn.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import CLUBS, DIAMONDS, HEARTS, KING, RED_SUITS, SPADES
from render.kit import theme
from render.kit.theme import Colour, mix


@dataclass(frozen=True, slots=True)
class CourtColours:
    """The colours of one house. `robe` is the suit's own, `back` the sky behind the figure, `glow` what lights it."""

    suit: int
    ink: Colour
    robe: Colour
    robe_dark: Colour
    trim: Colour
    trim_dark: Colour
    skin: Colour
    skin_dark: Colour
    hair: Colour
    hair_dark: Colour
    back: Colour
    glow: Colour
    features: Colour
    lips: Colour

    @property
    def hero(self) -> bool:
        """Whether the house is of the day."""
        return self.suit in RED_SUITS


_HAIR = {
    HEARTS: ((142, 74, 34), (112, 55, 25)),
    DIAMONDS: ((84, 56, 44), (62, 40, 32)),
    SPADES: (theme.RAVEN_LIT, theme.RAVEN),
    CLUBS: ((128, 58, 44), (94, 40, 32)),
}
_HOAR = (206, 208, 214), (164, 168, 182)
_NIGHT_ROBES = {SPADES: (92, 106, 162), CLUBS: (70, 114, 100)}


def court_colours(suit: int, rank: int, *, four_colour: bool) -> CourtColours:
    """The court colours of a card; with four colours, diamonds and clubs wear their own ink."""
    ink = theme.inks(four_colour=four_colour)[suit]
    hair, hair_dark = _HOAR if (suit, rank) == (CLUBS, KING) else _HAIR[suit]
    if suit in RED_SUITS:
        return CourtColours(
            suit=suit,
            ink=ink,
            robe=ink,
            robe_dark=mix(ink, theme.INK, 0.3),
            trim=theme.GOLD,
            trim_dark=theme.GOLD_DEEP,
            skin=(244, 208, 168),
            skin_dark=(222, 174, 130),
            hair=hair,
            hair_dark=hair_dark,
            back=theme.DAY,
            glow=mix(theme.DAY, theme.PAPER, 0.6),
            features=(58, 40, 36),
            lips=(200, 96, 84),
        )
    robe = theme.GREEN if four_colour and suit == CLUBS else _NIGHT_ROBES[suit]
    return CourtColours(
        suit=suit,
        ink=ink,
        robe=robe,
        robe_dark=mix(robe, theme.INK, 0.4),
        trim=theme.SILVER,
        trim_dark=theme.SILVER_DEEP,
        skin=(214, 210, 222),
        skin_dark=(178, 173, 196),
        hair=hair,
        hair_dark=hair_dark,
        back=theme.NIGHT,
        glow=theme.MOON if suit == SPADES else mix(theme.NIGHT, theme.MOON, 0.25),
        features=theme.RAVEN,
        lips=(176, 92, 116),
    )
