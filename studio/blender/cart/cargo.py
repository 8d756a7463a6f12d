"""The bed and the box of the work carts, and the load of the bed."""

from mathutils import Matrix

from cart.cushions import build_cushion
from color import linear
from shaders import add_grain, principled
from shapes import box, tube

FRONT = 0.02
WIDTH = 1.20
FLOOR = 0.83


def build_bed(cart):
    """An open bed with ribbed sides, rails and a head-board of tube."""
    material, length = cart.materials, cart.look.bed_length
    back, middle = FRONT - length, FRONT - length / 2
    _build_supports(cart, back)
    box('bed floor', (length, WIDTH, 0.04), (middle, 0, FLOOR), material.tread, 0.01)
    for side in (1, -1):
        _build_bed_side(cart, side, back, middle)
    tail = (back + 0.017, 0, FLOOR + 0.14)
    box('tail gate', (0.035, WIDTH, 0.27), tail, material.black, 0.014)
    head = (FRONT - 0.017, 0, FLOOR + 0.18)
    box('head board', (0.035, WIDTH, 0.34), head, material.black, 0.014)
    if cart.look.crates:
        _build_load()
    x, top = FRONT + 0.02, FLOOR + 0.62
    hoop = [(x, -0.52, FLOOR), (x, -0.52, top), (x, 0.52, top), (x, 0.52, FLOOR)]
    tube('head rail', hoop, 0.018, material.frame, bend=0.1)


def build_cargo_box(cart):
    """A closed box with a door on either side."""
    material, length = cart.materials, cart.look.bed_length
    back, middle = FRONT - length, FRONT - length / 2
    _build_supports(cart, back)
    white = _painted('box', '#f2f3f4')
    door_white = _painted('box door', '#dfe2e5')
    box('box', (length, WIDTH, 0.80), (middle, 0, FLOOR + 0.40), white, 0.05, segments=5)
    for side in (1, -1):
        for height in (0.10, 0.70):
            trim = (middle, side * (WIDTH / 2 + 0.003), FLOOR + height)
            box('box trim', (length - 0.10, 0.012, 0.03), trim, material.aluminum, 0.004)
        door = (middle, side * (WIDTH / 2 + 0.002), FLOOR + 0.40)
        box('box door', (length - 0.24, 0.008, 0.50), door, door_white, 0.003)
        handle = (middle, side * (WIDTH / 2 + 0.012), FLOOR + 0.22)
        box('box handle', (0.10, 0.02, 0.03), handle, material.black, 0.008)


def _painted(name, code):
    return principled(name, linear(code), 0, 0.35, coat=0.6, coat_roughness=0.05)


def _build_supports(cart, back):
    frame = cart.materials.frame
    for side in (1, -1):
        y = side * 0.36
        strut = [(0.10, y, 0.40), (-0.45, y, 0.42), (back + 0.10, y, 0.79)]
        tube('bed strut', strut, 0.026, frame, bend=0.12)
        tube('bed beam', [(-0.02, y, 0.80), (back + 0.03, y, 0.80)], 0.024, frame, bend=0)


def _build_bed_side(cart, side, back, middle):
    material, length = cart.materials, cart.look.bed_length
    wall = (middle, side * (WIDTH / 2 - 0.017), FLOOR + 0.14)
    box('bed side', (length, 0.035, 0.27), wall, material.black, 0.014)
    for i in range(5):
        x = FRONT - 0.12 - i * (length - 0.24) / 4
        rib = (x, side * (WIDTH / 2 + 0.006), FLOOR + 0.13)
        box('rib', (0.05, 0.018, 0.20), rib, material.black, 0.008)
    y, low, high = side * (WIDTH / 2 - 0.02), FLOOR + 0.27, FLOOR + 0.36
    front, rear = FRONT - 0.03, back + 0.05
    rail = [(front, y, low), (front, y, high), (rear, y, high), (rear, y, low)]
    tube('bed rail', rail, 0.016, material.frame, bend=0.05)


def _build_load():
    """Three slatted crates and a stack of sacks."""
    slats = principled('slats', linear('#a9834f'), 0, 0.6, 0.3)
    add_grain(slats, 'Noise', 60, 0.3, 0.002)
    inside = principled('crate', linear('#8d6a3d'), 0, 0.6, 0.3)
    for x, y, size in (
        (0.28, 0.28, (0.40, 0.46, 0.50)),
        (0.28, -0.26, (0.42, 0.50, 0.40)),
        (0.74, 0.24, (0.38, 0.52, 0.44)),
    ):
        _build_crate((FRONT - x, y), size, slats, inside)
    jute = principled('jute', linear('#c9b48a'), 0, 0.85, 0.2)
    add_grain(jute, 'Noise', 160, 0.3, 0.003)
    sack = dict(size=(0.60, 0.42, 0.17), base=0.35, edge=3, corner=0.10)
    for i in range(3):
        place = Matrix.Translation((FRONT - 0.78, -0.26, FLOOR + 0.02 + 0.13 * i))
        build_cushion(sack, jute, place @ Matrix.Rotation(0.15 * i, 4, 'Z'))


def _build_crate(at, size, slats, inside):
    x, y = at
    length, width, height = size
    core = (length - 0.05, width - 0.05, height - 0.04)
    box('crate', core, (x, y, FLOOR + 0.02 + height / 2), inside, 0.004)
    count = max(3, int(height / 0.085))
    thick = height / count * 0.72
    for i in range(count):
        z = FLOOR + 0.035 + height / count * (i + 0.45)
        for side in (1, -1):
            box('slat', (length, 0.016, thick), (x, y + side * width / 2, z), slats, 0.003)
            box('slat', (0.016, width, thick), (x + side * length / 2, y, z), slats, 0.003)
    for i in (1, -1):
        for j in (1, -1):
            post = (x + i * (length / 2 - 0.005), y + j * (width / 2 - 0.005))
            middle = FLOOR + 0.02 + height / 2
            box('crate post', (0.04, 0.04, height), (*post, middle), slats, 0.004)
