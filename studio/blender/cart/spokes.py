"""The patterns of rim: how many spokes, and the outline of one as (distance from the hub, across).

`end` stands for the outer end of a spoke, where it meets the lip.
"""

import math

from shapes import bevel, face_outwards, solid

HUB = 0.052
THICKNESS = 0.042
# How far the edges of a spoke are drawn in at its face, so that its flanks are seen.
CROWN = 0.0065


def _split(end):
    return [
        [
            (HUB - 0.012, side * 0.004),
            (end * 0.55, side * 0.010),
            (end, side * 0.026),
            (end, side * 0.050),
            (end * 0.62, side * 0.030),
            (HUB - 0.012, side * 0.020),
        ]
        for side in (1, -1)
    ]


def _blade(end):
    outline = [(HUB - 0.012, -0.010), (end * 0.6, -0.011), (end, -0.016)]
    return [outline + [(end, 0.014), (end * 0.6, 0.008), (HUB - 0.012, 0.010)]]


def _y(end):
    half = [(HUB - 0.012, 0.013), (end * 0.50, 0.012), (end * 0.60, 0.018), (end, 0.062)]
    half.append((end, 0.036))
    return [[(r, -t) for r, t in half] + [(end * 0.64, 0)] + half[::-1]]


def _eight(end):
    return [_mirrored([(HUB - 0.012, 0.016), (end * 0.6, 0.012), (end, 0.020)])]


def _turbine(end):
    outline = [(HUB - 0.012, -0.006), (end * 0.6, -0.020), (end, -0.044)]
    return [outline + [(end, -0.026), (end * 0.6, -0.008), (HUB - 0.012, 0.008)]]


def _steel(end):
    half = [(HUB - 0.015, 0.022), (end * 0.42, 0.040), (end * 0.60, 0.030)]
    return [_mirrored(half + [(end * 0.74, 0.046), (end, 0.075)])]


def _five(end):
    half = [(HUB - 0.015, 0.026), (end * 0.55, 0.022), (end * 0.85, 0.034), (end, 0.060)]
    return [_mirrored(half)]


def _mirrored(half):
    return [(r, -t) for r, t in half] + half[::-1]


# Name of the pattern: number of spokes, outlines of one spoke.
RIMS = {
    'split': (7, _split),
    'blade': (10, _blade),
    'five': (5, _five),
    'y': (6, _y),
    'steel': (8, _steel),
    'turbine': (14, _turbine),
    'eight': (8, _eight),
}


def build_spokes(pattern, end, face, materials):
    """All spokes; what looks outwards gets the first material, the rest the second."""
    count, outlines = pattern
    for outline in outlines(end):
        points, faces = _extrude(outline, end, face)
        for i in range(count):
            spoke = face_outwards(solid('spoke', points, faces, materials, 25))
            for polygon in spoke.data.polygons:
                polygon.material_index = 0 if polygon.normal.y > 0.8 else 1
            spoke.rotation_euler = (0, 2 * math.pi * i / count + 0.2, 0)
            bevel(spoke, CROWN, 3)


def _extrude(outline, end, face):
    """The outline as a bar that rises a little from the hub to the lip."""
    count = len(outline)
    points = []
    for depth in (0, THICKNESS):
        for radius, across in outline:
            share = max(0.0, (radius - HUB) / (end - HUB))
            points.append((radius, face - 0.022 + 0.024 * share**0.8 - depth, across))
    faces = [tuple(range(count)), tuple(reversed(range(count, 2 * count)))]
    for i in range(count):
        k = (i + 1) % count
        faces.append((i, k, count + k, count + i))
    return points, faces
