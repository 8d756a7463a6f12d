"""A red barn with a gambrel roof and two silos."""

import math

from scenery.kit import box, gather, lathe
from scenery.roofs import add_window
from scenery.surfaces import surface, white_trim

WIDTH, DEPTH, EAVES = 11, 17, 5


def add_barn():
    """The barn with its front on the local x axis, looking along -y."""
    red = surface(
        'barn', '#8c2f26', '#a03c30',
        scale=0.8, roughness=0.85, specular=0.15, stretch=(6, 6, 0.5),
    )
    box(red, (0, DEPTH / 2, EAVES / 2), (WIDTH, DEPTH, EAVES))
    _build_roof()
    gable = [(-WIDTH / 2, 0, EAVES), (-WIDTH * 0.31, 0, EAVES + 2.9), (0, 0, EAVES + 4.5)]
    gable += [(WIDTH * 0.31, 0, EAVES + 2.9), (WIDTH / 2, 0, EAVES)]
    gather(red, gable, [(0, 1, 2, 3, 4)])
    _build_doors(red)
    for x in (-3.6, 3.6):
        add_window(x, 2.6, 0.9, 1.2)
    _build_silo(-8.2, 13, 2.2)
    _build_silo(-12.2, 10.5, 1.9)


def _build_roof():
    metal = surface('barn roof', '#7b8086', roughness=0.5, specular=0.4)
    profile = [(-WIDTH / 2 - 0.4, EAVES - 0.3), (-WIDTH * 0.32, EAVES + 3.0), (0, EAVES + 4.6)]
    profile += [(-x, z) for x, z in reversed(profile[:-1])]
    for (x1, z1), (x2, z2) in zip(profile, profile[1:]):
        slab = [(x1, -0.5, z1), (x2, -0.5, z2), (x2, DEPTH + 0.5, z2), (x1, DEPTH + 0.5, z1)]
        gather(metal, slab, [(0, 1, 2, 3)])
        board = ((x1 + x2) / 2, -0.5, (z1 + z2) / 2 - 0.12)
        length, slope = math.hypot(x2 - x1, z2 - z1), math.degrees(math.atan2(z2 - z1, x2 - x1))
        box(white_trim(), board, (length, 0.1, 0.3), roll=-slope)


def _build_doors(red):
    trim = white_trim()
    box(trim, (0, -0.05, 1.9), (4.4, 0.1, 3.8))
    box(red, (0, -0.1, 1.9), (4.0, 0.1, 3.5))
    for side in (1, -1):
        box(trim, (0, -0.14, 1.9), (5.2, 0.08, 0.2), roll=side * 41)
    box(trim, (0, -0.05, EAVES + 2.2), (1.5, 0.1, 1.7))
    dark = surface('hayloft', '#1a1512', roughness=1)
    box(dark, (0, -0.1, EAVES + 2.2), (1.2, 0.1, 1.4))


def _build_silo(x, height, radius):
    wall = surface(
        'silo', '#a9adb0', '#c3c6c8',
        scale=0.5, roughness=0.5, specular=0.4, stretch=(1, 1, 6),
    )
    lathe(wall, [(radius, 0), (radius, height)], (x, 9, 0), 28)
    dome = [(radius + 0.05, height), (radius * 0.86, height + 0.9)]
    dome += [(radius * 0.5, height + 1.5), (0, height + 1.75)]
    metal = surface('silo dome', '#b9bdc0', roughness=0.35, metallic=0.5)
    lathe(metal, dome, (x, 9, 0), 28)
