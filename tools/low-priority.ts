import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/**
 * The page's own script waits behind what the first view shows: nothing of it is needed before somebody moves. Astro bundles
 * only scripts without attributes, so the word is put in afterwards.
 */
export const lowPriority = (): AstroIntegration => ({
  name: 'low-priority',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const site = fileURLToPath(dir)
      for (const page of globSync('**/*.html', { cwd: site }).map((name) => join(site, name))) {
        writeFileSync(page, readFileSync(page, 'utf8').replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src='))
      }
    },
  },
})
