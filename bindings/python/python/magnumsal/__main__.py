"""`python -m magnumsal` is the program `magnumsal`: it deals, plays, explains and serves games."""

import signal
import sys

from magnumsal._magnumsal import main as run


def main() -> None:
    """Runs the program with the arguments of the command line."""
    # The program treats Ctrl-C by itself; Python would only take note of it.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
