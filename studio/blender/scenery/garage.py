"""What stands in a workshop: tool cabinets, a bench, shelves, stacks of wheels, a scissor lift."""

import math
import random

from mathutils import Matrix

from scenery.kit import box, frame, lathe, moved, rod
from scenery.surfaces import surface

GRIPS = ('#c6281f', '#d9a21f', '#23262a', '#1f5fa0')


def stack_wheels(x, y, count=4, radius=0.292):
    """Wheels lying on one another."""
    width = 0.21
    rubber = surface('tire', '#17181a', roughness=0.75, bump=0.006, bump_scale=60)
    metal = surface('rim', '#b9bcc0', roughness=0.3, metallic=0.9)
    dark = surface('rim inside', '#1c1d20', roughness=0.4)
    for i in range(count):
        place = (x + 0.01 * (i % 2), y, i * (width + 0.015))
        tire = [(0.17, 0.02), (0.19, 0), (radius - 0.03, 0), (radius, 0.04)]
        tire += [(radius, width - 0.04), (radius - 0.03, width), (0.19, width)]
        lathe(rubber, tire + [(0.17, width - 0.02)], place, 28)
        rim = [(0.17, width - 0.03), (0.15, width - 0.07), (0.05, width - 0.05)]
        lathe(metal, rim + [(0, width - 0.045)], place, 24)
        lathe(dark, [(0.17, 0.03), (0, 0.05)], (x, y, place[2]), 16)


def add_cabinet(at, size, material, drawers):
    """A cabinet of drawers on casters; `at` is the middle of its foot."""
    x, y, z = at
    width, depth, height = size
    box(material, (x, y, z + height / 2), size, chamfer=0.015)
    metal = surface('handle', '#c9ccd0', roughness=0.25, metallic=0.9)
    dark = surface('gap', '#111214', roughness=0.8)
    for i in range(drawers):
        gap = (x, y - depth / 2 - 0.001, z + height * i / drawers)
        box(dark, gap, (width - 0.04, 0.012, 0.012))
        up = z + height * (i + 0.5) / drawers + height / drawers * 0.28
        box(metal, (x, y - depth / 2 - 0.02, up), (width * 0.8, 0.025, 0.03))
    for side in (-1, 1):
        caster = [(0, 0), (0.06, 0), (0.06, 0.12), (0, 0.12)]
        lathe(dark, caster, (x + side * width * 0.4, y, z - 0.12), 10)


def add_tool_wall(grips):
    """A board with hanging tools, and boxes on the bench before it."""
    box(surface('tool board', '#3a4652'), (3.9, 12.95, 1.95), (3.7, 0.05, 1.5))
    steel = surface('tool', '#b7babd', roughness=0.3, metallic=0.9)
    rng = random.Random(6)
    for i in range(18):
        x, length = 2.3 + i * 0.19, rng.uniform(0.22, 0.5)
        top = 2.5 - 0.75 * (i % 2)
        box(steel, (x, 12.9, top - length * 0.4), (0.035, 0.02, length * 0.7))
        box(grips[i % 4], (x, 12.89, top - length * 0.85), (0.045, 0.04, length * 0.4))
    for i in range(3):
        box(grips[i], (2.6 + i * 0.8, 12.5, 1.08), (0.42, 0.25, 0.18), chamfer=0.02)


def add_shelf(boxes):
    """A shelf of wheels, with cartons on top."""
    metal = surface('shelf', '#3b4046', roughness=0.5)
    for z in (0.35, 1.15, 1.95, 2.75):
        box(metal, (7.6, 12.55, z), (2.4, 0.7, 0.05))
    for x in (6.42, 8.78):
        for y in (12.24, 12.86):
            box(metal, (x, y, 1.5), (0.06, 0.06, 3.0))
    for z in (0.38, 1.18, 1.98):
        for i in range(4):
            if z > 1.9 and i > 1:
                place = (6.85 + i * 0.52, 12.5, z + 0.2)
                box(boxes[i % 2], place, (0.44, 0.5, 0.4), chamfer=0.01)
            else:
                _stand_wheel(6.78 + i * 0.56, 12.5, z + 0.29)


def add_lift(x, y, turn, height):
    """A scissor lift, raised to `height`, with its platform turned by degrees."""
    blue = surface('lift', '#1f4d86', roughness=0.4, coat=0.2)
    steel = surface('lift steel', '#6d7276', roughness=0.35, metallic=0.9)
    warning = surface('warning', '#e0b32c', roughness=0.5)
    slope = math.degrees(math.atan2(height - 0.17, 1.55))
    middle = (height - 0.05) / 2 + 0.03
    with frame(x, y, 0, turn):
        box(steel, (0, 0, 0.04), (2.3, 0.95, 0.08), chamfer=0.01)
        for side in (-0.38, 0.38):
            box(blue, (0, side, height - 0.07), (2.35, 0.16, 0.09), chamfer=0.012)
            for leg in (-1, 1):
                place = (0, side + leg * 0.035, middle)
                box(blue, place, (1.7, 0.05, 0.10), roll=leg * slope)
            rod(steel, (0, side - 0.08, middle), (0, side + 0.08, middle), 0.045)
        for end in (-0.95, 0.95):
            box(blue, (end, 0, height - 0.07), (0.14, 0.95, 0.08))
            box(warning, (end * 1.24, 0, height - 0.07), (0.02, 0.95, 0.085))


def _stand_wheel(x, y, z):
    upright = Matrix.Rotation(math.pi / 2, 4, 'X') @ Matrix.Translation((0, 0, -0.1))
    with frame(x, y, z), moved(upright):
        stack_wheels(0, 0, 1, 0.27)
