import { type Context, Hono } from 'hono'
import { systemPage } from '#content/desk/system.ts'
import type { RunDoctor } from '#server/operation/check-result.ts'
import type { Health } from '#server/operation/health.ts'
import type { UndeliveredEmails } from '#server/operation/undelivered-emails.ts'
import type { DeskEnv } from '../desk-context.ts'
import type { DeskForms } from '../desk-forms.ts'
import type { DeskPages } from '../desk-shell.tsx'
import { type Checks, SystemPage } from './system-page.tsx'

export type SystemRoutesNeeds = {
  health: () => Promise<Health>
  undeliveredEmails: UndeliveredEmails
  runDoctor: RunDoctor
  emailQueued: () => void
  deskForms: DeskForms
  deskPages: DeskPages
  now: () => Date
  report: (error: unknown, requestId?: string) => void
}

const SUBJECT = 'system'

const doneWords = new Map<string | undefined, string>([
  ['resend', systemPage.givenUp.resent],
  ['acknowledge', systemPage.givenUp.acknowledged],
])

/** /agare/laget: how the site itself is doing. */
export function systemRoutes({ health, undeliveredEmails, runDoctor, emailQueued, deskForms, deskPages, now, report }: SystemRoutesNeeds) {
  const routes = new Hono<DeskEnv>()
  /** Of this process; those who ask meanwhile get the same. */
  let checking: Promise<Checks> | undefined

  routes.get('/', (c) => show(c, { done: doneWords.get(c.req.query('klart')) }))

  routes.post('/', async (c) => {
    const form = await deskForms.readForm(c, SUBJECT)
    if (!form) return show(c, { isExpired: true }, 422)
    const act = form.field('gor')
    if (act === 'kontrollera') return show(c, { checks: await check(c.get('requestId')) })
    if (act === 'resend' && (await undeliveredEmails.resend(form.field('mejl'), now().toISOString())) > 0) emailQueued()
    if (act === 'acknowledge') await undeliveredEmails.acknowledge(form.field('mejl'), now().toISOString())
    return c.redirect(`${c.req.path}?klart=${encodeURIComponent(act)}`, 303)
  })

  function check(requestId: string): Promise<Checks> {
    checking ??= runDoctor()
      .then(
        (results): Checks => ({ at: now(), results }),
        (error): Checks => {
          report(error, requestId)
          return 'unavailable'
        },
      )
      .finally(() => {
        checking = undefined
      })
    return checking
  }

  async function show(c: Context<DeskEnv>, shown: { done?: string | undefined; checks?: Checks; isExpired?: boolean }, status: 200 | 422 = 200) {
    const healthNow = await health().catch((error: unknown) => {
      report(error, c.get('requestId'))
      return undefined
    })
    const content = (
      <SystemPage
        health={healthNow}
        undelivered={await undeliveredEmails.list()}
        checks={shown.checks}
        formToken={deskForms.issueToken(c, SUBJECT)}
        done={shown.done}
        isExpired={shown.isExpired ?? false}
      />
    )
    return c.html(deskPages.fill({ title: systemPage.title, place: 'laget', content }), status)
  }

  return routes
}
