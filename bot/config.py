"""Settings from the environment (`TALON_...`) or an `.env` file. Read once, by the composition root, and handed on."""

from typing import Literal

from pydantic import BaseModel, Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Limits(BaseModel, frozen=True):
    """How much there may be of what people do."""

    lobbies_per_person: int = Field(5, ge=1, description="Open tables of one host.")
    games_per_person: int = Field(50, ge=1, description="Tables at which one person may sit.")
    opened_per_day: int = Field(50, ge=1, description="Tables that one person may open in 24 hours.")
    commands_per_minute: int = Field(40, ge=1, description="Slash commands that one person may give in a minute.")
    presses_per_minute: int = Field(
        240, ge=1, description="Buttons, selects, forms and suggestions that one person may use in a minute."
    )
    games_per_channel: int = Field(30, ge=1, description="Tables of one channel and its threads; of one host a third.")
    games_per_server: int = Field(200, ge=1, description="Tables of one server.")
    posts_in_channel: int = Field(
        120, ge=1, description="What is said to everybody in one channel in a minute, because somebody asked for it."
    )
    posts_in_server: int = Field(600, ge=1, description="The same, in one server.")


class Config(Limits, BaseSettings):
    """Everything an operator can set. `Config()` reads the environment and raises pydantic's ValidationError.

    The token is a SecretStr, so that printing or logging a Config never shows it.
    """

    model_config = SettingsConfigDict(
        env_prefix="TALON_", env_file=".env", env_ignore_empty=True, extra="ignore", frozen=True
    )

    token: SecretStr | None = Field(None, description="The Discord bot token; only `talon run` needs it.")
    database_url: str = Field("sqlite+aiosqlite:///talon.db", description="Where games are kept.")
    shard_count: int = Field(1, ge=1, le=10_000, description="How many shards Discord spreads the servers over.")
    identify_at_once: int = Field(1, ge=1, le=256, description="Shards that may connect at once (max_concurrency).")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field("INFO", description="How much is logged.")
    log_format: Literal["text", "json"] = Field("text", description="Lines to read, or JSON objects for a collector.")
    watch_port: int | None = Field(None, ge=1, le=65_535, description="A port for /healthz, /readyz and /metrics.")
    watch_host: str = Field("127.0.0.1", description="The address to listen on there; 0.0.0.0 for every one.")
    think_seconds: float = Field(2.0, ge=0, le=60, description="How long computer players seem to think, in seconds.")
    search_effort: float = Field(
        1.0,
        ge=0,
        le=8,
        description="How long sharp computer players search; 1 is about 300 ms a move.",
    )
    keep_days: int = Field(30, ge=1, le=36_500, description="Days after which a game that is over is tidied away.")
    after_keeping: Literal["pack", "delete"] = Field(
        "pack", description="What tidying does: pack a match's log, which still replays, or delete the game."
    )
    forgotten_key: SecretStr | None = Field(
        None,
        min_length=32,
        description="What knows people again who were deleted from a match that is still played; else a file has it.",
    )
    card_emojis: bool = Field(True, description="Whether the cards are uploaded as the application's own emojis.")
