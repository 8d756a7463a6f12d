"""Surfaces of places. Each is made once and found again by its name."""

import bpy

from color import linear
from scenery.nodes import Nodes

_made = {}


def surface(name, color, second=None, **more):
    """A surface of one or two colors, mixed by noise.

    more: scale of the noise (2), roughness (0.7), specular (0.3), metallic, coat, bump (height of
    bumps) and bump_scale, stretch (of the noise, per axis), variation (of brightness from plank to
    plank), lap (height of clapboards).
    """
    if name in _made:
        return _made[name]
    material, nodes, shader = _new(name)
    nodes.fill(shader, 'Roughness', more.get('roughness', 0.7))
    nodes.fill(shader, 'Specular', more.get('specular', 0.3))
    nodes.fill(shader, 'Metallic', more.get('metallic', 0))
    nodes.fill(shader, 'Clearcoat', more.get('coat', 0))
    place = nodes.stretched(more.get('stretch', (1, 1, 1)))
    scale = more.get('scale', 2.0)
    base = linear(color)
    if second:
        base = _two_colors(nodes, color, second, nodes.noise(place, scale, 6))
    if more.get('variation'):
        base = _varied(nodes, base, more['variation'])
    nodes.fill(shader, 'Base Color', base)
    normal = _clapboards(nodes, more['lap']) if more.get('lap') else None
    if more.get('bump'):
        height = nodes.noise(place, more.get('bump_scale') or scale, 4)
        normal = nodes.bump(height, 0.6, more['bump'], normal)
    if normal is not None:
        nodes.fill(shader, 'Normal', normal)
    return material


def white_trim():
    """The white of window frames and railings."""
    return surface('white trim', '#f1efe9', roughness=0.55)


def pane(name='pane', color='#1b2a36'):
    """A window pane in which the sky is mirrored."""
    return surface(name, color, roughness=0.04, specular=0.9)


def foliage(name, dark, light, translucent=0.35):
    """Leaves that let light through; their color differs from leaf to leaf and plant to plant."""
    if name in _made:
        return _made[name]
    material, nodes, _ = _new(name, empty=True)
    leaf = nodes.add('NewGeometry').outputs['Random Per Island']
    plant = nodes.add('ObjectInfo').outputs['Random']
    share = nodes.math('MULTIPLY_ADD', plant, 0.35, nodes.math('MULTIPLY', leaf, 0.65))
    ramp = nodes.add('ValToRGB', {0: share})
    ramp.color_ramp.elements[0].color = linear(dark)
    ramp.color_ramp.elements[1].color = linear(light)
    color = ramp.outputs[0]
    diffuse = nodes.add('BsdfDiffuse', {0: color}).outputs[0]
    through = nodes.add('BsdfTranslucent', {0: color}).outputs[0]
    mixed = nodes.add('MixShader', {0: translucent, 1: diffuse, 2: through}).outputs[0]
    nodes.add('OutputMaterial', {0: mixed})
    return material


def glow(name, color, strength):
    """Something that shines, but too weakly to light anything else."""
    if name in _made:
        return _made[name]
    material, nodes, _ = _new(name, empty=True)
    light = nodes.add('Emission', {0: linear(color), 1: strength}).outputs[0]
    nodes.add('OutputMaterial', {0: light})
    material.cycles.sample_as_light = False
    return material


def water(name, color, waves, roughness):
    """Water with layers of waves: (scale in x, scale in y, strength, height)."""
    if name in _made:
        return _made[name]
    material, nodes, shader = _new(name)
    nodes.fill(shader, 'Base Color', color)
    nodes.fill(shader, 'Roughness', roughness)
    nodes.fill(shader, 'Specular', 0.6)
    nodes.fill(shader, 'Normal', wavy(nodes, waves, 3))
    return material


def wavy(nodes, waves, detail):
    """A normal made of several layers of waves."""
    normal = None
    for scale_x, scale_y, strength, height in waves:
        noise = nodes.noise(nodes.stretched((scale_x, scale_y, 1)), 1, detail)
        normal = nodes.bump(noise, strength, height, normal)
    return normal


def new_material(name):
    """A material to be built by hand, with its nodes and its ordinary shader."""
    return _new(name)


def _new(name, empty=False):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    _made[name] = material
    tree = material.node_tree
    if empty:
        tree.nodes.clear()
        return material, Nodes(tree), None
    return material, Nodes(tree), tree.nodes['Principled BSDF']


def _two_colors(nodes, first, second, share):
    ramp = nodes.add('ValToRGB', {0: share})
    start, end = ramp.color_ramp.elements
    start.position, start.color = 0.32, linear(first)
    end.position, end.color = 0.68, linear(second)
    return ramp.outputs[0]


def _varied(nodes, color, variation):
    """Every loose part, such as a plank, a little brighter or darker than the next."""
    part = nodes.add('NewGeometry').outputs['Random Per Island']
    share = nodes.add('MapRange', {0: part, 3: 1 - variation, 4: 1 + variation}).outputs[0]
    return nodes.mix(1, color, share, 'MULTIPLY')


def _clapboards(nodes, height):
    place = nodes.add('TexCoord').outputs['Object']
    up = nodes.add('SeparateXYZ', {0: place}).outputs['Z']
    share = nodes.math('FRACT', nodes.math('DIVIDE', up, height))
    return nodes.bump(nodes.math('SUBTRACT', 1, share), 1, 0.022)
