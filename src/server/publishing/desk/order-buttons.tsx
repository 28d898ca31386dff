import { siteItems } from '#content/publishing/site-forms.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import { SEEN } from './site-path.ts'

export type OrderDeed = 'upp' | 'ner'

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
      {index > 0 && <OrderButton deed="upp" words={siteItems.up} {...button} />}
      {index < items.length - 1 && <OrderButton deed="ner" words={siteItems.down} {...button} />}
    </div>
  )
}

type ButtonProps = { deed: OrderDeed; words: string; item: { id: string; title: string } } & Pick<Props, 'path' | 'seen' | 'formToken'>

function OrderButton({ path, deed, words, item, seen, formToken }: ButtonProps) {
  return (
    <form method="post" action={deedsBelow<OrderDeed>(`${path}/${item.id}`)(deed)}>
      <input type="hidden" name="sigill" value={formToken} />
      <input type="hidden" name={SEEN} value={seen ?? ''} />
      <button className="text-button" type="submit" aria-label={`${words}: ${item.title}`}>
        {words}
      </button>
    </form>
  )
}
