import { customerPage } from '#content/customer/customer-page.ts'
import { requestPage } from '#content/desk/request.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { aRequest } from '../support/a-request.ts'
import { signInAt } from './desk-actions.ts'
import { expect, test } from './engine-test.ts'

const { merge, done, reopen } = requestPage

// Without them first, as in desk.engine.ts.
for (const scripts of [false, true]) {
  test.describe(() => {
    test.use({ scripts })

    test(`${scripts ? 'with' : 'without'} JavaScript two requests of a customer become one, as the customer sees, and are two again`, async ({
      visitor,
      site,
      smtpServer,
    }) => {
      const customer = scripts ? { email: 'med@example.se', phone: '070-174 06 35' } : { email: 'utan@example.se', phone: '070-174 06 36' }
      const ask = async (message: string): Promise<{ reference: string; page: string }> => {
        const body = JSON.stringify(aRequest({ ...customer, message }))
        return (await fetch(`${site}/functions/v1/send-email-v2`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json()
      }
      const [older, newer] = [await ask('Vårt badrum är slitet'), await ask('Vi vill ha golvvärme också')]

      await signInAt(visitor, smtpServer, requestPath(newer.reference))
      await visitor.press({ role: 'link', name: merge.open })
      await visitor.see({ role: 'heading', name: merge.heading })
      await visitor.seePictures(`merge-${scripts}-1-page`)
      await visitor.press({ role: 'button', name: merge.send })
      await visitor.see({ text: done['sla-ihop'] })
      await visitor.see({ text: 'Vi vill ha golvvärme också' })
      expect(await visitor.path()).toContain(older.reference)
      await visitor.seePictures(`merge-${scripts}-2-older`)

      await visitor.open(newer.page)
      await visitor.see({ text: customerPage.status.merged })

      await visitor.open(requestPath(newer.reference))
      await visitor.see({ role: 'link', name: `${merge.goesOn} ${older.reference}` })
      await visitor.press({ role: 'button', name: reopen.send })
      await visitor.see({ text: done.oppna })
      await visitor.see({ role: 'link', name: merge.open })
    })
  })
}
