# syntax=docker/dockerfile:1
# The whole image has the compiler that the engine's busiest rooms are compiled with.
FROM python:3.13 AS build
WORKDIR /src
RUN python -m venv /venv
COPY requirements/image.lock requirements/build.lock requirements/
RUN /venv/bin/pip install --no-cache-dir --require-hashes -r requirements/image.lock
COPY pyproject.toml setup.py README.md LICENSE ./
RUN python -m venv /build && /build/bin/pip install --no-cache-dir --require-hashes -r requirements/build.lock
COPY engine engine
COPY render render
COPY bot bot
COPY migrations migrations
RUN TALON_COMPILED=1 /build/bin/pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels . \
    && /venv/bin/pip install --no-cache-dir --no-deps /wheels/*.whl

FROM python:3.13-slim
# What Pillow needs to write names from the right to the left.
RUN apt-get update && apt-get install --yes --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/*
RUN useradd --system --create-home --home-dir /data --uid 10001 talon
COPY --from=build /venv /venv
ENV PATH=/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    TALON_DATABASE_URL=sqlite+aiosqlite:////data/talon.db
USER talon
WORKDIR /data
VOLUME /data
# It costs a second of processor time or two: every other minute is often enough.
HEALTHCHECK --interval=2m --timeout=30s --start-period=60s CMD ["talon", "health"]
ENTRYPOINT ["talon"]
CMD ["run"]
