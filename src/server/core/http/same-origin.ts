import { isIP } from 'node:net'
import type { HonoRequest } from 'hono'

/**
 * Whether a post comes from the site's own pages, or from a program. Browsers send Origin, or where they hide it Sec-Fetch-Site;
 * programs may send neither. A name in Host proves nothing unless it is the site's: the owner of another domain can point it at
 * this machine (DNS rebinding). An address or localhost cannot be pointed anywhere.
 */
export function isSameOrigin(request: HonoRequest, publicUrl: string): boolean {
  const [origin, fetchSite, host = ''] = [request.header('origin'), request.header('sec-fetch-site'), request.header('host')]
  if (origin === publicUrl || (origin === undefined && fetchSite === undefined)) return true
  if (host !== new URL(publicUrl).host && !isLocalOrAddress(host)) return false
  return origin === undefined || origin === 'null' ? fetchSite === 'same-origin' : URL.parse(origin)?.host === host
}

function isLocalOrAddress(host: string): boolean {
  const name = URL.parse(`http://${host}`)?.hostname ?? ''
  return name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0
}
