"""Small things that make a room lived in."""

import math

from kit import materials as M
from kit.meshes import cyl, lathe, tube


def vase(kind=0, mat=None):
    mat = mat or M.satin('#e7e0d5', 0.6, 0.3)
    P = [
        [
            (0, 0),
            (0.045, 0),
            (0.062, 0.02),
            (0.07, 0.07),
            (0.058, 0.13),
            (0.03, 0.17),
            (0.026, 0.20),
            (0.031, 0.215),
            (0.028, 0.215),
            (0.022, 0.2),
            (0.0, 0.19),
        ],
        [(0, 0), (0.05, 0), (0.053, 0.005), (0.053, 0.15), (0.051, 0.155), (0.046, 0.155), (0.046, 0.02), (0, 0.015)],
        [
            (0, 0),
            (0.06, 0),
            (0.09, 0.03),
            (0.10, 0.08),
            (0.085, 0.13),
            (0.06, 0.15),
            (0.055, 0.15),
            (0.07, 0.12),
            (0, 0.1),
        ],
    ][kind]
    return [lathe('vase', P, mat, sub=2, sharp=180)]


def bottle(h=0.17, r=0.032, col='#5b3413', pump=True):
    o = [
        lathe(
            'bottle',
            [
                (0, 0),
                (r - 0.003, 0),
                (r, 0.004),
                (r, h * 0.68),
                (r * 0.92, h * 0.74),
                (r * 0.42, h * 0.80),
                (r * 0.40, h * 0.86),
                (0, h * 0.86),
            ],
            M.bottle(col),
            sub=1,
            sharp=50,
        ),
        lathe('label', [(r + 0.0004, h * 0.18), (r + 0.0004, h * 0.55)], M.satin('#ece7dc', 0.6), seg=40),
    ]
    if pump:
        bl = M.satin('#141414', 0.3)
        o += [
            cyl('collar', (0, 0, h * 0.84), (0, 0, h * 0.92), r * 0.45, bl),
            cyl('stem', (0, 0, h * 0.9), (0, 0, h * 1.04), r * 0.13, bl),
            tube('nozzle', [(0, 0, h * 1.04), (0, -r * 1.3, h * 1.03), (0, -r * 1.45, h * 0.99)], r * 0.15, bl, 0.01),
        ]
    else:
        o.append(cyl('cap', (0, 0, h * 0.85), (0, 0, h), r * 0.5, M.satin('#141414', 0.3), 0.003))
    return o


def candle(r=0.04, h=0.09, col='#efe7d6'):
    return [
        cyl('glass', (0, 0, 0), (0, 0, h), r, M.satin(col, 0.35), 0.004),
        tube('wick', [(0, 0, h), (0.001, 0, h + 0.012)], 0.001, M.satin('#222222', 0.9)),
    ]


def bowl_dish(r=0.07, mat=None):
    mat = mat or M.satin('#8f8a80', 0.5, 0.3)
    return [
        lathe(
            'dish',
            [
                (0, 0),
                (r * 0.45, 0),
                (r * 0.8, r * 0.25),
                (r, r * 0.55),
                (r * 0.96, r * 0.56),
                (r * 0.75, r * 0.3),
                (0, r * 0.1),
            ],
            mat,
            sub=2,
            sharp=180,
        )
    ]


def stool(h=0.44, r=0.165, mat=None):
    m = mat or M.wood('oak', 0)
    o = [
        lathe(
            'seat',
            [(0, h), (r - 0.01, h), (r, h - 0.006), (r, h - 0.022), (r - 0.008, h - 0.03), (0, h - 0.03)],
            m,
            seg=64,
        )
    ]
    for a in (45, 135, 225, 315):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        o.append(
            cyl(
                'leg',
                (c * r * 0.98, s * r * 0.98, 0),
                (c * r * 0.62, s * r * 0.62, h - 0.028),
                0.013,
                M.wood('oak', 2),
                0.003,
            )
        )
    return o


def basket(r=0.17, h=0.30, col='#b08a58'):
    """Woven basket: stacked wavy coils."""
    m = M.cloth(col, 0.9, 180)
    o, n = [], int(h / 0.014)
    for k in range(n):
        rr = r * (0.86 + 0.14 * math.sin(math.pi * 0.5 * min(1, k / (n * 0.5))))
        pts = [
            (
                math.cos(t) * (rr + 0.0035 * math.sin(18 * t + (k % 2) * math.pi)),
                math.sin(t) * (rr + 0.0035 * math.sin(18 * t + (k % 2) * math.pi)),
                0.008 + k * 0.014,
            )
            for t in [6.2832 * i / 144 for i in range(144)]
        ]
        o.append(tube('coil', pts, 0.0078, m, cyclic=True, res=3))
    return o
