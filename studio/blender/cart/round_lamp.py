"""A round headlamp of its own, set into the cowl."""

import math

from mathutils import Euler, Matrix

from shapes import group, revolve


def build_round_lamp(cart, skin, at, radius, shell, proud):
    """A round lamp of its own, set into the cowl: shell, bezel, reflector, light ring, glass."""
    y, z = at
    material = cart.materials
    x = skin.depth(y, z - radius * 0.35, cart.at.front_axle + 0.4) + proud
    turn = Euler((0, math.radians(-4), -math.pi / 2 + math.atan2(y, 3.2)))
    parts = [
        ('lamp shell', shell, 64, [(1.00, -0.20), (1.16, -0.08), (1.17, 0.0), (1.12, 0.018),
                                   (1.02, 0.012)]),
        ('bezel', material.chrome, 72, [(1.08, 0.012), (1.05, 0.030), (0.98, 0.034),
                                        (0.92, 0.022), (0.92, 0.0)]),
        ('reflector', material.reflector, 64, [(0, -0.035), (0.35, -0.030), (0.70, -0.010),
                                               (0.93, 0.012)]),
        ('light ring', material.led, 64, [(0.76, 0.010), (0.80, 0.016), (0.89, 0.016),
                                          (0.90, 0.008)]),
        ('projector', material.led, 40, [(0, 0.004), (0.24, 0.002), (0.36, -0.006),
                                         (0.38, -0.03)]),
        ('projector rim', material.gloss, 48, [(0.38, -0.03), (0.40, 0.004), (0.47, 0.004),
                                               (0.49, -0.03)]),
        ('lamp glass', material.lens, 48, [(0, 0.040), (0.4, 0.037), (0.75, 0.028),
                                           (0.95, 0.018)]),
    ]
    with group('headlamp', Matrix.Translation((x, y, z)) @ turn.to_matrix().to_4x4()):
        for name, layer, steps, profile in parts:
            profile = [(radius * share or 0.0001, depth) for share, depth in profile]
            revolve(name, profile, layer, steps)
