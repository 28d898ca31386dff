import type { Context, Hono } from 'hono'
import { siteItems } from '#content/publishing/site-forms.ts'
import { addDeeds, deedsBelow } from '#server/core/http/deeds.ts'
import { TokenForm } from '#server/core/http/private-form.tsx'
import type { DeskEnv } from '#server/desk/desk-context.ts'
import type { Move } from './list-items.ts'
import { seenField } from './site-path.ts'

type OrderDeed = 'overst' | 'upp' | 'ner'

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
  seen: string | undefined
  formToken: string
}

/** Move an item of a list up and down, without script. */
export function OrderButtons({ path, items, index, seen, formToken }: Props) {
  const item = items[index]
  if (!item) return null
  const button = { path, item, seen, formToken }
  return (
    <div className="order">
      {index > 1 && <OrderButton deed="overst" words={siteItems.first} {...button} />}
      {index > 0 && <OrderButton deed="upp" words={siteItems.up} {...button} />}
      {index < items.length - 1 && <OrderButton deed="ner" words={siteItems.down} {...button} />}
    </div>
  )
}

type ButtonProps = { deed: OrderDeed; words: string; item: { id: string; title: string } } & Pick<Props, 'path' | 'seen' | 'formToken'>

function OrderButton({ path, deed, words, item, seen, formToken }: ButtonProps) {
  return (
    <TokenForm
      action={deedsBelow<OrderDeed>(`${path}/${item.id}`)(deed)}
      formToken={formToken}
      fields={seenField(seen)}
      send={words}
      button="text-button"
      label={`${words}: ${item.title}`}
    />
  )
}
