"""Boxes, rods and turned parts, gathered into one mesh per material.

A place has thousands of parts; as single objects they would take minutes to prepare.
"""

import math
from contextlib import contextmanager

import bpy
from mathutils import Matrix, Vector

from shapes import solid

_gathered = {}
_frames = [Matrix.Identity(4)]


@contextmanager
def frame(x=0, y=0, z=0, turn=0):
    """Everything inside stands at x, y, z, turned by degrees about the vertical."""
    with moved(Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')):
        yield


@contextmanager
def moved(matrix):
    """Everything inside is moved by a matrix."""
    _frames.append(_frames[-1] @ matrix)
    try:
        yield
    finally:
        _frames.pop()


def gather(material, points, faces):
    """Adds points and faces to the mesh of a material."""
    all_points, all_faces = _gathered.setdefault(material.name, ([], []))
    first = len(all_points)
    all_points += [_frames[-1] @ Vector(point) for point in points]
    all_faces += [tuple(corner + first for corner in face) for face in faces]


def flush():
    """Makes the meshes of all that was gathered."""
    for name, (points, faces) in _gathered.items():
        solid('gathered ' + name, points, faces, bpy.data.materials[name], 35)
    _gathered.clear()


def box(material, center, size, **more):
    """A box; more: turn, tilt, roll in degrees (about z, x, y), taper at the top, chamfer there."""
    x, y, z = (side / 2 for side in size)
    chamfer = more.get('chamfer', 0)
    if chamfer:
        levels = [(-z, 0, 1), (z - chamfer, 0, 1), (z, chamfer, 1)]
    else:
        levels = [(-z, 0, 1), (z, 0, more.get('taper', 1))]
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    place = Matrix.Translation(center)
    for axis, angle in (('Z', 'turn'), ('Y', 'roll'), ('X', 'tilt')):
        place @= Matrix.Rotation(math.radians(more.get(angle, 0)), 4, axis)
    points = [
        place @ Vector((i * (x - inset) * share, j * (y - inset) * share, height))
        for height, inset, share in levels
        for i, j in corners
    ]
    top = 4 * (len(levels) - 1)
    faces = [(3, 2, 1, 0), tuple(top + i for i in range(4))]
    for low in range(0, top, 4):
        for i in range(4):
            k = (i + 1) % 4
            faces.append((low + i, low + k, low + 4 + k, low + 4 + i))
    gather(material, points, faces)


def rod(material, start, end, radius, end_radius=None, sides=10):
    """A straight bar that may taper."""
    start, end = Vector(start), Vector(end)
    along = (end - start).normalized()
    across = along.orthogonal().normalized()
    aside = along.cross(across)
    points = []
    for place, reach in ((start, radius), (end, radius if end_radius is None else end_radius)):
        for i in range(sides):
            angle = 2 * math.pi * i / sides
            points.append(place + (across * math.cos(angle) + aside * math.sin(angle)) * reach)
    faces = [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
    faces += [tuple(range(sides - 1, -1, -1)), tuple(range(sides, 2 * sides))]
    gather(material, points, faces)


def lathe(material, profile, center, sides=20):
    """A profile of (radius, height) turned about the vertical through the center."""
    x, y, z = center
    width = len(profile)
    points = []
    for i in range(sides):
        angle = 2 * math.pi * i / sides
        points += [(x + r * math.cos(angle), y + r * math.sin(angle), z + h) for r, h in profile]
    faces = []
    for i in range(sides):
        k = (i + 1) % sides
        for j in range(width - 1):
            faces.append((i * width + j, k * width + j, k * width + j + 1, i * width + j + 1))
    gather(material, points, faces)


def ground(material, left, right, near, far, height=0):
    """A flat rectangle of ground."""
    corners = [(left, near), (right, near), (right, far), (left, far)]
    solid('ground', [(x, y, height) for x, y in corners], [(0, 1, 2, 3)], material)


def ribbon(edges):
    """Points and faces of a strip between pairs of points, such as a path or a line of foam."""
    points = [point for pair in edges for point in pair]
    faces = [(2 * i - 2, 2 * i - 1, 2 * i + 1, 2 * i) for i in range(1, len(points) // 2)]
    return points, faces
