"""Interaction with the user at the terminal: output, prompts, languages and game sessions."""
