"""Views of matches that never were, to look at pictures by: for the command line, the tests and the benchmarks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.cards import TILES_002, TILES_004
from engine.games.draw_discard.rules import DrawDiscardRules
from render.boards.board import board_pictures
from render.boards.duel_story import duel_story
from render.boards.proposal import proposal_pictures
from render.hands.hand import hand_picture
from render.kit.encoding import Picture
from render.labels import (
    NO_BOARD_LABELS,
    NO_HAND_LABELS,
    NO_PROPOSAL_LABELS,
    NO_SCORE_LABELS,
    NO_SUMMARY_LABELS,
    BoardLabels,
    HandLabels,
    ProposalLabels,
    ScoreLabels,
    SummaryLabels,
)
from render.pieces.pack import CARDS, Pack
from render.sheets.round_summary import round_summary_pictures
from render.sheets.rule_example import Example, rule_example_pictures
from render.sheets.score_sheet import score_sheet_pictures
from tests.render.samples import rummy, teams, tiles
from tests.render.samples.rummy import HAND, NAMES, board_view, cards, finished_view, hand_view, sheet, window_view

__all__ = [
    "HAND",
    "KINDS",
    "NAMES",
    "SampleLabels",
    "board_view",
    "cards",
    "draw",
    "finished_view",
    "hand_view",
    "rummy",
    "sheet",
    "teams",
    "tiles",
    "window_view",
]

_FOUR: Final = NAMES[:4]
_TILES: Final = Pack(TILES_002)


@dataclass(frozen=True, slots=True)
class SampleLabels:
    """The words for each kind of sample."""

    hand: HandLabels = NO_HAND_LABELS
    board: BoardLabels = NO_BOARD_LABELS
    scores: ScoreLabels = NO_SCORE_LABELS
    summary: SummaryLabels = NO_SUMMARY_LABELS
    proposal: ProposalLabels = NO_PROPOSAL_LABELS


def draw(kind: str, labels: SampleLabels | None = None, pack: Pack = CARDS) -> tuple[Picture, ...]:
    """The sample of one of `KINDS`, large ones in two pictures; the pack is for those of cards.

    Raises ValueError for any other kind.
    """
    if kind not in _PICTURES:
        raise ValueError(f"no sample {kind!r}; there are {', '.join(KINDS)}")
    return _PICTURES[kind](labels or SampleLabels(), pack)


def _hand(words: SampleLabels, pack: Pack) -> tuple[Picture, ...]:
    return (hand_picture(hand_view(), cards("7H 8H 9H"), labels=words.hand, pack=pack),)


def _melds(words: SampleLabels, pack: Pack) -> tuple[Picture, ...]:
    groups = (cards("7H 8H 9H 10H"), cards("JS QS KS"))
    return (hand_picture(hand_view(), (), "melds", groups, words.hand, pack),)


def _board(words: SampleLabels, pack: Pack) -> tuple[Picture, ...]:
    return board_pictures(board_view(), _FOUR, words.board, pack)


def _window(words: SampleLabels, pack: Pack) -> tuple[Picture, ...]:
    return board_pictures(window_view(), _FOUR, words.board, pack)


def _scores(words: SampleLabels, pack: Pack) -> tuple[Picture, ...]:
    return score_sheet_pictures(finished_view(), _FOUR, words.scores)


def _summary(words: SampleLabels, pack: Pack) -> tuple[Picture, ...]:
    return round_summary_pictures(sheet(4)[0], _FOUR, DrawDiscardRules(), words.summary, pack)


def _rule_examples(words: SampleLabels, pack: Pack) -> tuple[Picture, ...]:
    examples = (
        Example(cards("10S JS QS"), "", right=True),
        Example(cards("7H JK 9H"), "", faces=cards("7H 8H 9H"), right=True),
        Example(cards("5S 5H 5D 5C"), "", right=True),
        Example(cards("5S 5H 5H"), "", right=False),
    )
    return rule_example_pictures(examples, pack)


def _rebuild(words: SampleLabels, pack: Pack) -> tuple[Picture, ...]:
    return proposal_pictures(rummy.proposal(), words.proposal, pack)


def _rack(words: SampleLabels, pack: Pack) -> tuple[Picture, ...]:
    view = tiles.tile_view(tiles.RACK, drawn="B9")
    return (hand_picture(view, TILES_002.parse_many("P5 P6 P7"), labels=words.hand, pack=_TILES),)


def _full_rack(words: SampleLabels, pack: Pack) -> tuple[Picture, ...]:
    view = tiles.tile_view(tiles.FULL_RACK, notation=TILES_004, drawn="W13")
    return (hand_picture(view, labels=words.hand, pack=Pack(TILES_004)),)


def _table(words: SampleLabels, pack: Pack) -> tuple[Picture, ...]:
    return board_pictures(tiles.tile_view(), _FOUR, words.board, _TILES)


def _aside(words: SampleLabels, pack: Pack) -> tuple[Picture, ...]:
    view = tiles.tile_view(notation=TILES_004, aside="R5 B8 N11 W3", open_tile="R13")
    return board_pictures(view, _FOUR, words.board, Pack(TILES_004))


def _full_table(words: SampleLabels, pack: Pack) -> tuple[Picture, ...]:
    return board_pictures(tiles.tile_view(table=tiles.full_table()), _FOUR, words.board, _TILES)


def _proposal(words: SampleLabels, pack: Pack) -> tuple[Picture, ...]:
    return proposal_pictures(tiles.proposal(), words.proposal, _TILES)


def _mistake(words: SampleLabels, pack: Pack) -> tuple[Picture, ...]:
    return proposal_pictures(tiles.mistake(), words.proposal, _TILES)


def _tile_rule_examples(words: SampleLabels, pack: Pack) -> tuple[Picture, ...]:
    parse = TILES_004.parse_many
    examples = (
        Example(parse("B4 B5 B6"), "", right=True),
        Example(parse("N10 R10 B10 W10"), "", right=True),
        Example(parse("R4 JK R6"), "", faces=parse("R4 R5 R6"), right=True),
        Example(parse("W12 W13 W1"), "", right=False),
    )
    return rule_example_pictures(examples, Pack(TILES_004))


def _rows(words: SampleLabels, pack: Pack) -> tuple[Picture, ...]:
    return board_pictures(teams.rows_view(), _FOUR, words.board, pack, cards(teams.LAST))


def _rows_hand(words: SampleLabels, pack: Pack) -> tuple[Picture, ...]:
    view = teams.rows_view(hand=teams.HAND)
    return (hand_picture(view, cards("8C"), labels=words.hand, pack=pack, playable=cards(teams.FITTING)),)


def _duel(words: SampleLabels, pack: Pack) -> tuple[Picture, ...]:
    return board_pictures(teams.duel_view(), _FOUR, words.board, pack)


def _flipping(words: SampleLabels, pack: Pack) -> tuple[Picture, ...]:
    return board_pictures(teams.duel_view("QH AS", flipped=(1,)), NAMES[:2], words.board, pack)


def _play_off(words: SampleLabels, pack: Pack) -> tuple[Picture, ...]:
    view = teams.duel_view("KH KS 3D 7C", revealing=(0, 1), at_stake=4)
    return board_pictures(view, _FOUR, words.board, pack)


def _story(words: SampleLabels, pack: Pack) -> tuple[Picture, ...]:
    return (duel_story(teams.duel_view(), teams.comparisons(), words.board, pack),)


def _finale(words: SampleLabels, pack: Pack) -> tuple[Picture, ...]:
    return board_pictures(teams.finished_duel(), _FOUR, words.board, pack)


_PICTURES: Final[dict[str, Callable[[SampleLabels, Pack], tuple[Picture, ...]]]] = {
    "hand": _hand,
    "melds": _melds,
    "board": _board,
    "window": _window,
    "scores": _scores,
    "summary": _summary,
    "rule-examples": _rule_examples,
    "rebuild": _rebuild,
    "rack": _rack,
    "full-rack": _full_rack,
    "table": _table,
    "aside": _aside,
    "full-table": _full_table,
    "proposal": _proposal,
    "mistake": _mistake,
    "tile-rule-examples": _tile_rule_examples,
    "rows": _rows,
    "rows-hand": _rows_hand,
    "duel": _duel,
    "flipping": _flipping,
    "play-off": _play_off,
    "story": _story,
    "finale": _finale,
}
KINDS: Final = tuple(_PICTURES)
