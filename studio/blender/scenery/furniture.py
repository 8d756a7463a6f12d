"""Street lamps and benches."""

from scenery.kit import box, frame, lathe
from scenery.surfaces import glow, surface


def add_street_lamp(x, y, height=3.5, color='#1d2a27'):
    """A cast lamp post with a lit globe."""
    metal = surface('lamp post ' + color, color, roughness=0.4)
    post = [(0.17, 0), (0.17, 0.1), (0.11, 0.16), (0.09, 0.5), (0.055, 0.62)]
    post += [(0.045, height - 0.35), (0.09, height - 0.30), (0.05, height - 0.2)]
    lathe(metal, post + [(0.12, height - 0.1)], (x, y, 0), 14)
    globe = [(0.09, height - 0.08), (0.19, height + 0.12)]
    globe += [(0.2, height + 0.25), (0.10, height + 0.42)]
    lathe(glow('lamp globe', '#ffe9c4', 1.2), globe, (x, y, 0), 14)
    hat = [(0.23, height + 0.30), (0.20, height + 0.36), (0.10, height + 0.5)]
    hat += [(0.03, height + 0.56), (0.02, height + 0.68), (0.0, height + 0.7)]
    lathe(metal, hat, (x, y, 0), 14)


def add_bench(x, y, turn, z=0):
    """A park bench of wooden slats on iron sides."""
    wood = surface(
        'bench', '#8a6a4a', '#a2805c',
        scale=4, roughness=0.6, stretch=(1, 8, 8), variation=0.12,
    )
    iron = surface('iron', '#20262a', roughness=0.45)
    with frame(x, y, z, turn):
        for i in range(4):
            box(wood, (0, -0.21 + 0.125 * i, 0.45), (1.7, 0.10, 0.035))
        for i in range(4):
            box(wood, (0, 0.26 + 0.03 * i, 0.55 + 0.115 * i), (1.7, 0.03, 0.095), tilt=-14)
        for side in (-0.7, 0.7):
            box(iron, (side, -0.2, 0.22), (0.05, 0.05, 0.44))
            box(iron, (side, 0.24, 0.45), (0.05, 0.05, 0.9), tilt=-8)
            box(iron, (side, 0, 0.415), (0.05, 0.5, 0.04))
            box(iron, (side, -0.02, 0.66), (0.06, 0.5, 0.04))
            box(iron, (side, -0.24, 0.54), (0.04, 0.04, 0.24))
