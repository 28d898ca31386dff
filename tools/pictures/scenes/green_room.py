"""The room of the two hero pictures: green zellige, oak and terrazzo, with bare plaster where the plumb line hangs."""

from kit import materials as M
from kit.cabinets import vanity
from kit.lighting import sun, world
from kit.meshes import box
from kit.mirrors import globe_lamp, mirror_round
from kit.placing import place, place_lit
from kit.plants import plant, pot
from kit.props import bottle, candle, stool, vase
from kit.room import front_wall, Room
from kit.sanitary import bathtub, tub_tray
from kit.taps import basin_tap, tub_filler
from kit.textiles import folded_towels, rug

WIDTH, DEPTH, HEIGHT = 5.4, 3.2, 2.7
WAINSCOT, FULL_FROM = 1.2, 2.925  # whole tiles of 75 x 300 mm


def build_room():
    r = Room(WIDTH, DEPTH, HEIGHT)
    W, D, H = r.W, r.D, r.H
    white = M.satin('#f3f1ec', 0.35)
    plaster = M.paint('#efeae1', 0.95, 0.2, 160)  # quite matt: else the lamps leave smudges on the wall beside them
    r.window(
        'left',
        (0.85, 0.75, 2.15, 2.30),
        depth=0.28,
        frame=white,
        reveal=M.paint('#f6f3ee'),
        sill=M.satin('#f3f1ec', 0.3),
        bars=(2, 1),
        power=165,
        backdrop=2.4,
    )
    zellige = M.glazed('#738a78', 0.15, 0.07, 0.5, 0.010, 34)
    r.surface('back', plaster)
    r.tiled(
        'back',
        0.075,
        0.30,
        zellige,
        '#c8c8bd',
        outline=[(0, 0), (FULL_FROM, 0), (FULL_FROM, WAINSCOT), (0, WAINSCOT)],
        gap=0.003,
        lippage=0.0009,
        seed=181,
    )
    r.tiled(
        'back',
        0.075,
        0.30,
        zellige,
        '#c8c8bd',
        outline=[(FULL_FROM, 0), (W, 0), (W, H), (FULL_FROM, H)],
        gap=0.003,
        lippage=0.0009,
        seed=182,
    )
    box('ledge', (0, D - 0.016, WAINSCOT), (FULL_FROM - 0.006, D, WAINSCOT + 0.014), M.wood('oak', 0), 0.002)
    box('profile', (FULL_FROM - 0.006, D - 0.010, WAINSCOT), (FULL_FROM, D, H), M.metal('brass'), 0.001)
    for side in ('left', 'right'):
        r.surface(side, plaster)
    front_wall(r, M.paint('#f1ece4'))
    r.ceiling(M.paint('#f6f3ee'))
    r.tiled('floor', 0.60, 0.60, M.terrazzo('#d6d1c7', 0.3, 38), '#b3ada2', gap=0.002, lippage=0.0003, seed=183)
    vanity_and_mirror(r)
    tub(r)
    between(r)
    sun((0.90, 0.37, -0.36), 20, '#ffdcae', 0.9)
    world()
    return r


def vanity_and_mirror(r):
    D, x = r.D - 0.012, 1.02
    cabinet, top = vanity(
        1.10,
        0.46,
        0.38,
        M.wood('oak', 0),
        M.satin('#efece6', 0.3),
        (2, 1),
        z=0.42,
        handle='shadow',
        side=M.wood('oak', 1),
    )
    place(cabinet, (x, D, 0))
    place(basin_tap('brass', 0.29, 0.15), (x, D - 0.07, top))
    place_lit(mirror_round(0.36, 1.66, 'brass', True, 7), (x, r.D, 0))
    place(bottle(0.17, 0.031), (x - 0.38, D - 0.13, top), 15)
    place(bottle(0.15, 0.029, '#d8cbb6'), (x - 0.29, D - 0.14, top), -10)
    place(vase(0, M.satin('#d9cdbb', 0.7, 0.3)), (x + 0.42, D - 0.14, top))
    place(plant('twigs', 0.38, 8, n=15), (x + 0.42, D - 0.14, top + 0.17))


def tub(r):
    D, x = r.D - 0.72, 4.18
    place(bathtub(1.70, 0.80, 0.58), (x, D, 0))
    place(tub_filler('brass', 0.98, 0.25), (x - 0.96, D + 0.06, 0), -6)
    place(tub_tray(0.88), (x + 0.28, D, 0.584), 90)
    place(candle(0.036, 0.085), (x + 0.285, D + 0.14, 0.605))
    place(bottle(0.15, 0.03, '#6b3d14'), (x + 0.28, D - 0.14, 0.605), 20)
    place(globe_lamp(0.085, 'brass', wall=False, drop=0.66, glow=9, cam=4.5), (x + 0.38, D + 0.32, r.H))
    place(globe_lamp(0.085, 'brass', wall=False, drop=0.96, glow=9, cam=4.5), (x + 0.68, D + 0.22, r.H))
    place(rug(1.05, 0.62, '#ded6c8', '#6f8676'), (x - 0.35, D - 0.98, 0), -3)


def between(r):
    place(stool(0.44, 0.17), (2.42, r.D - 0.55, 0), 12)
    place(folded_towels(3, 0.27, 0.22, ('#efe9de', '#9fb3a2', '#efe9de')), (2.42, r.D - 0.55, 0.442), 28)
    place(pot(0.17, 0.32, M.satin('#cfc6b8', 0.7, 0.4)), (0.34, r.D - 0.95, 0))
    place(plant('palm', 0.95, 3, n=13), (0.34, r.D - 0.95, 0.28))
