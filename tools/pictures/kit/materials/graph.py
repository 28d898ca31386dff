"""A small builder for shader graphs, and the memory that builds each material once per picture."""
import bpy

_cache = {}


def reset():
    _cache.clear()


def cached(fn):
    def w(*a, **k):
        key = (fn.__name__, a, tuple(sorted(k.items())))
        if key not in _cache:
            _cache[key] = fn(*a, **k)
        return _cache[key]

    return w


def hexc(h):
    """sRGB '#rrggbb' to linear."""
    h = h.lstrip('#')
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c)


class G:
    """Tiny node-graph builder."""

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.t.nodes.clear()
        self.out = self.n('ShaderNodeOutputMaterial')

    def n(self, kind, _props=None, **ins):
        nd = self.t.nodes.new(kind)
        for k, v in (_props or {}).items():
            setattr(nd, k, v)
        for k, v in ins.items():
            key = int(k[1:]) if k[0] == '_' and k[1:].isdigit() else k.replace('_', ' ')
            self.set(nd.inputs[key], v)
        return nd

    def set(self, sock, v):
        if isinstance(v, bpy.types.NodeSocket):
            self.t.links.new(v, sock)
        elif isinstance(v, bpy.types.Node):
            self.t.links.new(v.outputs[0], sock)
        else:
            if sock.type == 'RGBA' and len(v) == 3:
                v = (*v, 1)
            sock.default_value = v

    def math(self, op, a, b=0.0, clamp=False):
        return self.n('ShaderNodeMath', {'operation': op, 'use_clamp': clamp}, _0=a, _1=b)

    def mix(self, f, a, b, mode='MIX'):
        return self.n('ShaderNodeMixRGB', {'blend_type': mode}, _0=f, _1=a, _2=b)

    def ramp(self, f, stops, interp='LINEAR'):
        nd = self.n('ShaderNodeValToRGB', _0=f)
        e = nd.color_ramp
        e.interpolation = interp
        while len(e.elements) < len(stops):
            e.elements.new(0.5)
        for el, (p, c) in zip(e.elements, stops):
            el.position = p
            el.color = (c, c, c, 1) if isinstance(c, (int, float)) else (*c, 1)
        return nd

    def noise(self, vec, scale, detail=4, rough=0.5, dist=0.0):
        return self.n('ShaderNodeTexNoise', Vector=vec, Scale=scale, Detail=detail, Roughness=rough, Distortion=dist)

    def rnd(self):
        return self.n('ShaderNodeAttribute', {'attribute_name': 'trnd'}).outputs['Fac']

    def tilevec(self, stretch=(1, 1)):
        """UV in metres, with the tile's random number as third axis: every tile is cut from another place."""
        uv = self.n('ShaderNodeUVMap')
        sep = self.n('ShaderNodeSeparateXYZ', _0=uv)
        z = self.math('MULTIPLY', self.rnd(), 23.7)
        return self.n(
            'ShaderNodeCombineXYZ',
            _0=self.math('MULTIPLY', sep.outputs[0], stretch[0]),
            _1=self.math('MULTIPLY', sep.outputs[1], stretch[1]),
            _2=z,
        ).outputs[0]

    def objvec(self):
        return self.n('ShaderNodeTexCoord').outputs['Object']

    def worldvec(self):
        return self.n('ShaderNodeNewGeometry').outputs['Position']

    def bump(self, height, strength=0.2, dist=0.001, normal=None):
        nd = self.n('ShaderNodeBump', Strength=strength, Distance=dist, Height=height)
        if normal is not None:
            self.set(nd.inputs['Normal'], normal)
        return nd.outputs[0]

    def principled(self, avg=None, **ins):
        """avg: mean colour. Diffuse bounces then see a plain diffuse surface of that colour and skip all the
        procedural textures (Cycles jumps over the unused branch). Gain not measured separately."""
        p = self.n('ShaderNodeBsdfPrincipled', **ins)
        if avg is None:
            self.t.links.new(p.outputs[0], self.out.inputs[0])
            return p
        d = self.n('ShaderNodeBsdfDiffuse', Color=avg)
        lp = self.n('ShaderNodeLightPath')
        m = self.n('ShaderNodeMixShader', _0=lp.outputs['Is Diffuse Ray'], _1=p.outputs[0], _2=d.outputs[0])
        self.t.links.new(m.outputs[0], self.out.inputs[0])
        return p

    def surface(self, sh):
        self.t.links.new(sh.outputs[0] if isinstance(sh, bpy.types.Node) else sh, self.out.inputs[0])
        return self.m
