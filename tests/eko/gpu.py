"""The kernels of Ekö as a program for a GPU calls them."""

from __future__ import annotations

from tetrarch.core.kernel import Flat
from tetrarch.eko.rules.playout import playout
from tetrarch.eko.rules.turn import legal_decisions, play_decision


def play_on_gpu(board: Flat, state: Flat, scratch: Flat, out: Flat, words: Flat) -> None:
    out[0] = legal_decisions(board, state, scratch, out)
    play_decision(board, state, scratch, out[1])
    out[2] = playout(board, state, scratch, words, 1000)
