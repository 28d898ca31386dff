"""Cloth and leaves."""
from kit.materials.graph import G, cached, hexc


@cached
def cloth(col='#e9e4da', bump=0.55, scale=520):
    g = G('cloth')
    v = g.objvec()
    vo = g.n('ShaderNodeTexVoronoi', Vector=v, Scale=scale)
    n = g.noise(v, scale * 0.5, 3)
    h = g.mix(0.5, vo.outputs['Distance'], n.outputs[0])
    c = g.mix(g.ramp(g.noise(v, 14, 4), [(0.3, 0), (0.8, 1)]), hexc(col), tuple(x * 0.9 for x in hexc(col)))
    g.principled(
        avg=hexc(col), Base_Color=c.outputs[0], Roughness=1.0, Specular=0.1, Sheen=0.6, Normal=g.bump(h, bump, 0.003)
    )
    return g.m


@cached
def leaf(col='#3f6b3a', back='#6f9a5c'):
    g = G('leaf')
    uv = g.n('ShaderNodeUVMap')
    sep = g.n('ShaderNodeSeparateXYZ', _0=uv)
    rib = g.math('ABSOLUTE', g.math('SUBTRACT', sep.outputs[0], 0.5))
    c = g.mix(
        g.ramp(rib, [(0, 0.6), (0.035, 0)]),
        g.mix(g.noise(g.objvec(), 9, 3), hexc(col), tuple(x * 0.6 for x in hexc(col))).outputs[0],
        hexc(back),
    )
    p = g.n('ShaderNodeBsdfPrincipled', Base_Color=c.outputs[0], Roughness=0.42, Specular=0.4)
    tr = g.n('ShaderNodeBsdfTranslucent', Color=(*hexc(back), 1))
    return g.surface(g.n('ShaderNodeMixShader', _0=0.25, _1=p.outputs[0], _2=tr.outputs[0]))


@cached
def sheer(col='#f4efe6', through=0.55):
    """Thin curtain: part translucent, part open weave."""
    g = G('sheer')
    n = g.noise(g.n('ShaderNodeMapping', Vector=g.objvec(), Scale=(900, 900, 40)).outputs[0], 1, 2)
    d = g.n('ShaderNodeBsdfDiffuse', Color=hexc(col), Normal=g.bump(n, 0.3, 0.001))
    t = g.n('ShaderNodeBsdfTranslucent', Color=hexc(col))
    m = g.n('ShaderNodeMixShader', _0=through, _1=d.outputs[0], _2=t.outputs[0])
    o = g.n('ShaderNodeBsdfTransparent')
    return g.surface(g.n('ShaderNodeMixShader', _0=0.12, _1=m.outputs[0], _2=o.outputs[0]))
