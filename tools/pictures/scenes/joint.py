"""Detail: joints that run straight from wall to wall through the corner, and on down to the drain in the floor."""

from kit import materials as M
from kit.lighting import area_light, camera, downlight, sun, world
from kit.room import front_wall, Room
from kit.placing import place
from kit.taps import floor_drain

PICTURE = dict(samples=32, exposure=0.2, look='High Contrast', vignette=0.12)


def build():
    r = Room(2.1, 2.1, 2.4)
    D = r.D
    white = M.satin('#f3f1ec', 0.35)
    r.window(
        'right', (0.35, 0.5, 1.35, 2.1), depth=0.24, frame=white, reveal=M.paint('#f6f3ee'), power=70, backdrop=2.2
    )
    zellige = M.glazed('#738a78', 0.15, 0.07, 0.5, 0.010, 34)
    r.tiled('back', 0.10, 0.10, zellige, '#d3d3c8', gap=0.004, lippage=0.0009, seed=201)
    r.tiled('left', 0.10, 0.10, zellige, '#d3d3c8', gap=0.004, lippage=0.0009, seed=202)
    r.surface('right', M.paint('#efeae1'))
    front_wall(r)
    r.ceiling()
    r.tiled(
        'floor', 0.10, 0.10, M.stone('#cbc4b8', 0.05, 0.38, 0.06, 5), '#b3aca0', gap=0.004, lippage=0.0005, seed=203
    )
    place(floor_drain(0.19, 'brass'), (0.50, D - 0.50, 0.0025))
    downlight(0.7, 0.9, r.H, 5, '#ffe9d2', spread=100)
    area_light('fill', (1.2, -0.3, 1.6), (0.6, D, 0.4), 1.2, 1.2, 16, '#eef3fb')
    sun((-0.80, 0.42, -0.52), 12, '#ffdcae', 0.9)
    camera((1.22, 0.42, 1.02), (0.44, D - 0.3, 0.26), lens=36, level=False, fstop=4, focus=1.75)
    world()
