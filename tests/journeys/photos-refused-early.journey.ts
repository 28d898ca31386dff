import { photoRefusals } from '#content/photo-refusals.ts'
import { startBuiltServer } from '../support/built-server.ts'
import { noFlood } from '../support/no-limits.ts'
import { startSlowLine } from '../support/slow-line.ts'
import { expect, test as journeyTest } from './journey-test.ts'
import { sendWith, tiles } from './photo-field.ts'

/** A server that does not let the photos in, because the browser hands it another token than it gave, behind a slow line. */
const test = journeyTest.extend<object, object>({
  server: [
    async ({ smtpServer }, use) => {
      const server = await startBuiltServer({ SMTP_URL: smtpServer.smtpUrl, ...noFlood })
      const line = await startSlowLine(server.address, {
        bytesPerSecond: 3_000_000,
        alter: (received) => received.replace(/("token":"\d+\.)(.)/, (_, before, first) => `${before}${first === 'a' ? 'b' : 'a'}`),
      })
      await use({ ...server, address: line.address })
      line.close()
      await server.close()
    },
    { scope: 'worker' },
  ],
})
test.use({ mayBeLogged: /status of 401/ })

test('a file that is refused while it is still being sent says why', async ({ page }) => {
  const buffer = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9_900_000)])
  await sendWith(page, [{ name: 'stor.pdf', mimeType: 'application/pdf', buffer }])
  await expect(tiles(page)).toHaveText([new RegExp(`Inte skickad${photoRefusals.notAllowed.slice(0, 40)}`)], { timeout: 30_000 })
})
