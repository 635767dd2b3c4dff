"""Positions find their notation, formats and drawing, also when unpickled or imported alone."""

import pickle
import subprocess
import sys

from tetrarch import eko


def test_position_module_alone_describes_and_prints() -> None:
    program = """
from tetrarch.eko.position.position import Position
services = Position.services
print(services.format_decision.__module__, services.draw_svg.__module__)
"""
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert result.stdout.split() == ["tetrarch.eko.words.notation", "tetrarch.eko.drawing.svg"]


def test_unpickled_position_describes_its_decisions() -> None:
    position = eko.new_game(2, seed=1).position
    program = """
import pickle, sys
position = pickle.loads(sys.stdin.buffer.read())
print(*[decision.notation for decision in position.legal_decisions()], sep="|")
"""
    result = subprocess.run(
        [sys.executable, "-c", program], input=pickle.dumps(position), capture_output=True, check=True
    )
    assert result.stdout.decode().strip().split("|") == [known.notation for known in position.legal_decisions()]
