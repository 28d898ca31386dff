import { pagePaths } from '#domain/paths.ts'
import { contentSecurityPolicy } from '../../csp.ts'
import { SITE_PATH } from './site-overview.tsx'

/** Where the pages lie as they would be with the draft. */
export const PREVIEW_PATH = `${SITE_PATH}/prov`

/** Links to other pages, with or without a place on them. */
const PAGE_LINK = new RegExp(`(<a\\b[^>]*\\shref=")(${pagePaths.join('|')})(?=["#?])`, 'g')

/** A page of the site as a preview: it says so in its tab, and its links lead to the other previews. `policy`: its Content-Security-Policy. */
export function asPreview(page: string, said: string): { html: string; policy: string } {
  const html = page
    .replace('<title>', () => `<title>${said}: `)
    .replace('<head>', '<head><meta name="robots" content="noindex">')
    .replaceAll(PAGE_LINK, (_, start: string, path: string) => `${start}${PREVIEW_PATH}${path}`)
  return { html, policy: contentSecurityPolicy(html) }
}
