import type { AstroIntegration } from 'astro'

/** `client:touch` wakes an island when it is first touched; `client:touch="#galleri"` when that part of the page is. */
export const touch = (): AstroIntegration => ({
  name: 'client:touch',
  hooks: {
    // A path from the project's root: a file: address is not resolved here.
    'astro:config:setup': ({ addClientDirective }) => addClientDirective({ name: 'touch', entrypoint: './src/site/directives/touch.ts' }),
  },
})

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean | string
  }
}
