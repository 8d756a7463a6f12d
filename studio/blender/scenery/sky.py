"""A sky under full control: a ramp of color over height, a glow round the sun, drawn clouds."""

import math

import bpy
from mathutils import Vector

from scenery.nodes import Nodes

NOTHING = (0, 0, 0)


def build_sky(azimuth, elevation, ramp, **more):
    """The sky as the light of the world, and a lamp for the sun.

    azimuth: degrees from straight ahead, clockwise; ramp: [(height 0 to 1, (r, g, b))].
    more: sun (strength, 3.5), sun_color; glow and glow_power, core and core_power (a wide and a
    tight shine round the sun); clouds=dict(cover, scale, stretch, lit, dark, edge, density, seed)
    or None; fill (how much the sky lights surfaces, 1), ground (color below the horizon).
    """
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    sun = _direction(math.radians(azimuth), math.radians(elevation))
    _paint(world.node_tree, sun, ramp, more)
    if more.get('sun', 3.5):
        _add_sun(sun, more)


def _direction(azimuth, elevation):
    flat = math.cos(elevation)
    return math.sin(azimuth) * flat, math.cos(azimuth) * flat, math.sin(elevation)


def _add_sun(direction, more):
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy = more.get('sun', 3.5)
    light.color = more.get('sun_color', (1, 0.86, 0.68))
    light.angle = math.radians(1.2)
    lamp = bpy.data.objects.new('sun', light)
    bpy.context.collection.objects.link(lamp)
    lamp.rotation_euler = Vector(direction).to_track_quat('Z', 'Y').to_euler()


def _paint(tree, sun, ramp, more):
    nodes = Nodes(tree)
    place = nodes.add('TexCoord').outputs['Generated']
    x, y, z = nodes.add('SeparateXYZ', {0: place}).outputs
    up = nodes.math('MAXIMUM', z, 0.0)
    color = _ramp(nodes, ramp, up)
    towards_sun = _towards(nodes, (x, y, z), sun)
    glow = _opaque(more.get('glow', NOTHING))
    shine = nodes.math('POWER', towards_sun, float(more.get('glow_power', 6)))
    color = nodes.mix(shine, color, glow, 'ADD')
    if 'core' in more:
        core = nodes.math('POWER', towards_sun, float(more.get('core_power', 300)))
        color = nodes.mix(core, color, _opaque(more['core']), 'ADD')
    if more.get('clouds'):
        density, cloud = _clouds(nodes, (x, y, z, up), sun, more['clouds'])
        cloud = nodes.mix(nodes.math('MULTIPLY', shine, 0.6), cloud, glow, 'ADD')
        color = nodes.mix(density, color, cloud)
    below = nodes.math('LESS_THAN', z, -0.004)
    color = nodes.mix(below, color, _opaque(more.get('ground', (0.16, 0.14, 0.12))))
    background = tree.nodes['Background']
    nodes.fill(background, 0, color)
    nodes.fill(background, 1, _strength(nodes, float(more.get('fill', 1))))


def _ramp(nodes, stops, up):
    node = nodes.add('ValToRGB', {0: nodes.math('SQRT', up)})
    node.color_ramp.interpolation = 'B_SPLINE'
    elements = node.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (height, color) in zip(elements, stops):
        element.position = math.sqrt(height)
        element.color = _opaque(color)
    return node.outputs[0]


def _towards(nodes, place, sun):
    """1 where one looks at the sun, 0 from 90 degrees on."""
    x, y, z = (nodes.math('MULTIPLY', axis, share) for axis, share in zip(place, sun))
    return nodes.math('MAXIMUM', nodes.math('ADD', nodes.math('ADD', x, y), z), 0.0)


def _clouds(nodes, place, sun, clouds):
    """How dense the clouds are in every direction, and their color: lit on the side of the sun."""
    x, y, z, up = place
    height = nodes.math('ADD', up, 0.09)
    scale = clouds.get('scale', 0.55)
    across = nodes.math(
        'MULTIPLY', nodes.math('DIVIDE', x, height), scale * clouds.get('stretch', 0.6)
    )
    ahead = nodes.math('MULTIPLY', nodes.math('DIVIDE', y, height), scale)

    def puffs(shift_x, shift_y):
        at = {0: nodes.math('ADD', across, shift_x), 1: nodes.math('ADD', ahead, shift_y)}
        at[2] = float(clouds['seed'])
        vector = nodes.add('CombineXYZ', at).outputs[0]
        return nodes.noise(vector, 1, 8, Roughness=0.52, Distortion=0.25)

    here, sunwards = puffs(0.0, 0.0), puffs(sun[0] * 0.12, sun[1] * 0.12)
    threshold = 0.66 - 0.30 * clouds['cover']
    dense = nodes.math('DIVIDE', nodes.math('SUBTRACT', here, threshold), clouds.get('edge', 0.16))
    above = nodes.math('MAXIMUM', nodes.math('SUBTRACT', z, 0.012), 0.0)
    fade = nodes.math('MINIMUM', nodes.math('MULTIPLY', above, 9.0), 1.0)
    density = nodes.math('MULTIPLY', _clamped(nodes, dense), fade)
    density = nodes.math('MULTIPLY', density, clouds.get('density', 0.8))
    light = nodes.math('MULTIPLY', nodes.math('SUBTRACT', here, sunwards), 5.0)
    lit = _clamped(nodes, nodes.math('ADD', light, 0.55))
    dark, bright = clouds.get('dark', (0.55, 0.55, 0.62)), clouds.get('lit', (1.1, 1.0, 0.92))
    return density, nodes.mix(lit, _opaque(dark), _opaque(bright))


def _clamped(nodes, value):
    return nodes.math('MINIMUM', nodes.math('MAXIMUM', value, 0.0), 1.0)


def _strength(nodes, fill):
    """Full for the eye and for mirrors; `fill` for the light that falls on surfaces."""
    path = nodes.add('LightPath')
    seen = nodes.math('MAXIMUM', path.outputs['Is Camera Ray'], path.outputs['Is Glossy Ray'])
    return nodes.math('ADD', fill, nodes.math('MULTIPLY', seen, 1 - fill))


def _opaque(color):
    return tuple(color) + (1,)
