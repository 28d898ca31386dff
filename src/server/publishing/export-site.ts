import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { defaultContent } from '#content/publishing/site-content.ts'
import { pictureWidths } from '#domain/site-picture.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { makeSitePictures, picturesIn } from './gallery/site-pictures.ts'
import { makeSiteVersions } from './site-versions.ts'
import { usableContent } from './usable-content.ts'

/**
 * Writes what is published into a new folder: `site-content.json`, in the shape of `defaultContent`, and each of the owner's pictures in it
 * as `ID.avif`, in its largest size. Resolves to how many pictures. Throws if the folder is there already.
 */
export async function exportSite(db: Kysely<Tables>, folder: string, now: Date): Promise<number> {
  const [newest] = await makeSiteVersions(db).newest(1)
  const json = JSON.stringify(newest ? usableContent(newest.content, defaultContent, now) : defaultContent, undefined, 2)
  await mkdir(folder, { mode: 0o700 })
  await writeFile(join(folder, 'site-content.json'), `${json}\n`)
  const ids = [...picturesIn(json)]
  for (const id of ids) {
    const picture = await makeSitePictures(db).find(id, pictureWidths.large, 'avif')
    if (picture) await writeFile(join(folder, `${id}.avif`), picture)
  }
  return ids.length
}
