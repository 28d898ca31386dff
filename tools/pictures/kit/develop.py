"""Finishing in scene-linear light, then Blender's own Filmic view transform to PNG."""
import bpy, os
import numpy as np


def blur(x, s):
    """Gaussian blur by three box passes (numpy only)."""
    r = max(1, int(s * 0.95))
    for _ in range(3):
        for ax in (0, 1):
            p = np.pad(x, [(r + 1, r) if i == ax else (0, 0) for i in range(3)], mode='edge')
            cs = p.cumsum(ax, dtype=np.float64)
            n = x.shape[ax]
            a = np.take(cs, range(2 * r + 1, 2 * r + 1 + n), ax)
            b = np.take(cs, range(0, n), ax)
            x = ((a - b) / (2 * r + 1)).astype(np.float32)
    return x


def develop(img, path, o):
    """o: exposure (stops), look, bloom, vignette, grain, wb=(r,g,b), sat, awb."""
    h, w, _ = img.shape
    img = img.astype(np.float32) * (2.0 ** o.get('exposure', 0.0)) * np.array(o.get('wb', (1, 1, 1)), np.float32)
    k = o.get('awb', 0)  # partial automatic white balance: 1 = grey world
    if k:
        L = img.mean(2)
        lo, hi = np.percentile(L, (20, 97))
        m = img[(L > lo) & (L < hi)].mean(0)
        img = img * ((m[1] / m) ** k).astype(np.float32)
    b = o.get('bloom', 0.06)
    if b:
        hot = np.minimum(np.maximum(img - 0.9, 0), 6)
        img = img + b * (0.5 * blur(hot, w * 0.006) + 0.35 * blur(hot, w * 0.02) + 0.15 * blur(hot, w * 0.06))
    v = o.get('vignette', 0.10)
    if v:
        yy, xx = np.mgrid[:h, :w]
        r2 = ((xx / w - 0.5) ** 2 + (yy / h - 0.5) ** 2) * 2
        img = img * (1 - v * r2[..., None] ** 1.2)
    sat = o.get('sat', 1.0)
    if sat != 1:
        L = (img @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
        img = np.maximum(L + (img - L) * sat, 0)
    g = o.get('grain', 0.008)
    if g:
        rng = np.random.default_rng(3)
        img = img * (1 + g * rng.standard_normal((h, w, 1)).astype(np.float32))
    s = o.get('sharpen', 0.25)
    if s:
        L = np.log2(np.maximum(img, 1e-4))
        img = 2 ** (L + s * np.clip(L - blur(L, 1.0), -0.25, 0.25))
    sc = bpy.context.scene
    vs = sc.view_settings
    vs.view_transform, vs.exposure, vs.gamma = 'Filmic', 0, 1
    vs.look = o.get('look', 'Medium High Contrast')
    im = bpy.data.images.new('final', w, h, float_buffer=True)
    im.colorspace_settings.name = 'Linear'
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = np.clip(img[::-1], 0, 200)
    im.pixels.foreach_set(px.ravel())
    im.update()
    st = sc.render.image_settings
    st.file_format, st.color_mode, st.color_depth, st.compression = 'PNG', 'RGB', '8', 60
    sc.render.dither_intensity = 1.0
    os.makedirs(os.path.dirname(path), exist_ok=True)
    im.save_render(path, scene=sc)
