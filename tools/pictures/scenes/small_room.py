"""The small room of before, after and result: same walls, window and camera."""

from kit import materials as M
from kit.cabinets import vanity
from kit.lighting import camera
from kit.mirrors import mirror_rect
from kit.placing import place, place_lit
from kit.plants import plant, pot
from kit.props import bottle, candle
from kit.room import front_wall, Room
from kit.sanitary import flush_plate, wc
from kit.taps import basin_tap, floor_drain, glass_screen, shower_set
from kit.textiles import hooks, rug, towel

SIZE = (2.3, 2.5, 2.4)
# One column of tiles wide, on the joints of the old tiles and of the new ones.
WINDOW = (1.20, 1.50, 1.80, 2.06)
DAY = dict(top='#f2f6fa', low='#e3ecef', trees='#b9c7ac', strength=2.4)
LIT_WINDOWS = ((2.52, 2.02, '#ffcf8a'), (2.86, 2.0, '#ffb566'))
EVENING = dict(top='#28303f', low='#7d6d68', trees='#10141a', strength=0.55, lamps=LIT_WINDOWS)


def slider_camera():
    """Before and after lie on top of each other on the page: one camera for both."""
    camera((1.22, -1.12, 1.36), (1.12, 2.5, 1.36), lens=23, shift_y=-0.05)


def renovated(evening=False):
    """The renovated small room after the renovation, without lamps and camera."""
    r = Room(*SIZE)
    W, D = r.W, r.D
    r.window(
        'back',
        WINDOW,
        depth=0.16,
        frame=M.satin('#f3f1ec', 0.35),
        reveal=M.paint('#f4f2ee'),
        sill=M.satin('#efece6', 0.3),
        power=1.5 if evening else 60,
        color='#a9b9d6' if evening else '#dfeaff',
        back_mat=M.view(**(EVENING if evening else DAY)),
        lamp_in_mirrors=not evening,
    )
    # Whole tiles meet in the far corner; the joints go on in the floor, six small tiles to a big one.
    t = M.stone('#cbc5ba', 0.03, 0.46, 0.06, 3.0)
    for side, seed, off in (('back', 41, 0.0), ('left', 42, 0.5), ('right', 43, 0.5)):
        r.tiled(side, 0.60, 0.60 * 2, t, '#958e82', gap=0.0024, lippage=0.0003, seed=seed, off=(off, 0))
    front_wall(r, M.paint('#efece6'))
    r.ceiling(M.paint('#f6f4f0'))
    r.tiled(
        'floor', 0.10, 0.10, M.stone('#8d867b', 0.06, 0.52, 0.08, 4), '#7b756b', gap=0.0025, lippage=0.0004, seed=44
    )
    place(glass_screen(1.05, 2.05, kind='black', ceiling=r.H), (1.12, D, 0), -90)
    place(shower_set('black', 1.08, 0.14, 2.10, 0.36), (0.60, D, 0))
    place(floor_drain(slot=0.8), (0.60, D - 0.05, 0.0022))
    place(wc(), (0, 1.0, 0), 90)
    place(flush_plate('black'), (0, 1.0, 1.02), 90)
    o, zt = vanity(
        0.80,
        0.44,
        0.46,
        M.wood('oak', 0),
        M.satin('#f1eee9', 0.25),
        (1, 2),
        z=0.36,
        handle='shadow',
        basin='slab',
        side=M.wood('oak', 1),
    )
    place(o, (W, 1.0, 0), -90)
    place(basin_tap('black', 0.15, 0.12, tall=False), (W - 0.06, 1.0, zt), -90)
    m, L = mirror_rect(0.75, 0.80, 1.12, True, None, 0.03, 13)
    place_lit((m, L), (W, 1.0, 0), -90)
    place(hooks(3, 0.12), (W, D - 0.50, 1.65), -90)
    place(towel(0.26, 0.62, 0.60, 0.01, '#c9b79d', 4, 2.5, 0.010), (W - 0.055, D - 0.50, 1.64), -90)
    place(plant('palm', 0.75, 9, n=12), (1.75, D - 0.28, 0.22))
    place(pot(0.13, 0.24), (1.75, D - 0.28, 0))
    place(bottle(0.16, 0.03), (W - 0.12, 0.72, zt), -90)
    place(candle(0.035, 0.07), (W - 0.11, 1.30, zt))
    place(rug(0.70, 0.48, '#e2dacb', '#b6a58a'), (1.20, 1.20, 0), 3)
    return r
