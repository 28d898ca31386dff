import { type ReactNode, useEffect, useRef } from 'react'

type PanelFrameProps = { id: string; heading: string; close: string; onClose: () => void; children: ReactNode }

/** What lies in the drawing's place, with the way back to it. It takes the focus when it opens. */
export function PanelFrame({ id, heading, close, onClose, children }: PanelFrameProps) {
  const panel = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <section className="planner-3d" aria-labelledby={id} ref={panel}>
      <div className="apart planner-3d-top">
        <h2 id={id} ref={title} tabIndex={-1}>
          {heading}
        </h2>
        <button className="planner-button" type="button" onClick={onClose}>
          {close}
        </button>
      </div>
      {children}
    </section>
  )
}
