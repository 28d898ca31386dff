import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '#content/company.ts'
import { quoteForm, toasts } from '#content/quote-form.ts'
import type { Answers, Faults } from '#domain/quote/quote-request.ts'
import { ContactWords } from '#parts/contact-words.tsx'
import { QuoteForm } from '#parts/quote-form.tsx'
import { Thanks } from '#parts/thanks.tsx'
import { Toast } from '#parts/toast.tsx'

/** The site's own pages that the server sends or fills in. */
export type Pages = {
  thanks: (reference: string) => string
  refused: (answers: Answers, faults: Faults) => string
  failed: (answers: Answers, reason: string) => string
  notFound: string
  broken: string
}

/** `siteDir` is where the build put the site; `svar.html` is the shell with room for a title and a content. */
export function readPages(siteDir: string, action: string): Pages {
  const shell = readFileSync(join(siteDir, 'svar.html'), 'utf8')
  const fill = (title: string, content: ReactNode) =>
    shell
      .replaceAll('%titel%', () => title)
      .replace('%innehall%', () =>
        renderToStaticMarkup(
          <section className="contact">
            <div className="frame">{content}</div>
          </section>,
        ),
      )

  return {
    thanks: (reference) =>
      fill(
        `${toasts.sent.title} – ${company.name}`,
        <>
          <ContactWords heading="h1" />
          <div className="sheet">
            <Thanks reference={reference} />
          </div>
        </>,
      ),
    refused: (answers, faults) =>
      fill(
        `${quoteForm.faultTitle} ${quoteForm.heading} – ${company.name}`,
        <>
          <ContactWords heading="h1" />
          <div className="sheet">
            <QuoteForm action={action} answers={answers} faults={faults} />
          </div>
        </>,
      ),
    failed: (answers, reason) =>
      fill(
        `${quoteForm.faultTitle} ${toasts.failed.title} – ${company.name}`,
        <>
          <ContactWords heading="h1" />
          <div className="sheet">
            <Toast words={toasts.failed} />
            <p>{reason}</p>
            <QuoteForm action={action} answers={answers} />
          </div>
        </>,
      ),
    notFound: readFileSync(join(siteDir, '404.html'), 'utf8'),
    broken: readFileSync(join(siteDir, '500.html'), 'utf8'),
  }
}
