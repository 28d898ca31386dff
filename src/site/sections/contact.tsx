import type { ReactNode } from 'react'
import type { CompanyFacts } from '#content/company/facts.ts'
import { AttachedDrawing } from '#shared/attached-drawing.tsx'
import { ContactWords } from '#shared/contact-words.tsx'
import { FactsContext } from '#shared/facts-context.ts'

/** The quote form on its tiled wall. */
export function Contact({ facts, children }: { facts: CompanyFacts; children: ReactNode }) {
  return (
    <FactsContext value={facts}>
      <section className="contact" id="kontakt" aria-labelledby="kontakt-rubrik">
        <div className="frame columns">
          <ContactWords />
          <div className="sheet">
            <AttachedDrawing />
            <div>{children}</div>
          </div>
        </div>
      </section>
    </FactsContext>
  )
}
