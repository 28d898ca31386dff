"""Skandinavisk design: white half wall, ash, pale blue-grey paint, soft daylight from the back."""

from kit import materials as M
from kit.cabinets import vanity
from kit.lighting import camera, sun, world
from kit.meshes import box
from kit.mirrors import door, globe_lamp, mirror_round
from kit.placing import behind, place, place_lit
from kit.plants import plant, pot
from kit.props import basket, bottle, stool, vase
from kit.room import front_wall, Room
from kit.sanitary import flush_plate, wc
from kit.taps import basin_tap
from kit.textiles import folded_towels, peg_rail, rug, towel

PICTURE = dict(exposure=0.08, look='High Contrast', vignette=0.10, wb=(1.055, 1.0, 0.90))


def build():
    r = Room(3.0, 2.8, 2.5)
    W, D, H = r.W, r.D, r.H
    r.window(
        'back',
        (0.45, 1.22, 1.25, 2.20),
        depth=0.20,
        frame=M.satin('#f6f5f2', 0.35),
        reveal=M.paint('#f6f5f2'),
        sill=M.satin('#f6f5f2', 0.3),
        bars=(1, 2),
        power=75,
        back_mat=M.emit('#e6eff7', 0, 2.2),
    )
    r.window(
        'left',
        (0.30, 0.90, 1.40, 2.20),
        depth=0.22,
        frame=M.satin('#f6f5f2', 0.35),
        reveal=M.paint('#f6f5f2'),
        power=85,
        backdrop=2.2,
    )
    wall = M.paint('#d3d0c9')
    zt_ = 1.20
    wt = M.glazed('#efeeea', 0.07, 0.07, 0.6, 0, 26)
    for s, w, k in (('back', W, 1), ('left', D, 2), ('right', D, 3)):
        r.surface(s, wall)
        r.tiled(
            s,
            0.10,
            0.20,
            wt,
            '#b3b4b2',
            outline=[(0, 0), (w, 0), (w, zt_), (0, zt_)],
            gap=0.003,
            lippage=0.0006,
            seed=110 + k,
        )
    ash0 = M.wood('ash', 0)
    for a, b in (((0, D - 0.026, zt_), (0.44, D, zt_ + 0.016)), ((1.26, D - 0.026, zt_), (W, D, zt_ + 0.016))):
        box('ledge', a, b, ash0, 0.002)
    box('ledge', (0.44, D - 0.035, zt_), (1.26, D, zt_ + 0.018), ash0, 0.002)
    box('ledger', (W - 0.026, 0, zt_), (W, D - 0.03, zt_ + 0.016), M.wood('ash', 1), 0.002)
    front_wall(r, wall)
    place(behind(door(col='#f4f2ee')), (2.30, 0.003, 0), 180)  # what the mirror shows
    r.ceiling(M.paint('#f7f7f5'))
    r.tiled(
        'floor', 0.30, 0.30, M.stone('#a9a49c', 0.05, 0.40, 0.08, 4.0), '#938e87', gap=0.0025, lippage=0.0004, seed=115
    )
    o, zt = vanity(
        1.05,
        0.46,
        0.40,
        ash0,
        ash0,
        (2, 1),
        top_t=0.026,
        z=0.44,
        handle='knob',
        hmat=M.satin('#f4f4f2', 0.3),
        side=M.wood('ash', 1),
    )
    place(o, (2.05, D - 0.012, 0))
    place(basin_tap('chrome', 0.29, 0.15), (2.05, D - 0.075, zt))
    place_lit(mirror_round(0.36, 1.66, M.wood('ash', 0), True, 6, '#fff0dc'), (2.05, D, 0))
    place(bottle(0.17, 0.031, '#e9ece9'), (1.70, D - 0.14, zt), 12)
    place(vase(1, M.satin('#b4b2ad', 0.5)), (2.45, D - 0.15, zt))
    place(plant('twigs', 0.40, 8, n=15), (2.45, D - 0.15, zt + 0.10))
    place(pot(0.085, 0.15, M.satin('#f1f1ee', 0.6, 0.3)), (0.66, D + 0.05, 1.222))
    place(plant('palm', 0.34, 5, n=10), (0.66, D + 0.05, 1.35))
    place(wc(), (0.86, D - 0.012, 0))
    place(flush_plate('white'), (0.86, D - 0.012, 1.0))
    place(peg_rail(1.0, 6), (W, 1.62, 1.62), -90)
    place(towel(0.30, 0.62, 0.58, 0.012, '#f3f3ef', 4, 2.6, 0.010, stripe='#a8a7a3'), (W - 0.075, 1.46, 1.63), -90)
    place(stool(0.44, 0.17, M.wood('ash', 0)), (2.62, 1.55, 0), 10)
    place(folded_towels(2, 0.27, 0.22, ('#f3f3ef', '#b9b8b4')), (2.62, 1.55, 0.442), -62)
    place(rug(1.10, 0.65, '#f0eee8', '#8f8e8a'), (1.62, 1.50, 0), -3)
    place(basket(0.17, 0.30, '#c3a478'), (0.30, D - 0.95, 0))
    place(folded_towels(2, 0.24, 0.21, ('#f3f3ef', '#d6dcdc')), (0.30, D - 0.95, 0.27), 70)
    place(globe_lamp(0.13, 'chrome', wall=False, drop=0.42, glow=3.5, cam=3, color='#fff0dc'), (1.62, 1.75, H))
    sun((0.62, 0.40, -0.60), 7, '#ffe6c4', 1.5)
    camera((1.35, -1.10, 1.30), (1.62, D, 1.30), lens=26, shift_y=-0.045)
    world()
