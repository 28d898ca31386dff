import type { Context, Hono } from 'hono'
import { addDeeds, deedsBelow } from '#server/core/http/deeds.ts'
import { TokenForm } from '#server/core/http/private-form.tsx'
import type { DeskEnv } from './desk-context.ts'

export type OrderDeed = 'overst' | 'upp' | 'ner'
/** Past its neighbour, or before all others. */
export type Move = 'up' | 'down' | 'first'

/** The items with one of them moved; the same if there is nothing to pass. */
export function moved<Item>(items: readonly Item[], isIt: (item: Item, index: number) => boolean, where: Move): readonly Item[] {
  const from = items.findIndex(isIt)
  if (where === 'first') return [...items.slice(from, from + 1), ...items.filter((_, index) => index !== from)]
  const to = where === 'up' ? from - 1 : from + 1
  const [one, other] = [items[from], items[to]]
  return one && other ? items.with(from, other).with(to, one) : items
}

/** The deeds of the buttons, of the items of a list at `path` below the routes'. `page`: the list's address. */
export function addOrderDeeds(routes: Hono<DeskEnv>, path: string, page: string, move: (c: Context<DeskEnv>, where: Move) => Promise<Response>) {
  const deeds = {
    overst: (c: Context<DeskEnv>) => move(c, 'first'),
    upp: (c: Context<DeskEnv>) => move(c, 'up'),
    ner: (c: Context<DeskEnv>) => move(c, 'down'),
  }
  addDeeds<DeskEnv, OrderDeed>(routes, `${path}/:id`, deeds, page)
}

type Props = {
  /** Where the list is. */
  path: string
  items: readonly { id: string; title: string }[]
  /** Of the item in the list. */
  index: number
  /** `first`: where an item may be moved before all others. */
  words: { first?: string; up: string; down: string }
  formToken: string
  /** Further hidden fields. */
  fields?: Readonly<Record<string, string>>
}

/** Move an item of a list up and down, without script. */
export function OrderButtons({ path, items, index, words, ...form }: Props) {
  const item = items[index]
  if (!item) return null
  const to = deedsBelow<OrderDeed>(`${path}/${item.id}`)
  const button = (deed: OrderDeed, send: string) => <TokenForm action={to(deed)} {...form} send={send} button="text-button" label={`${send}: ${item.title}`} />
  return (
    <div className="order">
      {words.first && index > 1 && button('overst', words.first)}
      {index > 0 && button('upp', words.up)}
      {index < items.length - 1 && button('ner', words.down)}
    </div>
  )
}
