/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly PUBLIC_BACKEND_URL?: string
  readonly PUBLIC_BACKEND_KEY?: string
}

/** https://w3c.github.io/trusted-types – TypeScript's own library does not know it yet. What is made is taken for the text that it wraps. */
interface Window {
  readonly trustedTypes?: { createPolicy(name: string, rules: { createHTML: (text: string) => string }): { createHTML(text: string): string } }
}
