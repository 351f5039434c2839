"""The slowest positions that a search for them met, by small changes to random ones: table and rack, by variant."""

from typing import Final

SLOW: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "tile_rummy": (
        (
            "B9 B10 B11 B12 | N4 N5 N6 | R8 R9 R10 R11 | R2 B2 JK | N11 R11 B11 | W3 W4 W5 | N9 R9 B9 W9 | N7 B7 W7 | "
            "B2 B3 JK=B4 B5 | N6 B6 W6 | N9 N10 N11 | N5 B5 W5 | N7 R7 W7 | R10 B10 W10 | R4 R5 R6 | N12 B12 W12",
            "N3 R2 R6 R13 B4 B13 W1 W2 W11 W12",
        ),
        (
            "N6 R6 B6 W6 | N6 R6 B6 W6 | N10 R10 B10 W10 | N9 R9 W9 | R2 W2 JK | N1 W1 JK | N5 R5 B5 W5 | N13 "
            "R13 B13 W13 | N12 B12 W12 | N12 R12 B12 | N13 B13 W13 | N5 R5 B5 W5 | N9 R9 B9 W9 | N3 B3 W3 | R8 "
            "B8 W8 | N2 B2 W2",
            "N2 N3 N7 N11 N11 R1 R1 R2 R3 R7 R7 B1 B3 B4 B7 B9 B11 W1 W7 W10",
        ),
    ),
    "my_rummy": (
        (
            "B11 G11 Y11 | P8 P9 P10 P11 P12 P13 | P8 B8 G8 Y8 | G1 G2 G3 | B10 G10 Y10 | P3 B3 G3 Y3 | P3 B3 JK | "
            "P9 B9 G9 | P10 B10 G10 JK=Y10 | P2 B2 Y2 | P13 B13 G13 Y13 | B9 G9 Y9 | P11 B11 G11 Y11 | B4 B5 B6 B7",
            "P1 P1 P5 P12 B2 B5 B6 B12 B13 G4 G6 G7 G7 G13 Y5 Y12",
        ),
        (
            "B7 B8 B9 B10 B11 B12 | B1 G1 Y1 | Y5 Y6 Y7 | B6 G6 JK | Y7 Y8 Y9 Y10 Y11 Y12 | JK=B10 B11 B12 | G6 "
            "G7 G8 G9 G10 G11 | B2 G2 Y2 | P1 P2 P3 P4",
            "P2 P5 P6 P8 P9 P11 P12 P13 B4 B5 G1 G5 G9 G10 G12 Y1 Y2 Y3 Y4 Y12",
        ),
    ),
    "nsv_robber": (
        (
            "4S 4H 4D 4D | 6S 6H 6H 6D JK | 3S 4S 5S 6S 7S 8S | 6D 7D 8D 9D | 3H 4H 5H | 7S 7H 7C JK | 3C 4C 5C "
            "6C 7C 8C | JD QD KD | 2H 2H 2D 2C | 3C 4C 5C | AS AS AD AC AC",
            "5S AH 10H JH KH 10D 9C JC KC",
        ),
    ),
}

HARD: Final[dict[str, tuple[tuple[str, str, int], ...]]] = {
    "nsv_robber": (
        (
            "5S 5H 5D 5C | 2S 2H 2D 2C | 3C 4C 5C | KH KD JK=KS | AD 2D 3D | 5S 5H 5D | 10S 10H 10D | 6H 6D 6C | "
            "6C 7C 8C | 6S 7S 8S | 9H 9D 9C | AS AD AC | 8S 8D 8C | 9S 9D 9C | 10D JD QD",
            "3S JS QS AH 7H 8H 9H JH 3D 4D 6D 7D 8D JD AC QC JK",
            17,
        ),
        (
            "10S 10H 10C | 7S 7H 7D 7C | 8C 9C 10C | 7D 8D 9D 10D | 7S 8S 9S 10S | 8H 8D 8C | JS JD JC | AS AH AC | "
            "10D JD QD KD | 4H 4D 4C | 3C 4C 5C 6C | 3S 4S JK=5S | 7H 8H 9H 10H JH | 2H 2D 2C | 5S 5D 5C | 2H 3H 4H "
            "5H | 3D 4D 5D JK=6D | QS QD QC | AD 2D 3D | AS AH AD | 9S 9H 9C | 6S 6D 6C | 2S 3S 4S",
            "2S 6S 8S JS QS KS 3H 6H KH 6D 9D JC",
            12,
        ),
    ),
    "tile_rummy": (
        (
            "N6 R6 B6 | B1 B2 B3 | N7 N8 N9 N10 | N7 R7 W7 | R8 B8 W8 | R5 B5 W5 | R3 R4 R5 | W6 W7 W8 | "
            "N12 R12 B12 W12 | N3 R3 B3 | B5 B6 B7 B8 B9 B10 | R12 W12 JK | N1 R1 W1 | R4 B4 W4 | N1 N2 N3"
            " N4 N5 N6",
            "N2 N4 N12 N13 N13 R1 R6 R7 R9 R10 R10 R11 B4 B11 B11 B12 W3 W3 W5 W6",
            18,
        ),
    ),
    "my_rummy": (
        (
            "B9 G9 Y9 | B5 G5 Y5 | P3 B3 G3 Y3 | G4 G5 G6 G7 | P13 G13 Y13 | P8 B8 G8 | P4 P5 P6 P7 P8 P9 "
            "P10 P11 | JK=G5 G6 G7 G8 G9 | P10 B10 G10 Y10 | G2 Y2 JK | P11 B11 Y11 | P6 B6 Y6 | P1 P2 P3 "
            "| P4 G4 Y4",
            "P5 P13 B5 B11 G1 G10 G11",
            6,
        ),
        (
            "P3 B3 G3 Y3 | G2 G3 JK=G4 G5 | Y5 Y6 Y7 Y8 | P12 B12 G12 | B13 G13 Y13 | Y9 Y10 Y11 | Y9 "
            "JK=Y10 Y11 | P13 B13 G13 Y13 | P1 P2 P3 | P10 G10 Y10 | G7 G8 G9 G10 G11",
            "P1 P5 P9 B1 B2 B4 B4 B7 B12 G5 G7 G11 Y1 Y3 Y4 Y12",
            11,
        ),
        (
            "Y8 Y9 Y10 Y11 Y12 | B7 B8 B9 | P3 B3 G3 Y3 | P4 B4 G4 Y4 | P1 P2 P3 P4 | P13 B13 Y13 JK | Y3 "
            "Y4 Y5 Y6 Y7 | Y11 Y12 Y13 | B6 JK=B7 B8 | B5 B6 B7 | B1 G1 Y1 | P1 B1 G1 Y1 | P7 G7 Y7 | P6 "
            "P7 P8 | P9 B9 G9 Y9 | P10 B10 G10 Y10",
            "P5 P6 P13 G4 G10 G12",
            5,
        ),
        (
            "B10 B11 B12 | B4 B5 B6 B7 B8 B9 | JK=P4 P5 P6 P7 P8 | P5 JK=P6 P7 | G3 G4 G5 | Y5 Y6 Y7 Y8 | "
            "P10 B10 Y10 | Y6 Y7 Y8 Y9 Y10 Y11 | B3 B4 B5 B6 | P1 B1 G1 | P2 B2 G2 Y2 | G3 G4 G5 G6 G7 G8 "
            "G9 G10 | P10 P11 P12 | P1 B1 G1 Y1",
            "P8 P11 B3 B11 B13 B13 G2 G8 Y1 Y3 Y12",
            10,
        ),
        (
            "B2 B3 B4 B5 B6 | P1 P2 P3 P4 P5 P6 | P6 P7 P8 | G1 G2 G3 G4 G5 G6 G7 G8 | Y10 Y11 Y12 Y13 | "
            "P7 B7 G7 | G4 Y4 JK | JK=P7 P8 P9 P10 P11 P12",
            "B2 B8 B10 B13 G3 G11 G12 Y5 Y6",
            7,
        ),
        (
            "B5 B6 B7 B8 | P6 P7 P8 | Y11 Y12 Y13 | B2 B3 B4 | Y8 Y9 Y10 Y11 | G2 G3 G4 G5 G6 G7 | G8 G9 "
            "G10 G11 | G1 G2 G3 JK=G4 G5 | B2 B3 JK=B4 | Y2 Y3 Y4 Y5 Y6 Y7 | P12 B12 Y12 | P8 P9 P10 P11 "
            "P12 P13 | B1 G1 Y1 | B7 B8 B9 | G7 G8 G9 G10 G11 G12 | P4 B4 Y4 | B6 G6 Y6 | P13 B13 Y13 | "
            "P10 B10 Y10 | P2 P3 P4 P5 | P5 B5 Y5 | P1 P2 P3 | B10 B11 B12 B13",
            "P1 P6 P7 P11 B1 B9 B11 G4 G12 Y1 Y3 Y7 Y8",
            13,
        ),
        (
            "Y1 Y2 Y3 Y4 Y5 Y6 | G5 G6 G7 G8 | Y1 Y2 Y3 Y4 Y5 | P5 P6 P7 P8 | B9 G9 JK | P10 G10 Y10 | P2 "
            "B2 G2 | P9 B9 Y9 | P7 P8 P9 P10 | P1 P2 P3 P4 P5 JK=P6 | P13 B13 Y13 | P11 B11 G11 Y11 | B2 "
            "B3 B4 B5 | G8 G9 G10 G11 G12 G13 | B10 B11 B12 | P13 B13 G13 Y13",
            "P1 P4 B1 B6 B7 G3 G6 G7 Y7 Y8 Y12",
            11,
        ),
    ),
    "free jokers": (
        (
            "G2 Y2 JK | Y1 Y2 Y3 Y4 | P12 G12 Y12 | P12 B12 G12 | B11 G11 Y11 | P1 B1 Y1 | Y3 Y4 Y5 Y6 Y7 "
            "Y8 JK=Y9 Y10 | P2 B2 G2 | P3 B3 G3 | P11 B11 G11 | P1 B1 G1 | B8 G8 Y8 | P2 P3 P4 P5 P6 P7 | "
            "B3 B4 B5 B6 B7 B8 | G5 G6 G7 | P6 G6 Y6",
            "P9 P11 B2 B4 B7 G3 G13",
            6,
        ),
    ),
}
"""Positions that take a tight bound, or a close look at what freed a joker: table, rack, and how much can be laid."""

LOCKED_WHOLE: Final[tuple[tuple[str, str, str, int], ...]] = (
    (
        "immediately_any",
        "P5 P6 P7 | B13 G13 Y13 | P9 B9 G9 Y9 | Y7 Y8 Y9 | G11 G12 G13 | P8 B8 G8 JK=Y8 | P4 P5 P6 | B9 B10"
        " B11 | B10 B11 B12 | G10 Y10 JK | G9 G10 G11 G12 | P4 B4 G4 Y4 | P7 P8 P9 P10 P11",
        "P2 P13 B1 B5 B8 G1 G7 G8 Y3",
        7,
    ),
    (
        "immediately_in_new_meld",
        "G7 G8 G9 G10 G11 | Y7 Y8 Y9 Y10 Y11 | G6 G7 G8 G9 | P7 P8 P9 P10 | P11 B11 G11 JK=Y11 | Y5 Y6 Y7 |"
        " P4 B4 Y4 | B10 G10 Y10 | P4 G4 Y4 | P5 B5 G5 Y5 | P1 B1 Y1 | P11 P12 P13 | P9 B9 Y9 | P3 G3 Y3 | "
        "P3 B3 G3 Y3 | B12 G12 JK | G4 G5 G6 | B1 B2 B3",
        "P2 P2 B2 B5 B7 B10 Y8 Y11",
        8,
    ),
)
"""The same of my_rummy where melds are locked whole and freed from the table too; first where freed jokers may go."""
