import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { LaunchPoint } from '#content/checks/launch-points.ts'
import { aSiteContent } from '../../../../tests/support/a-site-content.ts'
import { expectRecorded, outlineOf } from '../../../../tests/support/page-outline.ts'
import type { DraftedSite } from '../publishing.ts'
import type { SiteVersion } from '../site-versions.ts'
import { Meanwhile } from './meanwhile.tsx'
import { missingInWords } from './missing-pictures.tsx'
import { pairFormPage } from './pair-page.tsx'
import { projectListPage, projectPage } from './project-pages.tsx'
import { differencesBetween } from './site-differences.ts'
import { itemListPage, itemPage } from './site-item-pages.tsx'
import { SiteOverview } from './site-overview.tsx'
import { sitePartPage } from './site-part-page.tsx'
import { emptyProject, projectAnswers } from './site-projects.ts'
import { siteVersionPage } from './site-version-page.tsx'

/** The pages about the site as outlines in outlines/. Record anew with `npx vitest run src/server/publishing/desk/site-pages.test.tsx -u`, and read the difference. */
const recorded = (name: string, content: ReactNode) => expectRecorded(name, outlineOf(content))

const OWN = '0123456789abcdef'
const builtPicture = (name: string) => (name === 'gone' ? undefined : `/bilder/${name}.webp`)
const common = { seen: '2026-11-23T09:00:00.000Z', formToken: 'token', error: undefined, builtPicture }
const opened = { seen: common.seen, answers: { 'facts.phone': '021-11 11 11' } }
/** The forms with pictures, as they are opened and as they are shown again. */
const asOpened = { ...common, opened, errors: {}, meanwhile: undefined, cut: () => '' }
const refused = {
  ...asOpened,
  opened: { seen: undefined, answers: {} },
  meanwhile: 'Det här skiljer sig',
  cut: () => '0 37',
  error: 'Inget är sparat.',
}
const project = (id: string, file = 'tub') => ({
  id,
  title: `Badrum ${id}`,
  description: 'Gröna plattor.',
  onHome: false,
  picture: { file, alt: 'Ett rum', kind: 'photo' as const },
})
const problem = (path: string) => ({ path, message: `Fel i ${path}.` })
const version = (number: number, restores?: number): SiteVersion => ({
  number,
  content: {},
  restores,
  publishedAt: `2026-11-2${number}T09:00:00.000Z`,
  publishedBy: 'Anna',
})

test('a list of items', async () => {
  const items = ['Ett', 'Två', 'Tre'].map((title, index) => ({ id: String(index + 1), title, answers: {} }))
  await recorded('items', itemListPage({ part: 'kakel-steg', items, ...common, done: 'Sparat.' }).content)
  await recorded(
    'items-refused',
    itemListPage({ part: 'fragor', items: items.slice(1, 2), ...common, seen: undefined, error: 'Någon hann före.', done: undefined }).content,
  )
})

test('the form of an item', async () => {
  const answers = { question: 'Vad kostar det?', answer: 'Så här.', icon: 'pin' }
  await recorded(
    'item',
    itemPage({ part: 'fragor', id: 'pris', answers, problems: [problem('answer'), problem('questions')], opened, ...common, error: 'Inget är sparat.' })
      .content,
  )
  await recorded(
    'item-new',
    itemPage({
      part: 'partnern-erbjuder',
      id: 'ny',
      answers: {},
      problems: [],
      meanwhile: 'Det här skiljer sig',
      ...common,
      opened: { seen: undefined, answers: {} },
    }).content,
  )
})

test.each(['telefon', 'foretaget', 'rad', 'kakel', 'lankar'] as const)('the form of %s', async (part) => {
  await recorded(`part-${part}`, sitePartPage({ part, typed: (path) => `${path}, som det står`, problems: [], opened, ...common }).content)
})

test('a form that was refused says what is wrong at the field, and what is wrong elsewhere above', async () => {
  const typed = (path: string) => (path === 'facts.towns' ? `Köping\n${'x'.repeat(80)}\n\nArboga\nSala` : path)
  const problems = [problem('facts.towns.1'), problem('facts.founded'), problem('facts.priceKr.to'), problem('decided.svarstid')]
  await recorded('part-refused', sitePartPage({ part: 'foretaget', typed, problems, opened, ...common, error: 'Inget är sparat.' }).content)
  const prices = [problem('facts.priceKr.to'), problem('priceFigures.bands.small')]
  await recorded(
    'part-prices',
    sitePartPage({
      part: 'priser',
      typed: (path) => path,
      problems: prices,
      meanwhile: 'Det här skiljer sig',
      ...common,
      opened: { seen: undefined, answers: {} },
      error: 'Inget är sparat.',
    }).content,
  )
})

test('the list of projects', async () => {
  const [a, b, c] = [{ ...project('a'), onHome: true }, project('b', 'gone'), project('c', OWN)]
  const rendering = { ...c, picture: { ...c.picture, kind: 'rendering' as const } }
  await recorded('projects', projectListPage({ gallery: { projects: [a, b, rendering], band: ['a', 'c'] }, missing: [b], done: 'Sparat.', ...common }).content)
})

test('the form of a project', async () => {
  const options = [
    { file: 'tub', name: 'Badkar' },
    { file: OWN, name: 'Egen bild' },
  ]
  await recorded('project-new', projectPage({ id: 'ny', answers: emptyProject, options, ...asOpened }).content)
  const errors = { '': 'Annat.', title: 'Tom.', description: 'Lång.', bild: 'För stor.', alt: 'Kvar.', sort: 'Vilken?', onHome: 'För många.', inBand: 'Fullt.' }
  const answers = { ...projectAnswers(project('a', OWN), { projects: [], band: ['a'] }), onHome: true }
  await recorded('project-refused', projectPage({ id: 'a', answers, options, ...refused, errors }).content)
  const alone = projectPage({ id: 'a', answers, options: options.slice(0, 1), ...asOpened, error: 'Någon hann före.' })
  await recorded('project-with-a-new-picture', alone.content)
  expect([alone.title, alone.choosesPictures]).toEqual(['Ändra projektet', true])
})

test('the form of the pair', async () => {
  const { before, after } = aSiteContent.pair
  const options = [{ file: 'before', name: 'Före' }]
  await recorded('pair', pairFormPage({ answers: { before, after }, options, ...asOpened }).content)
  const errors = { '': 'Annat.', 'fore-bild': 'För stor.', 'efter-alt': 'Kvar.' }
  await recorded('pair-refused', pairFormPage({ answers: { before, after }, options, ...refused, cut: () => '', errors }).content)
})

const point = (name: string, changed: Partial<LaunchPoint> = {}): LaunchPoint => ({
  name,
  file: 'content/company/company.ts',
  path: ['defaultFacts', 'phone'],
  message: `Bestäm ${name}.`,
  kind: 'must',
  open: true,
  ...changed,
})
const asBuilt: DraftedSite = {
  published: aSiteContent,
  drafted: aSiteContent,
  toPublish: aSiteContent,
  first: aSiteContent,
  draft: undefined,
  seen: undefined,
  latest: undefined,
}
const overview = {
  versions: [],
  launch: [],
  missing: [],
  builtPicture,
  today: '2026-11-24',
  formToken: 'token',
  done: undefined,
  error: undefined,
  isHeavy: false,
}

test('the overview of a site as it was built', async () => {
  await recorded('overview-as-built', <SiteOverview site={asBuilt} {...overview} />)
})

test('the overview of a site that was published, with what is left before the launch', async () => {
  const published = {
    ...aSiteContent,
    facts: { ...aSiteContent.facts, phone: '021-22 22 22' },
    services: { ...aSiteContent.services, kakel: aSiteContent.services.vatrum },
  }
  const site = { ...asBuilt, published, drafted: { ...published, decided: { svarstid: '2026-11-23, Anna' } }, latest: version(3), seen: common.seen }
  const launch = [
    point('telefon'),
    point('epost', { path: ['company', 'email'] }),
    point('orter', { kind: 'ask', path: ['defaultFacts', 'towns'] }),
    point('frågor', { kind: 'ask', path: ['questions'] }),
    point('bilder', { path: ['pictures'] }),
    point('rubriker', { kind: 'ask', path: [] }),
    point('svarstid', { kind: 'ask' }),
    point('klart', { open: false }),
  ]
  await recorded(
    'overview-published',
    <SiteOverview site={site} {...overview} launch={launch} versions={[version(3), version(2, 0), version(1, 4)]} done="publicerat" />,
  )
})

test('what is left before the launch, when that is only to be looked at', async () => {
  await recorded('overview-to-look-at', <SiteOverview site={asBuilt} {...overview} launch={[point('orter', { kind: 'ask' })]} />)
})

test('a ROT rate that is not the law’s of the day is told, and changed with one tap', async () => {
  const drafted = { ...aSiteContent, facts: { ...aSiteContent.facts, rot: { percent: 50, capKr: 50_000 } } }
  const outline = outlineOf(<SiteOverview site={{ ...asBuilt, drafted }} {...overview} />)
  for (const said of ['Från 1 januari 2026 är avdraget 30\u00a0%.', 'form action=/agare/webbplatsen/rot', 'button "Ändra till 30\u00a0%"'])
    expect(outline).toContain(said)
  for (const [percent, today] of [
    [30, '2026-01-01'],
    [50, '2025-12-31'],
    [50, '2025-05-12'],
    [30, '2025-05-11'],
  ] as const) {
    const site = { ...asBuilt, drafted: { ...drafted, facts: { ...drafted.facts, rot: { percent, capKr: 50_000 } } } }
    expect(outlineOf(<SiteOverview site={site} {...overview} today={today} />), today).not.toContain('/rot')
  }
})

test('the overview of a draft, with what cannot be shown', async () => {
  const drafted = { ...aSiteContent, facts: { ...aSiteContent.facts, phone: '021-33 33 33' }, questions: [], gallery: { ...aSiteContent.gallery, band: [] } }
  const site = {
    ...asBuilt,
    drafted,
    draft: { savedBy: 'Bo', savedAt: common.seen },
    seen: common.seen,
    latest: version(3),
  }
  const missing = missingInWords({ projects: aSiteContent.gallery.projects, isPairMissing: true })
  await recorded('overview-draft', <SiteOverview site={site} {...overview} missing={missing} error="Startsidan blir tung." isHeavy />)
  await recorded('overview-draft-one-missing', <SiteOverview site={site} {...overview} missing={missing.slice(0, 1)} />)
})

test('where the draft and what was typed differ', async () => {
  const typed = { ...aSiteContent, facts: { ...aSiteContent.facts, phone: '021-33 33 33' } }
  const props = { drafted: aSiteContent, path: '/agare/webbplatsen/telefon', builtPicture }
  await recorded('meanwhile', <Meanwhile {...props} withTyped={() => ({ ok: true, content: typed })} />)
  expect(outlineOf(<Meanwhile {...props} withTyped={(drafted) => ({ ok: true, content: drafted })} />)).toBe('')
  expect(outlineOf(<Meanwhile {...props} withTyped={() => ({ ok: false, problems: [] })} />)).toBe('')
})

test('the page of a version', async () => {
  const changed = {
    ...aSiteContent,
    facts: { ...aSiteContent.facts, phone: '021-33 33 33' },
    pair: { ...aSiteContent.pair, after: { file: OWN, alt: 'Nytt', kind: 'photo' as const } },
    questions: [],
  }
  const props = { formToken: 'token', builtPicture }
  await recorded(
    'version',
    siteVersionPage({ version: version(2, 1), differences: differencesBetween(aSiteContent, changed), latestNumber: 3, ...props }).content,
  )
  await recorded('version-shown', siteVersionPage({ version: version(3), differences: [], latestNumber: 3, ...props }).content)
  const first = siteVersionPage({ version: undefined, differences: [], latestNumber: 3, ...props })
  await recorded('version-first', first.content)
  expect(first.title).toBe('Som webbplatsen levererades')
})
