"""What Discord asks of a verified bot agrees with the code: the invite link, the description, privacy and terms."""

import base64
import re
from pathlib import Path

import discord
import pytest

from bot.cli import run
from bot.config import Config
from bot.hosting.policy import Policy
from bot.store.schema import metadata
from bot.ui.kit.permissions import everything, needed
from bot.wording import Wording
from engine.variants import VARIANTS

ROOT = Path(__file__).parents[1]
ENGLISH = Wording.of("en")
PRIVACY = (ROOT / "docs" / "PRIVACY.md").read_text(encoding="utf-8")
README = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
DESCRIPTION_LONGEST = 400


def invited(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, str]:
    assert run(["invite", *args]) == 0
    lines = capsys.readouterr().out.splitlines()
    return {name: rest.strip() for name, _, rest in (line.partition(":") for line in lines)}


def test_the_invite_link_asks_for_what_hosting_takes_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    told = invited(capsys, "--client-id", "123456789")
    assert "client_id=123456789" in told["link"]
    assert "scope=bot+applications.commands" in told["link"]
    value = int(re.findall(r"permissions=(\d+)", told["link"])[0])
    wanted = {*needed(in_thread=False), *needed(in_thread=True), *needed(in_thread=False, opening_thread=True)}
    assert discord.Permissions(value) == discord.Permissions(**dict.fromkeys(wanted, True))
    assert wanted == set(everything())
    assert not discord.Permissions(value).administrator


def test_the_applications_id_is_in_its_token(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TALON_TOKEN", f"{base64.urlsafe_b64encode(b'987654321').decode().rstrip('=')}.abc.def")
    assert "client_id=987654321" in invited(capsys)["link"]
    monkeypatch.setenv("TALON_TOKEN", "no.such.token")
    assert run(["invite"]) == 2
    assert "--client-id" in capsys.readouterr().err


def test_the_readme_names_exactly_those_permissions() -> None:
    names = [ENGLISH.text(f"permission-{name}") for name in everything()]
    asked = re.findall(r"and the permissions (.+?): `talon invite`", README)[0]
    assert sorted(re.split(r", | and ", asked)) == sorted(names)


def test_the_description_fits_discords_form_and_counts_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    description = invited(capsys, "--client-id", "1")["description"]
    assert len(description) <= DESCRIPTION_LONGEST
    assert len(VARIANTS) == 13
    assert "thirteen" in description


def test_the_page_of_privacy_names_every_table_and_no_other() -> None:
    lines = [line for line in PRIVACY.splitlines() if line.startswith("| ") and "`" in line]
    named = set(re.findall(r"`([a-z_]+)`", " ".join(line.split("|")[2] for line in lines)))
    assert named == set(metadata.tables)


def test_the_page_of_privacy_says_how_long_things_are_kept() -> None:
    days = Config.model_fields["keep_days"].default
    assert f"{days} days after a game is over (`TALON_KEEP_DAYS`)" in PRIVACY
    assert f"after {Policy().abandoned_after.days} days, a match that everybody has left" in " ".join(PRIVACY.split())
    assert f"after {Policy().paused_for.days} days." in PRIVACY
    assert ENGLISH.text("privacy-former-player") in PRIVACY
    for label in ("button-privacy-export", "button-privacy-delete"):
        assert f"**{ENGLISH.text(label)}**" in PRIVACY


def test_the_terms_lead_to_what_is_kept_and_say_that_they_are_a_template() -> None:
    terms = (ROOT / "docs" / "TERMS.md").read_text(encoding="utf-8")
    assert "(PRIVACY.md)" in terms
    assert "template" in terms.splitlines()[0]
