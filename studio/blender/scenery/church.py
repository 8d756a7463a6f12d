"""A brick meeting house with a white portico and steeple; its front looks along -y."""

from scenery.kit import box, frame, lathe
from scenery.roofs import add_gable_roof, add_window
from scenery.surfaces import surface, white_trim

WIDTH, DEPTH, HEIGHT = 13, 22, 7.2


def add_church():
    """The whole church."""
    brick = surface(
        'church brick', '#8a4535', '#a05a45',
        scale=1.5, roughness=0.85, specular=0.2, bump=0.01, bump_scale=20,
    )
    slate = surface('slate', '#4a5058', '#5b6169')
    stone = surface('church stone', '#b9b3a8', roughness=0.9)
    _build_nave(brick, slate, stone)
    _build_portico(slate, stone)
    _build_steeple(brick)


def _build_nave(brick, slate, stone):
    box(stone, (0, DEPTH / 2, 0.35), (WIDTH + 0.3, DEPTH + 0.3, 0.7))
    box(brick, (0, DEPTH / 2, HEIGHT / 2 + 0.3), (WIDTH, DEPTH, HEIGHT))
    area = (-WIDTH / 2, WIDTH / 2, 0, DEPTH)
    add_gable_roof(slate, area, HEIGHT + 0.3, 4.6, over=0.5, wall=brick)
    box(white_trim(), (0, -0.05, HEIGHT + 0.2), (WIDTH + 0.3, 0.25, 0.5))
    for x in (-4.6, 4.6):
        add_window(x, 3.9, 1.25, 3.6)
    for side in (-1, 1):
        for i in range(4):
            with frame(side * WIDTH / 2, 3.4 + i * 5, 0, 90 * side):
                add_window(0, 3.9, 1.2, 3.6)


def _build_portico(slate, stone):
    trim = white_trim()
    box(stone, (0, -1.7, 0.3), (7.4, 3.6, 0.6))
    for i in range(3):
        box(stone, (0, -3.6 - 0.35 * i, 0.4 - 0.18 * i), (7.8, 0.4, 0.2))
    column = [(0.42, 0.6), (0.42, 0.75), (0.33, 0.85), (0.31, 3.2)]
    column += [(0.27, 5.6), (0.40, 5.75), (0.42, 5.9)]
    for x in (-3.1, -1.1, 1.1, 3.1):
        lathe(trim, column, (x, -2.9, 0), 18)
    box(trim, (0, -1.6, 6.2), (7.4, 3.5, 0.7))
    add_gable_roof(slate, (-3.7, 3.7, -3.3, 0.1), 6.55, 1.9, over=0.25, wall=trim)
    door = surface('church door', '#24405f', roughness=0.4)
    box(door, (0, -0.08, 2.1), (1.9, 0.2, 3.4))
    box(trim, (0, -0.04, 2.2), (2.5, 0.16, 3.9))


def _build_steeple(brick):
    trim, y = white_trim(), 2.6
    box(brick, (0, y, HEIGHT + 3.0), (4.2, 4.2, 6.0))
    box(trim, (0, y, HEIGHT + 6.1), (4.7, 4.7, 0.4))
    box(trim, (0, y, HEIGHT + 8.0), (3.5, 3.5, 3.6))
    louver = surface('louver', '#3d4a52', roughness=0.8)
    for quarter in range(4):
        with frame(0, y, 0, 90 * quarter):
            box(louver, (0, -1.76, HEIGHT + 8.0), (1.3, 0.06, 2.3))
    box(trim, (0, y, HEIGHT + 9.9), (4.0, 4.0, 0.35))
    drum = [(1.45, 10), (1.45, 12.3), (1.75, 12.4), (1.75, 12.7)]
    lathe(trim, [(r, HEIGHT + z) for r, z in drum], (0, y, 0), 8)
    spire = [(1.5, 12.7), (0.75, 16.5), (0.05, 21)]
    pale = surface('spire', '#dfe2e0', roughness=0.5)
    lathe(pale, [(r, HEIGHT + z) for r, z in spire], (0, y, 0), 8)
    ball = [(0, 20.9), (0.22, 21.1), (0, 21.35)]
    gold = surface('gold', '#d6a93f', roughness=0.3, metallic=1)
    lathe(gold, [(r, HEIGHT + z) for r, z in ball], (0, y, 0), 12)
