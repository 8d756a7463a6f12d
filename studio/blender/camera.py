"""Cameras: one that frames any cart alike, and a plain one for the scenes."""

import math

import bpy
import numpy as np
from mathutils import Vector

# Degrees from the nose, counted towards the cart's left side.
AZIMUTHS = {'front': 47, 'rear': 133}
ELEVATION = math.radians(7)
LENS = 68
SENSOR = 36
TARGET_HEIGHT = 0.93
# All carts are seen from one distance, so that a long one looks long: it holds eight seats.
DISTANCE = 9.0
# The share of the picture that a cart may fill; one that is longer still is seen from further away.
FILL_WIDTH, FILL_HEIGHT = 0.95, 0.90
# How far the cart sits above where the camera looks, as a share of the height.
HIGHER = 0.02


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


def frame_cart(center, azimuth, aspect):
    """Looks at every cart from the same direction and distance, its wheels on the same line.

    The cart is brought to the middle by shifting the lens, so that upright lines stay upright.
    """
    angle = math.radians(azimuth)
    flat = math.cos(ELEVATION)
    view = Vector((math.cos(angle) * flat, math.sin(angle) * flat, math.sin(ELEVATION)))
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
