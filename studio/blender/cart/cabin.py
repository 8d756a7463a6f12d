"""What the driver has in front: dash, screen, steering wheel and windshield."""

import math

from mathutils import Matrix

from cart.roof import POST
from cart.screen import build_screen
from outlines import fillet
from shapes import box, group, solid, sweep, tube

# The windshield leans back: (behind the front axle, height) at its foot and at its top.
GLASS_FOOT, GLASS_TOP = (0.40, 1.10), (0.66, 1.915)


def build_dash(cart):
    """Dash with screen, and the steering wheel with its column."""
    axle, material = cart.at.front_axle, cart.materials
    tilt = (0, math.radians(12), 0)
    center = (axle - 0.545, 0, 0.985)
    box('dash', (0.22, 1.06, 0.24), center, material.black, 0.05, tilt, 5)
    tilt = (0, math.radians(4), 0)
    top = (axle - 0.53, 0, 1.095)
    box('dash top', (0.26, 1.10, 0.05), top, material.black, 0.022, tilt, 4)
    place = Matrix.Translation((axle - 0.672, -0.02, 1.105))
    build_screen(material, place @ Matrix.Rotation(math.radians(14), 4, 'Y'))
    _build_steering(cart)


def build_windshield(cart):
    """The bowed pane with its bars, wipers, front posts and grab handles."""
    axle, material = cart.at.front_axle, cart.materials
    rows, columns = 15, 17
    points = [
        _on_glass(axle, i / (rows - 1), 2 * j / (columns - 1) - 1)
        for i in range(rows)
        for j in range(columns)
    ]
    faces = [
        (i * columns + j, i * columns + j + 1, (i + 1) * columns + j + 1, (i + 1) * columns + j)
        for i in range(rows - 1)
        for j in range(columns - 1)
    ]
    solid('windshield', points, faces, material.windshield)
    for share in (0.02, 0.47, 0.985):
        bar = [_on_glass(axle + 0.004, share, i / 8 - 1) for i in range(17)]
        thickness = 0.009 if share == 0.47 else 0.007
        tube('windshield bar', bar, thickness, material.black, bend=0)
    _build_wipers(axle, material.black)
    for side in (1, -1):
        _build_front_post(axle, side, material.frame)


def _build_steering(cart):
    axle, material = cart.at.front_axle, cart.materials
    y = 0.285
    place = Matrix.Translation((axle - 0.82, y, 1.10))
    with group('steering wheel', place @ Matrix.Rotation(-math.radians(58), 4, 'Y')):
        angles = [2 * math.pi * i / 64 for i in range(64)]
        rim = [(0.178 * math.cos(angle), 0.178 * math.sin(angle), 0) for angle in angles]
        tube('rim', rim, 0.0155, material.grip, bend=0, closed=True, steps=6)
        for angle, metal in ((0, material.steel), (180, material.steel), (270, material.frame)):
            x, up = math.cos(math.radians(angle - 90)), math.sin(math.radians(angle - 90))
            path = [(0, 0, -0.02), (0.10 * x, 0.10 * up, -0.012), (0.172 * x, 0.172 * up, 0)]
            tube('spoke', path, 0.012, metal, bend=0.03)
        box('hub', (0.11, 0.12, 0.035), (0, 0, -0.015), material.black, 0.016, segments=4)
    column = [(axle - 0.83, y, 1.085), (axle - 0.50, y, 0.88)]
    tube('steering column', column, 0.028, material.frame, bend=0)


def _on_glass(axle, share, across):
    """The point of the pane at `share` of its height and `across` (-1 to 1) its width."""
    (foot, low), (top, high) = GLASS_FOOT, GLASS_TOP
    x = axle - foot - (top - foot) * share + 0.055 * (1 - across * across)
    return x, (0.545 - 0.03 * share) * across, low + (high - low) * share


def _build_wipers(axle, black):
    arm = [(axle - 0.39, -0.06, 1.135), (axle - 0.45, 0.02, 1.33), (axle - 0.455, 0.05, 1.36)]
    tube('wiper arm', arm, 0.006, black, bend=0.03)
    blade = [(axle - 0.43, -0.12, 1.27), (axle - 0.50, 0.20, 1.47)]
    tube('wiper blade', blade, 0.007, black, bend=0)


def _build_front_post(axle, side, frame):
    top = axle - GLASS_TOP[0]
    path = [
        (axle - 0.36, side * 0.565, 0.90),
        (axle - 0.395, side * 0.560, 1.08),
        (top - 0.012, side * 0.530, 1.90),
        (top - 0.05, side * 0.525, 1.955),
    ]
    sweep('front post', fillet(path, 0.08), POST, frame, 50)
    handle = [
        (axle - 0.525, side * 0.565, 1.42),
        (axle - 0.555, side * 0.60, 1.44),
        (axle - 0.60, side * 0.60, 1.60),
        (axle - 0.59, side * 0.555, 1.62),
    ]
    tube('grab handle', handle, 0.010, frame, bend=0.03)
