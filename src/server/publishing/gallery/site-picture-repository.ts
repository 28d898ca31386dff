import type { Kysely } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'
import { picturesIn, type SitePictureRepository } from './site-pictures.ts'

export function makeSitePictureRepository(db: Kysely<Tables>): SitePictureRepository {
  return {
    add: (id, sizes, at) =>
      db.transaction().execute(async (transaction) => {
        for (const { width, format, content } of sizes) {
          await transaction
            .insertInto('site_pictures')
            .values({ id, width, format, size: content.byteLength, used_at: at, content: Buffer.from(content) })
            .onConflict((conflict) => conflict.columns(['id', 'width', 'format']).doUpdateSet({ used_at: at }))
            .execute()
        }
      }),

    async touch(id, at) {
      const { numUpdatedRows } = await db.updateTable('site_pictures').set({ used_at: at }).where('id', '=', id).executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    async find(id, width, format) {
      const row = await db
        .selectFrom('site_pictures')
        .select('content')
        .where('id', '=', id)
        .where('width', '=', width)
        .where('format', '=', format)
        .executeTakeFirst()
      return row?.content
    },

    async usage() {
      const { count, bytes } = await db
        .selectFrom('site_pictures')
        .select(({ fn }) => [fn.count('id').distinct().as('count'), fn.sum('size').as('bytes')])
        .executeTakeFirstOrThrow()
      // The sum of no rows is null.
      return { count: Number(count), bytes: Number(bytes ?? 0) }
    },

    prune: (versions, before) =>
      db.transaction().execute(async (transaction) => {
        const old = await transaction.selectFrom('site_pictures').select('id').distinct().where('used_at', '<', before).execute()
        if (old.length === 0) return 0
        const kept = await transaction.selectFrom('site_versions').select('changes').orderBy('number', 'desc').limit(versions).execute()
        const drafts = await transaction.selectFrom('site_drafts').select('changes').execute()
        const shown = new Set([...kept, ...drafts].flatMap(({ changes }) => [...picturesIn(JSON.parse(changes))]))
        const unused = old.map(({ id }) => id).filter((id) => !shown.has(id))
        // `used_at` again: one may be chosen anew meanwhile.
        if (unused.length > 0) await transaction.deleteFrom('site_pictures').where('id', 'in', unused).where('used_at', '<', before).execute()
        return unused.length
      }),
  }
}
