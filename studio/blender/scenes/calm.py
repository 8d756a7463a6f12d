"""A calm sea and the sky after sunset; nothing else."""

from camera import add_camera
from scenery.sky import build_sky
from scenery.surfaces import water
from shapes import solid

SKY = [
    (0, (0.84, 0.37, 0.22)),
    (0.012, (0.77, 0.38, 0.27)),
    (0.05, (0.52, 0.36, 0.33)),
    (0.14, (0.25, 0.28, 0.38)),
    (0.35, (0.10, 0.17, 0.31)),
    (1, (0.04, 0.09, 0.22)),
]
WAVES = ((0.02, 0.10, 0.8, 1.2), (0.12, 0.5, 0.7, 0.22), (0.9, 2.6, 0.5, 0.04))


def build(_carts):
    """Builds the scene."""
    sea = water('calm sea', (0.010, 0.035, 0.05, 1), WAVES, 0.12)
    corners = [(-9000, 3, -2.6), (9000, 3, -2.6), (9000, 14000, -2.6), (-9000, 14000, -2.6)]
    solid('sea', corners, [(0, 1, 2, 3)], sea)
    build_sky(
        23, 1.5, SKY,
        sun=0,
        glow=(0.34, 0.12, 0.05), glow_power=14,
        core=(0.40, 0.17, 0.05), core_power=700,
        clouds=dict(
            cover=0.50, scale=1.25, stretch=0.20, edge=0.26, density=0.75, seed=8,
            lit=(0.80, 0.42, 0.30), dark=(0.20, 0.20, 0.28),
        ),
    )
    add_camera((0, 0, 1.8), (0, 40, 5.4), 30)
    return 0.1
