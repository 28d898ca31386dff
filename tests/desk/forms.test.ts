import { globSync, readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { aRequest } from '../support/a-request.ts'
import { emailsNamed, ownerLinks } from '../support/mail-files.ts'
import { noLimits } from '../support/no-limits.ts'
import { startTestServer } from '../support/test-server.ts'
import { CUSTOMER_DIGITS } from '../support/visit-site.ts'

/** Of the forms and buttons in the recorded pages of desk, site and customer. */
const addresses = new Set(
  globSync('src/server/{desk,publishing,customer}/**/outlines/*.txt')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/ (?:action|formAction)=(\S+)/g)])
    .map(([, address = '']) => address)
    // The search, which is asked for by GET.
    .filter((address) => address !== '/agare'),
)

test('every form of the desk, of the site’s pages there and of the customer’s page is posted to where it is read, and what is loaded again there is a page', async () => {
  const server = await startTestServer(noLimits)
  onTestFinished(server.close)
  const desk = await server.signedIn()
  await desk.press('/agare/folk/bjud-in', { namn: 'Kalle', adress: 'kalle@example.org', roll: 'montor' })
  await desk.press('/agare/folk/bjud-in', { namn: 'Lisa', adress: 'lisa@example.org', roll: 'montor' })
  const { reference, page } = await (await server.postJson(aRequest())).json()
  const [email] = await emailsNamed(server.dataDir, 'Totalrenovering', 1)
  const [link = ''] = email ? ownerLinks(email) : []
  const open = (await server.press(`${page}/visa`, { siffror: CUSTOMER_DIGITS })).headers.get('location') ?? ''
  /** The recorded pages are about things that are not there. */
  const real = (address: string) =>
    address
      .replace('/agare/F-7K3M9QA/1/x', link)
      .replace('F-7K3M9QA', reference)
      .replace(/^\/arende\/kod(?=\/(?:visa|ny-lank)$)/, page)
      .replace('/arende/kod', open)
  expect(addresses.size).toBeGreaterThan(70)
  for (const address of addresses) {
    const posted = await desk.ask(real(address), { method: 'POST', body: new URLSearchParams() })
    expect([address, posted.status], 'refused because it has no token').toEqual([address, 422])
    expect([200, 303], address).toContain((await desk.ask(real(address))).status)
  }
})
