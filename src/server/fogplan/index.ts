import type { CompanyFacts } from '#content/company/facts.ts'
import type { Base } from '#server/core/core.ts'
import { FOGPLAN_LIMIT, makeNetworkLimit } from '#server/core/http/network-limit.ts'
import { makeRefusedPage } from '#server/core/http/shell.tsx'
import { makeDrawings } from './drawing-tasks.ts'
import { fogplanRoutes } from './fogplan-routes.ts'

/** Files of drawings. `drawer`: the script of the process that makes them. */
export function makeFogplan({ config, site, now, report }: Base, { drawer }: { drawer: string }) {
  const drawings = makeDrawings(drawer, report)
  // A process of its own: emails must not wait for visitors' files.
  const ofEmails = makeDrawings(drawer, report)
  return {
    routes: (facts: () => CompanyFacts) =>
      fogplanRoutes({
        drawings,
        fogplanWait: makeNetworkLimit(FOGPLAN_LIMIT),
        refusedPage: makeRefusedPage(site.template, facts),
        facts,
        trustProxy: config.trustProxy,
        publicUrl: config.publicUrl,
        now,
      }),
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
