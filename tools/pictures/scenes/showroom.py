"""Kakelutställning: boards with different tiles, sample table, leaning slabs."""
import math
import random

import bpy

from kit import materials as M
from kit.everything import *

PICTURE = dict(exposure=.30, look='High Contrast', vignette=.12)


def board(x, y, w, h, tw, th, mat, grout='#c9c5bd', z=.55, pattern='grid', gap=.002, lip=.0008, seed=1, frame=None, fr=None):
    """A tiled sample board hanging on the back wall: left edge x, wall at y."""
    fr = fr or Frame((x, y - .045, z), (1, 0, 0), (0, 0, 1), (0, -1, 0))
    out = [(0, 0), (w, 0), (w, h), (0, h)]
    plane('bgrout', fr, [out], M.grout(grout))
    tiles('board', fr, out, tw, th, mat, gap=gap, pattern=pattern, lippage=lip, seed=seed, h=.0008)
    m = frame or M.metal('black')
    for a, b in (((-.012, -.012), (0, h + .012)), ((w, -.012), (w + .012, h + .012)), ((0, -.012), (w, 0)), ((0, h), (w, h + .012))):
        v = [fr.p(u, q, k) for k in (-.03, .008) for u, q in ((a[0], a[1]), (b[0], a[1]), (b[0], b[1]), (a[0], b[1]))]
        bevel(mesh_obj('bf', v, [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], m), .0015)


def build():
    r = Room(6.4, 4.6, 2.9)
    W, D, H = r.W, r.D, r.H
    r.window('left', (.9, .5, 3.1, 2.5), depth=.25, frame=M.satin('#222222', .4), reveal=M.paint('#efece6'), bars=(2, 1), power=190, backdrop=2.4)
    wall = M.paint('#e7e1d7')
    r.surface('back', wall); r.surface('left', wall); r.surface('right', M.microcement('#b9ae9f', .55, .08)); front_wall(r, wall); r.ceiling(M.paint('#f2efe9'))
    r.tiled('floor', .90, .90, M.microcement('#a39b90', .38, .10), '#8b847a', gap=.002, lippage=.0003, seed=51)
    G_ = M.glazed
    spec = [(.60, 1.20, M.marble('calacatta', .07, .8), '#d8d2c8', 'grid'), (.075, .30, G_('#738a78', .15, .07, .5, .01, 34), '#c8c8bd', 'vert'), (.10, .10, G_('#e9dfd0', .10, .08, .55), '#d3cabb', 'grid'),
            (.60, 1.20, M.marble('nero', .05, .62), '#1a1a1b', 'grid'), (.06, .30, M.wood('oak', 0, .45, True), '#8d7a62', 'herring'), (.065, .26, G_('#96674f', .14, .10, .5), '#cdbfae', 'half'), (.60, .60, M.terrazzo('#d6d1c7', .3, 38), '#b3ada2', 'grid')]
    n = len(spec)
    w, g = .70, .115
    x = (W - (n * w + (n - 1) * g)) / 2
    for i, (tw, th, m, gr, pat) in enumerate(spec):
        board(x, D, w, 1.80, tw, th, m, gr, .52, pat, .0025, .0008, 60 + i)
        strip((x + .05, D - .10, 2.43), (x + w - .05, D - .10, 2.43), (0, .30, -1), 5.5, '#ffdcb0', .02)
        box('lampprofile', (x, D - .115, 2.435), (x + w, D - .085, 2.46), M.metal('black'), .002)
        x += w + g
    # sample table
    tx, ty = 3.35, 2.35
    oak = M.wood('oak', 0)
    box('ttop', (tx - 1.15, ty - .45, .84), (tx + 1.15, ty + .45, .885), oak, .004)
    for dx in (-1.02, 1.02):
        box('leg', (tx + dx - .04, ty - .40, 0), (tx + dx + .04, ty + .40, .84), M.wood('oak', 2), .004)
    box('shelf', (tx - .98, ty - .36, .34), (tx + .98, ty + .36, .37), oak, .003)
    rnd = random.Random(7)
    mats = [M.marble('carrara', .08), G_('#738a78', .1, .07), M.terrazzo(), M.stone('#a9a49b'), G_('#a9613f', .1, .1), M.marble('nero', .06, .8), M.stone('#5b5751', .05, .4), G_('#8aa0ad', .1, .07), M.wood('oak', 0, .45, True), M.marble('verde', .06)]
    def sample(m, cx, cy, z, a, b, rz, t=.009):
        fr = Frame((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))
        o = tiles('s', fr, [(-a / 2, -b / 2), (a / 2, -b / 2), (a / 2, b / 2), (-a / 2, b / 2)], a, b, m, gap=0, thick=t, lippage=0, seed=rnd.randint(1, 99))
        core_ = box('body', (-a / 2 + .0004, -b / 2 + .0004, 0), (a / 2 - .0004, b / 2 - .0004, t - .002), M.satin('#cfc8bd', .8), 0)
        group([o, core_], (cx, cy, z), rz)
    zt = .886
    for i, (m, cx, cy, a, b, rz) in enumerate([(mats[0], -.82, .10, .30, .30, 8), (mats[2], -.60, -.12, .20, .20, -14), (mats[1], -.30, .16, .075, .30, 24), (mats[1], -.205, .15, .075, .30, 22), (mats[4], -.32, -.16, .10, .10, 5), (mats[7], -.20, -.20, .10, .10, -6),
                                               (mats[3], .06, .02, .30, .30, -5), (mats[5], .14, -.10, .15, .30, 12), (mats[8], .46, .12, .12, .45, -68), (mats[6], .48, -.16, .20, .20, 10), (mats[9], .82, .14, .20, .20, 30), (mats[0], .84, -.14, .15, .15, -12)]):
        sample(m, tx + cx, ty + cy, zt + (.0095 if i in (1, 7) else 0), a, b, rz)
    for k in range(7):
        sample(mats[(k * 3) % len(mats)], tx - .55, ty, .372 + k * .0105, .30, .30, rnd.uniform(-6, 6), .010)
        sample(mats[(k * 7 + 2) % len(mats)], tx + .35, ty, .372 + k * .0105, .30, .30, rnd.uniform(-6, 6), .010)
    place(vase(0), (tx + .62, ty + .30, zt)); place(plant('twigs', .5, 3, n=15), (tx + .62, ty + .30, zt + .17))
    # leaning slabs on the right wall
    for k, m in enumerate((M.marble('verde', .06), M.stone('#8d867b', .05, .4), M.marble('carrara', .07))):
        y0 = 1.35 + k * .92
        fr = Frame((W - .34, y0, .012), (0, 1, 0), (.24, 0, 1.75), (-1.75, 0, .24))
        board(0, 0, .80, 1.60, .80, 1.60, m, seed=80 + k, fr=fr, frame=M.metal('brass'))
    place(pot(.20, .38, M.satin('#3b3a38', .6, .4)), (.52, D - .45, 0)); place(plant('fiddle', 1.25, 7, n=20), (.52, D - .45, .33))
    place(stool(.62, .17), (tx - .75, ty - .85, 0)); place(stool(.62, .17), (tx + .35, ty - .92, 0), 20)
    for dx in (-.7, 0, .7):
        place(globe_lamp(.11, 'black', wall=False, drop=.46, glow=8, cam=4), (tx + dx, ty, H))
    sun((.80, .42, -.60), 11, '#ffdcae', .9)
    camera((3.05, -1.0, 1.52), (3.3, D, 1.52), lens=24, shift_y=-.075)
    world()
