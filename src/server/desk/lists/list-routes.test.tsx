import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ListName } from './enquiry-lists.ts'
import { listPlaces } from './list-routes.tsx'

test('under the booked visits stand the proposed ones, with the way to all of them where there are more', async () => {
  const asked: ListName[] = []
  const [lists] = listPlaces(
    { now: () => new Date('2026-11-23T12:00:00.000Z') },
    {
      deskForms: { issueToken: () => 'token', readForm: async () => undefined, typed: async () => ({ field: () => '', all: () => [] }), isValid: () => false },
      deskPages: { fill: async ({ content }) => renderToStaticMarkup(content) },
      sentTwice: { answerOnce: (_c, _key, answer) => answer() },
    },
    {
      counts: async () => ({ turn: 0, visits: 0, quarantined: 0 }),
      late: async () => 0,
      page: async (name) => {
        asked.push(name)
        return { enquiries: [], next: name === 'proposed' ? ['F-7K3M9QA'] : undefined }
      },
      search: async () => ({ enquiries: [], next: undefined }),
      filterChoices: async () => ({ months: [], towns: [], projects: [], turns: [], found: 0, isExact: true }),
      sameCustomer: async () => [],
    },
    {
      quarantine: { setSeen: async () => {}, size: async () => ({ count: 0, bytes: 0 }) },
      repository: { eraseQuarantined: async () => 0 },
      releaseEnquiry: async () => false,
    },
    async () => {},
  )
  const page = await (await lists?.routes.request('/?lista=besok'))?.text()
  expect(asked).toEqual(['visits', 'proposed'])
  expect([...(page ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/agare?lista=foreslagna', '/agare?lista=tidigare-besok'])
})
