"""The calls as OpenAPI describes them: complete, and kept to by the server whatever is asked."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.depth import depth
from tests.server.running import Running, Table, running
from tests.server.test_hosting import TOKEN

PAGE = (Path(__file__).parents[2] / "docs" / "wire.md").read_text("utf-8")
TYPED = re.compile(r"{[^}]*}")
EXAMPLES = depth(4, 4, 100)  # of each call
PATIENCE = 20  # seconds for an answer
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("api"), token=TOKEN) as server:
        yield server


def test_every_call_is_described_and_on_the_page(api: Running) -> None:
    paths = api.http.get("/api/schema/openapi.json").json()["paths"]
    described = {f"{method.upper()} {path}" for path, calls in paths.items() for method in calls}
    html = api.http.get("/api/docs").text
    served = {  # without the names of what is in between
        f"{method} {TYPED.sub('{}', route.path)}"
        for route in litestar_of(api).routes
        for method in getattr(route, "methods", ())
        if method not in ("OPTIONS", "HEAD")
    }
    ours = {each for each in served if not each.startswith(("GET /api/schema", "GET /api/docs"))}

    assert {TYPED.sub("{}", each) for each in described} == ours
    for call in described:
        assert f"<code>{call}</code>" in html
        short = call.split(" ")[1].removeprefix("/api/tables/{code}").replace("{seat}", "N")
        spoken = short.replace("{number}", "N").replace("{game}", "KEY").replace("{code}", "CODE")
        assert spoken in PAGE


def litestar_of(server: Running) -> Any:
    app: Any = server.app
    while not hasattr(app, "routes"):
        app = app.app
    return app


def test_whatever_is_called_is_answered_as_described(api: Running) -> None:
    """No 500, no hang; each status, kind and shape is one that is described."""
    schema = schemathesis.openapi.from_dict(api.http.get("/api/schema/openapi.json").json())
    statuses: Counter[int] = Counter()
    lobby, playing = api.open_table(), api.open_table().all_here(3)
    playing.start()
    tables = st.sampled_from([lobby, playing, None])
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        for mode in GenerationMode:
            try:
                cases = operation.as_strategy(generation_mode=mode)
                try_out(api, cases, tables, statuses)
            except Unsatisfiable:  # nothing can be wrong where nothing is said
                assert mode is GenerationMode.NEGATIVE

    assert {200, 201, 400, 403, 404, 409} <= set(statuses)
    assert api.http.get("/healthz").status_code == 200


def try_out(api: Running, cases: Any, tables: Any, statuses: Counter[int]) -> None:
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=depth(1, 1, 0) == 1,
        phases=[Phase.generate],
        suppress_health_check=[*HealthCheck],
    )
    @given(case=cases, table=tables)
    def check(case: Any, table: Table | None) -> None:
        if table is not None:
            key = TOKEN if "hosting" in case.path else table.host_key
            case.headers = {**(case.headers or {}), "Authorization": f"Bearer {key}"}
            if "code" in (case.path_parameters or {}):
                case.path_parameters["code"] = table.code
        answer = case.call(base_url=f"http://{api.at}", timeout=PATIENCE)
        statuses[answer.status_code] += 1
        case.validate_response(answer, checks=CHECKS)

    check()
