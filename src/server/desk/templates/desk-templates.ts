import type { Kysely } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'
import type { TemplateRepository } from './templates.ts'

export function makeTemplateRepository(db: Kysely<Tables>): TemplateRepository {
  return {
    async changes() {
      const rows = await db.selectFrom('reply_templates').selectAll().orderBy('position').orderBy('id').execute()
      return rows.map(({ removed_at, ...template }) => ({ ...template, isRemoved: removed_at !== null }))
    },

    async write({ isRemoved, ...template }, at) {
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

    async order(templates) {
      await db
        .insertInto('reply_templates')
        .values(templates.map(({ isRemoved: _, ...template }) => ({ ...template, removed_at: null })))
        .onConflict((conflict) => conflict.column('id').doUpdateSet(({ ref }) => ({ position: ref('excluded.position') })))
        .execute()
    },
  }
}
