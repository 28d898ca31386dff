import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Template } from './site.ts'
import { textOf } from './static-site.ts'

/** Renders a page from a title and its content. */
export type Fill = (title: string, content: ReactNode) => string

/** Fills `svar.html`, a page with placeholders for title and content. */
export function makeShell(template: Template): Fill {
  return (title, content) =>
    textOf(template('svar.html'))
      .replaceAll('%titel%', () => renderToStaticMarkup(title))
      .replace('%innehall%', () =>
        renderToStaticMarkup(
          <section className="contact">
            <div className="frame columns">{content}</div>
          </section>,
        ),
      )
}
