"""Parts drawn flat and laid on to a finished body: lamps, grilles, vents, seams."""

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from shapes import closed_solid, tube

# For every side: where a ray starts for the flat point (a, b), and where it goes.
SIDES = {
    'front': (lambda a, b: Vector((20, a, b)), Vector((-1, 0, 0))),
    'top': (lambda a, b: Vector((a, b, 20)), Vector((0, 0, -1))),
    'left': (lambda a, b: Vector((a, 20, b)), Vector((0, -1, 0))),
    'right': (lambda a, b: Vector((a, -20, b)), Vector((0, 1, 0))),
}


class Skin:
    """The surface of a finished body, on which flat drawings can be laid."""

    def __init__(self, body):
        self._tree = BVHTree.FromObject(body, bpy.context.evaluated_depsgraph_get())

    def depth(self, y, z, otherwise):
        """How far forward the body reaches at this height and width."""
        start, along = SIDES['front'][0](y, z), SIDES['front'][1]
        hit = self._tree.ray_cast(start, along)[0]
        return hit.x if hit else otherwise

    def patch(self, name, outline, material, side='front', lift=0.003, **more):
        """Lays a filled outline on the body; its rim sinks in by `depth`, its middle may dome."""
        rings, depth, dome = more.get('rings', 8), more.get('depth', 0.02), more.get('dome', 0)
        middle = np.mean(outline, axis=0)
        count = len(outline)
        levels = [1, 1] + [1 - (i + 1) / rings for i in range(rings - 1)]
        points, faces = [], []
        for level, scale in enumerate(levels):
            height = -depth if level == 0 else lift + dome * (1 - scale * scale)
            for corner in outline:
                a, b = middle + (np.array(corner) - middle) * scale
                hit, normal = self._nearest(side, a, b)
                points.append(hit + normal * height)
        points.append(sum((points[i - count] for i in range(count)), Vector()) / count)
        for i in range(len(levels) - 1):
            for j in range(count):
                k = (j + 1) % count
                ring, following = i * count, (i + 1) * count
                faces.append((ring + j, ring + k, following + k, following + j))
        last = (len(levels) - 1) * count
        for j in range(count):
            faces.append((last + j, last + (j + 1) % count, len(points) - 1))
        return closed_solid(name, points, faces, material)

    def line(self, name, path, material, side='front', radius=0.003, lift=0, steps=60):
        """Lays a thin bar on the body along a flat path; gaps where the body ends are skipped."""
        legs = list(zip(path, path[1:]))
        each = steps // len(legs)
        points = []
        for a, b in legs:
            for i in range(each):
                t = i / each
                at = np.array(a) * (1 - t) + np.array(b) * t
                hit, normal = self._hit(side, at[0], at[1])
                if hit is not None:
                    points.append(hit + normal * lift)
        return tube(name, points, radius, material, bend=0)

    def _hit(self, side, a, b):
        origin, along = SIDES[side]
        hit, normal, _, _ = self._tree.ray_cast(origin(a, b), along)
        return hit, _against(normal, along)

    def _nearest(self, side, a, b):
        hit, normal = self._hit(side, a, b)
        if hit is not None:
            return hit, normal
        origin, along = SIDES[side]
        hit, normal, _, _ = self._tree.find_nearest(origin(a, b) + along * 18)
        return hit, _against(normal, along)


def _against(normal, along):
    return -normal if normal is not None and normal.dot(along) > 0 else normal
