"""A wooden quay with moored sailing boats under a pink evening sky."""

import random

from camera import add_camera
from scenery.buildings import House
from scenery.furniture import add_street_lamp
from scenery.kit import box, frame, ground
from scenery.plants import place, plant
from scenery.shore import Sailboat, add_pile, lay_boards
from scenery.sky import build_sky
from scenery.surfaces import surface, water
from scenes.place import place_cart

STRIPES = ['#1c3f6e', '#7a1d24', '#245a4a', '#2c3e50', '#c79a3a']
COVERS = ('#1f4a7d', '#8a2a2a', '#e8e4da', '#2f5d4a')
FAR_COVERS = ('#1f4a7d', '#e8e4da', '#2f5d4a')
HULLS = ('#f3f2ee', '#f3f2ee', '#27405f')
WATER_LEVEL = -1.15
SKY = [
    (0, (0.62, 0.46, 0.42)),
    (0.02, (0.66, 0.46, 0.42)),
    (0.07, (0.56, 0.43, 0.46)),
    (0.16, (0.36, 0.38, 0.50)),
    (0.4, (0.15, 0.25, 0.45)),
    (1, (0.06, 0.14, 0.34)),
]


def build(carts):
    """Builds the scene."""
    place_cart(carts.get('main'), 3.0, 7.4, -160)
    waves = ((0.30, 0.30, 0.35, 0.030), (1.6, 1.6, 0.30, 0.006))
    ground(water('harbor', (0.012, 0.042, 0.055, 1), waves, 0.02), -600, 600, -30, 230, WATER_LEVEL)
    beam = surface(
        'beam', '#5c4d3f', '#75644f', scale=3, roughness=0.9, bump=0.01, stretch=(0.5, 6, 6)
    )
    _build_quay(beam)
    _build_pier(beam, -4, 40, 27)
    _build_pier(beam, -26, 46, 52)
    rng = random.Random(4)
    _moor_boats(rng)
    _build_far_shore(rng)
    build_sky(
        -132, 13, SKY,
        sun=4.8, sun_color=(1, 0.74, 0.50),
        glow=(0.10, 0.05, 0.02), glow_power=3,
        clouds=dict(
            cover=0.46, scale=0.45, stretch=0.4, edge=0.22, density=0.75, seed=14,
            lit=(0.92, 0.62, 0.50), dark=(0.34, 0.33, 0.42),
        ),
        fill=0.95,
    )
    add_camera((-1.0, -1.0, 1.75), (0.85, 9, 1.55), 30)
    return 0.12


def _build_quay(beam):
    lay_boards('quay', (-1.7, 11, -3, 13.2), ('#7d6f60', '#a39482'), 0.15, 4)
    box(beam, (-1.75, 5, -0.16), (0.16, 17, 0.34))
    box(beam, (4.6, 13.3, -0.16), (12.9, 0.16, 0.34))
    box(beam, (-1.62, 5, 0.10), (0.18, 17, 0.14), chamfer=0.02)
    box(beam, (4.7, 13.1, 0.10), (12.7, 0.18, 0.14), chamfer=0.02)
    for i in range(4):
        add_pile(-1.95, 4.9 + i * 2.9, 0.85)
    for i in range(5):
        add_pile(0.6 + i * 2.7, 13.6, 0.95)
    add_street_lamp(8.9, 11.6, 3.2)
    chest = surface('dock box', '#eceae4', roughness=0.45)
    box(chest, (7.9, 11.9, 0.36), (1.5, 0.65, 0.62), chamfer=0.05)
    box(chest, (7.9, 11.9, 0.72), (1.58, 0.72, 0.10), chamfer=0.04)


def _build_pier(beam, left, right, y):
    deck = surface(
        'pier', '#968a7a', '#b1a593', roughness=0.8, stretch=(6, 0.4, 1), variation=0.1
    )
    middle, length = (left + right) / 2, right - left
    box(deck, (middle, y, -0.62), (length, 1.7, 0.14))
    box(beam, (middle, y - 0.85, -0.74), (length, 0.1, 0.26))
    for i in range(int(length / 6) + 1):
        add_pile(left + i * 6, y - 1.05, 0.75, 0.14)


def _moor_boats(rng):
    for i, x in enumerate((0.6, 5.0, 15.6, 20.5, 26)):
        y, turn = 23.0 if i % 2 == 0 else 22.6, -90 + rng.uniform(-3, 3)
        with frame(x, y, WATER_LEVEL, turn):
            mast = 11.5 + rng.uniform(-1, 1.5)
            Sailboat(8.2 + 0.5 * (i % 3), STRIPES[i % 5], COVERS[i % 4], HULLS[i % 3], mast)
    for i in range(9):
        y, turn = 47.5 + rng.uniform(-0.5, 0.5), -90 + rng.uniform(-4, 4)
        with frame(-20 + i * 6.6, y, WATER_LEVEL, turn):
            length, mast = 8 + rng.uniform(0, 2), 11 + rng.uniform(-1, 2.5)
            Sailboat(length, STRIPES[(i + 2) % 5], FAR_COVERS[i % 3], '#f3f2ee', mast)


def _build_far_shore(rng):
    land = surface('land', '#5a6a3c', '#7a8350', scale=0.3, roughness=0.95)
    box(land, (0, 262, -1.0), (1400, 70, 1.2))
    for i in range(420):
        tree = plant(('round', 'tall', 'round', 'pine')[i % 4], i % 3)
        x, y = -310 + i * 1.5 + rng.uniform(-2, 2), 236 + rng.uniform(0, 24)
        place(tree, x, y, -0.8, rng.uniform(0.9, 1.7))
    for i in range(160):
        x = -310 + i * 4 + rng.uniform(-2, 2)
        place(plant('bush', i % 3), x, 233, -0.5, rng.uniform(2.5, 4))
    for i in range(6):
        x, turn = -130 + i * 52 + rng.uniform(-12, 12), rng.uniform(-14, 14)
        with frame(x, 231, -0.4, turn):
            wall = ('#f1ede2', '#b9c6cc', '#d9cdb4')[i % 3]
            House(i, width=10, depth=8, porch=False, wall=wall, roof=i, gable=i % 2 == 0)
