"""Towels, rugs and curtains, and what they hang on."""

import math
import random

from mathutils import Matrix

from kit import materials as M
from kit.meshes import box, cyl, lathe, mesh_obj, subsurf, tube, xform


def towel_rail(W=0.5, H=1.1, kind='chrome', n=9):
    """Ladder radiator; wall at y=0, foot at z=0."""
    m = M.metal(kind)
    o = [cyl('post', (x, -0.06, 0), (x, -0.06, H), 0.0125, m, 0.004) for x in (-W / 2, W / 2)]
    gaps = [i for i in range(n)]
    for i in gaps:
        z = 0.04 + (H - 0.08) * i / (n - 1)
        o.append(cyl('rung', (-W / 2, -0.06, z), (W / 2, -0.06, z), 0.0095, m, 0.001, 20))
    for x in (-W / 2, W / 2):
        for z in (0.12, H - 0.12):
            o.append(cyl('peg', (x, 0, z), (x, -0.06, z), 0.008, m))
    return o


def hooks(n=3, gap=0.12, kind='black'):
    m = M.metal(kind)
    o = []
    for i in range(n):
        x = (i - (n - 1) / 2) * gap
        o += [
            cyl('rose', (x, 0, 0), (x, -0.006, 0), 0.017, m),
            cyl('peg', (x, 0, 0), (x, -0.045, 0.004), 0.0065, m, 0.002),
            lathe('end', [(0, 0.003), (0.012, 0.002), (0.0125, -0.004), (0.006, -0.006)], m),
        ]
        o[-1].matrix_world = Matrix.Translation((x, -0.047, 0.004)) @ Matrix.Rotation(math.radians(90), 4, 'X')
    return o


def peg_rail(W=0.9, n=5, mat=None):
    """Shaker peg rail; wall at y=0, rail centred on z=0."""
    m = mat or M.wood('ash', 0)
    o = [box('rail', (-W / 2, -0.018, -0.035), (W / 2, 0, 0.035), m, 0.003)]
    for i in range(n):
        x = -W / 2 + W * (i + 0.5) / n
        o += [
            cyl('peg', (x, -0.018, 0), (x, -0.075, 0.012), 0.009, m, 0.002),
            cyl('knob', (x, -0.075, 0.012), (x, -0.088, 0.0145), 0.014, m, 0.004),
        ]
    return o


def towel(W=0.42, front=0.55, back=0.42, bar=0.012, col='#e9e4da', seed=1, folds=3.2, amp=0.011, stripe=None):
    """Towel over a horizontal bar along x at the origin (bar axis y=z=0)."""
    rnd = random.Random(seed)
    ph = [rnd.uniform(0, 6.28) for _ in range(4)]
    nx, R = 46, bar + 0.008
    path = []
    for i in range(26):
        z = -front + front * i / 25
        path.append((-R, z, 1 - i / 25))
    for i in range(1, 9):
        a = math.pi * i / 9
        path.append((-R * math.cos(a), R * math.sin(a), 0))
    for i in range(1, 22):
        path.append((R, -back * i / 21, i / 21))
    verts, faces, uvs = [], [], []
    for k, (y, z, d) in enumerate(path):
        s = -1 if y < 0 else 1
        for i in range(nx):
            t = i / (nx - 1)
            wob = (
                math.sin(t * folds * 6.28 + ph[0])
                + 0.45 * math.sin(t * folds * 11.3 + ph[1] + d)
                + 0.3 * math.sin(t * 4 + ph[2])
            )
            dy = amp * wob * (0.15 + 0.85 * d) * s
            if y > 0:
                dy = min(max(dy, -0.004), 0.02) * 0.5
            xx = (t - 0.5) * W * (1 - 0.035 * d * math.sin(2.2 * d + ph[3]))
            zz = z - 0.006 * d * math.sin(t * 5 + ph[1]) * (1 if y < 0 else 0.3)
            verts.append((xx, y + dy, zz))
            uvs.append((t, k / len(path)))
    for k in range(len(path) - 1):
        for i in range(nx - 1):
            a = k * nx + i
            faces.append((a, a + 1, a + nx + 1, a + nx))
    o = mesh_obj('towel', verts, faces, M.cloth(col), smooth=True, uvs=uvs)
    m = o.modifiers.new('solid', 'SOLIDIFY')
    m.thickness, m.offset = 0.007, 0
    subsurf(o, 1)
    obs = [o]
    if stripe:
        b = []
        for k in (3, 4):
            b.append([(verts[k * nx + i][0], verts[k * nx + i][1] - 0.0048, verts[k * nx + i][2]) for i in range(nx)])
        s = mesh_obj(
            'stripe',
            b[0] + b[1],
            [(i, i + 1, nx + i + 1, nx + i) for i in range(nx - 1)],
            M.cloth(stripe, 0.2),
            smooth=True,
        )
        obs.append(s)
    return obs


def folded_towels(n=3, W=0.34, D=0.26, cols=('#efeae0', '#c9b9a2', '#efeae0'), seed=2):
    """Pile of towels, each folded in three: rounded fold at the front (-y)."""
    rnd, obs, z = random.Random(seed), [], 0.0
    for i in range(n):
        layers, th = 3, 0.017
        hgt = layers * th
        w, dx, rz = W * rnd.uniform(0.95, 1.03), rnd.uniform(-0.008, 0.008), rnd.uniform(-2.5, 2.5)
        prof = []
        for l in range(layers):  # cross-section y,z snake with round front folds
            y0, y1 = -D / 2, D / 2
            zc = z + th * (l + 0.5)
            seq = [
                (y1 - rnd.uniform(0, 0.012), zc),
                (y1 * 0.4, zc + rnd.uniform(-0.001, 0.001)),
                (0, zc),
                (y0 * 0.6, zc),
                (y0 + 0.02, zc),
            ]
            if l % 2 == 0:
                prof += seq
                if l < layers - 1:
                    prof += [(y0 - 0.002, zc + th * 0.15), (y0 - 0.007, zc + th * 0.5), (y0 - 0.002, zc + th * 0.85)]
            else:
                prof += seq[::-1]
                if l < layers - 1:
                    prof += [(y1 + 0.004, zc + th * 0.5)]
        nx = 14
        verts = [
            (
                (k / (nx - 1) - 0.5) * w + dx + 0.002 * math.sin(j * 1.7 + i),
                y,
                zz + 0.0015 * math.sin(k * 1.3 + j * 0.5 + i),
            )
            for j, (y, zz) in enumerate(prof)
            for k in range(nx)
        ]
        faces = [
            (j * nx + k, j * nx + k + 1, (j + 1) * nx + k + 1, (j + 1) * nx + k)
            for j in range(len(prof) - 1)
            for k in range(nx - 1)
        ]
        o = mesh_obj('folded', verts, faces, M.cloth(cols[i % len(cols)]), smooth=True)
        m = o.modifiers.new('s', 'SOLIDIFY')
        m.thickness, m.offset = th * 0.93, 0
        subsurf(o, 2)
        xform(o, (0, 0, 0), rz)
        obs.append(o)
        z += hgt + 0.001
    return obs


def rug(W=0.9, D=0.6, col='#d9d2c5', stripe='#a8977f', fringe=True, seed=1):
    """Woven mat: ribs across, two stripes near each end, fringe on the short sides."""
    rnd, obs, n = random.Random(seed), [], int(W / 0.008)
    a, b = M.cloth(col, 0.9, 260), M.cloth(stripe, 0.9, 260)
    for i in range(n):
        x = -W / 2 + (i + 0.5) * W / n
        e = min(i, n - 1 - i)
        o = cyl(
            'rib',
            (x, -D / 2 + rnd.uniform(0, 0.004), 0.005),
            (x, D / 2 - rnd.uniform(0, 0.004), 0.005),
            0.0056,
            b if e in (8, 9, 10, 11, 15) else a,
            0.003,
            8,
        )
        obs.append(o)
    if fringe:
        for s in (-1, 1):
            for i in range(int(D / 0.014)):
                y = -D / 2 + 0.008 + i * 0.014
                obs.append(
                    tube(
                        'fr',
                        [
                            (s * W / 2, y, 0.008),
                            (s * (W / 2 + 0.025), y + rnd.uniform(-0.004, 0.004), 0.004),
                            (s * (W / 2 + 0.05), y + rnd.uniform(-0.01, 0.01), 0.003),
                        ],
                        0.0024,
                        a,
                        res=2,
                    )
                )
    return obs


def curtain(W=0.7, H=2.3, folds=7, amp=0.045, col='#f4efe6', seed=1):
    """Sheer curtain hanging in the xz plane from z=0 to H, x=0..W."""
    rnd = random.Random(seed)
    nx, nz = folds * 14, 14
    ph = [rnd.uniform(0, 6.28) for _ in range(3)]
    verts = []
    for k in range(nz):
        d = 1 - k / (nz - 1)
        for i in range(nx):
            t = i / (nx - 1)
            w = math.sin(t * folds * 6.2832 + 0.5 * d * math.sin(3 * t + ph[0])) + 0.35 * math.sin(
                t * folds * 3.7 + ph[1]
            )
            verts.append(
                (
                    t * W + 0.012 * math.sin(9 * t + ph[2]) * d,
                    amp * w * (0.55 + 0.45 * d),
                    0.012 + (H - 0.012) * k / (nz - 1),
                )
            )
    faces = [
        (k * nx + i, k * nx + i + 1, (k + 1) * nx + i + 1, (k + 1) * nx + i)
        for k in range(nz - 1)
        for i in range(nx - 1)
    ]
    o = mesh_obj('curtain', verts, faces, M.sheer(col), smooth=True)
    return [subsurf(o, 1)]
