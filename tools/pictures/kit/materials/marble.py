"""Marble, pale and dark."""
from kit.materials.graph import G, cached, hexc


@cached
def marble(kind='carrara', rough=0.06, scale=1.0, world=False):
    """carrara | calacatta | nero. Veins are thin ridges |noise-.5| of warped noise at several scales."""
    P = dict(
        carrara=dict(base='#eeedeb', cloud='#d4d5d7', vein='#8d9197', amount=0.55, thin=0.035),
        calacatta=dict(base='#f3f0ea', cloud='#e6e1d8', vein='#9b8c78', amount=0.75, thin=0.026),
        nero=dict(base='#101012', cloud='#1b1c1f', vein='#e6e3dd', amount=0.85, thin=0.008),
        verde=dict(base='#15261f', cloud='#21392f', vein='#a9c0ae', amount=0.7, thin=0.016),
    )[kind]
    dark = kind in ('nero', 'verde')  # dark marble: few, thin, crisp veins running one way, no halo
    g = G('marble_' + kind)
    v0 = g.worldvec() if world else g.tilevec()
    st = (0.55, 1.35, 1.0) if dark else (1, 1, 1)
    v = g.n(
        'ShaderNodeMapping',
        Vector=v0,
        Rotation=(0.0, 0.0, 0.9) if dark else (0.3, 0.2, 0.6),
        Scale=tuple(scale * x for x in st),
    ).outputs[0]
    warp = g.noise(v, 1.3 if dark else 1.6, 3 if dark else 5, 0.5 if dark else 0.6)
    vw = g.n(
        'ShaderNodeMixRGB', {'blend_type': 'LINEAR_LIGHT'}, _0=0.16 if dark else 0.34, _1=v, _2=warp.outputs['Color']
    ).outputs[0]

    if dark:  # warped cell borders keep their width (thresholded noise swells into blobs)
        fine = g.noise(v, 7, 4, 0.55)
        vw = g.n('ShaderNodeMixRGB', {'blend_type': 'LINEAR_LIGHT'}, _0=0.035, _1=vw, _2=fine.outputs['Color']).outputs[
            0
        ]
        wide = g.ramp(g.noise(v, 3.1, 2), [(0.35, 0.25), (0.7, 1)])

    def ridge(scale_, thin, detail):
        if dark:
            d = g.n('ShaderNodeTexVoronoi', {'feature': 'DISTANCE_TO_EDGE'}, Vector=vw, Scale=scale_)
            d = g.math('DIVIDE', d, g.math('MULTIPLY', wide, thin * 2.2))
            return g.ramp(g.math('MULTIPLY', d, 0.25), [(0, 1), (0.12, 0.9), (0.25, 0.10), (0.6, 0)])
        n = g.noise(vw, scale_, detail, 0.55)
        d = g.math('ABSOLUTE', g.math('SUBTRACT', n.outputs[0], 0.5))
        return g.ramp(d, [(0, 1), (thin * 0.35, 0.55), (thin, 0.12), (thin * 3.2, 0)])

    v1 = ridge(1.15, P['thin'] * 1.0, 2 if dark else 3)
    v2 = ridge(2.9, P['thin'] * 0.8, 3 if dark else 4)
    v3 = ridge(6.5, P['thin'] * 0.6, 4 if dark else 5)
    mask = g.ramp(
        g.noise(v, 1.1, 2), [(0.40, 0.0), (0.58, 1)] if dark else [(0.42, 0.0), (0.62, 1)]
    )  # veins come and go
    mask2 = g.ramp(g.noise(vw, 2.2, 2), [(0.48, 0.0), (0.66, 1)])
    s1 = g.math('MULTIPLY', v1, g.math('MULTIPLY_ADD', mask.outputs[0], 0.75))
    s1.inputs[1].links[0].from_node.inputs[2].default_value = 0.12 if dark else 0.25
    s2 = g.math('MULTIPLY', g.math('MULTIPLY', v2, mask2), 0.45 if dark else 0.6)
    s3 = g.math('MULTIPLY', g.math('MULTIPLY', v3, mask2), 0.16 if dark else 0.3)
    veins = g.math('MULTIPLY', g.math('ADD', s1, g.math('ADD', s2, s3)), P['amount'], clamp=True)
    cloud = g.ramp(g.noise(vw, 1.9, 6, 0.6), [(0.35, 0), (0.75, 1)])
    c = g.mix(cloud, hexc(P['base']), hexc(P['cloud']))
    c = g.mix(veins, c.outputs[0], hexc(P['vein']))
    g.principled(
        avg=tuple(0.8 * x + 0.2 * y for x, y in zip(hexc(P['base']), hexc(P['cloud']))),
        Base_Color=c.outputs[0],
        Specular=0.5,
        Roughness=g.ramp(g.noise(v, 30, 4), [(0.3, rough * 0.8), (0.8, rough * 1.5)]).outputs[0],
        Normal=g.bump(g.noise(v, 5, 1), 0.04, 0.001),
    )
    return g.m
