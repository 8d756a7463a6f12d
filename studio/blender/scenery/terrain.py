"""Noise and height fields: sand and dunes."""

import numpy as np

from color import linear
from scenery.surfaces import new_material
from shapes import solid


def noise(x, y, octaves=4, seed=0):
    """Smooth noise about zero, summed over octaves, for arrays of coordinates."""
    layers = (_layer(x * 2**i, y * 2**i, seed + i) * 0.5**i for i in range(octaves))
    return sum(layers) / (2 - 0.5 ** (octaves - 1)) - 0.5


def field(name, x, y, height, material):
    """A mesh over the grid of x and y; `height` takes both as arrays."""
    grid_x, grid_y = np.meshgrid(x, y)
    points = np.stack([grid_x.ravel(), grid_y.ravel(), height(grid_x, grid_y).ravel()], 1)
    width = len(x)
    faces = [
        (j * width + i, j * width + i + 1, (j + 1) * width + i + 1, (j + 1) * width + i)
        for j in range(len(y) - 1)
        for i in range(width - 1)
    ]
    return solid(name, points, faces, material, 180)


def grid(*stretches):
    """Coordinates from stretches of (from, to, count), finer where it matters."""
    parts = [np.linspace(*stretch) for stretch in stretches]
    return np.concatenate([part[:-1] for part in parts[:-1]] + [parts[-1]])


def sand():
    """Dull sand with wind ripples and grain; any gloss on it would sparkle."""
    material, nodes, shader = new_material('sand')
    nodes.fill(shader, 'Roughness', 1.0)
    nodes.fill(shader, 'Specular', 0.0)
    place = nodes.add('TexCoord').outputs['Object']
    ramp = nodes.add('ValToRGB', {0: nodes.noise(place, 0.55, 6)})
    dark, light = ramp.color_ramp.elements
    dark.position, dark.color = 0.3, linear('#b4946a')
    light.position, light.color = 0.7, linear('#dcc49d')
    nodes.fill(shader, 'Base Color', ramp.outputs[0])
    ripples = nodes.add(
        'TexWave',
        {'Vector': place, 'Scale': 1.9, 'Distortion': 5, 'Detail': 2, 'Detail Scale': 1.2},
    )
    normal = nodes.bump(ripples.outputs['Fac'], 0.35, 0.02)
    normal = nodes.bump(nodes.noise(place, 160, 3), 0.4, 0.004, normal)
    nodes.fill(shader, 'Normal', normal)
    return material


def _layer(x, y, seed):
    cell_x, cell_y = np.floor(x).astype(int), np.floor(y).astype(int)
    part_x, part_y = x - cell_x, y - cell_y
    share_x = part_x * part_x * (3 - 2 * part_x)
    share_y = part_y * part_y * (3 - 2 * part_y)

    def at(a, b):
        return (np.sin(a * 127.1 + b * 311.7 + seed * 74.7) * 43758.5453) % 1

    near = at(cell_x, cell_y) * (1 - share_x) + at(cell_x + 1, cell_y) * share_x
    far = at(cell_x, cell_y + 1) * (1 - share_x) + at(cell_x + 1, cell_y + 1) * share_x
    return near * (1 - share_y) + far * share_y
