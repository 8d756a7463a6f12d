"""Settings of the renderer: Cycles on the processor, without a display."""

import bpy


def set_up(width, height, samples, look, exposure):
    """Size, quality and how light becomes color ('High Contrast' in the studio)."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_depth = '8'
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    _set_up_cycles(scene.cycles, samples)
    return scene


def _set_up_cycles(cycles, samples):
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 3
    cycles.transparent_max_bounces = 10
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 0.3
    # Debian builds Blender without its denoiser; denoise.py does the work.
    cycles.use_denoising = False
