"""Lamps of a room."""

import bpy
from mathutils import Vector


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
