"""Badrum med duschkabin: deep blue glazed tiles and a cabin of clear glass in brass."""

from kit import materials as M
from kit.cabinets import vanity
from kit.lighting import area_light, camera, downlight, world
from kit.meshes import box, tube
from kit.mirrors import globe_lamp, mirror_round
from kit.placing import place, place_lit
from kit.plants import plant
from kit.props import bottle, candle, stool, vase
from kit.room import front_wall, niche, Room
from kit.taps import floor_drain, glass_screen, shower_set, wall_tap
from kit.textiles import folded_towels, hooks, rug, towel

PICTURE = dict(samples=32, exposure=0.55, look='High Contrast', vignette=0.12, awb=0.35)


def clear_cabin(width, depth, D):
    """Corner cabin of clear glass: side pane, fixed front pane and a hinged door, in slim brass profiles."""
    brass = M.metal('brass')
    y, door_from, height = D - depth, 0.36, 2.0
    place(glass_screen(depth, height, kind='brass'), (width, D, 0), -90)
    place(glass_screen(door_from, height, kind='brass'), (0, y, 0))
    place(glass_screen(width - door_from - 0.016, height, kind='brass'), (door_from + 0.008, y - 0.002, 0))
    grip = width - 0.10
    place(
        [
            tube(
                'grip',
                [(grip, 0, 0.92), (grip, -0.045, 0.92), (grip, -0.045, 1.22), (grip, 0, 1.22)],
                0.008,
                brass,
                0.02,
            )
        ],
        (0, y - 0.002, 0),
    )
    for z in (0.25, 1.75):
        box('hinge', (door_from - 0.02, y - 0.016, z), (door_from + 0.05, y + 0.012, z + 0.07), brass, 0.003)
    place(shower_set('brass', 1.08, 0.14, 2.12, 0.36), (0.60, D, 0))


def build():
    r = Room(2.55, 2.4, 2.5)
    W, D, H = r.W, r.D, r.H
    r.window(
        'left',
        (0.45, 1.05, 1.15, 2.15),
        depth=0.22,
        frame=M.satin('#e9e6df', 0.35),
        reveal=M.paint('#f1eee8'),
        power=60,
        back_mat=M.emit('#e4eef8', 0, 2.0),
    )
    blue = M.glazed('#23496b', 0.20, 0.07, 0.5, 0.012, 32)
    niche(r, 'back', (0.13, 1.20, 0.455, 1.50), 0.10, M.satin('#e8e0d0', 0.4), None, 2.4)
    for s, w, k in (('back', W, 1), ('left', D, 2)):
        r.tiled(s, 0.065, 0.20, blue, '#9fb0bd', pattern='vert', gap=0.003, lippage=0.0011, seed=150 + k)
    wall = M.paint('#ece5d8')
    r.surface('right', wall)
    front_wall(r, wall)
    r.ceiling(M.paint('#f5f2ec'))
    r.tiled(
        'floor', 0.20, 0.20, M.stone('#d9d3c6', 0.05, 0.40, 0.06, 4), '#b9b2a4', gap=0.003, lippage=0.0005, seed=153
    )
    clear_cabin(1.08, 0.98, D)
    place(floor_drain(kind='steel'), (0.60, D - 0.50, 0.0025))
    place(bottle(0.18, 0.032), (0.21, D + 0.05, 1.20), 10)
    place(bottle(0.16, 0.03, '#e4d7bf'), (0.30, D + 0.05, 1.20), -10)
    place(candle(0.033, 0.06), (0.39, D + 0.05, 1.20))
    # small basin on the right
    o, zt = vanity(
        0.80,
        0.42,
        0.42,
        M.wood('walnut', 0),
        M.marble('carrara', 0.12, 1.5, True),
        (1, 2),
        z=0.38,
        handle='knob',
        side=M.wood('walnut', 1),
    )
    place(o, (2.02, D - 0.004, 0))
    place(wall_tap('brass', 0.18), (1.97, D - 0.004, zt + 0.23))
    place_lit(mirror_round(0.33, 1.62, 'brass', True, 9), (2.02, D - 0.004, 0))
    place(globe_lamp(0.06, 'brass', arm=0.10, glow=10, cam=4), (1.53, D - 0.004, 1.62))
    place(bottle(0.16, 0.03, '#e4d7bf'), (1.76, D - 0.13, zt), 10)
    place(plant('twigs', 0.36, 5, n=12), (2.30, D - 0.13, zt + 0.14))
    place(vase(0, M.satin('#efe6d6', 0.7, 0.3)), (2.30, D - 0.13, zt))
    place(hooks(3, 0.13, 'brass'), (W, 1.35, 1.62), -90)
    place(towel(0.27, 0.60, 0.58, 0.01, '#e9c9a0', 4, 2.5, 0.010), (W - 0.055, 1.35, 1.61), -90)
    place(stool(0.44, 0.16), (2.28, 1.05, 0), 10)
    place(folded_towels(2, 0.26, 0.21, ('#f4eee2', '#e2b98a')), (2.28, 1.05, 0.442), 12)
    place(rug(0.85, 0.55, '#f0e8da', '#23496b'), (1.72, 1.05, 0), -4)
    downlight(0.60, D - 0.5, H, 10, '#ffe3c2', spread=85)
    downlight(1.9, 1.3, H, 8, '#ffe3c2', spread=105)
    area_light('fill', (1.3, -0.3, 2.0), (1.3, D, 0.9), 1.4, 1.4, 80, '#eef3fb')
    camera((1.78, -0.92, 1.34), (1.12, D, 1.34), lens=24, shift_y=-0.055)
    world()
