import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { priceFigures as builtFigures } from '#content/company/price-bands.ts'
import { isIdeaName } from '#content/gallery/idea-names.ts'
import type { IdeaView } from '#content/gallery/idea-views.ts'
import { planner } from '#content/planner/planner.ts'
import type { PageContent } from '#content/publishing/page-content.ts'
import { ROOM_SIZE } from '#domain/paths.ts'
import type { Plan } from '#domain/room/plan.ts'
import { ErrorBoundary } from '#shared/error-boundary.tsx'
import { FactsContext } from '#shared/facts-context.ts'
import { pageFacts, publishedParts } from '../published.ts'
import styles from '../styles/planner.css?url'
import type { AskedRoom } from './asked-room.ts'
import { loadStyleSheet } from './load-styles.ts'
import type { LoadModel } from './model-panel.tsx'
import { forgetReturnAddress } from './return-address.ts'
import { loadReturning, type Returning } from './returning.ts'
import { kept, saved, sharedPlan } from './saved-plan.ts'
import { Start } from './start.tsx'
import type { OpenedPlan } from './use-kept-drawing.ts'
import { Workbench } from './workbench.tsx'

type Idea = { readonly plan: Plan; readonly view: IdeaView }

type PlannerProps = Pick<PageContent, 'facts' | 'priceFigures'> & {
  loadModel?: LoadModel
  /** The room of a rendering that the visitor comes from. */
  idea?: Idea | undefined
  asked?: AskedRoom | undefined
  returning?: Returning | undefined
}

export function Planner({ facts, ...body }: PlannerProps) {
  return (
    <FactsContext value={facts}>
      <ErrorBoundary>
        <PlannerBody {...body} />
      </ErrorBoundary>
    </FactsContext>
  )
}

/** Before the name of an idea in an address. islands/project-viewer.tsx writes it, islands/rita-script.ts reads it too. */
const IDEA = '#ide='

/** The room of the rendering that the visitor comes from, and how that sees it. Their file is loaded only then. */
async function loadIdea(): Promise<Idea | undefined> {
  const name = location.hash.startsWith(IDEA) ? location.hash.slice(IDEA.length) : undefined
  if (!isIdeaName(name)) return undefined
  const { ideas, ideaViews } = await import('./ideas.ts')
  return { plan: ideas[name], view: ideaViews[name] }
}

/** The room that the home page's fields ask for. What it needs is fetched only then. */
async function loadAskedRoom(): Promise<AskedRoom | undefined> {
  const address = new URLSearchParams(location.search)
  return address.has(ROOM_SIZE.length) ? (await import('./asked-room.ts')).askedRoom(address) : undefined
}

/** Loads the styles first, because the static page has only those of the template choice. */
export async function hydratePlanner(loadModel: LoadModel) {
  const place = document.querySelector('.planner-start')?.parentElement
  if (!place) return
  const [idea, asked, returning] = await Promise.all([loadIdea(), loadAskedRoom(), loadReturning(), loadStyleSheet(styles)])
  const priceFigures = publishedParts().priceFigures ?? builtFigures
  hydrateRoot(place, <Planner facts={pageFacts()} priceFigures={priceFigures} loadModel={loadModel} idea={idea} asked={asked} returning={returning} />)
}

/** The choice of a template, and the editor once there is a plan. */
function PlannerBody({ priceFigures, loadModel, idea, asked, returning }: Omit<PlannerProps, 'facts'>) {
  const [opened, setOpened] = useState<OpenedPlan>()
  const [own, setOwn] = useState<OpenedPlan>()
  const [refused, setRefused] = useState<string>()
  const [isReturned, setIsReturned] = useState(returning !== undefined)

  // Not as the initial state: it must match the static page.
  useEffect(() => {
    const own = ownDrawing()
    setOwn(own)
    const shared = sharedPlan()
    if (idea) setOpened({ designs: [idea.plan], source: 'idea' })
    else if (asked && 'plan' in asked) setOpened({ designs: [asked.plan], source: 'asked' })
    else if (shared && !kept.holds(shared)) setOpened({ designs: shared, source: 'link' })
    else if (own) setOpened(own)
    if (asked && 'refused' in asked) setRefused(asked.refused)
  }, [idea, asked])

  function forgetReturn() {
    forgetReturnAddress()
    setIsReturned(false)
  }

  if (!opened)
    return (
      <>
        {refused && (
          <p className="field-error" role="alert" ref={(refusal) => refusal?.scrollIntoView({ block: 'center' })}>
            {refused}
          </p>
        )}
        <Start onPick={(plan) => setOpened({ designs: [plan], source: 'template' })} />
      </>
    )
  return (
    <>
      {own && own !== opened && opened.source !== 'template' && <OwnDrawing onOpen={() => setOpened(own)} />}
      <Workbench
        key={opened.source}
        opened={opened}
        Banner={opened.source === 'asked' && asked && 'plan' in asked ? asked.Banner : undefined}
        priceFigures={priceFigures}
        loadModel={loadModel}
        picture={opened.source === 'idea' ? idea?.view : undefined}
        startOver={() => {
          setOwn(undefined)
          setOpened(undefined)
        }}
        returning={isReturned ? returning : undefined}
        forgetReturn={forgetReturn}
      />
    </>
  )
}

/** What was last drawn in this tab, else what is saved in this browser. */
function ownDrawing(): OpenedPlan | undefined {
  const designs = kept.read() ?? saved.read()
  return designs && { designs, source: 'own' }
}

/** Beside an idea or a link: the visitor's own drawing is still there. */
function OwnDrawing({ onOpen }: { onOpen: () => void }) {
  return (
    <p>
      {planner.idea.saved}{' '}
      <button className="text-button" type="button" onClick={onOpen}>
        {planner.idea.open}
      </button>
    </p>
  )
}
