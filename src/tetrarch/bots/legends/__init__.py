"""The bots of Legends by their names on the command line."""

from __future__ import annotations

from tetrarch.bots.batch import BatchSearch
from tetrarch.bots.legends import batch, choices, features, network
from tetrarch.bots.legends.endgame import LegendsProver
from tetrarch.bots.legends.players import GreedyBot, LegendsSearchBot, NoviceBot
from tetrarch.bots.network import Reader, Shape
from tetrarch.bots.roster import Steps, ladder
from tetrarch.bots.search import BY_PLAYERS
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout

__all__ = [
    "BALANCE_BOT",
    "BATCH_SEARCH",
    "ENDGAME_FACTS",
    "NETWORK",
    "NETWORK_SHAPE",
    "PROVER",
    "ROSTER",
    "GreedyBot",
    "LegendsSearchBot",
    "NoviceBot",
    "balance_positions",
]

SETTINGS = {"exploration": 400_000, "breadth": 4, "widening": 16, "playout": BY_PLAYERS}
NETWORK_SETTINGS = {
    **{"exploration": 800_000, "breadth": 0, "widening": 0, "playout": BY_PLAYERS, "first_play": 100_000, "trust": 0},
}
STEPS = Steps(
    oversight={2: 0.5, 3: 0.5, 4: 0.7},
    simulations=({2: 60, 3: 45, 4: 120}, {2: 1200, 3: 650, 4: 500}, {2: 2500, 3: 3500, 4: 1200}),
)
"""The levels; ``docs/strength.md`` has the measured steps between them."""
RATINGS = {
    2: (1000, 1220, 1460, 1640, 1830),
    3: (1000, 1150, 1290, 1420, 1590),
    4: (1000, 1230, 1340, 1510, 1650),
}
"""The ratings of the levels by the number of players, as measured there."""
ROSTER = ladder(NoviceBot, GreedyBot, LegendsSearchBot, SETTINGS, NETWORK_SETTINGS, STEPS, game="legends")
"""All bots, the weakest first; ``search`` is the one that can be tuned."""
PROVER = LegendsProver
"""The exact solver."""
ENDGAME_FACTS = LegendsProver.facts
"""What the checker of proofs needs."""
BALANCE_BOT = "search:exploration=400000,breadth=4,widening=16,playout=60"
"""The bot that compares the deals of a balanced match; a change makes the choices of older records unprovable."""
NETWORK_SHAPE = Shape(features.FEATURES, features.OWNER_FEATURES, choices.DECISION_FEATURES)
NETWORK = Reader(
    shape=NETWORK_SHAPE,
    groups={**features.GROUPS, "decision": choices.DECISION_FEATURES},
    version=features.VERSION,
    most=(features.MOST_FEATURES, features.MOST_OWNER_FEATURES, choices.MOST_DECISION_FEATURES),
    work=network.WORK,
    floats=network.FLOATS,
    places=lambda position: len(position.regions()),
    read=network.read_features,
    judge=network.judge_with_network,
)
"""What the network reads."""
BATCH_SEARCH = BatchSearch(
    run_task=batch.run_task,
    run_tasks=batch.run_tasks,
    work_size=batch.work_size,
)
"""The search in batches."""


def balance_positions(position: Position) -> list[Position]:
    """The position with every rotation of the orders that break ties of bids (L3.2, L12.8).

    How much it is worth to win ties depends on how players bid, so a balanced deal does not make up for it.
    """
    found = []
    for turned in range(position.players):
        one = position.copy()
        for place in (layout.AGE, layout.DIE_RANK):
            ranks = position.state[place : place + position.players]
            one.state[place : place + position.players] = (ranks + turned) % position.players
        found.append(one)
    return found
