import { siteItems } from '#content/publishing/site-forms.ts'
import { SEEN } from './site-path.ts'

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
      {index > 0 && <OrderButton name="upp" words={siteItems.up} {...button} />}
      {index < items.length - 1 && <OrderButton name="ner" words={siteItems.down} {...button} />}
    </div>
  )
}

type ButtonProps = { name: 'upp' | 'ner'; words: string; item: { id: string; title: string } } & Pick<Props, 'path' | 'seen' | 'formToken'>

function OrderButton({ path, name, words, item, seen, formToken }: ButtonProps) {
  return (
    <form method="post" action={path}>
      <input type="hidden" name="gor" value={name} />
      <input type="hidden" name="id" value={item.id} />
      <input type="hidden" name="sigill" value={formToken} />
      <input type="hidden" name={SEEN} value={seen ?? ''} />
      <button className="text-button" type="submit" aria-label={`${words}: ${item.title}`}>
        {words}
      </button>
    </form>
  )
}
