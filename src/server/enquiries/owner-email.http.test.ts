import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { aRequest } from '../../../tests/support/a-request.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { startTestServer } from '../../../tests/support/test-server.ts'

async function emailAbout(request = aRequest()) {
  const server = await startTestServer({ CONFIRMATION: '0' })
  await server.postJson(request)
  const folder = join(server.dataDir, 'mail')
  const [name = ''] = await eventually(() => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
    expect(names).toHaveLength(1)
    return names
  })
  const raw = readFileSync(join(folder, name))
  await server.close()
  return { raw: raw.toString(), email: await PostalMime.parse(raw) }
}

test('the owner’s email holds every answer in Swedish, as text and as HTML', async () => {
  const { email } = await emailAbout()
  for (const part of [email.text, email.html]) {
    for (const words of [
      'Åsa Öberg',
      '070-174 06 33',
      'asa.oberg@example.se',
      'Totalrenovering',
      '100\u00a0000–200\u00a0000\u00a0kr',
      '3–6 månader',
      '4–8\u00a0m²',
      'Enköping',
      'Onsdag = hemma.',
      'Svara senast',
    ]) {
      expect(part).toContain(words)
    }
  }
})

test('a reply goes to the visitor', async () => {
  const { email } = await emailAbout()
  expect(email.replyTo).toEqual([{ name: '', address: 'asa.oberg@example.se' }])
  expect(email.from?.address).toBe('kontakt@fogratt.example')
})

test('nothing that the visitor typed becomes markup or a header', async () => {
  const { raw, email } = await emailAbout(
    aRequest({
      name: 'Åsa\r\nBcc: alla@example.se',
      email: 'a@example.se,b@example.se',
      location: '<img src=x>',
      message: '<a href="https://evil.example">Klicka</a>',
    }),
  )
  expect(email.bcc ?? []).toEqual([])
  const [head = ''] = raw.split('\r\n\r\n')
  expect(head).toContain('\r\nSubject: ')
  expect(head).not.toMatch(/^Bcc:/m)
  expect(email.replyTo ?? []).toEqual([])
  expect(email.html).toContain('&lt;img src=x&gt;')
  expect(email.html).not.toContain('<img')
  expect(email.html).not.toContain('evil.example">')
  expect(email.subject).toMatch(/^Totalrenovering, annan ort – Åsa Bcc: alla@example\.se \(F-.{7}\)$/)
})
