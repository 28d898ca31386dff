/**
 * What is mutated together, and the tests that reach it, as globs from the repository's root: fewer tests make a quicker run. `statics`:
 * also what is computed once when a file is loaded, for which every test runs; only where they are quick.
 */
export type Folder = { readonly name: string; readonly mutate: readonly string[]; readonly tests: readonly string[]; readonly statics?: boolean }

export const folders: readonly Folder[] = [
  { name: 'domain/quote', mutate: ['src/domain/quote/*.ts', 'src/domain/*.ts'], tests: ['src/domain/quote/*.test.ts', 'src/domain/*.test.ts'] },
  { name: 'domain/sweden', mutate: ['src/domain/sweden/*.ts'], tests: ['src/domain/sweden/*.test.ts', 'src/domain/quote/reply-deadlines.test.ts'] },
  { name: 'domain/suspicion', mutate: ['src/domain/suspicion/*.ts'], tests: ['src/domain/suspicion/*.test.ts'], statics: true },
  { name: 'domain/room', mutate: ['src/domain/room/*.ts'], tests: ['src/domain/room/*.test.ts'] },
]
