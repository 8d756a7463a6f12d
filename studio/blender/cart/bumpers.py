"""Bumpers, one for every shape of front, and the guards in front of them."""

from cart.fronts import FRONTS
from outlines import circle, rounded_rectangle
from shapes import sweep, tube

# How far the bumper curves back at its ends, how sharply, and its half width.
CURVES = {
    'sport': (0.20, 3.2, 0.575),
    'classic': (0.215, 2.6, 0.552),
    'rugged': (0.12, 3.6, 0.600),
    'max': (0.19, 3.2, 0.552),
    'city': (0.19, 2.6, 0.552),
}


def build_bumper(cart, skin):
    """The bumper that belongs to the shape of front."""
    BUMPERS[cart.look.front](cart, skin)


def build_guard(cart):
    """A guard of tubes: a hoop, a low wide bull bar, or a tall brush guard with wings."""
    nose = _nose(cart)
    reach = nose + (0.125 if cart.look.front == 'rugged' else 0.085)
    GUARDS[cart.look.guard](cart, nose, reach)


def _nose(cart):
    return cart.at.front_axle + FRONTS[cart.look.front].nose


def _plan(cart):
    """The path of the bumper, seen from above."""
    back, power, half = CURVES[cart.look.front]
    points = []
    for i in range(33):
        s = -1 + 2 * i / 32
        points.append((_nose(cart) - back * abs(s) ** power - 0.03 * s * s, half * s, 0.495))
    return points


def _moved(path, forward, up, narrow=1.0):
    return [(x + forward, y * narrow, z + up) for x, y, z in path]


def _bowed(x, half, bow, z):
    """A short path across the middle that follows the curve of the bumper."""
    return [(x - bow * (i / 16 - 1) ** 2, half * (i / 16 - 1), z) for i in range(33)]


def _plain(cart, _skin):
    profile = [(-0.06, -0.075), (0.012, -0.075), (0.034, -0.055), (0.040, 0.0)]
    profile += [(0.030, 0.045), (0.010, 0.060), (-0.06, 0.065)]
    sweep('bumper', _plan(cart), profile, cart.materials.black, 40)
    skid = [(-0.03, -0.028), (0.014, -0.028), (0.026, -0.012), (0.026, 0.012)]
    skid += [(0.014, 0.024), (-0.03, 0.024)]
    path = _bowed(_nose(cart) + 0.018, 0.30, 0.03, 0.437)
    sweep('skid plate', path, skid, cart.materials.steel, 40)


def _soft(cart, _skin):
    material, path = cart.materials, _plan(cart)
    profile = [(-0.05, -0.045), (0.014, -0.045), (0.034, -0.030), (0.040, 0.0)]
    profile += [(0.034, 0.030), (0.014, 0.042), (-0.05, 0.042)]
    sweep('bumper', _moved(path, 0, 0.035), profile, material.black, 40)
    if cart.look.front == 'classic':
        trim = _moved(path[2:-2], 0.037, 0.037, 0.985)
        sweep('chrome trim', trim, rounded_rectangle(0.012, 0.022, 0.005), material.chrome, 40)
    lip = [(-0.12, -0.040), (-0.012, -0.040), (0.008, -0.012), (0.012, 0.06), (-0.12, 0.06)]
    sweep('lip', _moved(path[1:-1], -0.030, -0.042, 0.93), lip, material.black, 40)


def _rugged(cart, skin):
    material, nose = cart.materials, _nose(cart)
    profile = [(-0.10, -0.085), (0.030, -0.085), (0.060, -0.055), (0.064, 0.035)]
    profile += [(0.040, 0.075), (-0.10, 0.080)]
    sweep('bumper', _moved(_plan(cart), 0.02, 0), profile, material.black, 28)
    plate = [(-0.012, -0.050), (0.002, -0.050), (0.006, 0), (0.002, 0.050), (-0.012, 0.050)]
    sweep('skid plate', _bowed(nose + 0.088, 0.27, 0.015, 0.492), plate, material.steel, 40)
    for side in (1, -1):
        y = side * 0.36
        hook = [(nose + 0.06, y, 0.455), (nose + 0.125, y, 0.450)]
        hook += [(nose + 0.125, y, 0.515), (nose + 0.06, y, 0.520)]
        tube('tow hook', hook, 0.011, material.hook, bend=0.03)
        fog = (side * 0.455, 0.615)
        skin.patch('fog lamp rim', circle(*fog, 0.030, 28), material.gloss, lift=0.006)
        skin.patch('fog lamp', circle(*fog, 0.022, 24), material.chrome, lift=0.009)


def _max(cart, _skin):
    material, path = cart.materials, _plan(cart)
    profile = [(-0.06, -0.06), (0.020, -0.060), (0.050, -0.050), (0.052, -0.030)]
    profile += [(0.018, 0.015), (0.004, 0.035), (-0.06, 0.04)]
    sweep('bumper', _moved(path, 0, -0.010), profile, material.black)
    lip = _moved(path[2:-2], 0.048, -0.046, 0.99)
    sweep('lip', lip, rounded_rectangle(0.012, 0.020, 0.004), material.steel, 40)


BUMPERS = {'sport': _plain, 'classic': _soft, 'city': _soft, 'rugged': _rugged, 'max': _max}


def _no_guard(_cart, _nose, _reach):
    pass


def _hoop(cart, nose, reach):
    frame = cart.materials.frame
    half = [(nose - 0.11, 0.36, 0.46), (reach, 0.36, 0.50), (reach + 0.005, 0.33, 0.68)]
    tube('guard', _across(half), 0.019, frame, bend=0.09)
    for y in (-0.16, 0.16):
        upright = [(reach - 0.03, y, 0.46), (reach + 0.006, y, 0.52), (reach + 0.006, y, 0.68)]
        tube('guard upright', upright, 0.014, frame, bend=0.04)


def _bull(cart, nose, reach):
    frame = cart.materials.frame
    half = [(nose - 0.06, 0.40, 0.47), (reach, 0.40, 0.52)]
    half += [(reach, 0.375, 0.735), (reach - 0.01, 0.30, 0.775)]
    tube('guard', _across(half), 0.021, frame, bend=0.07)
    tube('guard bar', [(reach, -0.385, 0.62), (reach, 0.385, 0.62)], 0.014, frame, bend=0)
    for y in (-0.14, 0.14):
        upright = [(reach - 0.03, y, 0.49), (reach, y, 0.54), (reach - 0.008, y, 0.775)]
        tube('guard upright', upright, 0.014, frame, bend=0.04)


def _brush(cart, _nose, reach):
    frame = cart.materials.frame
    rugged = cart.look.front == 'rugged'
    top, wing, shoulder, hip = (
        (0.985, 0.905, 0.84, 0.70) if rugged else (0.86, 0.80, 0.74, 0.66)
    )
    half = [(reach - 0.05, 0.235, 0.47), (reach, 0.235, 0.54)]
    half += [(reach - 0.005, 0.225, top - 0.10), (reach - 0.045, 0.20, top)]
    tube('guard', _across(half), 0.019, frame, bend=0.08)
    for x, y, z in ((reach - 0.002, 0.23, 0.66), (reach - 0.004, 0.228, 0.80)):
        tube('guard bar', [(x, -y, z), (x, y, z)], 0.014, frame, bend=0)
    for side in (1, -1):
        outer = [(-0.003, 0.23, wing), (-0.045, 0.47, wing), (-0.085, 0.54, shoulder)]
        outer += [(-0.085, 0.54, hip), (-0.045, 0.47, 0.635), (-0.002, 0.235, 0.62)]
        path = [(reach + x, side * y, z) for x, y, z in outer]
        tube('guard wing', path, 0.013, frame, bend=0.06)


GUARDS = {'none': _no_guard, 'hoop': _hoop, 'bull': _bull, 'brush': _brush}


def _across(half):
    """A path from its left half, mirrored: up on one side and down on the other."""
    return [(x, -y, z) for x, y, z in half] + half[::-1]
