import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Core } from '#server/core/core.ts'
import type { DeskEnv } from './desk-context.ts'
import { makeSentForms } from './sent-forms.ts'

/** While a form is being done; the site may have to be printed anew, which takes seconds. */
const RENEWED_EVERY_MS = 1_000
/** Without a renewal. Whoever did the form is gone then. */
const PATIENCE_MS = 5_000
const LOOKS_AGAIN_MS = 50

/** Of a form and all that was typed in it: the token in it is of one page, and a page may have several forms. */
async function keyOf(c: Context): Promise<string> {
  // A form with pictures reads its body as it comes, whatever it is.
  const body = await c.req.raw.clone().text()
  return createHash('sha256')
    .update(JSON.stringify([c.req.path, body]))
    .digest('base64url')
}

export type SentTwice = ReturnType<typeof makeSentTwice>

/**
 * The same form with the same words, sent again because its answer did not arrive, here or at another process: it is done once, and answered as
 * the first one. What was refused or failed can be tried again. Where a process was killed in between, nobody knows whether it was done; one of
 * those who wait does it anew, and what goes to a customer then finds what is stored of it (enquiries/sql/undoable-deeds.ts).
 */
export function makeSentTwice({ db, now, report }: Pick<Core, 'db' | 'now' | 'report'>) {
  const sentForms = makeSentForms({ db, now })

  const once = createMiddleware<DeskEnv>(async (c, next) => {
    const isForm = c.req.method === 'POST' && c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') === true
    if (!isForm) return next()
    const key = await keyOf(c)
    c.set('formKey', key)
    return answerOnce(c, key, async () => {
      await next()
      return c.res
    })
  })

  /** `key`: names the form and all that was in it. */
  async function answerOnce(c: Context, key: string, answer: () => Promise<Response>): Promise<Response> {
    // Where the database does not answer, each page knows best how to say so.
    const leadsTo = await earlierAnswer(key).catch(report)
    return leadsTo ? c.redirect(leadsTo, 303) : answerNow(key, answer)
  }

  /** Where the first one led; undefined if the form is ours to do. Until then another does it. */
  async function earlierAnswer(key: string): Promise<string | undefined> {
    let renewals = 0
    for (let waited = 0; ; waited += LOOKS_AGAIN_MS) {
      if (waited >= PATIENCE_MS && (await sentForms.takeOver(key, renewals))) return undefined
      const form = await sentForms.read(key)
      if (!form && (await sentForms.claim(key))) return undefined
      if (form && form.leadsTo !== null) return form.leadsTo
      if (form && form.renewals !== renewals) {
        renewals = form.renewals
        waited = 0
      }
      await wait(LOOKS_AGAIN_MS)
    }
  }

  async function answerNow(key: string, answer: () => Promise<Response>): Promise<Response> {
    let location: string | undefined
    const renewing = setInterval(() => sentForms.renew(key).catch(report), RENEWED_EVERY_MS)
    try {
      const response = await answer()
      location = leadsOn(response)
      return response
    } finally {
      clearInterval(renewing)
      await sentForms.end(key, location).catch(report)
    }
  }

  return { once, answerOnce, tidySentForms: sentForms.tidy }
}

/** What was refused leads nowhere. */
function leadsOn({ status, headers }: Response): string | undefined {
  return status === 303 ? (headers.get('location') ?? undefined) : undefined
}
