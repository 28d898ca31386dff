"""Glass, mirrors and whatever glows."""
from kit.materials.graph import G, cached, hexc


@cached
def pane(tint=(0.97, 0.99, 0.98), rough=0.0, ribbed=0.0, frost=0.0, mirror=1.0):
    """Architectural glass: fresnel reflection over plain transparency (no caustics, no noise).
    ribbed>0: fluted glass; frost>0: sand-blasted. Those two use real refraction. mirror<1: weaker reflections."""
    g = G('pane')
    if ribbed or frost:
        kw = {}
        if ribbed:
            w = g.n(
                'ShaderNodeTexWave',
                {'wave_type': 'BANDS', 'bands_direction': 'X', 'wave_profile': 'SIN'},
                Vector=g.objvec(),
                Scale=1 / ribbed * 0.314,
            )
            kw['Normal'] = g.bump(w.outputs[0], 1.0, 0.004)
        gl = g.n('ShaderNodeBsdfRefraction', Color=(*tint, 1), Roughness=frost, IOR=1.25, **kw)
        gs = g.n('ShaderNodeBsdfGlossy', Color=(1, 1, 1, 1), Roughness=max(frost, 0.03), **kw)
        fr = g.n('ShaderNodeFresnel', IOR=1.45)
        s = g.n('ShaderNodeMixShader', _0=fr.outputs[0], _1=gl.outputs[0], _2=gs.outputs[0])
    else:
        tr = g.n('ShaderNodeBsdfTransparent', Color=(*tint, 1))
        gs = g.n('ShaderNodeBsdfGlossy', Color=(1, 1, 1, 1), Roughness=rough)
        fr = g.math('MULTIPLY', g.n('ShaderNodeFresnel', IOR=1.45), mirror)
        s = g.n('ShaderNodeMixShader', _0=fr.outputs[0], _1=tr.outputs[0], _2=gs.outputs[0])
    lp = g.n('ShaderNodeLightPath')
    pas = g.n('ShaderNodeBsdfTransparent', Color=(*tint, 1))
    sel = g.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])
    return g.surface(g.n('ShaderNodeMixShader', _0=sel, _1=s.outputs[0], _2=pas.outputs[0]))


@cached
def bottle(col='#6b3d14', rough=0.02):
    """Coloured glass/resin bottles: cheap, opaque-ish with depth."""
    g = G('bottle')
    g.principled(Base_Color=hexc(col), Roughness=rough, Specular=0.6, Transmission=0.35, IOR=1.4)
    return g.m


@cached
def mirror():
    g = G('mirror')
    return g.surface(g.n('ShaderNodeBsdfGlossy', Color=(0.9, 0.91, 0.905, 1), Roughness=0.0))


@cached
def emit(col='#ffe2bd', strength=6.0, cam=None):
    """cam: other strength for what the camera sees directly (so lamps do not clip)."""
    g = G('emit')
    e = g.n('ShaderNodeEmission', Color=(*hexc(col), 1), Strength=strength)
    if cam is None:
        return g.surface(e)
    e2 = g.n('ShaderNodeEmission', Color=(*hexc(col), 1), Strength=cam)
    lp = g.n('ShaderNodeLightPath')
    return g.surface(g.n('ShaderNodeMixShader', _0=lp.outputs['Is Camera Ray'], _1=e.outputs[0], _2=e2.outputs[0]))


@cached
def backdrop(strength=3.0):
    """Out-of-focus garden seen through the window. Visible to camera and reflections only."""
    g = G('backdrop')
    v = g.n('ShaderNodeTexCoord').outputs['Generated']
    sep = g.n('ShaderNodeSeparateXYZ', _0=v)
    sky = g.ramp(
        sep.outputs[2], [(0, hexc('#7f9a5c')), (0.26, hexc('#8fab72')), (0.40, hexc('#c3d3cf')), (1, hexc('#e3eef8'))]
    )
    n = g.noise(g.n('ShaderNodeMapping', Vector=v, Scale=(9, 9, 5)).outputs[0], 1.6, 3, 0.55)
    trees = g.ramp(n, [(0.47, 0), (0.55, 1)])
    fade = g.ramp(sep.outputs[2], [(0.30, 0.95), (0.62, 0.55), (0.80, 0.0)])
    green = g.ramp(
        g.noise(g.n('ShaderNodeMapping', Vector=v, Scale=(26, 26, 16)).outputs[0], 1.4, 2),
        [(0.35, hexc('#5d7a45')), (0.65, hexc('#b2c48a'))],
    )
    c = g.mix(g.math('MULTIPLY', trees, fade), sky.outputs[0], green.outputs[0])
    e = g.n('ShaderNodeEmission', Color=c.outputs[0], Strength=strength)
    return g.surface(e)


@cached
def view(top, low, trees, strength=1.0, z=(1.5, 3.2), lamps=()):
    """What a window shows, out of focus: sky from low to top and a soft line of trees, z metres over the floor.
    lamps: (x, z, colour) of lit windows far away. Visible to camera and reflections only."""
    g = G('view')
    v = g.worldvec()
    sep = g.n('ShaderNodeSeparateXYZ', _0=v)
    x, height = sep.outputs[0], sep.outputs[2]
    t = g.math('DIVIDE', g.math('SUBTRACT', height, z[0]), z[1] - z[0])
    c = g.ramp(t, [(0.15, hexc(low)), (0.95, hexc(top))])
    crowns = g.noise(g.n('ShaderNodeMapping', Vector=v, Scale=(1.5, 0.1, 0.6)).outputs[0], 1.0, 3, 0.5)
    edge = g.math('SUBTRACT', g.math('MULTIPLY', crowns, 1.5), t)  # above 0 inside the trees
    c = g.mix(g.ramp(edge, [(0.10, 0), (0.42, 1)]), c.outputs[0], hexc(trees))
    for lx, lz, colour in lamps:
        d = [g.math('POWER', g.math('SUBTRACT', a, b), 2.0) for a, b in ((x, lx), (height, lz))]
        near = g.math('SQRT', g.math('ADD', *d))
        c = g.mix(g.ramp(near, [(0.05, 0.9), (0.13, 0.0)]), c.outputs[0], hexc(colour))
    return g.surface(g.n('ShaderNodeEmission', Color=c.outputs[0], Strength=strength))
