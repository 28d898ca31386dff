import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Fills a title and a content into the site's own frame. */
export type Fill = (title: string, content: ReactNode) => string

/** `siteDir` is where the build put the site; `svar.html` is the shell with room for a title and a content. */
export function readShell(siteDir: string): Fill {
  const shell = readFileSync(join(siteDir, 'svar.html'), 'utf8')
  return (title, content) =>
    shell
      .replaceAll('%titel%', () => renderToStaticMarkup(title))
      .replace('%innehall%', () =>
        renderToStaticMarkup(
          <section className="contact">
            <div className="frame">{content}</div>
          </section>,
        ),
      )
}
