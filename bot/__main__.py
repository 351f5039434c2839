"""`python -m bot` is `talon`."""

from bot.cli import main

if __name__ == "__main__":
    main()
