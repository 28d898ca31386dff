import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from '#shared/error-boundary.tsx'

/** `missing`: the browser cannot show it. `lost`: it was shown, and has stopped. */
type Step = 'loading' | 'missing' | 'failed' | 'lost'

type ViewPanelProps<Props> = {
  id: string
  words: { heading: string; close: string; again: string } & Partial<Record<Step, string>>
  /** Undefined if the browser cannot show the view. */
  load: () => Promise<ComponentType<Props>> | undefined
  /** The step after which one can try again. */
  retryAfter: Step
  onClose: () => void
  show: (View: ComponentType<Props>, onLost: () => void) => ReactNode
  children?: ReactNode
}

/**
 * A view in the drawing's place, with the way back to it. Its code weighs as much as the planner's or several times that, so it is fetched only
 * on request. The panel takes the focus when it opens.
 */
export function ViewPanel<Props>({ id, words, load, retryAfter, onClose, show, children }: ViewPanelProps<Props>) {
  const panel = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const [state, setState] = useState<{ step: Step } | { step: 'here'; View: ComponentType<Props> }>({ step: 'loading' })

  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const open = useCallback(() => {
    const loading = load()
    setState({ step: loading ? 'loading' : 'missing' })
    loading?.then(
      (View) => setState({ step: 'here', View }),
      (error) => {
        console.warn(error)
        setState({ step: 'failed' })
      },
    )
  }, [load])

  useEffect(open, [open])

  return (
    <section className="planner-3d" aria-labelledby={id} ref={panel}>
      <div className="apart planner-3d-top">
        <h2 id={id} ref={title} tabIndex={-1}>
          {words.heading}
        </h2>
        <button className="planner-button" type="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
      {children}
      <ErrorBoundary>
        {state.step === 'here' ? (
          show(state.View, () => setState({ step: 'lost' }))
        ) : (
          <div className="planner-stage planner-no-stage">
            <p role="status">{words[state.step]}</p>
            {state.step === retryAfter && (
              <button className="planner-button" type="button" onClick={open}>
                {words.again}
              </button>
            )}
          </div>
        )}
      </ErrorBoundary>
    </section>
  )
}
