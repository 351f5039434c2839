"""What the tests of hosting stand on: a database that nobody waits for."""

import threading

from tests.hosting.hosted import Host


async def test_no_statement_of_a_test_goes_through_a_thread_of_the_driver(host: Host) -> None:
    await host.lobby()
    assert not [thread for thread in threading.enumerate() if "connection_worker" in thread.name]
