import { z } from 'zod'
import { MOST_IN_BAND } from '../gallery/projects.ts'
import { type PictureFacts, pictureKinds, pictures } from '../pictures.ts'
import * as rule from './rules.ts'

export type SiteGallery = z.infer<typeof galleryRules>
export type SiteProject = SiteGallery['projects'][number]
export type ShownPair = z.infer<typeof pairRules>
/** `file`: a name of pictures.ts, or the hash of a picture that the owner has added. */
export type ShownPicture = z.infer<typeof picture>

const MOST_PROJECTS = 40
/** A shorter text says nothing to a person who cannot see the picture. */
const SHORTEST_ALT = 15

const built: Record<string, PictureFacts> = pictures

const picture = z
  .object({
    // Whether there is such a picture is not the same for ever: it is looked at when it is chosen, and whenever the site is printed.
    file: rule.text,
    kind: rule.oneOf(pictureKinds, 'ingen sorts bild'),
    alt: rule.shortText(250),
  })
  .superRefine(({ file, kind, alt }, context) => {
    const facts = built[file]
    if (facts && facts.kind !== kind) context.addIssue({ code: 'custom', message: `bilden är ${inWords[facts.kind]} och ska vara märkt så.`, path: ['kind'] })
    if (!facts && !saysSomething(alt)) context.addIssue({ code: 'custom', message: DESCRIBE, path: ['alt'] })
  })

const inWords = { rendering: 'en visualisering', photo: 'ett foto' }
const DESCRIBE = 'beskriv vad som syns på bilden med några ord, för den som inte kan se den. Till exempel: Ljust badrum med gröna plattor och vägghängd toalett'

/** Neither too short nor the name of a file. */
function saysSomething(alt: string): boolean {
  return alt.length >= SHORTEST_ALT && alt.includes(' ') && !/\.(?:jpe?g|png|webp|heic)$/i.test(alt)
}

/** Of a project, also of one in projects.ts. */
export const projectTitle = rule.shortText(60)
export const projectDescription = rule.shortText(200)

export const galleryRules = z
  .object({
    projects: z
      .array(z.object({ id: rule.shortText(60), title: projectTitle, description: projectDescription, picture, onHome: z.boolean() }))
      .min(1, 'minst ett projekt behövs.')
      .max(MOST_PROJECTS, `högst ${MOST_PROJECTS} projekt får plats.`)
      .superRefine((projects, context) => {
        rule.distinct(projects, 'id', context)
        rule.distinct(projects, 'title', context)
      }),
    band: z.array(z.string()).max(MOST_IN_BAND, `i bildbandet ryms högst ${MOST_IN_BAND} bilder. Ta bort en annan först.`),
  })
  .refine(({ projects, band }) => band.every((id) => projects.some((project) => project.id === id)), {
    error: 'i bildbandet står ett projekt som inte finns.',
    path: ['band'],
  })

export const pairRules = z.object({ before: picture, after: picture })
