"""Slutresultat: the room of after() in the evening, towards vanity and window."""

from kit.lighting import area_light, camera, downlight, strip, world
from scenes.small_room import renovated

PICTURE = dict(samples=26, exposure=0.75, look='High Contrast', vignette=0.16, bloom=0.07, awb=0.5)


def build():
    r = renovated(evening=True)
    W, D, H = r.W, r.D, r.H
    downlight(0.60, D - 0.5, H, 12, '#ffd9ae', spread=85)
    downlight(1.55, 1.6, H, 9, '#ffd9ae', spread=100)
    downlight(1.15, 0.6, H, 9, '#ffd9ae', spread=100)
    strip((0.05, D - 0.02, H - 0.02), (W - 0.05, D - 0.02, H - 0.02), (0, -0.25, -1), 7, '#ffcf96')
    strip((W - 0.25, 0.63, 0.352), (W - 0.25, 1.36, 0.352), (0, 0, -1), 2.5, '#ffc585', 0.03)
    area_light('fill', (0.6, -0.3, 2.0), (1.4, D, 0.9), 1.2, 1.2, 22, '#ffe9d2')
    camera((0.42, -0.98, 1.30), (1.62, 1.95, 1.30), lens=24, shift_y=-0.05)
    world()
