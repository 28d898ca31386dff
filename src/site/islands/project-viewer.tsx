import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { pictures } from '#content/pictures.ts'
import { gallery, type Project, projects } from '#content/projects.ts'
import { ErrorBoundary } from '#parts/error-boundary.tsx'
import { RenderingLabel } from '#parts/picture.tsx'

type Shown = { project: Project; large: string; card: string }

export default function ProjectViewer({ children }: { children?: ReactNode }) {
  return (
    <ErrorBoundary>
      <Viewer>{children}</Viewer>
    </ErrorBoundary>
  )
}

/** Around the gallery: the card that is picked closes the list and opens its picture large. */
function Viewer({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (!shown) return
    document.querySelector<HTMLDialogElement>('#projekt')?.close()
    dialog.current?.showModal()
  }, [shown])

  function close() {
    setShown(undefined)
    document.querySelector<HTMLElement>('#galleri [commandfor]')?.focus()
  }

  return (
    // biome-ignore lint/a11y: the cards inside are the buttons; here their clicks are only heard
    <div className="gallery-root" onClick={(event) => setShown(pickedCard(event) ?? shown)}>
      {children}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog
        className="dialog project-view"
        ref={dialog}
        closedby="any"
        aria-labelledby="projekt-titel"
        onClose={close}
        onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      >
        {shown && <Large {...shown} />}
      </dialog>
    </div>
  )
}

function pickedCard(event: MouseEvent): Shown | undefined {
  const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-project]') : null
  const project = projects.find(({ picture }) => picture === card?.dataset.project)
  if (!card || !project) return undefined
  return { project, large: card.dataset.large ?? '', card: card.querySelector('img')?.src ?? '' }
}

function Large({ project, large, card }: Shown) {
  const { alt, kind } = pictures[project.picture]
  return (
    <>
      <form method="dialog">
        <button className="square cross" type="submit" aria-label={gallery.close} />
      </form>
      <figure>
        <picture>
          <source type="image/avif" srcSet={large} />
          <img src={card} alt={alt} width="1600" height="1200" />
        </picture>
        <RenderingLabel kind={kind} />
      </figure>
      <h2 id="projekt-titel">{project.title}</h2>
      <p>{project.description}</p>
    </>
  )
}
