import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AstroIntegration } from 'astro'

/** Where the build puts the renderer, beside the site. */
const PRESS = '../press/'
const ENTRY = 'press.mjs'

/**
 * Keeps the program with which Astro renders the pages of a static site, and which it would remove: a page can then be rendered at
 * any time, with other content (src/server/press). Throws if Astro keeps it elsewhere.
 */
export const renderer = (): AstroIntegration => ({
  name: 'renderer',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'renderer-entry',
              applyToEnvironment: ({ name }) => name === 'prerender',
              buildStart() {
                this.emitFile({ type: 'chunk', id: join(import.meta.dirname, '../src/site/press.ts'), fileName: ENTRY })
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
    },
  },
})
