import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { gallery as words } from '#content/gallery.ts'
import { ErrorBoundary } from '#shared/error-boundary.tsx'

/** A project as its card shows it: the card holds everything that the dialog needs. */
type ShownProject = { title: string; description: string; label: string; alt: string; large: string; card: string }

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
    gallery.querySelector<HTMLDialogElement>('#projekt')?.close()
    root.render(
      <ErrorBoundary>
        <ProjectView projects={cards.map(projectOn)} start={cards.indexOf(card)} onClose={close} />
      </ErrorBoundary>,
    )
  })

  function close() {
    root.render(null)
    gallery?.querySelector<HTMLElement>('[commandfor]')?.focus()
  }
}

function projectOn(card: HTMLElement): ShownProject {
  const image = card.querySelector('img')
  const words = (selector: string) => card.querySelector(selector)?.textContent ?? ''
  return {
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

type ProjectViewProps = { projects: readonly ShownProject[]; start: number; onClose: () => void }

/** One project's picture in a dialog, with the way to its neighbours by button, arrow key or swipe. */
function ProjectView({ projects, start, onClose }: ProjectViewProps) {
  const [current, setCurrent] = useState(start)
  const dialog = useRef<HTMLDialogElement>(null)
  const swipeFrom = useRef<number>(undefined)
  const project = projects[current]

  useEffect(() => dialog.current?.showModal(), [])

  const go = (steps: number) => setCurrent((current) => (current + steps + projects.length) % projects.length)

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') go(-1)
    if (key === 'ArrowRight') go(1)
  }

  function onPointerUp({ clientX }: PointerEvent) {
    const distance = clientX - (swipeFrom.current ?? clientX)
    swipeFrom.current = undefined
    if (Math.abs(distance) >= SWIPE) go(distance > 0 ? -1 : 1)
  }

  if (!project) return null
  return (
    <dialog
      className="dialog project-view"
      ref={dialog}
      closedby="any"
      aria-labelledby="projekt-titel"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      onKeyDown={onKeyDown}
    >
      <form method="dialog">
        <button className="square cross" type="submit" aria-label={words.close} />
      </form>
      <figure
        onPointerDown={({ pointerType, clientX }) => {
          // Dragging with the mouse drags the picture itself, as browsers do.
          swipeFrom.current = pointerType === 'mouse' ? undefined : clientX
        }}
        onPointerUp={onPointerUp}
      >
        <picture key={project.large}>
          <source type="image/avif" srcSet={project.large} />
          <img src={project.card} alt={project.alt} width="1600" height="1200" />
        </picture>
        {project.label && <span className="rendering-label">{project.label}</span>}
      </figure>
      <div className="project-foot">
        <div aria-live="polite">
          <h2 id="projekt-titel">{project.title}</h2>
          <p>{project.description}</p>
        </div>
        <button className="square previous" type="button" aria-label={words.previous} onClick={() => go(-1)} />
        <button className="square next" type="button" aria-label={words.next} onClick={() => go(1)} />
      </div>
    </dialog>
  )
}
