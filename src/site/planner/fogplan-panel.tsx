import type { ComponentType } from 'react'
import { planner } from '#content/planner/planner.ts'
import type { FogplanProps } from './fogplan/fogplan-view.tsx'
import { withStyles } from './load-styles.ts'
import { ViewPanel } from './view-panel.tsx'

export function FogplanPanel({ onClose, ...props }: FogplanProps & { onClose: () => void }) {
  return (
    <ViewPanel id="fogplan" words={planner.fogplan} load={fetchView} retryAfter="failed" onClose={onClose} show={(View) => <View {...props} />}>
      <p className="planner-note">{planner.fogplan.what}</p>
    </ViewPanel>
  )
}

async function fetchView(): Promise<ComponentType<FogplanProps>> {
  return (await withStyles(import('./fogplan/fogplan-view.tsx'))).FogplanView
}
