import { aboutFile, photoWords } from '#content/photos/photos.ts'
import { type FileKind, fileKind, HEAD_BYTES, type PhotoKind } from '#domain/file-kind.ts'
import { admitFiles, isPdf } from './admit-files.ts'
import { type Preparation, preparePhoto, type Ready } from './prepare-photo.ts'
import { makeStore } from './store.ts'

/** A chosen file. `ready` once it has been shrunk; `preparation` is the promise of that. */
export type Photo = { id: number; file: File; kind: FileKind; ready: Ready | undefined; preparation: Promise<Preparation> }

/** The chosen photos in their order, and a sentence for each refused file. */
type Chosen = { photos: readonly Photo[]; refusals: readonly string[] }

export type Album = ReturnType<typeof makeAlbum>

/**
 * The photos of one request, until it is sent. No photo is shrunk before `request` has settled, because shrinking blocks the page. `request`
 * must not reject.
 */
export function makeAlbum(request: () => Promise<unknown>) {
  const chosen = makeStore<Chosen>({ photos: [], refusals: [] })
  let lastId = 0
  /** One after the other: a photo that is being shrunk takes 50 MB. */
  let previous: Promise<unknown> = Promise.resolve()

  async function add(files: readonly File[]) {
    const candidates = await Promise.all(files.map(async (file) => ({ file, kind: fileKind(await headOf(file)) })))
    const { photos } = chosen.read()
    const { admitted, refusals } = admitFiles(photos, candidates)
    chosen.write({ photos: [...photos, ...admitted.map(toPhoto)], refusals })
  }

  function toPhoto({ file, kind }: { file: File; kind: FileKind }): Photo {
    const id = ++lastId
    const preparation = previous.then(() => prepare(id, file, kind))
    previous = preparation
    return { id, file, kind, ready: undefined, preparation }
  }

  async function prepare(id: number, file: File, kind: FileKind): Promise<Preparation> {
    await request()
    const isChosen = () => chosen.read().photos.some((photo) => photo.id === id)
    if (!isChosen()) return { ok: false, refusal: photoWords.notSent }
    const preparation = await preparePhoto(file, kind)
    if (!preparation.ok) return refuse(id, file, preparation.refusal)
    const { photos, refusals } = chosen.read()
    if (photos.some(({ ready }) => ready?.sha256 === preparation.ready.sha256)) return refuse(id, file, photoWords.alreadyChosen)
    chosen.write({ photos: photos.map((photo) => (photo.id === id ? { ...photo, ready: preparation.ready } : photo)), refusals })
    return preparation
  }

  function refuse(id: number, file: File, refusal: string): Preparation {
    const { photos, refusals } = chosen.read()
    chosen.write({ photos: photos.filter((photo) => photo.id !== id), refusals: [...refusals, aboutFile(file.name, refusal)] })
    return { ok: false, refusal }
  }

  function remove(id: number) {
    chosen.write({ photos: chosen.read().photos.filter((photo) => photo.id !== id), refusals: [] })
  }

  return {
    read: chosen.read,
    subscribe: chosen.subscribe,
    add,
    remove,
  }
}

/** A file's first bytes; none if it can no longer be read, because it was moved after it was chosen. */
async function headOf(file: File): Promise<Uint8Array> {
  const head = file.slice(0, HEAD_BYTES).arrayBuffer()
  return new Uint8Array(await head.catch(() => new ArrayBuffer(0)))
}

/** What each photo is called: photos are numbered among themselves. */
export function namesOf(photos: readonly Photo[]): { kind: PhotoKind; number: number }[] {
  let number = 0
  return photos.map((photo) => (isPdf(photo) ? { kind: 'pdf', number: 1 } : { kind: 'photo', number: ++number }))
}
