"""A bot for Magnum Sal: sits down at a table of a server and plays until the game is over.

    pip install websockets
    MAGNUMSAL_KEY=INVITATION python examples/bot.py http://127.0.0.1:1368 TABLE

For a seat that is taken already, give its token as MAGNUMSAL_TOKEN instead of an invitation.
docs/protocol.md describes the messages, docs/notation.md the moves and positions.
"""
import asyncio, json, os, random, sys, urllib.request
from websockets import ConnectionClosed, connect

def sit_down(server, table, invitation):
    body = json.dumps({"name": "Python", "key": invitation}).encode()
    address, headers = f"{server}/api/tables/{table}/join", {"Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(address, body, headers)) as answer:
        return json.load(answer)["token"]

def choose(legal, lacks):
    """Delivers, queues if nothing is lacking for an order, digs, goes into the mine, or does anything else."""
    for wish in ["deliver", "castle" if "" in lacks else "extract", "extract", "haul", "place"]:
        if moves := [move for move in legal if move["verb"] == wish]:
            return random.choice(moves)["text"]
    return random.choice([move for move in legal if move["verb"] != "castle"] or legal)["text"]

async def play(server, table, token):
    now, answered = {"number": None}, None
    # Connects anew whenever the connection is lost, and says what was seen before.
    async for socket in connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"):
        try:
            await socket.send(json.dumps({"type": "hello", "token": token, "seen": now["number"]}))
            async for message in socket:
                message = json.loads(message)
                if message["type"] == "refused" and message["code"] != "stale":
                    return message["message"]
                now |= message if message["type"] in ("welcome", "update") else {}
                position = now["position"]
                if position["state"]["over"]:
                    return print("The game is over:", position["state"]["over"])
                if now["table"]["turn"] in now["yours"] and position is not answered:
                    move = choose(position["legal"], position["lacks"][position["seat"]])
                    command = {"type": "move", "ply": position["ply"], "seen": now["number"], "move": move}
                    await socket.send(json.dumps(command))
                    answered = position
        except ConnectionClosed:
            print("The connection is lost; connecting again.")

key, token = os.environ.get("MAGNUMSAL_KEY"), os.environ.get("MAGNUMSAL_TOKEN")
sys.exit(asyncio.run(play(*sys.argv[1:], token or sit_down(*sys.argv[1:], key))))
