import type { PictureFormat } from '#domain/site-picture.ts'
import type { SizedPicture } from '#server/photos/encode-site-picture.ts'
import type { PhotoUsage } from '#server/photos/photo-repository.ts'
import type { Changes } from '../changes.ts'

/** The owner's pictures for the site, in every size, by the hash of their content. Instants are ISO 8601, UTC. */
export type SitePictureRepository = {
  /** Stores a picture, or notes of one that is there that it is used. */
  add(id: string, sizes: readonly SizedPicture[], at: string): Promise<void>
  /** Notes that a picture is used. Resolves to whether it is there. */
  touch(id: string, at: string): Promise<boolean>
  find(id: string, width: number, format: PictureFormat): Promise<Uint8Array | undefined>
  usage(): Promise<PhotoUsage>
  /** Removes those that neither the draft nor one of the newest `versions` shows, and that were last used before `before`. Resolves to how many. */
  prune(versions: number, before: string): Promise<number>
}

/** The ids of the owner's pictures that changes speak of. */
export function picturesIn(changes: Changes): Set<string> {
  return new Set([...JSON.stringify(changes).matchAll(/"file":"([0-9a-f]{16})"/g)].map(([, id = '']) => id))
}
