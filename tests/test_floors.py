"""The picture of the architecture page is what the import contracts say."""

from scripts.floors import PICTURE, contracts, picture


def test_the_picture_of_the_floors_is_made_from_the_contracts() -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture(contracts()), "python -m scripts.floors"
