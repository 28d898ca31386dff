import { Hono } from 'hono'
import type { Base } from '#server/core/core.ts'
import type { Health } from './health.ts'

/**
 * GET /healthz – 200 while requests can be stored, else 503, always within the deadline. Public, so it holds counts only: nothing
 * about people or the machine.
 */
export function healthRoutes({ report }: Pick<Base, 'report'>, health: () => Promise<Health>) {
  return new Hono().get('/', async (c) => {
    c.header('Cache-Control', 'no-store')
    try {
      const { lowOnSpace, emails, mailServer, quarantineUnseen } = await health()
      const alarm = lowOnSpace || mailServer !== undefined || emails.overdue + emails.givenUp > 0 || quarantineUnseen
      return c.json({ ok: true, alarm, emails, ...(mailServer && { mailServer }), ...(quarantineUnseen && { quarantineUnseen }) })
    } catch (error) {
      report(error, c.get('requestId'))
      return c.json({ ok: false, alarm: true }, 503)
    }
  })
}
