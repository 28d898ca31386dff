const elsewhere: string | undefined = import.meta.env.PUBLIC_BACKEND_URL

/** The backend: this site's own server, or a Supabase project, chosen when the site is built. */
export const backend = {
  url: elsewhere || globalThis.location?.origin,
  /** The public anonymous key. It grants nothing that is not public. */
  key: import.meta.env.PUBLIC_BACKEND_KEY || 'anon',
  /** Our own server takes idempotency keys; another one's CORS rules may refuse the header. */
  takesKeys: !elsewhere,
  /** Only our own server takes photos. */
  takesPhotos: !elsewhere,
}
