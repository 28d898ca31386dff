import { describe, expect, test } from 'vitest'
import type { SiteGallery } from '#content/gallery/default-gallery.ts'
import { MOST_IN_BAND } from '#content/gallery/projects.ts'
import { conflictsInGallery, decidedIn, takenFrom } from './gallery-conflicts.ts'

const aProject = (id: string, title = id) => ({
  id,
  title,
  description: 'Gröna plattor.',
  onHome: false,
  picture: { file: 'tub', kind: 'rendering' as const, alt: 'Fristående badkar framför en vägg' },
})
/** 'a b' is two projects; 'a:A' is a with another title. */
const gallery = (projects: string, band = ''): SiteGallery => ({
  projects: words(projects).map((word) => aProject(...(word.split(':') as [string, string?]))),
  band: words(band),
})
const words = (text: string) => text.split(' ').filter((word) => word !== '')
const written = ({ projects, band }: SiteGallery) => ({
  projects: projects.map(({ id, title }) => (id === title ? id : `${id}:${title}`)).join(' '),
  band: band.join(' '),
})

describe('what is asked about', () => {
  const was = gallery('a b c', 'a')

  test('is what both have changed, each project by itself', () => {
    expect(conflictsInGallery(gallery('a:Mitt b c', 'a'), was, gallery('a:Ert b:Ert c', 'a'))).toEqual([
      { project: 'a', ours: aProject('a', 'Mitt'), theirs: aProject('a', 'Ert'), was: aProject('a') },
      { project: 'b', ours: aProject('b'), theirs: aProject('b', 'Ert'), was: aProject('b') },
    ])
  })

  test('is nothing where both did the same, or where the developer changed nothing', () => {
    expect(conflictsInGallery(gallery('c b a:Mitt d', 'c'), was, was)).toEqual([])
    expect(conflictsInGallery(gallery('c b a:Mitt', 'c'), was, gallery('c b a:Mitt', 'c'))).toEqual([])
  })

  test('is a project that the developer has added or taken away', () => {
    expect(conflictsInGallery(was, was, gallery('a b d', 'a'))).toEqual([
      { project: 'd', ours: undefined, theirs: aProject('d'), was: undefined },
      { project: 'c', ours: aProject('c'), theirs: undefined, was: aProject('c') },
    ])
  })

  test('is the arrangement of those that all three have', () => {
    expect(conflictsInGallery(gallery('own b a c', 'b own'), was, gallery('c a b', 'c'))).toMatchObject([
      { project: undefined, ours: { order: ['b', 'a', 'c'], band: ['b'] }, theirs: { order: ['c', 'a', 'b'], band: ['c'] } },
    ])
  })
})

describe('a project of the developer’s', () => {
  const ours = gallery('own a b', 'a own')

  test('takes the place that the owner’s has', () => {
    expect(written(takenFrom(ours, gallery('b a:Ert', 'b'), 'a'))).toEqual({ projects: 'own a:Ert b', band: 'a own' })
  })

  test('that is new comes where the developer has it', () => {
    expect(written(takenFrom(ours, gallery('x new a'), 'new'))).toEqual({ projects: 'own new a b', band: 'a own' })
  })

  test('that is gone goes, in the band too, and no other', () => {
    expect(written(takenFrom(ours, gallery('b'), 'a'))).toEqual({ projects: 'own b', band: 'own' })
  })
})

describe('the arrangement of the developer’s', () => {
  test('puts the owner’s own first, then those of both as the developer has them', () => {
    expect(written(takenFrom(gallery('a own b other c', 'c own'), gallery('c x b a', 'b x a'), undefined))).toEqual({
      projects: 'own other c b a',
      band: 'own b a',
    })
  })

  test('has no more in the band than fit', () => {
    const many = Array.from({ length: MOST_IN_BAND }, (_, index) => `p${index}`).join(' ')
    expect(takenFrom(gallery(`own ${many}`, 'own'), gallery(many, many), undefined).band).toEqual(['own', ...words(many).slice(0, MOST_IN_BAND - 1)])
  })

  test('once decided, is what the owner’s stands over', () => {
    expect(written(decidedIn(gallery('a b c', 'a'), gallery('c b:Ert a', 'b'), undefined))).toEqual({ projects: 'c b a', band: 'b' })
  })
})

test('a project once decided is as the developer has it, and the rest as it was', () => {
  expect(written(decidedIn(gallery('a b c', 'a'), gallery('c b:Ert a:Ert', 'b'), 'a'))).toEqual({ projects: 'a:Ert b c', band: 'a' })
})
