"""The notebooks run from the first cell to the last, and are kept without what they show."""

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = sorted((Path(__file__).parents[1] / "notebooks").glob("*.ipynb"))


def test_there_are_three():
    assert [notebook.stem for notebook in NOTEBOOKS] == ["opening_question", "ten_minutes", "train_a_policy"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path, tmp_path, monkeypatch):
    # For small matrices, threads cost more than they do.
    monkeypatch.setenv("OMP_NUM_THREADS", "1")
    notebook = nbformat.read(path, as_version=4)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert not any(cell.outputs or cell.execution_count for cell in code), "clear its outputs"
    NotebookClient(notebook, timeout=None, resources={"metadata": {"path": tmp_path}}).execute()
    assert any(cell.outputs for cell in code)
