/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly PUBLIC_BACKEND_URL?: string
  readonly PUBLIC_BACKEND_KEY?: string
}

declare namespace App {
  interface Locals {
    /** What the pages are made of. */
    content: import('#content/publishing/page-content.ts').PageContent
  }
}
