"""What hangs and stands in the room before the renovation."""

from kit import materials as M
from kit.cabinets import xform_knob
from kit.meshes import box, cyl, lathe, loft, superellipse, tube, xform
from kit.sanitary import slab_basin
from kit.textiles import curtain


def built_in_tub(L=1.6, W=0.72, H=0.56, col='#8f9a63', panel=None):
    """Tub between walls with a front panel (y from -W to 0)."""
    m = M.porcelain(col, 0.14)
    o = slab_basin(L, W, H - 0.03, 1, m, 0.03, 0.40, L * 0.455, W * 0.40, 5)
    o += [box('panel', (-L / 2, -W + 0.012, 0.0), (L / 2, -W + 0.03, H - 0.03), panel or M.satin(col, 0.3), 0.002)]
    for x in (-L / 6, L / 6):
        o.append(box('rib', (x - 0.012, -W + 0.006, 0.02), (x + 0.012, -W + 0.014, H - 0.04), M.metal('steel'), 0.002))
    return o


def basin_pedestal(col='#8f9a63', W=0.56, D=0.44, z=0.84):
    m, N = M.porcelain(col, 0.12), 72
    s = lambda kx, ky, dy=0: superellipse(W / 2 * kx, D / 2 * ky, 2.7, N, 0, -D / 2 + dy, flat_back=True)
    rings = [
        (s(0.42, 0.5, 0.07), z - 0.17),
        (s(0.62, 0.72, 0.04), z - 0.14),
        (s(0.93, 0.94), z - 0.06),
        (s(1, 1), z - 0.03),
        (s(1, 1), z - 0.006),
        (s(0.98, 0.975), z),
        (s(0.80, 0.66, -0.035), z),
        (s(0.77, 0.63, -0.035), z - 0.008),
        (s(0.68, 0.56, -0.035), z - 0.07),
        (s(0.45, 0.38, -0.03), z - 0.115),
        (s(0.1, 0.1, -0.02), z - 0.122),
    ]
    o = [
        loft('basin', rings, m, sub=1),
        lathe(
            'col',
            [(0.115, 0), (0.11, 0.02), (0.085, 0.10), (0.078, 0.40), (0.10, z - 0.20), (0.13, z - 0.15)],
            m,
            (0, -D * 0.42, 0),
            sub=1,
        ),
    ]
    c = M.metal('chrome')
    for x in (-0.1, 0.1):
        o += [
            cyl('post', (x, -0.075, z - 0.002), (x, -0.075, z + 0.055), 0.013, c, 0.003),
            lathe('cross', [(0, 0.03), (0.024, 0.026), (0.026, 0.008), (0.014, 0)], c, (x, -0.075, z + 0.05), 6),
        ]
    o.append(
        tube(
            'spout',
            [(0, -0.075, z), (0, -0.075, z + 0.09), (0, -0.19, z + 0.075), (0, -0.19, z + 0.05)],
            0.0115,
            c,
            0.035,
        )
    )
    return o


def wc_floor(col='#8f9a63', seat='#3a2a1c'):
    p, N = M.porcelain(col, 0.12), 72
    D = lambda sx, sy, y: superellipse(0.18 * sx, 0.24 * sy, 2.2, N, 0, y)
    o = [
        loft(
            'wc',
            [
                (D(0.62, 0.85, -0.40), 0),
                (D(0.60, 0.83, -0.40), 0.03),
                (D(0.55, 0.70, -0.40), 0.16),
                (D(0.82, 0.86, -0.43), 0.30),
                (D(1, 1, -0.45), 0.37),
                (D(1, 1, -0.45), 0.395),
            ],
            p,
            sub=1,
        ),
        loft(
            'seat',
            [
                (D(1.0, 1.0, -0.45), 0.40),
                (D(1.04, 1.03, -0.45), 0.406),
                (D(1.04, 1.03, -0.45), 0.422),
                (D(1.0, 1.0, -0.45), 0.434),
                (D(0.9, 0.92, -0.45), 0.437),
            ],
            M.satin(seat, 0.25),
            sub=1,
        ),
        box('cistern', (-0.20, -0.22, 0.42), (0.20, -0.02, 0.80), p, 0.03, 4),
        box('lid', (-0.21, -0.23, 0.80), (0.21, -0.015, 0.835), p, 0.014, 3),
        box('foot', (-0.10, -0.26, 0.02), (0.10, -0.03, 0.42), p, 0.02, 3),
        lathe('knob', [(0, 0.03), (0.018, 0.028), (0.02, 0.01), (0.012, 0)], M.metal('chrome'), (0, -0.12, 0.835)),
    ]
    return o


def shower_curtain(W=0.8, H=1.75, z=0.25, col='#c9a75a', seed=2):
    o = curtain(W, H, int(W / 0.09), 0.03, col, seed)
    for ob in o:
        ob.data.materials.clear()
        ob.data.materials.append(M.satin(col, 0.45))
        xform(ob, (0, 0, z))
    return o


def mirror_cabinet(W=0.6, H=0.55, z=1.30, col='#e6e2d3'):
    m = M.satin(col, 0.35)
    o = [box('cab', (-W / 2, -0.13, z), (W / 2, 0, z + H), m, 0.004)]
    for i in range(3):
        x0, x1 = -W / 2 + i * W / 3 + 0.003, -W / 2 + (i + 1) * W / 3 - 0.003
        o.append(box('door', (x0, -0.148, z + 0.006), (x1, -0.13, z + H - 0.006), m, 0.002))
        o.append(box('glass', (x0 + 0.012, -0.150, z + 0.018), (x1 - 0.012, -0.147, z + H - 0.018), M.mirror(), 0))
        o.append(lathe('kn', [(0, 0.016), (0.009, 0.013), (0.006, 0)], M.satin('#b09a6a', 0.3), (0, 0, 0)))
        xform_knob(o[-1], x1 - 0.02, -0.148, z + 0.06)
    o.append(box('lampbase', (-W / 2, -0.07, z + H + 0.05), (W / 2, 0, z + H + 0.09), M.satin('#cfcabb', 0.4), 0.004))
    t = cyl(
        'tubelight',
        (-W / 2 + 0.03, -0.075, z + H + 0.055),
        (W / 2 - 0.03, -0.075, z + H + 0.055),
        0.017,
        M.emit('#f2ffe6', 22, 6),
    )
    return o + [t]
