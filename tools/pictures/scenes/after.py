"""Efter renovering: the same room, window and camera as before."""

from kit.lighting import downlight, world
from scenes.small_room import renovated, slider_camera

PICTURE = dict(samples=24, exposure=0.35, look='High Contrast', vignette=0.10)


def build():
    r = renovated()
    D, H = r.D, r.H
    downlight(0.60, D - 0.5, H, 9, spread=85)
    downlight(1.55, 1.6, H, 8, spread=100)
    downlight(1.15, 0.6, H, 8, spread=100)
    slider_camera()
    world()
