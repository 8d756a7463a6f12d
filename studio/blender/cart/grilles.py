"""What stands between the lamps: grille, mouth, light strip, intake; and the bonnet's seams.

A pixel of a picture is 4 mm wide: bars thinner than two of them, or closer than six, turn to gray.
"""

import numpy as np

from outlines import rectangle, rounded


def build_grille(cart, skin):
    """The grille that belongs to the shape of front."""
    GRILLES[cart.look.front](cart, skin)


def build_cowl_seams(cart, skin):
    """Shut lines of the bonnet and a vent on either side."""
    material, axle = cart.materials, cart.at.front_axle
    for y in (-1, 1):
        seam = [(axle + 0.38, y * 0.37), (axle - 0.05, y * 0.425), (axle - 0.40, y * 0.46)]
        skin.line('shut line', seam, material.dark, 'top', 0.0028)
    vent = [(-0.475, 0.86), (-0.475, 0.93), (-0.25, 0.895), (-0.285, 0.86)]
    for side in ('left', 'right'):
        outline = rounded([(axle + x, z) for x, z in vent], 0.012)
        skin.patch('vent', outline, material.gloss, side)
        edge = [(axle - 0.465, 0.862), (axle - 0.29, 0.866)]
        skin.line('vent edge', edge, material.chrome, side, 0.003, 0.003)


def _sport(cart, skin):
    if cart.look.lamps == 'trio':
        _wide_grille(cart.materials, skin)
    else:
        _shield(cart.materials, skin)


def _wide_grille(material, skin):
    corners = [(-0.245, 0.735), (-0.285, 0.79), (-0.26, 0.800), (0.26, 0.800)]
    corners += [(0.285, 0.79), (0.245, 0.735), (0.19, 0.70), (-0.19, 0.70)]
    skin.patch('grille', rounded(corners, 0.018), material.gloss, lift=0.004)
    for i in range(3):
        z, half = 0.719 + i * 0.025, 0.203 + 0.023 * i
        bar = [(-half, z), (half, z)]
        skin.line('grille bar', bar, material.grille, radius=0.0055, lift=0.006)
    trim = rounded([(-0.10, 0.772), (-0.095, 0.783), (0.095, 0.783), (0.10, 0.772)], 0.004)
    skin.patch('trim', trim, material.chrome, lift=0.010)


def _shield(material, skin):
    corners = [(-0.225, 0.745), (-0.215, 0.785), (0.215, 0.785), (0.225, 0.745)]
    corners += [(0.15, 0.600), (-0.15, 0.600)]
    skin.patch('grille', rounded(corners, 0.02), material.gloss, lift=0.004)
    for i in range(5):
        z = 0.622 + i * 0.035
        half = 0.150 + 0.46 * (z - 0.60) - 0.008
        wire = [(-half, z), (half, z)]
        skin.line('mesh', wire, material.grille, radius=0.0045, lift=0.006)
    for i in range(-4, 5):
        wire = [(i * 0.034, 0.608), (i * 0.047, 0.778)]
        skin.line('mesh', wire, material.grille, radius=0.004, lift=0.0062)
    for side in (1, -1):
        duct = [(0.27, 0.60), (0.30, 0.665), (0.375, 0.672), (0.36, 0.60)]
        outline = rounded([(side * y, z) for y, z in duct], 0.012)
        skin.patch('duct', outline, material.black, lift=0.004)


def _classic(cart, skin):
    material, axle = cart.materials, cart.at.front_axle
    corners = [(-0.235, 0.640), (-0.245, 0.668), (-0.21, 0.690), (0.21, 0.690)]
    mouth = rounded(corners + [(0.245, 0.668), (0.235, 0.640)], 0.012)
    skin.patch('mouth', mouth, material.gloss, lift=0.004)
    for i in range(2):
        bar = [(-0.215, 0.658 + 0.016 * i), (0.215, 0.658 + 0.016 * i)]
        skin.line('grille bar', bar, material.chrome, radius=0.0045, lift=0.006)
    rib = [(axle - 0.40, 0), (axle + 0.30, 0)]
    skin.line('bonnet rib', rib, material.paint, 'top', 0.006, -0.001)


def _city(cart, skin):
    material = cart.materials
    mouth = rectangle(-0.265, 0.265, 0.755, 0.830, 0.036)
    skin.patch('mouth', mouth, material.gloss, lift=0.004)
    light = [(-0.245, 0.792), (0.245, 0.792)]
    skin.line('light bar', light, material.led, radius=0.004, lift=0.006)
    intake = rounded([(-0.20, 0.60), (-0.22, 0.655), (0.22, 0.655), (0.20, 0.60)], 0.016)
    skin.patch('intake', intake, material.black, lift=0.004)


def _rugged(cart, skin):
    material = cart.materials
    skin.patch('grille', rectangle(-0.30, 0.30, 0.725, 0.930, 0.030), material.black, lift=0.004)
    if cart.look.grille == 'bars':
        bar_material = material.paint if cart.look.painted_grille else material.grille
        for i in range(3):
            z = 0.768 + i * 0.058
            bar = rectangle(-0.275, 0.275, z - 0.014, z + 0.014, 0.010)
            skin.patch('grille bar', bar, bar_material, lift=0.016, depth=0)
    else:
        for i in range(5):
            z = 0.752 + i * 0.038
            wire = [(-0.285, z), (0.285, z)]
            skin.line('mesh', wire, material.grille, radius=0.005, lift=0.006)
        for i in range(-6, 7):
            wire = [(i * 0.045, 0.735), (i * 0.045, 0.922)]
            skin.line('mesh', wire, material.grille, radius=0.005, lift=0.0066)


def _max(cart, skin):
    material = cart.materials
    band = [(-0.535, 0.815), (-0.49, 0.842), (0, 0.862), (0.49, 0.842), (0.535, 0.815)]
    band += [(0.515, 0.735), (0.30, 0.728), (0.26, 0.755)]
    band += [(-0.26, 0.755), (-0.30, 0.728), (-0.515, 0.735)]
    skin.patch('band', rounded(band, 0.02), material.gloss, lift=0.004, rings=12)
    strip = [(y, 0.874 - 0.026 * (y / 0.545) ** 2) for y in np.linspace(-0.545, 0.545, 41)]
    skin.line('light strip', strip, material.led, radius=0.0095, lift=0.004, steps=160)
    corners = [(-0.405, 0.548), (-0.345, 0.700), (0.345, 0.700), (0.405, 0.548)]
    skin.patch('intake', rounded(corners, 0.03), material.gloss, lift=0.004, rings=10)
    for i in range(4):
        z, half = 0.574 + i * 0.034, 0.371 - 0.015 * i
        bar = [(-half, z), (half, z)]
        skin.line('intake bar', bar, material.grille, radius=0.006, lift=0.006)


GRILLES = {'sport': _sport, 'classic': _classic, 'city': _city, 'rugged': _rugged, 'max': _max}
