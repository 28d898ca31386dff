import type { Core } from '#server/core/core.ts'
import { moved } from '../list-order.tsx'
import type { ReplyTemplate, TemplateRepository } from './desk-templates.ts'

export const MOST_TEMPLATES = 20

export type Templates = ReturnType<typeof makeTemplates>

/** `first`: the templates before any change. Only changes are stored, so that a new database has them without a migration. */
export function makeTemplates({ now }: Pick<Core, 'now'>, templates: TemplateRepository, first: readonly ReplyTemplate[]) {
  return {
    /** In the owner's order. */
    list,

    /** In place of the one with its id, or at the end. Resolves to whether there was room. */
    async save(template: ReplyTemplate): Promise<boolean> {
      const before = await list()
      const index = before.findIndex(({ id }) => id === template.id)
      if (index === -1 && before.length >= MOST_TEMPLATES) return false
      if (index === -1) await writeOrder([...before, template])
      else await templates.write({ ...template, position: firstPosition(template.id), isRemoved: false }, now().toISOString())
      return true
    },

    async remove(id: string): Promise<void> {
      const empty = { name: '', subject: '', text: '' }
      await templates.write({ id, ...empty, position: firstPosition(id), isRemoved: true }, now().toISOString())
    },

    /** Past its neighbour. */
    async move(id: string, where: 'up' | 'down'): Promise<void> {
      const before = await list()
      const ordered = moved(before, (template) => template.id === id, where)
      if (ordered !== before) await writeOrder(ordered)
    },
  }

  async function list(): Promise<ReplyTemplate[]> {
    const changes = new Map((await templates.changes()).map((change) => [change.id, change]))
    const unchanged = first.map((template, position) => ({ ...template, position, isRemoved: false })).filter(({ id }) => !changes.has(id))
    return [...unchanged, ...changes.values()]
      .filter(({ isRemoved }) => !isRemoved)
      .toSorted((one, other) => one.position - other.position)
      .map(({ id, name, subject, text }) => ({ id, name, subject, text }))
  }

  /** Of one that is not stored yet. */
  function firstPosition(id: string): number {
    return Math.max(
      0,
      first.findIndex((template) => template.id === id),
    )
  }

  function writeOrder(ordered: readonly ReplyTemplate[]): Promise<void> {
    return templates.order(ordered.map((template, position) => ({ ...template, position, isRemoved: false })))
  }
}
