import { expect, test } from 'vitest'
import { defaultGallery, defaultPair } from '#content/gallery/default-gallery.ts'
import { defaultContent } from '#content/publishing/site-content.ts'
import type { PictureUse } from '#domain/site-picture.ts'
import { missingPictures, withoutMissingPictures } from './missing-pictures.ts'

const aProject = (id: string) => ({
  id,
  title: id,
  description: 'Gröna plattor.',
  onHome: true,
  picture: { file: `of-${id}`, kind: 'photo' as const, alt: 'Fristående badkar framför en vägg' },
})
const [one, two, three] = [aProject('one'), aProject('two'), aProject('three')]
const pair = { before: { ...defaultPair.before, file: 'then' }, after: { ...defaultPair.after, file: 'now' } }
const content = { ...defaultContent, gallery: { projects: [one, two, three], band: ['three', 'two', 'one'] }, pair }
const without =
  (...missing: string[]) =>
  (file: string) =>
    !missing.includes(file)

test('a content with all its pictures is shown as it is', () => {
  expect(withoutMissingPictures(content, without())).toBe(content)
  expect(missingPictures(content, without())).toEqual({ projects: [], isPairMissing: false })
})

test('each picture is asked for in the sizes of its use', () => {
  const asked: [string, PictureUse][] = []
  missingPictures(content, (file, use) => asked.push([file, use]) > 0)
  expect(asked).toEqual([
    ['of-one', 'project'],
    ['of-two', 'project'],
    ['of-three', 'project'],
    ['then', 'pair'],
    ['now', 'pair'],
  ])
})

test('a project without its picture is left out, in the band too, and the pair stays', () => {
  expect(missingPictures(content, without('of-two'))).toEqual({ projects: [two], isPairMissing: false })
  expect(withoutMissingPictures(content, without('of-two'))).toEqual({ ...content, gallery: { projects: [one, three], band: ['three', 'one'] } })
})

test.each(['then', 'now'])('without the picture “%s” the pair is the build’s, and the projects stay', (file) => {
  expect(missingPictures(content, without(file))).toEqual({ projects: [], isPairMissing: true })
  expect(withoutMissingPictures(content, without(file))).toEqual({ ...content, pair: defaultPair })
})

test('when no project is left, those of the build are shown', () => {
  expect(withoutMissingPictures(content, without('of-one', 'of-two', 'of-three'))).toEqual({ ...content, gallery: defaultGallery })
})
