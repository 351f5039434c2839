"""Views to pictures. Pure functions from what a seat or a spectator may see to PNG bytes: figures drawn as SVG files
(`render/deck`), put together with Pillow.

Where a name ends in an s, what is too much for one picture is on a second one. `Pack` says whether pieces are cards or
tiles, and in which colours. The words in pictures are the caller's (`render.labels`). Safe to call from several threads
at once.
"""
