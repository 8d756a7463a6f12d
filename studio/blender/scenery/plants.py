"""Trees, bushes and crops: a few prototypes, placed many times."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from scenery.surfaces import foliage, surface
from shapes import solid

TURN = 6.283
_prototypes = {}
_SEEDS = {'round': 10, 'tall': 20, 'pine': 30, 'bush': 40, 'crop': 40}
_LEAVES = {
    'round': ('#4d7530', '#9db552', 0.35),
    'tall': ('#41692f', '#86a44b', 0.35),
    'pine': ('#1f3a2b', '#3c5a3a', 0.15),
    'bush': ('#3c6130', '#6f8f45', 0.25),
    'crop': ('#4f7d2e', '#a3bd55', 0.3),
}


def plant(kind, number=0):
    """The mesh of a plant: round, tall, pine, bush or crop; three of a kind differ by number."""
    if (kind, number) not in _prototypes:
        _prototypes[kind, number] = _Plant(kind, number).build()
    return _prototypes[kind, number]


def place(mesh, x, y, z=0, size=1, turn=None, height=None):
    """Puts one more of a prototype into the scene, turned at random unless told."""
    shape = bpy.data.objects.new('plant', mesh)
    bpy.context.collection.objects.link(shape)
    shape.location = (x, y, z)
    shape.scale = (size, size, height or size)
    shape.rotation_euler = (0, 0, random.uniform(0, 6.28) if turn is None else turn)
    return shape


class _Plant:
    """Trunk and limbs, and leaf cards strewn over the lobes of a crown."""

    def __init__(self, kind, number):
        self.kind = kind
        self.rng = random.Random(_SEEDS[kind] + number)
        self.points, self.faces, self.parts = [], [], []

    def build(self):
        """Grows the plant and returns its mesh."""
        grow = {'pine': self._pine, 'bush': self._bush, 'crop': self._bush}
        lobes, count, size = grow.get(self.kind, self._tree)()
        for center, radius in lobes:
            self._strew(center, radius, count, size)
        dark, light, translucent = _LEAVES[self.kind]
        leaves = foliage('leaves ' + self.kind, dark, light, translucent)
        bark = surface(
            'bark', '#4d4136', '#6e6052', scale=6, roughness=0.9, specular=0.1, bump=0.01
        )
        shape = solid('plant', self.points, self.faces, [leaves, bark], None)
        shape.data.polygons.foreach_set('material_index', self.parts)
        return keep_mesh(shape)

    def _bush(self):
        rng = self.rng
        lobes = []
        for _ in range(7):
            x, y = rng.gauss(0, 0.25), rng.gauss(0, 0.25)
            lobes.append((Vector((x, y, 0.32 + rng.uniform(-0.05, 0.12))), 0.34))
        return lobes, 420, 0.05

    def _pine(self):
        self._limb((0, 0, 0), (0, 0, 8.5), 0.16, 0.04)
        lobes = []
        for i in range(26):
            height, angle = 3 + 5.8 * (i / 25), i * 2.4
            reach = (1.75 * (1 - (height - 3) / 6.3) + 0.25) * 0.7
            center = Vector((math.cos(angle) * reach, math.sin(angle) * reach, height))
            lobes.append((center, 0.52 + 0.25 * (1 - (height - 3) / 6)))
            self._limb((0, 0, height - 0.3), center, 0.03, 0.01, 5)
        return lobes, 230, 0.085

    def _tree(self):
        rng = self.rng
        height, width, middle = (5.0, 1.75, 4.1) if self.kind == 'round' else (7.5, 1.9, 5.6)
        fork = (0.05, 0.03, height * 0.42)
        self._limb((0, 0, 0), fork, 0.16, 0.12)
        self._limb(fork, (0, 0, height * 0.85), 0.12, 0.04)
        lobes = []
        for i in range(20):
            z = -1 + 2 * (i + 0.5) / 20
            angle = i * 2.4 + rng.uniform(-0.4, 0.4)
            reach = math.sqrt(1 - z * z) * (0.62 + 0.2 * rng.random()) * width
            center = Vector((
                math.cos(angle) * reach,
                math.sin(angle) * reach,
                middle + z * height * 0.30,
            ))
            lobes.append((center, rng.uniform(0.55, 0.85)))
            start = min(center.z - 0.5, height * 0.45 + 0.025 * i)
            self._limb((0.02, 0.02, start), center, 0.05, 0.012, 5)
        return lobes, 340, 0.088

    def _strew(self, center, radius, count, size):
        rng = self.rng
        for _ in range(count):
            out = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1) * 0.8 + 0.12))
            out.normalize()
            reach = radius * (0.62 + 0.42 * rng.random() ** 0.5)
            at = center + Vector((out.x * reach, out.y * reach, out.z * reach * 0.8))
            facing = (out * 0.8 + Vector((0, 0, 0.35))).normalized()
            self._leaf(at, facing, size * rng.uniform(0.7, 1.25))

    def _leaf(self, at, facing, size):
        rng = self.rng
        along = facing.orthogonal().normalized()
        along = Matrix.Rotation(rng.random() * 6.28, 3, facing) @ along
        tilt = Vector((rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-1, 1))) * 0.55
        along = (along + tilt).normalized()
        across = facing.cross(along).normalized()
        first = len(self.points)
        self.points += [
            at - along * size,
            at + across * size * 0.55,
            at + along * size,
            at - across * size * 0.55,
        ]
        self.faces.append((first, first + 1, first + 2, first + 3))
        self.parts.append(0)

    def _limb(self, start, end, radius, end_radius, sides=8):
        start, end = Vector(start), Vector(end)
        along = (end - start).normalized()
        across = along.orthogonal().normalized()
        aside = along.cross(across)
        first = len(self.points)
        for at, reach in ((start, radius), (end, end_radius)):
            for i in range(sides):
                angle = TURN * i / sides
                out = across * math.cos(angle) + aside * math.sin(angle)
                self.points.append(at + out * reach)
        for i in range(sides):
            k = (i + 1) % sides
            self.faces.append((first + i, first + k, first + sides + k, first + sides + i))
        self.parts += [1] * sides


def keep_mesh(shape):
    """Takes a prototype out of the scene and keeps its mesh for copies."""
    mesh = shape.data
    bpy.data.objects.remove(shape)
    return mesh
