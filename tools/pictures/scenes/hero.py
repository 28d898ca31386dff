"""Hero: wide view of the green room; the plumb line hangs before the plaster, a third from the left."""
from kit.lighting import camera
from scenes.green_room import DEPTH, build_room

PICTURE = dict(size=(2240, 1260), samples=36, exposure=.32, look='High Contrast', vignette=.08)


def build():
    build_room()
    camera((2.70, -.95, 1.26), (2.70, DEPTH, 1.26), lens=24, shift_y=-.04)
