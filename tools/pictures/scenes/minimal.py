"""Minimalistiskt tvättställ: a thin slab with a sunk basin on blush plaster, trap hidden in the wall, nothing else."""

from kit import materials as M
from kit.lighting import camera, sun, world
from kit.mirrors import mirror_round
from kit.placing import place, place_lit
from kit.props import bottle
from kit.room import front_wall, Room
from kit.sanitary import slab_basin
from kit.taps import wall_tap

PICTURE = dict(exposure=0.25, look='High Contrast', vignette=0.14)


def build():
    r = Room(2.8, 2.7, 2.5)
    D = r.D
    r.window(
        'left',
        (1.00, 0.75, 2.10, 2.15),
        depth=0.24,
        frame=M.satin('#efece6', 0.35),
        reveal=M.paint('#f1eeea'),
        power=80,
        backdrop=2.2,
    )
    plaster = M.microcement('#cfae9d', 0.5, 0.09)
    for side in ('back', 'left', 'right'):
        r.surface(side, plaster)
    front_wall(r, M.paint('#e0cfc4'))
    r.ceiling()
    r.tiled('floor', 0.6, 0.6, M.stone('#a3968c', 0.05, 0.4), '#8b7f76')
    slab = M.porcelain('#efece6', 0.22)
    place(slab_basin(1.30, 0.44, 0.832, 1, slab, t=0.018, depth=0.075, bw=0.30, bd=0.145, n2=9), (1.45, D - 0.001, 0))
    place(wall_tap('black', 0.19), (1.385, D - 0.002, 1.02))
    place_lit(mirror_round(0.42, 1.72, 'black', True, 8), (1.45, D, 0))
    place(bottle(0.17, 0.031, '#3a2a22'), (1.96, D - 0.16, 0.850), 10)
    sun((0.80, 0.50, -0.62), 9, '#ffdcae', 0.9)
    camera((1.45, 0.36, 1.46), (1.45, D - 0.25, 1.02), lens=41, shift_y=-0.15, fstop=4, focus=2.05)
    world()
