import { expect, test } from 'vitest'
import { defaultContent, type SiteContent } from '#content/publishing/site-content.ts'
import { emptyProject, pairPictures, projectAnswers, projectPictures, withoutProject, withProject, withProjectMoved } from './site-projects.ts'

const OWN = '0123456789abcdef'
const OTHER = 'fedcba9876543210'
const aProject = (id: string, file = 'tub') => ({
  id,
  title: `Badrum ${id}`,
  description: 'Gröna plattor.',
  onHome: false,
  picture: { file, kind: 'photo' as const, alt: 'Fristående badkar' },
})
const [a, b, c] = [aProject('a'), aProject('b'), aProject('c')]
const shown = (file: string, alt = 'Ett rum') => ({ file, kind: 'photo' as const, alt })
const content: SiteContent = { ...defaultContent, gallery: { projects: [a, b, c], band: ['c', 'a'] }, pair: { before: shown('before'), after: shown('after') } }
const gallery = (projects: unknown[], band: string[]) => ({ ...content, gallery: { projects, band } })
const answers = { ...emptyProject, title: ' Nytt  badrum ', description: 'Det\när vitt.', picture: shown('tub'), onHome: true }

test('the form of a project shows whether it is in the band', () => {
  const { id, ...fields } = a
  expect(projectAnswers(a, content.gallery)).toEqual({ ...fields, inBand: true })
  expect(projectAnswers(b, content.gallery).inBand).toBe(false)
})

test('a new project comes first, with its title as address, and last in the band', () => {
  const project = { id: 'nytt-badrum', title: 'Nytt badrum', description: 'Det är vitt.', picture: shown('tub'), onHome: true }
  expect(withProject(content, 'ny', answers).changed).toEqual(gallery([project, a, b, c], ['c', 'a']))
  expect(withProject(content, 'ny', { ...answers, inBand: true }).changed).toEqual(gallery([project, a, b, c], ['c', 'a', 'nytt-badrum']))
})

test.each([
  ['Ny', 'ny-2'],
  ['A', 'a-2'],
  ['?', 'projekt'],
])('a new project called “%s” has the address %s: none that is taken, nor that of the form for new ones', (title, id) => {
  expect(withProject(content, 'ny', { ...answers, title }).changed).toMatchObject({ gallery: { projects: [{ id }, {}, {}, {}] } })
})

test('a project is changed at its place, and keeps its place in the band or leaves it', () => {
  const project = { id: 'a', title: 'Nytt badrum', description: 'Det är vitt.', picture: shown('tub'), onHome: true }
  expect(withProject(content, 'a', { ...answers, inBand: true }).changed).toEqual(gallery([project, b, c], ['c', 'a']))
  expect(withProject(content, 'a', answers).changed).toEqual(gallery([project, b, c], ['c']))
})

test('what is wrong is said at its field', () => {
  const { errorsOf } = withProject(content, 'b', answers)
  expect(
    errorsOf([
      { path: 'gallery.projects.1.title', message: 'Rubriken är tom.' },
      { path: 'gallery.projects.1.description', message: 'Texten är tom.' },
      { path: 'gallery.projects.1.picture.file', message: 'Ingen bild.' },
      { path: 'gallery.projects.1.picture.alt', message: 'Texten saknas.' },
      { path: 'gallery.projects.1.picture.kind', message: 'Vad är den?' },
      { path: 'gallery.band', message: 'Bandet är fullt.' },
    ]),
  ).toEqual({
    title: 'Rubriken är tom.',
    description: 'Texten är tom.',
    bild: 'Ingen bild.',
    alt: 'Texten saknas.',
    sort: 'Vad är den?',
    inBand: 'Bandet är fullt.',
  })
  expect(withProject(content, 'ny', answers).errorsOf([{ path: 'gallery.projects.0.title', message: 'Rubriken är tom.' }])).toEqual({
    title: 'Rubriken är tom.',
  })
})

test('a project that is removed leaves the band', () => {
  expect(withoutProject(content, 'a')).toEqual(gallery([b, c], ['c']))
  expect(withoutProject(content, 'borta')).toEqual(content)
})

test('a project moves past its neighbour, and the band stays', () => {
  expect(withProjectMoved(content, 'b', 'up')).toEqual(gallery([b, a, c], ['c', 'a']))
  expect(withProjectMoved(content, 'b', 'down')).toEqual(gallery([a, c, b], ['c', 'a']))
  expect(withProjectMoved(content, 'borta', 'up')).toEqual(content)
})

test('to choose from are the owner’s pictures that are shown, each once, and those of the build by their titles', () => {
  const own = {
    ...content,
    gallery: { projects: [aProject('x', OWN), a, aProject('y', OWN)], band: [] },
    pair: { before: shown(OTHER, 'Före'), after: shown('after') },
  }
  const mine = [
    { file: OWN, name: 'Egen bild: Badrum x' },
    { file: OTHER, name: 'Egen bild: Före' },
  ]
  expect(projectPictures(content, own)).toEqual([
    ...mine,
    { file: 'tub', name: 'Badrum a' },
    { file: 'tub', name: 'Badrum b' },
    { file: 'tub', name: 'Badrum c' },
  ])
  expect(pairPictures(content, own, { before: 'Före', after: 'Efter' })).toEqual([...mine, { file: 'before', name: 'Före' }, { file: 'after', name: 'Efter' }])
})
