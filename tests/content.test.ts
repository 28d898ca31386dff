import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { formatProblem } from '../tools/content-check/problem.ts'
import { contentProblems } from '../tools/content-check.ts'
import { mistakesTogether } from './support/content-mistakes.ts'

const ROOT = join(import.meta.dirname, '..')
const CHECK = join(ROOT, 'tools/content-check.ts')

const contentFiles = globSync('src/content/**/*', { cwd: ROOT, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A copy of the project's content that a test may break. What it leaves unchanged is linked, so it is loaded once for all copies. */
function copyOfContent(): string {
  const root = mkdtempSync(join(tmpdir(), 'fogratt-content-'))
  folders.push(root)
  cpSync(join(ROOT, 'package.json'), join(root, 'package.json'))
  for (const path of contentFiles) {
    const link = join(root, relative(ROOT, path))
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(path, link)
  }
  symlinkSync(join(ROOT, 'src/domain'), join(root, 'src/domain'))
  return root
}

/** As `npm run content-check` does: a process of its own. */
function runCheck(root: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CHECK, root], { encoding: 'utf8' })
  return { status, said: (stdout + stderr).trim().split('\n') }
}

/** What the check says of each problem. */
async function check(root: string) {
  return (await contentProblems(root)).map(formatProblem)
}

function change(root: string, file: string, from: string | RegExp, to: string) {
  const path = join(root, 'src/content', file)
  const source = readFileSync(path, 'utf8')
  const changed = source.replace(from, to)
  expect(changed, `${file} has no ${from}`).not.toBe(source)
  replace(path, changed)
}

/** Not the file that is linked. */
function replace(path: string, content: string | Buffer) {
  rmSync(path, { force: true })
  writeFileSync(path, content)
}

test('the content has no problems', () => {
  expect(runCheck(ROOT)).toEqual({ status: 0, said: ['Innehållet är i sin ordning.'] })
})

test('the command prints each problem and fails', async () => {
  const root = copyOfContent()
  change(root, 'company/company.ts', /phone: '[^']*'/, "phone: '07-1'")
  change(root, 'company/company.ts', /\n {2}seat: .*/, '')
  const { status, said } = runCheck(root)
  expect(said).toEqual([
    'Innehållet har fel, så webbplatsen byggs inte. Rätta det här och försök igen:',
    '',
    expect.stringMatching(/^ {2}src\/content\/company\/company\.ts, rad \d+, fältet seat: /),
    expect.stringMatching(/^ {2}src\/content\/company\/company\.ts, rad \d+, fältet phone: /),
  ])
  expect(status).toBe(1)
})

describe.each(mistakesTogether.map((mistakes) => ({ mistakes })))('in one copy', ({ mistakes }) => {
  let said: string[] = []
  beforeAll(async () => {
    const root = copyOfContent()
    for (const [, file, from, to] of mistakes) change(root, file, from, to)
    said = await check(root)
  })

  test.each(mistakes)('%s is reported in Swedish, with file, line and field', (_, file, _from, _to, says) => {
    const line = said.find((line) => line.includes(says)) ?? said.join('\n')
    expect(line).toContain(says)
    expect(line).toMatch(new RegExp(`^src/content/${file}, rad \\d+, fältet `))
  })
})

test('the reported line is the line of the value', async () => {
  const root = copyOfContent()
  change(root, 'company/company.ts', /phone: '[^']*'/, "phone: 'ring'")
  const right = readFileSync(join(root, 'src/content/company/company.ts'), 'utf8').split('\n').indexOf("  phone: 'ring',") + 1
  expect((await check(root)).at(-1)).toContain(`src/content/company/company.ts, rad ${right}, fältet phone:`)
})

test.each([
  ['a missing quotation mark', /seat: '([^']*)'/, "seat: '$1", 'saknas nog ett citattecken'],
  ['a missing comma', /(seat: '[^']*'),/, '$1', 'eller ett kommatecken'],
  ['a text without quotation marks', /seat: '([^']*)'/, 'seat: $1', 'texten måste stå mellan citattecken'],
])('%s is reported in Swedish, with file and line', async (_, from, to, says) => {
  const root = copyOfContent()
  change(root, 'company/company.ts', from, to)
  const [problem, ...others] = await check(root)
  expect(problem).toMatch(/^src\/content\/company\/company\.ts, rad \d+: /)
  expect(problem).toContain(says)
  expect(others).toEqual([])
})

test('a picture that is missing, damaged, too small or not converted is reported', async () => {
  const root = copyOfContent()
  const pictures = join(root, 'src/content/pictures')
  rmSync(join(pictures, 'tub.webp'))
  replace(join(pictures, 'nero.webp'), 'no picture')
  replace(join(pictures, 'slope.jpg'), readFileSync(join(ROOT, 'public/social.jpg')))
  replace(join(pictures, 'double.webp'), readFileSync(join(pictures, 'sample-white.webp')))
  expect((await check(root)).map((line) => line.replace(/rad \d+/, 'rad #'))).toEqual([
    'src/content/pictures/slope.jpg: bilden måste göras om först: npm run picture -- src/content/pictures/slope.jpg slope',
    'src/content/pictures.ts, rad #, fältet tub: filen pictures/tub.webp saknas.',
    'src/content/pictures.ts, rad #, fältet double: bilden är bara 496 bildpunkter bred och blir suddig. Den behöver minst 1200.',
    'src/content/pictures.ts, rad #, fältet nero: filen pictures/nero.webp går inte att läsa som en bild.',
  ])
})
