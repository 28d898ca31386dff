import { beforeEach, describe, expect, test } from 'vitest'
import { customerPage } from '#content/customer/customer-page.ts'
import { frontDoorDatabases } from '../../../tests/support/databases.ts'
import { aPhoto, sha256 } from '../../../tests/support/photos.ts'
import { openVisits, type Visits } from '../../../tests/support/visit-site.ts'

describe.each(frontDoorDatabases)('the form with photos on the customer’s page on %s', (_, newDatabase) => {
  let visits: Visits
  let page: string
  /** The page behind the digits. */
  let open: string
  beforeEach(async () => {
    visits = await openVisits(newDatabase)
    ;({ page, open } = await visits.aCustomer())
  })

  async function formToken() {
    const [, sigill = ''] = /name="sigill" value="([^"]+)"/.exec(await (await visits.server.ask(open)).text()) ?? []
    return sigill
  }

  type Options = { sigill?: string; to?: string }

  async function send(files: readonly { name: string; bytes: Uint8Array }[], { sigill, to = open }: Options = {}) {
    const form = new FormData()
    form.append('sigill', sigill ?? (await formToken()))
    for (const { name, bytes } of files) form.append('photos', new Blob([new Uint8Array(bytes)]), name)
    return visits.server.ask(`${to}/bilder`, { method: 'POST', body: form })
  }

  test('adds them, and shows them to those who named the digits alone', async () => {
    const files = [
      { name: 'bild.jpg', bytes: await aPhoto() },
      { name: 'fel.txt', bytes: Buffer.from('Ingen bild') },
    ]
    expect(await (await send(files, { sigill: 'forged' })).text()).toContain(customerPage.errors.formToken)
    expect((await send(files, { to: `${page}/nyckel` })).headers.get('location')).toBe(page)
    const shown = await (await send(files)).text()
    expect(shown).toContain('En fil har lagts till')
    expect(shown).toContain('fel.txt')
    const [, photo = ''] = /<img src="([^"]+)"/.exec(shown) ?? []
    expect((await visits.server.ask(photo)).headers.get('content-type')).toBe('image/jpeg')
    expect((await visits.server.ask(photo.replace(open, `${page}/nyckel`))).headers.get('location')).toBe(page)
  })

  test('adds later ones behind those that are there', async () => {
    const photos = await Promise.all([1, 2, 3].map((seed) => aPhoto(seed)))
    const files = photos.map((bytes, index) => ({ name: `${index}.jpg`, bytes }))
    await send(files.slice(0, 2))
    const shown = await (await send(files.slice(2))).text()
    expect([...shown.matchAll(/<img src="[^"]+\/([0-9a-f]{64})"/g)].map(([, hash]) => hash)).toEqual(photos.map((bytes) => sha256(bytes)))
  })

  test('sent without one says so, and its address opened again is the page', async () => {
    // As browsers send a field without a file.
    const response = await send([{ name: '', bytes: Buffer.alloc(0) }])
    expect(response.status).toBe(422)
    expect(await response.text()).toContain(customerPage.photos.none)
    expect((await visits.server.ask(`${open}/bilder`)).headers.get('location')).toBe(open)
  })
})
