import { navigation } from '#content/pages/navigation.ts'
import { Nowrap } from './nowrap.tsx'

/** The owner's line at the top of a page (styles/notice.css). */
export function NoticeLine({ text }: { text: string }) {
  return (
    <aside className="notice" aria-label={navigation.notice}>
      <p className="frame">
        <Nowrap>{text}</Nowrap>
      </p>
    </aside>
  )
}
