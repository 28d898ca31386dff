import { expect, test } from 'vitest'
import { fileRefusals } from '#content/photos/file-refusals.ts'
import { MOST_PHOTOS, PDF_BYTES, PHOTO_BYTES } from '#domain/enquiry/photo-limits.ts'
import { admitFiles, type Candidate } from './admit-files.ts'

const photo = (name: string, file: Partial<Candidate['file']> = {}): Candidate => ({
  kind: file.size === 0 ? 'empty' : 'image',
  file: { name, size: 1000, lastModified: 1, ...file },
})
const pdf = (name: string, size = 1000): Candidate => ({ kind: 'pdf', file: { name, size, lastModified: 1 } })
const photos = (count: number) => Array.from({ length: count }, (_, at) => photo(`${at}.jpg`))
const namesOf = (candidates: readonly Candidate[]) => candidates.map(({ file }) => file.name)

test('six photos and one PDF are taken, in the order of the choice', () => {
  const files = [pdf('plan.pdf'), ...photos(MOST_PHOTOS)]
  expect(admitFiles([], files)).toEqual({ admitted: files, refusals: [] })
})

test('of forty photos the first six are taken, and one sentence says so', () => {
  const { admitted, refusals } = admitFiles([], photos(40))
  expect(namesOf(admitted)).toEqual(['0.jpg', '1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'])
  expect(refusals).toEqual(['Du kan skicka högst 6 bilder. 34 bilder togs inte med.'])
})

test('choosing again adds, up to the limit; photos and PDFs are counted apart', () => {
  const { admitted, refusals } = admitFiles(photos(5), [photo('ny.jpg'), photo('en till.jpg'), pdf('a.pdf'), pdf('b.pdf')])
  expect(namesOf(admitted)).toEqual(['ny.jpg', 'a.pdf'])
  expect(refusals).toEqual(['Du kan skicka högst 6 bilder. En bild togs inte med.', 'Du kan skicka högst en pdf. En togs inte med.'])
})

test('a file that is chosen already is not taken twice, and takes no place', () => {
  const { admitted, refusals } = admitFiles(photos(5), [photo('0.jpg'), photo('0.jpg', { size: 2000 })])
  expect(admitted.map(({ file }) => file.size)).toEqual([2000])
  expect(refusals).toEqual(['”0.jpg”: Den bilden är redan vald.'])
})

test('a photo of the same name and size that was taken at another time is another', () => {
  const another = photo('0.jpg', { lastModified: 2 })
  expect(admitFiles(photos(1), [another])).toEqual({ admitted: [another], refusals: [] })
})

test('a PDF may be as large as the limit says', () => {
  expect(admitFiles([], [pdf('plan.pdf', PDF_BYTES)]).refusals).toEqual([])
})

test('a file without content and a PDF that is too large are refused by name', () => {
  const { admitted, refusals } = admitFiles([], [photo('tom.jpg', { size: 0 }), pdf('stor.pdf', PDF_BYTES + 1)])
  expect(admitted).toEqual([])
  expect(refusals).toEqual([`”tom.jpg”: ${fileRefusals.empty}`, `”stor.pdf”: ${fileRefusals.pdfTooLarge}`])
})

test('a file that is neither a photo nor a PDF is refused, and takes no place', () => {
  const text: Candidate = { kind: 'wrongType', file: { name: 'text.jpg', size: 10, lastModified: 1 } }
  const { admitted, refusals } = admitFiles(photos(5), [text, photo('ny.jpg')])
  expect(namesOf(admitted)).toEqual(['ny.jpg'])
  expect(refusals).toEqual([`”text.jpg”: ${fileRefusals.wrongType}`])
})

test('a large photo is taken, because it will be shrunk', () => {
  expect(admitFiles([], [photo('stor.jpg', { size: 4 * PHOTO_BYTES })]).refusals).toEqual([])
})

test('a name of four thousand characters is shortened', () => {
  const [refusal = ''] = admitFiles([], [photo(`${'a'.repeat(4000)}.jpg`, { size: 0 })]).refusals
  expect(refusal).toBe(`”${'a'.repeat(20)}…${'a'.repeat(6)}.jpg”: ${fileRefusals.empty}`)
})
