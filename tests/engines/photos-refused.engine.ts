import { writeFileSync } from 'node:fs'
import { received } from '#content/enquiries/quote-form.ts'
import { photoField } from '#content/photos/photo-field.ts'
import { photoRefusals } from '#content/photos/photo-refusals.ts'
import { largePdf } from '../journeys/photo-files.ts'
import { startRefusingServer } from '../support/slow-line.ts'
import { test } from './engine-test.ts'

test.use({
  // For this test alone: another server for the worker would be another browser too.
  site: async ({ smtpServer }, use) => {
    const server = await startRefusingServer(smtpServer.smtpUrl)
    await use(server.address)
    await server.close()
  },
  mayBeLogged: /401/,
})

test('a file that is refused while it is still being sent says why', async ({ visitor }) => {
  const { name, buffer } = largePdf('stor.pdf')
  const path = test.info().outputPath(name)
  writeFileSync(path, buffer)
  await visitor.open('/#kontakt')
  await visitor.fillIn({ message: 'En fil som nekas' })
  await visitor.chooseFiles(photoField.label, [path])
  await visitor.see({ text: 'En pdf är vald. Den skickas med förfrågan.' })
  await visitor.send()
  await visitor.see({ role: 'region', name: received.heading })
  await visitor.see({ text: photoRefusals.notAllowed })
})
