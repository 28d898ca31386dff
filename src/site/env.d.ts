/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly PUBLIC_BACKEND_URL?: string
  readonly PUBLIC_BACKEND_KEY?: string
}
