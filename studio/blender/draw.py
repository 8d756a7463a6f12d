"""Draws one picture: blender -b -P draw.py -- job.json

The job says what to draw (`cart` or `scene`), in which size and quality, and where to put the PNG.
"""

import json
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

from camera import AZIMUTHS, frame_cart  # noqa: E402
from cart.cart import build_cart  # noqa: E402
from denoise import render_denoised  # noqa: E402
from render import set_up  # noqa: E402
from scenes import SCENES  # noqa: E402
from stage import build_stage  # noqa: E402


def draw_cart(job):
    """A cart on the stage, from the front left or from the rear left."""
    subject = job['subject']
    azimuth = AZIMUTHS[subject['angle']]
    cart = build_cart(subject['look'])
    rear, front = cart.at.extent(cart.look)
    center = (rear + front) / 2
    bpy.context.view_layer.update()
    frame_cart(center, azimuth, job['width'] / job['height'])
    build_stage(center, azimuth, cart.look.paint.get('backdrop', 'light'))
    set_up(job['width'], job['height'], job['samples'], 'High Contrast', 0.35)
    render_denoised(job['output'], levels=5, strength=3.2)


def draw_scene(job):
    """A place with its carts."""
    subject = job['subject']
    exposure = SCENES[subject['scene']](subject.get('carts', {}))
    set_up(job['width'], job['height'], job['samples'], 'Medium High Contrast', exposure)
    render_denoised(job['output'], levels=3, strength=2.8)


def main():
    """Reads the job named on the command line and draws it in an empty scene."""
    with open(sys.argv[sys.argv.index('--') + 1], encoding='utf-8') as file:
        job = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    {'cart': draw_cart, 'scene': draw_scene}[job['subject']['kind']](job)


if __name__ == '__main__':
    main()
