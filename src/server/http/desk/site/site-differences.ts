import type { ShownPicture } from '#content/default-gallery.ts'
import { iconNames, siteFields, siteItems, sitePage, siteParts } from '#content/desk/site.ts'
import { pairPage, pictureFields, projectPages } from '#content/desk/site-pictures.ts'
import type { SiteContent } from '#content/site-content.ts'
import { keysOf } from '#domain/keys-of.ts'
import { swedishDay } from '#domain/sweden/time.ts'
import { grouped } from '#domain/sweden/writing.ts'
import { type FormPart, type ListPart, type PicturePart, partOf, typedValue } from './site-parts.ts'

/** What differs between two contents, in words. `before` is '' for an item that is new, `after` for one that is removed. */
export type Difference = { part: FormPart | ListPart | PicturePart; label: string; before: string; after: string }

export function differencesBetween(before: SiteContent, after: SiteContent): Difference[] {
  const ofFields = keysOf(siteFields).flatMap((path): Difference[] => {
    const part = partOf(path)
    const [was, becomes] = [shown(before, path), shown(after, path)]
    return part === undefined || was === becomes
      ? []
      : [{ part, label: labelOf(part, siteFields[path].label), before: typedValue(before, path) && was, after: becomes }]
  })
  return [
    ...ofFields,
    ...itemDifferences('fragor', before.questions.map(asItem), after.questions.map(asItem)),
    ...itemDifferences('tips', before.tips.map(asTip), after.tips.map(asTip)),
    ...itemDifferences('projekt', projectItems(before), projectItems(after)),
    ...pictureDifferences(pairPage.before, before.pair.before, after.pair.before),
    ...pictureDifferences(pairPage.after, before.pair.after, after.pair.after),
  ]
}

/** The value at a path, in one line. */
export function shown(content: SiteContent, path: string): string {
  const value = typedValue(content, path)
  if (value === '') return sitePage.nothing
  if (path.endsWith('Kr') || path.startsWith('facts.priceKr')) return grouped(Number(value))
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return `${swedishDay(value)} ${value.slice(0, 4)}`
  return value.replaceAll('\n', ', ')
}

/** The line's fields have names that say little alone. */
function labelOf(part: Difference['part'], label: string): string {
  return part === 'rad' ? `${siteParts.rad.title}: ${label.toLocaleLowerCase('sv')}` : label
}

type Item = { id: string; title: string; whole: string }

const asItem = ({ id, icon, question, answer }: SiteContent['questions'][number]): Item => ({
  id,
  title: question,
  whole: `${question} ${answer} ${symbolWords(icon)}`,
})
const asTip = ({ id, icon, text }: SiteContent['tips'][number]): Item => ({ id: String(id), title: text, whole: `${text} ${symbolWords(icon)}` })

function projectItems({ gallery: { projects, band } }: SiteContent): Item[] {
  return projects.map(({ id, title, description, picture, onHome }) => {
    const places = [onHome && projectPages.onHome, band.includes(id) && projectPages.inBand].filter(Boolean)
    return { id, title, whole: [title, description, pictureWords(picture), ...places].join(' · ') }
  })
}

function pictureDifferences(label: string, before: ShownPicture, after: ShownPicture): Difference[] {
  const [was, becomes] = [pictureWords(before), pictureWords(after)]
  const isOther = before.file !== after.file
  return isOther || was !== becomes ? [{ part: 'fore-efter', label, before: was, after: isOther ? `${becomes} (${projectPages.picture})` : becomes }] : []
}

/** What a picture shows, and what it is. */
function pictureWords({ alt, kind }: ShownPicture): string {
  return `${pictureFields.picture}: ${alt} (${pictureFields.kinds[kind]})`
}

function symbolWords(icon: string): string {
  return `(${siteParts.fragor.fields.icon.toLocaleLowerCase('sv')}: ${iconNames[icon] ?? icon})`
}

function itemDifferences(part: ListPart | 'projekt', before: readonly Item[], after: readonly Item[]): Difference[] {
  const { title } = siteParts[part]
  const kept = before.filter(({ id }) => after.some((item) => item.id === id))
  const keptAfter = after.filter(({ id }) => before.some((item) => item.id === id))
  const isMoved = kept.some(({ id }, index) => keptAfter[index]?.id !== id)
  return [
    ...after.flatMap((item): Difference[] => {
      const earlier = before.find(({ id }) => id === item.id)
      if (!earlier) return [{ part, label: `${title}: ${siteItems.added.toLocaleLowerCase('sv')}`, before: '', after: item.title }]
      return earlier.whole === item.whole
        ? []
        : [{ part, label: `${title}: ${siteItems.changed.toLocaleLowerCase('sv')}`, before: earlier.whole, after: item.whole }]
    }),
    ...before
      .filter(({ id }) => !after.some((item) => item.id === id))
      .map((item): Difference => ({ part, label: `${title}: ${siteItems.removed.toLocaleLowerCase('sv')}`, before: item.title, after: '' })),
    ...(isMoved ? [{ part, label: title, before: '', after: siteItems.moved } satisfies Difference] : []),
  ]
}
