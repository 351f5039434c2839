"""What operators are given beside the program fits it."""

import json
import re
from pathlib import Path

from prometheus_client import generate_latest

from bot.config import Config
from bot.watching import Meters

DOCS = Path(__file__).parents[1] / "docs"
NAME = re.compile(r"\btalon_[a-z_]+\b")


def metrics() -> set[str]:
    """All names that Prometheus may be asked for; a counter is there from its first increment on."""
    told = generate_latest(Meters().registry).decode()
    families = set(re.findall(r"^# TYPE (\w+)", told, re.MULTILINE))
    histograms = set(re.findall(r"^# TYPE (\w+) histogram", told, re.MULTILINE))
    return families | {f"{name}_bucket" for name in histograms}


def test_the_dashboard_and_the_alerts_ask_for_metrics_that_there_are() -> None:
    dashboard = json.loads((DOCS / "grafana.json").read_text())
    asked = {
        name for panel in dashboard["panels"] for target in panel["targets"] for name in NAME.findall(target["expr"])
    }
    rules = (DOCS / "alerts.yml").read_text()
    expressions = re.findall(r"expr: (.+)", rules)
    asked |= {name for expression in expressions for name in NAME.findall(expression)}
    assert len(expressions) == rules.count("- alert:")
    assert asked - metrics() == set()


def test_every_metric_of_the_page_on_hosting_is_one() -> None:
    assert set(NAME.findall((DOCS / "HOSTING.md").read_text())) - metrics() <= {"talon_restored"}


def test_every_setting_of_the_page_on_hosting_is_one() -> None:
    named = set(re.findall(r"\bTALON_([A-Z_]+)\b", (DOCS / "HOSTING.md").read_text()))
    compose = (DOCS.parent / "compose.many.yaml").read_text()
    named |= set(re.findall(r"^\s+TALON_([A-Z_]+):", compose, re.MULTILINE))
    named -= set(re.findall(r"image: \$\{TALON_([A-Z_]+):-talon\}", compose))
    assert {name.lower() for name in named} <= set(Config.model_fields)
