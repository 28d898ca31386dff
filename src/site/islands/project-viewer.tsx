import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { gallery as words } from '#content/gallery/gallery.ts'
import { type IdeaName, ideaNames } from '#content/gallery/idea-names.ts'
import { ErrorBoundary } from '#shared/error-boundary.tsx'
import { askForSimilar, WORN } from './ask-for-similar.ts'

/** A project as its card shows it: the card holds everything that the dialog needs. `idea` names the room in its picture, if one is seen. */
type ShownProject = { idea: IdeaName | undefined; title: string; description: string; label: string; alt: string; large: string; card: string }

/** Makes a card close the list and open its picture in a dialog. */
export function hydrateProjectCards() {
  const gallery = document.querySelector<HTMLElement>('#galleri')
  if (!gallery) return
  const root = createRoot(gallery.appendChild(document.createElement('div')))

  gallery.addEventListener('click', (event) => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-project]') : null
    if (!card) return
    const cards = [...(card.closest('ul')?.querySelectorAll<HTMLElement>('[data-project]') ?? [])]
    event.preventDefault()
    growFrom(card, () => {
      gallery.querySelector<HTMLDialogElement>('#projekt')?.close()
      root.render(
        <ErrorBoundary>
          <ProjectView projects={cards.map(projectOn)} start={cards.indexOf(card)} onClose={close} />
        </ErrorBoundary>,
      )
    })
  })

  /** `similar`: the project like which the visitor wants a quote. */
  function close(similar?: ShownProject) {
    root.render(null)
    if (similar) askForSimilar(similar)
    else gallery?.querySelector<HTMLElement>('[commandfor]')?.focus()
  }
}

/** The card's picture grows into the dialog's (styles/project-view.css), if the browser can and the visitor has nothing against movement. */
function growFrom(card: HTMLElement, open: () => void) {
  const picture = card.querySelector('img')
  if (!picture || !('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return open()
  picture.style.viewTransitionName = 'picture'
  const transition = document.startViewTransition(() => {
    picture.style.viewTransitionName = ''
    flushSync(open)
  })
  // A transition that the browser skips is no error: the dialog is open all the same.
  transition.ready.catch(() => undefined)
}

function projectOn(card: HTMLElement): ShownProject {
  const image = card.querySelector('img')
  const words = (selector: string) => card.querySelector(selector)?.textContent ?? ''
  return {
    // A picture's address holds its name, in development too.
    idea: ideaNames.find((name) => new RegExp(`(?:/|%2F)${name}[-.]`).test(card.getAttribute('href') ?? '')),
    title: words('strong'),
    description: words('strong + span:not(.rendering-label)'),
    label: words('.rendering-label'),
    alt: image?.alt ?? '',
    large: card.getAttribute('href') ?? '',
    card: image?.src ?? '',
  }
}

/** Shortest horizontal swipe that shows the next picture, in px. */
const SWIPE = 40

type ProjectViewProps = { projects: readonly ShownProject[]; start: number; onClose: (similar?: ShownProject) => void }

/** One project's picture in a dialog, with the way to its neighbours by button, arrow key or swipe. */
function ProjectView({ projects, start, onClose }: ProjectViewProps) {
  const [current, setCurrent] = useState(start)
  const dialog = useRef<HTMLDialogElement>(null)
  const swipeFrom = useRef<number>(undefined)
  const wanted = useRef<ShownProject>(undefined)
  const project = projects[current]

  useLayoutEffect(() => dialog.current?.showModal(), [])

  const go = (steps: number) => setCurrent((current) => (current + steps + projects.length) % projects.length)

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') go(-1)
    if (key === 'ArrowRight') go(1)
  }

  function ask() {
    wanted.current = project
    dialog.current?.close()
  }

  function onPointerUp({ clientX }: PointerEvent) {
    const distance = clientX - (swipeFrom.current ?? clientX)
    swipeFrom.current = undefined
    if (Math.abs(distance) >= SWIPE) go(distance > 0 ? -1 : 1)
  }

  if (!project) return null
  const isWorn = project.idea === WORN
  return (
    <dialog
      className="dialog project-view"
      ref={dialog}
      closedby="any"
      aria-labelledby="projekt-titel"
      onClose={() => onClose(wanted.current)}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      onKeyDown={onKeyDown}
      // On the dialog, because the picture gets no pointer events while it grows out of its card.
      onPointerDown={({ pointerType, clientX }) => {
        // Dragging with the mouse drags the picture itself, as browsers do.
        swipeFrom.current = pointerType === 'mouse' ? undefined : clientX
      }}
      onPointerUp={onPointerUp}
    >
      <form method="dialog">
        <button className="square cross" type="submit" aria-label={words.close} />
      </form>
      <figure>
        {/* Already loaded for the list: shown until the large picture has come. */}
        <img className="preview" src={project.card} alt="" />
        <picture key={project.large}>
          <source type="image/avif" srcSet={project.large} />
          <img src={project.card} alt={project.alt} width="1600" height="1200" />
        </picture>
        {project.label && <span className="rendering-label">{project.label}</span>}
      </figure>
      <div className="project-foot">
        <p className="project-count" aria-live="polite">
          {words.count(current + 1, projects.length)}
        </p>
        <button className="square previous" type="button" aria-label={words.previous} onClick={() => go(-1)} />
        <button className="square next" type="button" aria-label={words.next} onClick={() => go(1)} />
        <div className="project-words" aria-live="polite">
          <h2 id="projekt-titel">{project.title}</h2>
          <p>{project.description}</p>
          {!project.idea && <p>{words.tooClose}</p>}
        </div>
        <p className="project-ways">
          {project.idea && !isWorn && (
            <a className="button" href={`/rita#ide=${project.idea}`}>
              {words.startFrom}
            </a>
          )}
          <button className={isWorn ? 'button' : 'button outlined'} type="button" onClick={ask}>
            {isWorn ? words.worn : words.similar}
          </button>
        </p>
      </div>
    </dialog>
  )
}
