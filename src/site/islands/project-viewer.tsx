import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { gallery as words } from '#content/gallery.ts'
import { ErrorBoundary } from '#shared/error-boundary.tsx'

/** What a card says about its project; nothing else has to be fetched. */
type Shown = { title: string; description: string; label: string; alt: string; large: string; card: string }

/** The card that is picked closes the list and opens its picture large. */
export function wake() {
  const gallery = document.querySelector<HTMLElement>('#galleri')
  if (!gallery) return
  const root = createRoot(gallery.appendChild(document.createElement('div')))

  gallery.addEventListener('click', (event) => {
    const picked = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-project]') : null
    if (!picked) return
    const cards = [...(picked.closest('ul')?.querySelectorAll<HTMLElement>('[data-project]') ?? [])]
    event.preventDefault()
    gallery.querySelector<HTMLDialogElement>('#projekt')?.close()
    root.render(
      <ErrorBoundary>
        <ProjectView shown={cards.map(shownOn)} start={cards.indexOf(picked)} onClose={close} />
      </ErrorBoundary>,
    )
  })

  function close() {
    root.render(null)
    gallery?.querySelector<HTMLElement>('[commandfor]')?.focus()
  }
}

function shownOn(card: HTMLElement): Shown {
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

/** How far a finger has to go sideways before it means the next picture, px. */
const SWIPE = 40

/** One picture alone, and the way to its neighbours: by button, arrow key or finger. */
function ProjectView({ shown, start, onClose }: { shown: readonly Shown[]; start: number; onClose: () => void }) {
  const [current, setCurrent] = useState(start)
  const dialog = useRef<HTMLDialogElement>(null)
  const swipeFrom = useRef<number>(undefined)
  const one = shown[current]

  useEffect(() => dialog.current?.showModal(), [])

  const go = (steps: number) => setCurrent((current) => (current + steps + shown.length) % shown.length)

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') go(-1)
    if (key === 'ArrowRight') go(1)
  }

  function onPointerUp({ clientX }: PointerEvent) {
    const way = clientX - (swipeFrom.current ?? clientX)
    swipeFrom.current = undefined
    if (Math.abs(way) >= SWIPE) go(way > 0 ? -1 : 1)
  }

  if (!one) return null
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
          // A mouse that is dragged takes the picture along, as everywhere.
          swipeFrom.current = pointerType === 'mouse' ? undefined : clientX
        }}
        onPointerUp={onPointerUp}
      >
        <picture key={one.large}>
          <source type="image/avif" srcSet={one.large} />
          <img src={one.card} alt={one.alt} width="1600" height="1200" />
        </picture>
        {one.label && <span className="rendering-label">{one.label}</span>}
      </figure>
      <div className="project-foot">
        <div aria-live="polite">
          <h2 id="projekt-titel">{one.title}</h2>
          <p>{one.description}</p>
        </div>
        <button className="square previous" type="button" aria-label={words.previous} onClick={() => go(-1)} />
        <button className="square next" type="button" aria-label={words.next} onClick={() => go(1)} />
      </div>
    </dialog>
  )
}
