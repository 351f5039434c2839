"""The drawn world: courts, joker, court colours, headgear, signs, sky."""
