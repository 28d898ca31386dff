import { type ComponentType, useCallback, useEffect } from 'react'
import type { IdeaView } from '#content/gallery/idea-views.ts'
import { drawingInWords } from '#content/planner/drawing-words.ts'
import { planner } from '#content/planner/planner.ts'
import { leaveArrival } from './arrival.ts'
import { hasWebGl } from './has-webgl.ts'
import { withStyles } from './load-styles.ts'
import type { PlanEditor } from './use-plan-editor.ts'
import { ViewPanel } from './view-panel.tsx'

type ModelProps = Pick<PlanEditor, 'plan' | 'dispatch'> & { picture: IdeaView | undefined; onShown: () => void; onLost: () => void }
type ModelView = ComponentType<ModelProps>

/** The view, and the address of its style sheet. */
export type LoadModel = () => Promise<{ ModelView: ModelView; styles: string }>

type ModelPanelProps = Pick<PlanEditor, 'plan' | 'dispatch'> & { load: LoadModel | undefined; picture: IdeaView | undefined; onClose: () => void }

/** The room in 3D. */
export function ModelPanel({ plan, dispatch, load, picture, onClose }: ModelPanelProps) {
  const start = useCallback(() => {
    const loading = load && hasWebGl() ? fetchView(load) : undefined
    loading?.catch(leaveArrival)
    return loading
  }, [load])
  // However the view ends, the page below the rendering is seen.
  useEffect(() => leaveArrival, [])
  return (
    <ViewPanel
      id="i-3d"
      words={planner.model}
      load={start}
      retryAfter="lost"
      onClose={onClose}
      show={(View, onLost) => <View plan={plan} dispatch={dispatch} picture={picture} onShown={leaveArrival} onLost={onLost} />}
    >
      <p className="hidden-text" id="i-3d-rum">
        {drawingInWords(plan)}
      </p>
    </ViewPanel>
  )
}

async function fetchView(load: LoadModel): Promise<ModelView> {
  return (await withStyles(load())).ModelView
}
