"""Lawns and beach grass: patches of blades, placed many times."""

import math
import random

from color import linear
from scenery.plants import TURN, keep_mesh, place
from scenery.surfaces import foliage
from shaders import principled
from shapes import solid

_patches = {}


def scatter_turf(area, count, height, colors, **more):
    """Patches of blades on an area (left, right, near, far), denser near the camera.

    more: `keep(x, y)` says where they may grow; `seed`.
    """
    left, right, near, far = area
    keep = more.get('keep', lambda _x, _y: True)
    patches = _turf(height, colors)
    rng = random.Random(more.get('seed', 1))
    for i in range(count):
        share = rng.random()
        y = near + (far - near) * share**1.5
        x = rng.uniform(left, right)
        if keep(x, y):
            place(patches[i % 3], x, y, 0, rng.uniform(0.8, 1.3), rng.random() * 6.28)


def beach_grass():
    """Six clumps of bent blades in the colors of dry grass."""
    rng = random.Random(4)
    colors = ['#8f9a55', '#a8a066', '#76864a', '#b9a873']
    materials = [principled('grass', linear(color), 0, 0.55, 0.25) for color in colors]
    return [_clump(rng, materials[k % 4]) for k in range(6)]


def _turf(height, colors):
    """Three patches of grass, 60 cm across."""
    key = (height, colors)
    if key not in _patches:
        material = foliage('turf ' + colors[0], *colors, 0.3)
        _patches[key] = [_turf_patch(random.Random(k), height, material) for k in range(3)]
    return _patches[key]


def _turf_patch(rng, height, material):
    points, faces = [], []
    for _ in range(420):
        x, y = rng.uniform(-0.3, 0.3), rng.uniform(-0.3, 0.3)
        angle = rng.random() * 6.28
        tall = height * rng.uniform(0.5, 1.3)
        width = 0.0035 + 0.02 * height
        lean_x = math.cos(angle) * tall * rng.uniform(0.1, 0.7)
        lean_y = math.sin(angle) * tall * rng.uniform(0.1, 0.7)
        side_x, side_y = -math.sin(angle) * width, math.cos(angle) * width
        first = len(points)
        bend_x, bend_y, bend_z = x + lean_x * 0.4, y + lean_y * 0.4, tall * 0.62
        points += [
            (x - side_x, y - side_y, 0),
            (x + side_x, y + side_y, 0),
            (bend_x + side_x * 0.6, bend_y + side_y * 0.6, bend_z),
            (bend_x - side_x * 0.6, bend_y - side_y * 0.6, bend_z),
            (x + lean_x, y + lean_y, tall),
        ]
        faces += [(first, first + 1, first + 2, first + 3), (first + 3, first + 2, first + 4)]
    return keep_mesh(solid('turf', points, faces, material, None))


def _clump(rng, material):
    points, faces = [], []
    for _ in range(34):
        first = len(points)
        points += _blade(rng)
        for s in range(first, first + 10, 2):
            faces.append((s, s + 1, s + 3, s + 2))
    return keep_mesh(solid('clump', points, faces, material))


def _blade(rng):
    """One blade as a strip of five pieces that bends in the wind."""
    angle = rng.random() * TURN
    reach = 0.16 * rng.random() ** 0.5
    length = 0.45 + 0.55 * rng.random()
    lean = 0.15 + 0.5 * rng.random()
    lean_angle = angle + rng.uniform(-0.5, 0.5)
    width = 0.006 + 0.005 * rng.random()
    across = lean_angle + 1.57
    points = []
    for step in range(6):
        t = step / 5
        bend = length * lean * t * t
        x = reach * math.cos(angle) + bend * math.cos(lean_angle) + 0.25 * length * t * t
        y = reach * math.sin(angle) + bend * math.sin(lean_angle)
        z = length * (t - 0.28 * lean * t * t)
        half = width * (1 - t) ** 0.7 + 0.0008
        points.append((x - half * math.cos(across), y - half * math.sin(across), z))
        points.append((x + half * math.cos(across), y + half * math.sin(across), z))
    return points
