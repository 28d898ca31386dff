import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldNames } from '#domain/enquiry/enquiry-answers.ts'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { emailsIn } from '../../../../tests/support/mail-files.ts'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://www.fogratt.example' })
})
afterAll(() => server.close())

const form = (answers: Record<string, string>) => new URLSearchParams(answers).toString()
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

test('the form has a control for every field, as built and as sent back', async () => {
  const built = await (await server.ask('/')).text()
  const refused = await (await server.post(form({}), FORM)).text()
  for (const page of [built, refused]) {
    const controls = parseHTML(page).document.querySelectorAll('form[method="post"] [name]')
    const names = [...controls].map((control) => control.getAttribute('name'))
    const missing = fieldNames.filter((name) => !names.includes(name))
    expect(missing, 'These fields have no place in src/shared/quote-form.tsx').toEqual([])
  }
})

test('a request as JSON is accepted with a reference', async () => {
  const response = await server.postJson(aRequest({ email: 'json@example.se' }))
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    success: true,
    confirmed: true,
    reference: expect.stringMatching(/^F-[346789ACDEFGHJKMNPQRTUVWXY]{7}$/),
    answerBy: expect.stringMatching(/^\d{4}-.*Z$/),
    page: expect.stringMatching(/^\/arende\/[\w-]{43}$/),
    photos: {
      url: expect.stringMatching(/^\/functions\/v1\/photos\/F-\w{7}$/),
      token: expect.stringMatching(/^[\w.-]{40,}$/),
      until: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  })
})

test('a request from a plain form is accepted with a page that shows the reference', async () => {
  const response = await server.post(form(aRequest({ email: 'asa@example.se' })), FORM)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/html')
  const page = await response.text()
  expect(page).toContain('Tack för din förfrågan! Vi återkommer inom 24 timmar.')
  expect(page).toMatch(/svar inom 24 timmar, senast <strong>[a-zåäö]+dag (?:kväll|morgon|förmiddag|eftermiddag) den \d+ [a-z]+<\/strong>/)
  expect(page).toContain('En bekräftelse är på väg till <strong>asa@example.se</strong>.')
  expect(page).toMatch(/F-[346789ACDEFGHJKMNPQRTUVWXY]{7}/)
})

test('a refused form keeps its answers, names its errors, and escapes all of it', async () => {
  const response = await server.post(form({ ...aRequest({ phone: '112', name: '"><b>Åsa</b>' }), project: '' }), FORM)
  expect(response.status).toBe(422)
  const page = await response.text()
  expect(page).toContain('<title>Fel: ')
  expect(page).toContain('Vänligen ange ett giltigt svenskt telefonnummer (t.ex. ')
  expect(page).toContain('Välj vad det gäller.')
  expect(page).toContain('value="112"')
  expect(page).toContain('value="&quot;&gt;&lt;b&gt;Åsa&lt;/b&gt;"')
  expect(page).toMatch(/<option value="100-200k" selected="">/)
  expect(page).not.toContain('<b>Åsa</b>')
})

test('a refused JSON request names its errors', async () => {
  const response = await server.postJson(aRequest({ email: 'anna@example' }))
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ success: false, error: 'Vänligen ange en giltig e-postadress.', errors: { email: {} } })
})

test.each([
  ['not JSON', '{"name":', 'application/json', 400],
  ['another type', 'name=x', 'text/plain', 415],
  ['no type', 'name=x', '', 415],
  ['more than 40 KiB', JSON.stringify({ message: 'a'.repeat(41_000) }), 'application/json', 413],
])('%s is refused with a sentence in Swedish', async (_, body, type, status) => {
  const response = await server.post(new TextEncoder().encode(body), { 'content-type': type })
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ success: false, error: expect.stringMatching(/^Förfrågan .*\.$/) })
})

test('the site’s own origin may call from another address, and no other', async () => {
  const preflight = (origin: string) =>
    server.app.request('/functions/v1/send-email-v2', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'apikey,authorization,content-type,x-client-info' },
    })
  const { headers } = await preflight('https://www.fogratt.example')
  expect(headers.get('access-control-allow-origin')).toBe('https://www.fogratt.example')
  const allowed = headers.get('access-control-allow-headers')?.split(',')
  expect(allowed).toEqual(expect.arrayContaining(['apikey', 'authorization', 'content-type', 'x-client-info']))
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
})

test('a request that cannot be stored gets 503, and a form keeps its answers', async () => {
  const closed = await startTestServer()
  await closed.close()
  const response = await closed.postJson(aRequest())
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ success: false, error: 'Förfrågan kunde inte tas emot just nu. Försök igen om en stund.' })
  const page = await closed.post(form(aRequest({ name: 'Åsa Öberg' })), FORM)
  expect(page.status).toBe(503)
  const text = await page.text()
  expect(text).toContain('Fel vid skickande')
  expect(text).toContain('value="Åsa Öberg"')
  expect(text).toContain('<p>Förfrågan kunde inte tas emot just nu. Försök igen om en stund.</p>')
})

test('an e-mail address whose domain a browser sends in Punycode is mailed as it was typed', async () => {
  await server.postJson(aRequest({ email: 'info@xn--vsters-buam.se', message: 'Punycode' }))
  const emails = await eventually(async () => {
    const named = (await emailsIn(server.dataDir)).filter(({ text }) => text?.includes('Punycode'))
    expect(named).toHaveLength(1)
    return named
  })
  expect(emails[0]?.text).toContain('E-post: info@västerås.se')
})
