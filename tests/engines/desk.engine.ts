import { company } from '#content/company/company.ts'
import { deviceWords } from '#content/desk/devices.ts'
import { holidayPage } from '#content/desk/holiday.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { systemPage } from '#content/desk/system.ts'
import { codeIn, codesAmong } from '../support/desk.ts'
import { expect, test } from './engine-test.ts'

// A wrong code is answered with 422.
test.use({ mayBeLogged: /422/ })

test('the owner signs in by code, sees the devices, and signs out', async ({ visitor, smtpServer }) => {
  const codes = () => codesAmong(smtpServer.emails)
  const before = codes().length
  await visitor.open('/agare/enheter')
  await visitor.fill(signInWords.address.label, company.email)
  await visitor.seePictures('desk-1-address')
  const knowsPasskeys = await visitor.evaluate(() => 'PublicKeyCredential' in window)
  if (!knowsPasskeys) await visitor.gone({ role: 'button', name: signInWords.passkey.use })
  await visitor.press({ role: 'button', name: signInWords.send })
  await visitor.see({ role: 'heading', name: signInWords.code.heading })
  await expect.poll(() => codes().length).toBeGreaterThan(before)
  const code = codeIn(codes().at(-1) ?? {})
  await visitor.fill(signInWords.code.label, code === '000000' ? '000001' : '000000')
  await visitor.press({ role: 'button', name: signInWords.code.send })
  await visitor.see({ text: 'Fel kod. Du har fyra försök kvar.' })
  await visitor.seePictures('desk-2-code')
  await visitor.fill(signInWords.code.label, code)
  await visitor.press({ role: 'button', name: signInWords.code.send })
  if (knowsPasskeys) await visitor.press({ role: 'link', name: deviceWords.offer.later })
  await visitor.see({ role: 'heading', name: deviceWords.sessions.heading })
  await visitor.seePictures('desk-3-devices')
  await visitor.resize(480, 800)
  await visitor.seePictures('desk-4-devices-narrow')
  for (const [place, title] of [
    ['semester', holidayPage.title],
    ['laget', systemPage.title],
  ] as const) {
    await visitor.open(`/agare/${place}`)
    await visitor.see({ role: 'heading', name: title })
    await visitor.seePictures(`desk-5-${place}-narrow`)
    await visitor.resize(1280, 800)
    await visitor.seePictures(`desk-5-${place}`)
    await visitor.resize(480, 800)
  }
  await visitor.open('/agare/logga-ut')
  await visitor.press({ role: 'button', name: signInWords.out.send })
  await visitor.see({ role: 'heading', name: signInWords.heading })
})
