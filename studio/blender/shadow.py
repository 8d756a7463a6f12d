"""The shadow of a cart on the ground, drawn apart, so that any ground can lie below it."""

import numpy as np

from contact import contact_shade
from film import film
from resize import enlarge

# It is soft, so a small picture will do; the tires touch the ground in contact.py.
PERCENT, SAMPLES, LIT_SAMPLES = 16, 64, 8
# Faint darkness is left out, gently, and the rest deepened; towards the edges of the picture it fades.
FAINT, ONSET, DEPTH, EDGE = 0.10, 1.35, 2, 0.12
# In the light of the eye, not of the lamp.
GAMMA = 1 / 2.2


def draw_shadow(scene, cart, backdrop):
    """How dense the shadow is at every pixel of the picture, from 0 to 1."""
    width, height = scene.render.resolution_x, scene.render.resolution_y
    parts = list(cart.root.children_recursive)
    scene.render.film_transparent = False
    scene.render.resolution_percentage = PERCENT
    scene.cycles.samples = SAMPLES
    _show(parts, backdrop, is_ground=True)
    with film(scene) as shoot:
        shaded = shoot(1)['color'][:, :, :3].mean(2)
        scene.cycles.samples = LIT_SAMPLES
        for part in parts:
            part.hide_render = True
        lit = shoot(2)['color'][:, :, :3].mean(2)
        for part in parts:
            part.hide_render = False
    _show(parts, backdrop, is_ground=False)
    scene.render.film_transparent = True
    scene.render.resolution_percentage = 100
    soft = enlarge(_density(shaded, lit), width, height)
    return 1 - (1 - soft) * (1 - contact_shade(scene, cart))


def _density(shaded, lit):
    """From the light with and without the cart; far from the wheels, where it is faint, it is softer."""
    share = shaded / np.maximum(_soften(lit, 16), 1e-4)
    near, far = (1 - np.clip(_soften(share, times), 0, 1) ** GAMMA for times in (3, 16))
    mix = np.clip((far - 0.15) / 0.25, 0, 1)
    shade = np.clip((far + (near - far) * mix - FAINT) / (1 - FAINT), 0, 1)
    return (1 - (1 - shade**ONSET) ** DEPTH) * _frame(shade.shape)


def _show(parts, backdrop, is_ground):
    """Shows the ground to the camera and the cart to the lights only, or the other way round."""
    backdrop.visible_camera = is_ground
    for part in parts:
        part.visible_camera = not is_ground


def _soften(picture, times):
    for _ in range(times):
        for axis in (0, 1):
            padded = np.pad(picture, [(1, 1) if a == axis else (0, 0) for a in (0, 1)], 'edge')
            parts = [np.take(padded, range(i, i + picture.shape[axis]), axis) for i in range(3)]
            picture = (parts[0] + 2 * parts[1] + parts[2]) / 4
    return picture


def _frame(shape):
    """1 in the middle, 0 at the edges."""
    steps = [(np.arange(count) + 0.5) / count for count in shape]
    rise = [np.clip(np.minimum(t, 1 - t) / EDGE, 0, 1) for t in steps]
    smooth = [each * each * (3 - 2 * each) for each in rise]
    return smooth[0][:, None] * smooth[1][None, :]
