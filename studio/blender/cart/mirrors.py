"""The outside mirrors: a rounded shell on an arm of the front post, with its glass towards the driver."""

import math

from mathutils import Matrix

from outlines import rounded_rectangle
from shapes import closed_solid, group, tube

WIDTH, HEIGHT, DEPTH, CORNER = 0.175, 0.112, 0.085, 0.042
# The shell from the glass to its tip: (how far forward, how much of the outline is left).
SHELL = [(0, 0.96), (0.06, 1), (0.30, 0.985), (0.55, 0.90), (0.76, 0.74), (0.91, 0.50), (1, 0.18)]


def build_mirrors(cart):
    """A mirror on either side of the windshield."""
    axle, material = cart.at.front_axle, cart.materials
    for side in (1, -1):
        arm = [
            (axle - 0.475, side * 0.550, 1.245),
            (axle - 0.470, side * 0.640, 1.255),
            (axle - 0.470, side * 0.680, 1.300),
        ]
        tube('mirror arm', arm, 0.012, material.frame, bend=0.03)
        turn = Matrix.Rotation(side * math.radians(-9), 4, 'Z')
        place = Matrix.Translation((axle - 0.505, side * 0.742, 1.330))
        with group('mirror', place @ turn):
            _build_shell(material.black)
            _build_glass(material.silver)


def _build_shell(material):
    outline = rounded_rectangle(WIDTH, HEIGHT, CORNER, 8)
    points, count = [], len(outline)
    for forward, share in SHELL:
        points += [(forward * DEPTH, y * share, z * share) for y, z in outline]
    faces = [
        (ring + j, ring + (j + 1) % count, ring + count + (j + 1) % count, ring + count + j)
        for ring in range(0, (len(SHELL) - 1) * count, count)
        for j in range(count)
    ]
    faces += [tuple(range(count)), tuple(range(len(points) - count, len(points)))]
    closed_solid('mirror shell', points, faces, material, 50)


def _build_glass(material):
    """Set a little behind the rim, and bowed, as the glass of a mirror is."""
    outline = rounded_rectangle(WIDTH - 0.020, HEIGHT - 0.020, CORNER - 0.008, 8)
    points, count, rings = [], len(outline), 6
    for ring in range(rings):
        share = 1 - ring / rings
        bow = 0.006 * (1 - share * share)
        points += [(-0.001 - bow, y * share, z * share) for y, z in outline]
    points.append((-0.007, 0, 0))
    faces = [
        (ring + j, ring + (j + 1) % count, ring + count + (j + 1) % count, ring + count + j)
        for ring in range(0, (rings - 1) * count, count)
        for j in range(count)
    ]
    last = (rings - 1) * count
    faces += [(last + j, last + (j + 1) % count, len(points) - 1) for j in range(count)]
    closed_solid('mirror glass', points, faces, material, 60)
