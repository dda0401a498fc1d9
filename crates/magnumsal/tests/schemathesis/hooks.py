"""Leads schemathesis to real tables: made-up identifiers would never get past "no such table".

The test gives the tables with their tokens in the variable MAGNUMSAL_TABLES, a JSON object.
"""
import json, os, zlib
import schemathesis

TABLES = json.loads(os.environ["MAGNUMSAL_TABLES"])


def pick(text):
    """One of the tables, or nothing; always the same for the same text."""
    return [*TABLES, None][zlib.crc32(str(text).encode()) % (len(TABLES) + 1)]


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    if path_parameters and "table" in path_parameters:
        path_parameters["table"] = pick(path_parameters["table"]) or path_parameters["table"]
    return path_parameters


@schemathesis.auth()
class HostToken:
    """The client that made the table."""

    def get(self, case, context):
        return TABLES.get((case.path_parameters or {}).get("table"), "0" * 32)

    def set(self, case, token, context):
        case.headers["Authorization"] = f"Bearer {token}"


def plain(value):
    """JSON schemas take 7.0 for a whole number, the server only 7."""
    if isinstance(value, float) and value.is_integer() and abs(value) < 2**53:
        return int(value)
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, list) else value


@schemathesis.hook
def map_body(context, body):
    return plain(body)
