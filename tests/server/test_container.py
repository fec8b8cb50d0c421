"""The files for containers and the page about serving say no more and no less than there is."""

from __future__ import annotations

import re
from pathlib import Path

import yaml

from lycaon.bots.model import KEY, LIMITS, MODEL, URL
from lycaon.cli.serving import HERE, VARIABLES, options_of

ROOT = Path(__file__).parent.parent.parent
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
CONTAINER = (ROOT / "Containerfile").read_text(encoding="utf-8")
PAGE = (ROOT / "docs" / "serving.md").read_text(encoding="utf-8")


def test_containers_set_variables_that_exist() -> None:
    own = {
        *COMPOSE["services"]["lycaon"]["environment"],
        *re.findall(r"^(?:ENV|   ) (LYCAON_\w+)=", CONTAINER, re.MULTILINE),
    }
    assert own
    assert own <= {*VARIABLES.values(), URL, MODEL, KEY}


def test_the_page_tells_every_variable_with_its_option() -> None:
    told = dict(re.findall(r"^\| `--([a-z-]+)` \| `(LYCAON_\w+)` \|", PAGE, re.MULTILINE))
    assert told == {name.replace("_", "-"): variable for name, variable in VARIABLES.items()}


def test_the_page_about_bots_tells_every_variable_of_a_language_model() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert {*re.findall(r"LYCAON_LLM_\w+", page)} == {URL, MODEL, KEY, *LIMITS.values()}


def test_the_image_runs_as_nobody_in_particular_and_is_asked_for_its_health() -> None:
    assert re.search(r"^USER 10001$", CONTAINER, re.MULTILINE)
    assert CONTAINER.index("USER 10001") < CONTAINER.index("ENTRYPOINT")
    check = re.search(r"^HEALTHCHECK .*CMD \[\"python\", \"-c\", \"(.*)\"\]$", CONTAINER, re.MULTILINE)
    assert check is not None
    compile(check[1].replace('\\"', '"'), "healthcheck", "exec")
    assert "/healthz" in check[1]


def test_the_database_is_waited_for_and_its_password_is_never_a_default() -> None:
    services = COMPOSE["services"]
    assert services["lycaon"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert "healthcheck" in services["database"]
    for value in (
        services["lycaon"]["environment"]["LYCAON_DATABASE"],
        services["database"]["environment"]["POSTGRES_PASSWORD"],
    ):
        assert "${POSTGRES_PASSWORD:?" in value


def test_health_can_be_asked_for_from_the_machine_whatever_names_are_allowed() -> None:
    assert options_of(None, None, ("Play.example.org",), behind_proxy=False).hosts == ("play.example.org", *HERE)
    assert options_of(None, None, (), behind_proxy=False).hosts == ()
