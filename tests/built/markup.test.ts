import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { IN_BRACES } from '#content/company/open-facts.ts'
import { aRequest } from '../support/a-request.ts'
import { builtPages, builtText, wordsOf } from '../support/built-site.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

async function errorsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`))
}

test.each([...builtPages.keys()])('%s is valid HTML from its first character to its last', async (name) => {
  const html = builtText(name)
  expect(await errorsOf(html)).toEqual([])
  expect(html).toMatch(/^<!doctype html>/i)
  // The validator accepts content after the end, which a browser has to repair.
  expect(html).toMatch(/<\/html>\s*$/)
})

test.each([
  ['the thanks page', aRequest()],
  ['the form with its errors', aRequest({ name: '', phone: '112', email: '<b>"&' })],
])('%s, rendered by the server, is valid HTML', async (_, answers) => {
  const response = await server.post(new URLSearchParams(answers).toString(), { 'content-type': 'application/x-www-form-urlencoded' })
  expect(await errorsOf(await response.text())).toEqual([])
})

test.each([...builtPages])('%s is marked as Swedish', (_, page) => {
  expect(page.documentElement.getAttribute('lang')).toBe('sv')
})

test.each([...builtPages])('%s leaves no fact open', (_, page) => {
  expect(wordsOf(page).match(IN_BRACES)).toBeNull()
})
