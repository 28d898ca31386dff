import { lazy, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { IdeaView } from '#content/gallery/idea-views.ts'
import { drawingWords } from '#content/planner/drawing-words.ts'
import { findingGroups } from '#content/planner/finding-groups.ts'
import { planner } from '#content/planner/planner.ts'
import type { PageContent } from '#content/publishing/page-content.ts'
import { leaveArrival } from './arrival.ts'
import type { AskedBanner } from './asked-banner.tsx'
import { detachDrawing } from './attach-drawing.ts'
import { Board } from './board.tsx'
import { FindingList } from './finding-list.tsx'
import { FindingCount } from './finding-marks.tsx'
import { FixturePanel } from './fixture-panel.tsx'
import { FogplanPanel } from './fogplan-panel.tsx'
import { hasWebGl } from './has-webgl.ts'
import { Late } from './late.tsx'
import { withStyles } from './load-styles.ts'
import { type LoadModel, ModelPanel } from './model-panel.tsx'
import { PlannerFoot } from './planner-foot.tsx'
import { PricePanel } from './price-panel.tsx'
import { QuantitiesPanel } from './quantities-panel.tsx'
import { RequestButton, RequestQuote } from './request-quote.tsx'
import type { Returning } from './returning.ts'
import { RoomPanel } from './room-panel.tsx'
import { SavePanel } from './save-panel.tsx'
import { kept, leaveSharedPlan } from './saved-plan.ts'
import { SelectionPanel } from './selection-panel.tsx'
import { Tabs } from './tabs.tsx'
import { type PlannerView, StartOver, Toolbar } from './toolbar.tsx'
import { useFoldedWords } from './use-folded-words.ts'
import { type OpenedPlan, useKeptDrawing } from './use-kept-drawing.ts'
import { usePlanEditor } from './use-plan-editor.ts'
import { useStacked } from './use-stacked.ts'
import { useUndoKeys } from './use-undo-keys.ts'

/** For who has copied the design. */
const loadTwoDesigns = () => withStyles(import('./designs/two-designs.tsx'))
const DesignSwitch = lazy(async () => ({ default: (await loadTwoDesigns()).DesignSwitch }))
const CompareDesigns = lazy(async () => ({ default: (await loadTwoDesigns()).CompareDesigns }))

/** Long texts that few ask for. */
const ZoneLegend = lazy(async () => ({ default: (await withStyles(import('./zone-legend.tsx'))).ZoneLegend }))

type WorkbenchProps = {
  opened: OpenedPlan
  Banner: typeof AskedBanner | undefined
  priceFigures: PageContent['priceFigures']
  loadModel: LoadModel | undefined
  /** How the rendering saw the room that the visitor comes from: it is first shown like that. */
  picture: IdeaView | undefined
  startOver: () => void
  /** The way back to the customer's page that the drawing came from. */
  returning: Returning | undefined
  forgetReturn: () => void
}

/** The editor: the drawing, its tools and panels, findings, quantities and price. */
export function Workbench({ opened, Banner, priceFigures, loadModel, picture, startOver, returning, forgetReturn }: WorkbenchProps) {
  const editor = usePlanEditor(opened.designs)
  const { plan, before, designs, letter, hasTwo, selected, dispatch, announcement } = editor
  const [zones, setZones] = useState(false)
  const [view, setView] = useState<PlannerView>(() => ((picture || opened.source === 'asked') && hasWebGl() ? 'model' : 'drawing'))
  const [openTabs, setOpenTabs] = useState({ usual: 'rum', withTiles: 'plattorna' })
  const [tilesTab, setTilesTab] = useState<HTMLElement | null>(null)
  const [belowColumns, setBelowColumns] = useState<HTMLElement | null>(null)
  // Beside each other there is room for the Fogplan's controls beside its wall.
  const hasTilesTab = !useStacked() && view === 'fogplan'
  const tabs = hasTilesTab ? 'withTiles' : 'usual'
  const root = useRef<HTMLDivElement>(null)
  const board = useRef<SVGSVGElement>(null)
  const panel = useRef<HTMLElement>(null)
  // Findings and figures may lag behind the drawing.
  const deferredPlan = useDeferredValue(plan)
  const groups = useMemo(() => findingGroups(deferredPlan), [deferredPlan])

  const drawing = useKeptDrawing(opened, before ? undefined : designs, returning !== undefined)

  // The pressed template button is gone, so focus moves to the drawing; not for one that opens by itself when the page is loaded.
  useEffect(() => {
    if (opened.source === 'own') return
    if (!hasWebGl()) leaveArrival()
    root.current?.scrollIntoView({ block: 'start' })
    // The banner of a request's drawing has taken it, or the 3D view in the drawing's place.
    if (!root.current?.contains(document.activeElement)) board.current?.focus({ preventScroll: true })
  }, [opened])

  useUndoKeys(dispatch)
  useFoldedWords()

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
      {returning && <returning.ReturnBanner designs={designs} to={returning.to} />}
      {Banner && !returning && <Banner plan={deferredPlan} designs={designs} priceFigures={priceFigures} />}
      {opened.source === 'own' && (
        <p className="planner-kept">
          {planner.kept} <StartOver startOver={beginAnew} look="text-button" />
        </p>
      )}
      <Toolbar editor={editor} zones={zones} setZones={setZones} view={view} setView={setView} startOver={beginAnew} />
      {hasTwo && (
        <Late>
          <DesignSwitch letter={letter} dispatch={dispatch} />
        </Late>
      )}
      <div className="planner-columns">
        <div className={view === 'drawing' ? 'planner-sheet' : 'planner-sheet shows-model'}>
          {view === 'model' && <ModelPanel plan={plan} dispatch={dispatch} load={loadModel} picture={picture} onClose={showBoard} />}
          {view === 'fogplan' && (
            <FogplanPanel
              plan={plan}
              design={hasTwo ? letter : undefined}
              dispatch={dispatch}
              zones={zones}
              places={hasTilesTab ? { tab: tilesTab, below: belowColumns } : undefined}
              onClose={showBoard}
            />
          )}
          <Board
            plan={view === 'drawing' ? plan : deferredPlan}
            before={before}
            groups={groups}
            dispatch={dispatch}
            selected={selected}
            zones={zones}
            board={board}
            panel={panel}
          />
          {(!selected || groups.length > 0) && (
            <div className="apart planner-hint">
              {!selected && <p>{planner.board.hint}</p>}
              {groups.length > 0 && <FindingCount count={groups.length} />}
            </div>
          )}
          {selected && <SelectionPanel plan={plan} dispatch={dispatch} id={selected} board={board} panel={panel} key={selected} />}
        </div>
        <Tabs
          label={planner.tabs.label}
          open={openTabs[tabs]}
          onOpen={(id) => setOpenTabs({ ...openTabs, [tabs]: id })}
          tabs={[
            { id: 'rum', name: planner.tabs.room, show: () => <RoomPanel plan={plan} dispatch={dispatch} /> },
            { id: 'inredning', name: planner.tabs.fixtures, show: () => <FixturePanel plan={plan} dispatch={dispatch} /> },
            ...(hasTilesTab ? [{ id: 'plattorna', name: planner.tabs.tiles, show: () => <div className="fogplan" ref={setTilesTab} /> }] : []),
          ]}
        />
      </div>
      {hasTilesTab && <div className="fogplan" ref={setBelowColumns} />}
      <FindingList groups={groups} isEmpty={deferredPlan.fixtures.length === 0} dispatch={dispatch} board={board} showBoard={showBoard} />
      {zones && (
        <Late>
          <ZoneLegend names={drawingWords} />
        </Late>
      )}
      {hasTwo && (
        <Late>
          <CompareDesigns designs={designs} letter={letter} priceFigures={priceFigures} dispatch={dispatch} showBoard={showBoard} />
        </Late>
      )}
      <div className="planner-summary">
        <QuantitiesPanel plan={deferredPlan} />
        <PricePanel plan={deferredPlan} priceFigures={priceFigures} />
      </div>
      <SavePanel designs={designs} drawing={drawing} announce={(announce) => dispatch({ type: 'announce', announce })} />
      <PlannerFoot plan={deferredPlan} priceFigures={priceFigures}>
        {returning ? (
          <returning.ReturnFromFoot designs={designs} to={returning.to} />
        ) : (
          <RequestButton designs={designs} look="button">
            {planner.request.short}
          </RequestButton>
        )}
      </PlannerFoot>
      {/* The drawing as it is: a tap straight from a field comes before what may lag behind. */}
      {returning ? <returning.ReturnDrawing designs={designs} to={returning.to} forget={forgetReturn} /> : <RequestQuote designs={designs} />}
      {/* Every other announcement ends with a no-break space, so that a repeated text is announced again. */}
      <p className="hidden-text planner-live-region" role="status">
        {announcement.text + (announcement.count % 2 === 0 ? '\u00a0' : '')}
      </p>
    </div>
  )
}
