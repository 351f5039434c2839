"""What belongs to a variant beside its rules: none is in the registry without all of it."""

from __future__ import annotations

import json
from itertools import islice

import pytest

from bot.wording import message_ids
from engine.computers import STRENGTHS
from engine.games.moves import SeatMove
from engine.games.strengths import Strength
from engine.match.selfplay import play, player
from engine.variants import VARIANTS
from tests.contract.cases import CASES
from tests.contract.conduct import AS_PRINTED
from tests.playthroughs.remake import log_file, replay_file
from tests.playthroughs.test_playthroughs import SHOWN
from tests.test_readme import ROWS

every_variant = pytest.mark.parametrize("variant", VARIANTS)


@every_variant
def test_a_variant_is_walked_as_printed_at_every_table_it_has(variant: str) -> None:
    tables = {case.seats for case in CASES if case.variant == variant and case.house == AS_PRINTED}
    assert tables == set(VARIANTS[variant].rules.seat_counts())


@every_variant
def test_a_variant_has_a_golden_playthrough_and_words_that_must_be_in_it(variant: str) -> None:
    document = json.loads(replay_file(variant).read_text(encoding="utf-8"))
    assert document["variant"] == variant
    assert log_file(variant).read_text(encoding="utf-8").startswith(f"{variant}, ")
    assert SHOWN[variant]


@every_variant
@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_variant_has_computer_players_of_every_strength(variant: str, strength: str) -> None:
    game = VARIANTS[variant].game
    seats = game.rules.seat_counts()[0]
    moves = list(islice(play(game, [player(game, Strength(strength), playouts=8)] * seats, seed=1), 12))
    assert not any(one.refused for one in moves)
    assert any(isinstance(one.move, SeatMove) for one in moves)


@every_variant
def test_a_variant_has_its_name_and_its_summary_in_the_catalogs(variant: str) -> None:
    """In English: that another language has all that English has, tests/wording/test_locales proves."""
    assert {f"variant-name-{variant}", f"variant-summary-{variant}"} <= set(message_ids("en"))


@every_variant
def test_a_variant_stands_in_the_readme_s_table_of_games(variant: str) -> None:
    assert variant in ROWS
