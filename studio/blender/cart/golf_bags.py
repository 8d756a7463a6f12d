"""Two golf bags with their clubs, strapped in behind the seats."""

import math

from mathutils import Matrix, Vector

from color import linear
from shaders import add_grain, principled
from shapes import bevel, box, closed_solid, revolve, tube

BAGS = [(1, '#1e2f4a'), (-1, '#7b1e22')]
CLUBS = 9
WOODS = (0, 3, 6)
COVERED_WOOD = 3


def build_golf_bags(cart):
    """The well behind the seats, its rack, and a bag on either side."""
    material = cart.materials
    box('bag well', (0.30, 0.96, 0.04), (-0.72, 0, 0.52), material.black, 0.02)
    half = [(-0.30, 0.40, 0.80), (-0.42, 0.40, 1.18)]
    rack = [(x, -y, z) for x, y, z in half] + half[::-1]
    tube('bag rack', rack, 0.014, material.frame, bend=0.08)
    accent = principled('bag accent', linear('#e7e3da'), 0, 0.5)
    cuff = principled('bag cuff', (0.02, 0.02, 0.021, 1), 0, 0.6)
    for side, code in BAGS:
        cloth = principled('bag', linear(code), 0, 0.55)
        add_grain(cloth, 'Noise', 300, 0.2, 0.002)
        place = Matrix.Translation((-0.66, side * 0.22, 0.54))
        place @= Matrix.Rotation(math.radians(-10), 4, 'Y')
        _build_bag(place, cloth, cuff)
        _build_pockets(place, side, cloth, accent, cuff)
        for i in range(CLUBS):
            _build_club(material, place, side, i, cloth)


def _build_bag(place, cloth, cuff):
    steps = 32
    rings = [(0.115, 0), (0.12, 0.04), (0.118, 0.2), (0.11, 0.45)]
    rings += [(0.112, 0.6), (0.125, 0.72), (0.128, 0.80), (0.12, 0.82)]
    points, faces = [], []
    for radius, z in rings:
        for i in range(steps):
            angle = 2 * math.pi * i / steps
            points.append((radius * math.cos(angle), radius * 1.1 * math.sin(angle), z))
    for i in range(len(rings) - 1):
        for j in range(steps):
            k = (j + 1) % steps
            low, high = i * steps, (i + 1) * steps
            faces.append((low + j, low + k, high + k, high + j))
    faces.append(tuple(range(steps)))
    closed_solid('bag', points, faces, cloth, 60).matrix_local = place
    upright = Matrix.Diagonal((1, 1.1, 1, 1)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    for low, high, radius in ((0.0, 0.045, 0.124), (0.735, 0.80, 0.133)):
        profile = [(radius - 0.012, low), (radius, low), (radius + 0.003, (low + high) / 2)]
        profile += [(radius, high), (radius - 0.012, high)]
        revolve('cuff', profile, cuff, 40).matrix_local = place @ upright


def _build_pockets(place, side, cloth, accent, cuff):
    for name, size, at, material, radius in (
        ('pocket', (0.075, 0.17, 0.30), (-0.115, 0, 0.24), cloth, 0.035),
        ('small pocket', (0.06, 0.15, 0.13), (-0.115, 0, 0.53), cloth, 0.03),
        ('band', (0.004, 0.12, 0.012), (-0.155, 0, 0.36), accent, 0.001),
    ):
        segments = 3 if material is accent else 4
        pocket = box(name, size, (0, 0, 0), material, radius, segments=segments)
        pocket.matrix_local = place @ Matrix.Translation(at)
    strap = [(0.02, 0.125, 0.18), (0.03, 0.205, 0.36), (0.03, 0.205, 0.52), (0.01, 0.13, 0.70)]
    path = [place @ Vector((x, side * y, z)) for x, y, z in strap]
    tube('strap', path, 0.013, cuff, bend=0.08)


def _build_club(material, place, side, i, cloth):
    """Club number i; they stand fanned out, at uneven heights."""
    angle = i * 2.4 + 0.5 * side
    spread = 0.045 + 0.05 * ((i * 37) % 10) / 10
    x, y = spread * math.cos(angle), spread * math.sin(angle)
    is_wood = i in WOODS
    top = Vector((x, 1.15 * y, (1.00 if is_wood else 0.895) + 0.022 * (i % 4)))
    shaft = [place @ Vector((0.5 * x, 0.6 * y, 0.6)), place @ top]
    metal = material.steel if i % 2 else material.frame
    tube('shaft', shaft, 0.0058, metal, bend=0, steps=2)
    head = place @ Matrix.Translation(top) @ Matrix.Rotation(angle + 0.9 * (i % 3), 4, 'Z')
    if is_wood:
        covered = i == COVERED_WOOD
        _build_wood(head, cloth if covered else material.gloss, covered)
    else:
        _build_iron(head, material.chrome)


def _build_wood(place, material, covered):
    """A pear-shaped head, or the same in a knitted cover."""
    around, levels = 20, 10
    points, faces = [], []
    for i in range(levels + 1):
        down = math.pi * i / levels
        for j in range(around):
            turn = 2 * math.pi * j / around
            x, y = math.sin(down) * math.cos(turn), math.sin(down) * math.sin(turn)
            z = math.cos(down)
            if covered:
                points.append((0.02 + 0.040 * x, 0.040 * y, 0.062 * z + 0.02))
            else:
                points.append((0.034 + 0.052 * x * (1 - 0.18 * y), 0.046 * y, 0.030 * z + 0.012))
    for i in range(levels):
        for j in range(around):
            k = (j + 1) % around
            low, high = i * around, (i + 1) * around
            faces.append((low + j, low + k, high + k, high + j))
    closed_solid('wood', points, faces, material, 80).matrix_local = place


def _build_iron(place, chrome):
    """A thin lofted blade, high at the toe."""
    outline = [(0.0, -0.004), (0.012, -0.012), (0.072, -0.012), (0.082, 0.004)]
    outline += [(0.080, 0.034), (0.070, 0.042), (0.030, 0.020), (0.004, 0.012)]
    count = len(outline)
    points = [(x, -0.006, z) for x, z in outline] + [(x, 0.004, z) for x, z in outline]
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    for i in range(count):
        k = (i + 1) % count
        faces.append((i, k, count + k, count + i))
    iron = closed_solid('iron', points, faces, chrome, 25)
    iron.matrix_local = place @ Matrix.Rotation(math.radians(24), 4, 'X')
    bevel(iron, 0.002, 2)
