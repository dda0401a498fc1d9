"""The laboratory on a real cluster of two nodes on this machine, one of which is killed."""

import json
import tempfile
import time

import magnumsal
import magnumsal.cluster
import pytest
import ray
from ray.cluster_utils import Cluster

from test_docs import blocks

SHORT = magnumsal.RuleSet(round_limit=8)
MATCH = {"seats": ["master:30", "apprentice"], "games": 40, "seed": 3, "rules": SHORT}
MEMORY = 100 * 2**20


@pytest.fixture(scope="module")
def cluster():
    # Ray keeps sockets there, whose paths must be short: pytest's folders are too deep.
    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder:
        head = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": MEMORY, "temp_dir": folder}
        cluster = Cluster(initialize_head=True, head_node_args=head)
        ray.init(address=cluster.address, log_to_driver=False)
        cluster.folder = folder
        yield cluster
        ray.shutdown()
        cluster.shutdown()


@pytest.fixture(scope="module")
def alone():
    return magnumsal.simulate(**MATCH)


def is_busy(node):
    return ray._private.state.available_resources_per_node().get(node.node_id, {}).get("CPU", 0) == 0


def test_the_table_is_the_same_although_a_node_dies(cluster, alone, tmp_path, monkeypatch):
    monkeypatch.setattr(magnumsal.cluster, "SECONDS_A_TASK", 0.5)
    second = cluster.add_node(num_cpus=1, object_store_memory=MEMORY, temp_dir=cluster.folder)
    cluster.wait_for_nodes()
    assert magnumsal.cluster._cores() == 2
    killed = []

    def kill(done, all_games):
        if done >= all_games // 4 and not killed:
            # While it is at work, so that some of it is lost.
            while not is_busy(second):
                time.sleep(0.05)
            killed.append(done)
            cluster.remove_node(second, allow_graceful=False)

    table = magnumsal.cluster.simulate(**MATCH, out=tmp_path, progress=kill)
    assert killed and killed[0] < 40
    while magnumsal.cluster._cores() > 1:
        time.sleep(0.1)
    assert table == alone
    assert json.loads((tmp_path / "report.json").read_text()) == alone
    assert magnumsal.dataset(tmp_path, "games").collect().height == 40
    here = magnumsal.simulate(**MATCH, out=tmp_path / "here")
    assert here == alone
    columns = ["deal", "rotation", "ply"]
    one, other = (magnumsal.dataset(folder).sort(columns).collect() for folder in (tmp_path, tmp_path / "here"))
    assert one.equals(other)


def test_a_driver_that_dies_is_taken_up_by_the_next(cluster, alone, tmp_path):
    def stop(done, _):
        if done >= 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        magnumsal.cluster.simulate(**MATCH, out=tmp_path, progress=stop)
    seen = []
    again = {**MATCH, "out": tmp_path, "resume": True}
    assert magnumsal.cluster.simulate(**again, progress=lambda done, _: seen.append(done)) == alone
    assert seen[0] > 2, "what is there is not played again"
    # One machine can end what a cluster has begun.
    assert magnumsal.simulate(**again) == alone


def test_nodes_write_to_an_address_themselves(cluster, tmp_path):
    plan = {**MATCH, "seats": ["apprentice", "random"], "games": 8}
    table = magnumsal.cluster.simulate(**plan, out=f"file://{tmp_path}")
    assert table == magnumsal.simulate(**plan)
    assert magnumsal.dataset(tmp_path, "games").collect().height == 8


def test_reviews_are_those_of_one_machine(cluster):
    plan = magnumsal.Match(["apprentice", "random"], 4, seed=5, rules=SHORT)
    records = [plan.record(game) for game in plan.play()]
    options = {"bot": "master", "budget": 8}
    reviews = list(magnumsal.cluster.review(iter(records), **options))
    assert reviews == [magnumsal.review(record, **options, threads=1) for record in records]


def test_a_game_plays_with_itself_for_data(cluster, tmp_path):
    magnumsal.cluster.selfplay("apprentice", 4, out=tmp_path, seed=1, rules=SHORT)
    assert magnumsal.dataset(tmp_path).collect().height > 0


def test_the_documents_example_runs(cluster):
    names = {}
    for block in blocks("docs/cluster.md"):
        exec(block, names)
    assert "plan" in names


def test_errors_of_a_task_arrive(cluster):
    with pytest.raises(magnumsal.MagnumSalError):
        magnumsal.cluster.simulate(["king", "random"], 4)
