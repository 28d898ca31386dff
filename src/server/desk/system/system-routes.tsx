import { type Context, Hono } from 'hono'
import { systemPage } from '#content/desk/system.ts'
import type { Core } from '#server/core/core.ts'
import { addDeeds } from '#server/core/http/deeds.ts'
import type { RunDoctor } from '#server/operation/check-result.ts'
import type { Operation } from '#server/operation/index.ts'
import type { DeskEnv } from '../desk-context.ts'
import type { DeskForm } from '../desk-forms.ts'
import type { Desk } from '../desk-place.ts'
import { type Checks, SYSTEM_PATH, type SystemDeed, SystemPage } from './system-page.tsx'

const SUBJECT = 'system'

const doneWords = new Map<string | undefined, string>([
  ['skicka-igen', systemPage.givenUp.resent],
  ['sett', systemPage.givenUp.acknowledged],
])

/** /agare/laget: how the site itself is doing. */
export function systemRoutes(
  { now, report, emailQueued }: Pick<Core, 'now' | 'report' | 'emailQueued'>,
  { deskForms, deskPages }: Desk,
  { health, undeliveredEmails }: Pick<Operation, 'health' | 'undeliveredEmails'>,
  runDoctor: RunDoctor,
) {
  const routes = new Hono<DeskEnv>()
  /** Of this process; those who ask meanwhile get the same. */
  let checking: Promise<Checks> | undefined

  routes.get('/', (c) => show(c, { done: doneWords.get(c.req.query('klart')) }))

  addDeeds<DeskEnv, SystemDeed>(routes, '', {
    kontrollera: (c) => act(c, async () => show(c, { checks: await check(c.get('requestId')) })),
    'skicka-igen': (c) =>
      act(c, async ({ field }) => {
        if ((await undeliveredEmails.resend(field('mejl'), now().toISOString())) > 0) emailQueued()
        return c.redirect(`${SYSTEM_PATH}?klart=skicka-igen`, 303)
      }),
    sett: (c) =>
      act(c, async ({ field }) => {
        await undeliveredEmails.acknowledge(field('mejl'), now().toISOString())
        return c.redirect(`${SYSTEM_PATH}?klart=sett`, 303)
      }),
  })

  async function act(c: Context<DeskEnv>, does: (form: DeskForm) => Promise<Response>) {
    const form = await deskForms.readForm(c, SUBJECT)
    return form ? does(form) : show(c, { isExpired: true }, 422)
  }

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
