"""Calibration of evaluations: parameters, samples of held-out games, the fit, and the report about its errors."""

from tetrarch.analysis.calibration.parameters import Calibration, calibrated, calibration_of, completed

__all__ = ["Calibration", "calibrated", "calibration_of", "completed"]
