"""The painted body: front cowl, rear body, a seat box per further row, and half doors."""

from cart.arches import cut_arches
from cart.fronts import FRONTS
from cart.look import DECK_HEIGHT
from decals import Skin
from outlines import rectangle, rounded
from shapes import box, tube
from shells import cloth


def build_cowl(cart):
    """The front, with its wheel arches cut out."""
    front, axle = FRONTS[cart.look.front], cart.at.front_axle
    rows = [[(axle + x, y, z) for x, y, z in row] for row in front.rows]
    cowl = cloth('cowl', rows, cart.materials.paint, front.row_creases, front.column_creases)
    cut_arches(cart, cowl, axle)
    return cowl


def build_rear_body(cart):
    """The last seat box together with the quarter panels over the rear wheels."""
    rows = _box_rows(cart.at.rear_body, cart.at.tail, 0.60)
    body = cloth('rear body', rows, cart.materials.paint, {3: 0.3}, {3: 0.4})
    cut_arches(cart, body, 0)
    return body


def build_seat_boxes(cart):
    """The boxes below the rows in front of the last one."""
    for front in cart.at.seat_boxes[:-1]:
        rows = _box_rows(front, front - 0.50, 0.585)
        seat_box = cloth('seat box', rows, cart.materials.paint, {3: 0.3}, {3: 0.4})
        add_box_panel(cart, Skin(seat_box))


def add_box_panel(cart, skin):
    """The black panel in the front of a seat box, behind the passengers' heels."""
    outline = rectangle(-0.44, 0.44, 0.50, 0.70, 0.04)
    skin.patch('box panel', outline, cart.materials.black)


def build_seams(cart, rear_skin):
    """Trim, vents and shut lines on the sides of the rear body."""
    material, front = cart.materials, cart.at.rear_body
    trim = [(-0.135, 0.505), (-0.145, 0.60), (-0.20, 0.625), (-0.27, 0.615), (-0.245, 0.505)]
    for side in ('left', 'right'):
        outline = rounded([(front + x, z) for x, z in trim], 0.02)
        rear_skin.patch('trim', outline, material.black, side)
        for i in range(4):
            slot = [(front - 0.16, 0.53 + 0.022 * i), (front - 0.235, 0.535 + 0.022 * i)]
            rear_skin.line('vent', slot, material.gloss, side, 0.004, 0.004)
        shut = [(0.36, 0.445), (0.34, 0.62), (0.30, 0.70), (-0.25, 0.715)]
        shut.append((cart.at.tail + 0.10, 0.70))
        rear_skin.line('shut line', shut, material.dark, side, 0.0026)
    for y in (1, -1):
        path = [(y * 0.02, 0.60), (y * 0.46, 0.60)]
        rear_skin.line('shut line', path, material.dark, 'front', 0.003)


def build_doors(cart):
    """Half doors between the cowl and the seat box."""
    material = cart.materials
    front, back = cart.at.front_axle - 0.505, cart.at.rear_body - 0.02
    length, middle = front - back, (front + back) / 2
    for side in (1, -1):
        y = side * 0.600
        box('door', (length, 0.035, 0.36), (middle, y, 0.655), material.paint, 0.016, segments=4)
        sill = (middle, side * 0.616, 0.545)
        box('door sill', (length - 0.05, 0.012, 0.10), sill, material.black, 0.005)
        handle = (back + 0.16, side * 0.622, 0.765)
        box('door handle', (0.12, 0.02, 0.028), handle, material.gloss, 0.009)
        rail = [
            (front - 0.01, y, 0.83),
            (front - 0.03, y, 1.02),
            (front - 0.10, y, 1.06),
            (back + 0.12, y, 1.00),
            (back + 0.02, y, 0.90),
            (back + 0.01, y, 0.82),
        ]
        tube('door rail', rail, 0.013, material.frame)


def _box_rows(front, back, half_width):
    """Cross-curves of a seat box, from its foot in front over the top to its foot behind."""
    top, wide = DECK_HEIGHT, half_width / 0.60
    rows = [[(front + x, y, z) for x, y, z in row] for row in _heel_rows(top)]
    length = front - back
    # A short box has room for one station only: more of them would cross at the corners.
    for share in (0.35, 0.55, 0.75) if length > 0.8 else (0.52,):
        x = front - length * share
        rows.append([(x, 0, top), (x, 0.30, top), (x, 0.49, top)])
        rows[-1] += [(x, 0.572, top - 0.012), (x, 0.622, top - 0.14), (x, 0.610, 0.44)]
    rows += [[(back + x, y, z) for x, y, z in row] for row in _tail_rows(top)]
    return [[(x, y * wide, z) for x, y, z in row] for row in rows]


def _heel_rows(top):
    return [
        [(0.02, 0, 0.44), (0.02, 0.30, 0.44), (0.02, 0.50, 0.44),
         (0.01, 0.565, 0.44), (-0.03, 0.590, 0.44), (-0.06, 0.585, 0.44)],
        [(0, 0, 0.58), (0, 0.30, 0.58), (0, 0.50, 0.58),
         (-0.01, 0.565, 0.58), (-0.04, 0.598, 0.55), (-0.08, 0.592, 0.46)],
        [(-0.01, 0, top - 0.05), (-0.01, 0.30, top - 0.05), (-0.01, 0.50, top - 0.05),
         (-0.03, 0.565, top - 0.06), (-0.08, 0.605, top - 0.14), (-0.14, 0.600, 0.45)],
        [(-0.06, 0, top), (-0.06, 0.30, top), (-0.06, 0.49, top),
         (-0.09, 0.565, top - 0.02), (-0.16, 0.610, top - 0.14), (-0.22, 0.605, 0.44)],
    ]


def _tail_rows(top):
    return [
        [(0.08, 0, top), (0.08, 0.30, top), (0.09, 0.49, top - 0.005),
         (0.10, 0.565, top - 0.03), (0.12, 0.605, top - 0.14), (0.16, 0.60, 0.46)],
        [(0.01, 0, top - 0.04), (0.01, 0.30, top - 0.04), (0.02, 0.48, top - 0.05),
         (0.045, 0.555, top - 0.07), (0.075, 0.59, top - 0.17), (0.12, 0.585, 0.50)],
        [(0, 0, 0.58), (0, 0.30, 0.58), (0.01, 0.47, 0.58),
         (0.035, 0.54, 0.57), (0.06, 0.575, 0.55), (0.10, 0.575, 0.48)],
        [(0.03, 0, 0.45), (0.03, 0.30, 0.45), (0.03, 0.47, 0.45),
         (0.05, 0.53, 0.45), (0.07, 0.56, 0.46), (0.10, 0.57, 0.46)],
    ]
