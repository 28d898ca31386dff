"""Real tiles as geometry: rounded edges, a joint set back, and every tile a hair out of plane. Uneven reflections sell the picture."""

import math
import random

from kit.meshes import mesh_obj, V


def clip_half(poly, nx, ny, d):
    """Keep the part of a convex polygon where nx*x+ny*y <= d."""
    out = []
    for i, p in enumerate(poly):
        q = poly[(i + 1) % len(poly)]
        sp, sq = nx * p[0] + ny * p[1] - d, nx * q[0] + ny * q[1] - d
        if sp <= 0:
            out.append(p)
        if (sp < 0 < sq) or (sq < 0 < sp):
            t = sp / (sp - sq)
            out.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
    return out


def clip_convex(poly, clip):
    """clip: counter-clockwise convex polygon."""
    for i, p in enumerate(clip):
        q = clip[(i + 1) % len(clip)]
        nx, ny = q[1] - p[1], -(q[0] - p[0])
        poly = clip_half(poly, nx, ny, nx * p[0] + ny * p[1])
        if len(poly) < 3:
            return []
    return poly


def minus_rect(poly, r):
    """Convex polygon minus the rectangle (x0,y0,x1,y1): list of convex polygons."""
    x0, y0, x1, y1 = r
    xs, ys = [p[0] for p in poly], [p[1] for p in poly]
    if max(xs) <= x0 or min(xs) >= x1 or max(ys) <= y0 or min(ys) >= y1:
        return [poly]
    mid = clip_half(clip_half(poly, -1, 0, -x0), 1, 0, x1)
    parts = [clip_half(poly, 1, 0, x0), clip_half(poly, -1, 0, -x1)]
    if mid:
        parts += [clip_half(mid, 0, 1, y0), clip_half(mid, 0, -1, -y1)]
    return [p for p in parts if len(p) >= 3 and area(p) > 1e-7]


def area(p):
    return abs(sum(p[i][0] * p[(i + 1) % len(p)][1] - p[(i + 1) % len(p)][0] * p[i][1] for i in range(len(p)))) / 2


def inset(poly, d):
    """Move every edge of a ccw convex polygon inwards by d."""
    n, out = len(poly), []
    for i in range(n):
        a, b, c = poly[i - 1], poly[i], poly[(i + 1) % n]
        e1, e2 = (b[0] - a[0], b[1] - a[1]), (c[0] - b[0], c[1] - b[1])
        l1, l2 = math.hypot(*e1) or 1e-9, math.hypot(*e2) or 1e-9
        n1, n2 = (-e1[1] / l1, e1[0] / l1), (-e2[1] / l2, e2[0] / l2)
        k = 1 + n1[0] * n2[0] + n1[1] * n2[1]
        k = max(k, 0.3)
        out.append((b[0] + d * (n1[0] + n2[0]) / k, b[1] + d * (n1[1] + n2[1]) / k))
    return out


class Frame:
    """A plane: origin, u and v axes (unit), n pointing into the room."""

    def __init__(self, o, u, v, n):
        self.o, self.u, self.v, self.n = V(o), V(u).normalized(), V(v).normalized(), V(n).normalized()
        self.flip = self.u.cross(self.v).dot(self.n) < 0

    def p(self, u, v, h=0.0):
        return self.o + self.u * u + self.v * v + self.n * h


def plane(name, fr, polys, mat, h=0.0):
    verts, faces, uvs = [], [], []
    for poly in polys:
        k = len(verts)
        verts += [fr.p(u, v, h) for u, v in poly]
        uvs += list(poly)
        f = list(range(k, k + len(poly)))
        faces.append(f[::-1] if fr.flip else f)
    return mesh_obj(name, verts, faces, mat, uvs=uvs, rnd=[0.5] * len(verts))


def tiles(
    name,
    fr,
    outline,
    tw,
    th,
    mat,
    gap=0.002,
    pattern='grid',
    holes=(),
    h=0.0,
    thick=0.0015,
    bev=0.0008,
    off=(0.0, 0.0),
    lippage=0.0006,
    seed=3,
    pick=None,
):
    """Real tiles as geometry over a convex outline (ccw, metres): slight edge rounding, per-tile tilt ('lippage')
    for lively reflections, a per-tile random number 'trnd' for the shader. The grout is a plane behind (see room.Wall).
    pattern: grid | half (running bond) | third | vert (vertical stack, running bond sideways) | herring."""
    rnd = random.Random(seed)
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    x0, x1, y0, y1 = min(xs), max(xs), min(ys), max(ys)
    cells = []
    if pattern == 'herring':
        W_, L = min(tw, th), max(tw, th)
        span = int((x1 - x0 + y1 - y0) / W_) + 8
        for i in range(-span, span):
            for j in range(-span, span):
                ax, ay = x0 + i * W_ + j * L, y0 + i * W_ - j * L
                if ax > x1 + L or ay > y1 + L or ax < x0 - 2 * L or ay < y0 - 2 * L:
                    continue
                cells.append((ax, ay, ax + L, ay + W_))
                cells.append((ax, ay + W_, ax + W_, ay + W_ + L))
    else:
        nx, ny = int((x1 - x0) / tw) + 3, int((y1 - y0) / th) + 3
        for j in range(-2, ny):
            for i in range(-2, nx):
                sx = {'half': 0.5 * (j % 2), 'third': (j % 3) / 3}.get(pattern, 0) * tw
                sy = 0.5 * th * (i % 2) if pattern == 'vert' else 0
                ax, ay = x0 - off[0] + i * tw + sx, y0 - off[1] + j * th + sy
                cells.append((ax, ay, ax + tw, ay + th))
    verts, faces, tops, uvs, rn = [], [], [], [], []
    for ax, ay, bx, by in cells:
        g = gap / 2
        if bx < x0 or ax > x1 or by < y0 or ay > y1:
            continue
        r = rnd.random()
        ou, ov = rnd.random() * 7, rnd.random() * 7
        tu, tv = rnd.uniform(-1, 1) * lippage, rnd.uniform(-1, 1) * lippage
        cx, cy = (ax + bx) / 2, (ay + by) / 2
        sw, sh = bx - ax, by - ay
        base = clip_convex([(ax + g, ay + g), (bx - g, ay + g), (bx - g, by - g), (ax + g, by - g)], outline)
        polys = [base] if len(base) >= 3 else []
        for hole in holes:
            polys = [q for p in polys for q in minus_rect(p, hole)]
        if pick is not None and not pick(cx, cy):
            continue
        turn = sh > sw
        for poly in polys:
            ex, ey = [q[0] for q in poly], [q[1] for q in poly]
            if min(max(ex) - min(ex), max(ey) - min(ey)) < 4 * bev or area(poly) < 1e-5:
                continue
            n = len(poly)
            k = len(verts)
            for ring, (ins, z) in enumerate(
                ((0, -0.003), (0, thick - bev), (bev * 0.3, thick - bev * 0.3), (bev, thick))
            ):
                for u, v in inset(poly, ins) if ins else poly:
                    z2 = z if ring == 0 else z + tu * (u - cx) / sw * 2 + tv * (v - cy) / sh * 2
                    verts.append(fr.p(u, v, h + z2))
                    uvs.append((v - cy + ou, -(u - cx) + ov) if turn else (u - cx + ou, v - cy + ov))
                    rn.append(r)
            for ring in range(3):
                for i in range(n):
                    j = (i + 1) % n
                    a, b = k + ring * n, k + (ring + 1) * n
                    f = (a + i, a + j, b + j, b + i)
                    faces.append(f[::-1] if fr.flip else f)
            f = list(range(k + 3 * n, k + 4 * n))
            tops.append(len(faces))
            faces.append(f[::-1] if fr.flip else f)
    ob = mesh_obj(name, verts, faces, mat, smooth=True, uvs=uvs, rnd=rn)
    # A smooth face would take its normals from the rounded edge: a pillow with a blob of light on every tile.
    for top in tops:
        ob.data.polygons[top].use_smooth = False
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = math.radians(50)
    return ob
