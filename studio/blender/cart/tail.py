"""The tail: lamps on both sides, and a bumper where nothing else reaches further back."""

from shapes import box, sweep

# How far the bumper curves forward at its ends, how sharply, and its half width.
CURVE = (0.15, 3.2, 0.575)


def build_tail(cart):
    """Both tail lamps, and the bumper below a bare deck."""
    for side in (1, -1):
        _build_lamp(cart, side)
    if cart.look.rear == 'deck':
        _build_bumper(cart)


def _build_lamp(cart, side):
    """A red lamp over a small clear one for backing up, in a dark case."""
    material, y = cart.materials, side * 0.53
    face = cart.at.tail + 0.03
    box('tail case', (0.034, 0.078, 0.222), (face + 0.006, y, 0.648), material.gloss, 0.014)
    box('tail lamp', (0.034, 0.056, 0.128), (face, y, 0.682), material.red, 0.012)
    box('backup lamp', (0.034, 0.056, 0.054), (face, y, 0.579), material.bar_led, 0.012)


def _build_bumper(cart):
    forward, power, half = CURVE
    back = cart.at.tail - 0.015
    shares = [1 - i / 16 for i in range(33)]
    path = [(back + forward * abs(s) ** power, half * s, 0.488) for s in shares]
    profile = [(-0.06, -0.050), (0.010, -0.050), (0.030, -0.032), (0.036, 0.0)]
    profile += [(0.028, 0.032), (0.010, 0.045), (-0.06, 0.045)]
    sweep('rear bumper', path, profile, cart.materials.black, 40)
