import type { ReactNode } from 'react'
import { AttachedDrawing } from '#shared/attached-drawing.tsx'
import { ContactWords } from '#shared/contact-words.tsx'

/** The quote form on its tiled wall. */
export function Contact({ children }: { children: ReactNode }) {
  return (
    <section className="contact" id="kontakt" aria-labelledby="kontakt-rubrik">
      <div className="frame columns">
        <ContactWords />
        <div className="sheet">
          <AttachedDrawing />
          <div>{children}</div>
        </div>
      </div>
    </section>
  )
}
