"""Ceramic, stone, terrazzo and grout. They read the UV map (metres, shuffled per tile) and the vertex attribute "trnd"."""
from kit.materials.graph import G, cached, hexc


@cached
def glazed(col='#f2f1ee', var=0.05, rough=0.07, wavy=0.25, hue=0.0, wscale=28):
    """Glazed ceramic tile: per-tile brightness, soft waviness of the glaze, faint pooling."""
    g = G('glazed')
    v = g.tilevec()
    k = g.math('MULTIPLY_ADD', g.rnd(), 2 * var)
    k.inputs[2].default_value = 1 - var
    base = g.n('ShaderNodeHueSaturation', Hue=0.5, Saturation=1.0, Value=k.outputs[0], Color=(*hexc(col), 1))
    if hue:
        hv = g.math('MULTIPLY_ADD', g.math('FRACT', g.math('MULTIPLY', g.rnd(), 7.31)), hue)
        hv.inputs[2].default_value = 0.5 - hue / 2
        g.set(base.inputs['Hue'], hv.outputs[0])
    pool = g.mix(
        g.ramp(g.noise(v, 18, 3), [(0.35, 0), (0.75, 1)]),
        base.outputs[0],
        tuple(x * (1 - 1.2 * var) for x in hexc(col)),
    )
    g.principled(
        avg=hexc(col),
        Base_Color=pool.outputs[0],
        Roughness=g.ramp(g.noise(v, 40, 4), [(0.3, rough * 0.7), (0.8, rough * 1.6)]).outputs[0],
        Specular=0.5,
        Normal=g.bump(g.noise(v, wscale, 2), wavy, 0.0012),
    )
    return g.m


@cached
def stone(col='#a9a49b', var=0.06, rough=0.42, contrast=0.10, scale=5.0, speck=0.0):
    """Matt porcelain / limestone tile."""
    g = G('stone')
    v = g.tilevec()
    f = g.mix(0.45, g.noise(v, scale, 8, 0.62, 0.4).outputs[0], g.noise(v, scale * 16, 5, 0.6).outputs[0])
    lo, hi = [tuple(x * q for x in hexc(col)) for q in (1 - contrast * 1.6, 1 + contrast)]
    c = g.ramp(f, [(0.32, lo), (0.68, hi)])
    k = g.math('MULTIPLY_ADD', g.rnd(), 2 * var)
    k.inputs[2].default_value = 1 - var
    c2 = g.n('ShaderNodeHueSaturation', Value=k.outputs[0], Color=c.outputs[0])
    if speck:
        sp = g.n('ShaderNodeTexVoronoi', Vector=v, Scale=240)
        c2 = g.mix(g.ramp(sp, [(0.12, speck), (0.2, 0)]), c2.outputs[0], tuple(x * 0.35 for x in hexc(col)))
    g.principled(
        avg=hexc(col),
        Base_Color=c2.outputs[0],
        Roughness=g.ramp(f, [(0.3, rough + 0.1), (0.7, rough - 0.08)]).outputs[0],
        Specular=0.45,
        Normal=g.bump(f, 0.18, 0.0012),
    )
    return g.m


@cached
def terrazzo(base='#dcd8d0', rough=0.28, scale=46):
    g = G('terrazzo')
    v = g.tilevec()
    c = g.mix(g.noise(v, 20, 4), hexc(base), tuple(x * 0.93 for x in hexc(base)))
    for sc, th, cols in (
        (scale, 0.33, [(0, hexc('#8c8a86')), (0.3, hexc('#c9a98a')), (0.55, hexc('#5d5f61')), (0.8, hexc('#f1eee8'))]),
        (scale * 2.3, 0.3, [(0, hexc('#77736d')), (0.4, hexc('#e9e4da')), (0.7, hexc('#b08e72'))]),
    ):
        wv = g.n(
            'ShaderNodeMixRGB',
            {'blend_type': 'LINEAR_LIGHT'},
            _0=0.006,
            _1=v,
            _2=g.noise(v, sc * 1.2, 2).outputs['Color'],
        )
        vo = g.n('ShaderNodeTexVoronoi', {'feature': 'F1'}, Vector=wv, Scale=sc)
        chip = g.ramp(vo.outputs['Distance'], [(th, 1), (th + 0.03, 0)])
        sep = g.n('ShaderNodeSeparateColor', _0=vo.outputs['Color'])
        keep = g.math('LESS_THAN', sep.outputs[1], 0.55)
        colr = g.ramp(sep.outputs[0], cols, 'CONSTANT')
        c = g.mix(g.math('MULTIPLY', chip, keep), c.outputs[0], colr.outputs[0])
    g.principled(avg=tuple(x * 0.9 for x in hexc(base)), Base_Color=c.outputs[0], Roughness=rough, Specular=0.5)
    return g.m


@cached
def grout(col='#c9c5bd'):
    g = G('grout')
    v = g.worldvec()
    c = g.mix(g.noise(v, 9, 5), hexc(col), tuple(x * 0.8 for x in hexc(col)))
    g.principled(
        avg=hexc(col),
        Base_Color=c.outputs[0],
        Roughness=0.9,
        Specular=0.2,
        Normal=g.bump(g.noise(v, 900, 2), 0.4, 0.0006),
    )
    return g.m
