"""Positions as pictures, drawings and pages."""
