import { getImage } from 'astro:assets'
import { samples } from '#content/partner.ts'
import { type PictureName, pictures } from '#content/pictures.ts'
import { band, projects } from '#content/projects.ts'
import type { ReadyPicture } from '#parts/picture.tsx'

// Lazy: an original that is imported eagerly is copied whole into the built site.
const originals = import.meta.glob<{ default: ImageMetadata }>('../content/pictures/*.webp')

/** Chosen by eye on the renderings: below these, tile joints begin to smear. */
const quality = { avif: 50, webp: 72 } as const

/** An original in, its sizes out. `widths` in px, ascending; the WebP for old browsers takes the middle one. */
async function readyPicture(name: PictureName, widths: readonly number[]): Promise<ReadyPicture> {
  const original = originals[`../content/pictures/${name}.webp`]
  if (!original) throw new Error(`There is no picture ${name}.webp in src/content/pictures.`)
  const { default: src } = await original()
  const widest = Math.max(...widths)
  const avif = await getImage({ src, format: 'avif', quality: quality.avif, width: widest, widths: [...widths] })
  const webp = await getImage({ src, format: 'webp', quality: quality.webp, width: widths[Math.floor(widths.length / 2)] ?? widest })
  return { avif: avif.srcSet.attribute, webp: webp.src, width: src.width, height: src.height, ...pictures[name] }
}

/** Several at once, in the same order. */
function readyPictures(names: readonly PictureName[], widths: readonly number[]): Promise<ReadyPicture[]> {
  return Promise.all(names.map((name) => readyPicture(name, widths)))
}

/** The home page's pictures, each in the widths that its place can need. */
export async function homePictures() {
  const cards = [480, 960, 1600]
  return {
    hero: await readyPicture('hero', [1280, 1600, 2240]),
    heroPhone: await readyPicture('hero-phone', [420, 640, 860]),
    before: await readyPicture('before', [420, 860, 1280]),
    after: await readyPicture('after', [420, 860, 1280]),
    band: await readyPictures(band, cards),
    projects: await readyPictures(
      projects.map(({ picture }) => picture),
      cards,
    ),
    showroom: await readyPicture('showroom', [640, 1280, 1600]),
    samples: await readyPictures(samples, [120, 240]),
    plan3d: await readyPicture('plan3d', [480, 960, 1400]),
  }
}
