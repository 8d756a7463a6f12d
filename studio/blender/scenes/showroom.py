"""A bright showroom: polished floor, a wall of windows and one of wooden slats, three carts."""

import random

from camera import add_camera
from scenery.kit import box, ground, lathe
from scenery.lamps import add_area_light
from scenery.plants import place, plant
from scenery.sky import build_sky
from scenery.surfaces import glow, surface
from scenes.place import place_cart

SKY = [
    (0, (0.62, 0.64, 0.66)),
    (0.1, (0.48, 0.60, 0.76)),
    (0.4, (0.3, 0.5, 0.78)),
    (1, (0.2, 0.4, 0.7)),
]
LAMP_GLOW = 1.6


def build(carts):
    """Builds the scene."""
    place_cart(carts.get('main'), 2.3, 5.3, -158, glow=LAMP_GLOW)
    place_cart(carts.get('left'), 1.0, 10.9, -150, glow=LAMP_GLOW)
    place_cart(carts.get('right'), 6.9, 8.9, -152, glow=LAMP_GLOW)
    _build_room()
    _build_windows()
    _build_outside()
    _build_lights()
    pot = surface('pot', '#d8d5cf', roughness=0.5)
    for x, y in ((0.0, 13.9), (11, 13.2)):
        lathe(pot, [(0, 0), (0.22, 0), (0.28, 0.6), (0.25, 0.62)], (x, y, 0))
        place(plant('bush', 1), x, y, 0.45, 1.0, height=1.9)
    build_sky(
        -155, 36, SKY,
        sun=4.2, sun_color=(1, 0.87, 0.70),
        glow=(0.1, 0.1, 0.1), clouds=dict(cover=0.4, seed=3), fill=0.35,
    )
    add_camera((-1.3, -1.6, 1.45), (1.25, 8, 1.15), 31)
    return 0.1


def _build_room():
    floor = surface('floor', '#84888c', '#92969a', scale=0.4, roughness=0.10, specular=0.6)
    ground(floor, -16, 14, -5, 16)
    navy = surface('navy wall', '#26384e')
    white = surface('white wall', '#ece9e3', roughness=0.8)
    box(navy, (8, 14.6, 2.3), (17, 0.2, 4.6))
    box(navy, (0, 14.7, 4.2), (40, 0.3, 0.9))
    box(white, (0, 5, 4.65), (36, 26, 0.1))
    box(white, (12.6, 6, 2.3), (0.2, 24, 4.6))
    box(white, (-12.6, 6, 2.3), (0.2, 24, 4.6))
    box(white, (0, -6, 2.3), (30, 0.2, 4.6))
    slat = surface(
        'slat wall', '#8d5f37', '#b08050',
        scale=3, roughness=0.42, specular=0.4, stretch=(9, 9, 0.8), variation=0.18,
    )
    for i in range(84):
        box(slat, (0.3 + i * 0.14, 14.42, 2.0), (0.085, 0.07, 3.9))
    box(surface('plinth', '#15191e', roughness=0.4), (6, 14.45, 0.06), (14, 0.08, 0.12))


def _build_windows():
    metal = surface('window frame', '#171b20', roughness=0.4)
    for i in range(8):
        box(metal, (-12.4 + i * 1.78, 14.6, 1.9), (0.09, 0.16, 3.8))
    for z in (0.05, 2.75, 3.75):
        box(metal, (-6.2, 14.6, z), (12.6, 0.14, 0.09))


def _build_outside():
    lawn = surface('lawn', '#5c7a3a', '#7f9a55', scale=1.5, roughness=0.9)
    ground(lawn, -90, 60, 22, 120, -0.1)
    ground(surface('pavement', '#8f8c86', roughness=0.9), -90, 60, 14.6, 22, -0.05)
    for i in range(14):
        y = 27 + random.random() * 9
        tree = plant('round' if i % 3 else 'tall', i % 3)
        place(tree, -32 + i * 3.0, y, -0.1, random.uniform(1.0, 1.4))
    for i in range(44):
        place(plant('bush', i % 3), -60 + i * 2.2, 44 + random.random(), -0.2, 3.2)


def _build_lights():
    strip = glow('light strip', '#fff4e6', 5)
    for x in (-4.2, -0.6, 3.0, 6.6):
        box(strip, (x, 5.5, 4.58), (0.10, 14, 0.03))
    add_area_light('ceiling', (1.5, 6, 4.5), (1.5, 6, 0), (11, 11), 480, (1, 0.96, 0.90))
    upwards = add_area_light('up', (1.5, 5, 3.4), (1.5, 5, 4.6), (12, 12), 260, (1, 0.97, 0.93))
    window = add_area_light('window', (-6, 14.2, 2.2), (0, 6, 0.4), (11, 3.4), 480, (0.92, 0.96, 1))
    for lamp in (upwards, window):
        lamp.visible_glossy = False
    add_area_light('wall', (6, 13.6, 4.4), (6, 14.6, 1), (11, 0.3), 160, (1, 0.82, 0.60))
    add_area_light('front', (-3, -2.5, 3.4), (2.5, 6, 0.8), (4, 2.4), 430, (1, 0.96, 0.9))
