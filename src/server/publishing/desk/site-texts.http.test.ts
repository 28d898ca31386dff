import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, hiddenFields } from '../../../../tests/support/desk.ts'
import { handbookSlips, type Slip, slipTable } from '../../../../tests/support/handbook-slips.ts'
import { readText } from '../../../../tests/support/repository.ts'
import { shownFields } from '../../../../tests/support/shown-fields.ts'
import { siteTextFields, siteTexts, siteTextTable } from '../../../../tests/support/site-texts.ts'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'
import { contentProblems } from '../../../../tools/content-check.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const PLACE = '/agare/webbplatsen'
/** For the fields that are empty as built. */
const USUAL: Readonly<Record<string, string>> = { 'notice.text': 'Stängt', 'notice.from': '2026-12-01', 'notice.to': '2026-12-02' }

let server: TestServer
let desk: Desk
beforeAll(async () => {
  server = await startTestServer({}, () => new Date('2026-11-23T09:00:00.000Z'))
  desk = await server.signedIn()
})
afterAll(() => server.close())

const home = async () => (await server.ask('/')).text()

test('the slips of the handbook are refused at their fields, in the words of the content check and of the handbook, and the site stays', async () => {
  const before = await home()
  const said: [Slip, string][] = []
  for (const slips of handbookSlips) {
    const inFiles = await checked(slips)
    for (const slip of slips) {
      const response = await type(slip.part, slip.field, slip.typed)
      expect(response.status, slip.what).toBe(422)
      const { document } = parseHTML(await response.text())
      expect(document.getElementById(slip.field)?.getAttribute('aria-invalid'), slip.what).toBe('true')
      const sentence = document.getElementById(`${slip.field}-error`)?.textContent ?? ''
      expect(inFiles, slip.what).toContain(slip.inFile ?? sentence)
      said.push([slip, sentence])
    }
  }
  expect(said.length).toBeGreaterThanOrEqual(10)
  expect(readText('docs/agarens-handbok.md')).toContain(slipTable(said))
  expect(await home()).toBe(before)
})

test('each kind of field refuses a text that was made to do harm, in words, or keeps it as a text', async () => {
  const results: string[][] = []
  for (const text of Object.values(siteTexts)) {
    const ofText: string[] = []
    for (const field of siteTextFields) ofText.push(await resultOf(field, text))
    results.push(ofText)
  }
  await expect(siteTextTable(results)).toMatchFileSnapshot('./outlines/hostile-texts.txt')
})

/** The sentences of the content check with these slips in the files, as sentences of a form begin. */
async function checked(slips: readonly Slip[]): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'fogratt-slips-'))
  try {
    for (const part of ['package.json', 'src/content', 'src/domain']) cpSync(join(ROOT, part), join(root, part), { recursive: true })
    for (const { file, from, to } of slips) {
      const path = join(root, 'src/content', file)
      const source = readFileSync(path, 'utf8')
      expect(source, `${file} has no ${from}`).toMatch(from)
      writeFileSync(path, source.replace(from, to))
    }
    return (await contentProblems(root)).map(({ message }) => message.charAt(0).toLocaleUpperCase('sv') + message.slice(1))
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** What the form answers to a text in this field: the sentence, or how the draft then has it. */
async function resultOf({ part, name }: (typeof siteTextFields)[number], text: string): Promise<string> {
  const response = await type(part, name, text)
  if (response.status === 303) {
    const draft = await (await desk.ask(`${PLACE}/${part}`)).text()
    const wellFormed = text.toWellFormed()
    expect(draft, `${name}: ${text}`).toContain(escaped(wellFormed))
    return text === wellFormed ? 'kept' : 'kept, with � for it'
  }
  expect(response.status, `${name}: ${text}`).toBe(422)
  const { document } = parseHTML(await response.text())
  const sentence = document.getElementById(`${name}-error`)?.textContent ?? document.querySelector('[role="alert"]')?.textContent ?? ''
  return sentence.replaceAll(text.toWellFormed(), '…')
}

/** Sends a form with this in one of its fields. Where nothing is shown, there is what can be sent. */
async function type(part: string, name: string, text: string): Promise<Response> {
  const path = `${PLACE}/${part}`
  const page = await (await desk.ask(path)).text()
  const fields = Object.fromEntries(Object.entries(shownFields(page)).map(([field, value]) => [field, value || USUAL[field] || '']))
  const deed = `${path}/spara`
  return desk.ask(deed, { method: 'POST', body: new URLSearchParams({ ...hiddenFields(page, deed), ...fields, [name]: text }) })
}

/** As React writes a text. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
