"""The board of the duel: what the last comparison turned up, who has flipped, and how the two teams stand."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.cards import Card
from engine.games.duel.rules import highest
from engine.games.duel.view import DuelView
from engine.rules.rule_set import HEROES, TEAMS, VILLAINS
from render.art.signs import CHECK, CROWN, EQUALS, FORWARD, MOON, SEAT_EMBLEMS, SUN
from render.art.sky import sky
from render.boards.seats import draw_cards_icon, seat_marks
from render.kit import theme
from render.kit.canvas import Box, Canvas, Side
from render.kit.encoding import Picture
from render.kit.pages import Header
from render.kit.text import Weight, least_width
from render.kit.theme import Colour
from render.labels import BoardLabels
from render.pieces.pack import Pack, back_sprite, card_height, draw_card, face_sprite

LEFT: Final = 14
RIGHT: Final = theme.WIDTH - LEFT
TUG: Final = 104
TEAM_COLOURS: Final = (theme.GOLD, theme.SILVER)
_SIDES: Final[tuple[Side, Side]] = ("left", "right")
_CARDS_DOWN: Final = 148
_CARDS_BELOW_THE_POT: Final = 196
_PLATE_HEIGHT: Final = 116
_GAP: Final = 22


class Stand(NamedTuple):
    """Where a seat's card and plate are: the middle of both, and how wide they are."""

    middle: int
    card: int
    plate: int


_STANDS: Final = {
    2: (Stand(203, 224, 340), Stand(597, 224, 340)),
    4: (Stand(108, 164, 182), Stand(297, 164, 182), Stand(502, 164, 182), Stand(691, 164, 182)),
}


def duel_board(view: DuelView, names: Sequence[str], labels: BoardLabels, pack: Pack) -> Picture:
    """The board of a duel that is played."""
    stands = place_stands(view)
    cards_height = card_height(stands[0].card)
    down = _CARDS_BELOW_THE_POT if view.at_stake else _CARDS_DOWN
    arena = down + cards_height + _GAP + _PLATE_HEIGHT + 26
    header = Header(labels.heading, pill=labels.status)
    canvas = Canvas(theme.WIDTH, header.height + arena + TUG, theme.ROOM)
    header.draw(canvas)
    canvas.sprite(sky(RIGHT - LEFT, arena), LEFT, header.height)
    y, large, bold = header.height + 66, theme.LARGE, Weight.BOLD
    room = theme.WIDTH // 2 - LEFT - 176 - (64 if view.at_stake else 14)
    # a long name begins as near the sun as it can
    nearer = min(12, max(0, least_width(labels.heroes, bold) - room))
    canvas.write(labels.heroes, (LEFT + 176 - nearer, y), large, theme.INK, weight=bold, width=room + nearer)
    canvas.write(labels.villains, (RIGHT - 168, y), large, theme.CREAM, weight=bold, side="right", width=room + 8)
    top = header.height + down
    for seat, stand in stands.items():
        _draw_card(canvas, view, seat, stand, top, labels, pack)
        _draw_plate(canvas, view, seat, names[seat], stand, top + cards_height + _GAP)
    if view.at_stake:
        draw_medal(canvas, view.at_stake, (theme.WIDTH // 2, header.height + 62), theme.GOLD)
        canvas.pill(labels.at_stake, (theme.WIDTH // 2, header.height + 124), side="middle", width=360)
    draw_tug(canvas, view, header.height + arena + TUG // 2)
    return canvas.finish()


def seats_of(view: DuelView, team: int) -> tuple[int, ...]:
    """The seats of a team, in their order."""
    return tuple(seat for seat, of in enumerate(view.teams) if of == team)


def won_by(view: DuelView, team: int) -> int:
    """The cards that a team has won."""
    return sum(view.won[seat] for seat in seats_of(view, team))


def place_stands(view: DuelView) -> dict[int, Stand]:
    """A stand for every seat: heroes on the left, villains on the right."""
    seats = (*seats_of(view, HEROES), *seats_of(view, VILLAINS))
    return dict(zip(seats, _STANDS[len(seats)], strict=True))


def card_of(view: DuelView, seat: int) -> Card | None:
    """The card that lies open before a seat, None where its pile is to be seen."""
    # Where someone has flipped by hand in this comparison, the last one is over and done with.
    if seat in view.revealing and any(one not in view.letting_run for one in view.flipped):
        return None
    return next((card for shown, card in view.shown if shown == seat), None)


def _draw_card(
    canvas: Canvas, view: DuelView, seat: int, stand: Stand, top: int, labels: BoardLabels, pack: Pack
) -> None:
    x, height = stand.middle - stand.card // 2, card_height(stand.card)
    hero, card, best = view.teams[seat] == HEROES, card_of(view, seat), highest(view.shown)
    if card is not None:
        draw_card(canvas, face_sprite(card, stand.card, four_colour=pack.four_colour), x, top)
        if seat in best:
            takes = not view.at_stake and len(best) == 1
            colour, words, sign = (theme.ACCENT, labels.takes, CROWN) if takes else (theme.MOVED, labels.tied, EQUALS)
            box = (x - 7, top - 7, x + stand.card + 7, top + height + 7)
            canvas.frame(box, _GAP, 9, colour)
            # from the outer edge of the card, so that it stays within the picture however long it is
            at, side = (box[0] if hero else box[2], top - 28), _SIDES[0 if hero else 1]
            canvas.pill(words, at, side=side, width=300, colour=colour, sign=sign)
    elif view.seats[seat].cards:
        draw_card(canvas, back_sprite(stand.card), x, top)
        if seat in view.flipped:
            y = top + height - 44
            canvas.plate((stand.middle - 40, y - 40, stand.middle + 40, y + 40), 40, theme.RIGHT)
            canvas.sign(CHECK, stand.middle, y, 50, theme.PLATE)
    else:
        edge = theme.GOLD_DEEP if hero else theme.SILVER_DEEP
        canvas.frame((x, top, x + stand.card, top + height), 18, 4, edge)


def _draw_plate(canvas: Canvas, view: DuelView, seat: int, name: str, stand: Stand, top: int) -> None:
    """A seat: its name, the cards of its pile, and the cards it has taken."""
    x0, x1 = stand.middle - stand.plate // 2, stand.middle + stand.plate // 2
    draw_name(canvas, view, seat, name, (x0, top, x1, top + _PLATE_HEIGHT))
    middle = top + _PLATE_HEIGHT - 34
    draw_cards_icon(canvas, x0 + 12, middle)
    canvas.write(str(view.seats[seat].cards), (x0 + 53, middle), theme.SMALL, theme.CREAM, weight=Weight.BOLD)
    won = str(view.won[seat])
    length = canvas.write(won, (x1 - 12, middle), theme.SMALL, theme.CREAM, weight=Weight.BOLD, side="right")
    draw_cards_icon(canvas, x1 - 12 - length - 41, middle, up=True)


def draw_name(canvas: Canvas, view: DuelView, seat: int, name: str, box: Box, *, won: bool = False) -> None:
    """A plate that begins with a seat's emblem, its name and its marks, lit where it is to flip or has won."""
    lit, middle, right = won or seat_marks(view, seat).acting, box[1] + 34, box[2] - 12
    canvas.plate(box, _GAP, theme.PLATE)
    canvas.frame(box, _GAP, 6 if lit else 2, theme.ACCENT if lit else theme.PLATE_LINE)
    canvas.sign(SEAT_EMBLEMS[seat], box[0] + 32, middle, 34, theme.SEAT_COLOURS[seat])
    if won or seat in view.letting_run:
        canvas.sign(CROWN if won else FORWARD, right - 17, middle, 34, theme.ACCENT if won else theme.MUTED)
        right -= 40
    canvas.write(name, (box[0] + 56, middle), theme.SMALL, theme.CREAM, width=right - box[0] - 58)


def draw_medal(canvas: Canvas, cards: int, middle: tuple[int, int], colour: Colour) -> None:
    """A number of cards in a ring."""
    (x, y), radius = middle, 54
    box = (x - radius, y - radius, x + radius, y + radius)
    canvas.plate(box, radius, theme.PLATE)
    canvas.frame(box, radius, 7, colour)
    canvas.write(str(cards), (x, y - 4), 50, theme.CREAM, weight=Weight.BOLD, side="middle")


def draw_tug(canvas: Canvas, view: DuelView, y: int) -> None:
    """How the teams stand: what each has won grows from its side, and who crosses the middle wins."""
    won = [won_by(view, team) for team in range(TEAMS)]
    total = max(1, sum(won) + view.at_stake + sum(info.cards for info in view.seats))
    left, right = 170, theme.WIDTH - 170
    canvas.sign(SUN, 52, y, 52, theme.GOLD)
    canvas.sign(MOON, theme.WIDTH - 48, y, 50, theme.SILVER)
    canvas.write(str(won[HEROES]), (88, y), theme.LARGE, theme.CREAM, weight=Weight.BOLD)
    canvas.write(str(won[VILLAINS]), (theme.WIDTH - 88, y), theme.LARGE, theme.CREAM, weight=Weight.BOLD, side="right")
    bar = (left, y - 22, right, y + 22)
    canvas.plate(bar, 22, theme.PLATE)
    for team, cards in enumerate(won):
        reach = max(44, (right - left) * cards // total)
        if cards:
            x = left if team == HEROES else right - reach
            canvas.plate((x, bar[1], x + reach, bar[3]), 22, TEAM_COLOURS[team])
    canvas.frame(bar, 22, 3, theme.PLATE_LINE)
    middle = (left + right) // 2
    canvas.plate((middle - 4, bar[1] - 12, middle + 4, bar[3] + 12), 4, theme.CREAM)
