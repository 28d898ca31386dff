const elsewhere: string | undefined = import.meta.env.PUBLIC_BACKEND_URL

/** Where the browser finds the backend: this site's own server, or any Supabase project, decided when the site is built. */
export const backend = {
  url: elsewhere || globalThis.location?.origin,
  /** The public anonymous key. It opens nothing that is not open to everyone. */
  key: import.meta.env.PUBLIC_BACKEND_KEY || 'anon',
  /** Our own server knows a request by its key; another one may refuse a header that it has not been told of. */
  knowsKeys: !elsewhere,
}
