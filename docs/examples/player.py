"""A player for `talon match`: it draws, throws what counts most, and knocks in gin as soon as it may."""

import json
import sys

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


def choose(view, options):
    """A move of the kinds that are open."""
    seat, turn = view["seat"], view["turn"]
    kinds = options["kinds"]
    if "pass" in kinds:
        return {"kind": "pass", "seat": seat, "window": view["claim_window"]["window"]}
    if "draw_stock" in kinds:
        return {"kind": "draw_stock", "seat": seat, "turn": turn}
    if "pass_turn" in kinds:
        return {"kind": "pass_turn", "seat": seat, "turn": turn}
    knocking = options["may_knock"]
    card = max(knocking or options["discardable"], key=lambda card: RANKS.index(card[:-1]) if card != "JK" else -1)
    return {"kind": "discard", "seat": seat, "turn": turn, "card": card, "call": bool(knocking)}


for line in sys.stdin:
    asked = json.loads(line)
    answer = {"ask": asked["ask"], "move": choose(asked["view"], asked["options"])}
    print(json.dumps(answer), flush=True)
