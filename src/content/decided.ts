/**
 * What `npm run launch-check` asks about and is right as it stands: the point's name, and who decided it when. For instance
 * `rubriker: '2026-12-01, Anna'`. What must not stay (a placeholder number, say) cannot be decided here, only changed.
 */
export const decided: Readonly<Record<string, string>> = {}
