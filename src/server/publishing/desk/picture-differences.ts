import type { ShownPicture } from '#content/gallery/default-gallery.ts'
import { sitePage } from '#content/publishing/site.ts'
import type { SiteContent } from '#content/publishing/site-content.ts'
import { siteItems, siteParts } from '#content/publishing/site-forms.ts'
import { pairPage, pictureFields, projectPages } from '#content/publishing/site-pictures.ts'
import { type Difference, isReordered } from './difference.ts'
import { type ProjectAnswers, projectAnswers } from './site-projects.ts'
import type { PictureAnswers } from './typed-picture.ts'

/** Of the projects, and of the pair. */
export function pictureDifferences(before: SiteContent, after: SiteContent): Difference[] {
  return [
    ...galleryDifferences(before.gallery, after.gallery),
    ...ofPicture('fore-efter', inPair(pairPage.before), before.pair.before, after.pair.before),
    ...ofPicture('fore-efter', inPair(pairPage.after), before.pair.after, after.pair.after),
  ]
}

function inPair(label: string): string {
  return `${pairPage.title}: ${label.toLocaleLowerCase('sv')}`
}

function galleryDifferences(before: SiteContent['gallery'], after: SiteContent['gallery']): Difference[] {
  const ids = new Set([...after.projects, ...before.projects].map(({ id }) => id))
  const answersIn = (gallery: SiteContent['gallery'], id: string) => {
    const project = gallery.projects.find((one) => one.id === id)
    return project && projectAnswers(project, gallery)
  }
  const moved = { part: 'projekt', label: siteParts.projekt.title, before: '', after: siteItems.moved } as const
  return [
    ...[...ids].flatMap((id) => projectDifferences(answersIn(before, id), answersIn(after, id))),
    ...(isReordered(before.projects, after.projects) ? [moved] : []),
  ]
}

/** Of one project, field by field, labelled with its title unless that stands above them. Undefined where there is none. */
export function projectDifferences(before: ProjectAnswers | undefined, after: ProjectAnswers | undefined, isTitled = false): Difference[] {
  const { title, fields } = projectPages
  if (!before || !after) {
    const label = `${title}: ${(before ? siteItems.removed : siteItems.added).toLocaleLowerCase('sv')}`
    const pictures = { before: before?.picture.file, after: after?.picture.file }
    return before || after ? [{ part: 'projekt', label, before: before?.title ?? '', after: after?.title ?? '', pictures }] : []
  }
  const named = (label: string) => (isTitled ? label : `”${before.title}”: ${label.toLocaleLowerCase('sv')}`)
  const inWords = (isTicked: boolean) => (isTicked ? sitePage.yes : sitePage.no)
  return [
    ...ofText(named(fields.title.label), before.title, after.title),
    ...ofText(named(fields.description.label), before.description, after.description),
    ...ofPicture('projekt', named(pictureFields.picture), before.picture, after.picture),
    ...ofText(named(projectPages.onHome), inWords(before.onHome), inWords(after.onHome)),
    ...ofText(named(projectPages.inBand), inWords(before.inBand), inWords(after.inBand)),
  ]
}

function ofText(label: string, before: string, after: string): Difference[] {
  return before === after ? [] : [{ part: 'projekt', label, before, after }]
}

function ofPicture(part: 'projekt' | 'fore-efter', label: string, before: PictureAnswers | ShownPicture, after: PictureAnswers | ShownPicture): Difference[] {
  const words = { before: pictureWords(before), after: pictureWords(after) }
  if (before.file !== after.file) return [{ part, label, ...words, pictures: { before: before.file, after: after.file } }]
  return words.before === words.after ? [] : [{ part, label, ...words }]
}

/** What a picture shows, and what it is. */
function pictureWords({ alt, kind }: PictureAnswers | ShownPicture): string {
  return `${alt} (${pictureFields.kinds[kind]})`
}
