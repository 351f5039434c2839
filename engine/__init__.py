"""The rules of rummy. Pure: no clock, no randomness, no files, no asyncio, no Discord."""
