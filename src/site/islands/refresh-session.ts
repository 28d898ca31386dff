/** Supabase's sessions have names in local storage that begin with "sb-". This site has no sign-in, so its visitors never load that code. */
try {
  if (Object.keys(localStorage).some((name) => name.startsWith('sb-'))) {
    import('#site/backend/session.ts').then(({ refreshSession }) => refreshSession()).catch(console.warn)
  }
} catch {
  // Local storage may be blocked; then there is no session.
}
