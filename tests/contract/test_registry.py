"""What belongs to a variant beside its rules: none is in the registry without all of it."""

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
from tests.discord.short_games import ELSEWHERE, SHORT
from tests.playthroughs.remake import log_file, replay_file
from tests.playthroughs.test_playthroughs import SHOWN
from tests.test_readme import ROWS

every_variant = pytest.mark.parametrize("variant", VARIANTS)


@every_variant
def test_a_variant_is_walked_as_printed_at_every_table_it_has(variant: str) -> None:
    tables = {case.seats for case in CASES if case.variant == variant and case.house == AS_PRINTED}
    asked = f'its family\'s conduct in tests/contract/games walks {variant} "{AS_PRINTED}" with each number of players'
    assert tables == set(VARIANTS[variant].rules.seat_counts()), asked


@every_variant
def test_a_variant_has_a_golden_playthrough_and_words_that_must_be_in_it(variant: str) -> None:
    for file in (replay_file(variant), log_file(variant)):
        assert file.exists(), (
            f"record a match: `python -m tests.playthroughs.remake --play {variant}` writes {file.name}"
        )
    assert json.loads(replay_file(variant).read_text(encoding="utf-8"))["variant"] == variant
    assert log_file(variant).read_text(encoding="utf-8").startswith(f"{variant}, ")
    asked = f"list in SHOWN, tests/playthroughs/test_playthroughs.py, what {log_file(variant).name} must show"
    assert SHOWN.get(variant), asked


@every_variant
@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_variant_has_computer_players_of_every_strength(variant: str, strength: str) -> None:
    game = VARIANTS[variant].game
    seats = game.rules.seat_counts()[0]
    moves = list(islice(play(game, [player(game, Strength(strength), playouts=8)] * seats, seed=1), 12))
    assert not any(one.refused for one in moves)
    assert any(isinstance(one.move, SeatMove) for one in moves)


@every_variant
def test_a_variant_has_its_name_its_summary_its_line_in_the_readme_and_a_match_of_people(variant: str) -> None:
    """In English: that another language has all that English has, tests/wording/test_locales proves."""
    missing = {f"variant-name-{variant}", f"variant-summary-{variant}"} - set(message_ids("en"))
    assert not missing, f"bot/locales/en/board.ftl lacks {' and '.join(sorted(missing))}"
    assert variant in ROWS, f"the table under The games in README.md has no line with `{variant}`"
    asked = f"give {variant} house rules that make it short: SHORT in tests/discord/short_games.py"
    assert variant in SHORT.keys() | ELSEWHERE, asked
