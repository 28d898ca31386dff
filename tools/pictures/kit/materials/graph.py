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

    def __init__(s, name):
        s.m = bpy.data.materials.new(name)
        s.m.use_nodes = True
        s.t = s.m.node_tree
        s.t.nodes.clear()
        s.out = s.n('ShaderNodeOutputMaterial')

    def n(s, kind, _props=None, **ins):
        nd = s.t.nodes.new(kind)
        for k, v in (_props or {}).items():
            setattr(nd, k, v)
        for k, v in ins.items():
            key = int(k[1:]) if k[0] == '_' and k[1:].isdigit() else k.replace('_', ' ')
            s.set(nd.inputs[key], v)
        return nd

    def set(s, sock, v):
        if isinstance(v, bpy.types.NodeSocket):
            s.t.links.new(v, sock)
        elif isinstance(v, bpy.types.Node):
            s.t.links.new(v.outputs[0], sock)
        else:
            if sock.type == 'RGBA' and len(v) == 3:
                v = (*v, 1)
            sock.default_value = v

    def math(s, op, a, b=0.0, clamp=False):
        return s.n('ShaderNodeMath', {'operation': op, 'use_clamp': clamp}, _0=a, _1=b)

    def mix(s, f, a, b, mode='MIX'):
        return s.n('ShaderNodeMixRGB', {'blend_type': mode}, _0=f, _1=a, _2=b)

    def ramp(s, f, stops, interp='LINEAR'):
        nd = s.n('ShaderNodeValToRGB', _0=f)
        e = nd.color_ramp
        e.interpolation = interp
        while len(e.elements) < len(stops):
            e.elements.new(0.5)
        for el, (p, c) in zip(e.elements, stops):
            el.position = p
            el.color = (c, c, c, 1) if isinstance(c, (int, float)) else (*c, 1)
        return nd

    def noise(s, vec, scale, detail=4, rough=0.5, dist=0.0):
        return s.n('ShaderNodeTexNoise', Vector=vec, Scale=scale, Detail=detail, Roughness=rough, Distortion=dist)

    def rnd(s):
        return s.n('ShaderNodeAttribute', {'attribute_name': 'trnd'}).outputs['Fac']

    def tilevec(s, stretch=(1, 1)):
        """UV in metres, with the tile's random number as third axis: every tile is cut from another place."""
        uv = s.n('ShaderNodeUVMap')
        sep = s.n('ShaderNodeSeparateXYZ', _0=uv)
        z = s.math('MULTIPLY', s.rnd(), 23.7)
        return s.n(
            'ShaderNodeCombineXYZ',
            _0=s.math('MULTIPLY', sep.outputs[0], stretch[0]),
            _1=s.math('MULTIPLY', sep.outputs[1], stretch[1]),
            _2=z,
        ).outputs[0]

    def objvec(s):
        return s.n('ShaderNodeTexCoord').outputs['Object']

    def worldvec(s):
        return s.n('ShaderNodeNewGeometry').outputs['Position']

    def bump(s, height, strength=0.2, dist=0.001, normal=None):
        nd = s.n('ShaderNodeBump', Strength=strength, Distance=dist, Height=height)
        if normal is not None:
            s.set(nd.inputs['Normal'], normal)
        return nd.outputs[0]

    def principled(s, avg=None, **ins):
        """avg: mean colour. Diffuse bounces then see a plain diffuse surface of that colour and skip all the
        procedural textures (Cycles jumps over the unused branch). Gain not measured separately."""
        p = s.n('ShaderNodeBsdfPrincipled', **ins)
        if avg is None:
            s.t.links.new(p.outputs[0], s.out.inputs[0])
            return p
        d = s.n('ShaderNodeBsdfDiffuse', Color=avg)
        lp = s.n('ShaderNodeLightPath')
        m = s.n('ShaderNodeMixShader', _0=lp.outputs['Is Diffuse Ray'], _1=p.outputs[0], _2=d.outputs[0])
        s.t.links.new(m.outputs[0], s.out.inputs[0])
        return p

    def surface(s, sh):
        s.t.links.new(sh.outputs[0] if isinstance(sh, bpy.types.Node) else sh, s.out.inputs[0])
        return s.m
