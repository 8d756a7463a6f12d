"""Cushions: puffed up, dished for the sitter, grooved by seams."""

import math

import numpy as np

from shapes import closed_solid

COLUMNS, ROWS = 72, 60


def build_cushion(cushion, material, place):
    """A cushion by its measures; returns its points and the indexes of its upper rim."""
    points, ring = _cushion_points(cushion)
    rim, count = len(points), len(ring)
    points += [(points[i][0] * 0.985, points[i][1] * 0.985, 0) for i in ring]
    faces = [
        (j * COLUMNS + i, j * COLUMNS + i + 1, (j + 1) * COLUMNS + i + 1, (j + 1) * COLUMNS + i)
        for j in range(ROWS - 1)
        for i in range(COLUMNS - 1)
    ]
    for i in range(count):
        k = (i + 1) % count
        faces.append((ring[i], rim + i, rim + k, ring[k]))
    faces.append(tuple(rim + i for i in range(count)))
    closed_solid('cushion', points, faces, material, 60).matrix_local = place
    return points, ring


def height_at(cushion, x, y):
    """How high the upper side of a cushion is, away from its corners."""
    length, width, _ = cushion['size']
    return _cushion_point(cushion, 2 * x / length, 2 * y / width)[2]


def _cushion_points(cushion):
    """The upper side as a height field, and the indexes of its rim."""
    points = [_cushion_point(cushion, a, b) for b in _spread(ROWS) for a in _spread(COLUMNS)]
    ring = list(range(COLUMNS))
    ring += [j * COLUMNS + COLUMNS - 1 for j in range(1, ROWS)]
    ring += [(ROWS - 1) * COLUMNS + i for i in range(COLUMNS - 2, -1, -1)]
    ring += [j * COLUMNS for j in range(ROWS - 2, 0, -1)]
    return points, ring


def _cushion_point(cushion, a, b):
    """The point at a, b (each -1 to 1): puffed up, dished for the sitter, grooved by seams."""
    length, width, height = cushion['size']
    corner, edge, base = cushion.get('corner', 0.05), cushion['edge'], cushion['base']
    x = a * length / 2 * (1 - corner * abs(b) ** 8)
    y = b * width / 2 * (1 - corner * abs(a) ** 8 * length / width)
    puff = max(0, (1 - abs(a) ** edge) * (1 - abs(b) ** edge)) ** 0.42
    z = height * (base + (1 - base) * puff) - cushion.get('dish', 0) * (1 - a * a) * puff
    groove = 0.012 * min(1, puff * 1.3)
    for seam in cushion.get('seams', ()):
        z -= groove * math.exp(-(((a - seam) * length / 2 / 0.007) ** 2))
    for seam in cushion.get('cross_seams', ()):
        z -= groove * math.exp(-(((b - seam) * width / 2 / 0.007) ** 2))
    return x, y, z


def _spread(count):
    """Numbers from -1 to 1, closer together towards the ends."""
    even = np.linspace(-1, 1, count)
    return np.sign(even) * np.abs(even) ** 0.8
