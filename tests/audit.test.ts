import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { audit, readSignatures } from '../tools/audit.ts'

const ADVISORIES = '/-/npm/v1/security/advisories/bulk'

/** A registry that knows one package, with an advisory of a severity, or that refuses the question, as a mirror does. */
async function startRegistry(severity: string | undefined): Promise<string> {
  // npm remembers an advisory by its id.
  const id = randomInt(2 ** 40)
  const server = createServer((request, response) => {
    const version = { name: 'leftish', version: '1.0.0', dist: { tarball: '', integrity: '' } }
    if (request.url === '/leftish') response.end(JSON.stringify({ name: 'leftish', 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': version } }))
    else if (request.url === ADVISORIES && severity !== undefined)
      response.end(
        JSON.stringify(severity === 'none' ? {} : { leftish: [{ id, url: 'https://example.com', title: 'Leaks', severity, vulnerable_versions: '<2.0.0' }] }),
      )
    else response.writeHead(405).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
}

/** A project that depends on that package: to ship it, or to build with it. */
function newProject(dev: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-audit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const needs = { [dev ? 'devDependencies' : 'dependencies']: { leftish: '1.0.0' } }
  const write = (file: string, content: unknown) => writeFileSync(join(folder, file), JSON.stringify(content))
  mkdirSync(join(folder, 'node_modules/leftish'), { recursive: true })
  write('package.json', { name: 'project', version: '1.0.0', ...needs })
  write('node_modules/leftish/package.json', { name: 'leftish', version: '1.0.0' })
  const packages = { '': { name: 'project', version: '1.0.0', ...needs }, 'node_modules/leftish': { version: '1.0.0', ...(dev && { dev }) } }
  write('package-lock.json', { name: 'project', version: '1.0.0', lockfileVersion: 3, packages })
  return folder
}

test.each([
  ['a critical vulnerability of what ships', 'critical', false, 'bad', /1 critical in what ships: leftish\.$/],
  ['a high one', 'high', false, 'bad', /1 high in what ships: leftish\.$/],
  ['a moderate one', 'moderate', false, 'good', /no high or critical/],
  ['a critical one of a tool', 'critical', true, 'good', /no high or critical/],
  ['none', 'none', false, 'good', /no high or critical/],
  ['a registry that refuses the question', undefined, false, 'unknown', /NOT CHECKED.*405/],
])('the audit reads %s', async (_, severity, dev, verdict, sentence) => {
  const [vulnerabilities] = await audit({ folder: newProject(dev), registry: await startRegistry(severity) })
  expect(vulnerabilities?.sentence).toMatch(sentence)
  expect(vulnerabilities?.verdict).toBe(verdict)
})

test('the audit says what it could not check, and does not fail, when nothing answers', async () => {
  const results = await audit({ folder: newProject(false), registry: 'http://127.0.0.1:9/' })
  expect(results.map(({ verdict }) => verdict)).toEqual(['unknown', 'unknown'])
  for (const { sentence } of results) expect(sentence).toMatch(/NOT CHECKED/)
})

test.each([
  [{ invalid: [], missing: [] }, 'good', /none is invalid, 0 packages have none/],
  [{ invalid: [], missing: [{ name: 'leftish', version: '1.0.0' }] }, 'good', /1 packages have none/],
  [{ invalid: [{ name: 'leftish', version: '1.0.0' }], missing: [] }, 'bad', /1 invalid: leftish@1\.0\.0\.$/],
  [{ error: { code: 'ENOTFOUND', summary: 'request to https://keys.example/root.json failed' } }, 'unknown', /NOT CHECKED/],
  [undefined, 'unknown', /NOT CHECKED/],
])('signatures of which npm says %j are %s', (output, verdict, sentence) => {
  const result = readSignatures(output)
  expect(result.sentence).toMatch(sentence)
  expect(result.verdict).toBe(verdict)
})
