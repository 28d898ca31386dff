"""Badrum med duschkabin: deep blue glazed tiles and a cabin of clear glass in brass."""

from kit import materials as M
from kit.cabinets import vanity
from kit.lighting import area_light, camera, downlight, world
from kit.meshes import box, mesh_obj, tube
from kit.mirrors import door, globe_lamp, mirror_round
from kit.placing import behind, place, place_lit
from kit.plants import plant
from kit.props import bottle, candle, stool, vase
from kit.room import front_wall, Room, tiled_niche
from kit.taps import floor_drain, shower_set, wall_tap
from kit.textiles import folded_towels, hooks, rug, towel

PICTURE = dict(samples=26, exposure=0.55, look='High Contrast', vignette=0.12, awb=0.35)


TILE, GAP, GROUT = (0.065, 0.20), 0.003, '#9fb0bd'
WINDOW = (0.455, 1.20, 1.04, 2.20)  # 9 by 5 tiles
NICHE, DEPTH = (0.13, 1.20, 0.455, 1.60), 0.13  # 5 by 2 tiles, 2 deep
CABIN = (1.04, 0.975)  # 16 and 15 tiles


def framed_pane(width, height):
    """Clear glass between four brass rails that butt instead of crossing: faces in one plane turn black."""
    brass, rail, low = M.metal('brushed'), 0.020, 0.004
    top = height - rail
    return [
        mesh_obj('pane', [(0, 0, low), (width, 0, low), (width, 0, top), (0, 0, top)], [(0, 1, 2, 3)], M.pane()),
        box('sill', (0, -0.010, low), (width, 0.010, low + rail), brass, 0.001),
        box('head', (0, -0.010, top), (width, 0.010, height), brass, 0.001),
        box('stile', (0, -0.010, low + rail), (rail, 0.010, top), brass, 0.001),
        box('stile', (width - rail, -0.010, low + rail), (width, 0.010, top), brass, 0.001),
    ]


def clear_cabin(D):
    """Corner cabin of clear glass: side pane, fixed front pane and a hinged door, in slim brass profiles."""
    brass, (width, depth), height = M.metal('brushed'), CABIN, 2.0
    y, door_from = D - depth, 0.36
    place(framed_pane(depth - 0.015, height), (width, D - 0.003, 0), -90)
    place(framed_pane(door_from - 0.003, height), (0.003, y, 0))
    place(framed_pane(width + 0.010 - door_from - 0.003, height), (door_from + 0.003, y, 0))
    grip = width - 0.10
    points = [(grip, 0, 0.92), (grip, -0.045, 0.92), (grip, -0.045, 1.22), (grip, 0, 1.22)]
    place([tube('grip', points, 0.008, brass, 0.02)], (0, y, 0))
    for z in (0.25, 1.75):
        box('hinge', (door_from - 0.03, y - 0.014, z), (door_from + 0.045, y + 0.014, z + 0.07), brass, 0.002)
    place(shower_set('brass', 1.08, 0.14, 2.12, 0.36), (0.52, D, 0))


def build():
    r = Room(39 * TILE[0], 37 * TILE[0], 12 * TILE[1])
    W, D, H = r.W, r.D, r.H
    r.window(
        'left',
        WINDOW,
        depth=0.22,
        frame=M.satin('#e9e6df', 0.35),
        reveal=M.paint('#f1eee8'),
        power=60,
        back_mat=M.emit('#e4eef8', 0, 2.0),
    )
    blue = M.glazed('#23496b', 0.20, 0.07, 0.5, 0.012, 32)
    tiling = dict(gap=GAP, lippage=0.0006)
    tiled_niche(r, 'back', NICHE, DEPTH, blue, GROUT, TILE, trim=M.metal('brushed'), seed=155, power=8.0, **tiling)
    for s, k in (('back', 1), ('left', 2)):
        r.tiled(s, *TILE, blue, GROUT, seed=150 + k, **tiling)
    wall = M.paint('#ece5d8')
    r.surface('right', wall)
    front_wall(r, wall)
    behind(place(door(), (1.55, 0.003, 0), 180))
    r.ceiling(M.paint('#f5f2ec'))
    r.tiled(
        'floor', 0.20, 0.20, M.stone('#d9d3c6', 0.05, 0.40, 0.06, 4), '#b9b2a4', gap=0.003, lippage=0.0005, seed=153
    )
    clear_cabin(D)
    place(floor_drain(kind='steel'), (0.50, 1.90, 0.0025))
    place(bottle(0.18, 0.032), (0.205, D + 0.06, 1.202), 10)
    place(bottle(0.16, 0.03, '#e4d7bf'), (0.30, D + 0.06, 1.202), -10)
    place(candle(0.033, 0.06), (0.39, D + 0.06, 1.202))
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
    downlight(0.52, D - 0.5, H, 10, '#ffe3c2', spread=85)
    downlight(1.9, 1.3, H, 8, '#ffe3c2', spread=105)
    area_light('fill', (1.3, -0.3, 2.0), (1.3, D, 0.9), 1.4, 1.4, 80, '#eef3fb')
    camera((1.78, -0.92, 1.34), (1.12, D, 1.34), lens=24, shift_y=-0.055)
    world()
