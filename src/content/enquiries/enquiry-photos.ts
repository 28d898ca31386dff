import type { PhotoKind } from '#domain/file-kind.ts'
import { listed } from '#domain/sweden/writing.ts'

/** The photos of a request on its private pages. */
export const enquiryPhotos = {
  swipe: 'Svep i sidled, eller använd piltangenterna.',
  save: 'Spara bilden',
  savePdf: 'Spara pdf:en',
} as const

type Named = { reference: string; photos: readonly { sha256: string; kind: PhotoKind }[] }

/** The name under which it is saved: "F-7K3M9QA-bild-2.jpg". */
export function photoName({ reference, photos }: Named, { sha256, kind }: Named['photos'][number]): string {
  const number = photos.filter((photo) => photo.kind === kind).findIndex((photo) => photo.sha256 === sha256) + 1
  return kind === 'pdf' ? `${reference}-pdf-${number}.pdf` : `${reference}-bild-${number}.jpg`
}

/** "en bild", "3 bilder och en pdf" */
export function photosInWords(kinds: readonly PhotoKind[]): string {
  const photos = kinds.filter((kind) => kind === 'photo').length
  const photo = photos === 1 ? 'en bild' : `${photos}\u00a0bilder`
  return listed([...(photos > 0 ? [photo] : []), ...(kinds.includes('pdf') ? ['en pdf'] : [])])
}

/** 480000 → "0,5 MB", 12000 → "12 kB" */
export function fileSizeInWords(bytes: number): string {
  const megabytes = bytes / 1_000_000
  if (megabytes < 0.1) return `${Math.max(1, Math.round(bytes / 1000))}\u00a0kB`
  return `${megabytes.toFixed(1).replace('.', ',')}\u00a0MB`
}
