import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Decisions, launchPoints } from '#content/checks/launch-points.ts'
import { privacy } from '#content/company/legal.ts'
import { defaultGallery } from '#content/gallery/default-gallery.ts'
import { broken, missingPage } from '#content/pages/error-pages.ts'
import { drawing } from '#content/rita/rita.ts'
import { kronorSpan } from '#domain/sweden/writing.ts'
import { openPoints } from '../tools/launch-check.ts'
import { readText } from './support/repository.ts'
import { specifiedCompany, specifiedFacts } from './support/specified-company.ts'

const ROOT = join(import.meta.dirname, '..')
const real = { missingPage, broken, drawing, projects: defaultGallery.projects, today: new Date('2026-12-01') }

/** The content as handed over, whatever the owner has changed since. */
const undecided: Decisions = {
  ...real,
  company: { ...specifiedCompany, ...specifiedFacts },
  securityContact: { expires: '2026-12-31T00:00:00Z' },
  about: { licence: { heading: 'BKR-behörigt företag' } },
  missingPage: { heading: 'Oops! Page not found' },
  broken: { heading: 'Unexpected Application Error!' },
  drawing: { card: '3D Planering' },
  projects: [{ picture: { kind: 'rendering' }, onHome: false }],
}

const specified = { ...specifiedFacts, holiday: undefined }
const openNames = (content: Decisions, decided: Record<string, string> = {}) => openPoints(launchPoints(content), decided).map(({ name }) => name)
const closedBy = (content: Decisions) => {
  const open = openNames(content)
  return openNames(undecided).filter((name) => !open.includes(name))
}
const withCompany = (changes: Partial<Decisions['company']>): Decisions => ({ ...undecided, company: { ...undecided.company, ...changes } })

test('at handover every point is open', () => {
  expect(openNames(undecided)).toEqual(launchPoints(undecided).map(({ name }) => name))
  expect(new Set(openNames(undecided)).size).toBe(launchPoints(undecided).length)
})

test.each<[string, Decisions]>([
  ['namn', withCompany({ name: 'Svenssons Badrum' })],
  ['orgnummer', withCompany({ orgNumber: '556016-0680' })],
  ['telefon', withCompany({ phone: '021-12 34 56' })],
  ['e-post', withCompany({ email: 'kontakt@svenssons.se' })],
  ['profil-social', withCompany({ profiles: { ...undecided.company.profiles, social: { name: 'Facebook', url: 'https://www.facebook.com/svenssons' } } })],
  ['säkerhetskontakt', { ...undecided, securityContact: { expires: '2027-01-31T00:00:00Z' } }],
  ['årtal', withCompany({ copyrightYear: 2026 })],
  ['rot', withCompany({ rot: { percent: 30, capKr: 50_000, year: 2026 } })],
  ['telefontider', withCompany({ phoneHours: { days: undecided.company.phoneHours.days } })],
  ['garanti', withCompany({ checklist: ['BKR-certifierat', 'Två års garanti'] })],
  ['bkr', withCompany({ checklist: ['BKR-behörigt företag', 'Garanti enligt konsumentköplagen'] })],
  ['behörighet', { ...undecided, about: { licence: { heading: 'Säker Vatten-auktoriserat företag' } } }],
  ['utvalda', { ...undecided, projects: [{ picture: { kind: 'rendering' }, onHome: true }] }],
  ['engelska-404', { ...undecided, missingPage: { heading: 'Sidan finns inte' } }],
  ['engelska-fel', { ...undecided, broken: { heading: 'Något gick fel' } }],
  ['stavning-3d', { ...undecided, drawing: { card: '3D-planering' } }],
])('changing %s closes that point and no other', (name, content) => {
  expect(closedBy(content)).toEqual([name])
})

test('replacing every rendering by a photo closes the points about renderings', () => {
  const content = { ...undecided, projects: [{ picture: { kind: 'photo' }, onHome: false }] }
  expect(closedBy(content)).toEqual(['bilder', 'rubrik-projekt'])
})

test('a decision closes a point by name, but none that must change, and an unknown name is reported', () => {
  expect(openNames(undecided, { svarstid: '2026-12-01, Anna' })).not.toContain('svarstid')
  expect(openNames(undecided, { orgnummer: '2026-12-01, Anna' }).filter((name) => name === 'orgnummer')).toHaveLength(2)
  expect(openNames(undecided, { svarstidd: '2026-12-01, Anna' })).toContain('svarstidd')
})

test('every point names the line to change', () => {
  for (const { at, name } of openPoints(launchPoints(undecided), {})) {
    const [file = '', line] = at.split(':')
    const { path } = launchPoints(undecided).find((point) => point.name === name) ?? { path: [] }
    expect(readFileSync(join(ROOT, file), 'utf8').split('\n')[Number(line) - 1], at).toContain(String(path.at(-1)))
  }
})

test('what is asked has the facts as they stand', () => {
  const { replyHours, priceKr, renovationTime, paymentDays, founded, seat, partner } = undecided.company
  const projects = [...undecided.projects, { picture: { kind: 'photo' }, onHome: false }]
  const asked = launchPoints({ ...undecided, projects }).map(({ name, message }) => `${name}: ${message}`)
  for (const begins of [
    `svarstid: Ni lovar svar inom ${replyHours} timmar,`,
    `pris: Ett standardbadrum sägs kosta ${kronorSpan(priceKr)} inklusive moms,`,
    `tid: En renovering sägs ta ${renovationTime}, och fakturan ska betalas inom ${paymentDays} dagar.`,
    `grundat: Företaget sägs ha byggt badrum sedan ${founded}, med säte i ${seat}.`,
    `partner: Har ${partner.name} sagt ja`,
    'bilder: 1 av 2 projektbilder',
  ])
    expect(asked).toContainEqual(expect.stringContaining(begins))
})

test('the command counts the open points, each under what must be done about it, and fails while there are any', () => {
  const { status, stdout } = spawnSync(process.execPath, [join(ROOT, 'tools/launch-check.ts')], { encoding: 'utf8' })
  const left = Number(/^(\d+) av \d+ punkter är kvar/m.exec(stdout)?.[1] ?? 0)
  expect(stdout.match(/^ {2}src\/content\/[\w/-]+\.ts:\d+ \(.+\)$/gm) ?? []).toHaveLength(left)
  const asked = new Set(launchPoints(undecided).flatMap(({ name, kind }) => (kind === 'ask' ? [name] : [])))
  for (const [heading = '', ...lines] of stdout.split(/^(?=Måste )/m).map((part) => part.split('\n')))
    for (const [, name = ''] of lines.map((line) => /^ {2}src\/content\/\S+ \((.+)\)$/.exec(line) ?? []))
      if (name !== '') expect(heading, name).toMatch(asked.has(name) ? /^Måste bestämmas/ : /^Måste ändras/)
  expect(status).toBe(left === 0 ? 0 : 1)
})

test('the privacy text has every point that the law asks for', () => {
  const terms = privacy.full(specified).map(({ term }) => term)
  expect(terms).toEqual(['Ansvarig', 'Varför', 'Vad som krävs', 'Vilka som får uppgifterna', 'Var', 'Hur länge', 'Dina rättigheter', 'Kakor'])
})

test('privacy text, handbook and launch check say that photos and PDFs are kept as long as their request', () => {
  const kept = `${undecided.company.retentionMonths} månader efter`
  const howLong = privacy.full(specified).find(({ term }) => term === 'Hur länge')?.text
  for (const words of [kept, 'även bilder och pdf-filer', 'var bilderna är tagna raderar vi genast']) expect(howLong).toContain(words)
  const point = launchPoints(undecided).find(({ name }) => name === 'personuppgifter')?.message
  for (const words of [kept, 'bilder och pdf', '30 dagar', 'plats och kamera tas bort']) expect(point).toContain(words)
  const handbook = readText('docs/agarens-handbok.md').replaceAll('\n', ' ')
  expect(handbook).toContain('Bilder och pdf finns kvar lika länge som förfrågan')
  expect(handbook).toContain('tas bort av sig själv, med bilder och pdf, tolv månader efter')
})
