import { expect, test } from 'vitest'
import { peoplePage } from '#content/desk/people.ts'
import { aRequest } from '../../../tests/support/a-request.ts'
import { allRows } from '../../../tests/support/all-rows.ts'
import { signIn } from '../../../tests/support/desk.ts'
import { ANNA, newDatabase, openDesk } from '../../../tests/support/desk-site.ts'

const KALLE = 'kalle@example.org'

/** What a fitter may use of the desk. Everything else is the owner's; a route that is new is, until it stands here. */
const FITTERS = [
  'GET /agare',
  'GET /agare/enheter',
  'GET /agare/enheter/avsluta',
  'GET /agare/enheter/avsluta-alla',
  'GET /agare/enheter/lagg-till',
  'GET /agare/enheter/nyckel',
  'GET /agare/enheter/ta-bort',
  'GET /agare/logga-ut',
  'GET /agare/mina-besok',
  // Leads to the page, which answers.
  'GET /agare/mina-besok/:reference/anteckning',
  'GET /agare/mina-besok/kalender',
  'GET /agare/utan-tackning',
  'POST /agare/enheter/avsluta',
  'POST /agare/enheter/avsluta-alla',
  'POST /agare/enheter/fraga',
  'POST /agare/enheter/lagg-till',
  'POST /agare/enheter/ta-bort',
  'POST /agare/logga-ut',
  'POST /agare/mina-besok/kalender',
]
/** These answer about own visits alone (own-visits.http.test.ts): of a request that is not the fitter's, with 403 as well. */
const OWN = '/agare/mina-besok/:reference'
/** Those that ask who it is themselves: by a code, by a signed link, by a secret address. */
const OPEN = /^\/agare\/(?:logga-in(?:\/|$)|kalender\/|:reference\/)/

async function open() {
  const where = await newDatabase('SQLite')
  const server = await openDesk(where)
  const owner = await signIn(server, { address: ANNA })
  await owner.press('/agare/folk/bjud-in', { namn: 'Kalle', adress: KALLE, roll: 'montor' })
  const { reference } = await (await server.postJson(aRequest())).json()
  await owner.press(`/agare/forfragan/${reference}/boka`, { langd: '60', datum1: '2027-01-26', tid1: '09:00', adress: '' })
  const fitter = await signIn(server, { address: KALLE })
  const routes = [...new Set(server.app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`))].filter((route) => {
    const [, path = ''] = route.split(' ')
    return (path === '/agare' || path.startsWith('/agare/')) && path !== '/agare/' && !OPEN.test(path)
  })
  return { where, server, owner, fitter, reference, routes: routes.toSorted() }
}

/** An address of a route: about the request, and for the rest about something. */
const addressOf = (path: string, reference: string) =>
  path
    .replaceAll(/:reference(?:\{[^}]*\})?/g, reference)
    .replaceAll(/:number\{[^}]*\}/g, '1000')
    .replaceAll(/:sha256/g, '0'.repeat(64))
    .replaceAll(/:\w+(?:\{(?:[^{}]|\{[^{}]*\})*\})?\??/g, '1')

test('of every route of the desk a fitter may use those that stand in a list; the others answer with a friendly page and change nothing', async () => {
  const { where, fitter, reference, routes } = await open()
  expect(routes.length).toBeGreaterThan(100)
  const before = await allRows(where)
  const allowed: string[] = []
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ')
    if (FITTERS.includes(route) && method === 'POST') {
      allowed.push(route)
      continue
    }
    const body = method === 'POST' ? new URLSearchParams({ bekrafta: 'ja', text: 'En lång text som är skriven' }) : undefined
    const response = await fitter.ask(addressOf(path, reference), { method, ...(body && { body }) })
    if (response.status !== 403) allowed.push(route)
    else if (!path.startsWith(OWN)) {
      const page = await response.text()
      for (const said of [peoplePage.forbidden.heading, peoplePage.forbidden.text]) expect(page, route).toContain(said)
      expect(page, route).not.toMatch(/lista=|\/agare\/folk|Åsa|class="count"/)
    }
  }
  expect(allowed).toEqual(FITTERS)
  const changed = Object.entries(await allRows(where)).flatMap(([table, rows]) => (JSON.stringify(rows) === JSON.stringify(before[table]) ? [] : [table]))
  expect(changed).toEqual([])
})

test('the pages that a fitter may use have a menu without the owner’s places, figures and search', async () => {
  const { fitter, owner } = await open()
  const links = (page: string) => [...page.slice(page.indexOf('<header'), page.indexOf('</header>')).matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
  for (const route of [
    ...FITTERS.filter((one) => one.startsWith('GET')).map((one) => one.slice(4).replace(':reference', 'F-1')),
    '/agare?lista=alla',
    '/agare?sok=ek',
    '/agare/enheter/x',
    '/agare/mina-besok/F-1',
  ]) {
    const response = await fitter.ask(route)
    if (response.status === 303) continue
    const page = await response.text()
    expect(new Set(links(page)), route).toEqual(new Set(['/agare', '/agare/enheter', '/agare/logga-ut']))
    expect(page, route).not.toMatch(/type="search"|class="count"|lista=/)
  }
  expect(links(await (await owner.ask('/agare/enheter')).text())).toContain('/agare/folk')
})

test('a fitter’s device is signed out by the fitter, and an owner comes from the own visits to the owner’s', async () => {
  const { fitter, owner, reference } = await open()
  expect((await fitter.press('/agare/enheter/avsluta-alla')).status).toBe(303)
  expect((await fitter.ask('/agare')).headers.get('location')).toContain('/agare/logga-in')
  expect((await owner.ask('/agare/mina-besok')).headers.get('location')).toBe('/agare?lista=besok')
  expect((await owner.ask(`/agare/mina-besok/${reference}`)).headers.get('location')).toBe(`/agare/forfragan/${reference}`)
})

test('without coverage a fitter’s telephone has the own visits alone: what its worker finds in the first page is theirs', async () => {
  const { fitter, owner, reference } = await open()
  await owner.press(`/agare/forfragan/${reference}/vem-aker`, { vem: KALLE })
  // Both addresses that it fetches ahead (site/islands/desk).
  for (const path of ['/agare', '/agare?lista=besok']) {
    const page = await (await fitter.ask(path)).text()
    const requests = [...page.matchAll(/href="(\/agare\/[^"]+)"/g)].map(([, href = '']) => href).filter((href) => href.includes('F-'))
    expect(requests).toEqual([`/agare/mina-besok/${reference}`])
  }
  await owner.press(`/agare/forfragan/${reference}/vem-aker`, { vem: '' })
  expect(await (await fitter.ask('/agare')).text()).not.toContain(reference)
})
