import { sitePage } from '#content/publishing/site.ts'
import { pagePaths } from '#domain/paths.ts'
import { contentSecurityPolicy } from '#server/core/http/csp.ts'
import { SITE_PATH } from './site-path.ts'

/** Where the pages lie as they would be with the draft. */
export const PREVIEW_PATH = `${SITE_PATH}/prov`

/** Links to other pages, with or without a place on them. */
const PAGE_LINK = new RegExp(`(<a\\b[^>]*\\shref=")(${pagePaths.join('|')})(?=["#?])`, 'g')

/** Over the end of the page, where it covers least; the policy below allows it by its hash. */
const BACK = `<style>
.preview-back { position: fixed; inset: auto 0 0; z-index: 99; background: var(--surface-dark); padding: .5rem; text-align: center; font-size: 1rem }
.preview-back a { display: inline-block; line-height: 44px; color: var(--on-dark) }
@media print { .preview-back { display: none } }
</style><aside class="preview-back" aria-label="${sitePage.draft.preview}"><a href="${SITE_PATH}">${sitePage.draft.backFromPreview}</a></aside>`

/** A page of the site as a preview: it says so, and its links lead to the other previews. `policy`: its Content-Security-Policy. */
export function asPreview(page: string): { html: string; policy: string } {
  const html = page
    .replace('<title>', () => `<title>${sitePage.draft.preview}: `)
    .replaceAll(PAGE_LINK, (_, start: string, path: string) => `${start}${PREVIEW_PATH}${path}`)
    .replace('</body>', () => `${BACK}</body>`)
  return { html, policy: contentSecurityPolicy(html) }
}
