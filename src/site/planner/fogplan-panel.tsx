import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { planner } from '#content/planner/planner.ts'
import { ErrorBoundary } from '#shared/error-boundary.tsx'
import type { FogplanProps } from './fogplan/fogplan-view.tsx'
import { loadStyleSheet } from './load-styles.ts'
import { PanelFrame } from './panel-frame.tsx'

const words = planner.fogplan

type Step = { step: 'loading' | 'failed' } | { step: 'here'; View: ComponentType<FogplanProps> }

/** The Fogplan, in the drawing's place. It is as large as the planner itself, so it is fetched only on request. */
export function FogplanPanel({ onClose, ...props }: FogplanProps & { onClose: () => void }) {
  const [state, setState] = useState<Step>({ step: 'loading' })

  const open = useCallback(() => {
    setState({ step: 'loading' })
    fetchView().then(
      (View) => setState({ step: 'here', View }),
      (error) => {
        console.warn(error)
        setState({ step: 'failed' })
      },
    )
  }, [])

  useEffect(open, [open])

  return (
    <PanelFrame id="fogplan" heading={words.heading} close={words.close} onClose={onClose}>
      <ErrorBoundary>
        {state.step === 'here' ? (
          <state.View {...props} />
        ) : (
          <div className="planner-stage planner-no-stage">
            <p role="status">{words[state.step]}</p>
            {state.step === 'failed' && (
              <button className="planner-button" type="button" onClick={open}>
                {words.again}
              </button>
            )}
          </div>
        )}
      </ErrorBoundary>
    </PanelFrame>
  )
}

async function fetchView(): Promise<ComponentType<FogplanProps>> {
  const { FogplanView, styles } = await import('./fogplan/fogplan-view.tsx')
  await loadStyleSheet(styles)
  return FogplanView
}
