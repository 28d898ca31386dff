import { Hono } from 'hono'
import type { OutboxHealth } from '../outbox/outbox-health.ts'

export type HealthRoutesNeeds = {
  /** Rejects when the database cannot be read. */
  checkDatabase: () => Promise<void>
  outboxHealth: () => Promise<OutboxHealth>
  report: (error: unknown, requestId?: string) => void
}

/** GET /healthz – 200 while the database answers, else 503. Public, so it holds counts only: nothing about people or the machine. */
export function healthRoutes({ checkDatabase, outboxHealth, report }: HealthRoutesNeeds) {
  return new Hono().get('/', async (c) => {
    c.header('Cache-Control', 'no-store')
    try {
      await checkDatabase()
      const emails = await outboxHealth()
      return c.json({ ok: true, alarm: emails.overdue + emails.givenUp > 0, emails })
    } catch (error) {
      report(error, c.get('requestId'))
      return c.json({ ok: false, alarm: true }, 503)
    }
  })
}
