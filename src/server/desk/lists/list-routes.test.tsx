import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ListName } from './enquiry-lists.ts'
import { type ListRoutesNeeds, listRoutes } from './list-routes.tsx'

test('under the booked visits stand the proposed ones, with the way to all of them where there are more', async () => {
  const asked: ListName[] = []
  const needs: ListRoutesNeeds = {
    enquiryLists: {
      counts: async () => ({ unanswered: 0, visits: 0, quarantined: 0 }),
      page: async (name) => {
        asked.push(name)
        return { enquiries: [], next: name === 'proposed' ? ['F-7K3M9QA'] : undefined }
      },
      search: async () => ({ enquiries: [], next: undefined }),
      sameCustomer: async () => [],
    },
    deskForms: { issueToken: () => 'token', readForm: async () => undefined, typed: async () => ({ field: () => '', all: () => [] }), isValid: () => false },
    deskPages: { fill: async ({ content }) => renderToStaticMarkup(content) },
    quarantine: { setSeen: async () => {}, size: async () => ({ count: 0, bytes: 0 }) },
    repository: { eraseQuarantined: async () => 0 },
    ownerVisits: { sendCalendarAddress: async () => {} },
    releaseEnquiry: async () => false,
    now: () => new Date('2026-11-23T12:00:00.000Z'),
  }
  const page = await (await listRoutes(needs).request('/?lista=besok')).text()
  expect(asked).toEqual(['visits', 'proposed'])
  expect([...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/agare?lista=foreslagna', '/agare?lista=tidigare-besok'])
})
