"""The studio in which every cart stands: a floor below a sky of large soft boxes."""

import bpy
import numpy as np

from color import linear
from shaders import principled
from shapes import solid

# What the cart stands on; it only lights the cart and shows in its paint.
FLOOR = '#8f8b84'
# One picture of all lights: it is sampled where it is bright, so it leaves less grain than lamps do.
WIDTH, HEIGHT = 1024, 512
DIM, HORIZON = 0.10, 0.18
WARM, WHITE, COOL = (1, 0.965, 0.92), (1, 1, 1), (0.93, 0.97, 1)
# Soft boxes by degrees to the right of the camera's line of sight (0 is behind the camera), degrees
# above the horizon, half width, half height, softness of the edge, brightness and color.
BOXES = [
    (-46, 34, 28, 22, 14, 6.2, WARM),
    (8, 18, 36, 11, 12, 2.4, WHITE),
    (64, 30, 13, 34, 10, 3.6, COOL),
    (180, 42, 80, 14, 16, 2.5, WHITE),
    (-128, 24, 12, 30, 10, 2.4, WHITE),
    (124, 22, 12, 26, 10, 2.4, WHITE),
    (0, 88, 180, 20, 14, 1.5, WHITE),
]


def build_stage(center, azimuth):
    """Lights and an unseen floor; the lights turn with the camera, so every side is lit alike."""
    world = bpy.data.worlds.new('studio')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = 'MANUAL'
    world.cycles.sample_map_resolution = WIDTH
    tree = world.node_tree
    sky = tree.nodes.new('ShaderNodeTexEnvironment')
    sky.image = _draw_sky(azimuth)
    tree.links.new(sky.outputs['Color'], tree.nodes['Background'].inputs['Color'])
    return _build_floor(center)


def _build_floor(center):
    reach = 30
    corners = ((-reach, -reach), (reach, -reach), (reach, reach), (-reach, reach))
    points = [(center + x, y, 0) for x, y in corners]
    floor = solid('floor', points, [(0, 1, 2, 3)], principled('floor', linear(FLOOR), 0, 0.5, 0.2))
    floor.visible_camera = False
    return floor


def _draw_sky(azimuth):
    """The lights as seen from the cart, all around."""
    turn = np.pi - (np.arange(WIDTH) + 0.5) / WIDTH * 2 * np.pi
    aside = np.degrees(turn)[None, :] - azimuth
    above = (np.arange(HEIGHT) + 0.5)[:, None] / HEIGHT * 180 - 90
    glow = DIM + HORIZON * np.exp(-np.abs(above) / 14)
    light = np.ones((HEIGHT, WIDTH, 3)) * (glow * np.ones_like(aside))[:, :, None]
    for box in BOXES:
        light += _soft_box(aside, above, *box)
    pixels = np.ones((HEIGHT, WIDTH, 4), np.float32)
    pixels[:, :, :3] = light
    image = bpy.data.images.new('sky', WIDTH, HEIGHT, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image


def _soft_box(aside, above, right, height, half_width, half_height, soft, bright, color):
    across = np.abs((aside - right + 180) % 360 - 180)
    up = np.abs(above - height)
    share = _fade(across, half_width, soft) * _fade(up, half_height, soft)
    return share[:, :, None] * bright * np.array(color)


def _fade(distance, half, soft):
    """1 inside, 0 outside, smooth in between."""
    t = np.clip((half + soft / 2 - distance) / soft, 0, 1)
    return t * t * (3 - 2 * t)
