import type { Kysely } from 'kysely'
import type { PictureFormat } from '#domain/site-picture.ts'
import type { Tables } from '#server/core/database/tables.ts'
import type { SizedPicture } from '#server/pictures/encode-site-picture.ts'
import type { PhotoUsage } from '#server/pictures/photo-capacity.ts'

/** The owner's pictures for the site, in every size, by the hash of their content. Instants are ISO 8601, UTC. */
export type SitePictures = ReturnType<typeof makeSitePictures>

export function makeSitePictures(db: Kysely<Tables>) {
  return {
    /** Stores a picture, or notes of one that is there that it is used. */
    add: (id: string, sizes: readonly SizedPicture[], at: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        for (const { width, format, content } of sizes) {
          await transaction
            .insertInto('site_pictures')
            .values({ id, width, format, size: content.byteLength, used_at: at, content: Buffer.from(content) })
            .onConflict((conflict) => conflict.columns(['id', 'width', 'format']).doUpdateSet({ used_at: at }))
            .execute()
        }
      }),

    /** Notes that a picture is used. Resolves to whether it is there. */
    async touch(id: string, at: string): Promise<boolean> {
      const { numUpdatedRows } = await db.updateTable('site_pictures').set({ used_at: at }).where('id', '=', id).executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    async find(id: string, width: number, format: PictureFormat): Promise<Uint8Array | undefined> {
      const row = await db
        .selectFrom('site_pictures')
        .select('content')
        .where('id', '=', id)
        .where('width', '=', width)
        .where('format', '=', format)
        .executeTakeFirst()
      return row?.content
    },

    async usage(): Promise<PhotoUsage> {
      const { count, bytes } = await db
        .selectFrom('site_pictures')
        .select(({ fn }) => [fn.count('id').distinct().as('count'), fn.sum('size').as('bytes')])
        .executeTakeFirstOrThrow()
      // The sum of no rows is null.
      return { count: Number(count), bytes: Number(bytes ?? 0) }
    },

    /** Removes those that neither the draft nor one of the newest `versions` shows, and that were last used before `before`. Resolves to how many. */
    prune: (versions: number, before: string): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        const old = await transaction.selectFrom('site_pictures').select('id').distinct().where('used_at', '<', before).execute()
        if (old.length === 0) return 0
        const kept = await transaction.selectFrom('site_versions').select('content').orderBy('number', 'desc').limit(versions).execute()
        const drafts = await transaction.selectFrom('site_drafts').select('content').execute()
        const shown = new Set([...kept, ...drafts].flatMap(({ content }) => [...picturesIn(content)]))
        const unused = old.map(({ id }) => id).filter((id) => !shown.has(id))
        // `used_at` again: one may be chosen anew meanwhile.
        if (unused.length > 0) await transaction.deleteFrom('site_pictures').where('id', 'in', unused).where('used_at', '<', before).execute()
        return unused.length
      }),
  }
}

/** The ids of the owner's pictures that a stored content shows. `json`: as it is stored, or printed. */
export function picturesIn(json: string): Set<string> {
  return new Set([...json.matchAll(/"file": ?"([0-9a-f]{16})"/g)].map(([, id = '']) => id))
}
