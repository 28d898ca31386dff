import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AstroIntegration } from 'astro'

/** Where the build puts the renderer, beside the site. */
const PRESS = '../press/'
const ENTRY = 'press.mjs'

/**
 * Keeps the program with which Astro renders the pages of a static site, and which it would remove: a page can then be rendered at
 * any time, with other content (src/server/publishing/press). Beside it lies a list of the packages that are in it, for their licences. Throws if
 * Astro keeps the program elsewhere.
 */
export const renderer = (): AstroIntegration => {
  const packages = new Set<string>()
  return {
    name: 'renderer',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'renderer-entry',
                applyToEnvironment: ({ name }) => name === 'prerender',
                buildStart() {
                  this.emitFile({ type: 'chunk', id: join(import.meta.dirname, '../src/site/press.ts'), fileName: ENTRY })
                },
                generateBundle(_, bundle) {
                  for (const file of Object.values(bundle)) for (const name of packagesIn(file.type === 'chunk' ? file.moduleIds : [])) packages.add(name)
                },
              },
            ],
            // Whole, because Astro is not installed where the site runs. sharp is native, and installed.
            environments: { prerender: { resolve: { noExternal: true, external: ['sharp'] } } },
          },
        })
      },
      'astro:build:generated': ({ dir }) => {
        const program = new URL('.prerender/', dir)
        if (!existsSync(new URL(ENTRY, program))) throw new Error(`There is no ${ENTRY} in ${program.pathname}. Does Astro put its programs elsewhere?`)
        cpSync(program, new URL(PRESS, dir), { recursive: true })
        writeFileSync(new URL(`${PRESS}packages.json`, dir), JSON.stringify([...packages].toSorted()))
      },
    },
  }
}

/** The packages that modules are of, by the modules' paths. */
function packagesIn(moduleIds: readonly string[]): string[] {
  return moduleIds.flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? [])
}
