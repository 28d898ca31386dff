"""Paint, microcement, wood, lacquer, porcelain and metal."""
from kit.materials.graph import G, cached, hexc


@cached
def paint(col='#eeebe6', rough=0.55, bump=0.12, scale=260):
    g = G('paint')
    v = g.worldvec()
    blot = g.noise(v, 1.3, 3)
    c = g.mix(g.ramp(blot, [(0.3, 0), (0.7, 1)]), hexc(col), tuple(x * 0.965 for x in hexc(col)))
    g.principled(
        avg=hexc(col),
        Base_Color=c.outputs[0],
        Roughness=rough,
        Specular=0.35,
        Normal=g.bump(g.noise(v, scale, 2), bump, 0.0006),
    )
    return g.m


@cached
def microcement(col='#b9b2a6', rough=0.5, contrast=0.10):
    g = G('microcement')
    v = g.worldvec()
    a = g.noise(v, 1.7, 7, 0.62, 0.6)
    b = g.noise(v, 14, 6, 0.6, 0.3)
    f = g.mix(0.35, a.outputs[0], b.outputs[0])
    lo, hi = [tuple(x * k for x in hexc(col)) for k in (1 - contrast * 1.4, 1 + contrast)]
    c = g.ramp(f, [(0.3, lo), (0.7, hi)])
    r = g.ramp(b, [(0.2, rough - 0.12), (0.8, rough + 0.1)])
    g.principled(
        avg=hexc(col), Base_Color=c.outputs[0], Roughness=r.outputs[0], Specular=0.4, Normal=g.bump(f, 0.25, 0.0015)
    )
    return g.m


@cached
def wood(tone='oak', axis=0, rough=0.38, tile=False, scale=1.0):
    """Grain along object axis `axis` (or along u on tiles)."""
    lo, mid, hi = dict(
        oak=('#9a7448', '#b78f60', '#cba678'),
        walnut=('#3d2a1c', '#5d4230', '#7a5b42'),
        smoked=('#4a3828', '#614a36', '#755b44'),
        ash=('#b59b7a', '#cdb594', '#dcc7a9'),
        pine70=('#6b3a17', '#87501f', '#9c6229'),
    )[tone]
    g = G('wood_' + tone)
    v = g.tilevec() if tile else g.objvec()
    st = [24, 24, 24]
    st[0 if tile else axis] = 0.8
    sv = g.n('ShaderNodeMapping', Vector=v, Scale=tuple(x * scale for x in st)).outputs[0]
    warp = g.noise(sv, 0.8, 3)
    sw = g.n('ShaderNodeMixRGB', {'blend_type': 'LINEAR_LIGHT'}, _0=0.3, _1=sv, _2=warp.outputs['Color']).outputs[0]
    rings = g.noise(sw, 1.0, 2, 0.5, 0.8)
    bands = g.math('FRACT', g.math('MULTIPLY', rings.outputs[0], 7.0))
    b = g.ramp(bands, [(0, 0.30), (0.55, 0.52), (0.92, 0.80), (1, 0.30)])
    fib = g.noise(
        g.n('ShaderNodeMapping', Vector=v, Scale=tuple((3 if x == min(st) else 420) * scale for x in st)).outputs[0],
        1,
        4,
        0.6,
    )
    f = g.mix(0.55, b.outputs[0], fib.outputs[0])
    c = g.ramp(f, [(0.2, hexc(lo)), (0.5, hexc(mid)), (0.8, hexc(hi))])
    big = g.noise(sv, 0.35, 2)
    c = g.mix(g.ramp(big, [(0.3, 0.28), (0.7, 0)]), c.outputs[0], hexc(lo))
    if tile:
        k = g.math('MULTIPLY_ADD', g.rnd(), 0.28)
        k.inputs[2].default_value = 0.86
        c = g.n('ShaderNodeHueSaturation', Value=k.outputs[0], Color=c.outputs[0])
    g.principled(
        avg=hexc(mid),
        Base_Color=c.outputs[0],
        Roughness=g.ramp(f, [(0.2, rough + 0.14), (0.8, rough - 0.05)]).outputs[0],
        Specular=0.4,
        Normal=g.bump(f, 0.12, 0.0008),
    )
    return g.m


@cached
def metal(kind='chrome'):
    col, r = dict(
        chrome=((0.82, 0.83, 0.85), 0.06),
        steel=((0.56, 0.56, 0.57), 0.28),
        black=((0.012, 0.012, 0.013), 0.38),
        brass=(hexc('#b58a4e'), 0.26),
        brushed=(hexc('#bd9759'), 0.40),  # brass that mirrors no joints: thin profiles before tiles
        bronze=(hexc('#5b4636'), 0.34),
        gun=(hexc('#3a3a3c'), 0.25),
    )[kind]
    g = G('metal_' + kind)
    v = g.objvec()
    smudge = g.ramp(g.noise(v, 6, 2), [(0.3, r * 0.92), (0.8, r * 1.15)])  # faint: stronger smudges read as gold leaf
    g.principled(Base_Color=col, Metallic=0.0 if kind == 'black' else 1.0, Roughness=smudge.outputs[0], Specular=0.5)
    return g.m


@cached
def porcelain(col='#f4f3f0', rough=0.06):
    g = G('porcelain')
    g.principled(
        Base_Color=hexc(col), Roughness=rough, Specular=0.55, Subsurface=0.0, Clearcoat=0.35, Clearcoat_Roughness=0.03
    )
    return g.m


@cached
def satin(col='#f1efeb', rough=0.35, bump=0.0):
    """Lacquer, solid surface, plastic."""
    g = G('satin')
    kw = dict(Normal=g.bump(g.noise(g.objvec(), 300, 2), bump, 0.0005)) if bump else {}
    g.principled(
        avg=hexc(col),
        Base_Color=hexc(col),
        Roughness=g.ramp(g.noise(g.objvec(), 12, 4), [(0.3, rough * 0.9), (0.8, rough * 1.15)]).outputs[0],
        Specular=0.45,
        **kw
    )
    return g.m
