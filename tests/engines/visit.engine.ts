import { writeFileSync } from 'node:fs'
import { customerPage } from '#content/customer/customer-page.ts'
import { requestPage } from '#content/desk/request.ts'
import { photoField } from '#content/photos/photo-field.ts'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import { visitWords } from '#content/visits/visit.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { calendarPartOf } from '../support/calendar.ts'
import { emailAbout } from '../support/email-about.ts'
import { aPhoto } from '../support/photos.ts'
import { sendRequest } from '../support/send-request.ts'
import { signInAt } from './desk-actions.ts'
import { expect, test } from './engine-test.ts'

test('a visit is proposed, picked, moved by the owner and cancelled by the customer', async ({ visitor, site, smtpServer }) => {
  const message = 'Ett besök, tack'
  const { reference, page } = await sendRequest(site, { message })
  const mailed = (subject: string) => emailAbout(smtpServer, subject, reference)
  await visitor.open(page)
  await visitor.fill(customerPage.unlock.label, '0633')
  await visitor.press({ role: 'button', name: customerPage.unlock.send })
  await visitor.see({ text: message })
  const customers = await visitor.path()

  await visitor.chooseFiles(photoField.label, await Promise.all([1, 2].map(photoFile)))
  await visitor.press({ role: 'button', name: customerPage.photos.send })
  await visitor.see({ role: 'group', name: customerPage.photos.heading })
  await visitor.fill(customerPage.add.labels.message, 'Gärna badkar')
  await visitor.press({ role: 'button', name: customerPage.add.send })
  await visitor.see({ text: customerPage.add.done })
  expect((await mailed('Nytt från kunden')).text).toContain('Gärna badkar')

  const owners = requestPath(reference)
  await signInAt(visitor, smtpServer, owners)
  await visitor.press({ css: '#besok summary' })
  await visitor.seePictures('visit-1-propose')
  await visitor.press({ role: 'button', name: ownerVisit.propose.send })
  await visitor.see({ text: ownerVisit.status.proposed })
  expect((await mailed(visitWords.email.proposal.subject.first)).text).toContain('3. ')

  await visitor.open(customers)
  await visitor.press({ css: '[name=tid]', at: 1 })
  await visitor.fill(visitWords.pick.address, 'Storgatan 1')
  await visitor.seePictures('visit-2-pick')
  await visitor.press({ role: 'button', name: visitWords.pick.send })
  await visitor.see({ text: visitWords.pick.done })
  await visitor.seePictures('visit-3-booked')
  const [customersEntry, ownersEntry] = [await mailed(visitWords.email.booked.subject), await mailed(ownerVisit.email.booked.customer)].map(calendarPartOf)
  const uid = customersEntry?.events[0]?.uid
  expect(customersEntry).toMatchObject({ method: 'REQUEST', events: [{ sequence: 0 }] })
  expect(ownersEntry).toMatchObject({ method: 'REQUEST', events: [{ uid, location: 'Storgatan 1, Enköping' }] })

  await visitor.open(owners)
  await visitor.choose(ownerVisit.fields.length, '90')
  await visitor.seePictures('visit-4-move')
  await visitor.press({ role: 'button', name: ownerVisit.move.send })
  await visitor.see({ text: requestPage.done.flytta })
  for (const moved of [await mailed(visitWords.email.moved.subject), await mailed(ownerVisit.email.moved.owner)])
    expect(calendarPartOf(moved)).toMatchObject({ method: 'REQUEST', events: [{ uid, sequence: 1 }] })

  await visitor.open(customers)
  await visitor.press({ css: '.follow-up summary' })
  await visitor.press({ label: visitWords.cancel.confirm })
  await visitor.press({ role: 'button', name: visitWords.cancel.send })
  await visitor.see({ role: 'heading', name: visitWords.cancelled })
  await visitor.seePictures('visit-5-cancelled')
  for (const cancelled of [await mailed(visitWords.email.cancelled.subject), await mailed(ownerVisit.email.cancelled.customer)])
    expect(calendarPartOf(cancelled)).toMatchObject({ method: 'CANCEL', events: [{ uid, sequence: 2 }] })
})

async function photoFile(seed: number): Promise<string> {
  const path = test.info().outputPath(`bild-${seed}.jpg`)
  writeFileSync(path, await aPhoto(seed))
  return path
}
