/** Sessions are Supabase's, whose names in local storage begin so. This site has no sign-in, so its visitors never load what looks after them. */
try {
  if (Object.keys(localStorage).some((name) => name.startsWith('sb-'))) {
    import('#site/backend/session.ts').then(({ refreshSession }) => refreshSession()).catch(console.warn)
  }
} catch {
  // Local storage may be blocked; then there is no session.
}
