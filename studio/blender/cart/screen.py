"""The screen on the dash: a gauge, a map and the charge, drawn as thin glowing parts."""

import math

import bpy
from mathutils import Matrix

from shapes import box, group, link, tube


def build_screen(material, place):
    """The screen with its foot; x points away from the driver, y left, z up."""
    with group('screen', place):
        box('screen case', (0.018, 0.285, 0.175), (0, 0, 0), material.gloss, 0.010)
        box('screen', (0.003, 0.262, 0.152), (-0.0095, 0, 0), material.screen, 0.001)
        box('screen foot', (0.03, 0.08, 0.10), (0.02, 0, -0.10), material.black, 0.01)
        _write('18', (0.055, 0.006), 0.062, material.screen_white)
        _write('MPH', (0.055, -0.034), 0.015, material.screen_blue)
        _write('10:24', (-0.085, 0.058), 0.015, material.screen_white)
        _write('84%', (-0.085, -0.054), 0.017, material.screen_green)
        _draw_gauge(material)
        _draw_map(material)


def _draw_gauge(material):
    scale = [_on_gauge(angle) for angle in range(-40, 221, 6)]
    tube('scale', scale, 0.0016, material.screen_dim, bend=0, steps=2)
    speed = [_on_gauge(angle) for angle in range(55, 221, 6)]
    tube('speed', speed, 0.0030, material.screen_blue, bend=0, steps=2)
    for i in range(5):
        place = (-0.0118, -0.050 - 0.0175 * i, -0.028)
        color = material.screen_green if i < 4 else material.screen_dim
        box('charge', (0.001, 0.014, 0.016), place, color, 0.0004)


def _draw_map(material):
    route = [(-0.060, 0.0), (-0.078, 0.012), (-0.095, 0.010), (-0.112, 0.034)]
    path = [(-0.0118, y, z) for y, z in route]
    tube('route', path, 0.0022, material.screen_blue, bend=0.008, steps=2)
    place = (-0.0113, -0.085, 0.018)
    box('map', (0.0006, 0.085, 0.052), place, material.screen_map, 0.0002)
    place = (-0.012, -0.112, 0.034)
    box('destination', (0.001, 0.008, 0.008), place, material.screen_amber, 0.0004)


def _on_gauge(angle):
    angle = math.radians(angle)
    return -0.0115, 0.055 - 0.060 * math.cos(angle), 0.060 * math.sin(angle)


def _write(words, at, size, material):
    text = bpy.data.curves.new('text', 'FONT')
    text.body = words
    text.size = size
    text.align_x = text.align_y = 'CENTER'
    text.materials.append(material)
    shape = link(bpy.data.objects.new('text', text))
    y, z = at
    shape.matrix_local = Matrix(((0, 0, -1, -0.0122), (-1, 0, 0, y), (0, 1, 0, z), (0, 0, 0, 1)))
