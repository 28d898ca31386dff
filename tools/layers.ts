/**
 * The layers of `src` (docs/architecture.md), highest first: each path with the paths it may import, beside itself. A layer
 * names only layers listed after it. tests/architecture.test.ts checks every import, type imports included.
 */
export const layers: Record<string, readonly string[]> = {
  'src/site/pages': [
    'src/site/layouts',
    'src/site/sections',
    'src/site/islands',
    'src/site/planner',
    'src/site/styles',
    'src/site/pictures.ts',
    'src/shared',
    'src/content',
    'src/domain',
  ],
  'src/site/press.ts': ['src/content'],
  'src/site/middleware.ts': ['src/content'],
  'src/site/env.d.ts': ['src/content'],
  'src/site/layouts': ['src/site/islands', 'src/site/styles', 'src/shared', 'src/content', 'src/domain'],
  'src/site/sections': ['src/site/pictures.ts', 'src/shared', 'src/content', 'src/domain'],
  'src/site/islands': ['src/site/planner', 'src/site/backend', 'src/site/published.ts', 'src/shared', 'src/content', 'src/domain'],
  'src/site/planner': ['src/site/published.ts', 'src/site/styles', 'src/shared', 'src/content', 'src/domain'],
  'src/site/published.ts': ['src/content'],
  'src/site/backend': ['src/content', 'src/domain'],
  'src/site/styles': [],
  'src/site/pictures.ts': ['src/shared', 'src/content', 'src/domain'],
  'src/server': ['src/shared', 'src/content', 'src/domain'],
  'src/shared': ['src/content', 'src/domain'],
  'src/content': ['src/domain'],
  'src/domain': [],
}

/**
 * A room's door is what lies directly in its folder, with index.ts first; the folders inside are its own. `sql` is open too: it is what other
 * rooms do within a transaction of theirs.
 */
export const openFolders: readonly string[] = ['sql']

/** Imports against the arrows, each with its reason. */
export const againstTheArrows: Record<string, string> = {
  'enquiries/sql/close-enquiry.ts → visits/end-visit.ts': 'a request that closes ends its visit in the same transaction',
  'enquiries/sql/enquiry-repository.ts → visits/erased-visits.ts': 'a request that is erased takes its visit out of the calendar in the same transaction',
}
