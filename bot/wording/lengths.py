"""How long a text is to Discord, which may count it in UTF-16 units: an emoji, or a fancy letter of a name, is two."""

_ONE_UNIT = "\uffff"


def units(text: str) -> int:
    """A text's length in UTF-16 units."""
    return len(text) if text.isascii() else len(text) + sum(letter > _ONE_UNIT for letter in text)


def cut(text: str, longest: int) -> str:
    """A text of at most so many units; one that is cut ends in an ellipsis."""
    if units(text) <= longest:
        return text
    kept = text[: max(0, longest - 1)]
    while units(kept) >= max(1, longest):
        kept = kept[: min(len(kept) - 1, len(kept) - (units(kept) - longest + 1) // 2)]
    return f"{kept.rstrip()}…" if longest > 0 else ""
