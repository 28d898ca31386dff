import { type Context, Hono } from 'hono'
import { requestPage } from '#content/desk/request.ts'
import type { Core } from '#server/core/core.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import type { DeskEnv } from '../desk-context.ts'
import type { Desk } from '../desk-place.ts'
import { goneContent } from './erase-page.tsx'
import type { Pair } from './merge.ts'
import { MERGE, mergeContent, OTHER } from './merge-page.tsx'
import type { DeskRequest, DeskRequests } from './requests.ts'

/** /agare/forfragan/REFERENCE/sla-ihop: two requests of a customer become one. */
export function mergeRoutes({ facts }: Pick<Core, 'facts'>, { deskForms, deskPages }: Desk, deskRequests: DeskRequests) {
  const routes = new Hono<DeskEnv>()

  routes.get(`/:reference/${MERGE}`, async (c) => {
    const [one, other] = [await deskRequests.find(c.req.param('reference')), await deskRequests.find(c.req.query(OTHER) ?? '')]
    return one && other ? ask(c, inOrder(one, other)) : c.redirect(requestPath(c.req.param('reference')), 303)
  })

  routes.post(`/:reference/${MERGE}`, async (c) => {
    const { field } = await deskForms.typed(c)
    const one = await deskRequests.find(c.req.param('reference'))
    if (!one) return c.html(deskPages.fill(goneContent()), 410)
    // One that is erased meanwhile is no second one.
    const both = inOrder(one, (await deskRequests.find(field(OTHER))) ?? one)
    const form = await deskForms.readForm(c, one.enquiry.reference)
    if (!form) return ask(c, both, requestPage.errors.formToken)
    const result = await deskRequests.merge(pairOf(both), form.token, c.get('signedIn'))
    return result === 'merged' ? c.redirect(`${requestPath(both.older.enquiry.reference)}?klart=${MERGE}`, 303) : ask(c, both)
  })

  function pairOf({ older, newer }: Both): Pair {
    return { reference: newer.enquiry.reference, into: older.enquiry.reference }
  }

  async function ask(c: Context<DeskEnv>, both: Both, error?: string) {
    const reference = c.req.param('reference') ?? ''
    const refusal = await deskRequests.whyNotMerged(pairOf(both))
    const page = mergeContent({
      older: both.older.enquiry,
      newer: both.newer.enquiry,
      path: requestPath(reference),
      facts: facts(),
      formToken: deskForms.issueToken(c, reference),
      error,
      refusal,
    })
    return c.html(deskPages.fill(page), error ? 422 : refusal ? 409 : 200)
  }

  return routes
}

type Both = { older: DeskRequest; newer: DeskRequest }

function inOrder(one: DeskRequest, other: DeskRequest): Both {
  return placeOf(one) < placeOf(other) ? { older: one, newer: other } : { older: other, newer: one }
}

/** In the order of arrival. */
function placeOf({ enquiry: { receivedAt, reference } }: DeskRequest): string {
  return `${receivedAt} ${reference}`
}
