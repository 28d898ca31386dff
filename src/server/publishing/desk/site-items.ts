import type { SiteContent } from '#content/publishing/site-content.ts'
import { putAt, valueAt } from '#domain/at-path.ts'
import { type Move, moved } from '#server/desk/list-order.tsx'
import { freeAddress } from './free-address.ts'
import { formAt, type ListPart, listParts } from './site-parts.ts'
import { valueFrom } from './typed-value.ts'

/** An item as its form shows it, by field. */
export type ItemAnswers = Readonly<Record<string, string>>

/** The id in an address of an item that is not there yet. */
export const NEW_ITEM = 'ny'

/** `id`: its own, or its place in the list, from 1. */
export type ListedItem = { id: string; title: string; answers: ItemAnswers }

type Item = Record<string, unknown>

export function itemsOf(content: SiteContent, part: ListPart): ListedItem[] {
  const { fields } = listParts[part]
  return itemsIn(content, part).map((item, index) => ({
    id: idOf(item, index),
    title: String(item[fields[0]]),
    answers: Object.fromEntries(fields.map((name) => [name, String(item[name])])),
  }))
}

/** What a new item's form shows: of choices the first. */
export function emptyAnswers(part: ListPart): ItemAnswers {
  return Object.fromEntries(listParts[part].fields.map((name) => [name, itemForm(part, name).names?.[0] ?? '']))
}

/** How a field of an item is typed. */
export function itemForm(part: ListPart, name: string) {
  return formAt(`${listParts[part].place}.0.${name}`)
}

/** The content with this item, at the end if its id is new, for the check; and where in the list it is. */
export function withItem(content: SiteContent, part: ListPart, id: string, answers: ItemAnswers): { changed: unknown; index: number } {
  const items = itemsIn(content, part)
  const found = items.findIndex((item, index) => idOf(item, index) === id)
  const cleaned = Object.fromEntries(listParts[part].fields.map((name) => [name, valueFrom(itemForm(part, name), answers[name] ?? '')]))
  if (found === -1) return { changed: withItems(content, part, [...items, { ...newId(content, part, cleaned), ...cleaned }]), index: items.length }
  return { changed: withItems(content, part, items.with(found, { ...items[found], ...cleaned })), index: found }
}

export function withoutItem(content: SiteContent, part: ListPart, id: string): unknown {
  const left = itemsIn(content, part).filter((item, index) => idOf(item, index) !== id)
  return withItems(content, part, left)
}

export function withItemMoved(content: SiteContent, part: ListPart, id: string, where: Move): unknown {
  const ordered = moved(itemsIn(content, part), (item, index) => idOf(item, index) === id, where)
  return withItems(content, part, ordered)
}

function itemsIn(content: SiteContent, part: ListPart): Item[] {
  const items = valueAt(content, listParts[part].place)
  return Array.isArray(items) ? items : []
}

function withItems(content: SiteContent, part: ListPart, items: readonly Item[]): unknown {
  const changed = structuredClone(content)
  putAt(changed, listParts[part].place, items)
  return changed
}

function idOf({ id }: Item, index: number): string {
  return id === undefined ? String(index + 1) : String(id)
}

/** Of a tip, the lowest free number; of a question, its words as an address: 'vad-kostar-det'. Other items have none. */
function newId({ questions, tips }: SiteContent, part: ListPart, { question }: Item): Item {
  if (part === 'tips') return { id: Math.max(0, ...tips.map(({ id }) => id)) + 1 }
  if (part !== 'fragor') return {}
  return { id: freeAddress(String(question), 'fraga', (address) => address === NEW_ITEM || questions.some(({ id }) => id === address)) }
}
