"""Melds and whole tables as text: pieces set apart by blanks, melds by `|`, and `JK=9H` for a joker announced."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.cards import JOKER, Notation
from engine.melds.meld import Meld, NewMeld


def parse_melds(notation: Notation, text: str) -> tuple[NewMeld, ...]:
    """The melds of a text such as `7H 8H JK=9H | KS KH KD`, as they are written. Raises CardTextError."""
    melds = []
    for group in text.replace(",", " ").split("|"):
        cards, faces = [], []
        for word in group.split():
            card_text, said, face_text = word.partition("=")
            cards.append(notation.parse(card_text))
            faces.append(notation.parse(face_text) if said else None)
        if cards:
            known = tuple(face if card is JOKER else card for card, face in zip(cards, faces, strict=True))
            melds.append(NewMeld(tuple(cards), known if any(faces) else ()))
    return tuple(melds)


def table_text(notation: Notation, melds: Iterable[Meld]) -> str:
    """Melds as `parse_melds` reads them, each joker with what it stands for where it stands for one card."""
    return " | ".join(" ".join(_pieces(notation, meld)) for meld in melds)


def _pieces(notation: Notation, meld: Meld) -> Iterator[str]:
    for card, face in zip(meld.cards, meld.faces, strict=True):
        said = f"={notation.text(face)}" if card is JOKER and face is not None else ""
        yield notation.text(card) + said
