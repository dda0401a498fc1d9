"""The examples in docstrings run."""

import doctest
import inspect

import magnumsal
from magnumsal import _magnumsal


def documented():
    """Everything native with a docstring, by name."""
    for name, value in vars(_magnumsal).items():
        if inspect.isclass(value) or inspect.isbuiltin(value):
            yield name, value.__doc__
        if inspect.isclass(value) and not issubclass(value, Exception):
            for member, what in vars(value).items():
                if not member.startswith("_"):
                    yield f"{name}.{member}", getattr(what, "__doc__", None)


def test_examples_in_docstrings_run():
    parser = doctest.DocTestParser()
    runner = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL * 0)
    examples = 0
    for name, text in [("magnumsal", magnumsal.__doc__), *documented()]:
        test = parser.get_doctest(text or "", {}, name, None, None)
        examples += len(test.examples)
        runner.run(test)
    assert runner.summarize(verbose=False).failed == 0
    assert examples > 40


def test_everything_public_says_what_it_is():
    silent = [name for name, text in documented() if not text]
    assert silent == []
