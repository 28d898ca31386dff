import { writeFileSync } from 'node:fs'
import { received } from '#content/enquiries/quote-form.ts'
import { photoField } from '#content/photos/photo-field.ts'
import { photoFile } from '../journeys/photo-files.ts'
import { test } from './engine-test.ts'

test('photos are chosen, shown and removed, and follow the request', async ({ visitor, smtpServer }) => {
  const paths: string[] = []
  for (const [at, background] of ['#8fb29d', '#d9b27c', '#2f5f74'].entries()) {
    const { name, buffer } = await photoFile(`IMG_${at}.jpg`, { background, orientation: 6 })
    const path = test.info().outputPath(name)
    writeFileSync(path, buffer)
    paths.push(path)
  }
  await visitor.open('/#kontakt')
  await visitor.fillIn({ message: 'Bilder med den här motorn' })
  await visitor.chooseFiles(photoField.label, paths.slice(0, 2))
  await visitor.see({ text: '2 bilder är valda. De skickas med förfrågan.' })
  await visitor.chooseFiles(photoField.label, paths.slice(2))
  await visitor.see({ text: '3 bilder är valda. De skickas med förfrågan.' })
  await visitor.see({ css: '.photo-tiles li:nth-child(3) canvas' })
  await visitor.press({ role: 'button', name: 'Ta bort bild 2' })
  await visitor.hasFocus({ role: 'button', name: 'Ta bort bild 2' })
  await visitor.seePictures('photos-1-chosen')
  await visitor.send()
  await visitor.see({ role: 'region', name: received.heading })
  await visitor.see({ text: 'Båda bilderna är framme.' })
  await visitor.seePictures('photos-2-sent')
  await smtpServer.emailSaying('Bilder med den här motorn')
})
