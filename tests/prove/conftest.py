import pytest

from tests.prove.page import kept, the_code


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out those proofs, of the ones that take hours, that hold already for this very code."""
    long = [item for item in items if item.get_closest_marker("resumable")]
    if not long:
        return
    known, code = kept(), the_code()
    done = [item for item in long if (proof := known.get(item.nodeid)) is not None and proof.holds_for(code)]
    items[:] = [item for item in items if item not in done]
    config.hook.pytest_deselected(items=done)
