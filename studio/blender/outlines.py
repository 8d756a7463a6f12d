"""Lines and outlines from points: rounded, closed, ready to be swept or laid on a surface."""

import math

import numpy as np
from mathutils import Vector


def fillet(path, radius=0.06, steps=6):
    """A path with its corners rounded."""
    points = [Vector(point) for point in path]
    out = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        back, ahead = before - corner, after - corner
        reach = min(radius, back.length * 0.49, ahead.length * 0.49)
        start = corner + back.normalized() * reach
        end = corner + ahead.normalized() * reach
        for i in range(steps + 1):
            t = i / steps
            out.append(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t * t)
    return out + [points[-1]]


def rounded_rectangle(width, height, radius, steps=4):
    """The outline of a rectangle with round corners, about its center."""
    x, y = width / 2 - radius, height / 2 - radius
    out = []
    for center_x, center_y, start in ((x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270)):
        for i in range(steps + 1):
            angle = math.radians(start + 90 * i / steps)
            out.append((center_x + radius * math.cos(angle), center_y + radius * math.sin(angle)))
    return out


def circle(center_a, center_b, radius, steps=28):
    """The outline of a circle."""
    angles = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    return [(center_a + radius * math.cos(t), center_b + radius * math.sin(t)) for t in angles]


def rounded(corners, radius=0.02, steps=5):
    """A closed outline with rounded corners, with points close enough to follow a curved body."""
    corners = [np.array(corner, float) for corner in corners]
    out = []
    for i, corner in enumerate(corners):
        back, ahead = corners[i - 1] - corner, corners[(i + 1) % len(corners)] - corner
        back_length, ahead_length = np.linalg.norm(back), np.linalg.norm(ahead)
        reach = min(radius, 0.45 * back_length, 0.45 * ahead_length)
        start = corner + back / back_length * reach
        end = corner + ahead / ahead_length * reach
        for j in range(steps + 1):
            t = j / steps
            out.append(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t * t)
    return _with_short_edges(out, 0.02)


def rectangle(left, right, bottom, top, radius):
    """A rectangle with rounded corners by its four sides."""
    return rounded([(left, bottom), (left, top), (right, top), (right, bottom)], radius)


def _with_short_edges(outline, longest):
    out = []
    for i, a in enumerate(outline):
        b = outline[(i + 1) % len(outline)]
        pieces = max(1, int(np.linalg.norm(b - a) / longest))
        out += [a + (b - a) * j / pieces for j in range(pieces)]
    return out
