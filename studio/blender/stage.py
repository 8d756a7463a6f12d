"""The studio in which every cart stands: a seamless backdrop and six lights round the camera."""

import math

import bpy
import numpy as np
from mathutils import Vector

from color import linear
from shaders import principled
from shapes import solid

# Floor and wall of the backdrop, which only lights the cart and shows in its paint.
FLOOR, WALL = '#d2c9bb', '#c6c5c1'


def build_stage(center, azimuth):
    """Lights and an unseen backdrop, turned so that all looks the same from every side."""
    world = bpy.data.worlds.new('studio')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = (0.88, 0.89, 0.90, 1)
    background.inputs[1].default_value = 0.11
    angle = math.radians(azimuth)
    away = Vector((-math.cos(angle), -math.sin(angle), 0))
    aside = Vector((-away.y, away.x, 0))
    _build_lights(Vector((center, 0, 0.9)), away, aside)
    return _build_backdrop(Vector((center, 0, 0)), away, aside)


def add_area_light(name, place, target, size, power, color=(1, 1, 1)):
    """A rectangular lamp that the camera does not see."""
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = size
    light.energy = power
    light.color = color
    lamp = bpy.data.objects.new(name, light)
    bpy.context.collection.objects.link(lamp)
    lamp.location = place
    lamp.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    lamp.visible_camera = False
    return lamp


def _build_backdrop(center, away, aside):
    """A floor that curves up into a wall 3.2 m behind the cart; above 4.6 m all is dark."""
    curve = [
        (3.2 + 3.5 * math.sin(t), 3.5 - 3.5 * math.cos(t))
        for t in np.linspace(0.05, math.pi / 2, 24)
    ]
    profile = [(-14, 0), (3.2, 0)] + curve + [(6.7, 4.6)]
    points, faces = [], []
    for distance, height in profile:
        for across in (-22, 22):
            point = center + away * distance + aside * across
            points.append((point.x, point.y, height))
    for i in range(len(profile) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    backdrop = solid('backdrop', points, faces, _fading(FLOOR, WALL))
    backdrop.visible_camera = False
    return backdrop


def _fading(floor, wall):
    """A surface that fades from the color of the floor to that of the wall."""
    material = principled('backdrop', linear(floor), 0, 0.42, 0.25)
    tree = material.node_tree
    geometry = tree.nodes.new('ShaderNodeNewGeometry')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    share = tree.nodes.new('ShaderNodeMapRange')
    share.inputs[1].default_value, share.inputs[2].default_value = 0.15, 3.4
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.inputs[1].default_value, mix.inputs[2].default_value = linear(floor), linear(wall)
    color = tree.nodes['Principled BSDF'].inputs['Base Color']
    tree.links.new(geometry.outputs['Position'], split.inputs[0])
    tree.links.new(split.outputs['Z'], share.inputs[0])
    tree.links.new(share.outputs[0], mix.inputs[0])
    tree.links.new(mix.outputs[0], color)
    return material


def _build_lights(target, away, aside):
    """Narrow lamps: one huge soft box would make the bonnet milky."""

    def at(towards_camera, sideways, height):
        place = target - away * towards_camera + aside * sideways
        return place.x, place.y, height

    above = (target.x + 0.1, 0, 3.9)
    add_area_light('top', above, (target.x, 0, 0.6), (4.2, 1.5), 260)
    add_area_light('key', at(4.4, -3.4, 3.1), target, (1.8, 1.8), 330, (1, 0.97, 0.93))
    add_area_light('fill', at(2.2, 4.6, 1.7), target, (0.9, 3.4), 110, (0.95, 0.975, 1))
    add_area_light('left rim', at(-3.0, 4.2, 2.8), target, (0.8, 3.0), 180)
    add_area_light('right rim', at(-3.2, -4.2, 2.8), target, (0.8, 3.0), 160)
    wall = target + away * 6.2 + Vector((0, 0, 1.6))
    add_area_light('wall', at(-2.0, 0, 7.5), wall, (8, 2), 560, (1, 0.985, 0.96))
