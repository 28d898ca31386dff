"""Small things that make a room lived in. Built at the origin, wall-hung things with the wall at y=0 facing -y, floor at z=0; place() puts them in the room."""
import math
import random

from mathutils import Matrix

from kit import materials as M
from kit.meshes import *


def vase(kind=0, mat=None):
    mat = mat or M.satin('#e7e0d5', .6, .3)
    P = [[(0, 0), (.045, 0), (.062, .02), (.07, .07), (.058, .13), (.03, .17), (.026, .20), (.031, .215), (.028, .215), (.022, .2), (.0, .19)],
         [(0, 0), (.05, 0), (.053, .005), (.053, .15), (.051, .155), (.046, .155), (.046, .02), (0, .015)],
         [(0, 0), (.06, 0), (.09, .03), (.10, .08), (.085, .13), (.06, .15), (.055, .15), (.07, .12), (0, .1)]][kind]
    return [lathe('vase', P, mat, sub=2, sharp=180)]


def bottle(h=.17, r=.032, col='#5b3413', pump=True):
    o = [lathe('bottle', [(0, 0), (r - .003, 0), (r, .004), (r, h * .68), (r * .92, h * .74), (r * .42, h * .80), (r * .40, h * .86), (0, h * .86)], M.bottle(col), sub=1, sharp=50),
         lathe('label', [(r + .0004, h * .18), (r + .0004, h * .55)], M.satin('#ece7dc', .6), seg=40)]
    if pump:
        bl = M.satin('#141414', .3)
        o += [cyl('collar', (0, 0, h * .84), (0, 0, h * .92), r * .45, bl), cyl('stem', (0, 0, h * .9), (0, 0, h * 1.04), r * .13, bl), tube('nozzle', [(0, 0, h * 1.04), (0, -r * 1.3, h * 1.03), (0, -r * 1.45, h * .99)], r * .15, bl, .01)]
    else:
        o.append(cyl('cap', (0, 0, h * .85), (0, 0, h), r * .5, M.satin('#141414', .3), .003))
    return o


def candle(r=.04, h=.09, col='#efe7d6'):
    return [cyl('glass', (0, 0, 0), (0, 0, h), r, M.satin(col, .35), .004), tube('wick', [(0, 0, h), (.001, 0, h + .012)], .001, M.satin('#222222', .9))]


def bowl_dish(r=.07, mat=None):
    mat = mat or M.satin('#8f8a80', .5, .3)
    return [lathe('dish', [(0, 0), (r * .45, 0), (r * .8, r * .25), (r, r * .55), (r * .96, r * .56), (r * .75, r * .3), (0, r * .1)], mat, sub=2, sharp=180)]


def stool(h=.44, r=.165, mat=None):
    m = mat or M.wood('oak', 0)
    o = [lathe('seat', [(0, h), (r - .01, h), (r, h - .006), (r, h - .022), (r - .008, h - .03), (0, h - .03)], m, seg=64)]
    for a in (45, 135, 225, 315):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        o.append(cyl('leg', (c * r * .98, s * r * .98, 0), (c * r * .62, s * r * .62, h - .028), .013, M.wood('oak', 2), .003))
    return o


def basket(r=.17, h=.30, col='#b08a58'):
    """Woven basket: stacked wavy coils."""
    m = M.cloth(col, .9, 180)
    o, n = [], int(h / .014)
    for k in range(n):
        rr = r * (.86 + .14 * math.sin(math.pi * .5 * min(1, k / (n * .5))))
        pts = [(math.cos(t) * (rr + .0035 * math.sin(18 * t + (k % 2) * math.pi)), math.sin(t) * (rr + .0035 * math.sin(18 * t + (k % 2) * math.pi)), .008 + k * .014) for t in [6.2832 * i / 144 for i in range(144)]]
        o.append(tube('coil', pts, .0078, m, cyclic=True, res=3))
    return o


def leaf_obj(name, L, W, bend, mat, fold=.25, tipw=1.0, seg=9):
    verts, faces, uvs = [], [], []
    nx = 5
    for i in range(seg):
        t = i / (seg - 1)
        w = W * (math.sin(math.pi * min(1, t ** (.75 * tipw) * .98 + .01))) ** .85
        z = bend * L * (t * t)
        y = L * t * (1 - .18 * abs(bend) * t)
        for j in range(nx):
            s = j / (nx - 1) - .5
            verts.append((s * w, y, -z + abs(s) * w * fold))
            uvs.append((j / (nx - 1), t))
    for i in range(seg - 1):
        for j in range(nx - 1):
            a = i * nx + j
            faces.append((a, a + 1, a + nx + 1, a + nx))
    return mesh_obj(name, verts, faces, mat, smooth=True, uvs=uvs)


def plant(kind='fiddle', h=.9, seed=4, col='#3c6a38', n=16):
    """fiddle: stem with big leaves; palm: arching fronds; twigs: eucalyptus branches for a vase."""
    rnd, o = random.Random(seed), []
    lm = M.leaf(col, '#7ea268')
    stem = M.satin('#5d5236', .7)
    if kind == 'fiddle':
        for s in range(3):
            lean = V((rnd.uniform(-.16, .16), rnd.uniform(-.16, .16), 1)) * h * rnd.uniform(.75, 1)
            pts = [lean * t + V((0, 0, 0)) + V((.02 * math.sin(5 * t + s), .02 * math.cos(4 * t), 0)) for t in [i / 6 for i in range(7)]]
            o.append(tube('stem', pts, .007, stem))
            for k in range(n // 2):
                t = .28 + .72 * k / (n // 2 - 1)
                az = k * 137.5 + s * 50
                sz = (.20 - .06 * t) * rnd.uniform(.85, 1.15)
                lf = leaf_obj('leaf', sz, sz * .62, rnd.uniform(.25, .6), lm)
                lf.matrix_world = Matrix.Translation(lean * t) @ Matrix.Rotation(math.radians(az), 4, 'Z') @ Matrix.Rotation(math.radians(rnd.uniform(15, 45) + 25 * t), 4, 'X')
                o.append(lf)
    elif kind == 'palm':
        for s in range(n):
            az, up = s * 137.5, rnd.uniform(.55, 1.0)
            pts = []
            for i in range(13):
                t = i / 12
                r = h * .62 * (1.15 - up * .55) * t
                pts.append(V((r * math.cos(math.radians(az)), r * math.sin(math.radians(az)), h * up * (t * 1.55 - .75 * t * t))))
            o.append(tube('rib', pts, .0032, M.satin('#66803f', .6)))
            for i in range(3, 13):
                for side in (-1, 1):
                    d = (pts[i] - pts[i - 1]).normalized()
                    lf = leaf_obj('pinna', h * .24 * (1 - .55 * abs(i / 12 - .5)), .021, .35, lm, .5, .8, 6)
                    q = d.to_track_quat('Y', 'Z').to_matrix().to_4x4()
                    lf.matrix_world = Matrix.Translation(pts[i]) @ q @ Matrix.Rotation(math.radians(side * rnd.uniform(42, 58)), 4, 'Z') @ Matrix.Rotation(math.radians(-8 + rnd.uniform(-8, 8)), 4, 'X')
                    o.append(lf)
    else:
        lm = M.leaf('#6f8a78', '#9db3a4') if col == '#3c6a38' else lm
        for s in range(n // 3):
            az = s * 137.5 + rnd.uniform(-20, 20)
            c = V((math.cos(math.radians(az)), math.sin(math.radians(az)), 0))
            sp = rnd.uniform(.22, .6)
            pts = [c * (h * sp * t * t) + V((0, 0, h * t * (1 - .12 * t * sp))) for t in [i / 9 for i in range(10)]]
            o.append(tube('twig', pts, .002, stem))
            for i in range(3, 10):
                for side in (0, 180):
                    sz = .062 * (1.15 - .05 * i) * rnd.uniform(.8, 1.2)
                    lf = leaf_obj('lf', sz, sz * .8, rnd.uniform(.1, .4), lm, .2, .9, 6)
                    lf.matrix_world = Matrix.Translation(pts[i]) @ Matrix.Rotation(math.radians(az + 90 + side + i * 80), 4, 'Z') @ Matrix.Rotation(math.radians(rnd.uniform(5, 50)), 4, 'X')
                    o.append(lf)
    return o


def pot(r=.14, h=.26, mat=None):
    mat = mat or M.satin('#d9d3c8', .65, .4)
    return [lathe('pot', [(0, 0), (r * .72, 0), (r * .78, .008), (r * .95, h * .6), (r, h - .006), (r * .99, h), (r * .93, h), (r * .92, h - .03), (0, h - .035)], mat, sub=1, sharp=60),
            lathe('soil', [(0, h - .03), (r * .92, h - .032)], M.cloth('#3a2d20', .9, 120))]
