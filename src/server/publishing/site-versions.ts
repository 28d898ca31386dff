import type { Kysely, Selectable } from 'kysely'
import type { SiteContent } from '#content/publishing/site-content.ts'
import type { SiteVersionRow, Tables } from '#server/core/database/tables.ts'

/**
 * Versions are only added to; the one with the highest number is what the site says. Number 0 is the content of the files, stored with the
 * first that is published: from then on the site no longer reads them. Instants are ISO 8601, UTC; `by`: an owner's name.
 */
export type SiteVersion = {
  number: number
  /** As an earlier version of the program may have stored it (usable-content.ts). */
  content: unknown
  /** The earlier version whose content it is. */
  restores: number | undefined
  publishedAt: string
  publishedBy: string
}

/** What is changed and not yet published: one draft, which all owners share. */
type SiteDraft = { content: unknown; savedAt: string; savedBy: string }

export type SiteVersions = ReturnType<typeof makeSiteVersions>

/** The one draft's id. */
const DRAFT = 'draft'

export function makeSiteVersions(db: Kysely<Tables>) {
  return {
    /** 0 before the first. */
    async latestNumber(): Promise<number> {
      const latest = await db
        .selectFrom('site_versions')
        .select(({ fn }) => fn.max('number').as('number'))
        .executeTakeFirst()
      return latest?.number ?? 0
    },

    async version(number: number): Promise<SiteVersion | undefined> {
      const row = await db.selectFrom('site_versions').selectAll().where('number', '=', number).executeTakeFirst()
      return row && versionOf(row)
    },

    /** Those that were published, the newest first, `most` of them. */
    async newest(most: number): Promise<SiteVersion[]> {
      const rows = await db.selectFrom('site_versions').selectAll().where('number', '>', 0).orderBy('number', 'desc').limit(most).execute()
      return rows.map(versionOf)
    },

    async draft(): Promise<SiteDraft | undefined> {
      const row = await db.selectFrom('site_drafts').selectAll().where('id', '=', DRAFT).executeTakeFirst()
      return row && { content: JSON.parse(row.content), savedAt: row.saved_at, savedBy: row.saved_by }
    },

    /** In place of the one before. Resolves to whether that was saved at `seen`, or there was none; otherwise nothing is written. */
    async saveDraft({ content, savedAt, savedBy }: SiteDraft, seen: string | undefined): Promise<boolean> {
      const values = { content: JSON.stringify(content), saved_at: savedAt, saved_by: savedBy }
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

    /** The one that was saved at `seen`. */
    async discardDraft(seen: string): Promise<void> {
      await db.deleteFrom('site_drafts').where('saved_at', '=', seen).execute()
    },

    /**
     * Adds a version, unless there is one with its number already, and before the first one `files`. `draft`: when the draft that it publishes
     * was saved; it goes in the same transaction, and with another draft there than that nothing is written. Resolves to whether the version was added.
     */
    async add(version: SiteVersion, { files, draft }: { files: SiteContent; draft: string | undefined }): Promise<boolean> {
      try {
        await db.transaction().execute(async (transaction) => {
          await insert(transaction, { ...version, number: 0, content: files, restores: undefined })
          if (!(await insert(transaction, version))) throw new OvertakenError()
          if (draft === undefined) return
          const { numDeletedRows } = await transaction.deleteFrom('site_drafts').where('saved_at', '=', draft).executeTakeFirstOrThrow()
          if (numDeletedRows === 0n) throw new OvertakenError()
        })
        return true
      } catch (error) {
        if (error instanceof OvertakenError) return false
        throw error
      }
    },
  }
}

/** Takes back what its transaction has written. */
class OvertakenError extends Error {}

/** Resolves to whether there was none with its number. */
async function insert(db: Kysely<Tables>, { number, content, restores, publishedAt, publishedBy }: SiteVersion): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('site_versions')
    .values({ number, content: JSON.stringify(content), restores: restores ?? null, published_at: publishedAt, published_by: publishedBy })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

function versionOf({ number, content, restores, published_at, published_by }: Selectable<SiteVersionRow>): SiteVersion {
  return { number, content: JSON.parse(content), restores: restores ?? undefined, publishedAt: published_at, publishedBy: published_by }
}
