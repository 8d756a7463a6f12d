"""Cameras: one that frames any cart alike, and a plain one for the scenes."""

import math

import bpy
import numpy as np
from mathutils import Vector

# Degrees from the nose, counted towards the cart's left side. From 40 both lamps of a round nose are seen.
AZIMUTHS = {'front': 40, 'rear': 138, 'side': 90}
SENSOR = 36
TARGET_HEIGHT = 0.93
ELEVATION, LENS = math.radians(7), 68
# All carts are seen from one distance, so that a long one looks long: it holds eight seats.
DISTANCE = 9.0
# The share of the picture that a cart may fill; one that is longer still is seen from further away.
FILL_WIDTH, FILL_HEIGHT = 0.93, 0.90
# How far the cart sits above where the camera looks, as a share of the height.
HIGHER = 0.02
# From the side all carts are seen from so far away that a meter is as long anywhere in the picture:
# so many of them are as wide as the picture, and its middle is so many above the ground.
SIDE_ELEVATION, SIDE_DISTANCE, SIDE_SPAN, SIDE_MIDDLE = math.radians(3), 80, 5.8, 1.15


def add_camera(place, target, lens, far=30000):
    """A camera at `place` that looks at `target`."""
    camera = bpy.data.cameras.new('camera')
    shape = bpy.data.objects.new('camera', camera)
    bpy.context.collection.objects.link(shape)
    camera.lens = lens
    camera.clip_end = far
    shape.location = place
    shape.rotation_euler = (Vector(target) - shape.location).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = shape
    return shape


def frame_cart(center, angle, aspect):
    """Looks at a cart from one of the angles."""
    if angle == 'side':
        _frame_side(center)
    else:
        _frame_corner(center, AZIMUTHS[angle], aspect)


def _frame_side(center):
    """All carts in one scale, which is that of their seats, on one line."""
    view = _view(AZIMUTHS['side'], SIDE_ELEVATION)
    along = [point.x for point in _points(Vector((center, 0, 0)))]
    target = Vector((center + (min(along) + max(along)) / 2, 0, SIDE_MIDDLE))
    add_camera(target + view * SIDE_DISTANCE, target, SENSOR * SIDE_DISTANCE / SIDE_SPAN, 500)


def _view(azimuth, elevation):
    """The direction from the cart to the camera."""
    angle, flat = math.radians(azimuth), math.cos(elevation)
    return Vector((math.cos(angle) * flat, math.sin(angle) * flat, math.sin(elevation)))


def _frame_corner(center, azimuth, aspect):
    """Looks at every cart from the same direction and distance, its wheels on the same line.

    The cart is brought to the middle by shifting the lens, so that upright lines stay upright.
    """
    angle, view = math.radians(azimuth), _view(azimuth, ELEVATION)
    right = Vector((-math.sin(angle), math.cos(angle), 0))
    up = view.cross(right)
    target = Vector((center, 0, TARGET_HEIGHT))
    points = np.array([(p.dot(right), p.dot(up), p.dot(view)) for p in _points(target)])
    distance = max(DISTANCE, _least_distance(points, aspect))
    x, _ = _project(points, distance, aspect)
    shape = add_camera(target + view * distance, target, LENS, 500)
    shape.data.shift_x = (x.max() + x.min()) / 4
    shape.data.shift_y = -HIGHER / aspect


def _points(target):
    """Some sixty points of every visible mesh, as seen from the target."""
    points = []
    for shape in bpy.data.objects:
        if shape.type != 'MESH' or shape.hide_render:
            continue
        vertices = shape.data.vertices
        step = max(1, len(vertices) // 60)
        points += [shape.matrix_world @ vertices[i].co for i in range(0, len(vertices), step)]
    return [point - target for point in points]


def _project(points, distance, aspect):
    scale = LENS / SENSOR * 2
    depth = distance - points[:, 2]
    return points[:, 0] / depth * scale, points[:, 1] / depth * scale * aspect


def _least_distance(points, aspect):
    near, far = 4.0, 60.0
    for _ in range(50):
        middle = (near + far) / 2
        x, y = _project(points, middle, aspect)
        if x.max() - x.min() < 2 * FILL_WIDTH and y.max() - y.min() < 2 * FILL_HEIGHT:
            far = middle
        else:
            near = middle
    return far
