import { type KeyboardEvent, useDeferredValue, useRef, useState } from 'react'
import { planner } from '#content/planner.ts'
import type { Plan } from '#domain/room/plan.ts'
import { Board } from './board.tsx'
import { ChosenPanel } from './chosen-panel.tsx'
import { FindingList } from './finding-list.tsx'
import { FixturePanel } from './fixture-panel.tsx'
import { Keep } from './keep.tsx'
import { Price } from './price.tsx'
import { Quantities } from './quantities.tsx'
import { RoomPanel } from './room-panel.tsx'
import { Said } from './said.tsx'
import { See } from './see.tsx'
import { Tabs } from './tabs.tsx'
import { TakeAlong } from './take-along.tsx'
import { Toolbar } from './toolbar.tsx'
import { usePlan } from './use-plan.ts'
import { Zones } from './zones.tsx'

type WorkbenchProps = { start: Plan; startOver: () => void }

/** The drawing table: the drawing, what can be done to it, and what is known about it. */
export function Workbench({ start, startOver }: WorkbenchProps) {
  const doing = usePlan(start)
  const { plan, chosen, act, said } = doing
  const [zones, setZones] = useState(false)
  const [seeing, setSeeing] = useState(false)
  const board = useRef<SVGSVGElement>(null)
  // What is reckoned from the plan may come a moment later than the drawing itself.
  const settled = useDeferredValue(plan)

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    act(event.shiftKey ? { does: 'redo', say: planner.said.redone } : { does: 'undo', say: planner.said.undone })
  }

  return (
    <div className="planner-table" onKeyDown={onKeyDown}>
      <Toolbar doing={doing} zones={zones} setZones={setZones} seeing={seeing} setSeeing={setSeeing} startOver={startOver} />
      <div className="planner-desk">
        <div className="planner-paper">
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
      {seeing && <See plan={settled} onClose={() => setSeeing(false)} />}
      <FindingList plan={settled} act={act} board={board} />
      {zones && <Zones />}
      <div className="planner-sums">
        <Quantities plan={settled} />
        <Price plan={settled} />
      </div>
      <Keep plan={plan} say={(say) => act({ does: 'say', say })} />
      <TakeAlong plan={settled} />
      <Said {...said} />
    </div>
  )
}
