"""How dark the ground is where the tires touch it: worked out, so that it is sharp and without grain."""

import numpy as np

# The gap below a tire, and the distance beside it, at which the darkness has faded to a third.
GAP, ASIDE = 0.030, 0.085
DARKEST = 0.92


def contact_shade(scene, cart):
    """The density at every pixel of the picture, from 0 to 1."""
    x, y = _ground(scene)
    at = cart.at
    light = np.ones(x.shape, np.float32)
    for axle in (0, at.front_axle):
        for side in (1, -1):
            light *= 1 - DARKEST * _below_tire(x - axle, y - side * at.track, at)
    return 1 - light


def _below_tire(along, across, at):
    """From 0 to 1 at distances from the middle of the contact."""
    along = np.minimum(np.abs(along), at.tire_radius)
    gap = at.tire_radius - np.sqrt(at.tire_radius**2 - along**2)
    aside = np.maximum(np.abs(across) - at.tire_width / 2, 0)
    return np.exp(-gap / GAP - aside / ASIDE)


def _ground(scene):
    """The x and y of the ground that every pixel shows; the rows run upwards."""
    camera = scene.camera
    width, height = scene.render.resolution_x, scene.render.resolution_y
    _, right, left, above = (np.array(corner) for corner in camera.data.view_frame(scene=scene))
    u, v = ((np.arange(count) + 0.5) / count for count in (width, height))
    rays = left + u[None, :, None] * (right - left) + v[:, None, None] * (above - left)
    turn = np.array(camera.matrix_world)
    rays = rays @ turn[:3, :3].T
    reach = turn[2, 3] / np.maximum(-rays[:, :, 2], 1e-3)
    return turn[0, 3] + rays[:, :, 0] * reach, turn[1, 3] + rays[:, :, 1] * reach
