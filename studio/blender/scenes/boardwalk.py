"""A planked boardwalk between pastel shops and a beach with dune grass and the sea."""

import numpy as np

from camera import add_camera
from scenery.buildings import House
from scenery.furniture import add_bench, add_street_lamp
from scenery.grasses import beach_grass
from scenery.kit import box, frame, gather, ground, ribbon
from scenery.plants import place
from scenery.shore import lay_boards
from scenery.sky import build_sky
from scenery.surfaces import surface, water, white_trim
from scenery.terrain import field, grid, noise, sand
from scenes.place import place_cart

EDGE = -3.7
WALLS = ['#eebb98', '#a9d3d2', '#f0dc94', '#bcd8ae', '#e8a59c', '#b3c5e4', '#efe9da']
AWNINGS = ('#2a7f8e', '#d2604a', '#2b5c93', '#e0a63c')
SHUTTERS = (None, '#2f5d78', '#ffffff')
# Lines of foam: how far out, how wide.
FOAM = ((-43.5, 1.7), (-52, 0.8), (-64, 0.9), (-82, 0.8))
SKY = [
    (0, (0.66, 0.62, 0.58)),
    (0.04, (0.52, 0.60, 0.66)),
    (0.14, (0.30, 0.46, 0.62)),
    (0.4, (0.13, 0.30, 0.56)),
    (1, (0.06, 0.18, 0.42)),
]


def build(carts):
    """Builds the scene."""
    place_cart(carts.get('main'), 2.75, 8.2, -156)
    lay_boards('plank', (-3.9, 7.2, -3, 42))
    lay_boards('plank', (-3.9, 7.2, 42, 190), width=0.42, pieces=2)
    _build_railing()
    for i in range(9):
        add_street_lamp(-3.15, 15.5 + i * 14, 3.5, '#1f3346')
        add_bench(-2.75, 10.2 + i * 14, -90)
    for i in range(9):
        add_street_lamp(6.6, 14.5 + i * 14, 3.6, '#1f3346')
    field('beach', np.linspace(-60, EDGE, 60), grid((-10, 40, 90), (40, 420, 60)), _beach, sand())
    _scatter_grass()
    _build_sea()
    _build_shops()
    build_sky(
        -128, 21, SKY,
        sun=4.9, sun_color=(1, 0.84, 0.62),
        glow=(0.10, 0.06, 0.03), glow_power=3,
        clouds=dict(
            cover=0.46, scale=0.42, stretch=0.5, density=0.75, seed=11,
            lit=(0.95, 0.86, 0.78), dark=(0.44, 0.47, 0.54),
        ),
    )
    add_camera((-1.5, -0.8, 1.7), (0.25, 10, 1.75), 30)
    return 0.08


def _build_railing():
    trim = white_trim()
    for i in range(70):
        y = -1 + i * 2.1
        box(trim, (EDGE, y, 0.52), (0.11, 0.11, 1.12))
        box(trim, (EDGE, y, 1.10), (0.16, 0.16, 0.05))
    for z, height in ((1.0, 0.10), (0.68, 0.06), (0.36, 0.06)):
        box(trim, (EDGE, 72, z), (0.06, 150, height))
    box(trim, (EDGE, 72, 1.06), (0.17, 150, 0.035))


def _slope(x):
    """The beach without its dunes: it falls from the walk to the sea."""
    return -0.55 - 2.3 * np.clip((EDGE - x) / 50, 0, 1) + 0.45 * np.exp(-(((x + 7.5) / 2.6) ** 2))


def _beach(x, y):
    dunes = 0.6 * noise(x * 0.25, y * 0.2, 4, 3) * np.exp(-(((x + 8) / 6) ** 2))
    return _slope(x) + dunes + 0.05 * noise(x, y, 3, 9)


def _scatter_grass():
    rng = np.random.RandomState(2)
    clumps = beach_grass()
    for _ in range(1300):
        x, y = -7.4 + rng.normal() * 1.7, -1 + 75 * rng.uniform() ** 1.4
        if x < -4.3:
            clump = clumps[rng.randint(6)]
            z = float(_slope(x)) - 0.05
            place(clump, x, y, z, rng.uniform(0.75, 1.2), rng.uniform(-0.9, 0.9))


def _build_sea():
    waves = ((0.22, 0.05, 0.9, 1.0), (0.9, 0.25, 0.7, 0.25), (3.0, 1.2, 0.4, 0.04))
    sea = water('sea', (0.010, 0.06, 0.075, 1), waves, 0.08)
    ground(sea, -9000, -42, -400, 14000, -2.30)
    foam = surface('foam', '#eef2f2', roughness=0.9)
    for number, (distance, width) in enumerate(FOAM):
        edges = []
        for i in range(260):
            y = -20 + i * 2.2
            x = distance + 6 * _noise_at(y * 0.05, number * 9.0, 4, number)
            ragged = abs(_noise_at(y * 0.13, number * 5.0, 3, number + 5))
            half = width * (0.35 + 2.6 * ragged)
            edges.append(((x - half, y, -2.28), (x + half * 0.4, y, -2.27)))
        gather(foam, *ribbon(edges))


def _noise_at(x, y, octaves, seed):
    return float(noise(np.array([x]), np.array([y]), octaves, seed)[0])


def _build_shops():
    y = 4.2
    for i in range(19):
        width = (7.2, 8.4, 6.8)[i % 3]
        y += width / 2
        with frame(8.0 + (0.5 if i % 2 else 0), y, 0, -90):
            House(
                i, width=width, depth=9, porch=False, shop=True,
                wall=WALLS[i % 7], roof=i, shutter=SHUTTERS[i % 3],
                awning=AWNINGS[i % 4], gable=i % 3 != 1, base=0.12,
            )
        y += width / 2 + 0.25
