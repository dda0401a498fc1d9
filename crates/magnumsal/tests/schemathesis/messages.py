"""Says everything that can be said on a socket, and compares each message with the description.

The arguments are the server's address, a table whose game has begun, and a token of the player to move.
"""
import json, sys, urllib.request
from jsonschema_rs import Draft202012Validator
from websockets.sync.client import connect

address, table, token = sys.argv[1:]
with urllib.request.urlopen(f"{address}/api/openapi.json") as answer:
    document = json.load(answer)


def described(name):
    return Draft202012Validator({**document, "$ref": f"#/components/schemas/{name}"})


HELLO, REQUEST, MESSAGE = map(described, ["Hello", "ClientRequest", "Message"])

heard = {}


def play(hello):
    """Makes a move and takes it back; the last update that is heard is that of taking it back."""
    heard.pop("update", None)
    with connect(f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket") as socket:

        def say(schema, message):
            schema.validate(message)
            socket.send(json.dumps(message))

        def receive():
            message = json.loads(socket.recv(timeout=60))
            MESSAGE.validate(message)
            heard[message["type"]] = message
            return message

        say(HELLO, {"type": "hello", "token": token, **hello})
        position = receive()["position"]
        ply, move = position["ply"], position["legal"][0]["text"]
        for number, request in enumerate([
            {"type": "try", "ply": ply, "moves": [move]},
            {"type": "move", "ply": ply, "move": move},
            {"type": "move", "ply": ply + 1, "move": "dance"},
            {"type": "say", "text": "Good luck!"},
            {"type": "undo", "ply": ply},
        ]):
            say(REQUEST, {"id": number, **request})
            while receive().get("id") != number:
                pass
        # An update may come after the answer to what it is about.
        while heard.get("update", {}).get("plies") != ply:
            receive()


play({})
assert "position" in heard["update"], heard["update"]
play({"protocol": 4, "changes": True})
changes = heard["update"]["changes"]
assert "rules" not in changes["table"] and changes["position"]["state"], changes
assert sorted(heard) == ["accepted", "refused", "tried", "update", "welcome"], sorted(heard)
# The description is worth something only if it leaves things out.
for schema, wrong in [
    (REQUEST, {"type": "dance"}),
    (REQUEST, {"type": "say", "text": "Good luck!", "loudly": True}),
    (REQUEST, {"type": "fill", "seat": 5, "level": "master"}),
    (HELLO, {"type": "hello", "token": "12"}),
    (MESSAGE, {**heard["update"], "entry": "danced"}),
    (MESSAGE, {**heard["update"], "changes": {**changes, "table": {}}}),
    (MESSAGE, {**heard["update"], "changes": {**changes, "position": {**changes["position"], "actions": "two"}}}),
    (MESSAGE, {**heard["refused"], "code": "no-mood"}),
    (MESSAGE, {key: value for key, value in heard["welcome"].items() if key != "box"}),
]:
    assert not schema.is_valid(wrong), wrong
