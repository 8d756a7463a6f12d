"""Draws one subject: blender -b -P draw.py -- job.json

The job says what to draw (`cart` or `scene`), in which size and quality, and where to put the PNG files:
one of a scene, one of a cart for each of its paints.
"""

import json
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

from denoise import render_denoised  # noqa: E402
from film import cut_out, develop  # noqa: E402
from layers import draw_layers, keep_layers  # noqa: E402
from paints import paint_over  # noqa: E402
from render import set_up  # noqa: E402
from scenes import SCENES  # noqa: E402


def draw_cart(job):
    """A cart cut out with its shadow, from the front left or from the rear left, in every paint asked for."""
    scene = set_up(job['width'], job['height'], job['samples'], 'High Contrast', 0.42)
    layers = keep_layers(job['layers'], lambda: draw_layers(scene, job['subject']))
    for shot in job['shots']:
        picture = paint_over(layers, shot['paint'])
        alpha = picture[:, :, 3].clip(0, 1)
        develop(scene, picture / alpha[:, :, None].clip(1e-3), shot['output'])
        cut_out(shot['output'], alpha, layers['shade'])


def draw_scene(job):
    """A place with its carts."""
    subject = job['subject']
    exposure = SCENES[subject['scene']](subject.get('carts', {}))
    scene = set_up(job['width'], job['height'], job['samples'], 'Medium High Contrast', exposure)
    render_denoised(scene, job['shots'][0]['output'], levels=3, strength=2.8)


def main():
    """Reads the job named on the command line and draws it in an empty scene."""
    with open(sys.argv[sys.argv.index('--') + 1], encoding='utf-8') as file:
        job = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    {'cart': draw_cart, 'scene': draw_scene}[job['subject']['kind']](job)


if __name__ == '__main__':
    main()
