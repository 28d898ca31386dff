import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'vite'
import { DESK_WORKER } from '#domain/desk-worker.ts'

/** Builds the desk's service worker: one file that shares nothing with the pages' scripts, at an address that never changes. */
export const serviceWorker = (): AstroIntegration => ({
  name: 'service-worker',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          outDir: fileURLToPath(dir),
          emptyOutDir: false,
          rolldownOptions: {
            input: join(import.meta.dirname, '../src/site/islands/desk/service-worker.ts'),
            output: { format: 'iife', entryFileNames: DESK_WORKER.slice(1) },
          },
        },
      })
    },
  },
})
