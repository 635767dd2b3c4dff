"""A bot with one fault, named by its first argument; it writes the numbers of its processes into a file."""

import json
import os
import subprocess
import sys
import time
from typing import Any

FAULT, NOTES = sys.argv[1:3]


def note(number: int) -> None:
    with open(NOTES, "a", encoding="ascii") as notes:
        notes.write(f"{number}\n")


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


def write(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def start() -> None:
    note(os.getpid())
    if FAULT == "ends at once":
        sys.exit("no luck today\n" * 1000)
    if FAULT == "has a child":
        child = subprocess.Popen([sys.executable, "-I", "-S", "-c", "import time; time.sleep(600)"])
        note(child.pid)
    if FAULT == "reads nothing":
        time.sleep(600)


def answer(question: dict[str, Any], asked: int) -> None:
    number, legal = question["id"], question["legal"]
    good = {"type": "decision", "id": number, "decision": legal[0]["id"]}
    if FAULT == "ends later" and asked == 3:
        os._exit(4)
    elif FAULT == "hangs":
        time.sleep(600)
    elif FAULT == "floods":
        while True:
            write(b"garbage\n" * 1000)
    elif FAULT == "floods with blank lines":
        while True:
            write(b"\n" * 1000)
    elif FAULT == "floods with progress":
        while True:
            say(**good | {"type": "progress"})
    elif FAULT == "prints a huge line":
        write(b"[" + b"1," * (1024 * 1024))
    elif FAULT == "prints invalid UTF-8":
        write(b'{"type": "decision", "decision": "\xff\xfe"}\n')
    elif FAULT == "nests deeply":
        write(b"[" * 500_000 + b"\n")
    elif FAULT == "prints a huge number":
        write(b'{"type": "decision", "id": ' + b"9" * 10_000 + b', "decision": 1}\n')
    elif FAULT == "prints a list":
        write(b"[]\n")
    elif FAULT == "repeats a field":
        write(json.dumps(good).replace('"id"', '"id": 0, "id"').encode() + b"\n")
    elif FAULT == "adds a field":
        say(**good, mood="good")
    elif FAULT == "is certain of both":
        say(**good, chances=[1, 1])
    elif FAULT == "decides what is illegal":
        say(**good | {"decision": "a1-z99"})
    elif FAULT == "decides a wrong number":
        say(**good | {"decision": 2**60})
    elif FAULT == "decides true":
        say(**good | {"decision": True})
    elif FAULT == "answers another question":
        say(**good | {"id": number + 7})
    elif FAULT == "is ready again":
        say(type="ready", name="again")
    elif FAULT == "closes its output":
        os.close(1)
        time.sleep(600)
    else:
        harmless(good, legal, asked)


def harmless(good: dict[str, Any], legal: list[Any], asked: int) -> None:
    """What is no fault, or only once."""
    if FAULT == "answers late":
        say(**good | {"id": good["id"] - 1, "decision": "a1-z99"})
    elif FAULT == "errs now and then" and asked % 2:
        good["decision"] = "a1-z99"
    elif FAULT == "complains":
        sys.stderr.write("complaint\n" * 20_000)
        sys.stderr.flush()
    elif FAULT == "ignores the stop":
        say(**good | {"type": "progress"})
        time.sleep(600)
    elif FAULT == "waits for the stop":
        line = json.dumps({"decision": legal[0]["notation"], "chances": [0.25, 0.75], "visits": 3})
        say(**good | {"type": "progress", "lines": [json.loads(line)]})
        assert json.loads(sys.stdin.readline()) == {"type": "stop", "id": good["id"]}
        good["decision"] = legal[-1]["notation"]
    say(**good)


start()
asked = 0
while line := sys.stdin.readline():
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="ready", name=FAULT)
    elif message["type"] == "decide":
        asked += 1
        answer(message, asked)
    elif message["type"] == "quit" and FAULT == "will not go":
        time.sleep(600)
