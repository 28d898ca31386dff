"""The room shell: walls with openings, tiling, windows and lit niches."""

from kit import materials as M
from kit.lighting import area_light, strip
from kit.meshes import bevel, box, mesh_obj
from kit.tiling import Frame, minus_rect, plane, tiles


class Room:
    """W (x) by D (y, away from camera) by H. Frames: back, left, right, front, floor, ceil."""

    def __init__(self, W, D, H):
        self.W, self.D, self.H = W, D, H
        self.frames = dict(
            back=Frame((0, D, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0)),
            left=Frame((0, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0)),
            right=Frame((W, 0, 0), (0, 1, 0), (0, 0, 1), (-1, 0, 0)),
            front=Frame((0, 0, 0), (1, 0, 0), (0, 0, 1), (0, 1, 0)),
            floor=Frame((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)),
            ceil=Frame((0, 0, H), (1, 0, 0), (0, 1, 0), (0, 0, -1)),
        )
        self.size = dict(back=(W, H), front=(W, H), left=(D, H), right=(D, H), floor=(W, D), ceil=(W, D))
        self.holes = {k: [] for k in self.frames}

    def rect(self, side):
        w, h = self.size[side]
        return [(0, 0), (w, 0), (w, h), (0, h)]

    def surface(self, side, mat, outline=None, h=0.0):
        polys = [outline or self.rect(side)]
        for hole in self.holes[side]:
            polys = [q for p in polys for q in minus_rect(p, hole)]
        return plane(side, self.frames[side], polys, mat, h)

    def tiled(self, side, tw, th, mat, grout='#c9c5bd', outline=None, gap=0.002, base=True, **kw):
        """Grout plane plus geometric tiles."""
        part = outline is not None  # partial tiling lies on top of a painted wall
        outline = outline or self.rect(side)
        if base:
            self.surface(side, M.grout(grout), outline, 0.0012 if part else 0)
        return tiles(
            side + '_tiles',
            self.frames[side],
            outline,
            tw,
            th,
            mat,
            gap=gap,
            holes=self.holes[side],
            h=0.0018 if part else 0.0006,
            **kw
        )

    def hole(self, side, x0, y0, x1, y1):
        self.holes[side].append((x0, y0, x1, y1))

    def reveal(self, side, r, depth, mat, sill=None, back=None):
        """Sides of an opening going outwards from the wall; optional back face (niche) and sill material."""
        fr = self.frames[side]
        x0, y0, x1, y1 = r
        quads = [((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))]
        for i, (a, b) in enumerate(quads):
            mesh_obj(
                'reveal',
                [fr.p(*a), fr.p(*b), fr.p(*b, -depth), fr.p(*a, -depth)],
                [(0, 1, 2, 3)],
                sill if (i == 0 and sill) else mat,
                uvs=[
                    (0, 0),
                    (abs(b[0] - a[0]) + abs(b[1] - a[1]), 0),
                    (abs(b[0] - a[0]) + abs(b[1] - a[1]), depth),
                    (0, depth),
                ],
                rnd=[0.5] * 4,
            )
        if back:
            plane('niche_back', fr, [[(x0, y0), (x1, y0), (x1, y1), (x0, y1)]], back, -depth)

    def window(
        self,
        side,
        r,
        depth=0.22,
        frame=None,
        reveal=None,
        sill=None,
        bars=(1, 1),
        power=120,
        color='#dfeaff',
        backdrop=3.0,
        back_mat=None,
        lamp_in_mirrors=True,
    ):
        """Hole + reveal + frame with glazing bars + glass + garden backdrop + area light in the opening (hidden from camera).
        Call before tiling the wall. power in watts for a north-sky feeling; sun is separate (see sun())."""
        self.hole(side, *r)
        fr = self.frames[side]
        frame = frame or M.satin('#f3f1ec', 0.3)
        self.reveal(side, r, depth, reveal or M.paint('#f1eeea'), sill)
        x0, y0, x1, y1 = r

        def bar(a, b, c, d, h0, h1):
            v = [fr.p(u, w, h) for h in (h0, h1) for u, w in ((a, c), (b, c), (b, d), (a, d))]
            bevel(
                mesh_obj(
                    'frame',
                    v,
                    [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
                    frame,
                ),
                0.003,
            )

        f = 0.055
        h0, h1 = -depth + 0.02, -depth + 0.085
        bar(x0, x0 + f, y0, y1, h0, h1)
        bar(x1 - f, x1, y0, y1, h0, h1)
        bar(x0 + f, x1 - f, y0, y0 + f, h0, h1)
        bar(x0 + f, x1 - f, y1 - f, y1, h0, h1)  # no overlap: coplanar faces go black
        for i in range(1, bars[0]):
            x = x0 + (x1 - x0) * i / bars[0]
            bar(x - 0.02, x + 0.02, y0 + f, y1 - f, h0, h1)
        for i in range(1, bars[1]):
            y = y0 + (y1 - y0) * i / bars[1]
            bar(x0 + f, x1 - f, y - 0.02, y + 0.02, h0, h1)
        gl = plane(
            'glass',
            fr,
            [[(x0 + f, y0 + f), (x1 - f, y0 + f), (x1 - f, y1 - f), (x0 + f, y1 - f)]],
            M.pane(),
            -depth + 0.05,
        )
        gl.visible_shadow = False
        if backdrop:
            e = (6, 3.2, 6, 5) if back_mat is None else (25, 25, 25, 25)
            bd = plane(
                'backdrop',
                fr,
                [[(x0 - e[0], y0 - e[1]), (x1 + e[2], y0 - e[1]), (x1 + e[2], y1 + e[3]), (x0 - e[0], y1 + e[3])]],
                back_mat or M.backdrop(backdrop),
                -depth - 4.5,
            )
            bd.visible_shadow = bd.visible_diffuse = False
        c = fr.p((x0 + x1) / 2, (y0 + y1) / 2, -depth - 0.02)
        lamp = area_light('daylight', c, c + fr.n, (x1 - x0), (y1 - y0), power, color, fr.v)
        lamp.visible_glossy = lamp.visible_transmission = lamp_in_mirrors

    def ceiling(self, mat=None, outline=None):
        return self.surface('ceil', mat or M.paint('#f4f2ee'), outline)


def front_wall(r, mat=None):
    """Closes the room behind the camera: lights and mirrors see it, the camera looks through it."""
    o = r.surface('front', mat or M.paint('#ece8e1'))
    o.visible_camera = False
    return o


def niche(r, side, rect, depth, mat, back=None, power=2.0, color='#ffcf96'):
    """Lit niche: call before tiling. LED at the front of its top."""
    r.hole(side, *rect)
    r.reveal(side, rect, depth, mat, back=back or mat)
    fr, (x0, _, x1, z1) = r.frames[side], rect
    strip(fr.p(x0 + 0.02, z1 - 0.006, -0.03), fr.p(x1 - 0.02, z1 - 0.006, -0.03), -fr.v - fr.n * 0.25, power, color)


TILE_FACE = 0.0021  # how far a tile stands out from the plane of its joints: see Room.tiled


def tiled_niche(r, side, rect, depth, mat, grout, tile, gap, trim, seed, power=2.0, color='#ffcf96', **kw):
    """Lit niche tiled like the wall around it: call before tiling. tile is (width, height) with the joint, rect in metres.
    With rect and depth on the wall's joints every joint runs on over the edge. A metal profile fills the outer joint."""
    fr, (x0, z0, x1, z1), (tw, th) = r.frames[side], rect, tile
    w, h = x1 - x0, z1 - z0
    r.hole(side, *rect)
    back = Frame(fr.p(x0, z0, -depth), fr.u, fr.v, fr.n)
    # The finished sides stand flush with the edges of the tiles outside: their joint plane lies one tile further out.
    out = TILE_FACE - gap / 2
    sides = [
        (back, w, h, tile),
        (Frame(fr.p(x0 - out, z0), -fr.n, fr.v, fr.u), depth, h, tile),
        (Frame(fr.p(x1 + out, z0), -fr.n, fr.v, -fr.u), depth, h, tile),
        (Frame(fr.p(x0, z0 - out), fr.u, -fr.n, fr.v), w, depth, (tw, depth)),
        (Frame(fr.p(x0, z1 + out), fr.u, -fr.n, -fr.v), w, depth, (tw, depth)),
    ]
    for i, (plane_of, u, v, (tile_u, tile_v)) in enumerate(sides):
        outline = [(0, 0), (u, 0), (u, v), (0, v)]
        plane('niche_joints', plane_of, [outline], M.grout(grout))
        tiles('niche_tiles', plane_of, outline, tile_u, tile_v, mat, gap=gap, h=TILE_FACE - 0.0015, seed=seed + i, **kw)
    niche_profile(fr, rect, gap / 2 + 0.0007, trim)
    led = fr.p(x0 + 0.004, z1 - 0.0055, -0.016), fr.p(x1 - 0.004, z1 - 0.0055, -0.016)
    strip(led[0] - fr.v * 0.003, led[1] - fr.v * 0.003, -fr.v - fr.n * 0.35, power, color)
    diffuser = plane(
        'led',
        Frame(fr.p(x0, z1 - 0.005, 0), fr.u, -fr.n, -fr.v),
        [[(0.004, 0.010), (w - 0.004, 0.010), (w - 0.004, 0.022), (0.004, 0.022)]],
        M.emit(color, 0, 5.0),
    )
    diffuser.visible_shadow = False


def niche_profile(fr, rect, half, trim):
    """Four bars that fill the joint around an opening; half is half their width."""
    x0, z0, x1, z1 = rect
    for a, b in (
        ((x0 - half, z0 - half), (x0 + half, z1 + half)),
        ((x1 - half, z0 - half), (x1 + half, z1 + half)),
        ((x0 + half, z0 - half), (x1 - half, z0 + half)),
        ((x0 + half, z1 - half), (x1 - half, z1 + half)),
    ):
        p, q = fr.p(*a, -0.004), fr.p(*b, TILE_FACE + 0.0004)
        low, high = [tuple(f(i, j) for i, j in zip(p, q)) for f in (min, max)]
        box('profile', low, high, trim, 0.0005)
