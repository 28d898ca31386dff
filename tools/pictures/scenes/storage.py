"""Duschrum med inbyggd förvaring: oxblood tiles in the shower with two lit niches, oak cabinet wall, slot drain."""

from kit import materials as M
from kit.cabinets import tall_cabinet
from kit.lighting import area_light, camera, downlight, world
from kit.meshes import box
from kit.placing import place, place_lit
from kit.props import basket, bottle, candle, vase
from kit.room import front_wall, niche, Room
from kit.taps import floor_drain, glass_screen, shower_set
from kit.textiles import folded_towels, hooks, rug, towel

PICTURE = dict(samples=36, exposure=1.1, look='High Contrast', vignette=0.12, awb=0.55)


def build():
    r = Room(3.3, 2.7, 2.5)
    W, D, H = r.W, r.D, r.H
    plum = M.glazed('#5f3b3a', 0.16, 0.08, 0.5, 0.012, 30)
    nb = M.microcement('#b9a695', 0.5, 0.06)
    niche(r, 'back', (0.30, 1.20, 0.90, 1.50), 0.11, nb, None, 3.2)
    niche(r, 'back', (1.20, 1.20, 1.50, 1.80), 0.11, nb, None, 2.2)
    r.tiled('back', 0.10, 0.30, plum, '#a89891', gap=0.003, lippage=0.0010, seed=131)
    r.tiled(
        'left',
        0.10,
        0.30,
        plum,
        '#a89891',
        gap=0.003,
        lippage=0.0010,
        seed=132,
        outline=[(D - 1.25, 0), (D, 0), (D, H), (D - 1.25, H)],
    )
    lm = M.microcement('#c9c4b8', 0.5, 0.07)
    r.surface('right', lm)
    r.surface('left', lm, [(0, 0), (D - 1.25, 0), (D - 1.25, H), (0, H)])
    front_wall(r, M.paint('#e6e1d7'))
    r.ceiling(M.paint('#f3f1ec'))
    r.tiled(
        'floor', 0.60, 0.60, M.stone('#968f84', 0.05, 0.40, 0.08, 3.0), '#7d776d', gap=0.002, lippage=0.0004, seed=134
    )
    place(floor_drain(slot=1.2), (0.85, D - 0.10, 0.0025))
    place(glass_screen(1.25, 2.10, kind='brass', ceiling=r.H), (1.72, D, 0), -90)
    place(shower_set('brass', 1.08, 0.15, 2.14, 0.40), (0, D - 0.62, 0), 90)
    for b, x, zz in (
        (bottle(0.19, 0.033), 0.40, 1.20),
        (bottle(0.16, 0.031, '#c9b79b'), 0.49, 1.20),
        (bottle(0.19, 0.033, '#3a2228'), 0.78, 1.20),
    ):
        place(b, (x, D + 0.055, zz), 10)
    box('nsh', (1.20, D + 0.004, 1.50), (1.50, D + 0.108, 1.510), M.metal('brass'), 0.001)
    place(vase(0), (1.30, D + 0.055, 1.51))
    place(bottle(0.17, 0.031, '#6b3d14'), (1.29, D + 0.055, 1.20), 10)
    place(candle(0.034, 0.07), (1.41, D + 0.055, 1.20))
    o, L = tall_cabinet(1.50, 0.42, 2.32, 3, M.wood('oak', 2), None, ((1, 1.02, 1.66),), 'brass')
    place_lit((o, L), (2.53, D, 0))
    box('filler', (1.785, D - 0.40, 2.338), (W, D, H), M.paint('#f3f1ec'), 0)
    place(folded_towels(3, 0.30, 0.24, ('#f2ede2', '#b3897f', '#f2ede2')), (2.47, D - 0.20, 1.04), 2)
    place(bottle(0.17, 0.031), (2.70, D - 0.20, 1.04), 6)
    box('bench', (W - 0.42, 0.20, 0.42), (W - 0.02, 1.55, 0.46), M.wood('oak', 1), 0.004)
    for y in (0.24, 1.47):
        box('leg', (W - 0.40, y, 0), (W - 0.04, y + 0.04, 0.42), M.wood('oak', 0), 0.002)
    place(folded_towels(2, 0.30, 0.25, ('#b3897f', '#f2ede2')), (W - 0.22, 1.10, 0.462), -85)
    place(basket(0.15, 0.26), (W - 0.22, 1.05, 0))
    place(hooks(4, 0.14, 'brass'), (W, 1.35, 1.70), -90)
    place(towel(0.26, 0.62, 0.60, 0.01, '#e9e1d1', 4, 2.5, 0.010), (W - 0.055, 1.28, 1.69), -90)
    place(rug(0.95, 0.58, '#e7e0d2', '#6b403e'), (2.25, 1.50, 0), 88)
    for x, y in ((0.55, D - 0.55), (1.25, D - 0.55), (2.1, 1.6), (2.9, 1.3), (1.1, 1.0)):
        downlight(x, y, H, 13, '#ffe3c2', spread=80)
    area_light('fill', (1.4, -0.3, 2.1), (1.7, D, 0.9), 2.0, 1.6, 190, '#f2f4fa')
    camera((1.40, -1.20, 1.34), (1.72, D, 1.34), lens=25, shift_y=-0.045)
    world()
