"""The notebook runs from its first cell to its last, and draws what it says."""

from pathlib import Path

import nbformat
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[2] / "engine" / "examples" / "notebook.ipynb"


def test_every_cell_runs_and_the_figures_are_drawn(tmp_path):
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    nbformat.validate(notebook)
    NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(tmp_path)}}).execute()
    outputs = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    assert not [output for output in outputs if output.output_type == "error"]
    figures = [output for output in outputs if "image/svg+xml" in output.get("data", {})]
    assert len(figures) == 1
    said = "".join(output.text for output in outputs if output.output_type == "stream")
    assert "MatchResult(" in said
    assert "bot against beginner" in said


def test_it_is_kept_without_output():
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    assert all(
        not cell.outputs and cell.execution_count is None
        for cell in notebook.cells
        if cell.cell_type == "code"
    )
