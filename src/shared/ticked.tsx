const TICK = '✅'

/** A title with its ✅ drawn (styles/toast.css): where there is no emoji font, the character alone would be a gap. */
export function Ticked({ children: title }: { children: string }) {
  if (!title.startsWith(TICK)) return title
  return (
    <>
      <span className="drawn-tick">{TICK}</span>
      {title.slice(TICK.length)}
    </>
  )
}
