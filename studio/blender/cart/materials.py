"""The materials of one cart."""

from color import linear
from shaders import add_grain, car_paint, glass, principled


class Materials:
    """Every material of a cart by name; `lamp_glow` is the strength of its lamps."""

    def __init__(self, look, lamp_glow):
        self.paint = car_paint('paint', look.paint['color'], look.paint['metallic'])
        self.roof = self._roof(look.roof_color)
        self._add_plastics()
        self._add_metals(look)
        self._add_upholstery(look)
        self._add_lights(lamp_glow)
        self._add_screen()
        self.rim_face, self.rim_side = self._rim(look.rim_finish)
        self.flare = self.paint if look.painted_flares else self.black

    def _roof(self, code):
        if code:
            return car_paint('roof', code, 0)
        return principled('roof', linear('#15171a'), 0, 0.32, coat=0.4, coat_roughness=0.1)

    def _add_plastics(self):
        self.black = principled('black', linear('#17181a'), 0, 0.48, 0.4)
        self.gloss = principled('gloss', (0.004, 0.004, 0.005, 1), 0, 0.12, 0.4, coat=0.35)
        self.rubber = principled('rubber', (0.017, 0.017, 0.018, 1), 0, 0.85, 0.12)
        self.dark = principled('dark', (0.010, 0.010, 0.011, 1), 0, 0.8)
        self.mat = principled('mat', (0.022, 0.022, 0.024, 1), 0, 0.6, 0.4)
        add_grain(self.mat, 'Voronoi', 60, 0.5, 0.004)
        self.grip = principled('grip', (0.02, 0.02, 0.02, 1), 0, 0.4)

    def _add_metals(self, look):
        self.aluminum = principled('aluminum', (0.78, 0.79, 0.80, 1), 1, 0.22)
        self.steel = principled('steel', (0.25, 0.25, 0.26, 1), 1, 0.38)
        self.chrome = principled('chrome', (0.85, 0.86, 0.87, 1), 1, 0.07)
        self.silver = principled('silver', (0.90, 0.92, 0.94, 1), 1, 0.02)
        self.frame = principled(
            'frame', (0.014, 0.014, 0.015, 1), 0.2, 0.36, coat=0.5, coat_roughness=0.1
        )
        self.arm = principled('arm', (0.030, 0.030, 0.032, 1), 0.4, 0.42)
        self.spring = principled('spring', linear(look.springs), 0.5, 0.4)
        self.rim_dark = principled('rim dark', (0.02, 0.02, 0.021, 1), 0.5, 0.35)
        self.grille = principled('grille', (0.16, 0.16, 0.166, 1), 0.9, 0.28)
        self.tread = principled('tread', (0.05, 0.05, 0.053, 1), 0.6, 0.45)
        add_grain(self.tread, 'Voronoi', 90, 0.8, 0.004)
        self.hook = principled('hook', linear('#8c1f1a'), 0.3, 0.4)

    def _add_upholstery(self, look):
        self.seat = principled('seat', linear(look.seat_color), 0, 0.46, 0.4, sheen=0.2)
        self.insert = principled('insert', linear(look.seat_insert), 0, 0.48, 0.4, sheen=0.2)
        self.seam = principled('seam', (0.012, 0.012, 0.013, 1), 0, 0.6)
        self.belt = principled('belt', (0.035, 0.036, 0.038, 1), 0, 0.7)
        self.piping = principled('piping', linear(look.piping), 0, 0.5) if look.piping else None

    def _add_lights(self, lamp_glow):
        white = (0.93, 0.97, 1, 1)
        self.led = principled('led', (0.9, 0.9, 0.9, 1), 0, 0.3, glow=(white, lamp_glow))
        self.bar_led = principled(
            'bar led', (0.9, 0.9, 0.9, 1), 0.6, 0.12, glow=((1, 1, 1, 1), 0.25)
        )
        self.amber = principled('amber', linear('#c65a06'), 0, 0.15, coat=1, coat_roughness=0.02)
        self.red = principled('red', linear('#a30d10'), 0, 0.15, coat=1, coat_roughness=0.02)
        self.reflector = principled('reflector', (0.16, 0.165, 0.17, 1), 1, 0.22)
        self.windshield = glass('windshield', (0.91, 0.945, 0.95, 1), mirror=0.55, index=1.25)
        self.lens = glass('lens', (0.97, 0.98, 1, 1))

    def _add_screen(self):
        self.screen = principled(
            'screen', (0.004, 0.006, 0.010, 1), 0, 0.08, glow=(linear('#0a1626'), 0.9)
        )
        self.screen_map = _glowing('screen map', '#10263a', 0.7)
        self.screen_white = _glowing('screen white', '#eef6ff', 0.95)
        self.screen_blue = _glowing('screen blue', '#4fb3ff', 0.9)
        self.screen_green = _glowing('screen green', '#58d68a', 0.8)
        self.screen_amber = _glowing('screen amber', '#ffb257', 0.7)
        self.screen_dim = _glowing('screen dim', '#1c3d5e', 0.8)

    def _rim(self, finish):
        """The material of the outer face of the spokes, and of their sides."""
        if finish == 'machined':
            return principled('rim', (0.50, 0.505, 0.515, 1), 1, 0.30), self.gloss
        if finish == 'bronze':
            return principled('rim', linear('#8a6a42'), 0.9, 0.32), self.gloss
        plain = {
            'silver': lambda: principled('rim', (0.52, 0.53, 0.55, 1), 0.9, 0.30),
            'gray': lambda: principled('rim', (0.16, 0.165, 0.175, 1), 0.9, 0.30),
            'black': lambda: principled(
                'rim', (0.012, 0.012, 0.013, 1), 0.3, 0.22, coat=0.6, coat_roughness=0.05
            ),
            'white': lambda: principled(
                'rim', (0.72, 0.72, 0.70, 1), 0, 0.35, coat=0.4, coat_roughness=0.1
            ),
        }[finish]()
        return plain, plain


def _glowing(name, code, strength):
    return principled(name, (0, 0, 0, 1), 0, 0.4, 0.1, glow=(linear(code), strength))
