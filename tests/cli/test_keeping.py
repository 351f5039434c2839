"""`talon replay`: a page from a replay, or one line and no file."""

import json
from html import escape

import pytest

from bot.wording import Wording
from tests.finished import finished


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_finished_match_becomes_a_page(talon, tmp_path, language):
    (tmp_path / "match.json").write_text(json.dumps(finished("disney_karo8")))
    files = str(tmp_path / "match.json"), "-o", str(tmp_path / "match.html")
    said = talon("--language", language, "replay", *files, "--names", "A,B,C,D")
    assert (said.code, said.err) == (0, "")
    page = (tmp_path / "match.html").read_text(encoding="utf-8")
    assert '"names":["A","B","C","D"]' in page
    assert page.startswith(f'<!DOCTYPE html>\n<html lang="{language}">')
    heard = {one: escape(Wording.of(one).text("keep-keys")) in page for one in ("en", "de")}
    assert heard == {"en": language == "en", "de": language == "de"}


@pytest.mark.parametrize(
    ("document", "why"),
    [
        (b"", "it is not JSON (Expecting value: line 1 column 1 (char 0)); give the file that `/game replay` has"),
        (b'{"talon": "everything about you", "seats": [{}, {}]}', "it holds no match; give the file"),
        (b'{"talon": 1, "seats": [{}, {}]}', "cannot be read at variant"),
        (b'{"talon_tournament": 1}', "it holds no match; give the file"),
        (b'{"talon": 1}', "talon: "),
        (b"[" * 100_000 + b"]" * 100_000, "nested deeper than 200"),
        (b'{"a":"' + b" " * (4 << 20) + b'"}', "larger than 3 MB"),
        (b'{"talon": 999}', "version"),
        (b'{"talon": 1, "moves": [' + b"1," * 10_000 + b"1]}", "of more than 10,000 moves"),
        (json.dumps(finished("gin_rummy") | {"secret": "00" * 32}).encode(), "the secret is not the one"),
    ],
    ids=["nothing", "data", "no seats", "a tournament", "no match", "deep", "large", "newer", "long", "forged"],
)
def test_what_is_no_replay_gives_one_line_and_no_file(talon, tmp_path, document, why):
    (tmp_path / "match.json").write_bytes(document)
    files = str(tmp_path / "match.json"), "-o", str(tmp_path / "match.html")
    for said in (talon("replay", *files), talon("replay", *files, "--names", "A,B")):
        assert (said.code, said.out) == (2, "")
        assert len(said.err.splitlines()) == 1
        assert why in said.err
    assert not (tmp_path / "match.html").exists()


def test_an_older_page_stays_as_it_was_where_no_new_one_is_made(talon, tmp_path):
    (tmp_path / "match.json").write_bytes(b"{}")
    (tmp_path / "match.html").write_text("older")
    assert talon("replay", str(tmp_path / "match.json"), "-o", str(tmp_path / "match.html")).code == 2
    assert (tmp_path / "match.html").read_text() == "older"


def test_a_page_is_not_written_over_the_replay_that_it_is_made_from(talon, tmp_path):
    file = tmp_path / "match.json"
    file.write_text(json.dumps(finished("disney_karo8")))
    said = talon("replay", str(file), "-o", str(tmp_path / "." / "match.json"))
    assert (said.code, "is the replay itself" in said.err) == (2, True)
    assert talon("verify", str(file)).code == 0


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (("--names", "A,B"), "names 2, and the match has 4 seats"),
        (("--names", "A,,C,D"), "an empty name"),
    ],
)
def test_what_does_not_fit_the_match_is_said(talon, tmp_path, more, why):
    (tmp_path / "match.json").write_text(json.dumps(finished("disney_karo8")))
    said = talon("replay", str(tmp_path / "match.json"), "-o", str(tmp_path / "match.html"), *more)
    assert (said.code, why in said.err) == (2, True)
    assert not (tmp_path / "match.html").exists()
