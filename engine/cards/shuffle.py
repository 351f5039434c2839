"""The committed shuffle: anyone can recompute every deal once the secret is revealed. `docs/FAIRNESS.md` explains it.

The host commits to a secret before anybody joins; everyone who joins adds a part that the host cannot choose. Neither
side alone decides an order, and nothing here draws chance of its own: the same arguments give the same order for ever.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Final

LABEL: Final = b"talon shuffle 1"
WORD_BYTES: Final = 4
WORDS: Final = 1 << (8 * WORD_BYTES)


def commitment(secret: bytes) -> str:
    """The promise posted when a lobby opens: the SHA-256 of the secret, 64 lower-case hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


def order_for(secret: bytes, parts: Sequence[str], round: int, number: int, size: int) -> tuple[int, ...]:
    """The order of one shuffle: a permutation of 0..size-1, every one equally likely over the secrets.

    `parts` are the players' contributions in seat order, `round` counts from 1, `number` counts the shuffles of the
    match from 1. Raises ValueError for a negative round, number or size.
    """
    if min(round, number, size) < 0:
        raise ValueError("round, number and size of a shuffle are not negative")
    words = stream_words(secret, context_of(LABEL, parts, round, number))
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        other = below(last + 1, words)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def context_of(label: bytes, parts: Sequence[str], round: int, number: int) -> bytes:
    """What a secret is used over. Lengths come before texts, so that no two inputs encode alike."""
    texts = [part.encode() for part in parts]
    pieces = [label, _word(len(texts))]
    for text in texts:
        pieces += [_word(len(text)), text]
    pieces += [_word(round), _word(number)]
    return b"".join(pieces)


def stream_words(secret: bytes, context: bytes) -> Iterator[int]:
    """Endless 32-bit words: HMAC-SHA256 of the context and a counter, keyed by the secret, eight words a block."""
    keyed = hmac.new(secret, context, hashlib.sha256)
    counter = 0
    while True:
        block = keyed.copy()
        block.update(counter.to_bytes(8, "big"))
        digest = block.digest()
        for start in range(0, len(digest), WORD_BYTES):
            yield int.from_bytes(digest[start : start + WORD_BYTES], "big")
        counter += 1


def below(bound: int, words: Iterator[int]) -> int:
    """A number in 0..bound-1 from the next words; words of the incomplete last stretch are rejected, so it is fair."""
    fair = WORDS - WORDS % bound
    word = next(words)
    while word >= fair:
        word = next(words)
    return word % bound


def _word(value: int) -> bytes:
    return value.to_bytes(WORD_BYTES, "big")
