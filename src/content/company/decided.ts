/**
 * Points of `npm run launch-check` that stay as they are: the point's name, and who decided it when, for instance
 * `rubriker: '2026-12-01, Anna'`. A point that must change, such as a placeholder number, cannot be decided here.
 */
export const decided: Readonly<Record<string, string>> = {}
