import type { Kysely } from 'kysely'
import type { TemplateAnswers } from '#domain/enquiry/reply-template.ts'
import type { Tables } from '#server/core/database/tables.ts'

/** A template of a reply. */
export type ReplyTemplate = TemplateAnswers & { id: string }

/** A change of the owner's: a template that is changed or new, or one that is removed. */
export type TemplateChange = ReplyTemplate & { position: number; isRemoved: boolean }

/** Stores what the owner has changed. Instants are ISO 8601, UTC. */
export type TemplateRepository = ReturnType<typeof makeTemplateRepository>

export function makeTemplateRepository(db: Kysely<Tables>) {
  return {
    async changes(): Promise<TemplateChange[]> {
      const rows = await db.selectFrom('reply_templates').selectAll().orderBy('position').orderBy('id').execute()
      return rows.map(({ removed_at, ...template }) => ({ ...template, isRemoved: removed_at !== null }))
    },

    /** Writes what a template says. A stored one keeps its position. */
    async write({ isRemoved, ...template }: TemplateChange, at: string): Promise<void> {
      await db
        .insertInto('reply_templates')
        .values({ ...template, removed_at: isRemoved ? at : null })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(({ ref }) => ({
            name: ref('excluded.name'),
            subject: ref('excluded.subject'),
            text: ref('excluded.text'),
            removed_at: ref('excluded.removed_at'),
          })),
        )
        .execute()
    },

    /** Writes their positions. What stored ones say stays, also when it was changed meanwhile. */
    async order(templates: readonly TemplateChange[]): Promise<void> {
      await db
        .insertInto('reply_templates')
        .values(templates.map(({ isRemoved: _, ...template }) => ({ ...template, removed_at: null })))
        .onConflict((conflict) => conflict.column('id').doUpdateSet(({ ref }) => ({ position: ref('excluded.position') })))
        .execute()
    },
  }
}
