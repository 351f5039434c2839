"""What `python -m scripts.languages` finds in a translation, one kind of fault at a time."""

from pathlib import Path

import pytest

from scripts.languages import english as hashes
from scripts.languages.__main__ import faults as found_in
from scripts.languages.__main__ import main
from scripts.languages.meaning import categories
from scripts.languages.sources import BASE, read

ENGLISH = """
greeting = Hello, **{ $name }**! Press “{ button-lay }”.
button-lay = Lay
count = { $count ->
    [1] one card
   *[other] { $count } cards
}
how = { $how ->
    [bid] Bid.
   *[plainly] Say nothing.
}
pile = The discard pile is empty.
command-hand = Open your hand
    .name = hand
command-table = See the board
    .name = table
me-field-city = City
"""
GERMAN = """
greeting = Hallo, **{ $name }**! Drück „{ button-lay }“.
button-lay = Legen
count = { $count ->
    [1] eine Karte
   *[other] { $count } Karten
}
how = { $how ->
    [bid] Biete.
   *[plainly] Sag nichts.
}
pile = Der Ablagestapel ist leer.
command-hand = Öffne dein Blatt
    .name = blatt
command-table = Sieh den Tisch
    .name = tisch
me-field-city = Stadt
"""
TERMS = """
[discard_pile]
say = "Ablagestapel"
stem = "ablage"
never = ["abwurfstapel"]
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A tree with English and a German that says all of it rightly."""
    write(tmp_path, BASE, ENGLISH)
    (tmp_path / BASE / "terms.toml").write_text('[discard_pile]\nenglish = "discard pile"\n', "utf-8")
    write(tmp_path, "de", GERMAN)
    (tmp_path / "de" / "terms.toml").write_text(TERMS, "utf-8")
    (tmp_path / "de" / "manifest.toml").write_text("complete = true\n", "utf-8")
    hashes.settle(tmp_path / "de", read(tmp_path / BASE), read(tmp_path / "de"))
    return tmp_path


def write(root: Path, language: str, text: str) -> None:
    """Write a language's only file, and forget what was read of it."""
    (root / language).mkdir(exist_ok=True)
    (root / language / "all.ftl").write_text(text, "utf-8")
    read.cache_clear()


def faults(root: Path, language: str = "de") -> list[str]:
    return [str(fault) for fault in found_in(root, [language])]


def test_a_translation_that_says_the_same_has_no_fault(root: Path) -> None:
    assert faults(root) == []


@pytest.mark.parametrize(
    ("was", "is_now", "fault"),
    [
        ("button-lay = Legen\n", "", "button-lay: is missing"),
        ("button-lay = Legen\n", "button-lay = Legen\nbutton-fly = Flieg\n", "button-fly: is unknown"),
        ("button-lay = Legen\n", "button-lay = { Legen\n", "is no Fluent"),
        ("button-lay = Legen\n", "button-lay = Legen\nbutton-lay = Leg\n", "stands there twice"),
        ("**{ $name }**", "**du**", "does not say { $name }"),
        ("Legen", "{ $name } legen", "says { $name }, which there is not"),
        ("Legen", "{ SHOUT(5) } legen", "says { SHOUT() }, which there is not"),
        ("{ button-lay }", "Legen", "does not say { button-lay }"),
        ("{ button-lay }", "{ button-lay } { button-fly }", "says { button-fly }, which there is not"),
        ("    .name = blatt\n", "", "lacks its .name"),
        (".name = blatt", ".name = Blatt", "none that Discord takes"),
        (".name = blatt", ".name = mein blatt", "none that Discord takes"),
        ("    [bid] Biete.\n", "", "{ $how } lacks [bid]"),
        ("[bid]", "[bidden]", "{ $how } is never [bidden] in English"),
        ("[1] eine", "[few] eine", "{ $count } lacks [one]"),
        ("**{ $name }**", "*{ $name }*", "has ** 0 times, not 2"),
        ("„{ button-lay }“", "“{ button-lay }”", "has ”: this language quotes „“"),
        ("„{ button-lay }“", '"{ button-lay }"', 'has ": this language quotes „“'),
        ("„{ button-lay }“", "„{ button-lay }", "opens 1 „ and closes 0 “"),
        ("Sag nichts", "Sag  nichts", "has two blanks"),
        ("Ablagestapel", "Haufen", "does not say “Ablagestapel”"),
        ("Ablagestapel ist", "Ablagestapel (Abwurfstapel) ist", "says “Abwurfstapel”"),
        ("Legen", "Legen " * 20, "Discord takes 80"),
        ("Öffne dein Blatt", "Öffne dein Blatt " * 10, "Discord takes 100"),
        ("Der Ablagestapel ist leer", "Der Ablagestapel ist leer " * 5, "Discord takes 100"),
        ("Stadt", "Stadt " * 9, "Discord takes 45"),
        ("Sag nichts", "Sag's nicht", "lacks a no-break space or an apostrophe"),
    ],
)
def test_a_fault_is_found(root: Path, was: str, is_now: str, fault: str) -> None:
    assert was in GERMAN
    write(root, "de", GERMAN.replace(was, is_now))
    found = faults(root)
    assert any(fault in one for one in found), found
    assert all(one.startswith("de/all.ftl ") for one in found)


def test_a_language_has_every_branch_that_its_numbers_reach(root: Path) -> None:
    czech = "count = { $count ->\n    [1] jedna karta\n    [few] { $count } karty\n   *[other] { $count } karet\n}\n"
    write(root, "cs", czech)
    assert not any("lacks [" in one for one in faults(root, "cs"))
    write(root, "cs", czech.replace("    [few] { $count } karty\n", ""))
    assert any("{ $count } lacks [few] (2, 3, 4 …)" in one for one in faults(root, "cs"))


def test_one_in_french_is_nought_too() -> None:
    assert categories("fr")["one"] == {0, 1}
    assert {*categories("pl")} == {"one", "few", "many"}
    assert {*categories("es")} == {"one", "other"}


def test_french_has_its_no_break_spaces(root: Path) -> None:
    write(root, "fr", "pile = La défausse est vide !\n")
    assert any("lacks a no-break space" in one for one in faults(root, "fr"))
    write(root, "fr", "pile = La défausse est vide\N{NO-BREAK SPACE}!\n")
    assert not any("lacks a no-break space" in one for one in faults(root, "fr"))


def test_what_no_key_types_is_put_in(root: Path) -> None:
    write(root, "fr", "# l'ami : rien\npile = L'ami est « vide » : `a : b` !\n    .name = x\n")
    assert main(["tidy", "fr"], root) == 0
    said = (root / "fr" / "all.ftl").read_text("utf-8").replace("\N{NO-BREAK SPACE}", "_")
    assert said == "# l'ami : rien\npile = L’ami est «_vide_»_: `a : b`_!\n    .name = x\n"


def test_a_language_that_is_not_complete_may_lack_messages(root: Path) -> None:
    write(root, "nl", "button-lay = Leggen\n")
    assert not any("is missing" in one for one in faults(root, "nl"))


def test_a_region_lacks_nothing(root: Path) -> None:
    write(root, "en-GB", "button-lay = Lay\n")
    (root / "en-GB" / "manifest.toml").write_text("complete = true\n", "utf-8")
    hashes.settle(root / "en-GB", read(root / BASE), read(root / "en-GB"))
    assert faults(root, "en-GB") == []


def test_a_sentence_that_changes_in_english_makes_its_translations_old(root: Path) -> None:
    write(root, BASE, ENGLISH.replace("Say nothing.", "Say a little."))
    assert [one for one in faults(root) if "is old" in one] == [
        "de/all.ftl how: is old: the English has changed. Mend it, then settle it by its id"
    ]
    assert main(["settle", "de", "how"], root) == 0
    assert faults(root) == []


def test_what_lacks_is_shown_as_it_is_written(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(root, "de", GERMAN.replace("button-lay = Legen\n", ""))
    assert main(["missing", "de"], root) == 0
    assert "# de/all.ftl\n\nbutton-lay = Lay\n" in capsys.readouterr().out


def test_the_command_tells_every_fault_in_a_line(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["de"], root) == 0
    write(root, "de", GERMAN.replace("Legen", "{ $name }"))
    assert main(["de"], root) == 1
    assert capsys.readouterr().out == "de/all.ftl button-lay: says { $name }, which there is not\n"
