"""What the YAML says about a cart, with its defaults, and the measures that follow from it."""

ROW_PITCH = 0.79
DECK_HEIGHT = 0.80
ROOF_HEIGHT = 1.955
DEFAULT_LAMPS = {
    'sport': 'trio',
    'classic': 'round',
    'rugged': 'quad',
    'max': 'strip',
    'city': 'ring',
}


class Look:
    """The `look` of schema/look.schema.json with one of its paints already chosen."""

    def __init__(self, data):
        body, front, seats = data.get('body', {}), data['front'], data['seats']
        wheels, roof, rear = data['wheels'], data.get('roof', {}), data['rear']
        self.paint = data['paint']
        self.rows = seats['rows']
        self.seat_shape = seats.get('shape', 'bucket')
        self.seat_color = seats['color']
        self.seat_insert = seats['insert']
        self.piping = seats.get('piping')
        self.belts = seats.get('belts', False)
        self.rear = rear['kind']
        self.bed_length = rear.get('length', 1.10)
        self.crates = rear.get('crates', False)
        self.cooler = rear.get('cooler')
        self.storage_box = rear.get('storageBox', False)
        self.lifted = body.get('lifted', False)
        self.stretch = body.get('stretch', 0)
        self.doors = body.get('doors', False)
        self.painted_flares = body.get('paintedFlares', False)
        self.running_lights = body.get('runningLights', False)
        self.front = front['shape']
        self.lamps = front.get('lamps') or DEFAULT_LAMPS[self.front]
        self.guard = front.get('guard', 'none')
        self.grille = front.get('grille', 'bars')
        self.painted_grille = front.get('paintedGrille', False)
        self.rim = wheels['rim']
        self.rim_finish = wheels.get('finish', 'machined')
        self.rim_inches = wheels.get('inches', 14)
        self.springs = wheels.get('springs', '#3a3c40')
        self.roof_color = roof.get('color')
        self.roof_rack = roof.get('rack', False)
        self.light_bar = roof.get('lightBar', False)
        self.beacon = roof.get('beacon', False)
        self.roof_overhang = roof.get('overhang', 0)


class Measures:
    """Where things stand on this cart."""

    def __init__(self, look):
        low = not look.lifted
        self.drop = -0.085 if low else 0
        self.tire_radius = 0.252 if low else 0.292
        self.tire_width = 0.205 if low else 0.245
        self.track = 0.635 - self.tire_width / 2 + (0 if low else 0.03)
        self.rim_radius = 0.182 if look.rim_inches < 16 else 0.192 if low else 0.196
        self.wheel_height = self.tire_radius - self.drop
        self.arch_radius = 0.318 if low else 0.385
        self.arch_height = self.wheel_height - 0.005
        self.front_axle = 1.68 + ROW_PITCH * (look.rows - 1) + look.stretch
        # The front edges of the seat boxes, the driver's first; the last one is the rear body.
        self.seat_boxes = [self.front_axle - 1.06 - ROW_PITCH * row for row in range(look.rows)]
        self.rear_body = self.seat_boxes[-1]
        self.tail = {'bench': -0.60, 'deck': -0.60, 'golf-bags': -0.62, 'tray': -0.58}.get(
            look.rear, -0.50
        )
        self.floor = (self.rear_body - 0.10, self.front_axle - 0.46)
        self.roof_front = self.front_axle - 0.50
        self.roof_rear = -look.roof_overhang + {
            'bench': -0.66,
            'deck': -0.44,
            'golf-bags': -0.42,
            'tray': -0.44,
        }.get(look.rear, 0.02)

    def extent(self, look):
        """The rearmost and foremost x, by which the camera aims."""
        back = {'bench': -1.1, 'bed': 0.02 - look.bed_length, 'box': -1.08, 'tray': -1.0}
        return back.get(look.rear, -0.8), self.front_axle + 0.60
