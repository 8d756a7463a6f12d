"""Objects from points: the few ways in which every solid part is made. Meters throughout."""

import math
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Vector

from outlines import fillet

_parents = [None]


@contextmanager
def group(name, matrix=None):
    """Everything made inside hangs under a new empty, which `matrix` may move."""
    empty = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(empty)
    empty.parent = _parents[-1]
    if matrix is not None:
        empty.matrix_local = matrix
    _parents.append(empty)
    try:
        yield empty
    finally:
        _parents.pop()


def link(shape):
    """Puts a new object into the scene, below the current group."""
    bpy.context.collection.objects.link(shape)
    if _parents[-1]:
        shape.parent = _parents[-1]
    return shape


def solid(name, points, faces, material, smooth_below=40):
    """A mesh; edges flatter than `smooth_below` degrees are shaded smooth (None: none is)."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(
        [tuple(map(float, point)) for point in points],
        [],
        [tuple(int(corner) for corner in face) for face in faces],
    )
    mesh.update()
    materials = material if isinstance(material, (list, tuple)) else [material]
    for each in materials:
        mesh.materials.append(each)
    if smooth_below is not None:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(smooth_below)
    return link(bpy.data.objects.new(name, mesh))


def closed_solid(name, points, faces, material, smooth_below=40):
    """A mesh whose faces are all turned outwards."""
    return face_outwards(solid(name, points, faces, material, smooth_below))


def face_outwards(shape):
    """Turns all faces the same way."""
    work = bmesh.new()
    work.from_mesh(shape.data)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(shape.data)
    work.free()
    return shape


def subdivide(shape, levels=2):
    """Rounds a mesh by subdivision."""
    modifier = shape.modifiers.new('subdivision', 'SUBSURF')
    modifier.levels = modifier.render_levels = levels
    return shape


def bevel(shape, width, segments=3):
    """Rounds the sharp edges."""
    modifier = shape.modifiers.new('bevel', 'BEVEL')
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = 'ANGLE'
    modifier.angle_limit = math.radians(30)
    modifier.harden_normals = True
    return shape


def box(name, size, center, material, radius=0.02, turn=(0, 0, 0), segments=3):
    """A box with rounded edges, turned by three angles in radians."""
    x, y, z = (side / 2 for side in size)
    points = [(i * x, j * y, k * z) for k in (-1, 1) for j in (-1, 1) for i in (-1, 1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    shape = solid(name, points, faces, material)
    shape.location = center
    shape.rotation_euler = turn
    return bevel(shape, min(radius, 0.49 * min(size)), segments)


def tube(name, path, radius, material, bend=0.06, closed=False, steps=5):
    """A round bar along a path whose corners are bent with the radius `bend`."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    points = fillet(path, bend) if bend else [Vector(point) for point in path]
    line = curve.splines.new('POLY')
    line.points.add(len(points) - 1)
    for target, point in zip(line.points, points):
        target.co = (*point, 1)
    line.use_cyclic_u = closed
    line.use_smooth = True
    curve.bevel_depth = radius
    curve.bevel_resolution = steps
    curve.use_fill_caps = True
    curve.materials.append(material)
    return link(bpy.data.objects.new(name, curve))


def sweep(name, path, profile, material, smooth_below=35):
    """A profile drawn along a path; its points are (sideways, up)."""
    path = [Vector(point) for point in path]
    count, width, up = len(path), len(profile), Vector((0, 0, 1))
    points, faces = [], []
    for i, here in enumerate(path):
        along = (path[min(i + 1, count - 1)] - path[max(i - 1, 0)]).normalized()
        sideways = along.cross(up).normalized()
        upwards = sideways.cross(along).normalized()
        points += [here + sideways * a + upwards * b for a, b in profile]
    for i in range(count - 1):
        for j in range(width):
            k = (j + 1) % width
            faces.append((i * width + j, i * width + k, (i + 1) * width + k, (i + 1) * width + j))
    faces.append(tuple(range(width)))
    faces.append(tuple((count - 1) * width + j for j in reversed(range(width))))
    return closed_solid(name, points, faces, material, smooth_below)


def revolve(name, profile, material, steps=96, smooth_below=35, start=0, end=360):
    """A profile of (radius, y) turned about the y axis."""
    full = abs(end - start) >= 360
    rings, width = (steps if full else steps + 1), len(profile)
    points, faces = [], []
    for i in range(rings):
        angle = math.radians(start + (end - start) * i / steps)
        points += [(r * math.cos(angle), y, r * math.sin(angle)) for r, y in profile]
    for i in range(steps):
        k = (i + 1) % rings if full else i + 1
        for j in range(width - 1):
            faces.append((i * width + j, i * width + j + 1, k * width + j + 1, k * width + j))
    return closed_solid(name, points, faces, material, smooth_below)
