import fc from 'fast-check'
import { expect, test } from 'vitest'
import { galleryRules } from '#content/checks/gallery-schema.ts'
import type { SiteGallery } from '#content/gallery/default-gallery.ts'
import { defaultContent } from '#content/publishing/site-content.ts'
import { type Changes, type Conflict, conflictsIn, settled } from '../changes.ts'

const IDS = ['a', 'b', 'c', 'd', 'e', 'f']
const aProject = (id: string, wording: number) => ({
  id,
  title: `${id} ${wording}`,
  description: 'Gröna plattor.',
  onHome: wording > 1,
  picture: { file: 'tub', kind: 'rendering' as const, alt: 'Fristående badkar framför en vägg' },
})

/** Of up to six projects, each in one of three wordings; one is in every gallery, since none may be empty. */
const aGallery: fc.Arbitrary<SiteGallery> = fc
  .record({ ids: fc.shuffledSubarray(IDS), wordings: fc.array(fc.nat(2), { minLength: 6, maxLength: 6 }), banded: fc.shuffledSubarray(IDS, { maxLength: 5 }) })
  .map(({ ids, wordings, banded }) => ({
    projects: [...ids.map((id) => aProject(id, wordings[IDS.indexOf(id)] ?? 0)), aProject('always', 0)],
    band: banded.filter((id) => ids.includes(id)),
  }))

const titles = (gallery: unknown) =>
  galleryRules
    .parse(gallery)
    .projects.map(({ title }) => title)
    .toSorted()

/** A project that is taken may have its place to be decided, so that weighs less. */
const leftIn = (conflicts: readonly Conflict[]) => conflicts.reduce((sum, { inGallery }) => sum + (inGallery?.project === undefined ? 1 : 2), 0)

test('of any galleries, decided one by one every conflict ends; what stands is the owner’s where it was chosen, and the developer’s where only that had changed', () => {
  fc.assert(
    fc.property(aGallery, aGallery, aGallery, fc.infiniteStream(fc.nat()), (ours, over, theirs, chance) => {
      const repository = { ...defaultContent, gallery: theirs }
      const any = () => chance.next().value ?? 0
      const decideAll = (first: SiteGallery, choose: () => 'ours' | 'theirs') => {
        let changes: Changes = { gallery: { is: first, over } }
        for (let asked = conflictsIn(repository, changes); asked.length > 0; asked = conflictsIn(repository, changes)) {
          const { place, inGallery } = asked[any() % asked.length] ?? { place: '' }
          const after = settled(repository, changes, { place, project: inGallery?.project, stands: choose() })
          expect(after).toBeDefined()
          changes = after ?? {}
          expect(leftIn(conflictsIn(repository, changes))).toBeLessThan(leftIn(asked))
        }
        return changes.gallery?.is ?? theirs
      }
      decideAll(ours, () => (any() % 2 === 0 ? 'ours' : 'theirs'))
      expect(decideAll(ours, () => 'ours')).toEqual(ours)
      expect(titles(decideAll(over, () => 'theirs'))).toEqual(titles(theirs))
    }),
    { numRuns: 150 },
  )
})

test('a developer’s project is not taken while another of the owner’s has its title', () => {
  const [one, other] = [aProject('a', 0), aProject('b', 0)]
  const gallery = (...projects: SiteGallery['projects']) => ({ projects, band: [] })
  const theirs = gallery(one, { ...other, title: 'Badrum i Irsta' })
  const changes = { gallery: { is: gallery({ ...one, title: 'Badrum i Irsta' }, other), over: gallery(one, other) } }
  expect(settled({ ...defaultContent, gallery: theirs }, changes, { place: 'gallery', project: 'b', stands: 'theirs' })).toBeUndefined()
})
