import { keptPageFrom } from '#content/desk/no-coverage.ts'
import { DESK_STORE, FETCHED_AHEAD, NO_COVERAGE_PAGE } from '#domain/desk-worker.ts'
import type { Answer } from './answer.ts'

/**
 * The desk's service worker (tools/service-worker.ts builds it). Every page comes from the server while the server answers. Without coverage it
 * shows the lists, and the pages of today's and tomorrow's visits, as they were last fetched. It also shows what a form was answered with
 * (sending.ts). What it keeps is forgotten as soon as the browser is led to signing in.
 */

// TypeScript has the names of service workers only without those of pages.
declare const registration: ServiceWorkerRegistration
declare function skipWaiting(): Promise<void>
declare global {
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void
  }
  interface FetchEvent extends ExtendableEvent {
    readonly request: Request
    respondWith(response: Promise<Response>): void
  }
  interface WindowEventMap {
    install: ExtendableEvent
    activate: ExtendableEvent
    fetch: FetchEvent
  }
}

const DESK = new URL(registration.scope).pathname
const VISITS = `${DESK}?lista=besok`
const NO_COVERAGE = DESK + NO_COVERAGE_PAGE
/** How the address of a small photo ends (server/enquiries/enquiry-photos.tsx). */
const SMALL = '/liten'
/** When a page was kept, among its headers. */
const KEPT_AT = 'x-kept-at'
/** A page that was kept before that is fetched again. */
const OLD_AFTER_MS = 300_000

/** What a form was answered with and is about to be shown, by its address: never stored. */
const answers = new Map<string, Response>()

addEventListener('install', () => void skipWaiting())
// Nothing waits for it: pages would.
addEventListener('activate', () => void keepAhead().catch(() => {}))

addEventListener('message', ({ data, ports }) => {
  const { address, html, ...init }: Answer = data
  answers.set(address, new Response(html, init))
  ports[0]?.postMessage('taken')
})

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageAt(url, event))
  else if (url.pathname.endsWith(SMALL)) event.respondWith(fetch(request).catch(() => keptPicture(request)))
})

async function pageAt({ href, pathname, search }: URL, event: FetchEvent): Promise<Response> {
  let response = answers.get(href)
  answers.delete(href)
  try {
    response ??= await fetch(event.request)
  } catch {
    return keptPage(pathname, search)
  }
  if (pathname.startsWith(`${DESK}/logga-in`)) event.waitUntil(forget())
  // Also in place of a page that was kept that it is erased, or no longer for who is signed in.
  else if (response.status < 500) event.waitUntil(keepIfWanted(pathname + search, response.clone()))
  return response
}

/** Nothing is kept of who is not signed in any more. */
function forget(): Promise<boolean> {
  return caches.delete(DESK_STORE)
}

async function keepIfWanted(path: string, response: Response) {
  const store = await caches.open(DESK_STORE)
  if (await store.match(path)) await keep(path, response)
  if (path === DESK || path === VISITS) await keepAhead()
}

/** As it came, but without the tokens of its forms. */
async function keep(path: string, response: Response): Promise<string> {
  const html = await response.text()
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set(KEPT_AT, new Date().toISOString())
  const store = await caches.open(DESK_STORE)
  await store.put(path, new Response(html.replace(/(name="sigill" value=")[^"]*/g, '$1'), { headers }))
  return html
}

/** Fetches the lists, and of the visits what is needed on the way. */
async function keepAhead() {
  const store = await caches.open(DESK_STORE)
  const visits = visitsIn(await ahead(VISITS))
  const pages = await Promise.all([DESK, NO_COVERAGE, ...visits].map(ahead))
  const pictures = pages.flatMap((html) => [...html.matchAll(/<img src="([^"]+)"/g)].flatMap(([, path = '']) => (path.endsWith(SMALL) ? [path] : [])))
  for (const path of pictures) if (!(await store.match(path))) await store.add(path)
  const wanted = new Set([DESK, VISITS, NO_COVERAGE, ...visits, ...pictures])
  for (const { url } of await store.keys()) if (!wanted.has(url.slice(location.origin.length))) await store.delete(url)
}

async function ahead(path: string): Promise<string> {
  const kept = await caches.match(path)
  if (kept && Date.now() - keptAt(kept).getTime() < OLD_AFTER_MS) return kept.text()
  const response = await fetch(path, { headers: { [FETCHED_AHEAD.name]: FETCHED_AHEAD.value } })
  if (response.ok && !response.redirected) return keep(path, response)
  if (response.redirected) await forget()
  throw new Error(`${path}: ${response.status}`)
}

function keptAt({ headers }: Response): Date {
  return new Date(headers.get(KEPT_AT) ?? 0)
}

/** The paths of the visits of today and tomorrow (server/desk/lists/list-page.tsx). */
function visitsIn(list: string): string[] {
  const days = list.split('<section').filter((part) => /id="dag-(?:today|tomorrow)"/.test(part))
  return [...new Set(days.flatMap((day) => [...day.matchAll(/href="(\/[^"?#]+)"/g)].map(([, path = '']) => path)))]
}

async function keptPage(path: string, search: string): Promise<Response> {
  const store = await caches.open(DESK_STORE)
  // A visit's page may be asked for with one of its parts open; a list is another list with another question.
  const page = (await store.match(path + search)) ?? (path === DESK ? undefined : await store.match(path))
  if (!page) return (await store.match(NO_COVERAGE)) ?? Response.error()
  const line = keptPageFrom(timeOf(keptAt(page)))
  const html = await page.text()
  const beginning = html.indexOf('>', html.indexOf('<main')) + 1
  return new Response(`${html.slice(0, beginning)}<p class="desk-line">${line}</p>${html.slice(beginning)}`, { headers: page.headers })
}

/** "kl. 14:30" of today, else "fredag 27 november kl. 14:30"; domain/sweden/time.ts would weigh more than the rest of this file. */
function timeOf(instant: Date): string {
  const [said, now] = [instant, new Date()].map((at) =>
    at.toLocaleString('sv-SE', { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Stockholm' }),
  )
  const [day = '', clock = ''] = said?.split(' kl. ') ?? []
  return now?.startsWith(day) ? `kl. ${clock}` : `${day} kl. ${clock}`
}

async function keptPicture({ url }: Request): Promise<Response> {
  return (await caches.match(url)) ?? Response.error()
}
