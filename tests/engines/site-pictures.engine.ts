import { writeFileSync } from 'node:fs'
import { company } from '#content/company/company.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { sitePage } from '#content/publishing/site.ts'
import { pictureFields, projectPages } from '#content/publishing/site-pictures.ts'
import { codeIn, codesAmong } from '../support/desk.ts'
import { aPhoneJpeg } from '../support/photos.ts'
import { expect, test } from './engine-test.ts'

const TITLE = 'Badrum i Bjärby'

test('the owner’s photo is shrunk, shown as it will be cut, and saved with its project', async ({ visitor, smtpServer }) => {
  const path = test.info().outputPath('IMG_0001.jpg')
  writeFileSync(path, await aPhoneJpeg(2000, 2600))
  const codes = () => codesAmong(smtpServer.emails)
  const before = codes().length
  await visitor.resize(480, 800)
  await visitor.open('/agare/webbplatsen')
  await visitor.fill(signInWords.address.label, company.email)
  await visitor.press({ role: 'button', name: signInWords.send })
  await visitor.see({ role: 'heading', name: signInWords.code.heading })
  await expect.poll(() => codes().length).toBeGreaterThan(before)
  await visitor.fill(signInWords.code.label, codeIn(codes().at(-1) ?? {}))
  await visitor.press({ role: 'button', name: signInWords.code.send })
  await expect.poll(() => visitor.path()).not.toContain('logga-in')
  await visitor.open('/agare/webbplatsen/projekt/ny')
  await visitor.chooseFiles(pictureFields.upload.label, [path])
  await visitor.see({ role: 'img', name: pictureFields.chosen })
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
