import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { planner } from '#content/planner.ts'
import type { Plan } from '#domain/room/plan.ts'
import { Board } from './board.tsx'
import { ChosenPanel } from './chosen-panel.tsx'
import { FindingList } from './finding-list.tsx'
import { FixturePanel } from './fixture-panel.tsx'
import { LiveRegion } from './live-region.tsx'
import { type LoadModel, ModelPanel } from './model-panel.tsx'
import { Price } from './price.tsx'
import { Quantities } from './quantities.tsx'
import { RequestQuote } from './request-quote.tsx'
import { RoomPanel } from './room-panel.tsx'
import { SavePanel } from './save-panel.tsx'
import { Tabs } from './tabs.tsx'
import { Toolbar } from './toolbar.tsx'
import { usePlan } from './use-plan.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import { Zones } from './zones.tsx'

/** A plan, and how the visitor came to it. */
export type Begun = { plan: Plan; by: 'choice' | 'link' | 'return' }

type WorkbenchProps = { begun: Begun; loadModel: LoadModel | undefined; startOver: () => void }

/** The drawing table: the drawing, what can be done to it, and what is known about it. */
export function Workbench({ begun, loadModel, startOver }: WorkbenchProps) {
  const doing = usePlan(begun.plan)
  const { plan, chosen, act, said } = doing
  const [zones, setZones] = useState(false)
  const [seeing, setSeeing] = useState(false)
  const table = useRef<HTMLDivElement>(null)
  const board = useRef<SVGSVGElement>(null)
  // What is reckoned from the plan may come a moment later than the drawing itself.
  const settled = useDeferredValue(plan)

  // The button that was pressed is gone; what it led to takes its place. Whoever only comes back is left where they are.
  useEffect(() => {
    if (begun.by === 'return') return
    table.current?.scrollIntoView({ block: 'start' })
    board.current?.focus({ preventScroll: true })
  }, [begun])

  useUndoKeys(act)

  return (
    <div className="planner-workbench" ref={table}>
      <Toolbar doing={doing} zones={zones} setZones={setZones} seeing={seeing} setSeeing={setSeeing} startOver={startOver} />
      <div className="planner-columns">
        <div className="planner-sheet">
          <Board plan={plan} act={act} chosen={chosen} zones={zones} board={board} />
          {chosen ? <ChosenPanel plan={plan} act={act} id={chosen} board={board} key={chosen} /> : <p className="planner-hint">{planner.board.hint}</p>}
        </div>
        <Tabs
          label={planner.tabs.label}
          tabs={[
            { id: 'rum', name: planner.tabs.room, show: () => <RoomPanel plan={plan} act={act} /> },
            { id: 'inredning', name: planner.tabs.fixtures, show: () => <FixturePanel plan={plan} act={act} /> },
          ]}
        />
      </div>
      {seeing && <ModelPanel plan={settled} load={loadModel} onClose={() => setSeeing(false)} />}
      <FindingList plan={settled} act={act} board={board} />
      {zones && <Zones />}
      <div className="planner-summary">
        <Quantities plan={settled} />
        <Price plan={settled} />
      </div>
      <SavePanel plan={plan} say={(say) => act({ does: 'say', say })} />
      <RequestQuote plan={settled} />
      <LiveRegion {...said} />
    </div>
  )
}
