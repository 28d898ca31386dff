"""Vanities and tall cabinets."""

import math

from mathutils import Matrix

from kit import materials as M
from kit.meshes import box, cyl, group, lathe, tube
from kit.sanitary import basin_bowl, slab_basin


def vanity(
    W=1.2,
    D=0.46,
    H=0.50,
    front=None,
    top=None,
    drawers=(2, 2),
    top_t=0.02,
    z=0.35,
    handle='shadow',
    basin='bowl',
    nb=1,
    hmat=None,
    bowl=None,
    ribs=0,
    side=None,
):
    """Wall-hung cabinet; drawers=(columns, rows). Counter top at z+H+top_t. basin: bowl | slab (integrated)."""
    front, top = front or M.wood('oak', 0), top or M.satin('#f0eeea', 0.25)
    side = side or front  # open box: a sunk basin needs the room inside
    obs = [
        box('side', (-W / 2 + 0.0015, -D + 0.022, z), (-W / 2 + 0.018, 0, z + H), side, 0.001),
        box('side', (W / 2 - 0.018, -D + 0.022, z), (W / 2 - 0.0015, 0, z + H), side, 0.001),
        box('bottom', (-W / 2 + 0.018, -D + 0.022, z), (W / 2 - 0.018, 0, z + 0.016), side, 0),
        box(
            'inner',
            (-W / 2 + 0.018, -D + 0.024, z + 0.016),
            (W / 2 - 0.018, -D + 0.030, z + H - 0.002),
            M.satin('#1b1917', 0.8),
            0,
        ),
    ]
    cw, rh, g = W / drawers[0], H / drawers[1], 0.0018
    for i in range(drawers[0]):
        for j in range(drawers[1]):
            x0, x1 = -W / 2 + i * cw + g, -W / 2 + (i + 1) * cw - g
            z0, z1 = z + j * rh + g, z + (j + 1) * rh - g - (0.016 if handle == 'shadow' else 0)
            if ribs:
                n = int((x1 - x0) / ribs)
                st = (x1 - x0) / n
                for k in range(n):
                    obs.append(
                        cyl(
                            'rib',
                            (x0 + (k + 0.5) * st, -D + 0.014, z0),
                            (x0 + (k + 0.5) * st, -D + 0.014, z1),
                            st * 0.48,
                            front,
                            0.001,
                            16,
                        )
                    )
                obs.append(box('front', (x0, -D + 0.012, z0), (x1, -D + 0.022, z1), front, 0.001))
            else:
                obs.append(box('front', (x0, -D, z0), (x1, -D + 0.019, z1), front, 0.0022))
            if handle == 'knob':
                obs.append(
                    lathe(
                        'knob',
                        [(0, 0.024), (0.012, 0.022), (0.0135, 0.016), (0.007, 0.010), (0.006, 0)],
                        hmat or M.metal('brass'),
                        ((x0 + x1) / 2, 0, 0),
                    )
                )
                o = obs[-1]
                xform_knob(o, (x0 + x1) / 2, -D, (z0 + z1) / 2)
            elif handle == 'bar':
                xm, zz = (x0 + x1) / 2, z1 - 0.045
                obs.append(
                    tube(
                        'bar',
                        [
                            (xm - 0.07, -D, zz),
                            (xm - 0.07, -D - 0.028, zz),
                            (xm + 0.07, -D - 0.028, zz),
                            (xm + 0.07, -D, zz),
                        ],
                        0.005,
                        hmat or M.metal('black'),
                        0.008,
                    )
                )
    zt = z + H
    if basin == 'bowl':
        obs.append(box('top', (-W / 2 - 0.004, -D - 0.006, zt), (W / 2 + 0.004, 0, zt + top_t), top, 0.002))
        zt += top_t
        xs = [0] if nb == 1 else [-W / 4, W / 4]
        for x in xs:
            obs += group(basin_bowl(mat=bowl), (x, -D * 0.52, zt))
    else:
        obs += slab_basin(W + 0.006, D + 0.008, zt, nb, top)
        zt += 0.016
    return obs, zt


def xform_knob(o, x, y, z):
    o.matrix_world = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(90), 4, 'X')
    return o


def tall_cabinet(
    W=1.2, D=0.40, H=2.35, cols=2, mat=None, inner=None, open_rows=(), kind='black', z0=0.06, splits=(1.15,)
):
    """Floor cabinet with flush doors; open_rows: (column, z0, z1) lit open shelves cut into a column. wall at y=0.
    Returns (objects, strips)."""
    m, side = mat or M.wood('oak', 2), inner or M.wood('oak', 2)
    cw, g, o, L = W / cols, 0.0018, [], []
    o.append(box('plinth', (-W / 2 + 0.01, -D + 0.05, 0), (W / 2 - 0.01, 0, z0), M.satin('#2a2724', 0.6), 0))
    o.append(box('capl', (-W / 2, -D + 0.02, z0), (-W / 2 + 0.018, 0, H), side, 0.001))
    o.append(box('capr', (W / 2 - 0.018, -D + 0.02, z0), (W / 2, 0, H), side, 0.001))
    o.append(box('lid', (-W / 2, -D, H), (W / 2, 0, H + 0.018), M.wood('oak', 0), 0.001))
    for i in range(cols):
        x0, x1 = -W / 2 + i * cw, -W / 2 + (i + 1) * cw
        gaps = sorted((a, b) for c, a, b in open_rows if c == i)
        cuts, z = [], z0
        for a, b in gaps:
            cuts.append((z, a))
            z = b
        cuts.append((z, H))
        for a, b in cuts:
            zs = [a] + [s for s in splits if a + 0.25 < s < b - 0.25] + [b]
            for q, w in zip(zs, zs[1:]):
                o.append(box('door', (x0 + g, -D, q + g), (x1 - g, -D + 0.02, w - g), m, 0.002))
                o.append(
                    box('dark', (x0 + 0.004, -D + 0.021, q), (x1 - 0.004, -D + 0.03, w), M.satin('#1b1917', 0.8), 0)
                )
                xh = x1 - 0.035 if i % 2 == 0 else x0 + 0.035
                zh = (w - 0.30, w - 0.10) if w < 1.4 else (q + 0.10, q + 0.30)
                o.append(
                    tube(
                        'grip',
                        [(xh, -D, zh[0]), (xh, -D - 0.028, zh[0]), (xh, -D - 0.028, zh[1]), (xh, -D, zh[1])],
                        0.0055,
                        M.metal(kind),
                        0.008,
                    )
                )
        for a, b in gaps:
            o += [
                box('ob', (x0 + 0.002, -0.02, a), (x1 - 0.002, -0.002, b), side, 0),
                box('os', (x0 + 0.001, -D + 0.001, a), (x0 + 0.019, -0.02, b), side, 0.001),
                box('os', (x1 - 0.019, -D + 0.001, a), (x1 - 0.001, -0.02, b), side, 0.001),
                box('of', (x0 + 0.019, -D + 0.001, a + 0.001), (x1 - 0.019, -0.02, a + 0.019), M.wood('oak', 0), 0.001),
                box('oc', (x0 + 0.019, -D + 0.001, b - 0.019), (x1 - 0.019, -0.02, b - 0.001), M.wood('oak', 0), 0.001),
            ]
            L.append(
                ((x0 + 0.03, -D * 0.35, b - 0.022), (x1 - 0.03, -D * 0.35, b - 0.022), (0, -0.1, -1), 2.2, '#ffd09a')
            )
    return o, L
