"""Windows and pitched roofs. Fronts look along -y."""

import math

from scenery.kit import box, gather
from scenery.surfaces import glow, pane, surface, white_trim

# The faces of a slab of roof but for its last side.
SLAB = [(0, 1, 2, 3), (4, 7, 6, 5), (0, 4, 5, 1), (0, 3, 7, 4)]
THICKNESS = 0.10


def add_window(x, z, width=0.95, height=1.5, shutter=None, lit=False, y=0):
    """A sash window with sill and lintel; lit windows shine, the others have a blind."""
    trim = white_trim()
    glass = glow('lit window', '#ffd9a0', 0.9) if lit else pane()
    box(trim, (x, y - 0.03, z), (width + 0.24, 0.10, height + 0.24))
    box(glass, (x, y - 0.06, z), (width, 0.06, height))
    box(trim, (x, y - 0.075, z), (0.05, 0.06, height))
    box(trim, (x, y - 0.075, z + 0.02), (width, 0.06, 0.05))
    box(trim, (x, y - 0.09, z - height / 2 - 0.10), (width + 0.34, 0.2, 0.07))
    box(trim, (x, y - 0.06, z + height / 2 + 0.14), (width + 0.3, 0.14, 0.08))
    if not lit:
        blind = surface('blind', '#e6e1d4', roughness=0.8)
        box(blind, (x, y - 0.062, z + height * 0.33), (width - 0.02, 0.058, height * 0.3))
    if shutter:
        for side in (-1, 1):
            place = (x + side * (width / 2 + 0.35), y - 0.03, z)
            box(shutter, place, (0.40, 0.06, height + 0.12))


def add_gable_roof(roof, area, eaves, rise, **more):
    """A pitched roof over (left, right, front, back).

    more: `ridge` 'y' (gable in front, the usual) or 'x', `over` (how far it stands out),
    `wall` (what fills the gables).
    """
    if more.get('ridge', 'y') == 'y':
        _roof_with_front_gable(roof, area, eaves, rise, more.get('over', 0.35))
    else:
        _roof_with_front_eaves(roof, area, eaves, rise, more.get('over', 0.35))
    if 'wall' in more:
        _fill_gables(more['wall'], area, eaves, rise, more.get('ridge', 'y'))


def _roof_with_front_gable(roof, area, eaves, rise, over):
    left, right, front, back = area
    middle = (left + right) / 2
    drop = over * rise / ((right - left) / 2)
    low, top = eaves - drop, eaves + rise
    for edge in (left - over, right + over):
        plane = [(edge, front - over, low), (edge, back + over, low)]
        plane += [(middle, back + over, top), (middle, front - over, top)]
        _add_slab(roof, plane, (1, 5, 6, 2))
        length = math.hypot(middle - edge, rise + drop)
        slope = math.degrees(math.atan2(rise + drop, middle - edge))
        board = ((edge + middle) / 2, front - over - 0.02, (low + top) / 2 - 0.02)
        box(white_trim(), board, (length, 0.06, 0.24), roll=-slope)


def _roof_with_front_eaves(roof, area, eaves, rise, over):
    left, right, front, back = area
    middle = (front + back) / 2
    drop = over * rise / ((back - front) / 2)
    low, top = eaves - drop, eaves + rise
    for edge in (front - over, back + over):
        plane = [(left - over, edge, low), (right + over, edge, low)]
        plane += [(right + over, middle, top), (left - over, middle, top)]
        _add_slab(roof, plane, (1, 5, 6, 2))
    board = ((left + right) / 2, front - over - 0.03, low + 0.02)
    box(white_trim(), board, (right - left + 2 * over, 0.08, 0.2))


def _add_slab(roof, plane, last_side):
    gather(roof, plane + [(x, y, z + THICKNESS) for x, y, z in plane], SLAB + [last_side])


def _fill_gables(wall, area, eaves, rise, ridge):
    left, right, front, back = area
    if ridge == 'y':
        middle = (left + right) / 2
        gables = [[(left, y, eaves), (right, y, eaves), (middle, y, eaves + rise)]
                  for y in (front, back)]
    else:
        middle = (front + back) / 2
        gables = [[(x, front, eaves), (x, back, eaves), (x, middle, eaves + rise)]
                  for x in (left, right)]
    for gable in gables:
        gather(wall, gable, [(0, 1, 2)])
