"""The sky above the two teams: day over the heroes on the left, night over the villains on the right."""

from functools import lru_cache
from typing import Final

from PIL import Image

from render.art.figures import drawn, placed
from render.kit import theme
from render.kit.canvas import rounded

RADIUS: Final = 40
_SUN: Final = "sky/sun"
_MOON: Final = "sky/moon"
_STAR: Final = "sky/star"
_STARS: Final = (
    (0.585, 0.09, 1.3),
    (0.70, 0.045, 0.8),
    (0.655, 0.30, 0.7),
    (0.96, 0.42, 1.1),
    (0.545, 0.55, 0.8),
    (0.975, 0.08, 0.7),
    (0.62, 0.78, 0.9),
    (0.93, 0.86, 0.8),
    (0.80, 0.93, 1.0),
    (0.75, 0.44, 0.6),
)


@lru_cache(maxsize=8)
def sky(width: int, height: int) -> Image.Image:
    """Day and night side by side, parted by a bolt of lightning, with round corners on a picture's ground. Shared."""
    # A zigzag from the upper edge to the lower one.
    steps = ((0.0, 26), (0.40, -22), (0.36, 18), (0.72, -20), (0.68, 14), (1.0, -26))
    bolt = "M" + " L".join(f"{width / 2 + shift} {height * part}" for part, shift in steps)
    night = f"{bolt} L{width} {height} L{width} 0 Z"
    stars = "".join(placed(_STAR, width * x, height * y, size=size) for x, y, size in _STARS)
    markup = f"""
        <rect class="day" width="{width}" height="{height}"/>
        {placed(_SUN, width * 0.10, height * 0.13)}
        <path class="night" d="{night}"/>
        {placed(_MOON, width * 0.90, height * 0.13)}
        {stars}
        <path class="line gold-deep" stroke-width="12" d="{bolt}"/>
        <path class="line gold" stroke-width="6" d="{bolt}"/>"""
    image = drawn(markup, (_SUN, _MOON, _STAR), (width, height), (width, height), smooth=True)
    ground = Image.new("RGB", image.size, theme.ROOM)
    ground.paste(image, mask=rounded((width, height), RADIUS))
    return ground
