"""Seats: cushions with seams and piping, in three shapes, on rows that face either way."""

import math

from mathutils import Matrix, Vector

from cart.cushions import build_cushion, height_at
from cart.look import DECK_HEIGHT
from shapes import box, tube

LEAN = math.radians(11)

# Local frame of a back: x up the back, y across, z forward.
BACK_FRAME = Matrix((
    (-math.sin(LEAN), 0, math.cos(LEAN), 0),
    (0, 1, 0, 0),
    (math.cos(LEAN), 0, math.sin(LEAN), 0),
    (0, 0, 0, 1),
))

# For every shape of seat: the cushions of the base and of the back. A cushion is its size (along,
# across, thick), its place, and how it is upholstered; `insert` takes the second color.
SHAPES = {
    'bench': {
        'base': [
            dict(size=(0.50, 0.53, 0.118), base=0.5, edge=8, corner=0.035, piped=True, dish=0.010),
            dict(size=(0.42, 0.43, 0.086), at=(0, 0.048), base=0.6, edge=10, corner=0.03,
                 insert=True, seams=(0,)),
        ],
        'back': [
            dict(size=(0.46, 0.525, 0.105), at=(0.23, -0.02), base=0.5, edge=8, corner=0.06,
                 piped=True, dish=0.012),
            dict(size=(0.34, 0.43, 0.078), at=(0.235, 0.018), base=0.6, edge=10, corner=0.05,
                 insert=True, cross_seams=(-0.34, 0.34)),
        ],
    },
    'sport': {
        'base': [
            dict(size=(0.50, 0.515, 0.135), base=0.42, edge=7, piped=True, dish=0.034),
            dict(size=(0.42, 0.27, 0.086), at=(0.005, 0.046), base=0.6, edge=10,
                 insert=True, seams=(-0.62, -0.31, 0, 0.31, 0.62)),
        ],
        'back': [
            dict(size=(0.60, 0.51, 0.125), at=(0.30, -0.02), base=0.42, edge=7, corner=0.13,
                 piped=True, dish=0.040),
            dict(size=(0.38, 0.26, 0.080), at=(0.225, 0.018), base=0.6, edge=10, corner=0.06,
                 insert=True, seams=(-0.66, -0.33, 0, 0.33, 0.66)),
            dict(size=(0.17, 0.30, 0.085), at=(0.545, 0.018), base=0.5, edge=8, corner=0.14,
                 piped=True, seams=(0,)),
        ],
    },
    'bucket': {
        'base': [
            dict(size=(0.49, 0.515, 0.120), base=0.45, edge=7, piped=True, dish=0.020),
            dict(size=(0.40, 0.30, 0.086), at=(0.005, 0.048), base=0.58, edge=10,
                 insert=True, seams=(-0.45, 0, 0.45)),
        ],
        'back': [
            dict(size=(0.52, 0.51, 0.110), at=(0.26, -0.02), base=0.45, edge=7, corner=0.09,
                 piped=True, dish=0.024),
            dict(size=(0.36, 0.30, 0.083), at=(0.245, 0.022), base=0.58, edge=10, corner=0.07,
                 insert=True, seams=(-0.33, 0.33)),
            dict(size=(0.15, 0.27, 0.090), at=(0.565, -0.012), base=0.5, edge=7, corner=0.12,
                 piped=True),
        ],
    },
}

SHELL = dict(size=(0.50, 0.50, 0.055), base=0.35, edge=6, corner=0.09, cross_seams=(-0.62, 0.62))


def build_row(cart, front, facing=1):
    """Two places side by side; `facing` is 1 for forward, -1 for a row that looks back."""
    turn = Matrix.Rotation(0 if facing > 0 else math.pi, 4, 'Z')
    back_place = (front - facing * 0.485, 0, DECK_HEIGHT + 0.09)
    for side in (1, -1):
        y = side * 0.265
        place = Matrix.Translation((front - facing * 0.235, y, DECK_HEIGHT + 0.005))
        base = place @ turn @ Matrix.Rotation(math.radians(-4), 4, 'Y')
        back = Matrix.Translation((back_place[0], y, back_place[2])) @ turn @ BACK_FRAME
        _build_place(cart, base, back)
        _build_shell(cart, back)
    frame = Matrix.Translation(back_place) @ turn @ BACK_FRAME
    support = box('seat support', (0.40, 0.94, 0.03), (0, 0, 0), cart.materials.black, 0.014)
    support.matrix_local = frame @ Matrix.Translation((0.22, 0, -0.03))
    if front > cart.at.rear_body:
        _build_grab_rail(cart, frame)
    _build_armrests(cart, front, facing)


def _build_shell(cart, back):
    """What is seen of a seat from behind: a rounded shell of plastic."""
    turned = Matrix.Translation((0.255, 0, -0.025)) @ Matrix.Rotation(math.pi, 4, 'X')
    build_cushion(SHELL, cart.materials.black, back @ turned)


def _build_grab_rail(cart, frame):
    """The rail that who sits behind holds on to."""
    half = [(0.30, 0.34, -0.07), (0.37, 0.34, -0.125), (0.43, 0.34, -0.125)]
    path = half + [(up, -y, back) for up, y, back in reversed(half)]
    tube('grab rail', path, 0.012, cart.materials.frame).matrix_local = frame


def _build_place(cart, base, back):
    shape = SHAPES[cart.look.seat_shape]
    for cushions, frame in ((shape['base'], base), (shape['back'], back)):
        for cushion in cushions:
            _upholster(cart, cushion, frame, cushions[0])
    if cart.look.seat_shape == 'bucket':
        for y in (-0.07, 0.07):
            ends = [back @ Vector((up, y, 0.02)) for up in (0.46, 0.56)]
            tube('head-rest post', ends, 0.007, cart.materials.chrome, bend=0, steps=3)


def _upholster(cart, cushion, frame, lowest):
    """A cushion with piping at its edge, an insert with a seam where it meets the lowest one."""
    material = cart.materials
    along, up = cushion.get('at', (0, 0))
    leather = material.insert if cushion.get('insert') else material.seat
    place = frame @ Matrix.Translation((along, 0, up))
    points, ring = build_cushion(cushion, leather, place)
    edge = [Vector(points[i]) for i in ring]
    if cushion.get('insert'):
        lowest_along, lowest_up = lowest.get('at', (0, 0))
        for point in edge:
            x = point.x + along - lowest_along
            point.z = height_at(lowest, x, point.y) + lowest_up - up
        bead, radius = material.seam, 0.005
    elif cushion.get('piped'):
        bead, radius = material.piping or leather, 0.006
    else:
        return
    edge = [point + Vector((0, 0, 0.002)) for point in edge]
    tube('piping', edge, radius, bead, bend=0, closed=True, steps=3).matrix_local = place


def _build_armrests(cart, front, facing):
    for side in (1, -1):
        y = side * 0.560
        path = [
            (front - facing * 0.12, side * 0.555, DECK_HEIGHT + 0.02),
            (front - facing * 0.14, y, DECK_HEIGHT + 0.235),
            (front - facing * 0.52, y, DECK_HEIGHT + 0.275),
            (front - facing * 0.55, y, DECK_HEIGHT + 0.05),
        ]
        tube('arm-rest', path, 0.014, cart.materials.frame, bend=0.07)
        pad = (front - facing * 0.29, y, DECK_HEIGHT + 0.262)
        turn = (0, facing * math.radians(5), 0)
        box('arm pad', (0.24, 0.05, 0.035), pad, cart.materials.seat, 0.016, turn, 4)
