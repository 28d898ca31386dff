/**
 * What is mutated together, and the tests that reach it, as globs from the repository's root: fewer tests make a quicker run. `statics`:
 * also what is computed once when a file is loaded, for which every test runs; only where they are quick.
 */
export type Folder = { readonly name: string; readonly mutate: readonly string[]; readonly tests: readonly string[]; readonly statics?: boolean }

export const folders: readonly Folder[] = [
  {
    name: 'domain/quote',
    mutate: ['src/domain/quote/*.ts', 'src/domain/*.ts', '!src/domain/paths.ts', '!src/domain/quote/photo-limits.ts'],
    tests: ['src/domain/quote/*.test.ts', 'src/domain/*.test.ts'],
  },
  { name: 'domain/sweden', mutate: ['src/domain/sweden/*.ts'], tests: ['src/domain/sweden/*.test.ts', 'src/domain/quote/reply-deadlines.test.ts'] },
  { name: 'domain/suspicion', mutate: ['src/domain/suspicion/*.ts'], tests: ['src/domain/suspicion/*.test.ts'], statics: true },
  {
    name: 'domain/room',
    // Sizes and limits are facts; so are the templates.
    mutate: ['src/domain/room/*.ts', '!src/domain/room/{fixtures,limits,plan,templates}.ts'],
    tests: ['src/domain/room/*.test.ts'],
  },
  { name: 'server/outbox', mutate: ['src/server/outbox/*.ts'], tests: ['src/server/outbox/*.test.ts'], statics: true },
  { name: 'server/quotes', mutate: ['src/server/quotes/*.ts', 'src/server/signatures.ts'], tests: ['src/server/quotes/*.test.ts'], statics: true },
  { name: 'server/emails', mutate: ['src/server/emails/*.{ts,tsx}'], tests: ['tests/emails/*.test.ts'] },
  {
    name: 'server/metrics',
    mutate: ['src/server/metrics/*.ts', 'src/server/{health,poller,deadline,config,listen,log,link-secret}.ts'],
    tests: ['src/server/*.test.ts', 'src/server/metrics/*.test.ts'],
    statics: true,
  },
]
