import { OWNER_PATH } from '#server/enquiries/owner-links.ts'

/** All that a page says, and the way back to the desk. */
export function DeskMessage({ heading, text, back }: { heading: string; text: string; back: string }) {
  return (
    <div className="sheet">
      <h1>{heading}</h1>
      <p className="desk-lead">{text}</p>
      <p>
        <a href={OWNER_PATH}>{back}</a>
      </p>
    </div>
  )
}
