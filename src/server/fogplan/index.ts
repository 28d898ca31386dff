import type { CompanyFacts } from '#content/company/facts.ts'
import type { Base } from '#server/core/core.ts'
import { makeDrawings } from './drawing-tasks.ts'
import { fogplanRoutes } from './fogplan-routes.ts'

/** Files of drawings. `drawer`: the script of the process that makes them. */
export function makeFogplan(base: Base, { drawer }: { drawer: string }) {
  const drawings = makeDrawings(drawer, base.report)
  // A process of its own: emails must not wait for visitors' files.
  const ofEmails = makeDrawings(drawer, base.report)
  return {
    routes: (facts: () => CompanyFacts) => fogplanRoutes(base, drawings, facts),
    /** For an email; undefined if it cannot be drawn. */
    async drawPicture(svg: string): Promise<Uint8Array | undefined> {
      const drawn = await ofEmails.draw({ file: 'png', svg })
      return drawn instanceof Uint8Array ? drawn : undefined
    },
    close() {
      drawings.close()
      ofEmails.close()
    },
  }
}
