"""The bots of Ekö by their names on the command line."""

from __future__ import annotations

from tetrarch.bots.batch import BatchSearch
from tetrarch.bots.eko import batch, choices, features, network
from tetrarch.bots.eko.endgame import EkoProver
from tetrarch.bots.eko.players import ROOM, EkoSearchBot, GreedyBot, NoviceBot
from tetrarch.bots.network import Reader, Shape
from tetrarch.bots.roster import Steps, ladder
from tetrarch.bots.search import BY_PLAYERS
from tetrarch.eko.rules import layout

__all__ = [
    "BALANCE_BOT",
    "BATCH_SEARCH",
    "ENDGAME_FACTS",
    "NETWORK",
    "NETWORK_SHAPE",
    "PROVER",
    "ROSTER",
    "EkoSearchBot",
    "GreedyBot",
    "NoviceBot",
]

SETTINGS = {"exploration": 200_000, "breadth": 4, "widening": 16, "playout": BY_PLAYERS}
NETWORK_SETTINGS = {
    **{"exploration": 400_000, "breadth": 0, "widening": 0, "playout": 2, "first_play": 200_000, "trust": 100},
}
STEPS = Steps(
    oversight={2: 0.5, 3: 0.75, 4: 0.8},
    simulations=({2: 450, 3: 200, 4: 80}, {2: 2400, 3: 2000, 4: 800}, {2: 1000, 3: 2000, 4: 1000}),
)
"""The levels; ``docs/strength.md`` has the measured steps between them."""
RATINGS = {
    2: (1000, 1210, 1400, 1700, 1950),
    3: (1000, 1140, 1330, 1490, 1660),
    4: (1000, 1140, 1310, 1480, 1640),
}
"""The ratings of the levels by the number of players, as measured there."""
ROSTER = ladder(NoviceBot, GreedyBot, EkoSearchBot, SETTINGS, NETWORK_SETTINGS, STEPS, game="eko")
"""All bots, the weakest first; ``search`` is the one that can be tuned."""
PROVER = EkoProver
"""The exact solver."""
ENDGAME_FACTS = EkoProver.facts
"""What the checker of proofs needs."""
BALANCE_BOT = "search:exploration=200000,breadth=4,widening=16,playout=30"
"""The bot that compares the deals of a balanced match; a change makes the choices of older records unprovable."""
NETWORK_SHAPE = Shape(features.FEATURES, features.OWNER_FEATURES, choices.DECISION_FEATURES)
NETWORK = Reader(
    shape=NETWORK_SHAPE,
    groups={**features.GROUPS, "decision": choices.DECISION_FEATURES},
    version=features.VERSION,
    most=(features.MOST_FEATURES, features.MOST_OWNER_FEATURES, choices.MOST_DECISION_FEATURES),
    work=network.WORK,
    floats=network.FLOATS,
    places=lambda position: len(position.board.sites),
    read=network.read_features,
    judge=network.judge_with_network,
    playing=lambda position: int(position.state[layout.IN_GAME]),
)
"""What the network reads."""
BATCH_SEARCH = BatchSearch(
    run_task=batch.run_task,
    run_tasks=batch.run_tasks,
    work_size=batch.work_size,
    room=lambda position: ROOM if position.options.repetition else 0,
)
"""The search in batches."""
