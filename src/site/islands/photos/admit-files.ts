import { fileRefusals } from '#content/photos/file-refusals.ts'
import { aboutFile, photoWords, tooManyInWords } from '#content/photos/photos.ts'
import { MOST_PDFS, MOST_PHOTOS, PDF_BYTES } from '#domain/enquiry/photo-limits.ts'
import type { FileKind } from '#domain/file-kind.ts'

/** A file that is chosen or is to be chosen, as far as the limits need it. */
export type Candidate = { kind: FileKind; file: Pick<File, 'name' | 'size' | 'lastModified'> }

/** Which files may be added to the chosen ones, in order, and a sentence for each reason why others may not. */
export function admitFiles<One extends Candidate>(chosen: readonly Candidate[], files: readonly One[]): { admitted: One[]; refusals: string[] } {
  const admitted: One[] = []
  const refusals: string[] = []
  const beyond = { photos: 0, pdfs: 0 }
  for (const one of files) {
    const all = [...chosen, ...admitted]
    const refusal = refusalOf(all, one)
    if (refusal) refusals.push(aboutFile(one.file.name, refusal))
    else if (!isFull(all, one)) admitted.push(one)
    else if (isPdf(one)) beyond.pdfs += 1
    else beyond.photos += 1
  }
  return { admitted, refusals: [...refusals, ...tooManyInWords(beyond)] }
}

/** Whatever rules a file out before it is read as a picture. A photo's size does not matter yet: it may shrink. */
function refusalOf(others: readonly Candidate[], { kind, file }: Candidate): string | undefined {
  if (kind === 'empty' || kind === 'wrongType') return fileRefusals[kind]
  if (kind === 'pdf' && file.size > PDF_BYTES) return fileRefusals.pdfTooLarge
  return others.some((other) => isSame(other.file, file)) ? photoWords.alreadyChosen : undefined
}

function isSame(one: Candidate['file'], other: Candidate['file']): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}

function isFull(others: readonly Candidate[], one: Candidate): boolean {
  const pdfs = others.filter(isPdf).length
  return isPdf(one) ? pdfs >= MOST_PDFS : others.length - pdfs >= MOST_PHOTOS
}

export function isPdf({ kind }: { kind: FileKind }): boolean {
  return kind === 'pdf'
}
