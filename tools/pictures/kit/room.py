"""The room shell: walls with openings, tiling, windows and lit niches."""

from kit import materials as M
from kit.lighting import area_light, strip
from kit.meshes import bevel, mesh_obj
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
