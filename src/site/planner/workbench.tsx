import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { planner } from '#content/planner/planner.ts'
import type { PageContent } from '#content/publishing/page-content.ts'
import { detachDrawing } from './attach-drawing.ts'
import { Board } from './board.tsx'
import { FindingList } from './finding-list.tsx'
import { FixturePanel } from './fixture-panel.tsx'
import { FogplanPanel } from './fogplan-panel.tsx'
import { type LoadModel, ModelPanel } from './model-panel.tsx'
import { PricePanel } from './price-panel.tsx'
import { QuantitiesPanel } from './quantities-panel.tsx'
import { RequestQuote } from './request-quote.tsx'
import type { ReturnAddress } from './return-address.ts'
import { ReturnDrawing } from './return-drawing.tsx'
import { RoomPanel } from './room-panel.tsx'
import { SavePanel } from './save-panel.tsx'
import { kept, leaveSharedPlan } from './saved-plan.ts'
import { SelectionPanel } from './selection-panel.tsx'
import { Tabs } from './tabs.tsx'
import { type PlannerView, StartOver, Toolbar } from './toolbar.tsx'
import { type OpenedPlan, useKeptDrawing } from './use-kept-drawing.ts'
import { usePlanEditor } from './use-plan-editor.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import { ZoneLegend } from './zone-legend.tsx'

type WorkbenchProps = {
  opened: OpenedPlan
  priceFigures: PageContent['priceFigures']
  loadModel: LoadModel | undefined
  startOver: () => void
  /** The customer's page that the drawing came from. */
  returnTo: ReturnAddress | undefined
  forgetReturn: () => void
}

/** The editor: the drawing, its tools and panels, findings, quantities and price. */
export function Workbench({ opened, priceFigures, loadModel, startOver, returnTo, forgetReturn }: WorkbenchProps) {
  const editor = usePlanEditor(opened.plan)
  const { plan, before, selected, dispatch, announcement } = editor
  const [zones, setZones] = useState(false)
  const [view, setView] = useState<PlannerView>('drawing')
  const root = useRef<HTMLDivElement>(null)
  const board = useRef<SVGSVGElement>(null)
  const panel = useRef<HTMLElement>(null)
  // Findings and figures may lag behind the drawing.
  const deferredPlan = useDeferredValue(plan)

  const drawing = useKeptDrawing(opened, before ? undefined : plan, returnTo !== undefined)

  // The pressed template button is gone, so focus moves to the drawing; not for one that opens by itself when the page is loaded.
  useEffect(() => {
    if (opened.source === 'own') return
    root.current?.scrollIntoView({ block: 'start' })
    board.current?.focus({ preventScroll: true })
  }, [opened])

  useUndoKeys(dispatch)

  function beginAnew() {
    if (drawing.isSaved) drawing.forgetSaved()
    kept.forget()
    detachDrawing()
    leaveSharedPlan()
    startOver()
  }

  /** Shows the drawing in place of the 3D view or the Fogplan, and focuses it. */
  const showBoard = useCallback(() => {
    flushSync(() => setView('drawing'))
    board.current?.focus({ preventScroll: true })
    board.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div className="planner-workbench to-edges" ref={root}>
      {opened.source === 'own' && (
        <p className="planner-kept">
          {planner.kept} <StartOver startOver={beginAnew} look="text-button" />
        </p>
      )}
      <Toolbar editor={editor} zones={zones} setZones={setZones} view={view} setView={setView} startOver={beginAnew} />
      <div className="planner-columns">
        <div className={view === 'drawing' ? 'planner-sheet' : 'planner-sheet shows-model'}>
          {view === 'model' && <ModelPanel plan={deferredPlan} dispatch={dispatch} load={loadModel} onClose={showBoard} />}
          {view === 'fogplan' && <FogplanPanel plan={plan} dispatch={dispatch} zones={zones} onClose={showBoard} />}
          <Board plan={plan} before={before} dispatch={dispatch} selected={selected} zones={zones} board={board} panel={panel} />
          {selected ? (
            <SelectionPanel plan={plan} dispatch={dispatch} id={selected} board={board} panel={panel} key={selected} />
          ) : (
            <p className="planner-hint">{planner.board.hint}</p>
          )}
        </div>
        <Tabs
          label={planner.tabs.label}
          tabs={[
            { id: 'rum', name: planner.tabs.room, show: () => <RoomPanel plan={plan} dispatch={dispatch} /> },
            { id: 'inredning', name: planner.tabs.fixtures, show: () => <FixturePanel plan={plan} dispatch={dispatch} /> },
          ]}
        />
      </div>
      <FindingList plan={deferredPlan} dispatch={dispatch} board={board} showBoard={showBoard} />
      {zones && <ZoneLegend />}
      <div className="planner-summary">
        <QuantitiesPanel plan={deferredPlan} />
        <PricePanel plan={deferredPlan} priceFigures={priceFigures} />
      </div>
      <SavePanel plan={plan} drawing={drawing} announce={(announce) => dispatch({ type: 'announce', announce })} />
      {/* The drawing as it is: a tap straight from a field comes before what may lag behind. */}
      {returnTo ? <ReturnDrawing plan={plan} to={returnTo} forget={forgetReturn} /> : <RequestQuote plan={plan} />}
      {/* Every other announcement ends with a no-break space, so that a repeated text is announced again. */}
      <p className="hidden-text planner-live-region" role="status">
        {announcement.text + (announcement.count % 2 === 0 ? '\u00a0' : '')}
      </p>
    </div>
  )
}
