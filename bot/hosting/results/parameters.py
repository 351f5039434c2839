"""The parameters of the ratings, game by game: fitted to self-play by `python -m scripts.ratings`, versioned."""

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
    means of the computer players, of a game that has ratings, `stationary` is the doubt that stays of somebody who
    plays on and on.
    """

    beta: float
    tau: float
    stationary: float
    anchors: Mapping[str, float]


@cache
def document() -> Any:
    """What was fitted: by game the parameters, and why it has no rating, if so."""
    return json.loads((files(__package__) / FILE).read_text(encoding="utf-8"))


def parameters_of(fitted: Mapping[str, Any]) -> Parameters:
    """The parameters of one game of the document."""
    return Parameters(fitted["beta"], fitted["tau"], fitted["stationary"], fitted.get("anchors", {}))


VERSION: Final[int] = document()["version"]
"""Grows whenever ratings are made anew with other parameters."""
PLAYERS: Final[int] = document()["players"]
"""The version of the computer players that the anchors are of."""
PARAMETERS: Final[Mapping[str, Parameters]] = {
    key: parameters_of(one) for key, one in document()["games"].items() if not one["why_not"]
}
"""By variant: those games that have ratings."""


def why_not(variant: str) -> str:
    """Why a game has no rating: the test that it fails, or `unfitted`; empty where it has one."""
    return str(document()["games"].get(variant, {"why_not": "unfitted"})["why_not"])
