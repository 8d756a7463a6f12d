"""Wheels: tire, tread, rim and spokes. The outer face looks along +y until it is placed."""

import math

from mathutils import Euler, Matrix

from cart.spokes import RIMS, build_spokes
from shapes import closed_solid, group, revolve


def build_wheels(cart):
    """All four wheels; each is turned a little differently."""
    at = cart.at
    for axle in (0, at.front_axle):
        for side in (1, -1):
            turn = Euler((0, 0.35 * axle, 0 if side > 0 else math.pi))
            place = Matrix.Translation((axle, side * at.track, at.wheel_height))
            with group('wheel', place @ turn.to_matrix().to_4x4()):
                _build_tire(cart)
                _build_rim(cart)


def _build_tire(cart):
    at, rubber = cart.at, cart.materials.rubber
    half, wall = at.tire_width / 2, at.tire_radius - at.rim_radius
    revolve('tire', _tire_profile(cart, half, wall), rubber, 120, 30)
    for radius in (at.rim_radius + wall * 0.28, at.rim_radius + wall * 0.80):
        rib = [(radius - 0.004, half * 0.985), (radius - 0.002, half * 1.015)]
        rib += [(radius + 0.002, half * 1.015), (radius + 0.004, half * 0.985)]
        revolve('rib', rib, rubber)
    if cart.look.lifted:
        _build_tread(at.tire_radius, half, rubber)


def _tire_profile(cart, half, wall):
    rim, outer = cart.at.rim_radius, cart.at.tire_radius
    profile = [
        (rim - 0.006, -half * 0.80),
        (rim + 0.012, -half * 0.92),
        (rim + wall * 0.35, -half * 1.02),
        (rim + wall * 0.62, -half * 1.03),
        (outer - 0.028, -half * 0.97),
        (outer - 0.010, -half * 0.86),
        (outer - 0.004, -half * 0.66),
    ]
    profile += _bald_middle(outer, half) if cart.look.lifted else _grooves(outer, half)
    return profile + [(radius, -y) for radius, y in reversed(profile) if y < 0]


def _bald_middle(outer, half):
    return [(outer - 0.012, -half * 0.5), (outer - 0.012, 0)]


def _grooves(outer, half):
    middle, floor = -0.42 * half, outer - 0.008
    return [
        (outer, middle - 0.009),
        (floor, middle - 0.005),
        (floor, middle + 0.005),
        (outer, middle + 0.009),
        (outer + 0.001, -0.008),
        (floor, -0.005),
        (floor, 0),
    ]


def _build_tread(outer, half, rubber):
    """Tapered blocks in two rows per half: big ones on the shoulder, slanted ones inside."""
    points, faces = [], []
    count = 26
    step = 2 * math.pi / count
    for i in range(count):
        for side in (1, -1):
            angle = step * i + (0 if side > 0 else step / 2)
            shoulder = sorted((side * half * 0.52, side * half * 1.04))
            inner = sorted((side * half * 0.05, side * half * 0.46))
            levels = (outer - 0.030, outer + 0.004)
            _add_block(points, faces, angle, step * 0.30, shoulder, levels, side * 0.6, half)
            levels = (outer - 0.02, outer + 0.004)
            angle += step * 0.5
            _add_block(points, faces, angle, step * 0.27, inner, levels, side * 2.2, None)
    closed_solid('tread', points, faces, rubber, 20)


def _add_block(points, faces, angle, width, across, levels, skew, shoulder):
    """One block between two radii; on the shoulder its outer edge is drawn in."""
    first, middle = len(points), sum(across) / 2
    for radius in levels:
        is_top = radius != levels[0]
        for y, end in ((across[0], -1), (across[1], -1), (across[1], 1), (across[0], 1)):
            y_here = middle + (y - middle) * (0.93 if is_top else 1)
            turn = angle + end * width * (0.86 if is_top else 1) + skew * (y - middle)
            drawn_in = 0.022 if shoulder and abs(y) >= shoulder * 0.95 else 0
            reach = radius - drawn_in
            points.append((reach * math.cos(turn), y_here, reach * math.sin(turn)))
    sides = ((4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))
    faces.extend(tuple(first + corner for corner in side) for side in sides)


def _build_rim(cart):
    material, rim = cart.materials, cart.at.rim_radius
    half = cart.at.tire_width / 2
    face = half * 0.80
    barrel = [(rim - 0.002, -half * 0.8), (rim - 0.022, -half * 0.6)]
    barrel += [(rim - 0.026, face - 0.05), (rim - 0.018, face - 0.012)]
    revolve('barrel', barrel, material.rim_dark)
    revolve('lip', _lip(rim, face), material.rim_face, 128)
    back = [(0.0001, -half * 0.55), (rim - 0.02, -half * 0.55)]
    revolve('rim back', back, material.dark, 48)
    disc = [(0.0001, face - 0.075), (rim * 0.62, face - 0.075)]
    disc += [(rim * 0.66, face - 0.085), (rim * 0.66, face - 0.10)]
    revolve('brake disc', disc, material.steel, 64)
    build_spokes(RIMS[cart.look.rim], rim - 0.012, face, (material.rim_face, material.rim_side))
    _build_hub(material, face)


def _lip(rim, face):
    return [
        (rim - 0.020, face - 0.014),
        (rim - 0.012, face + 0.002),
        (rim - 0.004, face + 0.012),
        (rim + 0.004, face + 0.010),
        (rim + 0.007, face - 0.004),
        (rim - 0.002, face - 0.03),
    ]


def _build_hub(material, face):
    hub = [(0.0001, face + 0.006), (0.030, face + 0.006), (0.036, face - 0.002)]
    hub += [(0.052, face - 0.006), (0.058, face - 0.014), (0.058, face - 0.05)]
    revolve('hub', hub, material.gloss, 48)
    cap = [(0.0001, face + 0.012), (0.022, face + 0.011), (0.027, face + 0.006)]
    revolve('hub cap', cap + [(0.027, face - 0.002)], material.aluminum, 48)
