"""A service bay: a cart on a scissor lift, tool cabinets, wheels, and a roll-up door."""

import random

from camera import add_camera
from scenery.garage import GRIPS, add_cabinet, add_lift, add_shelf, add_tool_wall, stack_wheels
from scenery.kit import box, ground, lathe, rod
from scenery.lamps import add_area_light
from scenery.plants import place, plant
from scenery.sky import build_sky
from scenery.surfaces import glow, surface
from scenes.place import place_cart

LIFT = (2.35, 5.7, -157, 0.62)
BACK = 13
# The roll-up door in the back wall: left, right, height.
DOOR = (-7.4, -1.1, 3.5)
CEILING = 5.2
SKY = [
    (0, (0.72, 0.72, 0.70)),
    (0.1, (0.52, 0.62, 0.74)),
    (0.4, (0.3, 0.5, 0.78)),
    (1, (0.2, 0.4, 0.7)),
]


def build(carts):
    """Builds the scene."""
    x, y, turn, height = LIFT
    place_cart(carts.get('main'), x, y, turn, height=height, glow=2)
    add_lift(x, y, turn, height)
    _build_floor()
    _build_walls()
    _build_furniture()
    _build_outside()
    place_cart(carts.get('outside'), -5.6, 18.5, -75, glow=1.6)
    _plant_trees()
    _build_lights()
    build_sky(
        -98, 36, SKY,
        sun=4.2, sun_color=(1, 0.86, 0.68),
        glow=(0.1, 0.1, 0.1), clouds=dict(cover=0.4, seed=3), fill=0.35,
    )
    add_camera((-1.2, -1.6, 1.55), (1.0, 8, 1.42), 30)
    return 0.1


def _build_floor():
    epoxy = surface('epoxy', '#787d82', '#868b90', scale=0.5, roughness=0.16, specular=0.5)
    ground(epoxy, -14, 14, -6, 13.05)
    yellow = surface('yellow line', '#e0b32c', roughness=0.5)
    for x in (-0.35, 6.6):
        box(yellow, (x, 5, 0.002), (0.10, 11, 0.004))
    box(yellow, (3.1, 10.5, 0.002), (7.0, 0.10, 0.004))


def _build_walls():
    wall = surface('wall', '#e8e6e0', roughness=0.75)
    navy = surface('dado', '#26456b', roughness=0.5)
    rail = surface('dado rail', '#e9e7e1')
    left, right, height = DOOR
    for a, b in ((-14, left), (right, 14)):
        middle, length = (a + b) / 2, b - a
        box(wall, (middle, BACK + 0.1, CEILING / 2), (length, 0.2, CEILING))
        box(navy, (middle, BACK - 0.01, 0.6), (length, 0.04, 1.2))
        box(rail, (middle, BACK - 0.02, 1.22), (length, 0.06, 0.05))
    middle, length = (left + right) / 2, right - left
    above = (middle, BACK + 0.1, (height + CEILING) / 2)
    box(wall, above, (length, 0.2, CEILING - height))
    metal = surface('door frame', '#2a2f35', roughness=0.5)
    for x in (left, right):
        box(metal, (x, BACK - 0.02, height / 2), (0.16, 0.12, height))
    box(metal, (middle, BACK - 0.1, height + 0.22), (length + 0.3, 0.36, 0.46), chamfer=0.04)
    for side in (-1, 1):
        box(wall, (side * 9.6, 4, CEILING / 2), (0.2, 20, CEILING))
        box(navy, (side * 9.48, 4, 0.6), (0.04, 20, 1.2))
    ceiling = surface('ceiling', '#c9c8c4', roughness=0.9)
    box(ceiling, (0, 4, CEILING), (24, 22, 0.1))
    box(ceiling, (0, -6.2, CEILING / 2), (24, 0.2, CEILING))
    beam = surface('ceiling beam', '#8a8d8f', roughness=0.6)
    for i in range(7):
        box(beam, (0, -3 + i * 2.6, 4.95), (20, 0.14, 0.34))


def _build_furniture():
    red = surface('red cabinet', '#a3201c', roughness=0.28, coat=0.6)
    gray = surface('gray cabinet', '#2b3036', roughness=0.35, coat=0.3)
    for x in (0.1, 1.25):
        add_cabinet((x, 12.55, 0.12), (1.1, 0.6, 1.0), red, 6)
    add_cabinet((0.68, 12.6, 1.13), (2.2, 0.5, 0.42), red, 2)
    for x in (2.7, 3.9, 5.1):
        add_cabinet((x, 12.55, 0.06), (1.15, 0.62, 0.82), gray, 4)
    wood = surface(
        'bench top', '#9b7245', '#b98d5c', roughness=0.4, stretch=(0.6, 5, 5)
    )
    box(wood, (3.9, 12.5, 0.95), (3.7, 0.75, 0.07), chamfer=0.01)
    grips = [surface('grip ' + color, color, roughness=0.5) for color in GRIPS]
    add_tool_wall(grips)
    rod(gray, (4.9, 12.25, 0.98), (4.9, 12.25, 1.16), 0.06)
    box(gray, (4.9, 12.2, 1.2), (0.14, 0.34, 0.12), chamfer=0.02)
    add_shelf((grips[3], surface('carton', '#b08a5c', roughness=0.9)))
    for x, y, count in ((5.9, 8.6, 4), (6.5, 9.2, 3), (0.2, 7.6, 2)):
        stack_wheels(x, y, count)
    _build_drum()
    box(surface('sign', '#f3f2ee', roughness=0.5), (7.6, 12.97, 3.7), (2.4, 0.04, 0.7))
    box(surface('dado', '#26456b'), (7.6, 12.94, 3.7), (2.2, 0.04, 0.5))


def _build_drum():
    profile = [(0, 0), (0.29, 0), (0.30, 0.03), (0.285, 0.06), (0.285, 0.30)]
    profile += [(0.30, 0.32), (0.285, 0.34), (0.285, 0.58), (0.30, 0.6), (0.285, 0.62)]
    profile += [(0.285, 0.86), (0.30, 0.88), (0, 0.86)]
    blue = surface('drum', '#1f4d86', roughness=0.35, coat=0.3)
    lathe(blue, profile, (-0.55, 12.3, 0), 24)


def _build_outside():
    apron = surface('apron', '#9a968d', '#aca89f', scale=0.6, roughness=0.9)
    ground(apron, -60, 60, 13.05, 30, -0.02)
    lawn = surface('lawn', '#5c7a3a', '#7f9a55', scale=1.5, roughness=0.9)
    ground(lawn, -90, 60, 30, 160, -0.04)


def _plant_trees():
    for i in range(16):
        y = 34 + random.random() * 9
        tree = plant('round' if i % 3 else 'tall', i % 3)
        place(tree, -34 + i * 2.7, y, -0.1, random.uniform(1.2, 1.7))
        place(plant('bush', i % 3), -34 + i * 2.7, 33, 0, 2.2)


def _build_lights():
    strip = glow('light strip', '#f4f7ff', 4)
    case = surface('light case', '#e6e6e2')
    for x in (-3.6, 0.6, 4.8):
        for y in (2.0, 7.5):
            box(strip, (x, y, 4.74), (0.16, 3.2, 0.05))
            box(case, (x, y, 4.79), (0.26, 3.3, 0.05))
    add_area_light('ceiling', (1.5, 5.5, 4.6), (1.8, 5.5, 0), (9, 9), 620, (1, 0.97, 0.92))
    upwards = add_area_light('up', (1.5, 5, 3.9), (1.5, 5, 5.1), (11, 11), 150, (1, 0.97, 0.93))
    door = add_area_light('door', (-4.2, 12.8, 1.9), (0, 5, 0.3), (6, 3.3), 230, (1, 0.93, 0.82))
    for lamp in (upwards, door):
        lamp.visible_glossy = False
    add_area_light('front', (-3.0, -1.0, 3.0), (2.4, 6, 1.3), (3.0, 2.2), 460, (1, 0.96, 0.9))
    add_area_light('bench', (3.9, 11.6, 3.6), (3.9, 12.9, 1.4), (4, 0.3), 50, (1, 0.9, 0.75))
