"""`make mutants`: small wrong changes to the modules that matter most, and whether a test notices each of them.

`make mutants` goes through the modules of `targets.py`, runs for each mutant the tests that concern its module, and
writes docs/MUTANTS.md. It works on copies of the tree in `.mutants/`, and remembers what it has found in
docs/figures/mutants.jsonl: stopped, or at the end of its time (`make mutants MINUTES=40`), it goes on where it was when
it is called again. A mutant is tried again when its function has changed; one that survived also when its module has,
or its tests.

`make mutants MODULES="claims match"` takes those alone. What survives for a good reason is listed, with the reason,
in `accepted.toml`.
"""
