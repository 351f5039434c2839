"""`make mutants`: small wrong changes to the modules that matter most, and whether a test notices each of them.

mutmut makes the mutants of the modules of `targets.py`, runs for each the tests of its module that run its function,
and keeps what it found below `.mutants/`, a folder a module: stopped, or at the end of its time (`make mutants
MINUTES=40`), it goes on where it was when it is called again. A mutant is tried again when its function has changed;
one that survived whenever mutants are, and one on lines that are gone is told of no more (`MINUTES=0` does nothing
else). What was found goes to docs/figures/mutants.json, and from there to docs/MUTANTS.md.

`make mutants MODULES="claims match"` takes those alone. What survives for a good reason is listed, with the reason,
in `accepted.toml`; `mutmut show` and `mutmut browse` tell more, called in the module's folder.
"""
