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
  'src/site/press.ts': [],
  'src/site/layouts': ['src/site/islands', 'src/site/styles', 'src/shared', 'src/content', 'src/domain'],
  'src/site/sections': ['src/site/pictures.ts', 'src/shared', 'src/content', 'src/domain'],
  'src/site/islands': ['src/site/planner', 'src/site/backend', 'src/shared', 'src/content', 'src/domain'],
  'src/site/planner': ['src/site/styles', 'src/shared', 'src/content', 'src/domain'],
  'src/site/backend': ['src/content', 'src/domain'],
  'src/site/styles': [],
  'src/site/pictures.ts': ['src/shared', 'src/content', 'src/domain'],
  'src/server': ['src/shared', 'src/content', 'src/domain'],
  'src/shared': ['src/content', 'src/domain'],
  'src/content': ['src/domain'],
  'src/domain': [],
}

/** The rooms of `src/server`, each with the rooms that it may know. What stands beside them (app.ts, main.ts …) knows them all, and none of them knows it. */
export const rooms: Record<string, readonly string[]> = {
  core: [],
  enquiries: ['core'],
  photos: ['core', 'enquiries'],
  visits: ['core', 'enquiries'],
  bounces: ['core', 'enquiries'],
  fogplan: ['core'],
  customer: ['core', 'enquiries', 'photos', 'visits', 'fogplan'],
  desk: ['core', 'enquiries', 'photos', 'visits', 'bounces', 'fogplan', 'customer'],
  publishing: ['core', 'enquiries', 'photos', 'desk'],
  operation: ['core', 'enquiries', 'photos', 'visits', 'bounces', 'fogplan', 'customer', 'desk', 'publishing'],
}
