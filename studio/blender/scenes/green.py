"""A town green: lawn, shade trees, a brick path and a church with a white steeple."""

import random

from camera import add_camera
from scenery.buildings import House
from scenery.church import add_church
from scenery.furniture import add_bench, add_street_lamp
from scenery.grasses import scatter_turf
from scenery.kit import frame, ground, ribbon
from scenery.plants import place, plant
from scenery.sky import build_sky
from scenery.surfaces import surface
from scenes.place import place_cart
from shapes import solid

TREES = (
    (-7.2, 12, 1.45, 'round'),
    (-12, 20, 1.7, 'round'),
    (-6.4, 27, 1.5, 'round'),
    (-15, 34, 1.8, 'tall'),
    (-9, 44, 1.6, 'round'),
    (10.6, 17, 1.35, 'round'),
    (15.5, 29, 1.6, 'round'),
    (26, 50, 1.6, 'tall'),
    (-20, 48, 1.8, 'round'),
    (33, 60, 1.8, 'round'),
)
HOUSES = ((-46, 74), (-33, 78), (-20, 81), (36, 84), (49, 82), (62, 80))
SKY = [
    (0, (0.66, 0.62, 0.58)),
    (0.04, (0.54, 0.60, 0.66)),
    (0.14, (0.32, 0.47, 0.64)),
    (0.4, (0.14, 0.31, 0.58)),
    (1, (0.06, 0.19, 0.44)),
]


def build(carts):
    """Builds the scene."""
    place_cart(carts.get('main'), 3.2, 9.0, -68)
    lawn = surface(
        'lawn', '#536b31', '#6f8743',
        scale=0.5, roughness=0.95, specular=0.1, bump=0.05, bump_scale=40,
    )
    ground(lawn, -300, 300, -10, 300, -0.02)
    _build_path()
    scatter_turf(
        (-9, 8.5, 0.6, 25), 4600, 0.075, ('#527030', '#869f4a'),
        keep=lambda x, y: abs(x - _path(y)) > 2.4,
    )
    with frame(13.4, 80, 0, -6):
        add_church()
    _plant_trees()
    for i in range(16):
        for side in (-1, 1):
            place(plant('bush', i % 3), 13.4 + side * (5.5 + i * 0.5), 77.5, 0, 0.9)
    build_sky(
        -126, 27, SKY,
        sun=5.0, sun_color=(1, 0.85, 0.63),
        glow=(0.08, 0.05, 0.03), glow_power=3,
        clouds=dict(
            cover=0.60, scale=0.62, stretch=0.8, density=0.9, seed=6,
            lit=(1.0, 0.92, 0.84), dark=(0.46, 0.49, 0.56),
        ),
    )
    add_camera((-0.8, -0.9, 1.7), (0.85, 10, 2.15), 30)
    return 0.12


def _path(y):
    """The middle of the path, which bends to the right."""
    return 2.7 + 0.0031 * max(0, y - 5) ** 2


def _build_path():
    brick = surface(
        'path', '#a2705c', '#bb8d77',
        roughness=0.85, specular=0.2, bump=0.006, bump_scale=40,
    )
    stone = surface('path edge', '#c4bdb0', roughness=0.85)
    for material, left, right, z in (
        (brick, -2.1, 2.1, 0.02),
        (stone, -2.3, -2.08, 0.05),
        (stone, 2.08, 2.3, 0.05),
    ):
        edges = []
        for i in range(70):
            y = -4 + 66 * (i / 69) ** 1.3
            edges.append(((_path(y) + left, y, z), (_path(y) + right, y, z)))
        points, faces = ribbon(edges)
        solid('path', points, faces, material)


def _plant_trees():
    rng = random.Random(9)
    for x, y, size, kind in TREES:
        place(plant(kind, int(abs(x)) % 3), x, y, 0, size)
    for i in range(110):
        x, y = -110 + i * 2.2 + rng.uniform(-1, 1), 112 + rng.uniform(0, 22)
        place(plant(('round', 'tall')[i % 2], i % 3), x, y, 0, rng.uniform(1.4, 2.2))
    for i in range(70):
        place(plant('bush', i % 3), -100 + i * 3 + rng.uniform(-1, 1), 108, 0, 3.4)
    for i, (x, y) in enumerate(HOUSES):
        with frame(x, y, 0, rng.uniform(-8, 8)):
            House(
                i, width=9, depth=9, porch=i % 2 == 0,
                wall=('#f1ede2', '#b9c6cc', '#e2d3b2')[i % 3], roof=i,
                shutter=('#2c3e50', '#35503f')[i % 2], gable=i % 2 == 0,
            )
    add_street_lamp(_path(30) - 2.9, 30)
    add_street_lamp(_path(40) + 3.0, 40)
    add_bench(_path(21) - 3.2, 21, 78)
