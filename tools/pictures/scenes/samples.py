"""Material samples: seven tiled boards side by side, seen straight on in raking daylight; publish-samples.sh cuts them apart."""

import bpy

from kit import materials as M
from kit.lighting import area_light, camera, world
from kit.meshes import box
from kit.tiling import Frame, plane, tiles

PITCH, HEIGHT = 0.52, 0.44  # metres; boards stand PITCH apart
NAMES = 'marble zellige white nero oak brick terrazzo'.split()
PICTURE = dict(
    size=(int(len(NAMES) * PITCH * 1040), int(HEIGHT * 1040)),
    samples=48,
    exposure=0.2,
    look='High Contrast',
    vignette=0,
    bloom=0,
)


def boards():
    """Tile width and height, material, grout, pattern: the tiles of the showroom's boards."""
    return [
        (0.60, 1.20, M.marble('calacatta', 0.07, 2.1), '#d8d2c8', 'grid'),
        (0.075, 0.30, M.glazed('#738a78', 0.15, 0.07, 0.5, 0.010, 34), '#c8c8bd', 'vert'),
        (0.10, 0.10, M.glazed('#e9dfd0', 0.10, 0.08, 0.55), '#d3cabb', 'grid'),
        (0.60, 1.20, M.marble('nero', 0.05, 1.5), '#1a1a1b', 'grid'),
        (0.06, 0.30, M.wood('oak', 0, 0.45, True), '#8d7a62', 'herring'),
        (0.065, 0.26, M.glazed('#96674f', 0.14, 0.10, 0.5), '#cdbfae', 'half'),
        (0.60, 0.60, M.terrazzo('#d6d1c7', 0.3, 38), '#b3ada2', 'grid'),
    ]


def build():
    width = len(NAMES) * PITCH
    for i, (tile_w, tile_h, material, grout, pattern) in enumerate(boards()):
        frame = Frame((i * PITCH, 0, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0))
        outline = [(0, 0), (PITCH - 0.004, 0), (PITCH - 0.004, HEIGHT), (0, HEIGHT)]
        plane('grout', frame, [outline], M.grout(grout))
        tiles(
            'board',
            frame,
            outline,
            tile_w,
            tile_h,
            material,
            pattern=pattern,
            gap=0.0028,
            lippage=0.0009,
            h=0.0008,
            seed=64 + i,
            off=(0.03, 0.05),
        )
    room = M.paint('#ddd6cb')
    box('floor', (-3, -4, -1.3), (width + 3, 0.05, -1.2), room, 0)
    box('behind', (-3, -4.2, -1.2), (width + 3, -4, 2.6), room, 0)
    area_light('daylight', (-2.2, -1.6, 1.6), (width / 2, 0, 0.2), 2.5, 2.5, 210, '#eef3fb')
    area_light('warm', (width + 1.5, -2.4, 1.8), (width / 2, 0, 0.2), 1.5, 1.5, 60, '#ffe3c2')
    camera((width / 2, -3, HEIGHT / 2), (width / 2, 0, HEIGHT / 2))
    lens = bpy.context.scene.camera.data
    lens.type, lens.ortho_scale = 'ORTHO', width
    world('#dfe8f2', 0.25)
