"""The committed shuffle, checked against docs/FAIRNESS.md by a second implementation written from that page alone."""

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.shuffle import LABEL, below, commitment, context_of, order_for

SECRET = bytes(range(32))
KNOWN_SMALL = (4, 6, 7, 5, 3, 8, 2, 1, 0, 9)
KNOWN_FULL = "db1e98680a571571046e91ef54d959372f71ad1e4af22bbc72dab49cabd0377d"


def order_by_the_page(secret: bytes, parts: list[str], round_number: int, number: int, size: int) -> list[int]:
    """docs/FAIRNESS.md, word for word."""

    def u32(n: int) -> bytes:
        return bytes([n >> 24 & 255, n >> 16 & 255, n >> 8 & 255, n & 255])

    context = b"talon shuffle 1" + u32(len(parts))
    for part in parts:
        context += u32(len(part.encode("utf-8"))) + part.encode("utf-8")
    context += u32(round_number) + u32(number)

    stream = b""
    i = 0
    order = list(range(size))
    position = 0
    for last in range(size - 1, 0, -1):
        bound = last + 1
        while True:
            if position + 4 > len(stream):
                stream += hmac.digest(secret, context + u32(i >> 32) + u32(i & 0xFFFFFFFF), "sha256")
                i += 1
            a, b, c, d = stream[position : position + 4]
            position += 4
            word = ((a * 256 + b) * 256 + c) * 256 + d
            if word < 2**32 - 2**32 % bound:
                break
        j = word % bound
        order[last], order[j] = order[j], order[last]
    return order


def test_the_commitment_is_the_sha256_of_the_secret():
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_known_answers():
    assert order_for(SECRET, ("1", "23"), 1, 1, 10) == KNOWN_SMALL
    full = order_for(SECRET, ("1184000000000000001", "1184000000000000002", ""), 3, 7, 110)
    assert hashlib.sha256(bytes(full)).hexdigest() == KNOWN_FULL


@given(
    st.binary(min_size=1, max_size=40),
    st.lists(st.text(max_size=12), max_size=6),
    st.integers(0, 50),
    st.integers(0, 500),
    st.integers(0, 120),
)
def test_the_page_gives_the_same_orders(secret: bytes, parts: list[str], round_number: int, number: int, size: int):
    order = order_for(secret, parts, round_number, number, size)
    assert list(order) == order_by_the_page(secret, parts, round_number, number, size)
    assert sorted(order) == list(range(size))


def test_every_input_matters():
    orders = {
        order_for(SECRET, ("1", "23"), 1, 1, 52),
        order_for(SECRET[::-1], ("1", "23"), 1, 1, 52),
        order_for(SECRET, ("12", "3"), 1, 1, 52),
        order_for(SECRET, ("23", "1"), 1, 1, 52),
        order_for(SECRET, ("1", "23", ""), 1, 1, 52),
        order_for(SECRET, ("1", "23"), 2, 1, 52),
        order_for(SECRET, ("1", "23"), 1, 2, 52),
    }
    assert len(orders) == 7


@given(st.lists(st.text(max_size=6), max_size=4), st.lists(st.text(max_size=6), max_size=4))
def test_different_parts_never_encode_alike(one: list[str], other: list[str]):
    assert (context_of(LABEL, one, 1, 1) == context_of(LABEL, other, 1, 1)) == (one == other)


def test_every_order_of_four_is_equally_likely():
    """Chi-square over the 24 orders, 23 degrees of freedom: 49.7 is exceeded once in a thousand."""
    trials = 12_000
    seen = Counter(order_for(SECRET, (), 1, number, 4) for number in range(trials))
    assert set(seen) == set(permutations(range(4)))
    expected = trials / 24
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 49.7


def test_words_of_the_incomplete_stretch_are_rejected():
    largest = 2**32 - 1
    assert below(3, iter([largest, 4])) == 1
    assert below(2, iter([largest])) == 1
    assert below(110, iter([2**32 - 2**32 % 110, 109])) == 109


def test_nothing_to_shuffle_and_no_negative_numbers():
    for size in (0, 1):
        assert order_for(SECRET, ("1",), 1, 1, size) == tuple(range(size))
    with pytest.raises(ValueError, match="not negative"):
        order_for(SECRET, (), 1, -1, 4)
