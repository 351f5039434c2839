"""`make prove`: what takes too long for `make test`, run whole, with its figures written to docs/PROOFS.md.

A proof is a test like any other, marked `prove` and living beside the tests of what it proves. It says what it has
found with the fixture `proof_report`, which fails where a figure misses its limit:

    @pytest.mark.prove
    def test_no_card_is_ever_lost(proof_report: ProofReport) -> None:
        moves, lost = played_at_random(200_000)
        proof_report("random moves", moves)
        proof_report("cards lost in them", lost, limit=0)

Without a limit a figure is told only. A limit is the most that a figure may be; `at_least=True` makes it the least,
and `exactly=True` the one value that will do.

What is proved whole here is proved in small by `make test`, best by the same test with smaller numbers:

    @pytest.mark.parametrize("kills", [8, pytest.param(200, marks=pytest.mark.prove)])
    async def test_a_process_killed_in_the_middle_of_play_loses_nothing(kills: int, proof_report: ProofReport) -> None:

A proof that takes hours is marked `resumable` beside `prove`, and reports a figure: it is run once for the same code.

`pytest -m prove tests/process` runs the proofs of one place, and writes nothing.
"""
