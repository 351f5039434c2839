from __future__ import annotations

from tests.ui import calm as panels

calm = panels.calm
