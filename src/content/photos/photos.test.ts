import { expect, test } from 'vitest'
import type { PhotoKind } from '#domain/file-kind.ts'
import { fileSizeInWords } from '../enquiries/enquiry-photos.ts'
import { type Arrivals, arrivedInWords, chosenInWords } from './photos.ts'

test.each<[PhotoKind[], string]>([
  [[], 'Inga bilder är valda.'],
  [['photo'], 'En bild är vald. Den skickas med förfrågan.'],
  [['pdf'], 'En pdf är vald. Den skickas med förfrågan.'],
  [['photo', 'photo', 'photo'], '3\u00a0bilder är valda. De skickas med förfrågan.'],
  [['photo', 'pdf'], 'En bild och en pdf är valda. De skickas med förfrågan.'],
  [['photo', 'photo', 'photo', 'pdf'], '3\u00a0bilder och en pdf är valda. De skickas med förfrågan.'],
])('what is chosen is said: %j', (chosen, words) => {
  expect(chosenInWords(chosen)).toBe(words)
})

test.each<[Arrivals, string]>([
  [{ all: 5, sent: 0, failed: 0, kind: 'photo' }, '0 av 5 bilder är framme.'],
  [{ all: 5, sent: 3, failed: 0, kind: 'photo' }, '3 av 5 bilder är framme.'],
  [{ all: 5, sent: 4, failed: 1, kind: 'photo' }, '4 av 5 bilder är framme. En kunde inte skickas.'],
  [{ all: 5, sent: 1, failed: 2, kind: 'both' }, '1 av 5 filer är framme. 2 kunde inte skickas.'],
  [{ all: 5, sent: 5, failed: 0, kind: 'photo' }, 'Alla 5 bilder är framme.'],
  [{ all: 2, sent: 2, failed: 0, kind: 'photo' }, 'Båda bilderna är framme.'],
  [{ all: 2, sent: 2, failed: 0, kind: 'both' }, 'Båda filerna är framme.'],
  [{ all: 1, sent: 0, failed: 0, kind: 'photo' }, 'Bilden skickas.'],
  [{ all: 1, sent: 1, failed: 0, kind: 'pdf' }, 'Pdf-filen är framme.'],
  [{ all: 1, sent: 0, failed: 1, kind: 'photo' }, 'Bilden kunde inte skickas.'],
])('photos are counted in: %j', (arrivals, words) => {
  expect(arrivedInWords(arrivals)).toBe(words)
})

test.each([
  [1, '1\u00a0kB'],
  [12_300, '12\u00a0kB'],
  [480_000, '0,5\u00a0MB'],
  [7_700_000, '7,7\u00a0MB'],
])('%i bytes are said as %s', (bytes, words) => {
  expect(fileSizeInWords(bytes)).toBe(words)
})
