"""A sandy path through dunes down to the sea, with beach grass and a sand fence."""

import math
import random

import bpy
import numpy as np

from camera import add_camera
from color import linear
from scenery.grasses import beach_grass
from scenery.sky import build_sky
from scenery.surfaces import new_material, wavy
from scenery.terrain import field, grid, noise, sand
from scenes.place import place_cart
from shaders import add_grain, principled
from shapes import box, solid, tube

CART_AT = (2.7, 8.4)
SKY = [
    (0, (0.86, 0.56, 0.40)),
    (0.025, (0.80, 0.58, 0.47)),
    (0.07, (0.60, 0.56, 0.58)),
    (0.14, (0.40, 0.50, 0.63)),
    (0.28, (0.20, 0.36, 0.58)),
    (1, (0.06, 0.16, 0.38)),
]
FENCE = [(-3.6, 6.5), (-3.3, 11), (-3.0, 16), (-3.4, 22), (-4.5, 28)]
WAVES = ((0.05, 0.22, 0.9, 1.2), (0.25, 0.9, 0.7, 0.30), (1.4, 3.6, 0.5, 0.06))
# Bands of foam parallel to the shore: how far out, how wide, how white.
SURF = ((62, 2.6, 1), (74, 1.8, 0.9), (92, 1.3, 0.7), (120, 1.2, 0.4))


def build(carts):
    """Builds the scene."""
    height = _height_at(*CART_AT) - 0.03
    place_cart(carts.get('main'), *CART_AT, -62, height=height, glow=6)
    x = grid((-60, -12, 90), (-12, 16, 330), (16, 70, 90))
    y = grid((-3, 14, 260), (14, 64, 240))
    field('dunes', x, y, _flattened if 'main' in carts else _height, sand())
    corners = [(-6000, 50, -2.75), (6000, 50, -2.75), (6000, 9000, -2.75), (-6000, 9000, -2.75)]
    solid('sea', corners, [(0, 1, 2, 3)], _sea())
    _scatter_grass(2600)
    _build_fence(170)
    build_sky(
        -122, 17, SKY,
        sun=6.2, sun_color=(1, 0.77, 0.53),
        glow=(0.16, 0.09, 0.04), glow_power=2,
        clouds=dict(
            cover=0.46, scale=1.0, stretch=0.30, edge=0.22, density=0.7, seed=5,
            lit=(1.12, 0.86, 0.70), dark=(0.50, 0.48, 0.56),
        ),
        fill=0.85, ground=(0.35, 0.28, 0.2),
    )
    add_camera((-0.4, -0.4, 2.15 + _height_at(0.0, 0.0)), (0.6, 12, 1.70), 30, 20000)
    return 0.06


def _height(x, y):
    """A ridge with a gap, a dune on either side, unevenness, and the fall to the beach."""
    path = np.exp(-(((x - 1.2 - 0.05 * y) / 5.0) ** 2))
    ridge = 2.1 * np.exp(-(((y - 24 - 2 * np.sin(x * 0.25)) / 9) ** 2))
    ridge *= 1 - 0.92 * np.exp(-(((x - 1.0) / 8.0) ** 2))
    left = 1.5 * np.exp(-(((x + 9) / 5) ** 2)) * np.exp(-(((y - 9) / 9) ** 2))
    right = 1.9 * np.exp(-(((x - 13) / 5.5) ** 2)) * np.exp(-(((y - 11) / 9) ** 2))
    uneven = 1.3 * noise(x * 0.16 + 7, y * 0.16, 4, 3) * (1 - 0.85 * path)
    uneven += 0.05 * noise(x * 1.3, y * 1.3, 3, 9)
    fall = np.clip((y - 30) / 30, 0, 1) ** 1.2 * 3.2
    return ridge + left + right + uneven - fall


def _height_at(x, y):
    return float(_height(np.array([x]), np.array([y]))[0])


def _flattened(x, y):
    """The dunes, pressed flat under the cart."""
    center_x, center_y = CART_AT
    near = np.exp(-((((x - center_x) / 2.6) ** 2 + ((y - center_y) / 2.6) ** 2) ** 2))
    return _height(x, y) * (1 - near) + near * (_height_at(center_x, center_y) - 0.03)


def _sea():
    """Waves, and bands of foam that wobble along the shore."""
    material, nodes, shader = new_material('sea')
    nodes.fill(shader, 'Base Color', (0.012, 0.055, 0.07, 1))
    nodes.fill(shader, 'Roughness', 0.07)
    nodes.fill(shader, 'Normal', wavy(nodes, WAVES, 4))
    place = nodes.add('TexCoord').outputs['Object']
    out = nodes.add('SeparateXYZ', {0: place}).outputs['Y']
    wobble = nodes.noise(nodes.stretched((0.06, 0.16, 1)), 1, 7)
    wobble = nodes.math('MULTIPLY', nodes.math('SUBTRACT', wobble, 0.5), 26)
    out = nodes.math('ADD', out, wobble)
    total = 0.0
    for distance, width, white in SURF:
        away = nodes.math('DIVIDE', nodes.math('SUBTRACT', out, distance), width)
        band = nodes.math('SUBTRACT', 1, nodes.math('ABSOLUTE', away))
        band = nodes.math('MULTIPLY', nodes.math('MAXIMUM', band, 0), white * 1.6)
        total = nodes.math('MAXIMUM', total, band)
    foam = nodes.add('BsdfDiffuse', {0: (0.82, 0.86, 0.88, 1)}).outputs[0]
    share = nodes.math('MINIMUM', total, 1)
    mixed = nodes.add('MixShader', {0: share, 1: shader.outputs[0], 2: foam}).outputs[0]
    nodes.fill(nodes.tree.nodes['Material Output'], 0, mixed)
    return material


def _scatter_grass(count):
    clumps = beach_grass()
    rng = np.random.RandomState(1)
    x, y = rng.uniform(-26, 30, count * 6), rng.uniform(2.5, 38, count * 6)
    density = noise(x * 0.22, y * 0.22, 4, 21)
    on_path = np.abs(x - 1.2 - 0.05 * y) < 3.6 + 1.5 * noise(x * 0.4, y * 0.4, 2, 5)
    grows = (density > -0.02) & ~on_path & (_height(x, y) > -0.6)
    grows &= rng.uniform(0, 1, count * 6) < np.clip((density + 0.02) * 6, 0.05, 1)
    chosen = np.where(grows)[0][:count]
    z = _height(x, y)
    for i in chosen:
        shape = bpy.data.objects.new('grass', clumps[rng.randint(len(clumps))])
        bpy.context.collection.objects.link(shape)
        size = rng.uniform(0.7, 1.35)
        shape.location = (x[i], y[i], z[i] - 0.03)
        shape.rotation_euler = (0, 0, rng.uniform(-0.9, 0.9))
        shape.scale = (size, size, size * rng.uniform(0.8, 1.2))


def _build_fence(count):
    """Slats on two wires, with a post now and then, leaning as they do."""
    wood = principled('fence', linear('#8c7963'), 0, 0.8, 0.2)
    add_grain(wood, 'Noise', 40, 0.4, 0.004)
    wire = principled('wire', (0.2, 0.2, 0.2, 1), 1, 0.5)
    rng = random.Random(2)
    before = None
    for i in range(count):
        x, y, angle = _along_fence(i / (count - 1))
        z = _height_at(x, y)
        height = 1.05 + rng.uniform(-0.06, 0.06)
        is_post = i % 22 == 0
        size = (0.085, 0.085, height + 0.18) if is_post else (0.036, 0.010, height)
        lean = (rng.uniform(-0.03, 0.03), rng.uniform(-0.05, 0.05), angle)
        box('slat', size, (x, y, z + height / 2 - 0.08), wood, 0.003, lean, 1)
        for up in (0.30, 0.72):
            if before:
                ends = [(*before[:2], before[2] + up), (x, y, z + up)]
                tube('wire', ends, 0.004, wire, bend=0, steps=1)
        before = (x, y, z)


def _along_fence(share):
    """The place on the line of the fence, and its direction there."""
    reach = share * (len(FENCE) - 1)
    leg = min(int(reach), len(FENCE) - 2)
    part = reach - leg
    (x1, y1), (x2, y2) = FENCE[leg], FENCE[leg + 1]
    x, y = x1 * (1 - part) + x2 * part, y1 * (1 - part) + y2 * part
    return x, y, math.atan2(y2 - y1, x2 - x1)
