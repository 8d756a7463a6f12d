"""What stands behind the last forward row: a bench that looks back, a deck, or a tray."""

from cart.cargo import build_bed, build_cargo_box
from cart.golf_bags import build_golf_bags
from cart.look import DECK_HEIGHT
from cart.seats import build_row
from color import linear
from shaders import principled
from shapes import box, tube


def build_rear(cart):
    """Builds what the look says stands at the back."""
    REARS[cart.look.rear](cart)


def _bench(cart):
    material = cart.materials
    build_row(cart, -0.655, -1)
    for side in (1, -1):
        rail = [(-0.30, side * 0.46, 0.40), (-0.62, side * 0.46, 0.40), (-1.10, side * 0.46, 0.44)]
        tube('foot rail', rail, 0.022, material.frame, bend=0.1)
        grab = [(-1.07, side * 0.30, 0.46), (-1.09, side * 0.30, 0.80), (-1.09, 0, 0.80)]
        tube('grab bar', grab, 0.016, material.frame, bend=0.10)
    hoop = [(-1.07, 0.30, 0.45), (-1.085, 0.30, 0.78), (-1.085, -0.30, 0.78), (-1.07, -0.30, 0.45)]
    tube('grab hoop', hoop, 0.016, material.frame, bend=0.09)
    box('foot plate', (0.56, 1.06, 0.045), (-0.84, 0, 0.455), material.black, 0.015)
    box('foot mat', (0.50, 0.98, 0.01), (-0.84, 0, 0.481), material.mat, 0.004)
    if cart.look.storage_box:
        box('storage box', (0.36, 0.90, 0.10), (-0.84, 0, 0.53), material.black, 0.02)


def _deck(cart):
    top = DECK_HEIGHT + 0.03
    half = [(-0.10, 0.50, DECK_HEIGHT - 0.02), (-0.50, 0.50, top + 0.02), (-0.53, 0.47, top + 0.14)]
    path = half + [(x, -y, z) for x, y, z in reversed(half)]
    tube('deck rail', path, 0.014, cart.materials.frame, bend=0.08)


def _tray(cart):
    material = cart.materials
    _deck(cart)
    box('tray', (0.40, 1.04, 0.04), (-0.80, 0, 0.60), material.black, 0.015)
    for side in (1, -1):
        y = side * 0.42
        bracket = [(-0.45, y, 0.48), (-0.70, y, 0.55), (-0.98, y, 0.58)]
        tube('tray bracket', bracket, 0.020, material.frame, bend=0.08)
    half = [(-0.62, 0.50, 0.62), (-0.62, 0.50, 0.74), (-0.99, 0.50, 0.74)]
    rail = half + [(x, -y, z) for x, y, z in reversed(half)]
    tube('tray rail', rail, 0.013, material.frame)
    if cart.look.cooler:
        _build_cooler(cart)


def _build_cooler(cart):
    plastic = principled('cooler', linear(cart.look.cooler), 0, 0.45)
    box('cooler', (0.32, 0.72, 0.30), (-0.80, 0, 0.78), plastic, 0.035, segments=4)
    box('cooler lid', (0.34, 0.74, 0.075), (-0.80, 0, 0.955), plastic, 0.028, segments=4)
    for y in (-0.22, 0.22):
        box('latch', (0.03, 0.045, 0.09), (-0.975, y, 0.90), cart.materials.black, 0.008)


REARS = {
    'bench': _bench,
    'deck': _deck,
    'tray': _tray,
    'golf-bags': build_golf_bags,
    'bed': build_bed,
    'box': build_cargo_box,
}
