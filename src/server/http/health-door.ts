import { Hono } from 'hono'

type Needs = {
  /** Rejects when quotes cannot be kept. */
  tryBooks: () => Promise<void>
  report: (error: unknown) => void
}

/** GET /healthz – 200 while quotes can be stored, else 503. For a watchdog: no personal data, nothing about the machine. */
export function healthDoor({ tryBooks, report }: Needs) {
  return new Hono().get('/', async (c) => {
    c.header('Cache-Control', 'no-store')
    try {
      await tryBooks()
      return c.json({ ok: true })
    } catch (error) {
      report(error)
      return c.json({ ok: false }, 503)
    }
  })
}
