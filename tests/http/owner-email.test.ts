import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test, vi } from 'vitest'
import { aRequest } from '../support/a-request.ts'
import { openTestHouse } from '../support/test-server.ts'

async function letterAbout(request = aRequest()) {
  const house = await openTestHouse({ CONFIRMATION: '0' })
  await house.postJson(request)
  const folder = join(house.dataDir, 'mail')
  const [name = ''] = await vi.waitFor(() => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
    expect(names).toHaveLength(1)
    return names
  })
  const raw = readFileSync(join(folder, name))
  await house.close()
  return { raw: raw.toString(), letter: await PostalMime.parse(raw) }
}

test('the owner’s letter says everything that was asked, in Swedish, as text and as HTML', async () => {
  const { letter } = await letterAbout()
  for (const part of [letter.text, letter.html]) {
    for (const words of [
      'Åsa Öberg',
      '070-174 06 05',
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

test('an answer goes to the visitor', async () => {
  const { letter } = await letterAbout()
  expect(letter.replyTo).toEqual([{ name: '', address: 'asa.oberg@example.se' }])
  expect(letter.from?.address).toBe('kontakt@fogratt.example')
})

test('nothing that the visitor typed becomes markup or a header', async () => {
  const { raw, letter } = await letterAbout(
    aRequest({
      name: 'Åsa\r\nBcc: alla@example.se',
      email: 'a@example.se,b@example.se',
      location: '<img src=x>',
      message: '<a href="https://evil.example">Klicka</a>',
    }),
  )
  expect(letter.bcc ?? []).toEqual([])
  expect(raw).not.toMatch(/^Bcc:/m)
  expect(letter.replyTo ?? []).toEqual([])
  expect(letter.html).toContain('&lt;img src=x&gt;')
  expect(letter.html).not.toContain('<img')
  expect(letter.html).not.toContain('evil.example">')
  expect(letter.subject).toBe('Totalrenovering, annan ort')
})
