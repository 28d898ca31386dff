import { type Context, Hono } from 'hono'
import { otherRotRate } from '#content/company/rot-law.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { systemPage } from '#content/desk/system.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import type { Core } from '#server/core/core.ts'
import { addDeeds, doneIn } from '#server/core/http/deeds.ts'
import type { RunBackup, RunDoctor } from '#server/operation/check-result.ts'
import type { Operation } from '#server/operation/index.ts'
import type { DeskEnv } from '../desk-context.ts'
import type { DeskForm } from '../desk-forms.ts'
import type { Desk } from '../desk-place.ts'
import { type Checks, SYSTEM_PATH, type SystemDeed, SystemPage } from './system-page.tsx'

const SUBJECT = 'system'

const DONE = { 'skicka-igen': systemPage.givenUp.resent, sett: systemPage.givenUp.acknowledged, kopiera: systemPage.backup.made }

/** /agare/laget: how the site itself is doing. */
export function systemRoutes(
  { config, facts, now, report, emailQueued }: Pick<Core, 'facts' | 'now' | 'report' | 'emailQueued'> & { config: Pick<Core['config'], 'smtpUrl'> },
  { deskForms, deskPages }: Desk,
  { health, undeliveredEmails }: Pick<Operation, 'health' | 'undeliveredEmails'>,
  { runDoctor, runBackup }: { runDoctor: RunDoctor; runBackup: RunBackup },
) {
  const routes = new Hono<DeskEnv>()
  /** Of this process; those who ask meanwhile get the same. */
  let checking: Promise<Checks> | undefined
  let copying: Promise<void> | undefined
  /** What was found last, until it may no longer be so. */
  let checks: Checks | undefined

  routes.get('/', (c) => show(c, { done: doneIn(c, DONE) }))

  addDeeds<DeskEnv, SystemDeed>(routes, '', {
    kontrollera: (c) =>
      act(c, async () => {
        try {
          checks = await check()
          return show(c)
        } catch (error) {
          report(error, c.get('requestId'))
          return show(c, { error: systemPage.checks.failed })
        }
      }),
    kopiera: (c) =>
      act(c, async () => {
        try {
          await copy()
        } catch (error) {
          report(error, c.get('requestId'))
          return show(c, { error: systemPage.backup.failed }, 422)
        }
        checks = undefined
        return c.redirect(`${SYSTEM_PATH}?klart=kopiera`, 303)
      }),
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
    return form ? does(form) : show(c, { error: signInWords.expired }, 422)
  }

  function check(): Promise<Checks> {
    checking ??= runDoctor()
      .then((results) => ({ at: now(), results }))
      .finally(() => {
        checking = undefined
      })
    return checking
  }

  function copy(): Promise<void> {
    copying ??= runBackup().finally(() => {
      copying = undefined
    })
    return copying
  }

  async function show(c: Context<DeskEnv>, shown: { done?: string | undefined; error?: string } = {}, status: 200 | 422 = 200) {
    const healthNow = await health().catch((error: unknown) => {
      report(error, c.get('requestId'))
      return undefined
    })
    const content = (
      <SystemPage
        health={healthNow}
        undelivered={await undeliveredEmails.list()}
        checks={checks}
        isMailSent={config.smtpUrl !== undefined}
        rot={{ published: facts().rot.percent, lawful: otherRotRate(facts().rot, swedishDate(now())) }}
        formToken={deskForms.issueToken(c, SUBJECT)}
        done={shown.done}
        error={shown.error}
      />
    )
    return c.html(deskPages.fill({ title: systemPage.title, place: 'laget', content }), status)
  }

  return routes
}
