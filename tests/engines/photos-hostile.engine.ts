import { writeFileSync } from 'node:fs'
import { received } from '#content/enquiries/quote-form.ts'
import { photoField } from '#content/photos/photo-field.ts'
import { photoRefusals } from '#content/photos/photo-refusals.ts'
import { hostileFiles } from '../support/hostile-photos.ts'
import { test } from './engine-test.ts'

test.use({ mayBeLogged: /400/ })

test('a picture of 30 000 × 30 000 and a film of 60 MB neither stop the page nor cost the request', async ({ visitor, smtpServer }) => {
  const files = await hostileFiles()
  const paths = ['a PNG of 30 000 × 30 000', 'a film of 60 MB named .jpg'].map((what) => {
    const { name, bytes } = files[what] ?? { name: '', bytes: Buffer.alloc(0) }
    const path = test.info().outputPath(name)
    writeFileSync(path, bytes)
    return path
  })
  await visitor.open('/#kontakt')
  await visitor.chooseFiles(photoField.label, paths)
  await visitor.fillIn({ message: 'Udda bilder med den här motorn' })
  await visitor.see({ css: '#photos-hint .field-error' })
  await visitor.send()
  await visitor.see({ role: 'region', name: received.heading })
  await visitor.see({ text: photoRefusals.tooManyPixels })
  await smtpServer.emailSaying('Udda bilder med den här motorn')
})
