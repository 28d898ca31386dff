import type { Kysely, Selectable } from 'kysely'
import type { SiteVersionRow, Tables } from '#server/core/database/tables.ts'
import type { Changes } from './changes.ts'
import type { SiteRepository, SiteVersion } from './site-versions.ts'

/** The one draft's id. */
const DRAFT = 'draft'

export function makeSiteRepository(db: Kysely<Tables>): SiteRepository {
  return {
    async latestNumber() {
      const latest = await db
        .selectFrom('site_versions')
        .select(({ fn }) => fn.max('number').as('number'))
        .executeTakeFirst()
      return latest?.number ?? 0
    },

    async version(number) {
      const row = await db.selectFrom('site_versions').selectAll().where('number', '=', number).executeTakeFirst()
      return row && versionOf(row)
    },

    async versions(most) {
      const rows = await db.selectFrom('site_versions').selectAll().orderBy('number', 'desc').limit(most).execute()
      return rows.map(versionOf)
    },

    async draft() {
      const row = await db.selectFrom('site_drafts').selectAll().where('id', '=', DRAFT).executeTakeFirst()
      return row && { changes: changesOf(row.changes), savedAt: row.saved_at, savedBy: row.saved_by }
    },

    async saveDraft({ changes, savedAt, savedBy }, seen) {
      const values = { changes: JSON.stringify(changes), saved_at: savedAt, saved_by: savedBy }
      if (seen === undefined) {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('site_drafts')
          .values({ id: DRAFT, ...values })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirstOrThrow()
        return numInsertedOrUpdatedRows === 1n
      }
      const { numUpdatedRows } = await db.updateTable('site_drafts').set(values).where('saved_at', '=', seen).executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },

    async discardDraft(seen) {
      await db.deleteFrom('site_drafts').where('saved_at', '=', seen).execute()
    },

    add: ({ number, changes, restores, publishedAt, publishedBy }, draft) =>
      db.transaction().execute(async (transaction) => {
        const values = { number, changes: JSON.stringify(changes), restores: restores ?? null, published_at: publishedAt, published_by: publishedBy }
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('site_versions')
          .values(values)
          .onConflict((conflict) => conflict.column('number').doNothing())
          .executeTakeFirstOrThrow()
        if (numInsertedOrUpdatedRows === 0n) return false
        if (draft === undefined) return true
        const { numDeletedRows } = await transaction.deleteFrom('site_drafts').where('saved_at', '=', draft).executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) await transaction.deleteFrom('site_versions').where('number', '=', number).execute()
        return numDeletedRows === 1n
      }),
  }
}

function versionOf({ number, changes, restores, published_at, published_by }: Selectable<SiteVersionRow>): SiteVersion {
  return { number, changes: changesOf(changes), restores: restores ?? undefined, publishedAt: published_at, publishedBy: published_by }
}

function changesOf(json: string): Changes {
  return JSON.parse(json)
}
