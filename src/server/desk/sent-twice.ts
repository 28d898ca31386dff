import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Core } from '#server/core/core.ts'
import type { DeskEnv } from './desk-context.ts'

/** As long as a form's token is valid. */
const KEPT_MS = 24 * 3_600_000
/** For the first one to be done by another process. Most take part of a second, unless their process was killed. */
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
 * the first one. What was refused or failed can be tried again. Where a process was killed in between, nobody knows whether it was done; it is
 * done anew, and what goes to a customer then finds what is stored of it (enquiries/sql/undoable-deeds.ts).
 */
export function makeSentTwice({ db, now, report }: Pick<Core, 'db' | 'now' | 'report'>) {
  /** What this process is at. The site may have to be printed anew, which takes seconds. */
  const running = new Map<string, Promise<Response>>()

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
    if (leadsTo) return c.redirect(leadsTo, 303)
    const answering = answerNow(key, answer)
    running.set(key, answering)
    return answering.finally(() => running.delete(key))
  }

  async function earlierAnswer(key: string): Promise<string | undefined> {
    return (await claim(key)) ? undefined : answerOf(key)
  }

  async function claim(key: string): Promise<boolean> {
    const claimed = await db
      .insertInto('sent_forms')
      .values({ key, sent_at: now().toISOString() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst()
    return claimed !== undefined
  }

  /** Where the first one led; undefined if it was refused, or does not end. */
  async function answerOf(key: string): Promise<string | undefined> {
    for (let waited = 0; waited < PATIENCE_MS; waited += LOOKS_AGAIN_MS) {
      const answer = running.get(key)
      if (answer) return leadsOn(await answer)
      const row = await db.selectFrom('sent_forms').select('leads_to').where('key', '=', key).executeTakeFirst()
      if (!row || row.leads_to !== null) return row?.leads_to ?? undefined
      await wait(LOOKS_AGAIN_MS)
    }
    return undefined
  }

  async function answerNow(key: string, answer: () => Promise<Response>): Promise<Response> {
    let location: string | undefined
    try {
      const response = await answer()
      location = leadsOn(response)
      return response
    } finally {
      await keepAnswer(key, location).catch(report)
    }
  }

  /** `location`: undefined if it was refused or failed. */
  async function keepAnswer(key: string, location: string | undefined) {
    if (location === undefined) await db.deleteFrom('sent_forms').where('key', '=', key).where('leads_to', 'is', null).execute()
    else await db.updateTable('sent_forms').set({ leads_to: location }).where('key', '=', key).execute()
  }

  return {
    once,
    answerOnce,
    /** Forgets those whose tokens have ended. */
    async tidySentForms(): Promise<void> {
      await db
        .deleteFrom('sent_forms')
        .where('sent_at', '<', new Date(now().getTime() - KEPT_MS).toISOString())
        .execute()
    },
  }
}

/** What was refused leads nowhere. */
function leadsOn({ status, headers }: Response): string | undefined {
  return status === 303 ? (headers.get('location') ?? undefined) : undefined
}
