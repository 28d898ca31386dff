type Named = { reference: string; photos: readonly { sha256: string; kind: 'photo' | 'pdf' }[] }

/** The name under which the owner saves it: "F-7K3M9QA-bild-2.jpg". */
export function photoName({ reference, photos }: Named, { sha256, kind }: Named['photos'][number]): string {
  const number = photos.filter((photo) => photo.kind === kind).findIndex((photo) => photo.sha256 === sha256) + 1
  return kind === 'pdf' ? `${reference}-pdf-${number}.pdf` : `${reference}-bild-${number}.jpg`
}

/** "4 bilder och en pdf". */
export function photosInWords(kinds: readonly ('photo' | 'pdf')[]): string {
  const pdfs = kinds.filter((kind) => kind === 'pdf').length
  const photos = kinds.length - pdfs
  const words = [
    ...(photos > 0 ? [photos === 1 ? 'en bild' : `${photos}\u00a0bilder`] : []),
    ...(pdfs > 0 ? [pdfs === 1 ? 'en pdf' : `${pdfs}\u00a0pdf-filer`] : []),
  ]
  return words.join(' och ')
}
