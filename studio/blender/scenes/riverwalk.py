"""A paved walk along a small river in a town: an iron railing, shade trees and a wooden footbridge."""

import math
import random

from camera import add_camera
from scenery.buildings import House
from scenery.furniture import add_bench, add_street_lamp
from scenery.grasses import scatter_turf
from scenery.kit import box, frame, ground, rod
from scenery.plants import place, plant
from scenery.sky import build_sky
from scenery.surfaces import surface, water
from scenes.place import place_cart

NEAR_BANK, FAR_BANK, WATER_LEVEL = -2.6, -12.5, -1.1
BRIDGE = 27
WALLS = ('#9a5a48', '#c9b08a', '#8a4f42', '#d8cfbf')
SKY = [
    (0, (0.68, 0.66, 0.60)),
    (0.04, (0.54, 0.62, 0.66)),
    (0.14, (0.32, 0.48, 0.64)),
    (0.4, (0.14, 0.32, 0.58)),
    (1, (0.06, 0.19, 0.44)),
]


def build(carts):
    """Builds the scene."""
    place_cart(carts.get('main'), 2.6, 8.0, -152)
    _build_banks()
    _build_railing()
    _build_footbridge()
    rng = random.Random(8)
    _plant_trees(rng)
    for i in range(8):
        with frame(13.2, 8 + i * 9.6, 0, -90):
            House(
                i, width=8.8, depth=9, porch=False, shop=True, base=0.2,
                wall=WALLS[i % 4], roof=i, gable=i % 2 == 1, awning=('#2f5d4a', '#8a2a2a')[i % 2],
            )
    for i in range(6):
        add_street_lamp(-1.6, 11.2 + i * 12, 3.4, '#1d2a27')
    add_bench(-1.3, 16.4, -90, 0.04)
    build_sky(
        -138, 34, SKY,
        sun=5.0, sun_color=(1, 0.88, 0.68),
        glow=(0.07, 0.05, 0.03), glow_power=3,
        clouds=dict(
            cover=0.58, scale=0.6, stretch=0.7, density=0.85, seed=9,
            lit=(1.0, 0.94, 0.86), dark=(0.48, 0.51, 0.57),
        ),
    )
    add_camera((-1.9, -0.9, 1.8), (-0.6, 10, 1.75), 30)
    return 0.15


def _build_banks():
    waves = ((0.7, 0.35, 0.35, 0.02), (2.6, 1.6, 0.25, 0.005))
    ground(water('river', (0.020, 0.038, 0.026, 1), waves, 0.03), -40, 10, -30, 200, WATER_LEVEL)
    lawn = surface(
        'lawn', '#536b31', '#6f8743',
        scale=0.8, roughness=0.95, specular=0.1, bump=0.05, bump_scale=40,
    )
    paving = surface(
        'walk', '#b5ab9b', '#c8bfb0',
        scale=3, roughness=0.85, specular=0.2, bump=0.006, bump_scale=40,
    )
    stone = surface('river wall', '#8b857b', '#a8a195', scale=2, roughness=0.9, bump=0.02)
    for left, right in ((5.4, 80), (-80, FAR_BANK)):
        box(lawn, ((left + right) / 2, 100, -0.6), (right - left, 240, 1.2))
    box(paving, ((NEAR_BANK + 5.4) / 2, 100, -0.58), (5.4 - NEAR_BANK, 240, 1.2))
    for edge in (NEAR_BANK, FAR_BANK):
        box(stone, (edge, 100, -0.5), (0.35, 240, 1.25), chamfer=0.03)
    scatter_turf((-24, FAR_BANK - 0.3, 6, 45), 1500, 0.09, ('#527030', '#869f4a'))
    scatter_turf((5.6, 9.2, 1, 30), 900, 0.07, ('#527030', '#869f4a'), seed=2)


def _build_railing():
    iron = surface('iron', '#20262a', roughness=0.45)
    for z in (0.16, 1.0):
        box(iron, (NEAR_BANK, 40, z), (0.05, 84, 0.05))
    for i in range(520):
        y = 1 + i * 0.14
        thick, top = (0.07, 1.08) if i % 14 == 0 else (0.022, 1.0)
        box(iron, (NEAR_BANK, y, top / 2), (thick, thick, top))


def _build_footbridge():
    wood = surface('bridge', '#7d6248', '#98795a', scale=3, roughness=0.8, stretch=(1, 6, 6))
    length, count = NEAR_BANK - FAR_BANK + 1.6, 44

    def at(i):
        share = i / count
        return FAR_BANK - 0.8 + length * share, 0.06 + 1.05 * math.sin(math.pi * share)

    for i in range(count):
        (x, z), (next_x, next_z) = at(i), at(i + 1)
        slope = -math.degrees(math.atan2(next_z - z, next_x - x))
        middle = ((x + next_x) / 2, BRIDGE, (z + next_z) / 2)
        box(wood, middle, (length / count, 2.4, 0.1), roll=slope)
        for y in (BRIDGE - 1.15, BRIDGE + 1.15):
            for rise, radius in ((-0.16, 0.13), (0.55, 0.03), (1.0, 0.055)):
                rod(wood, (x, y, z + rise), (next_x, y, next_z + rise), radius, sides=8)
            if i % 4 == 0:
                box(wood, (x, y, z + 0.5), (0.11, 0.11, 1.15))


def _plant_trees(rng):
    for i in range(11):
        x, y = FAR_BANK - 3.2 + rng.uniform(-1.2, 0.8), 9 + i * 7.5 + rng.uniform(-1.5, 1.5)
        place(plant(('round', 'tall')[i % 3 == 1], i % 3), x, y, 0, rng.uniform(1.15, 1.5))
    for i in range(40):
        x, y = FAR_BANK - 1.0 + rng.uniform(-0.6, 0.2), 7 + i * 2.2
        place(plant('bush', i % 3), x, y, -0.1, rng.uniform(0.5, 1.0))
    for i in range(6):
        place(plant('round', i % 3), 7.4, 16.5 + i * 12, 0, rng.uniform(0.9, 1.1))
    for i in range(90):
        x, y = -80 + i * 1.7, 96 + rng.uniform(0, 18)
        place(plant(('round', 'tall')[i % 2], i % 3), x, y, 0, rng.uniform(1.3, 2.0))
    # Behind the camera: their shade falls on the walk.
    for x, y in ((-8.5, -6), (-11, -1)):
        place(plant('round', 0), x, y, 0, 1.2)
