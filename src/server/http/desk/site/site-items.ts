import { questionIcons } from '#content/question-texts.ts'
import type { SiteContent } from '#content/site-content.ts'
import { tipIcons } from '#content/tips.ts'
import { freeAddress, movedPast } from './list-items.ts'
import { type ListPart, oneLine } from './site-parts.ts'

/** One question or tip as its form shows it: the texts by their field. */
export type ItemAnswers = { icon: string; texts: Record<string, string> }

/** The id in an address of an item that is not there yet. */
export const NEW_ITEM = 'ny'

/** How a form and the list in the content belong together. */
type ListKind = {
  /** In the content. */
  place: 'questions' | 'tips'
  icons: readonly string[]
  /** Lines of each field; the first is the item's title. */
  fields: Record<string, { lines: number }>
}

export const listKinds: Record<ListPart, ListKind> = {
  fragor: { place: 'questions', icons: questionIcons, fields: { question: { lines: 2 }, answer: { lines: 9 } } },
  tips: { place: 'tips', icons: tipIcons, fields: { text: { lines: 4 } } },
}

export type ListedItem = { id: string; title: string; answers: ItemAnswers }

export function itemsOf(content: SiteContent, part: ListPart): ListedItem[] {
  if (part === 'tips') return content.tips.map(({ id, icon, text }) => ({ id: String(id), title: text, answers: { icon, texts: { text } } }))
  return content.questions.map(({ id, icon, question, answer }) => ({ id, title: question, answers: { icon, texts: { question, answer } } }))
}

/** The content with this item, at the end if its id is new, for the check; and where in the list it is. */
export function withItem(content: SiteContent, part: ListPart, id: string, { icon, texts }: ItemAnswers): { changed: unknown; index: number } {
  const { place, fields } = listKinds[part]
  const items: readonly { id: string | number }[] = content[place]
  const found = items.findIndex((item) => String(item.id) === id)
  const index = found === -1 ? items.length : found
  const cleaned = Object.fromEntries(Object.keys(fields).map((name) => [name, oneLine(texts[name] ?? '')]))
  const item = { id: items[index]?.id ?? newId(content, part, cleaned), icon, ...cleaned }
  return { changed: { ...content, [place]: found === -1 ? [...items, item] : items.with(index, item) }, index }
}

export function withoutItem(content: SiteContent, part: ListPart, id: string): unknown {
  const { place } = listKinds[part]
  const items: readonly { id: string | number }[] = content[place]
  return { ...content, [place]: items.filter((item) => String(item.id) !== id) }
}

/** Past its neighbour. */
export function withItemMoved(content: SiteContent, part: ListPart, id: string, where: 'up' | 'down'): unknown {
  const { place } = listKinds[part]
  const items: readonly { id: string | number }[] = content[place]
  return { ...content, [place]: movedPast(items, id, where) }
}

/** Of a tip, the lowest free number; of a question, its words as an address: 'vad-kostar-det'. */
function newId({ questions, tips }: SiteContent, part: ListPart, { question = '' }: Record<string, string>): string | number {
  if (part === 'tips') return Math.max(0, ...tips.map(({ id }) => id)) + 1
  return freeAddress(question, 'fraga', (address) => questions.some(({ id }) => id === address))
}
