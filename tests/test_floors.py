"""The picture of the architecture page is what the import contracts say."""

from scripts.floors import COLUMNS, PICTURE, contracts, floors, picture


def test_the_picture_of_the_floors_is_made_from_the_contracts() -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture(contracts()), "python -m scripts.floors"


def test_every_room_of_a_contract_is_in_the_picture() -> None:
    drawn = picture(contracts())
    for package in (name for column in COLUMNS for name in column):
        assert all(f">{room}</text>" in drawn for level in floors(contracts(), package) for room in level)
