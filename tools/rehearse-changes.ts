import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { daysLater, swedishDate } from '#domain/sweden/calendar.ts'
import { findBrowser } from './browsers.ts'
import { packageProgram } from './package-program.ts'

const ROOT = join(import.meta.dirname, '..')
/** Encoded pictures: without them the build takes a minute longer. */
const CACHE = join(ROOT, '.cache')

/** A change of a file in src/content. */
type Change = readonly [file: string, from: RegExp, to: string]

const today = swedishDate(new Date())

/** What an owner changes before launch and in an ordinary year. Each pattern finds its place whatever stands there. */
const changes: readonly Change[] = [
  ['company/company.ts', /name: '[^']*'(?=,\n {2}\/\*\* Shown)/, "name: 'Provbadrum'"],
  ['company/company.ts', /orgNumber: '[^']*'/, "orgNumber: '556016-0680'"],
  ['company/company.ts', /seat: '[^']*'/, "seat: 'Eskilstuna'"],
  ['company/company.ts', /towns: \[[^\]]*\]/, "towns: ['Eskilstuna', 'Köping', 'Västerås']"],
  ['company/company.ts', /founded: \d+/, 'founded: 2008'],
  ['company/company.ts', /copyrightYear: \d+/, `copyrightYear: ${today.slice(0, 4)}`],
  ['company/company.ts', /phone: '[^']*'/, "phone: '016-12 34 56'"],
  ['company/company.ts', /email: '[^']*'/, "email: 'info@provbadrum.se'"],
  ['company/company.ts', /home: '[^']*', rita: '[^']*'/, "home: 'Vardagar 06:45–15:15', rita: 'Vardagar 06:45–15:15'"],
  ['company/company.ts', /holiday: .*,/, `holiday: { from: '${today}', to: '${daysLater(today, 20)}' },`],
  ['company/company.ts', /rot: \{.*\}/, `rot: { percent: 30, capKr: 60_000, year: ${today.slice(0, 4)} }`],
  ['company/company.ts', /priceKr: \{.*\}/, 'priceKr: { from: 137_000, to: 219_000 }'],
  ['company/company.ts', /renovationTime: '[^']*'/, "renovationTime: '5–6 veckor'"],
  ['company/company.ts', /paymentDays: \d+/, 'paymentDays: 20'],
  ['company/company.ts', /retentionMonths: \d+/, 'retentionMonths: 18'],
  ['company/company.ts', /partner: \{.*\}/, "partner: { name: 'Plattboden', site: 'Plattboden.se', url: 'https://www.plattboden.se/badrum' }"],
  ['company/company.ts', /https:\/\/www\.facebook\.com\/[^']*/, 'https://www.facebook.com/provbadrum'],
  ['company/price-bands.ts', /version: '[^']*'/, "version: '2027-01'"],
  ['company/price-bands.ts', /date: '[^']*'/, `date: '${today}'`],
  ['company/price-bands.ts', /small: \{ from: [\d_]+/, 'small: { from: 110_000'],
  ['company/price-bands.ts', /labourPercent: \d+/, 'labourPercent: 60'],
  ['gallery/projects.ts', /\n {2}\{(?:(?!\n {2}\{)[\s\S])*?picture: '\w+',?\s*\},?(?=\n {2}\{)/, ''],
  ['gallery/projects.ts', /\n\]\n$/, "\n  { title: 'Badrum i en källare', description: 'Flytande tätskikt och ljusa plattor.', picture: 'hero' },\n]\n"],
  ['pages/question-texts.ts', /(question: ')[^']*/, '$1Vad får ett badrum kosta?'],
  [
    'pages/question-texts.ts',
    /\n\]\n$/,
    "\n  { id: 'djur', icon: 'pin', question: 'Går det bra med hund i huset?', answer: 'Ja. Stäng dörren till rummet bredvid.' },\n]\n",
  ],
  ['pages/tips.ts', /(id: 1, icon: '\w+', text: ')[^']*/, '$1Mät rummet på höjden också.'],
  ['pages/tips.ts', /\n\]\n$/, "\n  { id: 16, icon: 'box', text: 'Räkna med golvets lutning.' },\n]\n"],
  ['company/partner-texts.ts', /(description:\s+')[^']*/, '$1Material väljer du hos vår partner.'],
  ['company/about-texts.ts', /(text: ')[^']*/, '$1Vi har byggt badrum länge.'],
  ['company/service-texts.ts', /(description: ')[^']*/, '$1Vi bygger om hela rummet.'],
  ['pictures.ts', /(\n {2}double: \{ kind: ')\w+/, '$1photo'],
  ['pages/error-pages.ts', /heading: 'Oops[^']*'/, "heading: 'Här finns ingen sida'"],
  ['company/company.ts', /checklist: \[[^\]]*\]/, "checklist: ['BKR-behörigt företag', 'ROT-avdrag', 'Ansvar enligt konsumenttjänstlagen']"],
  ['rita/rita.ts', /card: '[^']*'/, "card: '3D-planering'"],
  ['gallery/gallery.ts', /subtitle: '[^']*'/, "subtitle: 'Så kan det bli'"],
  ['company/security-contact.ts', /expires: '[^']*'/, `expires: '${daysLater(today, 300)}T00:00:00Z'`],
]

/** The project's files, without what is generated; the installed packages are linked. */
function copyOfProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'fogratt-changed-'))
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], { cwd: ROOT, encoding: 'utf8' })
  for (const file of stdout.trim().split('\n')) cpSync(join(ROOT, file), join(root, file))
  if (existsSync(CACHE)) cpSync(CACHE, join(root, '.cache'), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  return root
}

function change(root: string, [file, from, to]: Change) {
  const path = join(root, 'src/content', file)
  const source = readFileSync(path, 'utf8')
  const changed = source.replace(from, to)
  if (changed === source) throw new Error(`${file} has no ${from} to change`)
  writeFileSync(path, changed)
}

/** Builds the copy, publishes what is to be published, and runs the tests named, or all. */
function run(root: string, tests: readonly string[], isPublished: boolean): boolean {
  const env = { ...process.env, CHROMIUM: findBrowser('chromium'), PATH: `${dirname(process.execPath)}:${process.env.PATH}`, ASTRO_TELEMETRY_DISABLED: '1' }
  const passes = (more: NodeJS.ProcessEnv, ...[command = '', ...args]: readonly string[]) =>
    spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...env, ...more } }).status === 0
  if (!passes({}, 'node', 'tools/build.ts')) return false
  if (isPublished && !passes({}, 'node', 'tools/publish-in-copy.ts')) return false
  const wanted = groupsOf(tests)
  const published = isPublished ? { PUBLISHED_CHANGES: '1' } : {}
  return [
    !wanted.others || passes(published, packageProgram('vitest', root), 'run', ...wanted.others),
    !wanted.engines || passes(published, packageProgram('playwright', root), 'test', '--config', 'tests/engines', ...wanted.engines),
    !wanted.journeys || passes(published, packageProgram('playwright', root), 'test', ...wanted.journeys),
  ].every(Boolean)
}

/** The tests of each program; undefined where none is wanted, empty where all are. */
function groupsOf(tests: readonly string[]): Partial<Record<'journeys' | 'engines' | 'others', string[]>> {
  if (tests.length === 0) return { journeys: [], engines: [], others: [] }
  return Object.groupBy(tests, (test) => (test.includes('journey') ? 'journeys' : test.includes('.engine') ? 'engines' : 'others'))
}

const [first, ...others] = process.argv.slice(2)
const isPublished = first === 'published'
const root = copyOfProject()
if (!isPublished) for (const one of changes) change(root, one)
if (run(root, isPublished ? others : process.argv.slice(2), isPublished)) {
  rmSync(root, { recursive: true })
  console.log(`${isPublished ? 'The changes are published' : `${changes.length} changes of the content`}, and every test that was run is green.`)
} else {
  console.log(`What failed stands above; the changed copy is kept in ${root}.`)
  process.exitCode = 1
}
