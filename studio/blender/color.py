"""Colors as Blender wants them."""


def linear(code):
    """Turns a color code such as '#5686a8' into linear red, green, blue and alpha."""
    code = code.lstrip('#')
    channels = [int(code[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(map(_to_linear, channels)) + (1,)


def _to_linear(value):
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
