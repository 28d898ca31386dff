import { photoRefusals } from '#content/photos/photo-refusals.ts'
import { startRefusingServer } from '../support/slow-line.ts'
import { expect, test } from './journey-test.ts'
import { sendWith, tiles } from './photo-field.ts'
import { largePdf } from './photo-files.ts'

test.use({
  // For this test alone: another server for the worker would be another browser too.
  baseURL: async ({ smtpServer }, use) => {
    const server = await startRefusingServer(smtpServer.smtpUrl)
    await use(server.address)
    await server.close()
  },
  mayBeLogged: /status of 401/,
})

test('a file that is refused while it is still being sent says why', async ({ page }) => {
  await sendWith(page, [largePdf('stor.pdf')])
  await expect(tiles(page)).toHaveText([`stor.pdfPdfInte skickad${photoRefusals.notAllowed}`])
})
