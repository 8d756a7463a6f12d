"""What the picture of a cart is put together from, whatever its paint."""

import os

import bpy
import numpy as np

from camera import AZIMUTHS, frame_cart
from cart.cart import build_cart
from denoise import denoise
from film import film
from paints import MASK, draw_tints, mask_paint, strip
from shadow import draw_shadow
from stage import build_stage

LEVELS, STRENGTH, GRAIN = 3, 2.5, 0.4


def keep_layers(path, draw):
    """The layers kept in a file; drawn once, so that the next paint takes seconds."""
    if not os.path.exists(path):
        half = {name: layer.astype(np.float16) for name, layer in draw().items()}
        part = f'{path}.part.npz'
        np.savez_compressed(part, **half)
        os.replace(part, path)
    with np.load(path) as layers:
        return {name: layers[name].astype(np.float32) for name in layers}


def draw_layers(scene, subject):
    """The bare cart, where its paint is, what the two kinds of paint add, and the shadow."""
    cart, backdrop = _set_stage(scene, subject)
    paint = cart.materials.paint
    mask_paint(paint)
    strip(paint)
    scene.render.film_transparent = True
    scene.render.use_persistent_data = True
    scene.cycles.samples = max(1, scene.cycles.samples // 2)
    with film(scene) as shoot:
        takes = [shoot(seed) for seed in (1, 2)]
        normal, mask = ((takes[0][name] + takes[1][name]) / 2 for name in ('normal', MASK))
        solid, metallic = draw_tints(scene, shoot, paint, normal[:, :, :3])
    return {
        'bare': denoise(*takes, LEVELS, STRENGTH, GRAIN),
        'mask': mask[:, :, :1],
        'solid': solid,
        'metallic': metallic,
        'shade': draw_shadow(scene, cart, backdrop),
    }


def _set_stage(scene, subject):
    cart = build_cart(subject['look'])
    rear, front = cart.at.extent(cart.look)
    center = (rear + front) / 2
    bpy.context.view_layer.update()
    angle = subject['angle']
    frame_cart(center, angle, scene.render.resolution_x / scene.render.resolution_y)
    return cart, build_stage(center, AZIMUTHS[angle])
