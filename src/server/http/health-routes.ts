import { Hono } from 'hono'
import type { LettersInTrouble } from '../outbox/outbox-health.ts'

export type HealthDoorNeeds = {
  /** Rejects when quotes cannot be kept. */
  tryBooks: () => Promise<void>
  lettersInTrouble: () => Promise<LettersInTrouble>
  report: (error: unknown, requestId?: string) => void
}

/** GET /healthz – 200 while quotes can be stored, else 503. For a watchdog: counts only, nothing about persons or the machine. */
export function healthDoor({ tryBooks, lettersInTrouble, report }: HealthDoorNeeds) {
  return new Hono().get('/', async (c) => {
    c.header('Cache-Control', 'no-store')
    try {
      await tryBooks()
      const letters = await lettersInTrouble()
      return c.json({ ok: true, alarm: letters.overdue + letters.givenUp > 0, letters })
    } catch (error) {
      report(error, c.get('requestId'))
      return c.json({ ok: false, alarm: true }, 503)
    }
  })
}
