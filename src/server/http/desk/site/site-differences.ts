import { iconNames, siteFields, siteItems, sitePage, siteParts } from '#content/desk/site.ts'
import type { SiteContent } from '#content/site-content.ts'
import { valueAt } from '#domain/at-path.ts'
import { keysOf } from '#domain/keys-of.ts'
import { swedishDay } from '#domain/sweden/time.ts'
import { grouped, kronor, kronorSpan, percent } from '#domain/sweden/writing.ts'
import { itemForm, itemsOf, type ListedItem } from './site-items.ts'
import { type FieldPath, type FormPart, formAt, type ListPart, listParts, partOf, typedValue } from './site-parts.ts'

/** What differs between two contents, in words. `before` is '' for an item that is new, `after` for one that is removed. */
export type Difference = { part: FormPart | ListPart | undefined; label: string; before: string; after: string }

export function differencesBetween(before: SiteContent, after: SiteContent): Difference[] {
  const ofFields = keysOf(siteFields).flatMap((path): Difference[] => {
    const part = partOf(path)
    const [was, becomes] = [shown(before, path), shown(after, path)]
    return part === undefined || was === becomes
      ? []
      : [{ part, label: labelOf(part, siteFields[path].label), before: valueAt(before, path) === undefined ? '' : was, after: becomes }]
  })
  const ofLists = keysOf(listParts).flatMap((part) => itemDifferences(part, before, after))
  return [...ofFields, ...ofLists, ...decisionDifferences(before.decided, after.decided)]
}

/** The value at a path, in one line. */
export function shown(content: SiteContent, path: FieldPath): string {
  const value = valueAt(content, path)
  if (value === undefined || value === '') return sitePage.nothing
  if (formAt(path).kind === 'span') return kronorSpan({ from: Number(valueAt(value, 'from')), to: Number(valueAt(value, 'to')) })
  if (typeof value === 'number') return figure(value, path)
  const typed = typedValue(content, path)
  return formAt(path).kind === 'day' ? `${swedishDay(typed)} ${typed.slice(0, 4)}` : typed.replaceAll('\n', ', ')
}

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
function labelOf(part: FormPart | ListPart, label: string): string {
  return NAMED_ALONE.some((one) => one === part) ? label : `${siteParts[part].title}: ${label.toLocaleLowerCase('sv')}`
}
const NAMED_ALONE: readonly (FormPart | ListPart)[] = ['telefon', 'foretaget', 'priser', 'lankar']

function itemDifferences(part: ListPart, contentBefore: SiteContent, contentAfter: SiteContent): Difference[] {
  const { title } = siteParts[part]
  const [before, after] = [itemsOf(contentBefore, part), itemsOf(contentAfter, part)]
  const named = (items: readonly ListedItem[]) => items.map((item) => identity(part, item))
  const isIn = (items: readonly ListedItem[]) => (item: ListedItem) => named(items).includes(identity(part, item))
  const isMoved = named(before.filter(isIn(after))).join('\n') !== named(after.filter(isIn(before))).join('\n')
  return [
    ...after.flatMap((item): Difference[] => {
      const earlier = before.find((one) => identity(part, one) === identity(part, item))
      if (!earlier) return [{ part, label: `${title}: ${siteItems.added.toLocaleLowerCase('sv')}`, before: '', after: item.title }]
      const [was, becomes] = [inOneLine(part, earlier), inOneLine(part, item)]
      return was === becomes ? [] : [{ part, label: `${title}: ${siteItems.changed.toLocaleLowerCase('sv')}`, before: was, after: becomes }]
    }),
    ...before
      .filter((item) => !isIn(after)(item))
      .map((item): Difference => ({ part, label: `${title}: ${siteItems.removed.toLocaleLowerCase('sv')}`, before: item.title, after: '' })),
    ...(isMoved ? [{ part, label: title, before: '', after: siteItems.moved } satisfies Difference] : []),
  ]
}

/** What stays when an item is changed or moved: its id, or its title if it has none of its own. */
function identity(part: ListPart, { id, title }: ListedItem): string {
  return part === 'fragor' || part === 'tips' ? id : title
}

/** Its texts; of a symbol its name. */
function inOneLine(part: ListPart, { answers }: ListedItem): string {
  const labels: Record<string, string> = siteParts[part].fields
  return Object.entries(answers)
    .map(([name, value]) => (itemForm(part, name).kind === 'choice' ? `(${labels[name]?.toLocaleLowerCase('sv')}: ${iconNames[value] ?? value})` : value))
    .join(' ')
}

function decisionDifferences(before: SiteContent['decided'], after: SiteContent['decided']): Difference[] {
  const label = (name: string) => `${sitePage.launch.heading}: ${name}`
  const { stands, askAgain } = sitePage.launch
  return [
    ...keysOf(after).flatMap((name) => (name in before ? [] : [{ part: undefined, label: label(name), before: '', after: stands }])),
    ...keysOf(before).flatMap((name) => (name in after ? [] : [{ part: undefined, label: label(name), before: '', after: askAgain }])),
  ]
}
