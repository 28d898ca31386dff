/**
 * The rooms of the house from roof to cellar (docs/house.md), each with the rooms it may import. A room names only rooms
 * listed after it, so that nothing can go in a circle. tests/house.test.ts holds every file to it; type imports count.
 */
export const rooms: Record<string, readonly string[]> = {
  'src/site/pages': ['src/site/layouts', 'src/site/sections', 'src/site/islands', 'src/site/pictures.ts', 'src/parts', 'src/content', 'src/domain'],
  'src/site/layouts': ['src/site/islands', 'src/site/styles', 'src/site/directives', 'src/parts', 'src/content', 'src/domain'],
  'src/site/sections': ['src/site/pictures.ts', 'src/parts', 'src/content', 'src/domain'],
  'src/site/islands': ['src/site/backend', 'src/parts', 'src/content', 'src/domain'],
  'src/site/backend': ['src/domain'],
  'src/site/directives': [],
  'src/site/styles': [],
  'src/site/pictures.ts': ['src/parts', 'src/content'],
  'src/server/main.ts': ['src/server/open-house.ts', 'src/server/listen.ts', 'src/server/config.ts'],
  'src/server/listen.ts': ['src/server/config.ts'],
  'src/server/open-house.ts': [
    'src/server/adapters',
    'src/server/app.ts',
    'src/server/http',
    'src/server/outbox',
    'src/server/letters',
    'src/server/quotes',
    'src/server/config.ts',
  ],
  'src/server/config.ts': ['src/content'],
  'src/server/app.ts': ['src/server/http', 'src/server/quotes'],
  'src/server/http': ['src/server/quotes', 'src/parts', 'src/content', 'src/domain'],
  'src/server/adapters': ['src/server/outbox', 'src/server/letters', 'src/server/quotes', 'src/domain'],
  'src/server/outbox': ['src/server/letters', 'src/server/quotes'],
  'src/server/letters': ['src/server/quotes', 'src/content', 'src/domain'],
  'src/server/quotes': ['src/domain'],
  'src/parts': ['src/content', 'src/domain'],
  'src/content': ['src/domain'],
  'src/domain': [],
}
