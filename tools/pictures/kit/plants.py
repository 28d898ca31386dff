"""Plants and their pots."""

import math
import random

from mathutils import Matrix

from kit import materials as M
from kit.meshes import V, lathe, mesh_obj, tube


def leaf_obj(name, L, W, bend, mat, fold=0.25, tipw=1.0, seg=9):
    verts, faces, uvs = [], [], []
    nx = 5
    for i in range(seg):
        t = i / (seg - 1)
        w = W * (math.sin(math.pi * min(1, t ** (0.75 * tipw) * 0.98 + 0.01))) ** 0.85
        z = bend * L * (t * t)
        y = L * t * (1 - 0.18 * abs(bend) * t)
        for j in range(nx):
            s = j / (nx - 1) - 0.5
            verts.append((s * w, y, -z + abs(s) * w * fold))
            uvs.append((j / (nx - 1), t))
    for i in range(seg - 1):
        for j in range(nx - 1):
            a = i * nx + j
            faces.append((a, a + 1, a + nx + 1, a + nx))
    return mesh_obj(name, verts, faces, mat, smooth=True, uvs=uvs)


def plant(kind='fiddle', h=0.9, seed=4, col='#3c6a38', n=16):
    """fiddle: stem with big leaves; palm: arching fronds; twigs: eucalyptus branches for a vase."""
    rnd, o = random.Random(seed), []
    lm = M.leaf(col, '#7ea268')
    stem = M.satin('#5d5236', 0.7)
    if kind == 'fiddle':
        for s in range(3):
            lean = V((rnd.uniform(-0.16, 0.16), rnd.uniform(-0.16, 0.16), 1)) * h * rnd.uniform(0.75, 1)
            pts = [
                lean * t + V((0, 0, 0)) + V((0.02 * math.sin(5 * t + s), 0.02 * math.cos(4 * t), 0))
                for t in [i / 6 for i in range(7)]
            ]
            o.append(tube('stem', pts, 0.007, stem))
            for k in range(n // 2):
                t = 0.28 + 0.72 * k / (n // 2 - 1)
                az = k * 137.5 + s * 50
                sz = (0.20 - 0.06 * t) * rnd.uniform(0.85, 1.15)
                lf = leaf_obj('leaf', sz, sz * 0.62, rnd.uniform(0.25, 0.6), lm)
                lf.matrix_world = (
                    Matrix.Translation(lean * t)
                    @ Matrix.Rotation(math.radians(az), 4, 'Z')
                    @ Matrix.Rotation(math.radians(rnd.uniform(15, 45) + 25 * t), 4, 'X')
                )
                o.append(lf)
    elif kind == 'palm':
        for s in range(n):
            az, up = s * 137.5, rnd.uniform(0.55, 1.0)
            pts = []
            for i in range(13):
                t = i / 12
                r = h * 0.62 * (1.15 - up * 0.55) * t
                pts.append(
                    V(
                        (
                            r * math.cos(math.radians(az)),
                            r * math.sin(math.radians(az)),
                            h * up * (t * 1.55 - 0.75 * t * t),
                        )
                    )
                )
            o.append(tube('rib', pts, 0.0032, M.satin('#66803f', 0.6)))
            for i in range(3, 13):
                for side in (-1, 1):
                    d = (pts[i] - pts[i - 1]).normalized()
                    lf = leaf_obj('pinna', h * 0.24 * (1 - 0.55 * abs(i / 12 - 0.5)), 0.021, 0.35, lm, 0.5, 0.8, 6)
                    q = d.to_track_quat('Y', 'Z').to_matrix().to_4x4()
                    lf.matrix_world = (
                        Matrix.Translation(pts[i])
                        @ q
                        @ Matrix.Rotation(math.radians(side * rnd.uniform(42, 58)), 4, 'Z')
                        @ Matrix.Rotation(math.radians(-8 + rnd.uniform(-8, 8)), 4, 'X')
                    )
                    o.append(lf)
    else:
        lm = M.leaf('#6f8a78', '#9db3a4') if col == '#3c6a38' else lm
        for s in range(n // 3):
            az = s * 137.5 + rnd.uniform(-20, 20)
            c = V((math.cos(math.radians(az)), math.sin(math.radians(az)), 0))
            sp = rnd.uniform(0.22, 0.6)
            pts = [c * (h * sp * t * t) + V((0, 0, h * t * (1 - 0.12 * t * sp))) for t in [i / 9 for i in range(10)]]
            o.append(tube('twig', pts, 0.002, stem))
            for i in range(3, 10):
                for side in (0, 180):
                    sz = 0.062 * (1.15 - 0.05 * i) * rnd.uniform(0.8, 1.2)
                    lf = leaf_obj('lf', sz, sz * 0.8, rnd.uniform(0.1, 0.4), lm, 0.2, 0.9, 6)
                    lf.matrix_world = (
                        Matrix.Translation(pts[i])
                        @ Matrix.Rotation(math.radians(az + 90 + side + i * 80), 4, 'Z')
                        @ Matrix.Rotation(math.radians(rnd.uniform(5, 50)), 4, 'X')
                    )
                    o.append(lf)
    return o


def pot(r=0.14, h=0.26, mat=None):
    mat = mat or M.satin('#d9d3c8', 0.65, 0.4)
    return [
        lathe(
            'pot',
            [
                (0, 0),
                (r * 0.72, 0),
                (r * 0.78, 0.008),
                (r * 0.95, h * 0.6),
                (r, h - 0.006),
                (r * 0.99, h),
                (r * 0.93, h),
                (r * 0.92, h - 0.03),
                (0, h - 0.035),
            ],
            mat,
            sub=1,
            sharp=60,
        ),
        lathe('soil', [(0, h - 0.03), (r * 0.92, h - 0.032)], M.cloth('#3a2d20', 0.9, 120)),
    ]
