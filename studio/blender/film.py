"""Renders as raw numbers, pass by pass, and numbers as a picture."""

import os
import tempfile
from contextlib import contextmanager

import bpy
import numpy as np

SHADE_COLOR = (0.10, 0.09, 0.08)
PASSES = {'color': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}


def _passes(scene):
    """The usual ones, and those that materials write themselves."""
    return {**PASSES, **{each.name: each.name for each in scene.view_layers[0].aovs}}


@contextmanager
def film(scene):
    """While it is open, `shoot` returns what is rendered; nothing is left behind."""
    with tempfile.TemporaryDirectory() as folder:
        _write_passes(scene, folder + os.sep)
        yield lambda seed: _shoot(scene, folder, seed)
    scene.use_nodes = False


def _write_passes(scene, folder):
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = folder
    output.format.file_format = 'OPEN_EXR'
    output.format.color_mode = 'RGBA'
    output.format.color_depth = '32'
    output.format.exr_codec = 'ZIP'
    output.file_slots.clear()
    picture = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], picture.inputs[0])
    for name, source in _passes(scene).items():
        output.file_slots.new(name)
        tree.links.new(layers.outputs[source], output.inputs[name])


def _shoot(scene, folder, seed):
    """One render; its grain is that of the seed."""
    scene.cycles.seed = seed
    scene.frame_set(seed)
    bpy.ops.render.render(write_still=False)
    return {name: _load(os.path.join(folder, f'{name}{seed:04d}.exr')) for name in _passes(scene)}


def _load(path):
    image = bpy.data.images.load(path)
    pixels = _pixels_of(image)
    bpy.data.images.remove(image)
    return pixels


def _pixels_of(image):
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)


def develop(scene, color, path):
    """Writes linear light as a PNG file, the way the scene turns light into color."""
    height, width, _ = color.shape
    image = bpy.data.images.new('developed', width, height, float_buffer=True)
    # Only a float image in linear space goes through the view transform when it is saved.
    image.colorspace_settings.name = 'Linear'
    pixels = np.ones((height, width, 4), np.float32)
    pixels[:, :, :3] = color[:, :, :3]
    image.pixels.foreach_set(pixels.ravel())
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)


def cut_out(path, alpha, shade):
    """Makes a developed picture transparent where `alpha` is low, over a shadow as dense as `shade`."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    pixels = _pixels_of(image)
    below = shade * (1 - alpha)
    whole = alpha + below
    shares = [each[:, :, None] / np.maximum(whole, 1e-4)[:, :, None] for each in (alpha, below)]
    pixels[:, :, :3] = pixels[:, :, :3] * shares[0] + np.array(SHADE_COLOR) * shares[1]
    pixels[:, :, 3] = whole
    bpy.data.images.remove(image)
    height, width = alpha.shape
    image = bpy.data.images.new('cut out', width, height, alpha=True)
    image.colorspace_settings.name = 'Non-Color'
    image.alpha_mode = 'STRAIGHT'
    image.pixels.foreach_set(pixels.ravel())
    image.file_format = 'PNG'
    image.filepath_raw = path
    image.save()
    bpy.data.images.remove(image)
