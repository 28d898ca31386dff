"""Procedural materials. Tile materials read the UV map (metres, shuffled per tile) and the vertex attribute "trnd"."""
import bpy

_cache = {}


def reset():
    _cache.clear()


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
            e.elements.new(.5)
        for el, (p, c) in zip(e.elements, stops):
            el.position = p
            el.color = (c, c, c, 1) if isinstance(c, (int, float)) else (*c, 1)
        return nd

    def noise(s, vec, scale, detail=4, rough=.5, dist=0.0):
        return s.n('ShaderNodeTexNoise', Vector=vec, Scale=scale, Detail=detail, Roughness=rough, Distortion=dist)

    def rnd(s):
        return s.n('ShaderNodeAttribute', {'attribute_name': 'trnd'}).outputs['Fac']

    def tilevec(s, stretch=(1, 1)):
        """UV in metres, with the tile's random number as third axis: every tile is cut from another place."""
        uv = s.n('ShaderNodeUVMap')
        sep = s.n('ShaderNodeSeparateXYZ', _0=uv)
        z = s.math('MULTIPLY', s.rnd(), 23.7)
        return s.n('ShaderNodeCombineXYZ', _0=s.math('MULTIPLY', sep.outputs[0], stretch[0]),
                   _1=s.math('MULTIPLY', sep.outputs[1], stretch[1]), _2=z).outputs[0]

    def objvec(s):
        return s.n('ShaderNodeTexCoord').outputs['Object']

    def worldvec(s):
        return s.n('ShaderNodeNewGeometry').outputs['Position']

    def bump(s, height, strength=.2, dist=.001, normal=None):
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
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c)


@cached
def paint(col='#eeebe6', rough=.55, bump=.12, scale=260):
    g = G('paint')
    v = g.worldvec()
    blot = g.noise(v, 1.3, 3)
    c = g.mix(g.ramp(blot, [(.3, 0), (.7, 1)]), hexc(col), tuple(x * .965 for x in hexc(col)))
    g.principled(avg=hexc(col), Base_Color=c.outputs[0], Roughness=rough, Specular=.35,
                 Normal=g.bump(g.noise(v, scale, 2), bump, .0006))
    return g.m


@cached
def microcement(col='#b9b2a6', rough=.5, contrast=.10):
    g = G('microcement')
    v = g.worldvec()
    a = g.noise(v, 1.7, 7, .62, .6)
    b = g.noise(v, 14, 6, .6, .3)
    f = g.mix(.35, a.outputs[0], b.outputs[0])
    lo, hi = [tuple(x * k for x in hexc(col)) for k in (1 - contrast * 1.4, 1 + contrast)]
    c = g.ramp(f, [(.3, lo), (.7, hi)])
    r = g.ramp(b, [(.2, rough - .12), (.8, rough + .1)])
    g.principled(avg=hexc(col), Base_Color=c.outputs[0], Roughness=r.outputs[0], Specular=.4, Normal=g.bump(f, .25, .0015))
    return g.m


@cached
def grout(col='#c9c5bd'):
    g = G('grout')
    v = g.worldvec()
    c = g.mix(g.noise(v, 9, 5), hexc(col), tuple(x * .8 for x in hexc(col)))
    g.principled(avg=hexc(col), Base_Color=c.outputs[0], Roughness=.9, Specular=.2, Normal=g.bump(g.noise(v, 900, 2), .4, .0006))
    return g.m


@cached
def glazed(col='#f2f1ee', var=.05, rough=.07, wavy=.25, hue=.0, wscale=28):
    """Glazed ceramic tile: per-tile brightness, soft waviness of the glaze, faint pooling."""
    g = G('glazed')
    v = g.tilevec()
    k = g.math('MULTIPLY_ADD', g.rnd(), 2 * var)
    k.inputs[2].default_value = 1 - var
    base = g.n('ShaderNodeHueSaturation', Hue=.5, Saturation=1.0, Value=k.outputs[0], Color=(*hexc(col), 1))
    if hue:
        hv = g.math('MULTIPLY_ADD', g.math('FRACT', g.math('MULTIPLY', g.rnd(), 7.31)), hue)
        hv.inputs[2].default_value = .5 - hue / 2
        g.set(base.inputs['Hue'], hv.outputs[0])
    pool = g.mix(g.ramp(g.noise(v, 18, 3), [(.35, 0), (.75, 1)]), base.outputs[0],
                 tuple(x * (1 - 1.2 * var) for x in hexc(col)))
    g.principled(avg=hexc(col), Base_Color=pool.outputs[0], Roughness=g.ramp(g.noise(v, 40, 4), [(.3, rough * .7), (.8, rough * 1.6)]).outputs[0],
                 Specular=.5, Normal=g.bump(g.noise(v, wscale, 2), wavy, .0012))
    return g.m


@cached
def stone(col='#a9a49b', var=.06, rough=.42, contrast=.10, scale=5.0, speck=.0):
    """Matt porcelain / limestone tile."""
    g = G('stone')
    v = g.tilevec()
    f = g.mix(.45, g.noise(v, scale, 8, .62, .4).outputs[0], g.noise(v, scale * 16, 5, .6).outputs[0])
    lo, hi = [tuple(x * q for x in hexc(col)) for q in (1 - contrast * 1.6, 1 + contrast)]
    c = g.ramp(f, [(.32, lo), (.68, hi)])
    k = g.math('MULTIPLY_ADD', g.rnd(), 2 * var)
    k.inputs[2].default_value = 1 - var
    c2 = g.n('ShaderNodeHueSaturation', Value=k.outputs[0], Color=c.outputs[0])
    if speck:
        sp = g.n('ShaderNodeTexVoronoi', Vector=v, Scale=240)
        c2 = g.mix(g.ramp(sp, [(.12, speck), (.2, 0)]), c2.outputs[0], tuple(x * .35 for x in hexc(col)))
    g.principled(avg=hexc(col), Base_Color=c2.outputs[0], Roughness=g.ramp(f, [(.3, rough + .1), (.7, rough - .08)]).outputs[0],
                 Specular=.45, Normal=g.bump(f, .18, .0012))
    return g.m


@cached
def marble(kind='carrara', rough=.06, scale=1.0, world=False):
    """carrara | calacatta | nero. Veins are thin ridges |noise-.5| of warped noise at several scales."""
    P = dict(
        carrara=dict(base='#eeedeb', cloud='#d4d5d7', vein='#8d9197', amount=.55, thin=.035),
        calacatta=dict(base='#f3f0ea', cloud='#e6e1d8', vein='#9b8c78', amount=.75, thin=.026),
        nero=dict(base='#101012', cloud='#1b1c1f', vein='#e6e3dd', amount=.85, thin=.008),
        verde=dict(base='#15261f', cloud='#21392f', vein='#a9c0ae', amount=.7, thin=.016))[kind]
    dark = kind in ('nero', 'verde')          # dark marble: few, thin, crisp veins running one way, no halo
    g = G('marble_' + kind)
    v0 = g.worldvec() if world else g.tilevec()
    st = (.55, 1.35, 1.0) if dark else (1, 1, 1)
    v = g.n('ShaderNodeMapping', Vector=v0, Rotation=(.0, .0, .9) if dark else (.3, .2, .6), Scale=tuple(scale * x for x in st)).outputs[0]
    warp = g.noise(v, 1.3 if dark else 1.6, 3 if dark else 5, .5 if dark else .6)
    vw = g.n('ShaderNodeMixRGB', {'blend_type': 'LINEAR_LIGHT'}, _0=.16 if dark else .34, _1=v, _2=warp.outputs['Color']).outputs[0]

    if dark:      # warped cell borders keep their width (thresholded noise swells into blobs)
        fine = g.noise(v, 7, 4, .55)
        vw = g.n('ShaderNodeMixRGB', {'blend_type': 'LINEAR_LIGHT'}, _0=.035, _1=vw, _2=fine.outputs['Color']).outputs[0]
        wide = g.ramp(g.noise(v, 3.1, 2), [(.35, .25), (.7, 1)])

    def ridge(scale_, thin, detail):
        if dark:
            d = g.n('ShaderNodeTexVoronoi', {'feature': 'DISTANCE_TO_EDGE'}, Vector=vw, Scale=scale_)
            d = g.math('DIVIDE', d, g.math('MULTIPLY', wide, thin * 2.2))
            return g.ramp(g.math('MULTIPLY', d, .25), [(0, 1), (.12, .9), (.25, .10), (.6, 0)])
        n = g.noise(vw, scale_, detail, .55)
        d = g.math('ABSOLUTE', g.math('SUBTRACT', n.outputs[0], .5))
        return g.ramp(d, [(0, 1), (thin * .35, .55), (thin, .12), (thin * 3.2, 0)])

    v1 = ridge(1.15, P['thin'] * 1.0, 2 if dark else 3)
    v2 = ridge(2.9, P['thin'] * .8, 3 if dark else 4)
    v3 = ridge(6.5, P['thin'] * .6, 4 if dark else 5)
    mask = g.ramp(g.noise(v, 1.1, 2), [(.40, .0), (.58, 1)] if dark else [(.42, .0), (.62, 1)])       # veins come and go
    mask2 = g.ramp(g.noise(vw, 2.2, 2), [(.48, .0), (.66, 1)])
    s1 = g.math('MULTIPLY', v1, g.math('MULTIPLY_ADD', mask.outputs[0], .75))
    s1.inputs[1].links[0].from_node.inputs[2].default_value = .12 if dark else .25
    s2 = g.math('MULTIPLY', g.math('MULTIPLY', v2, mask2), .45 if dark else .6)
    s3 = g.math('MULTIPLY', g.math('MULTIPLY', v3, mask2), .16 if dark else .3)
    veins = g.math('MULTIPLY', g.math('ADD', s1, g.math('ADD', s2, s3)), P['amount'], clamp=True)
    cloud = g.ramp(g.noise(vw, 1.9, 6, .6), [(.35, 0), (.75, 1)])
    c = g.mix(cloud, hexc(P['base']), hexc(P['cloud']))
    c = g.mix(veins, c.outputs[0], hexc(P['vein']))
    g.principled(avg=tuple(.8 * x + .2 * y for x, y in zip(hexc(P['base']), hexc(P['cloud']))), Base_Color=c.outputs[0], Specular=.5,
                 Roughness=g.ramp(g.noise(v, 30, 4), [(.3, rough * .8), (.8, rough * 1.5)]).outputs[0],
                 Normal=g.bump(g.noise(v, 5, 1), .04, .001))
    return g.m


@cached
def terrazzo(base='#dcd8d0', rough=.28, scale=46):
    g = G('terrazzo')
    v = g.tilevec()
    c = g.mix(g.noise(v, 20, 4), hexc(base), tuple(x * .93 for x in hexc(base)))
    for sc, th, cols in ((scale, .33, [(0, hexc('#8c8a86')), (.3, hexc('#c9a98a')), (.55, hexc('#5d5f61')), (.8, hexc('#f1eee8'))]),
                         (scale * 2.3, .3, [(0, hexc('#77736d')), (.4, hexc('#e9e4da')), (.7, hexc('#b08e72'))])):
        wv = g.n('ShaderNodeMixRGB', {'blend_type': 'LINEAR_LIGHT'}, _0=.006, _1=v, _2=g.noise(v, sc * 1.2, 2).outputs['Color'])
        vo = g.n('ShaderNodeTexVoronoi', {'feature': 'F1'}, Vector=wv, Scale=sc)
        chip = g.ramp(vo.outputs['Distance'], [(th, 1), (th + .03, 0)])
        sep = g.n('ShaderNodeSeparateColor', _0=vo.outputs['Color'])
        keep = g.math('LESS_THAN', sep.outputs[1], .55)
        colr = g.ramp(sep.outputs[0], cols, 'CONSTANT')
        c = g.mix(g.math('MULTIPLY', chip, keep), c.outputs[0], colr.outputs[0])
    g.principled(avg=tuple(x * .9 for x in hexc(base)), Base_Color=c.outputs[0], Roughness=rough, Specular=.5)
    return g.m


@cached
def wood(tone='oak', axis=0, rough=.38, tile=False, scale=1.0):
    """Grain along object axis `axis` (or along u on tiles)."""
    lo, mid, hi = dict(oak=('#9a7448', '#b78f60', '#cba678'), walnut=('#3d2a1c', '#5d4230', '#7a5b42'),
                       smoked=('#4a3828', '#614a36', '#755b44'), ash=('#b59b7a', '#cdb594', '#dcc7a9'),
                       pine70=('#6b3a17', '#87501f', '#9c6229'))[tone]
    g = G('wood_' + tone)
    v = g.tilevec() if tile else g.objvec()
    st = [24, 24, 24]
    st[0 if tile else axis] = .8
    sv = g.n('ShaderNodeMapping', Vector=v, Scale=tuple(x * scale for x in st)).outputs[0]
    warp = g.noise(sv, .8, 3)
    sw = g.n('ShaderNodeMixRGB', {'blend_type': 'LINEAR_LIGHT'}, _0=.3, _1=sv, _2=warp.outputs['Color']).outputs[0]
    rings = g.noise(sw, 1.0, 2, .5, .8)
    bands = g.math('FRACT', g.math('MULTIPLY', rings.outputs[0], 7.0))
    b = g.ramp(bands, [(0, .30), (.55, .52), (.92, .80), (1, .30)])
    fib = g.noise(g.n('ShaderNodeMapping', Vector=v, Scale=tuple((3 if x == min(st) else 420) * scale for x in st)).outputs[0], 1, 4, .6)
    f = g.mix(.55, b.outputs[0], fib.outputs[0])
    c = g.ramp(f, [(.2, hexc(lo)), (.5, hexc(mid)), (.8, hexc(hi))])
    big = g.noise(sv, .35, 2)
    c = g.mix(g.ramp(big, [(.3, .28), (.7, 0)]), c.outputs[0], hexc(lo))
    if tile:
        k = g.math('MULTIPLY_ADD', g.rnd(), .28)
        k.inputs[2].default_value = .86
        c = g.n('ShaderNodeHueSaturation', Value=k.outputs[0], Color=c.outputs[0])
    g.principled(avg=hexc(mid), Base_Color=c.outputs[0], Roughness=g.ramp(f, [(.2, rough + .14), (.8, rough - .05)]).outputs[0], Specular=.4,
                 Normal=g.bump(f, .12, .0008))
    return g.m


@cached
def metal(kind='chrome'):
    col, r = dict(chrome=((.82, .83, .85), .06), steel=((.56, .56, .57), .28), black=((.012, .012, .013), .38),
                  brass=(hexc('#b58a4e'), .26), bronze=(hexc('#5b4636'), .34), gun=(hexc('#3a3a3c'), .25))[kind]
    g = G('metal_' + kind)
    v = g.objvec()
    smudge = g.ramp(g.noise(v, 6, 2), [(.3, r * .92), (.8, r * 1.15)])      # faint: stronger smudges read as gold leaf
    g.principled(Base_Color=col, Metallic=0.0 if kind == 'black' else 1.0, Roughness=smudge.outputs[0], Specular=.5)
    return g.m


@cached
def porcelain(col='#f4f3f0', rough=.06):
    g = G('porcelain')
    g.principled(Base_Color=hexc(col), Roughness=rough, Specular=.55, Subsurface=0.0, Clearcoat=.35, Clearcoat_Roughness=.03)
    return g.m


@cached
def satin(col='#f1efeb', rough=.35, bump=0.0):
    """Lacquer, solid surface, plastic."""
    g = G('satin')
    kw = dict(Normal=g.bump(g.noise(g.objvec(), 300, 2), bump, .0005)) if bump else {}
    g.principled(avg=hexc(col), Base_Color=hexc(col), Roughness=g.ramp(g.noise(g.objvec(), 12, 4), [(.3, rough * .9), (.8, rough * 1.15)]).outputs[0],
                 Specular=.45, **kw)
    return g.m


@cached
def cloth(col='#e9e4da', bump=.55, scale=520):
    g = G('cloth')
    v = g.objvec()
    vo = g.n('ShaderNodeTexVoronoi', Vector=v, Scale=scale)
    n = g.noise(v, scale * .5, 3)
    h = g.mix(.5, vo.outputs['Distance'], n.outputs[0])
    c = g.mix(g.ramp(g.noise(v, 14, 4), [(.3, 0), (.8, 1)]), hexc(col), tuple(x * .9 for x in hexc(col)))
    g.principled(avg=hexc(col), Base_Color=c.outputs[0], Roughness=1.0, Specular=.1, Sheen=.6, Normal=g.bump(h, bump, .003))
    return g.m


@cached
def leaf(col='#3f6b3a', back='#6f9a5c'):
    g = G('leaf')
    oi = g.n('ShaderNodeObjectInfo')
    uv = g.n('ShaderNodeUVMap')
    sep = g.n('ShaderNodeSeparateXYZ', _0=uv)
    rib = g.math('ABSOLUTE', g.math('SUBTRACT', sep.outputs[0], .5))
    c = g.mix(g.ramp(rib, [(0, .6), (.035, 0)]), g.mix(g.noise(g.objvec(), 9, 3), hexc(col), tuple(x * .6 for x in hexc(col))).outputs[0], hexc(back))
    p = g.n('ShaderNodeBsdfPrincipled', Base_Color=c.outputs[0], Roughness=.42, Specular=.4)
    tr = g.n('ShaderNodeBsdfTranslucent', Color=(*hexc(back), 1))
    return g.surface(g.n('ShaderNodeMixShader', _0=.25, _1=p.outputs[0], _2=tr.outputs[0]))


@cached
def sheer(col='#f4efe6', through=.55):
    """Thin curtain: part translucent, part open weave."""
    g = G('sheer')
    n = g.noise(g.n('ShaderNodeMapping', Vector=g.objvec(), Scale=(900, 900, 40)).outputs[0], 1, 2)
    d = g.n('ShaderNodeBsdfDiffuse', Color=hexc(col), Normal=g.bump(n, .3, .001))
    t = g.n('ShaderNodeBsdfTranslucent', Color=hexc(col))
    m = g.n('ShaderNodeMixShader', _0=through, _1=d.outputs[0], _2=t.outputs[0])
    o = g.n('ShaderNodeBsdfTransparent')
    return g.surface(g.n('ShaderNodeMixShader', _0=.12, _1=m.outputs[0], _2=o.outputs[0]))


@cached
def pane(tint=(.97, .99, .98), rough=0.0, ribbed=0.0, frost=0.0):
    """Architectural glass: fresnel reflection over plain transparency (no caustics, no noise).
    ribbed>0: fluted glass; frost>0: sand-blasted. Those two use real refraction."""
    g = G('pane')
    if ribbed or frost:
        kw = {}
        if ribbed:
            w = g.n('ShaderNodeTexWave', {'wave_type': 'BANDS', 'bands_direction': 'X', 'wave_profile': 'SIN'}, Vector=g.objvec(), Scale=1 / ribbed * .314)
            kw['Normal'] = g.bump(w.outputs[0], 1.0, .004)
        gl = g.n('ShaderNodeBsdfRefraction', Color=(*tint, 1), Roughness=frost, IOR=1.25, **kw)
        gs = g.n('ShaderNodeBsdfGlossy', Color=(1, 1, 1, 1), Roughness=max(frost, .03), **kw)
        fr = g.n('ShaderNodeFresnel', IOR=1.45)
        s = g.n('ShaderNodeMixShader', _0=fr.outputs[0], _1=gl.outputs[0], _2=gs.outputs[0])
    else:
        tr = g.n('ShaderNodeBsdfTransparent', Color=(*tint, 1))
        gs = g.n('ShaderNodeBsdfGlossy', Color=(1, 1, 1, 1), Roughness=rough)
        fr = g.n('ShaderNodeFresnel', IOR=1.45)
        s = g.n('ShaderNodeMixShader', _0=fr.outputs[0], _1=tr.outputs[0], _2=gs.outputs[0])
    lp = g.n('ShaderNodeLightPath')
    pas = g.n('ShaderNodeBsdfTransparent', Color=(*tint, 1))
    sel = g.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])
    return g.surface(g.n('ShaderNodeMixShader', _0=sel, _1=s.outputs[0], _2=pas.outputs[0]))


@cached
def bottle(col='#6b3d14', rough=.02):
    """Coloured glass/resin bottles: cheap, opaque-ish with depth."""
    g = G('bottle')
    g.principled(Base_Color=hexc(col), Roughness=rough, Specular=.6, Transmission=.35, IOR=1.4)
    return g.m


@cached
def mirror():
    g = G('mirror')
    return g.surface(g.n('ShaderNodeBsdfGlossy', Color=(.9, .91, .905, 1), Roughness=0.0))


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
def backdrop(strength=3.0, kind='birch'):
    """Out-of-focus garden seen through the window. Visible to camera and reflections only."""
    g = G('backdrop')
    v = g.n('ShaderNodeTexCoord').outputs['Generated']
    sep = g.n('ShaderNodeSeparateXYZ', _0=v)
    sky = g.ramp(sep.outputs[2], [(0, hexc('#7f9a5c')), (.26, hexc('#8fab72')), (.40, hexc('#c3d3cf')), (1, hexc('#e3eef8'))])
    n = g.noise(g.n('ShaderNodeMapping', Vector=v, Scale=(9, 9, 5)).outputs[0], 1.6, 3, .55)
    trees = g.ramp(n, [(.47, 0), (.55, 1)])
    fade = g.ramp(sep.outputs[2], [(.30, .95), (.62, .55), (.80, .0)])
    green = g.ramp(g.noise(g.n('ShaderNodeMapping', Vector=v, Scale=(26, 26, 16)).outputs[0], 1.4, 2), [(.35, hexc('#5d7a45')), (.65, hexc('#b2c48a'))])
    c = g.mix(g.math('MULTIPLY', trees, fade), sky.outputs[0], green.outputs[0])
    e = g.n('ShaderNodeEmission', Color=c.outputs[0], Strength=strength)
    return g.surface(e)
