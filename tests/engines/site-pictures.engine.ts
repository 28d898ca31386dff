import { writeFileSync } from 'node:fs'
import { sitePage } from '#content/publishing/site.ts'
import { pictureFields, projectPages } from '#content/publishing/site-pictures.ts'
import { aPhoneJpeg } from '../support/photos.ts'
import { signInAt } from './desk-actions.ts'
import { test } from './engine-test.ts'

const TITLE = 'Badrum i Bjärby'

test('the owner’s photo is shrunk, shown as it will be cut, and saved with its project', async ({ visitor, smtpServer }) => {
  const path = test.info().outputPath('IMG_0001.jpg')
  writeFileSync(path, await aPhoneJpeg(2000, 2600))
  await visitor.resize(480, 800)
  await signInAt(visitor, smtpServer, '/agare/webbplatsen/projekt/ny')
  await visitor.chooseFiles(pictureFields.upload.label, [path])
  await visitor.see({ role: 'slider', name: pictureFields.chosen })
  await visitor.seePictures('site-pictures-1-chosen')
  await visitor.fill(pictureFields.alt.label, 'Nykaklat badrum med gröna plattor')
  await visitor.fill(projectPages.fields.title.label, TITLE)
  await visitor.fill(projectPages.fields.description.label, 'Gröna plattor i raka rader.')
  await visitor.press({ role: 'button', name: sitePage.save })
  await visitor.see({ role: 'link', name: TITLE })
  await visitor.seePictures('site-pictures-2-saved')
  await visitor.open('/agare/webbplatsen')
  await visitor.press({ role: 'button', name: sitePage.draft.discard })
  await visitor.see({ text: sitePage.said.kastat })
})
