import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { monthsRoutes } from './months-routes.tsx'

const NONE = { requests: 1, inTime: 0, decided: 0, minutes: [], towns: new Map(), projects: new Map() }

/** The links of the page, where the first request came in March 2024 and this is November 2026; `shown`: up to which month, and how many. */
async function open(query: string) {
  const shown: [last: string, count: number][] = []
  const routes = monthsRoutes(
    { deskPages: { fill: async ({ title, place, content }) => `${title} ${place} ${renderToStaticMarkup(content)}` } },
    {
      thisMonth: () => '2026-11',
      firstMonth: async () => '2024-03',
      upTo: async (last, count) => {
        shown.push([last, count])
        return [{ month: last, figures: NONE }]
      },
    },
    [async (first, last) => <p key="offers">{`Offers ${first} ${last}`}</p>],
  )
  const page = await (await routes.request(`/${query}`)).text()
  return { shown, page, links: [...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href) }
}

test('this month and the year before it are shown, with the way to earlier ones', async () => {
  const { shown, page, links } = await open('')
  expect(shown).toEqual([['2026-11', 13]])
  expect(links).toEqual(['/agare/manader?till=2025-10', '/agare/forfragningar.csv'])
  expect(page).toMatch(/^Månader manader /)
  expect(page).toContain('Offers 2025-11 2026-11')
})

test('earlier months have the way to still earlier ones, and back to the latest', async () => {
  const { shown, links } = await open('?till=2025-04')
  expect(shown).toEqual([['2025-04', 13]])
  expect(links).toEqual(['/agare/manader?till=2024-03', '/agare/manader', '/agare/forfragningar.csv'])
})

test.each(['2025-03', '2024-03'])('before the first month, from %s on, there is nothing earlier', async (till) => {
  const { shown, links } = await open(`?till=${till}`)
  expect(shown).toEqual([[till, 13]])
  expect(links).toEqual(['/agare/manader', '/agare/forfragningar.csv'])
})

test.each(['2026-13', '2026-00', '2025-1', 'x2025-04', '2025-04x', '2026-12', '2024-02', 'skräp', ''])('of “%s” the latest months are shown', async (till) => {
  expect((await open(`?till=${till}`)).shown).toEqual([['2026-11', 13]])
})
