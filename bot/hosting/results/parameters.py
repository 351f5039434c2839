"""The parameters of the ratings, game by game: fitted to self-play by `talon ratings simulate --fit`, versioned."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from bot.records.results import Skill

MU: Final = 25.0
SIGMA: Final = MU / 3
START: Final = Skill(MU, SIGMA)
"""What is believed of somebody who never played a game."""
FILE: Final = "parameters.json"
ANCHORED: Final = 0.5
"""How sure the strength of a computer player is."""


@dataclass(frozen=True, slots=True)
class Parameters:
    """How ratings of one game follow from results.

    `beta` is how much chance there is in a match, `tau` how fast people change from match to match; `anchors` are the
    means of the computer players, `stationary` is the doubt that stays of somebody who plays on and on.
    """

    beta: float
    tau: float
    stationary: float
    anchors: Mapping[str, float]

    @property
    def settled(self) -> float:
        """The doubt from which on a rating is not provisional any more."""
        return 1.3 * self.stationary


@cache
def _document() -> Any:
    return json.loads((files(__package__) / FILE).read_text(encoding="utf-8"))


def _parameters(given: Mapping[str, Any]) -> Parameters:
    return Parameters(given["beta"], given["tau"], given["stationary"], given["anchors"])


VERSION: Final[int] = _document()["version"]
"""Grows whenever ratings are made anew with other parameters."""
PLAYERS: Final[int] = _document()["players"]
"""The version of the computer players that the anchors are of."""
PARAMETERS: Final[Mapping[str, Parameters]] = {key: _parameters(one) for key, one in _document()["games"].items()}
"""By variant: those games that have ratings."""
