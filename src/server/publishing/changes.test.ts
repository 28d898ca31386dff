import { expect, test } from 'vitest'
import { defaultContent, type SiteContent } from '#content/publishing/site-content.ts'
import { type Changes, changesBetween, conflictsIn, placesOf, settled, withChanges } from './changes.ts'

const NOW = new Date('2026-11-23T09:00:00.000Z')
const { facts } = defaultContent
const NOTICE = { text: 'Stängt', from: '2026-12-01', to: '2026-12-02' }
const phone = (is: string, over = facts.phone): Changes => ({ 'facts.phone': { is, over } })
const withFacts = (changed: Partial<SiteContent['facts']>): SiteContent => ({ ...defaultContent, facts: { ...facts, ...changed } })
const about = (place: string, stands: 'ours' | 'theirs', project?: string) => ({ place, project, stands })

test('facts and services are changed one by one, everything else as a whole', () => {
  const places = [...placesOf(defaultContent).keys()]
  expect(places).toContain('facts.phone')
  expect(places).toContain('services.kakel')
  expect(places).toContain('tips')
  for (const whole of ['facts', 'services', 'tips.0']) expect(places).not.toContain(whole)
})

test('what differs is noted with what it stands over; null where there is nothing', () => {
  const changed = { ...withFacts({ phone: '021-12 34 56' }), notice: NOTICE }
  expect(changesBetween(defaultContent, changed)).toEqual({ ...phone('021-12 34 56'), notice: { is: NOTICE, over: null } })
  expect(changesBetween({ ...defaultContent, notice: NOTICE }, defaultContent)).toEqual({ notice: { is: null, over: NOTICE } })
  expect(changesBetween(defaultContent, structuredClone(defaultContent))).toEqual({})
})

test('a change keeps what it stood over, though a developer has changed that since', () => {
  const kept = phone('021-12 34 56', '08-123 456 78')
  expect(changesBetween(defaultContent, withFacts({ phone: '021-65 43 21', towns: ['Köping'] }), kept)).toEqual({
    ...phone('021-65 43 21', '08-123 456 78'),
    'facts.towns': { is: ['Köping'], over: facts.towns },
  })
})

test('with its changes a content is as it was before they were noted', () => {
  const changed = { ...withFacts({ phone: '021-12 34 56' }), notice: NOTICE }
  expect(withChanges(defaultContent, changesBetween(defaultContent, changed), NOW)).toEqual(changed)
  const repository = { ...defaultContent, notice: NOTICE }
  expect(withChanges(repository, changesBetween(repository, defaultContent), NOW)).toEqual(defaultContent)
})

test('a change that the rules do not allow any more is left out, and the others stand', () => {
  const changes = {
    ...phone('021-12 34 56'),
    'facts.phoneHours': { is: { ...facts.phoneHours, home: 'alltid' }, over: facts.phoneHours },
    'services.kakel': { is: { ...defaultContent.services.kakel, features: [] }, over: defaultContent.services.kakel },
    'facts.unknown': { is: 1, over: 2 },
    tips: { is: 'no list', over: defaultContent.tips },
    notice: { is: { ...NOTICE, to: '2026-11-01' }, over: null },
  }
  expect(withChanges(defaultContent, changes, NOW)).toEqual(withFacts({ phone: '021-12 34 56' }))
})

test('a content of the repository that the rules of today do not allow is shown as it is', () => {
  const repository = { ...withFacts({ phone: '08-11 11 11' }), notice: { ...NOTICE, to: '2026-11-01' } }
  expect(withChanges(repository, phone('021-12 34 56'), NOW)).toEqual(repository)
})

test('of the same that owner and developer have changed the developer’s is asked about, unless both made the same of it', () => {
  const repository = withFacts({ phone: '08-11 11 11' })
  expect(conflictsIn(repository, phone('021-12 34 56'))).toEqual([{ place: 'facts.phone' }])
  expect(conflictsIn(repository, phone('08-11 11 11'))).toEqual([])
  expect(conflictsIn(defaultContent, phone('021-12 34 56'))).toEqual([])
  expect(conflictsIn(defaultContent, { notice: { is: NOTICE, over: null } })).toEqual([])
  expect(conflictsIn(defaultContent, { notice: { is: NOTICE, over: { ...NOTICE, text: 'Öppet' } } })).toEqual([{ place: 'notice' }])
})

test('decided, either the owner’s stands over the developer’s, or it goes; what else is changed stays', () => {
  const repository = withFacts({ phone: '08-11 11 11' })
  const other = { tips: { is: [], over: defaultContent.tips } }
  const changes = { ...other, ...phone('021-12 34 56') }
  expect(settled(repository, changes, about('facts.phone', 'ours'))).toEqual({ ...other, ...phone('021-12 34 56', '08-11 11 11') })
  expect(settled(repository, changes, about('facts.phone', 'theirs'))).toEqual(other)
  for (const stands of ['ours', 'theirs'] as const) expect(settled(repository, changes, about('facts.towns', stands))).toEqual(changes)
  const removed = { notice: { is: NOTICE, over: { ...NOTICE, text: 'Öppet' } } }
  expect(settled(defaultContent, removed, about('notice', 'ours'))).toEqual({ notice: { is: NOTICE, over: null } })
})

test('a gallery of an older program, which cannot be read, is asked about as a whole', () => {
  const { gallery } = defaultContent
  const repository = { ...defaultContent, gallery: { ...gallery, band: [] } }
  const older = { gallery: { is: { pictures: [] }, over: gallery } }
  expect(conflictsIn(repository, older)).toEqual([{ place: 'gallery' }])
  expect(conflictsIn(repository, { gallery: { is: { ...gallery, projects: gallery.projects.slice(1) }, over: { pictures: [] } } })).toEqual([
    { place: 'gallery' },
  ])
  expect(settled(repository, older, about('gallery', 'theirs'))).toEqual({})
  expect(settled(repository, older, about('gallery', 'ours'))).toEqual({ gallery: { is: { pictures: [] }, over: repository.gallery } })
})
