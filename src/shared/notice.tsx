import { noticeLabel } from '#content/pages/notice.ts'
import { Nowrap } from './nowrap.tsx'

/** The owner's line at the top of a page (styles/notice.css). */
export function NoticeLine({ text }: { text: string }) {
  return (
    <aside className="notice" aria-label={noticeLabel}>
      <p className="frame">
        <Nowrap>{text}</Nowrap>
      </p>
    </aside>
  )
}
