import { type Context, Hono } from 'hono'
import type { CompanyFacts } from '#content/company/facts.ts'
import { fogplan } from '#content/fogplan/fogplan.ts'
import { isReference } from '#domain/enquiry/reference.ts'
import { FOGPLAN_FILES, FOGPLAN_PATH } from '#domain/paths.ts'
import { type Letter, letters } from '#domain/room/designs.ts'
import { MAX_PACKED_LENGTH } from '#domain/room/limits.ts'
import type { Plan } from '#domain/room/plan.ts'
import { unpackPlan } from '#domain/room/share.ts'
import { isTooFine, setOuts } from '#domain/room/tiling/lay-out.ts'
import { mostPieces } from '#domain/room/tiling/most-pieces.ts'
import { LONGEST_NAME, type Paper } from '#domain/room/tiling/sheets.ts'
import type { Base } from '#server/core/core.ts'
import { clientNetwork } from '#server/core/http/client-network.ts'
import { limitBody } from '#server/core/http/limit-body.ts'
import { FOGPLAN_LIMIT, makeNetworkLimit } from '#server/core/http/network-limit.ts'
import { isSameOrigin } from '#server/core/http/same-origin.ts'
import { makeRefusedPage } from '#server/core/http/shell.tsx'
import type { Drawings, DrawingTask } from './drawing-tasks.ts'

/** A packed plan, each character of it escaped at most, with name and reference. */
const MAX_BYTES = 3 * MAX_PACKED_LENGTH + 2048

/**
 * POST /fogplan/fogplan.pdf, affisch.pdf and fogplan.dxf – the drawing in the form's field `plan` as a file; `papper`, `namn`, `arende` and
 * `forslag` are the sheet's. A post, because an address is logged and stays in the browser's history. Nothing is stored.
 */
export function fogplanRoutes({ config: { trustProxy, publicUrl }, site, now }: Base, drawings: Drawings, facts: () => CompanyFacts) {
  const fogplanWait = makeNetworkLimit(FOGPLAN_LIMIT)
  const refusedPage = makeRefusedPage(site.template, facts)
  const routes = new Hono()
  const words = fogplan.take
  const refuse = (c: Context, status: 403 | 413 | 422 | 429 | 500 | 503, text: string) => c.html(refusedPage({ heading: words.heading, text }), status)
  const tooMany = (c: Context, seconds: number, status: 429 | 503 = 429) => {
    c.header('Retry-After', String(seconds))
    return refuse(c, status, status === 429 ? words.tooMany : words.busy)
  }
  routes.use(async (c, next) => {
    if (!isSameOrigin(c.req, publicUrl)) return refuse(c, 403, words.unreadable)
    const seconds = await fogplanWait(clientNetwork(c, trustProxy), FOGPLAN_FILE)
    return seconds === undefined ? next() : tooMany(c, seconds)
  })
  routes.use(limitBody(MAX_BYTES, (c) => refuse(c, 413, words.unreadable)))

  const pdfOf =
    (file: 'pdf' | 'poster') =>
    ({ plan, ...sheet }: FogplanForm): DrawingTask => ({ file, plan, facts: { ...sheet, date: now(), phone: facts().phone } })
  routes.post(FOGPLAN_FILES.pdf.slice(FOGPLAN_PATH.length), (c) => answer(c, pdfOf('pdf'), headersOf('application/pdf', 'fogplan.pdf')))
  routes.post(FOGPLAN_FILES.poster.slice(FOGPLAN_PATH.length), (c) => answer(c, pdfOf('poster'), headersOf('application/pdf', 'fogplan-affisch.pdf')))
  routes.post(FOGPLAN_FILES.dxf.slice(FOGPLAN_PATH.length), (c) => answer(c, ({ plan }) => ({ file: 'dxf', plan }), headersOf('image/vnd.dxf', 'fogplan.dxf')))

  async function answer(c: Context, taskFor: (form: FogplanForm) => DrawingTask, headers: Record<string, string>) {
    const form = await readForm(c)
    if (!form) return refuse(c, 422, words.unreadable)
    const surfaces = setOuts(form.plan)
    if (isTooFine(surfaces)) return refuse(c, 422, fogplan.tooFine)
    const seconds = await fogplanWait(clientNetwork(c, trustProxy), mostPieces(surfaces))
    if (seconds !== undefined) return tooMany(c, seconds)
    const drawn = await drawings.draw(taskFor(form))
    if (drawn === 'busy') return tooMany(c, BUSY_S, 503)
    return drawn === 'failed' ? refuse(c, 500, words.failed) : c.body(drawn, 200, headers)
  }

  return routes
}

/** What a file costs beside a point for each piece of a tile: beginning one takes as long as that many. */
const FOGPLAN_FILE = 5000
/** A minute's queue has moved on by then. */
const BUSY_S = 15

function headersOf(type: string, file: string) {
  return { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${file}"` }
}

type FogplanForm = { plan: Plan; paper: Paper; name?: string; reference?: string; design?: Letter }

async function readForm(c: Context): Promise<FogplanForm | undefined> {
  const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}))
  const plan = unpackPlan(textIn(form, 'plan'))
  if (!plan) return undefined
  const paper: Paper = textIn(form, 'papper') === 'a3' ? 'a3' : 'a4'
  const name = textIn(form, 'namn')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  const reference = textIn(form, 'arende')
  const design = letters.find((letter) => letter === textIn(form, 'forslag'))
  return {
    plan,
    paper,
    ...(name !== '' && { name: [...name].slice(0, LONGEST_NAME).join('') }),
    ...(isReference(reference) && { reference }),
    ...(design && { design }),
  }
}

function textIn(form: Record<string, unknown>, field: string): string {
  const value = form[field]
  return typeof value === 'string' ? value : ''
}
