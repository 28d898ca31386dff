import { sitePage } from '#content/publishing/site.ts'
import type { SiteContent } from '#content/publishing/site-content.ts'
import { iconNames, siteFields, siteItems, siteParts } from '#content/publishing/site-forms.ts'
import { valueAt } from '#domain/at-path.ts'
import { keysOf } from '#domain/keys-of.ts'
import { hoursInShort, hoursInWords } from '#domain/opening-hours-in-words.ts'
import { swedishDay } from '#domain/sweden/time.ts'
import { grouped, kronor, kronorSpan, percent } from '#domain/sweden/writing.ts'
import { type Difference, isReordered } from './difference.ts'
import { pictureDifferences } from './picture-differences.ts'
import { itemForm, itemsOf, type ListedItem } from './site-items.ts'
import { type FieldPath, type FormPart, formAt, type ListPart, listParts, type PicturePart, partOf, typedValue } from './site-parts.ts'

export function differencesBetween(before: SiteContent, after: SiteContent): Difference[] {
  const ofFields = keysOf(siteFields).flatMap((path): Difference[] => {
    const part = partOf(path)
    const [was, becomes] = [shown(before, path), shown(after, path)]
    return part === undefined || was === becomes
      ? []
      : [{ part, label: labelOf(part, siteFields[path].label), before: valueAt(before, path) === undefined ? '' : was, after: becomes }]
  })
  const ofLists = keysOf(listParts).flatMap((part) => itemDifferences(part, listItems(before, part), listItems(after, part)))
  return [...ofFields, ...ofLists, ...pictureDifferences(before, after), ...decisionDifferences(before.decided, after.decided)]
}

/** The value at a path, in one line. */
function shown(content: SiteContent, path: FieldPath): string {
  const value = valueAt(content, path)
  if (value === undefined || value === '') return sitePage.nothing
  if (formAt(path).kind === 'span') return kronorSpan({ from: Number(valueAt(value, 'from')), to: Number(valueAt(value, 'to')) })
  if (typeof value === 'number') return figure(value, path)
  if (path === 'facts.phoneHours') return hoursShown(content.facts.phoneHours)
  const typed = typedValue(content, path)
  return formAt(path).kind === 'day' ? `${swedishDay(typed)} ${typed.slice(0, 4)}` : typed.replaceAll('\n', ', ')
}

/** Those of one page too, if they are others. */
function hoursShown({ days, rita }: SiteContent['facts']['phoneHours']): string {
  return [hoursInWords(days), ...(rita ? [`${RITA} ${hoursInShort(rita)}`] : [])].join(', ')
}
const RITA = 'på Rita ditt badrum'

function figure(value: number, path: FieldPath): string {
  const field = siteFields[path]
  switch ('unit' in field ? field.unit : undefined) {
    case 'kr':
      return kronor(value)
    case '%':
      return percent(value)
    case 'dagar':
      return `${grouped(value)}\u00a0dagar`
    default:
      return String(value)
  }
}

/** In these parts the names of the fields say little alone. */
function labelOf(part: FormPart | ListPart | PicturePart, label: string): string {
  return NAMED_ALONE.some((one) => one === part) ? label : `${siteParts[part].title}: ${label.toLocaleLowerCase('sv')}`
}
const NAMED_ALONE: readonly (FormPart | ListPart | PicturePart)[] = ['telefon', 'foretaget', 'priser', 'lankar']

/** An item of a list; `id` is what stays when it is changed or moved. */
type Item = { id: string; title: string; whole: string }

function listItems(content: SiteContent, part: ListPart): Item[] {
  // Items without ids of their own are known by their titles.
  const hasIds = part === 'fragor' || part === 'tips'
  return itemsOf(content, part).map((item) => ({ id: hasIds ? item.id : item.title, title: item.title, whole: inOneLine(part, item) }))
}

/** Its texts; of a symbol its name. */
function inOneLine(part: ListPart, { answers }: ListedItem): string {
  const labels: Record<string, string> = siteParts[part].fields
  return Object.entries(answers)
    .map(([name, value]) => (itemForm(part, name).kind === 'choice' ? `(${labels[name]?.toLocaleLowerCase('sv')}: ${iconNames[value] ?? value})` : value))
    .join(' ')
}

function itemDifferences(part: ListPart, before: readonly Item[], after: readonly Item[]): Difference[] {
  const { title } = siteParts[part]
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
    ...(isReordered(before, after) ? [{ part, label: title, before: '', after: siteItems.moved } satisfies Difference] : []),
  ]
}

function decisionDifferences(before: SiteContent['decided'], after: SiteContent['decided']): Difference[] {
  const label = (name: string) => `${sitePage.launch.heading}: ${name}`
  const { stands, askAgain } = sitePage.launch
  return [
    ...keysOf(after).flatMap((name) => (name in before ? [] : [{ part: undefined, label: label(name), before: '', after: stands }])),
    ...keysOf(before).flatMap((name) => (name in after ? [] : [{ part: undefined, label: label(name), before: '', after: askAgain }])),
  ]
}
