/** Where the browser finds the backend: this site's own server, or any Supabase project, decided when the site is built. */
export const backend = {
  url: import.meta.env.PUBLIC_BACKEND_URL || globalThis.location?.origin,
  /** The public anonymous key. It opens nothing that is not open to everyone. */
  key: import.meta.env.PUBLIC_BACKEND_KEY || 'anon',
}
