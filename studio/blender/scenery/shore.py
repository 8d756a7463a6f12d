"""What stands by the water: board walks, mooring piles and sailing boats."""

import math
import random

from scenery.kit import box, gather, lathe, rod
from scenery.surfaces import pane, surface


def lay_boards(name, area, colors=('#8f8577', '#b3a793'), width=0.14, pieces=3):
    """Boards across an area (left, right, near, far), their joints staggered."""
    left, right, near, far = area
    wood = surface(
        name, *colors,
        scale=2.2, roughness=0.75, specular=0.25, bump=0.004, bump_scale=12,
        stretch=(0.35, 5, 5), variation=0.20,
    )
    rng = random.Random(5)
    y, row = near, 0
    while y < far:
        shift = (0.16 if row % 2 else 0) - 0.08
        inner = [left + (right - left) * (i / pieces + shift) for i in range(1, pieces)]
        ends = [left, *inner, right]
        for a, b in zip(ends, ends[1:]):
            center = ((a + b) / 2, y + width / 2, -0.02 + rng.uniform(-0.002, 0.002))
            box(wood, center, (b - a - 0.006, width - 0.008, 0.05), chamfer=0.006)
        y += width
        row += 1
    center = ((left + right) / 2, (near + far) / 2, -0.12)
    size = (right - left - 0.1, far - near - 0.1, 0.1)
    box(surface('under the boards', '#1a1714', roughness=1), center, size)


def add_pile(x, y, top, radius=0.15):
    """A mooring pile with a white cap and a few turns of rope."""
    wood = surface(
        'pile', '#6a5a49', '#8b7a66',
        scale=4, roughness=0.9, specular=0.15, bump=0.01, bump_scale=9, stretch=(6, 6, 0.7),
    )
    rod(wood, (x, y, -3), (x, y, top), radius, radius * 0.96, 12)
    cap = [(radius * 1.1, 0), (radius * 1.1, 0.05), (0, 0.19)]
    lathe(surface('pile cap', '#eceae4', roughness=0.6), cap, (x, y, top - 0.02), 14)
    rope = [(radius * (1.0 if i % 2 == 0 else 1.18), 0.03 * i) for i in range(5)]
    lathe(surface('rope', '#c8b48c', roughness=0.9), rope, (x, y, top - 0.42), 14)


class Sailboat:
    """A moored yacht: hull along the local x axis, bow towards +x, water at z = 0."""

    STATIONS = 15

    def __init__(self, length, stripe, cover, hull, mast):
        self.length, self.beam, self.mast = length, length * 0.155, mast
        self.hull = surface('hull ' + hull, hull, roughness=0.18, coat=0.6)
        self.stripe = surface('stripe ' + stripe, stripe, roughness=0.3)
        self.cover = surface('cover ' + cover, cover, roughness=0.8)
        self.metal = surface('mast', '#d9dadb', roughness=0.35, metallic=0.6)
        self._build_hull()
        self._build_cabin()
        self._build_rig()
        for side in (1, -1):
            self._build_railing(side)

    def _station(self, t):
        """The hull at a share of its length: x at the deck, half width, height, section."""
        x = -self.length / 2 + self.length * t
        if t > 0.42:
            half = self.beam * max(0, 1 - (2 * (t - 0.42) / 1.16) ** 2.2)
        else:
            half = self.beam * (0.80 + 0.20 * math.sin(t / 0.42 * math.pi / 2))
        half = max(half, 0.015)
        height = 0.78 + 0.42 * (t - 0.35) ** 2 * 2 + 0.10 * t
        rake = 0.55 * max(0, t - 0.9) * 10 * 0.12 * self.length / 9
        section = [
            (x, 0, -0.35 * (1 - t**6)),
            (x + 0.02, half * 0.62, -0.22),
            (x + 0.05 * t, half * 0.93, 0.10),
            (x + rake * 0.6, half * 0.985, 0.20),
            (x + rake, half, height),
        ]
        return x + rake, half, height, section

    def _build_hull(self):
        count = self.STATIONS
        stations = [self._station(i / (count - 1)) for i in range(count)]
        for low, high, material in ((0, 2, self.hull), (2, 3, self.stripe), (3, 4, self.hull)):
            for side in (1, -1):
                self._build_planking(stations, (low, high), side, material)
        deck = [(x, half, height - 0.03) for x, half, height, _ in stations]
        deck += [(x, -half, height - 0.03) for x, half, height, _ in stations]
        faces = [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)]
        gather(surface('boat deck', '#e4ded0', roughness=0.6), deck, faces)
        stern = stations[0][3]
        stern = stern + [(x, -y, z) for x, y, z in stern]
        gather(self.hull, stern, [(0, 1, 2, 3, 4, 9, 8, 7, 6, 5)])

    def _build_planking(self, stations, span, side, material):
        low, high = span
        width = high - low + 1
        points = [
            (x, side * y, z) for _, _, _, section in stations for x, y, z in section[low : high + 1]
        ]
        faces = [
            (i * width + j, (i + 1) * width + j, (i + 1) * width + j + 1, i * width + j + 1)
            for i in range(self.STATIONS - 1)
            for j in range(width - 1)
        ]
        gather(material, points, faces)

    def _build_cabin(self):
        length, beam = self.length, self.beam
        size = (length * 0.36, beam * 1.15, 0.62)
        box(self.hull, (length * 0.08, 0, 1.05), size, taper=0.84, chamfer=0.06)
        for side in (1, -1):
            for i in range(3):
                place = (length * 0.09 * i, side * beam * 0.56, 1.10)
                box(pane(), place, (length * 0.06, 0.05, 0.16))

    def _build_rig(self):
        length, mast = self.length, self.mast
        x = length * 0.10
        rod(self.metal, (x, 0, 0.9), (x, 0, mast), 0.075, 0.05)
        rod(self.metal, (x, 0, 1.95), (-length * 0.36, 0, 2.0), 0.05)
        rod(self.cover, (x - 0.1, 0, 2.16), (-length * 0.34, 0, 2.14), 0.17, 0.10, 12)
        for share in (0.52, 0.76):
            half = 0.7 * (1.2 - share)
            rod(self.metal, (x, -half, mast * share), (x, half, mast * share), 0.02, sides=6)
        wire = surface('stay', '#50565c', roughness=0.5)
        for foot in (
            (length * 0.5, 0, 1.2),
            (-length * 0.5, 0, 0.95),
            (x - 0.1, self.beam, 0.95),
            (x - 0.1, -self.beam, 0.95),
        ):
            rod(wire, (x, 0, mast), foot, 0.012, sides=5)
        sail = surface('furled jib', '#e9e6dd', roughness=0.8)
        head = (x + length * 0.03, 0, mast * 0.93)
        rod(sail, (length * 0.47, 0, 1.6), head, 0.075, 0.03, 8)

    def _build_railing(self, side):
        for share in (0.12, 0.3, 0.5, 0.7, 0.88):
            x, half, height, _ = self._station(share)
            foot = (x, side * half * 0.95, height)
            rod(self.metal, foot, (x, foot[1], height + 0.55), 0.013, sides=5)
        for start, end in ((0.12, 0.5), (0.5, 0.88)):
            ends = []
            for share in (start, end):
                x, half, height, _ = self._station(share)
                ends.append((x, side * half * 0.95, height + 0.54))
            rod(self.metal, *ends, 0.009, sides=5)
