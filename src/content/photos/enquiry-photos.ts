import type { PhotoKind } from '#domain/file-kind.ts'

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
