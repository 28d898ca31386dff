import { customerPage } from '#content/customer/customer-page.ts'
import { requestPage } from '#content/desk/request.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { sendRequest } from '../support/send-request.ts'
import { signInAt } from './desk-actions.ts'
import { expect, test } from './engine-test.ts'

const { merge, done, reopen } = requestPage

test('two requests of a customer become one, as the customer sees, and are two again', async ({ visitor, site, smtpServer }) => {
  const customer = { email: 'karin@example.se', phone: '070-174 06 35' }
  const older = await sendRequest(site, { ...customer, message: 'Vårt badrum är slitet' })
  const newer = await sendRequest(site, { ...customer, message: 'Vi vill ha golvvärme också' })

  await signInAt(visitor, smtpServer, requestPath(newer.reference))
  await visitor.press({ role: 'link', name: merge.open })
  await visitor.see({ role: 'heading', name: merge.heading })
  await visitor.seePictures('merge-1-page')
  await visitor.press({ role: 'button', name: merge.send })
  await visitor.see({ text: done['sla-ihop'] })
  await visitor.see({ text: 'Vi vill ha golvvärme också' })
  expect(await visitor.path()).toContain(older.reference)
  await visitor.seePictures('merge-2-older')

  await visitor.open(newer.page)
  await visitor.see({ text: customerPage.status.merged })

  await visitor.open(requestPath(newer.reference))
  await visitor.see({ role: 'link', name: `${merge.goesOn} ${older.reference}` })
  await visitor.press({ role: 'button', name: reopen.send })
  await visitor.see({ text: done.oppna })
  await visitor.see({ role: 'link', name: merge.open })
})
