"""Kompakt duschkabin: a room of 1.75 x 2.0 m with a quarter-round cabin, WC and a small basin; butter yellow and white."""

from kit import materials as M
from kit.cabinets import vanity
from kit.lighting import area_light, camera, downlight, world
from kit.mirrors import mirror_round
from kit.placing import place, place_lit
from kit.plants import plant, pot
from kit.props import bottle
from kit.room import front_wall, Room
from kit.sanitary import flush_plate, wc
from kit.taps import basin_tap, shower_corner, shower_set
from kit.textiles import hooks, rug, towel
from kit.tiling import plane, tiles

PICTURE = dict(exposure=0.35, look='High Contrast', vignette=0.10, awb=0.2)


def build():
    r = Room(1.75, 2.05, 2.4)
    W, D, H = r.W, r.D, r.H
    white = M.satin('#f6f5f2', 0.35)
    r.window(
        'back',
        (1.05, 1.50, 1.55, 2.10),
        depth=0.18,
        frame=white,
        reveal=M.paint('#f6f4ef'),
        sill=white,
        power=45,
        back_mat=M.emit('#e9f1f8', 0, 2.2),
    )
    yellow = M.glazed('#ecd28c', 0.08, 0.07, 0.5, 0.008, 30)
    cream = M.paint('#f4efe4')
    rail = 1.30
    r.surface('back', cream)
    r.surface('right', cream)
    r.tiled(
        'back',
        0.10,
        0.20,
        yellow,
        '#efe6d2',
        outline=[(0, 0), (0.90, 0), (0.90, H), (0, H)],
        gap=0.003,
        lippage=0.0009,
        seed=191,
    )
    r.tiled(
        'back',
        0.10,
        0.20,
        yellow,
        '#efe6d2',
        outline=[(0.90, 0), (W, 0), (W, rail), (0.90, rail)],
        gap=0.003,
        lippage=0.0009,
        seed=192,
    )
    r.tiled('left', 0.10, 0.20, yellow, '#efe6d2', pattern='grid', gap=0.003, lippage=0.0009, seed=193)
    r.tiled(
        'right',
        0.10,
        0.20,
        yellow,
        '#efe6d2',
        outline=[(0, 0), (D, 0), (D, rail), (0, rail)],
        gap=0.003,
        lippage=0.0009,
        seed=194,
    )
    front_wall(r, cream)
    r.ceiling(M.paint('#f8f6f1'))
    checker(r)
    place(shower_corner(0.86, 1.98, 'chrome'), (0, D, 0))
    place(shower_set('chrome', 1.05, 0.11, 2.08, 0.30), (0.002, D - 0.40, 0), 90)
    place(wc(), (1.30, D - 0.006, 0))
    place(flush_plate('white'), (1.30, D - 0.006, 1.0))
    cabinet, top = vanity(
        0.50,
        0.32,
        0.44,
        M.satin('#f4f2ed', 0.3),
        M.satin('#f6f4f0', 0.22),
        (1, 1),
        z=0.36,
        handle='knob',
        hmat=M.metal('chrome'),
        basin='slab',
    )
    place(cabinet, (W - 0.006, 0.72, 0), -90)
    place(basin_tap('chrome', 0.14, 0.11, False), (W - 0.05, 0.72, top), -90)
    place_lit(mirror_round(0.27, 1.62, 'chrome', True, 8), (W, 0.72, 0), -90)
    place(bottle(0.15, 0.028), (W - 0.09, 0.53, top), -90)
    place(hooks(3, 0.11, 'chrome'), (W, 1.38, 1.62), -90)
    place(towel(0.24, 0.58, 0.56, 0.01, '#f6f3ec', 4, 2.5, 0.010, stripe='#d2a544'), (W - 0.055, 1.38, 1.61), -90)
    place(pot(0.07, 0.12, M.satin('#f4f1ea', 0.6, 0.3)), (1.40, D + 0.06, 1.502))
    place(plant('palm', 0.28, 6, n=9), (1.40, D + 0.06, 1.60))
    place(rug(0.60, 0.42, '#f4efe4', '#d2a544'), (1.12, 0.86, 0), 90)
    downlight(0.45, D - 0.45, H, 8, '#ffe9d2', spread=90)
    downlight(1.2, 0.9, H, 8, '#ffe9d2', spread=110)
    area_light('fill', (0.8, -0.3, 2.0), (0.9, D, 0.9), 1.2, 1.2, 36, '#eef3fb')
    camera((0.76, -1.15, 1.36), (1.00, D, 1.36), lens=24.6, shift_y=-0.06)
    world()


def checker(r):
    """Off-white and graphite floor tiles of 15 cm."""
    plane('grout', r.frames['floor'], [r.rect('floor')], M.grout('#b9b4aa'), 0)
    for parity, colour in ((0, '#eeeae2'), (1, '#5d5f5e')):
        tiles(
            'checker',
            r.frames['floor'],
            r.rect('floor'),
            0.15,
            0.15,
            M.stone(colour, 0.04, 0.34, 0.06, 5),
            gap=0.0025,
            lippage=0.0004,
            h=0.0006,
            seed=195 + parity,
            pick=lambda x, y, parity=parity: (int(x // 0.15) + int(y // 0.15)) % 2 == parity,
        )
