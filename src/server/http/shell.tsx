import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Renders a page from a title and its content. */
export type Fill = (title: string, content: ReactNode) => string

/** Reads `svar.html` of the built site, a page with placeholders for title and content. */
export function readShell(siteDir: string): Fill {
  const shell = readFileSync(join(siteDir, 'svar.html'), 'utf8')
  return (title, content) =>
    shell
      .replaceAll('%titel%', () => renderToStaticMarkup(title))
      .replace('%innehall%', () =>
        renderToStaticMarkup(
          <section className="contact">
            <div className="frame columns">{content}</div>
          </section>,
        ),
      )
}
