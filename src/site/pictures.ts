import { getImage } from 'astro:assets'
import { samples } from '#content/company/partner.ts'
import type { ShownPicture } from '#content/gallery/default-gallery.ts'
import { ideaNames } from '#content/gallery/idea-names.ts'
import { projects } from '#content/gallery/projects.ts'
import { bandOf } from '#content/gallery/shown-projects.ts'
import { type PictureName, pictures } from '#content/pictures.ts'
import type { PageContent } from '#content/publishing/page-content.ts'
import { isOwnPicture, pictureAddress, pictureQuality, pictureWidths, webpWidth, widestPicture } from '#domain/site-picture.ts'
import type { ProjectPicture, ReadyPicture } from '#shared/picture.tsx'

const originals = import.meta.glob<{ default: ImageMetadata }>('../content/pictures/*.webp')

/** A picture in several widths: one of the build's, which is encoded, or one of the owner's, which has been. `widths` in px, ascending. */
async function readyPicture({ file, kind, alt }: ShownPicture, widths: readonly number[], avifQuality: number = pictureQuality.avif): Promise<ReadyPicture> {
  if (isOwnPicture(file)) {
    const avif = widths.map((width) => `${pictureAddress(file, { width, format: 'avif' })} ${width}w`).join(', ')
    return { avif, webp: pictureAddress(file, { width: webpWidth(widths), format: 'webp' }), ...widestPicture, kind, alt }
  }
  const avif = await getImage({ src: original(file), format: 'avif', quality: avifQuality, width: Math.max(...widths), widths: [...widths] })
  const webp = await getImage({ src: original(file), format: 'webp', quality: pictureQuality.webp, width: webpWidth(widths) })
  return { avif: avif.srcSet.attribute, webp: webp.src, width: avif.attributes.width, height: avif.attributes.height, kind, alt }
}

/** A project's two sizes: for its card, and for its dialog. */
async function projectPicture({ file, kind, alt }: ShownPicture): Promise<ProjectPicture> {
  const [card, large] = [pictureWidths.card, pictureWidths.large]
  if (isOwnPicture(file)) {
    return { card: pictureAddress(file, { width: card, format: 'webp' }), large: pictureAddress(file, { width: large, format: 'avif' }), kind, alt }
  }
  const onCard = await getImage({ src: original(file), format: 'webp', quality: pictureQuality.webp, width: card })
  const inDialog = await getImage({ src: original(file), format: 'avif', quality: pictureQuality.avif, width: large })
  return { card: onCard.src, large: inDialog.src, kind, alt }
}

/** Small enough to need one size only. */
async function samplePicture(name: PictureName): Promise<string> {
  return (await getImage({ src: original(name), format: 'webp', quality: pictureQuality.webp, width: 240 })).src
}

/** A promise, as getImage takes it: awaited here, the original would be copied into the built site. */
function original(name: string): Promise<{ default: ImageMetadata }> {
  const load = originals[`../content/pictures/${name}.webp`]
  if (!load) throw new Error(`There is no picture ${name}.webp in src/content/pictures.`)
  return load()
}

/** A picture that only a developer changes. */
function built(file: PictureName): ShownPicture {
  return { file, ...pictures[file] }
}

/** On the home page and at the top of /rita. */
export const drawingPicture = () => readyPicture(built('plan3d'), [480, 960, 1400])

/** Of the rooms that can be drawn on, for the change from a picture to its room on /rita: the very files that the gallery shows. Nobody draws on the worn-out one. */
export function arrivalPictures() {
  const names = ideaNames.filter((name) => name !== 'before')
  return Promise.all(names.map(async (name) => ({ name, picture: await projectPicture(built(name)) })))
}

/** A phone of 412 px at 1.75 times the density, as Lighthouse has it and many are: 721 px, which would take the next width, 860. */
const PHONE_WIDTH = 724

/** The home page's pictures, each in the widths that its place needs. */
export async function homePictures({ gallery, pair }: PageContent) {
  // So that the build encodes them: the owner can put each of them into the band.
  await Promise.all(projects.map(({ picture }) => readyPicture(built(picture), pictureWidths.band)))
  return {
    hero: await readyPicture(built('hero'), [960, 1440, 1920]),
    heroPhone: await readyPicture(built('hero-phone'), [420, 640, PHONE_WIDTH, 860], 62),
    before: await readyPicture(pair.before, pictureWidths.pair),
    after: await readyPicture(pair.after, pictureWidths.pair),
    band: await Promise.all(bandOf(gallery).map(({ picture }) => readyPicture(picture, pictureWidths.band))),
    projects: await Promise.all(gallery.projects.map(({ picture }) => projectPicture(picture))),
    showroom: await readyPicture(built('showroom'), [640, 1280, 1600]),
    samples: await Promise.all(samples.map(samplePicture)),
    plan3d: await drawingPicture(),
  }
}
