"""A farm lane between crop rows and wheat, with a rail fence, a red barn and silos."""

import math
import random

from camera import add_camera
from scenery.barn import add_barn
from scenery.buildings import House
from scenery.grasses import scatter_turf
from scenery.kit import box, frame, ground, ribbon, rod
from scenery.plants import place, plant
from scenery.sky import build_sky
from scenery.surfaces import surface
from scenes.place import place_cart
from shapes import solid

FAR_TREES = ((-7, 126, 1.5), (21, 122, 1.6), (24, 133, 1.7), (38, 128, 1.5), (-60, 170, 1.8))
SKY = [
    (0, (0.74, 0.58, 0.44)),
    (0.03, (0.62, 0.55, 0.50)),
    (0.10, (0.44, 0.50, 0.56)),
    (0.24, (0.24, 0.40, 0.58)),
    (0.5, (0.12, 0.28, 0.52)),
    (1, (0.06, 0.17, 0.40)),
]


def build(carts):
    """Builds the scene."""
    place_cart(carts.get('main'), 3.0, 7.6, -70)
    grass = surface(
        'verge', '#5f7434', '#8a9450',
        scale=1.0, roughness=0.95, specular=0.1, bump=0.06, bump_scale=30,
    )
    ground(grass, -400, 400, -10, 420, -0.03)
    _build_fields()
    rng = random.Random(3)
    _plant_rows(rng)
    _build_verges(grass)
    _build_fence(rng)
    with frame(8, 118, 0, -26):
        add_barn()
    with frame(32, 140, 0, -16):
        House(3, width=9, depth=9, wall='#f2efe8', roof=0, shutter='#2c3e50')
    _plant_horizon(rng)
    build_sky(
        -124, 16, SKY,
        sun=5.0, sun_color=(1, 0.79, 0.54),
        glow=(0.12, 0.07, 0.03), glow_power=3,
        clouds=dict(
            cover=0.54, scale=0.5, stretch=0.6, density=0.85, seed=4,
            lit=(1.0, 0.85, 0.70), dark=(0.44, 0.44, 0.50),
        ),
    )
    add_camera((-0.8, -1.0, 2.0), (0.75, 10, 1.7), 30)
    return 0.12


def _lane(y):
    """The middle of the lane, which bends to the right."""
    return 1.7 + 5.5 * (1 - math.cos(y / 75 if y < 120 else 1.6))


def _strip(material, left, right, near, far, height):
    """Ground between two curves over y."""
    edges = []
    for i in range(120):
        y = near + (far - near) * (i / 119) ** 1.6
        edges.append(((left(y), y, height), (right(y), y, height)))
    points, faces = ribbon(edges)
    solid('strip', points, faces, material)


def _build_fields():
    gravel = surface(
        'gravel', '#a4937b', '#c7b79d',
        scale=1.6, roughness=0.95, specular=0.1, bump=0.02, bump_scale=38,
    )
    soil = surface(
        'soil', '#6b5138', '#866a4c',
        scale=1.2, roughness=0.95, specular=0.1, bump=0.05, bump_scale=14,
    )
    wheat = surface(
        'wheat', '#b48f45', '#d3b169',
        scale=0.6, roughness=0.95, specular=0.1, bump=0.25, bump_scale=5,
    )
    _strip(gravel, lambda y: _lane(y) - 2.3, lambda y: _lane(y) + 2.3, -4, 130, 0.0)
    _strip(soil, lambda _: -300, lambda y: _lane(y) - 4.2, -6, 200, -0.005)
    _strip(wheat, lambda y: _lane(y) + 6.2, lambda _: 300, -6, 215, 0.55)


def _plant_rows(rng):
    """Crop rows: a bumpy leafy ridge each, with real leaves near the camera."""
    crop = surface(
        'crop', '#67853a', '#a3b95c',
        scale=3, roughness=0.9, specular=0.1, bump=0.12, bump_scale=6,
    )
    for row in range(70):
        _build_ridge(rng, crop, -3.1 - row * 0.95, row)
    for row in range(26):
        x = -3.1 - row * 0.95
        for i in range(int(46 - row * 0.6)):
            y = 1.5 + i * 0.46 * (1 + i * 0.012)
            at = x + rng.uniform(-0.05, 0.05)
            size = rng.uniform(0.62, 0.8)
            height = rng.uniform(0.55, 0.75)
            place(plant('crop', i % 3), at, y, -0.02, size, height=height)


def _build_ridge(rng, crop, x, row):
    points, faces = [], []
    for i in range(95):
        y = max(1, row * 0.15) + i * (1.2 + 0.032 * i)
        height = 0.34 + rng.uniform(-0.06, 0.06)
        width = 0.24 + rng.uniform(-0.05, 0.05)
        points += [(x - width, y, 0), (x - width * 0.7, y, height * 0.75), (x, y, height)]
        points += [(x + width * 0.7, y, height * 0.75), (x + width, y, 0)]
        if i:
            first = 5 * i
            for j in range(first, first + 4):
                faces.append((j - 5, j - 4, j + 1, j))
    solid('ridge', points, faces, crop)


def _build_verges(grass):
    _strip(grass, lambda y: _lane(y) - 0.40, lambda y: _lane(y) + 0.24, -4, 120, 0.003)
    green = ('#66803a', '#a9b464')
    scatter_turf(
        (1.2, 2.9, -0.5, 44), 1500, 0.09, green,
        keep=lambda x, y: abs(x - _lane(y) + 0.08) < 0.30, seed=5,
    )
    scatter_turf(
        (-2.7, -0.6, 0.8, 26), 900, 0.16, green, keep=lambda x, y: x < _lane(y) - 2.3, seed=1
    )
    scatter_turf(
        (3.9, 8.2, 1.5, 30), 1300, 0.20, ('#66803a', '#b5b269'),
        keep=lambda x, y: _lane(y) + 2.3 < x < _lane(y) + 6.4, seed=2,
    )
    scatter_turf(
        (7.6, 22, 5, 42), 2600, 0.85, ('#b08b3e', '#dcbd74'),
        keep=lambda x, y: x > _lane(y) + 6.2, seed=3,
    )


def _build_fence(rng):
    wood = surface(
        'rail', '#7c7061', '#a0937f',
        scale=3, roughness=0.9, specular=0.1, bump=0.02, bump_scale=8,
        stretch=(3, 3, 3), variation=0.15,
    )
    for i in range(24):
        y = 2.5 + i * 2.7
        x, next_x, next_y = _lane(y) + 4.9, _lane(y + 2.7) + 4.9, y + 2.7
        box(wood, (x, y, 0.62), (0.15, 0.13, 1.3), turn=rng.uniform(-8, 8))
        for z in (0.32, 0.66, 1.0):
            start = (x, y - 0.12, z + rng.uniform(-0.04, 0.04))
            end = (next_x, next_y + 0.12, z + rng.uniform(-0.04, 0.04))
            rod(wood, start, end, 0.065, 0.05, 7)


def _plant_horizon(rng):
    for i in range(400):
        tree = plant(('round', 'tall', 'round', 'round', 'pine')[i % 5], i % 3)
        x, y = -300 + i * 1.5 + rng.uniform(-2, 2), 216 + rng.uniform(0, 26)
        place(tree, x, y, -1.2, rng.uniform(1.0, 1.9))
    for i in range(150):
        x = -300 + i * 4 + rng.uniform(-2, 2)
        place(plant('bush', i % 3), x, 213, -0.3, rng.uniform(2.6, 4.5))
    for x, y, size in FAR_TREES:
        place(plant('round', x % 3), x, y, 0, size)
