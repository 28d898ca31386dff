"""Tubs, WCs and basins."""

import math

from kit import materials as M
from kit.meshes import bevel, box, cyl, lathe, loft, superellipse


def bathtub(L=1.7, W=0.78, H=0.60, out=None, rim=0.022, slope=0.10):
    """Freestanding oval tub; slope = how much the foot is narrower than the rim."""
    out = out or M.porcelain('#f3f2ef', 0.12)
    a, b, N = L / 2, W / 2, 96
    se = lambda da, n=2.6: superellipse(a - da, b - da * 0.8, n, N)
    rings = [
        (se(slope * 1.05), 0.0),
        (se(slope * 1.0), 0.006),
        (se(slope * 0.92), 0.03),
        (se(slope * 0.70), 0.14),
        (se(slope * 0.38), 0.34),
        (se(slope * 0.10), H - 0.06),
        (se(0.002), H - 0.016),
        (se(0.0), H - 0.008),
        (se(0.004), H),
        (se(rim * 0.5), H + 0.002),
        (se(rim - 0.004), H),
        (se(rim), H - 0.010),
        (se(rim + 0.012), H - 0.06),
        (se(rim + 0.045), H - 0.22),
        (se(rim + 0.10), H - 0.36),
        (se(rim + 0.17), H - 0.42),
        (se(rim + 0.25, 2.3), H - 0.437),
    ]
    o = loft('tub', rings, out, sub=1)
    dr = lathe(
        'drain', [(0, 0.004), (0.028, 0.004), (0.033, 0.002), (0.034, 0)], M.metal('chrome'), (0, 0, H - 0.437 + 0.001)
    )
    ov = cyl('overflow', (0, b - rim - 0.028, H - 0.11), (0, b - rim - 0.036, H - 0.112), 0.026, M.metal('chrome'))
    return [o, dr, ov]


def tub_tray(L=0.86, mat=None):
    mat = mat or M.wood('oak', 0)
    obs = [box('tray', (-L / 2, -0.075, 0), (L / 2, 0.075, 0.02), mat, 0.004)]
    return obs


def wc(col='#f4f3f0', seat=None):
    """Wall-hung WC, rim at z=.40, 54 cm deep."""
    p, s = M.porcelain(col), seat or M.satin(col, 0.16)
    Lh, w, N = 0.27, 0.18, 72

    def D(sx, sy, y):
        return superellipse(w * sx, Lh * sy, 2.3, N, 0, y, flat_back=True)

    rings = [
        (D(0.55, 0.60, -0.16), 0.09),
        (D(0.62, 0.68, -0.18), 0.10),
        (D(0.80, 0.84, -0.225), 0.20),
        (D(0.95, 0.96, -0.259), 0.31),
        (D(1, 1, -0.27), 0.36),
        (D(1, 1, -0.27), 0.392),
        (D(0.985, 0.99, -0.27), 0.398),
    ]
    bowl = loft('wc', rings, p, sub=1)

    def slab(z0, z1, k, y):
        e = 0.006
        return loft(
            'seat',
            [
                (D(k - 0.02, k - 0.015, y), z0),
                (D(k, k, y), z0 + e),
                (D(k, k, y), z1 - e),
                (D(k - 0.012, k - 0.01, y), z1 - 0.0015),
                (D(k - 0.05, k - 0.04, y), z1),
            ],
            s,
            sub=1,
        )

    return [bowl, slab(0.401, 0.418, 1.015, -0.272), slab(0.421, 0.442, 1.02, -0.273)]


def flush_plate(kind='white'):
    m = M.metal(kind) if kind in ('chrome', 'black', 'brass', 'steel') else M.satin('#f3f2ef', 0.2)
    return [
        box('plate', (-0.123, -0.008, -0.08), (0.123, 0, 0.08), m, 0.004),
        box('btn1', (-0.10, -0.0125, -0.055), (0.022, -0.005, 0.055), m, 0.003),
        box('btn2', (0.028, -0.0125, -0.055), (0.10, -0.005, 0.055), m, 0.003),
    ]


def basin_bowl(r=0.2, h=0.13, mat=None, oval=1.0):
    """Vessel basin standing on a counter."""
    mat = mat or M.porcelain()
    k = 64
    ring = lambda rr, z: ([(x * oval, y) for x, y in superellipse(rr, rr, 2.0, k)], z)
    rings = [
        ring(r * 0.62, 0),
        ring(r * 0.68, 0.004),
        ring(r * 0.86, h * 0.35),
        ring(r * 0.97, h * 0.75),
        ring(r, h - 0.006),
        ring(r - 0.002, h),
        ring(r - 0.009, h),
        ring(r - 0.012, h - 0.008),
        ring(r * 0.86, h * 0.55),
        ring(r * 0.62, h * 0.25),
        ring(r * 0.3, h * 0.15),
        ring(r * 0.12, h * 0.13),
    ]
    return [
        loft('bowl', rings, mat, sub=1),
        lathe('waste', [(0, 0.006), (0.02, 0.006), (0.026, 0.002)], M.metal('chrome'), (0, 0, h * 0.14)),
    ]


def slab_basin(W, D, z, nb, mat, t=0.016, depth=0.11, bw=None, bd=None, n2=7):
    """Counter with one or two sunk rectangular basins."""
    n, obs = 40, []
    cols = [0] if nb == 1 else [-W / 4, W / 4]
    bw, bd = bw or (min(0.27, W * 0.36) if nb == 1 else min(0.26, W * 0.2)), bd or D * 0.34
    cells = [(-W / 2, W / 2)] if nb == 1 else [(-W / 2, 0), (0, W / 2)]
    for c, (x0, x1) in zip(cols, cells):
        cy = -D * 0.47
        inner = superellipse(bw, bd, n2, n, c, cy)
        outer = []
        for x, y in inner:  # project radially on the slab's rectangle
            dx, dy = x - c, y - cy
            tx = ((x1 if dx > 0 else x0) - c) / dx if abs(dx) > 1e-6 else 1e9
            ty = ((0 if dy > 0 else -D) - cy) / dy if abs(dy) > 1e-6 else 1e9
            k = min(tx, ty)
            outer.append((c + dx * k, cy + dy * k))
        for cx_, cy_ in ((x0, -D), (x1, -D), (x1, 0), (x0, 0)):  # exact corners
            i = min(range(n), key=lambda i: (outer[i][0] - cx_) ** 2 + (outer[i][1] - cy_) ** 2)
            outer[i] = (cx_, cy_)
        sm = lambda k: superellipse(bw * k, bd * k, n2 - 1, n, c, cy)
        rings = [
            (outer, z),
            (outer, z + t),
            (sm(1.012), z + t),
            (sm(1.0), z + t - 0.003),
            (sm(0.985), z + t - depth * 0.5),
            (sm(0.95), z + t - depth * 0.86),
            (sm(0.86), z + t - depth),
            (sm(0.2), z + t - depth - 0.006),
        ]
        o = loft('counter', rings, mat, sub=0)
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = math.radians(38)
        bevel(o, 0.003, 2, 60)
        obs.append(o)
        obs.append(
            lathe(
                'waste', [(0, 0.005), (0.026, 0.005), (0.031, 0.001)], M.metal('chrome'), (c, cy, z + t - depth - 0.006)
            )
        )
    return obs
