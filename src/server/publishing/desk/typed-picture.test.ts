import { expect, test } from 'vitest'
import { pictures } from '#content/pictures.ts'
import { pictureFields } from '#content/publishing/site-pictures.ts'
import { openedPicture, type PictureAnswers, pictureChangedByMe, pictureFieldNames, pictureTexts, type TakenPicture, typedPicture } from './typed-picture.ts'

const OWN = '0123456789abcdef'
const OTHER = 'fedcba9876543210'
const { alt, kind } = pictures.tub

function typed(fields: Record<string, string>, before?: Parameters<typeof typedPicture>[2], upload?: TakenPicture) {
  const form = { field: (name: string) => fields[name] ?? '', all: () => [], isValid: true, picture: (name: string) => (name === 'bild' ? upload : undefined) }
  return typedPicture(form, '', before)
}

test('the fields of a form with several pictures are told apart', () => {
  expect(pictureFieldNames('fore-')).toEqual({ upload: 'fore-bild', cut: 'fore-utsnitt', file: 'fore-fil', alt: 'fore-alt', kind: 'fore-sort' })
})

test('a picture that was sent goes before one that was chosen, and is what the owner says it is', () => {
  expect(typed({ fil: 'tub', alt: ' Mitt \n badrum ', sort: 'rendering' }, undefined, { id: OWN })).toEqual({
    picture: { file: OWN, alt: 'Mitt badrum', kind: 'rendering' },
    errors: {},
  })
  for (const sort of ['photo', '', 'skräp']) expect(typed({ alt: 'Mitt', sort }, undefined, { id: OWN }).picture.kind).toBe('photo')
})

test('a picture that was refused is said at its field, and the rest is kept', () => {
  expect(typed({ fil: 'tub', alt: 'Mitt', sort: 'rendering' }, undefined, { error: 'Filen är tom.' })).toEqual({
    picture: { file: 'tub', alt: 'Mitt', kind: 'rendering' },
    errors: { bild: 'Filen är tom.' },
  })
})

test('without a picture it is asked for', () => {
  expect(typed({ alt: 'Mitt', sort: 'rendering' })).toEqual({
    picture: { file: '', alt: 'Mitt', kind: 'rendering' },
    errors: { bild: pictureFields.errors.none },
  })
})

test.each([
  ['without a description', ''],
  ['with that of the one before', 'Gammalt'],
])('one of the build’s, chosen %s, brings its own and its kind', (_, typedAlt) => {
  expect(typed({ fil: 'tub', alt: typedAlt, sort: 'photo' }, { file: OWN, alt: 'Gammalt', kind: 'photo' })).toEqual({
    picture: { file: 'tub', alt, kind },
    errors: {},
  })
})

test('one of the build’s may be described otherwise, and keeps its kind; left in its place, also without a description', () => {
  expect(typed({ fil: 'tub', alt: 'Mitt', sort: 'photo' }, { file: OWN, alt: 'Gammalt', kind: 'photo' }).picture).toEqual({ file: 'tub', alt: 'Mitt', kind })
  expect(typed({ fil: 'tub', alt: '', sort: 'photo' }, { file: 'tub', alt, kind }).picture).toEqual({ file: 'tub', alt: '', kind })
})

test('the description of another picture is not left at one of the owner’s', () => {
  const left = { alt: pictureFields.errors.sameAlt }
  const before = { file: OTHER, alt: 'Gammalt', kind: 'photo' } as const
  expect(typed({ alt: 'Gammalt' }, before, { id: OWN }).errors).toEqual(left)
  expect(typed({ fil: OWN, alt: 'Gammalt' }, before).errors).toEqual(left)
  expect(typed({ fil: OTHER, alt: 'Gammalt' }, before).errors).toEqual({})
  expect(typed({ fil: OWN, alt: 'Nytt' }, before).errors).toEqual({})
  expect(typed({ fil: OWN, alt: '' }, { ...before, alt: '' }).errors).toEqual({})
  expect(typed({ fil: 'borttagen', alt: 'Gammalt' }, before).errors).toEqual({})
})

test('of a picture that another has changed meanwhile, mine is what I changed: each field, or the whole picture where one of us chose another', () => {
  const first: PictureAnswers = { file: OWN, alt: 'Ett rum', kind: 'photo' }
  const other: PictureAnswers = { file: OTHER, alt: 'Ett annat', kind: 'photo' }
  const opened = { seen: undefined, answers: pictureTexts('fore-', first) }
  expect(openedPicture(opened, 'fore-')).toEqual(first)
  expect(openedPicture({ seen: undefined, answers: {} }, 'fore-')).toBeUndefined()
  const mine = (typed: PictureAnswers, now: PictureAnswers) => pictureChangedByMe(typed, 'fore-', opened, now)
  expect(mine(first, other), 'I changed nothing').toEqual(other)
  expect(mine(other, first), 'I chose another').toEqual(other)
  expect(mine({ ...first, alt: 'Mitt rum' }, { ...first, kind: 'rendering' }), 'each another field').toEqual({ file: OWN, alt: 'Mitt rum', kind: 'rendering' })
  const described = { ...first, alt: 'Mitt rum' }
  expect(mine(described, other), 'my words are of the picture that I saw').toEqual(described)
})
