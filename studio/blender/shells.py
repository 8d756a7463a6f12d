"""Shells: a cloth laid over cross-curves, and round holes cut into it."""

import math

from shapes import closed_solid, subdivide


def cloth(name, rows, material, row_creases, column_creases):
    """A shell laid over cross-curves like a cloth.

    Every row is half a cross-curve from the middle to the lower side and is mirrored. Creases
    (number: sharpness) keep an edge along a row or a column where the cloth would round it off.
    """
    half = len(rows[0])
    width = 2 * half - 1
    points, faces = [], []
    for row in rows:
        points += [(x, -y, z) for x, y, z in reversed(row[1:])] + list(row)
    for i in range(len(rows) - 1):
        for j in range(width - 1):
            first = i * width + j
            faces.append((first, first + 1, first + width + 1, first + width))
    shape = closed_solid(name, points, faces, material, 50)
    for edge in shape.data.edges:
        a, b = edge.vertices
        row_a, row_b = a // width, b // width
        column_a, column_b = abs(a % width - (half - 1)), abs(b % width - (half - 1))
        if row_a == row_b and row_a in row_creases:
            edge.crease = row_creases[row_a]
        if column_a == column_b and column_a in column_creases:
            edge.crease = max(edge.crease, column_creases[column_a])
    subdivide(shape, 3)
    thickness = shape.modifiers.new('thickness', 'SOLIDIFY')
    thickness.thickness = 0.012
    thickness.offset = -1
    return shape


def cut_cylinder(shape, center_x, center_z, radius, y_from, y_to):
    """Cuts a round hole, such as a wheel arch, across a shape."""
    steps = 96
    points, faces = [], []
    for i in range(steps):
        angle = 2 * math.pi * i / steps
        x, z = center_x + radius * math.cos(angle), center_z + radius * math.sin(angle)
        points += [(x, y_from, z), (x, y_to, z)]
        k = (i + 1) % steps
        faces.append((2 * i, 2 * i + 1, 2 * k + 1, 2 * k))
    faces.append(tuple(2 * i for i in range(steps)))
    faces.append(tuple(2 * i + 1 for i in reversed(range(steps))))
    cutter = closed_solid('cutter', points, faces, shape.data.materials[0], None)
    cutter.hide_render = cutter.hide_viewport = True
    modifier = shape.modifiers.new('cut', 'BOOLEAN')
    modifier.operation = 'DIFFERENCE'
    modifier.object = cutter
    modifier.solver = 'EXACT'
