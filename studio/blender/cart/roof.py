"""The roof, its posts, and what is mounted on it."""

import math

from cart.look import DECK_HEIGHT, ROOF_HEIGHT, ROW_PITCH
from outlines import fillet, rounded_rectangle
from shapes import box, closed_solid, revolve, sweep, tube

WIDTH = 1.27
# The upper side as rings: (how far in from the edge, how high), with a shallow gutter.
RINGS = [
    (0.012, -0.012),
    (0.0, 0.0),
    (0.0, 0.040),
    (0.014, 0.066),
    (0.05, 0.080),
    (0.085, 0.078),
    (0.115, 0.092),
    (0.30, 0.108),
    (0.50, 0.114),
]
POST = rounded_rectangle(0.050, 0.034, 0.012)


def build_roof(cart):
    """A shell of rings with its own underside; the front edge droops a little."""
    front, rear = cart.at.roof_front, cart.at.roof_rear
    half, middle = (front - rear) / 2, (front + rear) / 2

    def ring(inset, height, droop=0.045, arch=0.012):
        outline = rounded_rectangle(
            2 * (half - inset), WIDTH - 2 * inset, max(0.03, 0.17 - inset * 0.28), 8
        )
        level = ROOF_HEIGHT + height
        return [
            (middle + x, y, level - droop * max(0, x / half) ** 4 - arch * abs(x / half) ** 2)
            for x, y in outline
        ]

    upper = [ring(inset, height) for inset, height in RINGS]
    under = [ring(0.035, -0.006), ring(0.07, 0.018, 0.03, 0)]
    points = [point for each in upper + under for point in each]
    count, last = len(upper[0]), len(RINGS) - 1
    faces = []
    for i in range(last):
        faces += _band(i * count, (i + 1) * count, count)
    faces.append(tuple(last * count + j for j in range(count)))
    first_under = len(RINGS) * count
    faces += _band(0, first_under, count) + _band(first_under, first_under + count, count)
    faces.append(tuple(first_under + count + j for j in range(count)))
    closed_solid('roof', points, faces, cart.materials.roof, 60)


def build_posts(cart):
    """Rear posts beside the last seat, and posts on the sill behind every row before it."""
    *middle, (foot, head) = post_lines(cart)
    for side in (1, -1):
        path = [
            (foot + 0.01, side * 0.575, 0.70),
            (foot, side * 0.585, 0.86),
            (head, side * 0.535, 1.90),
            (head - 0.01, side * 0.53, 1.965),
        ]
        sweep('rear post', fillet(path, 0.12), POST, cart.materials.frame, 50)
    for foot, head in middle:
        _build_middle_posts(cart, foot, head)


def post_lines(cart):
    """For every row, from the front, how far forward its posts are at their foot and at their head."""
    rows = [cart.at.front_axle - 1.06 - ROW_PITCH * row - 0.545 for row in range(cart.look.rows - 1)]
    top = cart.at.roof_rear
    foot, head = {
        'bench': (-0.02, top + 0.20),
        'deck': (-0.10, top + 0.13),
        'golf-bags': (-0.10, top + 0.13),
        'tray': (-0.10, top + 0.13),
    }.get(cart.look.rear, (0.06, 0.10))
    return [(x + 0.03, x - 0.015) for x in rows] + [(foot - 0.01, head)]


def build_light_bar(cart):
    """A bar of ten lamps below the front edge."""
    front, material = cart.at.roof_front, cart.materials
    height = ROOF_HEIGHT - 0.050
    box('light bar', (0.05, 0.62, 0.055), (front - 0.03, 0, height), material.gloss, 0.012)
    for i in range(10):
        place = (front - 0.003, -0.27 + i * 0.06, height)
        box('bar lamp', (0.006, 0.05, 0.036), place, material.bar_led, 0.004)


def build_rack(cart):
    """A rack of tubes on the roof."""
    frame = cart.materials.frame
    front, rear, top = cart.at.roof_front - 0.16, cart.at.roof_rear + 0.14, ROOF_HEIGHT + 0.185
    rim = [(front, 0.50, top), (rear, 0.50, top), (rear, -0.50, top), (front, -0.50, top)]
    tube('rack', rim, 0.013, frame, bend=0.08)
    tube('rack front', [rim[0], rim[-1]], 0.013, frame, bend=0)
    count = max(3, int((front - rear) / 0.30))
    for i in range(count + 1):
        x = rear + (front - rear) * i / count
        if 0 < i < count:
            rung = [(x, -0.50, top - 0.035), (x, 0.50, top - 0.035)]
            tube('rack rung', rung, 0.009, frame, bend=0)
        for side in (1, -1):
            foot = [(x, side * 0.50, top), (x, side * 0.52, top - 0.10)]
            tube('rack foot', foot, 0.009, frame, bend=0)


def build_beacon(cart):
    """An amber warning lamp on the roof."""
    profile = [(0.0001, 0.11), (0.035, 0.105), (0.05, 0.08), (0.052, 0.02), (0.06, 0)]
    beacon = revolve('beacon', profile, cart.materials.amber, 40)
    beacon.rotation_euler = (math.pi / 2, 0, 0)
    beacon.location = (cart.at.roof_front - 0.35, 0, ROOF_HEIGHT + 0.11)


def _build_middle_posts(cart, foot, head):
    for side in (1, -1):
        path = [
            (foot + 0.02, side * 0.578, 0.435),
            (foot, side * 0.588, DECK_HEIGHT + 0.06),
            (head, side * 0.538, 1.90),
            (head - 0.005, side * 0.53, 1.965),
        ]
        sweep('middle post', fillet(path, 0.14), POST, cart.materials.frame, 50)
        place = (foot + 0.02, side * 0.580, 0.462)
        box('post foot', (0.10, 0.06, 0.05), place, cart.materials.black, 0.012)


def _band(lower, upper, count):
    """The faces between two rings of points."""
    return [
        (lower + j, lower + (j + 1) % count, upper + (j + 1) % count, upper + j)
        for j in range(count)
    ]
