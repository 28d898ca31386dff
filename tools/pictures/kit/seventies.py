"""What hangs and stands in the room before the renovation. Built at the origin, wall-hung things with the wall at y=0 facing -y, floor at z=0; place() puts them in the room."""
import math
import random

from mathutils import Matrix

from kit import materials as M
from kit.meshes import *
from kit.sanitary import slab_basin, xform_knob
from kit.textiles import curtain


def built_in_tub(L=1.6, W=.72, H=.56, col='#8f9a63', panel=None):
    """Tub between walls with a front panel (y from -W to 0)."""
    m = M.porcelain(col, .14)
    o = slab_basin(L, W, H - .03, 1, m, .03, .40, L * .455, W * .40, 5)
    o += [box('panel', (-L / 2, -W + .012, .0), (L / 2, -W + .03, H - .03), panel or M.satin(col, .3), .002)]
    for x in (-L / 6, L / 6):
        o.append(box('rib', (x - .012, -W + .006, .02), (x + .012, -W + .014, H - .04), M.metal('steel'), .002))
    return o


def basin_pedestal(col='#8f9a63', W=.56, D=.44, z=.84):
    m, N = M.porcelain(col, .12), 72
    s = lambda kx, ky, dy=0: superellipse(W / 2 * kx, D / 2 * ky, 2.7, N, 0, -D / 2 + dy, flat_back=True)
    rings = [(s(.42, .5, .07), z - .17), (s(.62, .72, .04), z - .14), (s(.93, .94), z - .06), (s(1, 1), z - .03), (s(1, 1), z - .006), (s(.98, .975), z),
             (s(.80, .66, -.035), z), (s(.77, .63, -.035), z - .008), (s(.68, .56, -.035), z - .07), (s(.45, .38, -.03), z - .115), (s(.1, .1, -.02), z - .122)]
    o = [loft('basin', rings, m, sub=1), lathe('col', [(.115, 0), (.11, .02), (.085, .10), (.078, .40), (.10, z - .20), (.13, z - .15)], m, (0, -D * .42, 0), sub=1)]
    c = M.metal('chrome')
    for x in (-.1, .1):
        o += [cyl('post', (x, -.075, z - .002), (x, -.075, z + .055), .013, c, .003), lathe('cross', [(0, .03), (.024, .026), (.026, .008), (.014, 0)], c, (x, -.075, z + .05), 6)]
    o.append(tube('spout', [(0, -.075, z), (0, -.075, z + .09), (0, -.19, z + .075), (0, -.19, z + .05)], .0115, c, .035))
    return o


def wc_floor(col='#8f9a63', seat='#3a2a1c'):
    p, N = M.porcelain(col, .12), 72
    D = lambda sx, sy, y: superellipse(.18 * sx, .24 * sy, 2.2, N, 0, y)
    o = [loft('wc', [(D(.62, .85, -.40), 0), (D(.60, .83, -.40), .03), (D(.55, .70, -.40), .16), (D(.82, .86, -.43), .30), (D(1, 1, -.45), .37), (D(1, 1, -.45), .395)], p, sub=1),
         loft('seat', [(D(1.0, 1.0, -.45), .40), (D(1.04, 1.03, -.45), .406), (D(1.04, 1.03, -.45), .422), (D(1.0, 1.0, -.45), .434), (D(.9, .92, -.45), .437)], M.satin(seat, .25), sub=1),
         box('cistern', (-.20, -.22, .42), (.20, -.02, .80), p, .03, 4), box('lid', (-.21, -.23, .80), (.21, -.015, .835), p, .014, 3),
         box('foot', (-.10, -.26, .02), (.10, -.03, .42), p, .02, 3), lathe('knob', [(0, .03), (.018, .028), (.02, .01), (.012, 0)], M.metal('chrome'), (0, -.12, .835))]
    return o


def shower_curtain(W=.8, H=1.75, z=.25, col='#c9a75a', seed=2):
    o = curtain(W, H, int(W / .09), .03, col, seed)
    for ob in o:
        ob.data.materials.clear()
        ob.data.materials.append(M.satin(col, .45))
        xform(ob, (0, 0, z))
    return o


def mirror_cabinet(W=.6, H=.55, z=1.30, col='#e6e2d3'):
    m = M.satin(col, .35)
    o = [box('cab', (-W / 2, -.13, z), (W / 2, 0, z + H), m, .004)]
    for i in range(3):
        x0, x1 = -W / 2 + i * W / 3 + .003, -W / 2 + (i + 1) * W / 3 - .003
        o.append(box('door', (x0, -.148, z + .006), (x1, -.13, z + H - .006), m, .002))
        o.append(box('glass', (x0 + .012, -.150, z + .018), (x1 - .012, -.147, z + H - .018), M.mirror(), 0))
        o.append(lathe('kn', [(0, .016), (.009, .013), (.006, 0)], M.satin('#b09a6a', .3), (0, 0, 0)))
        xform_knob(o[-1], x1 - .02, -.148, z + .06)
    o.append(box('lampbase', (-W / 2, -.07, z + H + .05), (W / 2, 0, z + H + .09), M.satin('#cfcabb', .4), .004))
    t = cyl('tubelight', (-W / 2 + .03, -.075, z + H + .055), (W / 2 - .03, -.075, z + H + .055), .017, M.emit('#f2ffe6', 22, 6))
    return o + [t]
