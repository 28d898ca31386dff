import { MOST_PDFS, MOST_PHOTOS } from '#domain/enquiry/photo-limits.ts'
import type { PhotoKind } from '#domain/file-kind.ts'
import { percent, upperFirst } from '#domain/sweden/writing.ts'
import { photosInWords } from '../enquiries/enquiry-photos.ts'

export const photoWords = {
  chosen: 'Valda bilder',
  sent: 'Bilder',
  pdf: 'Pdf',
  reading: 'Läses in',
  /** In the thanks, while photos are being sent. */
  stay: 'Låt sidan vara öppen tills allt är framme. Din förfrågan har redan kommit fram.',
  again: 'Försök igen',
  alreadyChosen: 'Den bilden är redan vald.',
  heic: 'Bilden är i formatet HEIC, som den här webbläsaren inte kan läsa. Öppna den på datorn, exportera den som JPEG och välj den igen.',
  notSent: 'Den kunde inte skickas.',
  connectionLost: 'Anslutningen bröts.',
} as const

/** How far a photo has come, in words. */
export const photoStates = {
  waiting: 'I kö',
  paused: 'Nytt försök snart',
  offline: 'Väntar på uppkoppling',
  sent: 'Framme',
  failed: 'Inte skickad',
} as const

/** "Bild 2", "Pdf" */
export function photoTitle({ kind, number }: { kind: PhotoKind; number: number }): string {
  return kind === 'pdf' ? photoWords.pdf : `Bild ${number}`
}

/** "Ta bort bild 2" */
export function removeInWords(photo: { kind: PhotoKind; number: number }): string {
  return `Ta bort ${photoTitle(photo).toLowerCase()}`
}

/** "Försök igen med bild 2" */
export function againInWords(photo: { kind: PhotoKind; number: number }): string {
  return `${photoWords.again} med ${photoTitle(photo).toLowerCase()}`
}

/** 0.4 → "Skickas, 40 %" */
export function uploadProgressInWords(share: number): string {
  return `Skickas, ${percent(Math.floor(share * 100))}`
}

/** "3 bilder och en pdf är valda. De skickas med förfrågan." */
export function chosenInWords(kinds: readonly PhotoKind[]): string {
  if (kinds.length === 0) return 'Inga bilder är valda.'
  const counted = upperFirst(photosInWords(kinds))
  return kinds.length === 1 ? `${counted} är vald. Den skickas med förfrågan.` : `${counted} är valda. De skickas med förfrågan.`
}

/** "”IMG_2034.heic”: Bilden är …" */
export function aboutFile(name: string, sentence: string): string {
  return `”${fileNameInShort(name)}”: ${sentence}`
}

const LONGEST_NAME = 40

/** A file's name may be thousands of characters. */
export function fileNameInShort(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME / 2)}…${name.slice(-LONGEST_NAME / 4)}` : name
}

/** "Du kan skicka högst 6 bilder. 4 bilder togs inte med." */
export function tooManyInWords({ photos, pdfs }: { photos: number; pdfs: number }): string[] {
  return [
    ...(photos > 0 ? [`Du kan skicka högst ${MOST_PHOTOS} bilder. ${photos === 1 ? 'En bild' : `${photos} bilder`} togs inte med.`] : []),
    ...(pdfs > 0 ? [`Du kan skicka högst ${MOST_PDFS === 1 ? 'en' : MOST_PDFS} pdf. ${pdfs === 1 ? 'En' : pdfs} togs inte med.`] : []),
  ]
}

export type Arrivals = { all: number; sent: number; failed: number; kind: PhotoKind | 'both' }

/** "3 av 5 bilder är framme." With a PDF among them they are "filer". */
export function arrivedInWords({ all, sent, failed, kind }: Arrivals): string {
  const [one, many, both] =
    kind === 'photo' ? ['Bilden', 'bilder', 'Båda bilderna'] : kind === 'pdf' ? ['Pdf-filen', 'pdf-filer', ''] : ['', 'filer', 'Båda filerna']
  if (all === 1) return sent ? `${one} är framme.` : failed ? `${one} kunde inte skickas.` : `${one} skickas.`
  if (sent === all) return all === 2 ? `${both} är framme.` : `Alla ${all} ${many} är framme.`
  const missing = failed === 0 ? '' : failed === 1 ? ' En kunde inte skickas.' : ` ${failed} kunde inte skickas.`
  return `${sent} av ${all} ${many} är framme.${missing}`
}
