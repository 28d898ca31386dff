import { type ComponentType, useCallback } from 'react'
import { drawingInWords } from '#content/planner/drawing-words.ts'
import { planner } from '#content/planner/planner.ts'
import { hasWebGl } from './has-webgl.ts'
import { loadStyleSheet } from './load-styles.ts'
import type { PlanEditor } from './use-plan-editor.ts'
import { ViewPanel } from './view-panel.tsx'

type ModelView = ComponentType<Pick<PlanEditor, 'plan' | 'dispatch'> & { onLost: () => void }>

/** The view, and the address of its style sheet. */
export type LoadModel = () => Promise<{ ModelView: ModelView; styles: string }>

type ModelPanelProps = Pick<PlanEditor, 'plan' | 'dispatch'> & { load: LoadModel | undefined; onClose: () => void }

/** The room in 3D. */
export function ModelPanel({ plan, dispatch, load, onClose }: ModelPanelProps) {
  const start = useCallback(() => (load && hasWebGl() ? fetchView(load) : undefined), [load])
  return (
    <ViewPanel
      id="i-3d"
      words={planner.model}
      load={start}
      retryAfter="lost"
      onClose={onClose}
      show={(View, onLost) => <View plan={plan} dispatch={dispatch} onLost={onLost} />}
    >
      <p className="hidden-text" id="i-3d-rum">
        {drawingInWords(plan)}
      </p>
    </ViewPanel>
  )
}

async function fetchView(load: LoadModel): Promise<ModelView> {
  const { ModelView, styles } = await load()
  await loadStyleSheet(styles)
  return ModelView
}
