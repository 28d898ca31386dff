"""Träkänsla med vitt kakel: wood-look tiles on floor and vanity wall, white 10x30 elsewhere, morning sun."""

from kit import materials as M
from kit.cabinets import vanity
from kit.lighting import area_light, camera, downlight, sun, world
from kit.meshes import box
from kit.mirrors import mirror_rect
from kit.placing import place, place_lit
from kit.plants import plant, pot
from kit.props import bottle, stool, vase
from kit.room import front_wall, Room
from kit.sanitary import flush_plate, wc
from kit.seventies import built_in_tub
from kit.taps import basin_tap, shower_set
from kit.textiles import folded_towels, rug
from kit.tiling import Frame, plane, tiles

PICTURE = dict(exposure=0.25, look='High Contrast', vignette=0.10)


def build():
    r = Room(3.0, 2.7, 2.5)
    W, D, H = r.W, r.D, r.H
    r.window(
        'back',
        (0.72, 1.22, 1.62, 2.12),
        depth=0.20,
        frame=M.satin('#2a2a2b', 0.4),
        reveal=M.paint('#f4f2ee'),
        sill=M.satin('#f4f2ee', 0.3),
        power=80,
        back_mat=M.emit('#eaf1f7', 0, 2.2),
    )
    wt = M.glazed('#f3f3f0', 0.03, 0.07, 0.30, 0, 24)
    r.tiled('back', 0.30, 0.10, wt, '#c4c2bd', pattern='half', gap=0.0024, lippage=0.0006, seed=141)
    r.tiled('left', 0.30, 0.10, wt, '#c4c2bd', pattern='half', gap=0.0024, lippage=0.0006, seed=142)
    wd = M.wood('oak', 0, 0.46, True)
    r.tiled('right', 1.20, 0.20, wd, '#8a7358', pattern='third', gap=0.002, lippage=0.0004, seed=143)
    r.tiled('floor', 0.20, 1.20, wd, '#8a7358', pattern='vert', gap=0.002, lippage=0.0004, seed=144)
    front_wall(r, M.paint('#f1eee9'))
    r.ceiling(M.paint('#f7f5f2'))
    # tub along the back wall, tiled front
    place(built_in_tub(2.30, 0.78, 0.56, '#f5f4f1', M.satin('#f3f3f0', 0.4)), (1.15, D, 0))
    fr = Frame((0, D - 0.781, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0))
    plane('tg', fr, [[(0, 0), (2.3, 0), (2.3, 0.528), (0, 0.528)]], M.grout('#c4c2bd'), 0.0005)
    tiles(
        'tubfront',
        fr,
        [(0, 0), (2.3, 0), (2.3, 0.526), (0, 0.526)],
        0.30,
        0.10,
        wt,
        gap=0.0024,
        pattern='half',
        h=0.001,
        seed=145,
    )
    box('wing', (2.30, D - 0.80, 0), (2.40, D, H), M.paint('#f4f2ee'), 0.002)
    fr2 = Frame((2.40, D - 0.801, 0), (-1, 0, 0), (0, 0, 1), (0, -1, 0))
    tiles('wingt', fr2, [(0, 0), (0.10, 0), (0.10, H), (0, H)], 0.10, 0.30, wt, gap=0.0024, h=0.0005, seed=146)
    fr3 = Frame((2.299, D - 0.80, 0), (0, 1, 0), (0, 0, 1), (-1, 0, 0))
    plane('wg', fr3, [[(0, 0), (0.8, 0), (0.8, H), (0, H)]], M.grout('#c4c2bd'), 0.0005)
    tiles(
        'wingl',
        fr3,
        [(0, 0.56), (0.8, 0.56), (0.8, H), (0, H)],
        0.30,
        0.10,
        wt,
        gap=0.0024,
        pattern='half',
        h=0.001,
        seed=147,
    )
    place(shower_set('black', 0.92, 0.13, 2.10, 0.36), (2.296, D - 0.40, 0), -90)
    # vanity on the wood wall
    o, zt = vanity(
        0.95,
        0.45,
        0.48,
        M.satin('#f3f1ed', 0.3),
        M.satin('#f3f1ed', 0.22),
        (1, 2),
        z=0.34,
        handle='shadow',
        basin='slab',
    )
    place(o, (W - 0.004, 1.05, 0), -90)
    place(basin_tap('black', 0.15, 0.12, False), (W - 0.07, 1.05, zt), -90)
    place_lit(mirror_rect(0.90, 0.85, 1.12, True, M.metal('black'), 0.03, 12), (W - 0.004, 1.05, 0), -90)
    place(bottle(0.16, 0.03), (W - 0.12, 0.74, zt), -90)
    place(vase(1, M.satin('#d9d3c6', 0.6)), (W - 0.13, 1.40, zt))
    place(plant('twigs', 0.36, 5, n=12), (W - 0.13, 1.40, zt + 0.12))
    place(wc(), (0, 1.05, 0), 90)
    place(flush_plate('black'), (0, 1.05, 1.0), 90)
    place(stool(0.46, 0.16), (1.80, D - 0.98, 0), 15)
    place(folded_towels(3, 0.26, 0.21, ('#f3f0ea', '#8c7a62', '#f3f0ea')), (1.80, D - 0.98, 0.462), 10)
    place(pot(0.15, 0.28, M.satin('#3a3936', 0.6, 0.3)), (0.30, D - 1.02, 0))
    place(plant('fiddle', 0.85, 4, n=16), (0.30, D - 1.02, 0.24))
    place(rug(0.90, 0.58, '#ece6da', '#3a3936'), (1.55, 1.20, 0), 3)
    place(pot(0.075, 0.13, M.satin('#e4ded2', 0.6, 0.3)), (1.42, D + 0.06, 1.222))
    place(plant('palm', 0.30, 6, n=9), (1.42, D + 0.06, 1.33))
    downlight(2.55, 1.05, H, 7, spread=90)
    downlight(1.0, 1.2, H, 6, spread=100)
    area_light('fill', (1.2, -0.3, 2.0), (1.5, D, 0.9), 1.6, 1.4, 45, '#f1f4fa')
    sun((0.30, -0.80, -0.85), 9, '#ffe2ba', 1.0)
    camera((1.22, -1.15, 1.42), (1.56, D, 1.42), lens=25, shift_y=-0.075)
    world()
