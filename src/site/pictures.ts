import { getImage } from 'astro:assets'
import { samples } from '#content/partner.ts'
import { type PictureName, pictures } from '#content/pictures.ts'
import { band, projects } from '#content/projects.ts'
import type { ProjectPicture, ReadyPicture } from '#shared/picture.tsx'

const originals = import.meta.glob<{ default: ImageMetadata }>('../content/pictures/*.webp')

/** Chosen by eye: below these, tile joints begin to smear. */
const quality = { avif: 50, webp: 72 } as const

/** Encodes an original. `widths` in px, ascending; the WebP for old browsers has the middle one. */
async function readyPicture(name: PictureName, widths: readonly number[], avifQuality: number = quality.avif): Promise<ReadyPicture> {
  const widest = Math.max(...widths)
  const avif = await getImage({ src: original(name), format: 'avif', quality: avifQuality, width: widest, widths: [...widths] })
  const webp = await getImage({ src: original(name), format: 'webp', quality: quality.webp, width: widths[Math.floor(widths.length / 2)] ?? widest })
  return { avif: avif.srcSet.attribute, webp: webp.src, width: avif.attributes.width, height: avif.attributes.height, ...pictures[name] }
}

/** A project's two sizes: for its card, and for its dialog. */
async function projectPicture(name: PictureName): Promise<ProjectPicture> {
  const card = await getImage({ src: original(name), format: 'webp', quality: quality.webp, width: 800 })
  const large = await getImage({ src: original(name), format: 'avif', quality: quality.avif, width: 1600 })
  return { card: card.src, large: large.src, ...pictures[name] }
}

/** Small enough to need one size only. */
async function samplePicture(name: PictureName): Promise<string> {
  return (await getImage({ src: original(name), format: 'webp', quality: quality.webp, width: 240 })).src
}

/** A promise, as getImage takes it: awaited here, the original would be copied into the built site. */
function original(name: PictureName): Promise<{ default: ImageMetadata }> {
  const load = originals[`../content/pictures/${name}.webp`]
  if (!load) throw new Error(`There is no picture ${name}.webp in src/content/pictures.`)
  return load()
}

/** On the home page and at the top of /rita. */
export const drawingPicture = () => readyPicture('plan3d', [480, 960, 1400])

/** A phone of 412 px at 1.75 times the density, as Lighthouse has it and many are: 721 px, which would take the next width, 860. */
const PHONE_WIDTH = 724

/** The home page's pictures, each in the widths that its place needs. */
export async function homePictures() {
  return {
    hero: await readyPicture('hero', [960, 1440, 1920]),
    heroPhone: await readyPicture('hero-phone', [420, 640, PHONE_WIDTH, 860], 62),
    before: await readyPicture('before', [420, 860, 1280]),
    after: await readyPicture('after', [420, 860, 1280]),
    band: await Promise.all(band.map((name) => readyPicture(name, [420, 960]))),
    projects: await Promise.all(projects.map(({ picture }) => projectPicture(picture))),
    showroom: await readyPicture('showroom', [640, 1280, 1600]),
    samples: await Promise.all(samples.map(samplePicture)),
    plan3d: await drawingPicture(),
  }
}
