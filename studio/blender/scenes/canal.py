"""A narrow canal with moored boats, a brick quay and shingled cottages behind picket fences."""

import random

from camera import add_camera
from scenery.buildings import House
from scenery.furniture import add_bench, add_street_lamp
from scenery.kit import box, frame, ground
from scenery.plants import place, plant
from scenery.shore import Sailboat, add_pile
from scenery.sky import build_sky
from scenery.surfaces import surface, water, white_trim
from scenes.place import place_cart

NEAR_BANK, FAR_BANK, WATER_LEVEL = -2.1, -14.5, -1.0
SHINGLES = ('#a39b8f', '#b3aca0', '#8f8a82', '#d9d5cb')
SHUTTERS = ('#27405f', '#2f4a3f', None)
SKY = [
    (0, (0.64, 0.66, 0.66)),
    (0.04, (0.50, 0.61, 0.70)),
    (0.14, (0.28, 0.46, 0.66)),
    (0.4, (0.12, 0.30, 0.58)),
    (1, (0.05, 0.18, 0.44)),
]


def build(carts):
    """Builds the scene."""
    place_cart(carts.get('main'), 2.7, 7.8, -157)
    _build_banks()
    for i in range(9):
        add_pile(NEAR_BANK - 0.25, 4.6 + i * 4.2, 0.75, 0.14)
    _build_fence()
    rng = random.Random(3)
    _moor_boats(rng)
    _build_cottages(rng)
    _plant_trees(rng)
    for i in range(6):
        add_street_lamp(-1.2, 13 + i * 15, 3.3)
    add_bench(5.3, 12.4, -90, 0.02)
    build_sky(
        -140, 30, SKY,
        sun=5.2, sun_color=(1, 0.90, 0.74),
        glow=(0.06, 0.05, 0.03), glow_power=3,
        clouds=dict(
            cover=0.55, scale=0.55, stretch=0.6, density=0.85, seed=5,
            lit=(1.0, 0.95, 0.90), dark=(0.50, 0.54, 0.60),
        ),
    )
    add_camera((-1.3, -0.9, 1.8), (0.1, 10, 1.75), 30)
    return 0.02


def _build_banks():
    waves = ((0.5, 0.5, 0.30, 0.02), (2.2, 2.2, 0.25, 0.005))
    ground(water('canal', (0.014, 0.045, 0.052, 1), waves, 0.03), -60, 20, -30, 260, WATER_LEVEL)
    lawn = surface(
        'lawn', '#5c7a34', '#7c9648',
        scale=1.5, roughness=0.9, specular=0.1, bump=0.05, bump_scale=40,
    )
    brick = surface(
        'quay', '#9c6f5c', '#b78d79',
        scale=3, roughness=0.85, specular=0.2, bump=0.005, bump_scale=50,
    )
    wall = surface('bulkhead', '#5c4d3f', '#75644f', scale=3, roughness=0.9, stretch=(0.5, 6, 6))
    for left, right in ((5.9, 90), (-90, FAR_BANK)):
        box(lawn, ((left + right) / 2, 120, -0.55), (right - left, 280, 1.1))
    box(brick, ((NEAR_BANK + 5.9) / 2, 120, -0.54), (5.9 - NEAR_BANK, 280, 1.1))
    for edge in (NEAR_BANK, FAR_BANK):
        box(wall, (edge, 120, -0.45), (0.2, 280, 1.3))
        box(wall, (edge, 120, 0.1), (0.34, 280, 0.12), chamfer=0.02)


def _build_fence():
    for z in (0.28, 0.72):
        box(white_trim(), (6.15, 42, z), (0.04, 78, 0.08))
    for i in range(430):
        box(white_trim(), (6.10, 3.2 + i * 0.18, 0.50), (0.025, 0.095, 0.92), taper=0.6)


def _moor_boats(rng):
    for i, y in enumerate((17.5, 31, 46, 64)):
        with frame(-4.3, y, WATER_LEVEL, -90 + rng.uniform(-1, 1)):
            hull, stripe = ('#f3f2ee', '#27405f')[i % 2], ('#1c3f6e', '#c79a3a')[i % 2]
            Sailboat(8.0 + i % 2, stripe, ('#1f4a7d', '#e8e4da')[i % 2], hull, 10.5)
    for i in range(6):
        with frame(FAR_BANK + 2.2, 22 + i * 13.5, WATER_LEVEL, 90 + rng.uniform(-1, 1)):
            Sailboat(7.6, '#7a1d24', '#2f5d4a', '#f3f2ee', 9.5 + rng.uniform(-1, 1))
        add_pile(FAR_BANK + 0.4, 16 + i * 13.5, 0.6, 0.13)


def _build_cottages(rng):
    for side, x, first in ((1, 12.4, 5.5), (-1, -22.5, 14)):
        for i in range(9):
            with frame(x, first + i * 12.4 + rng.uniform(-0.6, 0.6), 0, -90 * side):
                House(
                    i, width=8.4, depth=8, wall=SHINGLES[(i + (side < 0)) % 4], roof=i + 1,
                    shutter=SHUTTERS[i % 3], gable=i % 2 == 0, porch=i % 3 != 1,
                )


def _plant_trees(rng):
    for i in range(60):
        place(plant('bush', i % 3), 6.9, 3.5 + i * 1.4, 0, rng.uniform(0.4, 0.6))
    for i in range(7):
        place(plant('round', i % 3), 9.2, 17 + i * 12.4, 0, rng.uniform(0.8, 1.0))
        place(plant('round', i % 3), -18.5, 20 + i * 12.4, 0, rng.uniform(0.9, 1.2))
    for i in range(70):
        x, y = -75 + i * 2.2, 128 + rng.uniform(0, 16)
        place(plant(('round', 'tall', 'pine')[i % 3], i % 3), x, y, 0, rng.uniform(1.3, 2.0))
