import pytest

pytest.register_assert_rewrite("tests.contract.games", "tests.contract.team_scores")
