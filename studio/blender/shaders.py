"""The kinds of material everything is made of, as node trees."""

import bpy

from color import linear


def principled(name, color, metallic=0, roughness=0.5, specular=0.5, **more):
    """An ordinary surface; more: coat, coat_roughness, sheen, glow=(color, strength)."""
    material, shader = _new(name)
    shader['Base Color'].default_value = color
    shader['Metallic'].default_value = metallic
    shader['Roughness'].default_value = roughness
    shader['Specular'].default_value = specular
    shader['Clearcoat'].default_value = more.get('coat', 0)
    shader['Clearcoat Roughness'].default_value = more.get('coat_roughness', 0.03)
    shader['Sheen'].default_value = more.get('sheen', 0)
    if 'glow' in more:
        shader['Emission'].default_value, shader['Emission Strength'].default_value = more['glow']
    return material


def add_grain(material, texture, scale, strength, distance):
    """Roughens a surface with bumps; those smaller than a pixel of a picture would only be noise."""
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']
    place = tree.nodes.new('ShaderNodeTexCoord')
    pattern = tree.nodes.new('ShaderNodeTex' + texture)
    pattern.inputs['Scale'].default_value = scale
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = distance
    height = 'Distance' if texture == 'Voronoi' else 'Fac'
    tree.links.new(place.outputs['Object'], pattern.inputs['Vector'])
    tree.links.new(pattern.outputs[height], bump.inputs['Height'])
    tree.links.new(bump.outputs['Normal'], shader.inputs['Normal'])
    return material


def car_paint(name, code, metallic):
    """Lacquer under a clear coat; it darkens where the surface turns away from the eye."""
    material = principled(name, (0, 0, 0, 1), metallic, 0.30, coat=1.0, coat_roughness=0.015)
    tree = material.node_tree
    facing = tree.nodes.new('ShaderNodeLayerWeight')
    facing.inputs['Blend'].default_value = 0.35
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.name = 'color'
    tree.links.new(facing.outputs['Facing'], mix.inputs[0])
    tree.links.new(mix.outputs[0], tree.nodes['Principled BSDF'].inputs['Base Color'])
    repaint(material, linear(code), metallic)
    return material


def repaint(material, color, metallic):
    """Gives a car paint another color, linear, and another share of metal."""
    nodes = material.node_tree.nodes
    edge = 0.55 if metallic > 0.1 else 0.85
    mix = nodes['color']
    mix.inputs[1].default_value = tuple(min(1, c * 1.08) for c in color[:3]) + (1,)
    mix.inputs[2].default_value = tuple(c * edge for c in color[:3]) + (1,)
    nodes['Principled BSDF'].inputs['Metallic'].default_value = metallic


def glass(name, tint, mirror=1.0, index=1.5):
    """A thin pane: see-through plus a reflection. Refraction is left out, it only adds noise."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    clear = tree.nodes.new('ShaderNodeBsdfTransparent')
    clear.inputs[0].default_value = tint
    gloss = tree.nodes.new('ShaderNodeBsdfGlossy')
    gloss.inputs['Roughness'].default_value = 0
    gloss.inputs[0].default_value = (mirror, mirror, mirror, 1)
    fresnel = tree.nodes.new('ShaderNodeFresnel')
    fresnel.inputs[0].default_value = index
    mix = tree.nodes.new('ShaderNodeMixShader')
    output = tree.nodes.new('ShaderNodeOutputMaterial')
    tree.links.new(fresnel.outputs[0], mix.inputs[0])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(gloss.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output.inputs[0])
    return material


def _new(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, material.node_tree.nodes['Principled BSDF'].inputs
