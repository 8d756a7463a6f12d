"""Clapboard houses and shops: walls, windows, gables, porches, awnings. Fronts look along -y."""

import random

from scenery.kit import box, gather
from scenery.roofs import add_gable_roof, add_window
from scenery.surfaces import glow, pane, surface, white_trim

ROOFS = ('#5a5f66', '#6b5248', '#474f58', '#75706a')
DOORS = ('#7a2b2b', '#27485f', '#2f5244', '#c9a24a')
GOODS = ('#7a4a3a', '#33585d', '#8a7646', '#5d6b78')
STORY = 2.95


class House:
    """A house of two stories; its front stands on the local x axis.

    more: width (7.6), depth (9), porch, shop, wall, roof (number), shutter, awning, gable (in
    front, else dormers), base (height of the foundation).
    """

    def __init__(self, number, **more):
        self.number = number
        self.width, self.depth = more.get('width', 7.6), more.get('depth', 9)
        self.base = more.get('base', 0.45)
        self.top = self.base + 2 * STORY + 0.25
        self.rng = random.Random(number)
        self.trim = white_trim()
        wall = more.get('wall', '#e9e3d3')
        self.wall = surface('wall ' + wall, wall, roughness=0.72, specular=0.25, lap=0.17)
        roof = more.get('roof', 0) % 4
        self.roof = surface(
            f'roof {roof}', ROOFS[roof], '#3c4046',
            scale=14, roughness=0.85, bump=0.015, bump_scale=9,
        )
        shutter = more.get('shutter')
        self.shutter = surface('shutter ' + shutter, shutter, roughness=0.5) if shutter else None
        self.stone = surface('stone', '#8b867f', '#a39d94', scale=5, roughness=0.9)
        color = DOORS[number % 4]
        self.door = surface(f'door {number % 4}', color, roughness=0.35, coat=0.3)
        self.columns = (
            (-self.width * 0.31, 0, self.width * 0.31)
            if self.width > 6.5
            else (-self.width * 0.25, self.width * 0.25)
        )
        self._build_walls()
        self._build_roof(more.get('gable', True))
        self._build_upper_windows()
        if more.get('shop'):
            self._build_shop()
            self._build_awning(more.get('awning', '#1f4f7a'))
        else:
            self._build_entrance()
        if more.get('porch', True):
            self._build_porch()

    def _build_walls(self):
        width, depth, base, top = self.width, self.depth, self.base, self.top
        box(self.stone, (0, depth / 2, base / 2), (width + 0.04, depth + 0.04, base))
        box(self.wall, (0, depth / 2, (base + top) / 2), (width, depth, top - base))
        for side in (-1, 1):
            corner = (side * (width / 2 - 0.06), -0.02, (base + top) / 2)
            box(self.trim, corner, (0.20, 0.08, top - base))
        box(self.trim, (0, -0.03, top - 0.12), (width, 0.1, 0.28))
        box(self.trim, (0, -0.03, base + 0.08), (width, 0.08, 0.18))

    def _build_roof(self, gable):
        width, depth, top = self.width, self.depth, self.top
        area = (-width / 2, width / 2, 0, depth)
        if gable:
            add_gable_roof(self.roof, area, top, width * 0.36, over=0.45, wall=self.wall)
            add_window(0, top + width * 0.12, 0.7, 1.0)
        else:
            add_gable_roof(
                self.roof, area, top, depth * 0.27, ridge='x', over=0.4, wall=self.wall
            )
            for x in (-width * 0.24, width * 0.24):
                self._build_dormer(x, top + 0.55)
        brick = surface('chimney', '#7c4536', '#94584a', scale=9, roughness=0.9)
        box(brick, (width * 0.28, depth * 0.6, top + width * 0.33), (0.7, 0.7, 2.2))

    def _build_dormer(self, x, z):
        box(self.wall, (x, 1.5, z + 0.3), (1.3, 2.2, 1.5))
        area = (x - 0.65, x + 0.65, 0.4, 2.8)
        add_gable_roof(self.roof, area, z + 1.05, 0.6, over=0.18, wall=self.wall)
        add_window(x, z + 0.3, 0.62, 0.95, y=0.40)

    def _build_upper_windows(self):
        z = self.base + STORY + 1.45
        for x in self.columns:
            add_window(x, z, 0.9, 1.5, self.shutter, self.rng.random() < 0.12)

    def _build_entrance(self):
        base = self.base
        box(self.trim, (0, -0.04, base + 1.15), (1.35, 0.12, 2.45))
        box(self.door, (0, -0.08, base + 1.06), (1.0, 0.1, 2.1))
        box(pane(), (0, -0.11, base + 1.5), (0.55, 0.08, 0.8))
        for x in (self.columns[0], self.columns[-1]):
            add_window(x, base + 1.5, 0.95, 1.65, self.shutter, self.rng.random() < 0.2)

    def _build_shop(self):
        base, width = self.base, self.width
        for side in (-1, 1):
            self._build_shop_window(side * width * 0.27)
        box(self.trim, (0, -0.05, base + 1.2), (1.25, 0.12, 2.5))
        box(self.door, (0, -0.09, base + 1.1), (0.95, 0.1, 2.2))
        box(pane(), (0, -0.12, base + 1.45), (0.6, 0.08, 1.1))
        box(self.door, (0, -0.10, base + 2.72), (width - 0.5, 0.16, 0.42))

    def _build_shop_window(self, x):
        base, width = self.base, self.width
        box(self.trim, (x, -0.05, base + 1.35), (width * 0.40, 0.12, 2.3))
        glass = pane('shop window', '#2c2a29')
        box(glass, (x, -0.08, base + 1.42), (width * 0.40 - 0.2, 0.12, 2.0))
        box(self.door, (x, -0.10, base + 0.22), (width * 0.42, 0.12, 0.56))
        for side in (-1, 1):
            bar = (x + side * width * 0.067, -0.11, base + 1.42)
            box(self.trim, bar, (0.06, 0.10, 2.0))
        box(self.trim, (x, -0.11, base + 1.95), (width * 0.40 - 0.1, 0.10, 0.06))
        lamp = glow('shop lamp', '#ffcf94', 1.3)
        for i in range(3):
            at = x + (i - 1) * width * 0.133
            box(lamp, (at, -0.09, base + 1.74), (0.11, 0.125, 0.09))
            number = (self.number + i) % 4
            goods = surface(f'goods {number}', GOODS[number], roughness=0.7)
            size = (width * 0.075, 0.12, 0.42 + 0.2 * (i % 2))
            box(goods, (at, -0.085, base + 0.72 + 0.1 * (i % 2)), size)

    def _build_awning(self, color):
        stripes = (
            surface('awning ' + color, color, roughness=0.8),
            surface('awning white', '#f3efe4', roughness=0.8),
        )
        base, count = self.base, 14
        piece = (self.width - 0.6) / count
        for i in range(count):
            left = -self.width / 2 + 0.3 + (self.width - 0.6) * i / count
            right, middle = left + piece, left + piece / 2
            edge, hem = base + 2.12, base + 1.9
            top = [(left, -0.1, base + 2.62), (right, -0.1, base + 2.62)]
            top += [(right, -1.45, edge), (left, -1.45, edge)]
            gather(stripes[i % 2], top, [(0, 1, 2, 3)])
            skirt = [(left, -1.45, edge), (right, -1.45, edge), (right, -1.46, hem)]
            skirt += [(middle, -1.46, base + 1.84), (left, -1.46, hem)]
            gather(stripes[i % 2], skirt, [(0, 1, 2, 3, 4)])

    def _build_porch(self):
        base, width, deep = self.base, self.width, 2.0
        deck = surface('deck', '#8d8f90', '#9c9e9e', scale=3)
        box(deck, (0, -deep / 2, base - 0.06), (width + 0.1, deep, 0.12))
        lattice = surface('lattice', '#d9d6cf', roughness=0.8)
        box(lattice, (0, -deep + 0.08, base / 2 - 0.05), (width, 0.06, base - 0.1))
        box(self.stone, (0, -deep - 0.45, base * 0.3), (1.8, 0.9, base * 0.55))
        for i in range(4):
            x = -width / 2 + 0.15 + (width - 0.3) * i / 3
            self._build_porch_post(x, -deep + 0.14)
            if i in (0, 2):
                self._build_balustrade(x, x + (width - 0.3) / 3, -deep + 0.14)
        self._build_porch_roof(deep, base + 2.7)

    def _build_porch_post(self, x, y):
        base = self.base
        box(self.trim, (x, y, base + 1.35), (0.15, 0.15, 2.7))
        box(self.trim, (x, y, base + 2.55), (0.24, 0.24, 0.14))
        box(self.trim, (x, y, base + 0.14), (0.22, 0.22, 0.26))

    def _build_balustrade(self, left, right, y):
        base, middle, length = self.base, (left + right) / 2, right - left
        box(self.trim, (middle, y, base + 0.95), (length, 0.07, 0.06))
        box(self.trim, (middle, y, base + 0.18), (length, 0.06, 0.05))
        count = int(length / 0.14)
        for i in range(1, count):
            box(self.trim, (left + length * i / count, y, base + 0.56), (0.035, 0.035, 0.75))

    def _build_porch_roof(self, deep, top):
        width = self.width
        box(self.trim, (0, -deep + 0.12, top + 0.08), (width + 0.2, 0.16, 0.28))
        outer, inner = width / 2 + 0.25, width / 2 + 0.1
        low = [(-outer, -deep - 0.3, top + 0.2), (outer, -deep - 0.3, top + 0.2)]
        low += [(inner, -0.02, top + 0.95), (-inner, -0.02, top + 0.95)]
        points = low + [(x, y, z + 0.08) for x, y, z in low]
        faces = [(0, 1, 2, 3), (4, 7, 6, 5), (0, 4, 5, 1), (1, 5, 6, 2), (0, 3, 7, 4)]
        gather(self.roof, points, faces)
        ceiling = surface('porch ceiling', '#cfe0e4', roughness=0.8)
        box(ceiling, (0, -deep / 2, top + 0.16), (width, deep, 0.04))
