"""Tubs, WCs, basins and vanity cabinets. Built at the origin, wall-hung things with the wall at y=0 facing -y, floor at z=0; place() puts them in the room."""
import math
import random

from mathutils import Matrix

from kit import materials as M
from kit.meshes import *


def bathtub(L=1.7, W=.78, H=.60, out=None, inn=None, rim=.022, slope=.10):
    """Freestanding oval tub; slope = how much the foot is narrower than the rim."""
    out = out or M.porcelain('#f3f2ef', .12)
    a, b, N = L / 2, W / 2, 96
    se = lambda da, n=2.6: superellipse(a - da, b - da * .8, n, N)
    rings = [(se(slope * 1.05), 0.0), (se(slope * 1.0), .006), (se(slope * .92), .03), (se(slope * .70), .14), (se(slope * .38), .34),
             (se(slope * .10), H - .06), (se(.002), H - .016), (se(.0), H - .008), (se(.004), H), (se(rim * .5), H + .002), (se(rim - .004), H),
             (se(rim), H - .010), (se(rim + .012), H - .06), (se(rim + .045), H - .22), (se(rim + .10), H - .36), (se(rim + .17), H - .42), (se(rim + .25, 2.3), H - .437)]
    o = loft('tub', rings, out, sub=1)
    dr = lathe('drain', [(0, .004), (.028, .004), (.033, .002), (.034, 0)], M.metal('chrome'), (0, 0, H - .437 + .001))
    ov = cyl('overflow', (0, b - rim - .028, H - .11), (0, b - rim - .036, H - .112), .026, M.metal('chrome'))
    return [o, dr, ov]


def tub_tray(L=.86, mat=None):
    mat = mat or M.wood('oak', 0)
    obs = [box('tray', (-L / 2, -.075, 0), (L / 2, .075, .02), mat, .004)]
    return obs


def wc(col='#f4f3f0', seat=None):
    """Wall-hung WC, rim at z=.40, 54 cm deep."""
    p, s = M.porcelain(col), seat or M.satin(col, .16)
    Lh, w, N = .27, .18, 72

    def D(sx, sy, y):
        return superellipse(w * sx, Lh * sy, 2.3, N, 0, y, flat_back=True)
    rings = [(D(.55, .60, -.16), .09), (D(.62, .68, -.18), .10), (D(.80, .84, -.225), .20), (D(.95, .96, -.259), .31), (D(1, 1, -.27), .36), (D(1, 1, -.27), .392), (D(.985, .99, -.27), .398)]
    bowl = loft('wc', rings, p, sub=1)
    def slab(z0, z1, k, y):
        e = .006
        return loft('seat', [(D(k - .02, k - .015, y), z0), (D(k, k, y), z0 + e), (D(k, k, y), z1 - e), (D(k - .012, k - .01, y), z1 - .0015), (D(k - .05, k - .04, y), z1)], s, sub=1)
    return [bowl, slab(.401, .418, 1.015, -.272), slab(.421, .442, 1.02, -.273)]


def flush_plate(kind='white'):
    m = M.metal(kind) if kind in ('chrome', 'black', 'brass', 'steel') else M.satin('#f3f2ef', .2)
    return [box('plate', (-.123, -.008, -.08), (.123, 0, .08), m, .004), box('btn1', (-.10, -.0125, -.055), (.022, -.005, .055), m, .003),
            box('btn2', (.028, -.0125, -.055), (.10, -.005, .055), m, .003)]


def basin_bowl(r=.2, h=.13, mat=None, oval=1.0):
    """Vessel basin standing on a counter."""
    mat = mat or M.porcelain()
    k = 64
    ring = lambda rr, z: ([(x * oval, y) for x, y in superellipse(rr, rr, 2.0, k)], z)
    rings = [ring(r * .62, 0), ring(r * .68, .004), ring(r * .86, h * .35), ring(r * .97, h * .75), ring(r, h - .006), ring(r - .002, h), ring(r - .009, h), ring(r - .012, h - .008),
             ring(r * .86, h * .55), ring(r * .62, h * .25), ring(r * .3, h * .15), ring(r * .12, h * .13)]
    return [loft('bowl', rings, mat, sub=1), lathe('waste', [(0, .006), (.02, .006), (.026, .002)], M.metal('chrome'), (0, 0, h * .14))]


def vanity(W=1.2, D=.46, H=.50, front=None, top=None, drawers=(2, 2), top_t=.02, z=.35, handle='shadow', basin='bowl', nb=1, hmat=None, bowl=None, ribs=0, side=None):
    """Wall-hung cabinet; drawers=(columns, rows). Counter top at z+H+top_t. basin: bowl | slab (integrated)."""
    front, top = front or M.wood('oak', 0), top or M.satin('#f0eeea', .25)
    side = side or front                                # open box: a sunk basin needs the room inside
    obs = [box('side', (-W / 2 + .0015, -D + .022, z), (-W / 2 + .018, 0, z + H), side, .001), box('side', (W / 2 - .018, -D + .022, z), (W / 2 - .0015, 0, z + H), side, .001),
           box('bottom', (-W / 2 + .018, -D + .022, z), (W / 2 - .018, 0, z + .016), side, 0), box('inner', (-W / 2 + .018, -D + .024, z + .016), (W / 2 - .018, -D + .030, z + H - .002), M.satin('#1b1917', .8), 0)]
    cw, rh, g = W / drawers[0], H / drawers[1], .0018
    for i in range(drawers[0]):
        for j in range(drawers[1]):
            x0, x1 = -W / 2 + i * cw + g, -W / 2 + (i + 1) * cw - g
            z0, z1 = z + j * rh + g, z + (j + 1) * rh - g - (.016 if handle == 'shadow' else 0)
            if ribs:
                n = int((x1 - x0) / ribs)
                st = (x1 - x0) / n
                for k in range(n):
                    obs.append(cyl('rib', (x0 + (k + .5) * st, -D + .014, z0), (x0 + (k + .5) * st, -D + .014, z1), st * .48, front, .001, 16))
                obs.append(box('front', (x0, -D + .012, z0), (x1, -D + .022, z1), front, .001))
            else:
                obs.append(box('front', (x0, -D, z0), (x1, -D + .019, z1), front, .0022))
            if handle == 'knob':
                obs.append(lathe('knob', [(0, .024), (.012, .022), (.0135, .016), (.007, .010), (.006, 0)], hmat or M.metal('brass'), ((x0 + x1) / 2, 0, 0)))
                o = obs[-1]
                xform_knob(o, (x0 + x1) / 2, -D, (z0 + z1) / 2)
            elif handle == 'bar':
                xm, zz = (x0 + x1) / 2, z1 - .045
                obs.append(tube('bar', [(xm - .07, -D, zz), (xm - .07, -D - .028, zz), (xm + .07, -D - .028, zz), (xm + .07, -D, zz)], .005, hmat or M.metal('black'), .008))
    zt = z + H
    if basin == 'bowl':
        obs.append(box('top', (-W / 2 - .004, -D - .006, zt), (W / 2 + .004, 0, zt + top_t), top, .002))
        zt += top_t
        xs = [0] if nb == 1 else [-W / 4, W / 4]
        for x in xs:
            obs += group(basin_bowl(mat=bowl), (x, -D * .52, zt))
    else:
        obs += slab_basin(W + .006, D + .008, zt, nb, top)
        zt += .016
    return obs, zt


def xform_knob(o, x, y, z):
    o.matrix_world = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(90), 4, 'X')
    return o


def slab_basin(W, D, z, nb, mat, t=.016, depth=.11, bw=None, bd=None, n2=7):
    """Counter with one or two sunk rectangular basins."""
    n, obs = 40, []
    cols = [0] if nb == 1 else [-W / 4, W / 4]
    bw, bd = bw or (min(.27, W * .36) if nb == 1 else min(.26, W * .2)), bd or D * .34
    cells = [(-W / 2, W / 2)] if nb == 1 else [(-W / 2, 0), (0, W / 2)]
    for c, (x0, x1) in zip(cols, cells):
        cy = -D * .47
        inner = superellipse(bw, bd, n2, n, c, cy)
        outer = []
        for (x, y) in inner:          # project radially on the slab's rectangle
            dx, dy = x - c, y - cy
            tx = ((x1 if dx > 0 else x0) - c) / dx if abs(dx) > 1e-6 else 1e9
            ty = ((0 if dy > 0 else -D) - cy) / dy if abs(dy) > 1e-6 else 1e9
            k = min(tx, ty)
            outer.append((c + dx * k, cy + dy * k))
        for cx_, cy_ in ((x0, -D), (x1, -D), (x1, 0), (x0, 0)):      # exact corners
            i = min(range(n), key=lambda i: (outer[i][0] - cx_) ** 2 + (outer[i][1] - cy_) ** 2)
            outer[i] = (cx_, cy_)
        sm = lambda k: superellipse(bw * k, bd * k, n2 - 1, n, c, cy)
        rings = [(outer, z), (outer, z + t), (sm(1.012), z + t), (sm(1.0), z + t - .003), (sm(.985), z + t - depth * .5), (sm(.95), z + t - depth * .86), (sm(.86), z + t - depth), (sm(.2), z + t - depth - .006)]
        o = loft('counter', rings, mat, sub=0)
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = math.radians(38)
        bevel(o, .003, 2, 60)
        obs.append(o)
        obs.append(lathe('waste', [(0, .005), (.026, .005), (.031, .001)], M.metal('chrome'), (c, cy, z + t - depth - .006)))
    return obs


def tall_cabinet(W=1.2, D=.40, H=2.35, cols=2, mat=None, inner=None, open_rows=(), kind='black', z0=.06, splits=(1.15,)):
    """Floor cabinet with flush doors; open_rows: (column, z0, z1) lit open shelves cut into a column. wall at y=0.
    Returns (objects, strips)."""
    m, side = mat or M.wood('oak', 2), inner or M.wood('oak', 2)
    cw, g, o, L = W / cols, .0018, [], []
    o.append(box('plinth', (-W / 2 + .01, -D + .05, 0), (W / 2 - .01, 0, z0), M.satin('#2a2724', .6), 0))
    o.append(box('capl', (-W / 2, -D + .02, z0), (-W / 2 + .018, 0, H), side, .001)); o.append(box('capr', (W / 2 - .018, -D + .02, z0), (W / 2, 0, H), side, .001))
    o.append(box('lid', (-W / 2, -D, H), (W / 2, 0, H + .018), M.wood('oak', 0), .001))
    for i in range(cols):
        x0, x1 = -W / 2 + i * cw, -W / 2 + (i + 1) * cw
        gaps = sorted((a, b) for c, a, b in open_rows if c == i)
        cuts, z = [], z0
        for a, b in gaps:
            cuts.append((z, a)); z = b
        cuts.append((z, H))
        for a, b in cuts:
            zs = [a] + [s for s in splits if a + .25 < s < b - .25] + [b]
            for q, w in zip(zs, zs[1:]):
                o.append(box('door', (x0 + g, -D, q + g), (x1 - g, -D + .02, w - g), m, .002))
                o.append(box('dark', (x0 + .004, -D + .021, q), (x1 - .004, -D + .03, w), M.satin('#1b1917', .8), 0))
                xh = x1 - .035 if i % 2 == 0 else x0 + .035
                zh = (w - .30, w - .10) if w < 1.4 else (q + .10, q + .30)
                o.append(tube('grip', [(xh, -D, zh[0]), (xh, -D - .028, zh[0]), (xh, -D - .028, zh[1]), (xh, -D, zh[1])], .0055, M.metal(kind), .008))
        for a, b in gaps:
            o += [box('ob', (x0 + .002, -.02, a), (x1 - .002, -.002, b), side, 0), box('os', (x0 + .001, -D + .001, a), (x0 + .019, -.02, b), side, .001), box('os', (x1 - .019, -D + .001, a), (x1 - .001, -.02, b), side, .001),
                  box('of', (x0 + .019, -D + .001, a + .001), (x1 - .019, -.02, a + .019), M.wood('oak', 0), .001), box('oc', (x0 + .019, -D + .001, b - .019), (x1 - .019, -.02, b - .001), M.wood('oak', 0), .001)]
            L.append(((x0 + .03, -D * .35, b - .022), (x1 - .03, -D * .35, b - .022), (0, -.1, -1), 2.2, '#ffd09a'))
    return o, L
