"""A small-town main street: clapboard houses, porches, shops and trees."""

import random

from camera import add_camera
from scenery.buildings import House
from scenery.furniture import add_bench, add_street_lamp
from scenery.kit import box, frame, ground
from scenery.plants import place, plant
from scenery.sky import build_sky
from scenery.surfaces import surface
from scenes.place import place_cart

WALLS = ['#ece6d6', '#9db4c0', '#e2cfa8', '#b3c4ab', '#cf9a86', '#f2efe8', '#8c9fb3', '#dcc0ae']
SHUTTERS = (None, '#2c3e50', '#35503f', '#5a2e2e')
AWNINGS = ('#1f4f7a', '#a83a32', '#2f5d4a')
SKY = [
    (0, (0.72, 0.60, 0.50)),
    (0.04, (0.58, 0.56, 0.56)),
    (0.14, (0.34, 0.44, 0.58)),
    (0.4, (0.15, 0.30, 0.55)),
    (1, (0.07, 0.18, 0.42)),
]


def build(carts):
    """Builds the scene."""
    place_cart(carts.get('main'), 2.7, 7.4, -157)
    _build_road()
    _build_houses()
    _plant_trees()
    add_bench(6.7, 10.6, -90, 0.13)
    build_sky(
        -152, 24, SKY,
        sun=5.4, sun_color=(1, 0.79, 0.53),
        glow=(0.1, 0.06, 0.03), glow_power=3,
        clouds=dict(
            cover=0.52, scale=0.5, density=0.8, seed=2,
            lit=(0.95, 0.84, 0.74), dark=(0.42, 0.44, 0.50),
        ),
    )
    add_camera((-1.5, -0.6, 1.65), (0.45, 10, 1.75), 31)
    return 0.15


def _build_road():
    asphalt = surface(
        'asphalt', '#555453', '#5f5e5c',
        scale=0.35, roughness=0.9, specular=0.2, bump=0.006, bump_scale=180,
    )
    brick = surface(
        'sidewalk', '#a07563', '#b98f7b',
        scale=3, roughness=0.85, specular=0.2, bump=0.004, bump_scale=60,
    )
    curb = surface('curb', '#b9b4aa', '#c8c3ba', scale=3, roughness=0.85)
    lawn = surface(
        'lawn', '#5c7a34', '#7c9648',
        scale=1.5, roughness=0.9, specular=0.1, bump=0.05, bump_scale=40,
    )
    ground(lawn, -90, 90, -8, 260, -0.02)
    ground(asphalt, -4.6, 5.2, -8, 260, 0)
    yellow = surface('road line', '#d0a93c', roughness=0.8)
    for shift in (-0.1, 0.1):
        box(yellow, (0.3 + shift, 70, 0.002), (0.10, 160, 0.006))
    for side, edge in ((-1, -4.6), (1, 5.2)):
        box(curb, (edge + side * 0.1, 70, 0.07), (0.2, 160, 0.16), chamfer=0.02)
        box(brick, (edge + side * 1.45, 70, 0.06), (2.5, 160, 0.14))
        for i in range(40):
            y = 3 + i * 2.1 + random.uniform(-0.3, 0.3)
            place(plant('bush', i % 3), edge + side * 2.95, y, 0, random.uniform(0.55, 0.8))


def _build_houses():
    number = 0
    for side in (-1, 1):
        y = 3.6 if side > 0 else 9.0
        for i in range(11):
            width = random.uniform(7.0, 8.6)
            kind = (i + 2 * (side < 0)) % 3
            y += width / 2
            with frame(11.1 if side > 0 else -10.5, y, 0, -90 if side > 0 else 90):
                House(
                    number, width=width, depth=8.5, porch=kind != 1, shop=kind == 1,
                    wall=WALLS[number * 3 % 8], roof=number, shutter=SHUTTERS[number % 4],
                    awning=AWNINGS[number % 3], gable=kind != 2,
                    base=0.45 if kind != 1 else 0.2,
                )
            y += width / 2 + 1.6
            number += 1


def _plant_trees():
    for i in range(8):
        for side, x in ((-1, -6.0), (1, 6.6)):
            y = (17 if side < 0 else 21) + i * 13.0 + random.uniform(-1, 1)
            tree = plant('round', (i + (side > 0)) % 3)
            place(tree, x, y, 0.05, random.uniform(0.95, 1.2))
        add_street_lamp(-5.1, 11.5 + i * 13)
        add_street_lamp(5.7, 13.4 + i * 13)
    for i in range(26):
        x, y = -40 + i * 3.3 + random.uniform(-1, 1), 150 + random.uniform(-6, 12)
        tree = plant('tall' if i % 2 else 'round', i % 3)
        place(tree, x, y, 0, random.uniform(1.3, 2.0))
    for i in range(46):
        y = 146 + random.uniform(-1, 1)
        place(plant('bush', i % 3), -60 + i * 3, y, -0.2, random.uniform(2.6, 3.6))
    # Behind the camera: their shade falls on the road.
    for x, y, size in ((-8.2, -5.5, 1.25), (-10.5, -1.5, 1.2), (-6.0, -11, 1.2)):
        place(plant('round', 0), x, y, 0, size)
