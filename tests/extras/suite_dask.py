"""An arena on Dask: the local result bit for bit, also where a worker is killed in the middle."""

import json
import os
import signal

import pytest
from distributed import LocalCluster

from followsuit.__main__ import main
from followsuit.arena import command
from followsuit.arena.pairs import Plan

TERMS = ("two_hundred", "expert", "casual", "--seed", "dask", "--nodes", "20")


@pytest.fixture(scope="module")
def cluster():
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as made:
        yield made


def figures(file):
    kept = json.loads(file.read_text(encoding="utf-8"))
    return [(pair["pair"], pair["figures"]) for pair in kept["pairs"]], kept["report"]["figures"]


def run(file, *words):
    assert main(["arena", *TERMS, "--json", str(file), *words]) == 0
    return figures(file)


def test_the_result_is_the_local_one_bit_for_bit(cluster, tmp_path):
    local = run(tmp_path / "local.json", "--pairs", "6")
    spread = run(tmp_path / "spread.json", "--pairs", "6", "--scheduler", cluster.scheduler_address)
    assert spread == local


def test_it_goes_on_where_it_stopped_also_from_a_local_run(cluster, tmp_path):
    local = run(tmp_path / "local.json", "--pairs", "6")
    part = tmp_path / "part.json"
    run(part, "--pairs", "3")
    assert run(part, "--pairs", "6", "--resume", "--scheduler", cluster.scheduler_address) == local


def test_a_worker_that_is_killed_in_the_middle_loses_nothing_and_counts_nothing_twice(tmp_path, monkeypatch):
    local = run(tmp_path / "local.json", "--pairs", "10")
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
        killed = []
        played = command._played

        def interrupted(plan: Plan, numbers, jobs, scheduler, records):
            for count, pair in enumerate(played(plan, numbers, jobs, scheduler, records), 1):
                if count == 4:
                    pid = next(iter(cluster.workers.values())).process.process.pid
                    os.kill(pid, signal.SIGKILL)
                    killed.append(pid)
                yield pair

        monkeypatch.setattr(command, "_played", interrupted)
        spread = run(tmp_path / "spread.json", "--pairs", "10", "--scheduler", cluster.scheduler_address)
    assert len(killed) == 1
    assert [number for number, _ in spread[0]] == list(range(1, 11))
    assert spread == local


def test_a_scheduler_that_does_not_answer_is_named(capsys, monkeypatch):
    import distributed

    original = distributed.Client
    monkeypatch.setattr(distributed, "Client", lambda address, timeout: original(address, timeout=1))
    assert main(["arena", *TERMS, "--pairs", "1", "--scheduler", "tcp://127.0.0.1:9"]) == 1
    assert "no scheduler answers at tcp://127.0.0.1:9" in capsys.readouterr().err
