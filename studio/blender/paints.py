"""One drawing for all paints of a cart.

Light that leaves a paint is, channel by channel, a sum: what any paint reflects, and what grows with its
color, in a solid and in a metallic way. The cart is drawn in black; renders in a solid and in a metallic
gray tell what every other paint adds, so that it only has to be mixed.
"""

import bpy
import numpy as np

from color import linear
from denoise import denoise
from resize import enlarge_on_surfaces
from shaders import repaint

GRAY = 0.6
# The brightness and the share of metal of the three coats.
BARE, SOLID, METALLIC = (0, 0), (GRAY, 0), (GRAY, 1)
# What paint adds is smooth, so a smaller picture will do.
PERCENT, SAMPLES, LEVELS, STRENGTH = 50, 6, 5, 6
MASK = 'paint'


def mask_paint(material):
    """Has every render tell, beside the colors, how much of a pixel is paint."""
    aov = bpy.context.view_layer.aovs.add()
    aov.name, aov.type = MASK, 'VALUE'
    mask = material.node_tree.nodes.new('ShaderNodeOutputAOV')
    mask.name = MASK
    mask.inputs['Value'].default_value = 1


def strip(material):
    """Leaves of a paint only what is the same in all."""
    brightness, metallic = BARE
    repaint(material, (brightness,) * 3, metallic)


def draw_tints(scene, shoot, material, normal):
    """What a solid and a metallic paint of brightness 1 add, in the size of the picture of normals."""
    scene.render.resolution_percentage = PERCENT
    scene.cycles.samples = SAMPLES
    halves = [_shoot_tints(shoot, material, seed) for seed in (1, 2)]
    scene.render.resolution_percentage = 100
    tints = denoise(*halves, LEVELS, STRENGTH)
    mask = tints[:, :, 6]
    small_normal = (halves[0]['normal'] + halves[1]['normal']) / 2
    large = enlarge_on_surfaces(tints[:, :, :6], mask, small_normal[:, :, :3], normal)
    return large[:, :, :3], large[:, :, 3:]


def _shoot_tints(shoot, material, seed):
    """Each coat with the same grain, so that only the paint differs."""
    takes = []
    for brightness, metallic in (BARE, SOLID, METALLIC):
        repaint(material, (brightness,) * 3, metallic)
        takes.append(shoot(seed))
    bare, *others = [take['color'][:, :, :3] for take in takes]
    mask = takes[0][MASK][:, :, :1]
    added = [(other - bare) / GRAY for other in others]
    return {**takes[0], 'color': np.concatenate([*added, mask], 2)}


def paint_over(layers, paint):
    """The picture of a bare cart in a paint."""
    color, metallic = np.array(linear(paint['color'])[:3], np.float32), paint['metallic']
    added = color * ((1 - metallic) * layers['solid'] + metallic * layers['metallic'])
    painted = layers['bare'].copy()
    painted[:, :, :3] += layers['mask'] * np.maximum(added, 0)
    return painted
