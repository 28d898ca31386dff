import { renderToStaticMarkup } from 'react-dom/server'
import { sitePage } from '#content/publishing/site.ts'
import { pagePaths } from '#domain/paths.ts'
import { contentSecurityPolicy } from '#server/core/http/csp.ts'
import { TokenForm } from '#server/core/http/private-form.tsx'
import { SITE_PATH, seenField, toSite } from './site-path.ts'

/** Where the pages lie as they would be with the draft. */
const PREVIEW_PATH = `${SITE_PATH}/prov`

/** Links to other pages, with or without a place on them. */
const PAGE_LINK = new RegExp(`(<a\\b[^>]*\\shref=")(${pagePaths.join('|')})(?=["#?])`, 'g')

/** Over the end of the page, where it covers least; the policy below allows it by its hash. */
const STYLE = `<style>
.preview-back { color: var(--on-dark); position: fixed; inset: auto 0 0; z-index: 99; background: var(--surface-dark); padding: .5rem; text-align: center; font-size: 1rem }
.preview-back { display: flex; flex-wrap: wrap; gap: 0 1.5rem; align-items: center; justify-content: center }
.preview-back a { display: inline-block; line-height: 44px; color: var(--on-dark) }
@media print { .preview-back { display: none } }
</style>`

type Bar = { formToken: string; seen: string | undefined; hasDraft: boolean }

function PreviewBar({ formToken, seen, hasDraft }: Bar) {
  const words = sitePage.draft
  return (
    <aside className="preview-back" aria-label={words.preview}>
      <span>{words.preview}</span>
      <a href={SITE_PATH}>{words.backFromPreview}</a>
      {hasDraft && <TokenForm action={toSite('publicera')} formToken={formToken} fields={seenField(seen)} send={words.publish} button="button" />}
    </aside>
  )
}

/** A page of the site as a preview: it says so, and its links lead to the other previews. `policy`: its Content-Security-Policy. */
export function asPreview(page: string, bar: Bar): { html: string; policy: string } {
  const html = page
    .replace('<title>', () => `<title>${sitePage.draft.preview}: `)
    .replaceAll(PAGE_LINK, (_, start: string, path: string) => `${start}${PREVIEW_PATH}${path}`)
    .replace('</body>', () => `${STYLE}${renderToStaticMarkup(<PreviewBar {...bar} />)}</body>`)
  return { html, policy: contentSecurityPolicy(html) }
}
