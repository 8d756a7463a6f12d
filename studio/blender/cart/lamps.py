"""Headlamps, daytime lights and indicators, laid on the cowl in layers: housing, lamp, lens.

All outlines are drawn from the front as (left, up) for the left side and mirrored for the right.
"""


from cart.round_lamp import build_round_lamp
from outlines import circle, rectangle, rounded


def build_lamps(cart, skin):
    """Both headlamps and both indicators."""
    for side in (1, -1):
        LAMPS[cart.look.lamps](cart, skin, side)
        _build_indicator(cart, skin, side)


def _trio(cart, skin, side):
    material = cart.materials
    corners = [(0.255, 0.735), (0.30, 0.795), (0.505, 0.845), (0.555, 0.835)]
    housing = rounded(_mirrored(corners + [(0.548, 0.765), (0.47, 0.715)], side), 0.018)
    skin.patch('lamp housing', housing, material.gloss, lift=0.004)
    for i, (y, z) in enumerate(((0.345, 0.760), (0.425, 0.773), (0.497, 0.790))):
        _round_led(material, skin, (side * y, z), 0.026 - 0.002 * i)
    upper = [(0.285, 0.775), (0.302, 0.792), (0.505, 0.840), (0.543, 0.831)]
    strip = _mirrored(upper + [(0.542, 0.824), (0.504, 0.831), (0.306, 0.782)], side)
    skin.patch('day light', rounded(strip, 0.004), material.led, lift=0.0065, rings=4)
    skin.patch('lens', housing, material.lens, lift=0.011, dome=0.002)


def _blade(cart, skin, side):
    material = cart.materials
    corners = [(0.235, 0.768), (0.262, 0.797), (0.525, 0.858), (0.560, 0.842)]
    corners += [(0.545, 0.788), (0.495, 0.766), (0.40, 0.750)]
    housing = rounded(_mirrored(corners, side), 0.012)
    skin.patch('lamp housing', housing, material.gloss, lift=0.004)
    for y, z, width, height in (
        (0.335, 0.772, 0.030, 0.014),
        (0.412, 0.783, 0.030, 0.016),
        (0.482, 0.798, 0.026, 0.018),
    ):
        _square_led(material, skin, (side * y, z), width, height)
    brow = _mirrored([(0.275, 0.795), (0.40, 0.822), (0.520, 0.850), (0.548, 0.838)], side)
    skin.line('day light', brow, material.led, radius=0.0042, lift=0.005)
    fang = [(0.520, 0.665), (0.535, 0.770), (0.556, 0.768), (0.548, 0.665)]
    skin.patch('fang', rounded(_mirrored(fang, side), 0.008), material.gloss, lift=0.004)
    edge = _mirrored([(0.535, 0.672), (0.547, 0.762)], side)
    skin.line('fang light', edge, material.led, radius=0.0040, lift=0.005)


def _round(cart, skin, side):
    if cart.look.front == 'rugged':
        build_round_lamp(cart, skin, (side * 0.385, 0.845), 0.075, cart.materials.gloss, -0.004)
    else:
        build_round_lamp(cart, skin, (side * 0.360, 0.805), 0.068, cart.materials.paint, 0.012)


def _ring(cart, skin, side):
    material = cart.materials
    y, z = side * 0.375, 0.84 if cart.look.front == 'rugged' else 0.790
    layers = [
        (0.088, material.gloss, 0.005),
        (0.080, material.chrome, 0.0065),
        (0.074, material.gloss, 0.008),
        (0.068, material.led, 0.0095),
        (0.056, material.gloss, 0.011),
    ]
    for radius, layer, lift in layers:
        skin.patch('ring lamp', circle(y, z, radius, 48), layer, lift=lift)
    skin.patch('projector', circle(y, z, 0.030, 28), material.chrome, lift=0.014, dome=-0.003)
    skin.patch('led', circle(y, z, 0.020, 24), material.led, lift=0.016, dome=0.003)


def _quad(cart, skin, side):
    material, middle = cart.materials, 0.845
    corners = [(0.315, middle - 0.085), (0.315, middle + 0.072)]
    corners += [(0.505, middle + 0.052), (0.525, middle - 0.085)]
    housing = rounded(_mirrored(corners, side), 0.024)
    skin.patch('lamp housing', housing, material.gloss, lift=0.005)
    for y in (0.367, 0.458):
        for z in (-0.046, 0.026):
            _square_led(material, skin, (side * y, middle + z), 0.033, 0.026)
    strip = [(0.326, middle - 0.076), (0.326, middle + 0.062)]
    strip = _mirrored(strip + [(0.334, middle + 0.062), (0.334, middle - 0.076)], side)
    skin.patch('day light', rounded(strip, 0.003), material.led, lift=0.0085, rings=4)


def _strip(cart, skin, side):
    material = cart.materials
    for i in range(3):
        place = (side * (0.355 + 0.062 * i), 0.775 - 0.004 * i)
        _square_led(material, skin, place, 0.022, 0.019)
    vent = [(0.475, 0.545), (0.455, 0.640), (0.505, 0.650), (0.535, 0.560)]
    skin.patch('fog vent', rounded(_mirrored(vent, side), 0.014), material.gloss, lift=0.004)
    light = [(0.492, 0.560), (0.476, 0.635), (0.487, 0.637), (0.505, 0.562)]
    outline = rounded(_mirrored(light, side), 0.004)
    skin.patch('fog light', outline, material.led, lift=0.008, rings=4)


LAMPS = {
    'trio': _trio,
    'blade': _blade,
    'round': _round,
    'ring': _ring,
    'quad': _quad,
    'strip': _strip,
}


def _build_indicator(cart, skin, side):
    material, front = cart.materials, cart.look.front
    if cart.look.lamps in ('trio', 'blade'):
        case = [(0.40, 0.585), (0.41, 0.625), (0.485, 0.635), (0.50, 0.60), (0.47, 0.575)]
        outline = rounded(_mirrored(case, side), 0.012)
        skin.patch('indicator case', outline, material.gloss, lift=0.004)
        light = [(0.415, 0.592), (0.42, 0.615), (0.475, 0.622), (0.485, 0.60), (0.465, 0.585)]
        outline = rounded(_mirrored(light, side), 0.008)
        skin.patch('indicator', outline, material.amber, lift=0.007)
    elif front in ('classic', 'city'):
        light = [(0.40, 0.655), (0.40, 0.680), (0.475, 0.680), (0.475, 0.655)]
        outline = rounded(_mirrored(light, side), 0.011)
        skin.patch('indicator', outline, material.amber, lift=0.006)
    elif front == 'rugged':
        light = [(0.40, 0.665), (0.40, 0.700), (0.515, 0.700), (0.515, 0.665)]
        outline = rounded(_mirrored(light, side), 0.010)
        skin.patch('indicator', outline, material.amber, lift=0.006)


def _mirrored(points, side):
    return [(side * y, z) for y, z in points]


def _round_led(material, skin, at, radius):
    rim = circle(*at, radius, 24)
    skin.patch('projector', rim, material.chrome, lift=0.006, dome=-0.004)
    skin.patch('led', circle(*at, radius * 0.62, 20), material.led, lift=0.010, dome=0.003)


def _square_led(material, skin, at, width, height):
    y, z = at
    rim = rectangle(y - width, y + width, z - height, z + height, 0.006)
    skin.patch('projector', rim, material.chrome, lift=0.006, rings=5)
    width, height = width * 0.7, height * 0.62
    light = rectangle(y - width, y + width, z - height, z + height, 0.004)
    skin.patch('led', light, material.led, lift=0.009, rings=5)
