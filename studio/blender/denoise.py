"""A denoiser in numpy, for a Blender that is built without one.

The picture is rendered twice with half the samples. Where the two differ there is noise; there,
neighbors that look alike and belong to the same surface are averaged (five wavelet passes whose
reach doubles each time).
"""

import os
import tempfile

import bpy
import numpy as np

PASSES = {'color': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}
KERNEL = np.array([1, 4, 6, 4, 1]) / 16.0
ALBEDO_REACH, NORMAL_REACH = 0.06, 0.18


def render_denoised(path, levels, strength):
    """Renders the scene into a PNG file; more levels and more strength smooth more."""
    scene = bpy.context.scene
    scene.cycles.samples = max(1, scene.cycles.samples // 2)
    with tempfile.TemporaryDirectory() as folder:
        _write_passes(scene, folder)
        first, second = (_render(scene, folder, seed) for seed in (1, 2))
    guide = {name: (first[name] + second[name]) / 2 for name in ('albedo', 'normal')}
    picture = _filter(first['color'], second['color'], guide, levels, strength)
    _save(scene, picture, path)


def _write_passes(scene, folder):
    """Has every render written as raw numbers, one file per pass."""
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = folder + os.sep
    output.format.file_format = 'OPEN_EXR'
    output.format.color_depth = '32'
    output.format.exr_codec = 'ZIP'
    output.file_slots.clear()
    picture = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], picture.inputs[0])
    for name, source in PASSES.items():
        output.file_slots.new(name)
        tree.links.new(layers.outputs[source], output.inputs[name])


def _render(scene, folder, seed):
    scene.cycles.seed = seed
    scene.frame_set(seed)
    bpy.ops.render.render(write_still=False)
    return {name: _load(os.path.join(folder, f'{name}{seed:04d}.exr')) for name in PASSES}


def _load(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[:, :, :3]


def _filter(first, second, guide, levels, strength):
    picture = (first + second) / 2
    tone = _tone(picture)
    variance = ((_tone(first) - _tone(second)) ** 2).mean(2) / 4
    variance = _blur(_blur(variance)) + 1e-7
    for level in range(levels):
        picture, tone, variance = _smooth(picture, tone, variance, guide, 2**level, strength)
    return picture


def _smooth(picture, tone, variance, guide, step, strength):
    """One pass: averages 25 neighbors, `step` pixels apart."""
    total = np.zeros_like(picture)
    total_tone = np.zeros_like(tone)
    total_variance = np.zeros(picture.shape[:2])
    weights = np.zeros(picture.shape[:2])
    tolerance = np.sqrt(_blur(variance)) * strength + 1e-3
    for j in range(-2, 3):
        for i in range(-2, 3):
            weight = np.full(weights.shape, KERNEL[i + 2] * KERNEL[j + 2])
            dx, dy = i * step, j * step
            near_tone = _shift(tone, dx, dy)
            if i or j:
                weight *= _likeness(tone, near_tone, guide, (dx, dy), tolerance)
                _blank_border(weight, dx, dy)
            weights += weight
            total += _shift(picture, dx, dy) * weight[:, :, None]
            total_tone += near_tone * weight[:, :, None]
            total_variance += _shift(variance, dx, dy) * weight * weight
    share = weights[:, :, None]
    return total / share, total_tone / share, total_variance / (weights * weights)


def _likeness(tone, near_tone, guide, shift, tolerance):
    """1 where the neighbor shows the same surface in the same light, towards 0 elsewhere."""
    difference = (np.abs(near_tone - tone).mean(2) / tolerance) ** 2
    for name, reach in (('albedo', ALBEDO_REACH), ('normal', NORMAL_REACH)):
        difference += ((_shift(guide[name], *shift) - guide[name]) ** 2).sum(2) / reach**2
    return np.exp(-np.minimum(difference, 60))


def _blank_border(weight, dx, dy):
    """What was shifted in from the opposite edge must not count."""
    if dx > 0:
        weight[:, :dx] = 0
    if dx < 0:
        weight[:, dx:] = 0
    if dy > 0:
        weight[:dy] = 0
    if dy < 0:
        weight[dy:] = 0


def _tone(picture):
    return np.log1p(np.maximum(picture, 0) * 4)


def _shift(array, dx, dy):
    return np.roll(np.roll(array, dy, 0), dx, 1)


def _blur(array):
    return sum(_shift(array, dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1)) / 9


def _save(scene, picture, path):
    height, width, _ = picture.shape
    image = bpy.data.images.new('denoised', width, height, float_buffer=True)
    # Only a float image in linear space goes through the view transform when it is saved.
    image.colorspace_settings.name = 'Linear'
    pixels = np.ones((height, width, 4), np.float32)
    pixels[:, :, :3] = picture
    image.pixels.foreach_set(pixels.ravel())
    scene.use_nodes = False
    image.save_render(path, scene=scene)
