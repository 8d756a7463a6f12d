"""Wheel arches: the holes in the body, their flares and their linings."""

import math

from shapes import revolve, subdivide
from shells import cut_cylinder


def build_arches(cart):
    """Flares round the wheels and, inside, dark linings that hide the hollow body."""
    for axle in (0, cart.at.front_axle):
        for side in (1, -1):
            _build_lining(cart, axle, side)
            _build_flare(cart, axle, side)


def cut_arches(cart, shape, axle):
    """Cuts the holes for the pair of wheels on one axle."""
    at = cart.at
    cut_cylinder(shape, axle, at.arch_height, at.arch_radius, -1, -0.30)
    cut_cylinder(shape, axle, at.arch_height, at.arch_radius, 0.30, 1)


def _build_lining(cart, axle, side):
    radius, dark = cart.at.arch_radius + 0.004, cart.materials.dark
    for name, profile in (
        ('lining', [(radius, 0.20), (radius, 0.59)]),
        ('lining wall', [(0.05, 0.22), (radius, 0.22)]),
    ):
        shape = revolve(name, profile, dark, 48, start=14, end=166)
        _place_at_wheel(cart, shape, axle, side)


def _build_flare(cart, axle, side):
    at = cart.at
    profile = _wide_flare(at.arch_radius) if cart.look.lifted else _slim_flare(at.arch_radius)
    # The flare ends where the body ends, at 0.435 m, or it would hang down like a mud flap.
    foot = math.degrees(math.asin((0.435 - at.wheel_height) / (at.arch_radius + 0.03)))
    flare = revolve('flare', profile, cart.materials.flare, 64, start=foot, end=180 - foot)
    _place_at_wheel(cart, flare, axle, side)
    subdivide(flare, 1)


def _place_at_wheel(cart, shape, axle, side):
    shape.location = (axle, 0, cart.at.arch_height)
    shape.scale = (1, side, 1)


def _wide_flare(radius):
    lip = 0.63 + 0.040
    return [
        (radius - 0.006, 0.56),
        (radius - 0.008, lip - 0.008),
        (radius + 0.002, lip),
        (radius + 0.020, lip - 0.002),
        (radius + 0.045, 0.63 + 0.014),
        (radius + 0.056, 0.63 - 0.018),
        (radius + 0.050, 0.57),
    ]


def _slim_flare(radius):
    lip = 0.63 + 0.016
    return [
        (radius - 0.006, 0.56),
        (radius - 0.006, 0.63 + 0.0112),
        (radius + 0.002, lip),
        (radius + 0.012, lip - 0.0016),
        (radius + 0.022, 0.63 - 0.012),
        (radius + 0.020, 0.57),
    ]
