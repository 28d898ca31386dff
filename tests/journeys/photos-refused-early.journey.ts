import { photoRefusals } from '#content/photos/photo-refusals.ts'
import type { BuiltServer } from '../support/built-server.ts'
import { startRefusingServer } from '../support/slow-line.ts'
import { expect, test as journeyTest } from './journey-test.ts'
import { sendWith, tiles } from './photo-field.ts'
import { largePdf } from './photo-files.ts'

const test = journeyTest.extend<object, { server: BuiltServer }>({
  server: [
    async ({ smtpServer }, use) => {
      const server = await startRefusingServer(smtpServer.smtpUrl)
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
})
test.use({ mayBeLogged: /status of 401/ })

test('a file that is refused while it is still being sent says why', async ({ page }) => {
  await sendWith(page, [largePdf('stor.pdf')])
  await expect(tiles(page)).toHaveText([`stor.pdfPdfInte skickad${photoRefusals.notAllowed}`])
})
