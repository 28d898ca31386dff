import type { AstroIntegration } from 'astro'

/** What @vitejs/plugin-react asks for before the first component. Astro sends it along only with islands that it wakes itself. */
const PREAMBLE = `
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
`

/** While developing, a saved island is fresh at once. */
export const freshIslands = (): AstroIntegration => ({
  name: 'fresh-islands',
  hooks: {
    'astro:config:setup': ({ command, injectScript }) => {
      if (command === 'dev') injectScript('page', PREAMBLE)
    },
  },
})
