"""Calibration of evaluations: parameters, samples of held-out games, the fit, and the report about its errors."""
