"""Shorter ways to write node trees."""


class Nodes:
    """The nodes of one tree; an input may be a number, a tuple or the output of another node."""

    def __init__(self, tree):
        self.tree = tree

    def add(self, kind, inputs=(), **settings):
        """Adds a node and fills its inputs, given by number or by name."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for setting, value in settings.items():
            setattr(node, setting, value)
        for key, value in dict(inputs).items():
            self.fill(node, key, value)
        return node

    def fill(self, node, key, value):
        """Sets or links one input."""
        if hasattr(value, 'is_linked'):
            self.tree.links.new(value, node.inputs[key])
        else:
            node.inputs[key].default_value = value

    def math(self, operation, *values):
        """The result of a calculation such as 'ADD'."""
        return self.add('Math', enumerate(values), operation=operation).outputs[0]

    def mix(self, share, first, second, mode='MIX'):
        """Two colors mixed."""
        inputs = enumerate((share, first, second))
        return self.add('MixRGB', inputs, blend_type=mode).outputs[0]

    def noise(self, place, scale, detail, **more):
        """Cloudy noise between 0 and 1 at a place."""
        inputs = {'Vector': place, 'Scale': scale, 'Detail': detail, **more}
        return self.add('TexNoise', inputs).outputs['Fac']

    def bump(self, height, strength, distance, before=None):
        """A normal that makes the surface look bumpy, on top of the bumps made before."""
        inputs = {'Height': height, 'Strength': strength, 'Distance': distance}
        if before is not None:
            inputs['Normal'] = before
        return self.add('Bump', inputs).outputs[0]

    def stretched(self, scale):
        """Object coordinates, stretched along the axes."""
        place = self.add('TexCoord').outputs['Object']
        return self.add('Mapping', {0: place, 'Scale': scale}).outputs[0]
