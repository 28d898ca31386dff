import { type Context, Hono } from 'hono'
import { fogplan } from '#content/fogplan.ts'
import { FOGPLAN_FILES, FOGPLAN_PATH } from '#domain/paths.ts'
import { isReference } from '#domain/quote/reference.ts'
import { MAX_PACKED_LENGTH } from '#domain/room/limits.ts'
import { unpackPlan } from '#domain/room/share.ts'
import { LONGEST_NAME, type Paper } from '#domain/room/tiling/sheets.ts'
import { fogplanDxf } from '../fogplan/fogplan-dxf.ts'
import { fogplanPdf } from '../fogplan/fogplan-pdf.ts'
import { clientNetwork } from './client-network.ts'
import { limitBody } from './limit-body.ts'
import type { OwnerPages } from './owner-pages.tsx'
import { isSameOrigin } from './same-origin.ts'

export type FogplanRoutesNeeds = {
  /** Seconds until a network may fetch another file, or undefined if it may now. */
  fogplanWait: (network: string) => Promise<number | undefined>
  ownerPages: Pick<OwnerPages, 'refused'>
  trustProxy: boolean
  publicUrl: string
  now: () => Date
}

/** A packed plan, each character of it escaped at most, with name and reference. */
const MAX_BYTES = 3 * MAX_PACKED_LENGTH + 2048

/**
 * POST /fogplan/fogplan.pdf and .dxf – the drawing in the form's field `plan` as a file; `papper`, `namn` and `arende` are the sheet's. A
 * post, because an address is logged and stays in the browser's history. Nothing is stored.
 */
export function fogplanRoutes({ fogplanWait, ownerPages, trustProxy, publicUrl, now }: FogplanRoutesNeeds) {
  const routes = new Hono()
  const words = fogplan.take
  const refuse = (c: Context, status: 403 | 413 | 422 | 429, text: string) => c.html(ownerPages.refused({ heading: words.heading, text }), status)
  routes.use(async (c, next) => {
    if (!isSameOrigin(c.req, publicUrl)) return refuse(c, 403, words.unreadable)
    const seconds = await fogplanWait(clientNetwork(c, trustProxy))
    if (seconds === undefined) return next()
    c.header('Retry-After', String(seconds))
    return refuse(c, 429, words.tooMany)
  })
  routes.use(limitBody(MAX_BYTES, (c) => refuse(c, 413, words.unreadable)))

  routes.post(FOGPLAN_FILES.pdf.slice(FOGPLAN_PATH.length), async (c) => {
    const form = await readForm(c)
    if (!form) return refuse(c, 422, words.unreadable)
    const { plan, paper, name, reference } = form
    const pdf = await fogplanPdf(plan, { paper, name, reference, date: now() })
    return c.body(new Uint8Array(pdf), 200, headersOf('application/pdf', 'fogplan.pdf'))
  })

  routes.post(FOGPLAN_FILES.dxf.slice(FOGPLAN_PATH.length), async (c) => {
    const form = await readForm(c)
    if (!form) return refuse(c, 422, words.unreadable)
    return c.body(fogplanDxf(form.plan), 200, headersOf('image/vnd.dxf', 'fogplan.dxf'))
  })

  return routes
}

function headersOf(type: string, file: string) {
  return { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${file}"` }
}

async function readForm(c: Context) {
  const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}))
  const plan = unpackPlan(textIn(form, 'plan'))
  if (!plan) return undefined
  const paper: Paper = textIn(form, 'papper') === 'a3' ? 'a3' : 'a4'
  const name = textIn(form, 'namn')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  const reference = textIn(form, 'arende')
  return {
    plan,
    paper,
    ...(name !== '' && { name: [...name].slice(0, LONGEST_NAME).join('') }),
    ...(isReference(reference) && { reference }),
  }
}

function textIn(form: Record<string, unknown>, field: string): string {
  const value = form[field]
  return typeof value === 'string' ? value : ''
}
