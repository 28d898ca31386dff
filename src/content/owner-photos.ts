import type { PhotoKind } from '#domain/quote/file-kind.ts'

type Named = { reference: string; photos: readonly { sha256: string; kind: PhotoKind }[] }

/** The name under which the owner saves it: "F-7K3M9QA-bild-2.jpg". */
export function photoName({ reference, photos }: Named, { sha256, kind }: Named['photos'][number]): string {
  const number = photos.filter((photo) => photo.kind === kind).findIndex((photo) => photo.sha256 === sha256) + 1
  return kind === 'pdf' ? `${reference}-pdf-${number}.pdf` : `${reference}-bild-${number}.jpg`
}
