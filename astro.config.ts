import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { pictureFolder } from './tools/picture-folder.ts'
import { renderer } from './tools/renderer.ts'
import { serviceWorker } from './tools/service-worker.ts'

const { PUBLIC_URL, PORT, FUNCTION_AT } = process.env

/** `Features.LightDark` of Lightning CSS, which is Vite's dependency. */
const LIGHT_DARK = 2 ** 20

/** Modules that are always fetched together are one file: each request costs half a kilobyte of headers (tests/built/scripts.test.ts). */
const chunks = [
  // Small things that several scripts need. First, or "react" would take the facts along: the bar on phones needs them without React.
  {
    name: 'company',
    test: /content\/(company\/company\.|publishing\/published-parts|gallery\/idea-names)|site\/published|domain\/(paths|enquiry\/photo-limits|sweden\/(calendar|phone|time|writing))/,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|shared\/(error-boundary|facts-context)|room\/limits|islands\/use-held/ },
  { name: 'hydrate', test: /islands\/hydrate|vite\/preload-helper/ },
  // Each with all that it imports: the drawing, which the quote form shows too, and the planner, whose parts on request need no file in common.
  { name: 'plan-room', test: /shared\/plan-thumbnail|planner\/(drawing-words|design-names)|room\/designs/ },
  { name: 'planner', test: /planner\/planner\.tsx/ },
  // Names and set-out of tiles, for two designs beside each other, the Fogplan and the 3D view.
  { name: 'tiles', test: /content\/materials\/(finish|tiles)|room\/(finish|tiling\/lay-out)/ },
]

/** Of a page's script, without what Astro calls it besides: each byte of the home page counts (docs/decisions/006-what-the-first-view-needs.md). */
const shortName = ({ name }: { name: string }) => `_astro/${name.split('.')[0]}.[hash].js`

export default defineConfig({
  site: PUBLIC_URL || `http://localhost:${PORT || 3000}`,
  srcDir: './src/site',
  outDir: './dist/site',
  cacheDir: './.cache/astro',
  build: { format: 'file', inlineStylesheets: 'always' },
  // Less effort than the default: the first build must not take minutes, and the files grow by a few per cent.
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 } } } },
  devToolbar: { enabled: false },
  integrations: [react(), renderer(), pictureFolder(), serviceWorker()],
  vite: {
    // Breakpoints have names (src/site/styles/breakpoints.css). The pages have one colour scheme, so light-dark() needs no stand-in.
    css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true }, exclude: LIGHT_DARK } },
    // In development the real server, started beside this one, serves the function (tools/dev.ts).
    server: { proxy: FUNCTION_AT ? { '/functions': FUNCTION_AT } : {} },
    // An SVG inlined in a style sheet would be a data: URL, which the CSP refuses (server/core/http/csp.ts).
    build: {
      assetsInlineLimit: (path) => (path.endsWith('.svg') ? false : undefined),
    },
    environments: { client: { build: { rolldownOptions: { output: { minify: true, codeSplitting: { groups: chunks }, entryFileNames: shortName } } } } },
  },
})
